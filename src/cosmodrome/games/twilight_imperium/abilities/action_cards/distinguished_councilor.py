"""Action card: Distinguished Councilor."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


def has_just_voted(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat has cast votes right now; the speaker, who votes last, is asked along with those who bribe (TI-R43)."""
    voter = window.seat if window.key == "voted" else table.speaker
    return seat == voter and table.votes[seat] > 0 and (window.key == "voted") is (seat != table.speaker)


@card("distinguished_councilor", ("voted", "votes.cast"), when=has_just_voted)
def distinguished_councilor(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Five more votes for your outcome."""
    table.add_votes(seat, 5)
