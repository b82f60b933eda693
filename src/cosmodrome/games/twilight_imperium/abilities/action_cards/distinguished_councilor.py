"""Action card: Distinguished Councilor."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("distinguished_councilor", "voted", when=lambda t, s, w: s == w.seat and t.votes[s] > 0)
def distinguished_councilor(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Five more votes for your outcome."""
    table.add_votes(seat, 5)
