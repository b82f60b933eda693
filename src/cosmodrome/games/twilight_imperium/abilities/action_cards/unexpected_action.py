"""Action card: Unexpected Action."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_system
from cosmodrome.games.twilight_imperium.index import bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


def own_tokens(table: TwilightImperium, seat: Seat) -> tuple[int, ...]:
    """The systems with a command token of the player."""
    return bits(table.tokens[seat])


@card("unexpected_action", "action", when=lambda t, s, w: t.tokens[s] != 0, aim=a_system(own_tokens))
def unexpected_action(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Take one of your command tokens off the board."""
    table.take_token(seat, window.target[0])
