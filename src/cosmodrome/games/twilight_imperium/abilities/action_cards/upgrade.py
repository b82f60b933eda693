"""Action card: Upgrade."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.deployment import can_deploy, deploy
from cosmodrome.games.twilight_imperium.index import CRUISER, DREADNOUGHT
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import active, every
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


def can_upgrade(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """A cruiser in the active system, and a dreadnought to take its place."""
    return table.fleet(seat, table.system)[CRUISER] > 0 and can_deploy(table, seat, DREADNOUGHT)


@card("upgrade", "activated", when=every(active, can_upgrade))
def upgrade(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Replace a cruiser in the active system with a dreadnought."""
    table.take_off(seat, table.system, CRUISER, 1, "removed")
    yield from deploy(table, seat, DREADNOUGHT, table.system)
