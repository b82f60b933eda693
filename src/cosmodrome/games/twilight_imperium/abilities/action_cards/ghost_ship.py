"""Action card: Ghost Ship."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_system
from cosmodrome.games.twilight_imperium.deployment import can_deploy, deploy
from cosmodrome.games.twilight_imperium.index import DESTROYER, HOMES, bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


def lonely_wormholes(table: TwilightImperium, seat: Seat) -> tuple[int, ...]:
    """The systems with a wormhole that are no homes and have no ships of others."""
    alpha, beta, delta = table.wormholes
    return bits((alpha | beta | delta) & ~HOMES & ~table.others_ships(seat) & table.galaxy.board)


def can_haunt(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """A destroyer, and a place for it."""
    return can_deploy(table, seat, DESTROYER) and bool(lonely_wormholes(table, seat))


@card("ghost_ship", "action", when=can_haunt, aim=a_system(lonely_wormholes))
def ghost_ship(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Place a destroyer in a system with a wormhole, no home and without ships of others."""
    yield from deploy(table, seat, DESTROYER, window.target[0])
