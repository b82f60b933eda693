"""Action card: Diplomacy Rider."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.choices import one_system
from cosmodrome.games.twilight_imperium.index import SYSTEM_OF
from cosmodrome.games.twilight_imperium.riders import rider
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tokens import force_token
from cosmodrome.kernel import Rule, Seat


@rider("diplomacy_rider")
def diplomacy_rider(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Each other player puts a command token into a system with a planet of yours, Mecatol Rex included."""
    systems = sorted({SYSTEM_OF[planet] for planet in table.planets(seat)})
    system = yield from one_system(table, seat, "diplomacy_rider", systems)
    if system:
        for other in table.clockwise(seat)[1:]:
            yield from force_token(table, other, system)
