"""Directive: Wormhole Research."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.agenda import AGAINST, FOR, outcome, voted_for
from cosmodrome.games.twilight_imperium.crowding import check_everywhere
from cosmodrome.games.twilight_imperium.elimination import check
from cosmodrome.games.twilight_imperium.index import bits
from cosmodrome.games.twilight_imperium.research import research
from cosmodrome.games.twilight_imperium.sacrifice import clear_ships
from cosmodrome.games.twilight_imperium.sheet import POOLS
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Choose, Rule


@outcome("wormhole_research", FOR)
def wormhole_research(table: TwilightImperium) -> Rule[None]:
    """Players with ships beside wormholes may research a technology; then all ships beside alpha and beta wormholes
    are destroyed."""
    order = table.clockwise(table.speaker)
    for seat in order:
        if table.ships[seat] & table.with_wormhole():
            yield from research(table, seat, may=True)
    alpha, beta, _ = table.wormholes
    for seat in order:
        for system in bits(table.ships[seat] & (alpha | beta)):
            yield from clear_ships(table, seat, system)
    yield from check(table)


@outcome("wormhole_research", AGAINST)
def wormholes_stay_unknown(table: TwilightImperium) -> Rule[None]:
    """Each player who voted against removes a token from the command sheet."""
    for seat in voted_for(table, AGAINST):
        if pools := [verbs.POOL(pool, 1) for pool in POOLS if table.pool(pool)[seat]]:
            choice = yield Choose(seat, "lose-token", pools)
            table.lose_token(seat, choice[1])
            yield from check_everywhere(table, seat)
