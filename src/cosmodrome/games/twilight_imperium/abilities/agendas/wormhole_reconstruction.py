"""Law: Wormhole Reconstruction."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, outcome
from cosmodrome.games.twilight_imperium.choices import one_system
from cosmodrome.games.twilight_imperium.galaxy import Holes
from cosmodrome.games.twilight_imperium.index import bits
from cosmodrome.games.twilight_imperium.sheet import POOLS
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tokens import force_token
from cosmodrome.kernel import Rule, Seat


@static("wormhole_reconstruction", "wormholes", last=True)
def wormhole_reconstruction(table: TwilightImperium, seat: Seat, holes: Holes, moving: bool) -> Holes:
    """All systems with an alpha or a beta wormhole are adjacent to each other, for movement in any case (TI-R66)."""
    alpha, beta, _ = table.wormholes
    return holes[0] | alpha, holes[1] | beta, holes[2], True


@outcome("wormhole_reconstruction", AGAINST)
def reconstruction_fails(table: TwilightImperium) -> Rule[None]:
    """Each player puts a command token from the reinforcements, or else from a pool (TI-18.3b), into each system with a
    wormhole and their ships; with too few of them the player chooses."""
    for seat in table.clockwise(table.speaker):
        while left := bits(table.with_wormhole() & table.ships[seat] & ~table.tokens[seat]):
            tokens = table.reinforcements(seat) + sum(table.pool(pool)[seat] for pool in POOLS)
            if not tokens:
                break
            system = left[0] if tokens >= len(left) else (yield from one_system(table, seat, "put-token", left))
            yield from force_token(table, seat, system)
