"""Gaining, placing and redistributing command tokens, TI-18, TI-84.5: values are set in order, so there are no
cycles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cosmodrome.games.twilight_imperium.crowding import check_everywhere
from cosmodrome.games.twilight_imperium.data.layouts import COMMAND_TOKENS
from cosmodrome.games.twilight_imperium.sheet import POOLS
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import FLEET_POOL, KEEP, POOL, STRATEGY_POOL, counts
from cosmodrome.kernel import Choose, Option, Rule, Seat

FLEET_POOLS: Final = [FLEET_POOL(count) for count in range(COMMAND_TOKENS + 1)]
STRATEGY_POOLS: Final = [STRATEGY_POOL(count) for count in range(COMMAND_TOKENS + 1)]


def gain_tokens(table: TwilightImperium, seat: Seat, count: int) -> Rule[None]:
    """TI-18.2: each gained token goes to a pool of the player's choice; TI-18.3: as far as there are any."""
    left = min(count, table.reinforcements(seat))
    while left > 0:
        choice = yield Choose(seat, "gain-tokens", pool_options, table, seat, left, args={"left": left})
        table.gain_token(seat, choice[1], choice[2])
        left -= choice[2]
    yield from check_fleet_law(table, seat)


def pool_options(table: TwilightImperium, seat: Seat, left: int) -> list[Option]:
    """So many tokens into one of the pools."""
    return list(_pools(left, fleet_room(table, seat)))


@lru_cache(maxsize=1024)
def _pools(left: int, room: int) -> tuple[Option, ...]:
    return tuple(POOL(pool, n) for n in reversed(counts(left)) for pool in POOLS if pool != "fleet" or n <= room)


def fleet_room(table: TwilightImperium, seat: Seat) -> int:
    """How many more tokens the fleet pool may hold."""
    return table.fold("fleet-pool-most", seat, 16) - table.fleet_pool[seat]


def check_fleet_law(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """A law may limit the fleet pool: what is too much goes to the reinforcements."""
    if (over := -fleet_room(table, seat)) > 0:
        table.lose_token(seat, "fleet", over)
    yield from ()


def force_token(table: TwilightImperium, seat: Seat, system: int) -> Rule[None]:
    """TI-13.2a, TI-13.2b, TI-18.3b: a token from the reinforcements, or else from a pool; none where one lies. With one
    token less in the fleet pool there may be too many ships somewhere (TI-66.3)."""
    if table.tokens[seat] >> system & 1:
        return
    if table.reinforcements(seat):
        table.put_token(seat, system)
        return
    pools = [POOL(pool, 1) for pool in POOLS if table.pool(pool)[seat]]
    if pools:
        choice = yield Choose(seat, "token-from", pools, args={"system": system})
        table.put_token(seat, system, choice[1])
        yield from check_everywhere(table, seat)


def redistribute(table: TwilightImperium, seat: Seat, gained: int = 0) -> Rule[tuple[int, int, int]]:
    """TI-84.5, TI-10.4: all tokens of the sheet, and those just gained, among the pools; `keep` leaves them as they are
    and puts the gained ones into the tactic pool. The new pools are returned, nothing is told: it may be sealed."""
    gained = min(gained, table.reinforcements(seat))
    pools = (table.tactic[seat] + gained, table.fleet_pool[seat], table.strategy[seat])
    choice = yield Choose(seat, "fleet-pool", fleet_options, table, seat, sum(pools), args=shown(pools))
    if choice == KEEP:
        return pools
    fleet = choice[1]
    left = sum(pools) - fleet
    choice = yield Choose(seat, "strategy-pool", STRATEGY_POOLS[: left + 1], args={"left": left, "fleet": fleet})
    return left - choice[1], fleet, choice[1]


def shown(pools: tuple[int, int, int]) -> dict[str, int]:
    """The pools as they would be kept, for the ask."""
    return dict(zip(POOLS, pools, strict=True))


def fleet_options(table: TwilightImperium, seat: Seat, total: int) -> list[Option]:
    """How many tokens the fleet pool is to have."""
    most = min(total, table.fold("fleet-pool-most", seat, 16))
    return [KEEP, *FLEET_POOLS[: most + 1]]
