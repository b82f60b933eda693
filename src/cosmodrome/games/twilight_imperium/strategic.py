"""The strategic action, TI-75: a primary, then the secondaries of the others, clockwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.games.twilight_imperium import primaries, secondaries, verbs
from cosmodrome.games.twilight_imperium.data.strategy_cards import BY_ID
from cosmodrome.games.twilight_imperium.index import STRATEGY_NAMES
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import NO_SEATS, PASS, Choose, Option, Rule, Seat

PRIMARIES: Final[dict[str, Callable[[TwilightImperium, Seat], Rule[None]]]] = {
    "leadership": primaries.leadership,
    "diplomacy": primaries.diplomacy,
    "politics": primaries.politics,
    "construction": primaries.construction,
    "trade": primaries.trade,
    "warfare": primaries.warfare,
    "technology": primaries.technology,
    "imperial": primaries.imperial,
}
SECONDARIES: Final[dict[str, Callable[[TwilightImperium, Seat], Rule[None]]]] = {
    "leadership": secondaries.leadership,
    "diplomacy": secondaries.diplomacy,
    "politics": secondaries.politics,
    "construction": secondaries.construction,
    "trade": secondaries.trade,
    "warfare": secondaries.warfare,
    "technology": secondaries.technology,
    "imperial": secondaries.imperial,
}
FOLLOW: Final = {name: verbs.SECONDARY(name) for name in SECONDARIES}


def primary(table: TwilightImperium) -> Rule[None]:
    """TI-75.0, TI-75.3: the active player resolves the primary from top to bottom."""
    table.served = NO_SEATS
    table.step = 1
    yield from PRIMARIES[STRATEGY_NAMES[table.card]](table, table.active)
    table.cursor = "secondary"


def secondary(table: TwilightImperium) -> Rule[None] | None:
    """TI-75.1: the next player who can do so may resolve the secondary; a player chosen for it must, for free."""
    ring, name = table.ring, STRATEGY_NAMES[table.card]
    first = ring.index(table.active)
    while table.step < table.seats:
        seat = ring[(first + table.step) % table.seats]
        table.step += 1
        if seat in table.eliminated:
            continue
        if seat in table.served:  # TI-79.5a, TI-79.5b
            return SECONDARIES[name](table, seat)
        if may_follow(table, seat, name):
            return follow(table, seat, name)
    table.step = 0
    if table.card in table.cards[table.active]:  # TI-65.6: a secondary may have cost its player the last planet
        table.exhaust_card(table.active, table.card)  # TI-75.2, TI-R2
    table.card = 0
    table.cursor = "action-end"
    return None


def cost(table: TwilightImperium, seat: Seat, name: str) -> int:
    """TI-18.5, TI-18.5a: the tokens that the secondary costs a player."""
    return table.fold("secondary-cost", seat, BY_ID[name].tokens, name)


def may_follow(table: TwilightImperium, seat: Seat, name: str) -> bool:
    """Whether a player can pay for the secondary and it can do something."""
    if table.strategy[seat] < cost(table, seat, name):
        return False
    return secondaries.POSSIBLE[name](table, seat) or table.fold("may-follow", seat, False, name)


def follow(table: TwilightImperium, seat: Seat, name: str) -> Rule[None]:
    """TI-75.1a: using a secondary is optional."""
    tokens = cost(table, seat, name)
    about = {"strategy": name, "tokens": tokens}
    choice = yield Choose(seat, "secondary", follow_options, table, seat, name, args=about)
    if choice == PASS:
        return
    table.say({"key": "follows", "seat": seat, "strategy": name})
    if tokens and not BY_ID[name].token_on_board:  # which the ability puts there
        table.spend_token(seat, "strategy", tokens)
    yield from (PRIMARIES if choice[0] == "primary" else SECONDARIES)[name](table, seat)


def follow_options(table: TwilightImperium, seat: Seat, name: str) -> list[Option]:
    """Resolve it, or not; some may resolve the primary instead. Who has traded away what it costs can do neither
    (TI-R61)."""
    if not may_follow(table, seat, name):
        return [PASS]
    if not table.fold("primary-instead", seat, False, name):
        return [FOLLOW[name], PASS]
    if not secondaries.POSSIBLE[name](table, seat):
        return [verbs.PRIMARY(name), PASS]
    return [verbs.PRIMARY(name), FOLLOW[name], PASS]
