"""Action card: In the Silence of Space."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.twilight_imperium.aims import a_system
from cosmodrome.games.twilight_imperium.index import bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import active, every
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


def starts(table: TwilightImperium, seat: Seat) -> Sequence[int]:
    """The systems from which ships of the player can set out."""
    return bits(table.ships[seat] & ~table.tokens[seat])


def can_set_out(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """There is such a system."""
    return table.ships[seat] & ~table.tokens[seat] != 0


@card("in_the_silence_of_space", "activated", when=every(active, can_set_out), aim=a_system(starts))
def in_the_silence_of_space(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Your ships that start in the chosen system may pass systems with ships of others."""
    table.mark("action", "passes-ships-from", seat, window.target[0])
