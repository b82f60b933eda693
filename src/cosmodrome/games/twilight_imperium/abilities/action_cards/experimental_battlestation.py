"""Action card: Experimental Battlestation."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.index import SYSTEM_OF
from cosmodrome.games.twilight_imperium.structures import floating_docks
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import another, every
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


def dock_in_reach(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat has a space dock in the active system or next to it (TI-R18)."""
    docks = [SYSTEM_OF[planet] for planet in table.planets(seat) if table.docks >> planet & 1]
    reach = 1 << table.system | table.near(seat)[table.system]
    return any(reach >> system & 1 for system in (*docks, *floating_docks(table, seat)))


@card("experimental_battlestation", "moved", when=every(another, dock_in_reach))
def experimental_battlestation(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """A space dock of yours near ships that have just moved fires with three dice, as a space cannon of 5."""
    table.mark("action", "cannon-dice", seat, 3)
    table.mark("action", "cannon-hit", seat, 5)
