"""Action card: Disable."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.index import NOBODY, PLANETS_IN
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import active
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


def defenders(table: TwilightImperium, seat: Seat) -> set[Seat]:
    """The other players with PDS in the active system."""
    return {table.owner[planet] for planet in PLANETS_IN[table.system] if table.pds[planet]} - {NOBODY, seat}


@card("disable", "invasion.start", when=lambda t, s, w: active(t, s, w) and bool(defenders(t, s)))
def disable(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """PDS of your opponents in the active system have no planetary shield and no space cannon in this invasion."""
    for who in defenders(table, seat):
        table.mark("action", "no-shield", who)
        table.mark("action", "no-cannon", who)
