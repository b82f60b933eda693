"""Action card: War Effort."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_system, with_ships
from cosmodrome.games.twilight_imperium.deployment import can_deploy, deploy
from cosmodrome.games.twilight_imperium.index import CRUISER
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


def can_reinforce(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """A cruiser, and a fleet for it to join."""
    return bool(table.ships[seat]) and can_deploy(table, seat, CRUISER)


@card("war_effort", "action", when=can_reinforce, aim=a_system(with_ships))
def war_effort(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Place a cruiser in a system with ships of yours."""
    yield from deploy(table, seat, CRUISER, window.target[0])
