"""Action card: Warfare Rider."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import with_ships
from cosmodrome.games.twilight_imperium.choices import one_system
from cosmodrome.games.twilight_imperium.deployment import can_deploy, deploy
from cosmodrome.games.twilight_imperium.index import DREADNOUGHT
from cosmodrome.games.twilight_imperium.riders import rider
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Rule, Seat


@rider("warfare_rider")
def warfare_rider(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Place a dreadnought in a system with ships of yours; one from the board only if you like (TI-42.3a)."""
    if can_deploy(table, seat, DREADNOUGHT):
        systems, may = with_ships(table, seat), not table.left(seat, DREADNOUGHT)
        system = yield from one_system(table, seat, "warfare_rider", systems, may=may)
        if system:
            yield from deploy(table, seat, DREADNOUGHT, system)
