"""Action card: Bunker."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("bunker", "invasion.start", when=lambda t, s, w: s != t.active and bool(t.planets_of(s, t.system)))
def bunker(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Bombardment against planets you control gets -4 in this invasion."""
    table.mark("action", "bombardment-against", seat, table.marked("bombardment-against", seat) - 4)
