"""Action card: Insubordination."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_player, others
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


def with_tactics(table: TwilightImperium, seat: Seat) -> list[Seat]:
    """The other players with tokens in the tactic pool."""
    return [who for who in others(table, seat) if table.tactic[who]]


@card("insubordination", "action", when=lambda t, s, w: bool(with_tactics(t, s)), aim=a_player(with_tactics))
def insubordination(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Another player loses a token of the tactic pool."""
    table.lose_token(window.target[0], "tactic")
