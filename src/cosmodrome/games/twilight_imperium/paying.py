"""Paying with planets and trade goods, TI-9, TI-67, TI-78: a chain that ends by itself when the sum is reached."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cosmodrome.games.twilight_imperium.index import PLANET, bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import AUTO, EXHAUSTS, GOODS, counts
from cosmodrome.kernel import Choose, Option, Rule, Seat

RESOURCES, INFLUENCE = "resources", "influence"


def worth(table: TwilightImperium, seat: Seat, planet: int, what: str) -> int:
    """What exhausting a planet yields."""
    return table.resources(planet) if what == RESOURCES else table.influence(planet)


def good_worth(table: TwilightImperium, seat: Seat) -> int:
    """TI-67.3, TI-9.3: what a trade good counts."""
    return table.fold("good-worth", seat, 1)


def payers(table: TwilightImperium, seat: Seat, what: str) -> list[int]:
    """The readied planets that yield something and are not yet in the draft."""
    value = table.resources if what == RESOURCES else table.influence
    return [planet for planet in ready(table, seat) if value(planet)]


def ready(table: TwilightImperium, seat: Seat) -> tuple[int, ...]:
    """The readied planets that are not yet in the draft."""
    return bits(table.lands[seat] & ~(table.exhausted | table.paying))


def purse(table: TwilightImperium, seat: Seat, what: str) -> int:
    """What a player could pay at most."""
    value = table.resources if what == RESOURCES else table.influence
    goods = table.goods[seat] - table.paying_goods
    return sum(map(value, ready(table, seat))) + (goods * good_worth(table, seat) if goods else 0)


def can_pay(table: TwilightImperium, seat: Seat, cost: int, what: str) -> bool:
    """TI-74.11."""
    return cost <= 0 or purse(table, seat, what) >= cost


def can_pay_in_turn(table: TwilightImperium, seat: Seat, first: int, then: int, what: str) -> bool:
    """Whether a player can pay two sums, each by itself: what is too much for one is lost for the other (TI-62.1a)."""
    planets = [worth(table, seat, planet, what) for planet in ready(table, seat)]
    goods, each, total = table.goods[seat] - table.paying_goods, good_worth(table, seat), sum(planets)
    sums = {0}
    for value in planets:
        sums |= {value + reached for reached in sums}
    gaps = ((max(first - one, 0), max(then - (total - one), 0)) for one in sums)
    return any(-(-gap // each) - (-rest // each) <= goods for gap, rest in gaps)


def while_payable(
    table: TwilightImperium, seat: Seat, cost: int, what: str, paid: Option, otherwise: Option
) -> list[Option]:
    """What costs something, as long as it can be paid (a trade may come between), and what does not."""
    return [paid, otherwise] if can_pay(table, seat, cost, what) else [otherwise]


def pay(
    table: TwilightImperium,
    seat: Seat,
    cost: int,
    what: str,
    why: str = "",
    spared: Sequence[int] = (),
    reserve: int = 0,
) -> Rule[None]:
    """A player exhausts planets and spends trade goods until the cost is met; what is too much is lost (TI-62.1a).
    `auto` spares the planets that will be of other use, and what is to be paid next, while the rest is enough."""
    table.owed = max(cost, 0)
    while (left := cost - drafted(table, seat, what)) > 0:
        choice = yield Choose(
            seat,
            "pay",
            pay_options,
            table,
            seat,
            left,
            what,
            args={"cost": cost, "left": left, "what": what, "why": why},
        )
        if choice == AUTO:
            planets, goods = best_payment(table, seat, left, what, spared, reserve)
            for planet in planets:
                table.paying |= 1 << planet
            table.paying_goods += goods
        elif choice[0] == "exhaust":
            table.paying |= 1 << PLANET[choice[1]]
        else:
            table.paying_goods += choice[1]
    settle(table, seat)


def drafted(table: TwilightImperium, seat: Seat, what: str) -> int:
    """What the draft of a payment is worth."""
    value = table.resources if what == RESOURCES else table.influence
    goods = table.paying_goods
    return sum(map(value, bits(table.paying))) + (goods * good_worth(table, seat) if goods else 0)


def settle(table: TwilightImperium, seat: Seat) -> None:
    """The drafted planets are exhausted, the drafted trade goods spent."""
    for planet in bits(table.paying):
        table.exhaust(seat, planet)
    if table.paying_goods:
        table.spend_goods(seat, table.paying_goods)
    table.paying, table.paying_goods, table.owed = 0, 0, 0


def pay_options(table: TwilightImperium, seat: Seat, left: int, what: str) -> list[Option]:
    """The obvious payment first, then single planets and trade goods; nothing to choose where there is one way only."""
    planets = payers(table, seat, what)
    goods = table.goods[seat] - table.paying_goods
    if is_forced([worth(table, seat, planet, what) for planet in planets], goods, good_worth(table, seat), left):
        return [AUTO]
    most = min(goods, -(-left // good_worth(table, seat)))
    return [AUTO, *(EXHAUSTS[planet] for planet in planets), *(map(GOODS, counts(most)) if goods else ())]


def is_forced(values: Sequence[int], goods: int, each: int, left: int) -> bool:
    """Whether a sum can be paid in one way only: with trade goods alone, or with all that there is."""
    if not values:
        return True
    least = min(*values, each) if goods else min(values)
    return sum(values) + goods * each - least < left


def best_payment(
    table: TwilightImperium, seat: Seat, cost: int, what: str, spared: Sequence[int] = (), reserve: int = 0
) -> tuple[list[int], int]:
    """The planets and trade goods that waste least: overpaying, the other value lost, trade goods spent; a reserve is
    left, if it can be."""
    planets = payers(table, seat, what)
    if useful := [planet for planet in planets if planet in spared]:
        if purse(table, seat, what) - sum(worth(table, seat, planet, what) for planet in useful) >= cost:
            planets = [planet for planet in planets if planet not in useful]
    other = INFLUENCE if what == RESOURCES else RESOURCES
    values = tuple((worth(table, seat, planet, what), worth(table, seat, planet, other)) for planet in planets)
    each = good_worth(table, seat)
    chosen, goods = _best(values, table.goods[seat] - table.paying_goods, each, cost, reserve)
    return [planets[at] for at in bits(chosen)], goods


@cache
def _best(values: tuple[tuple[int, int], ...], goods: int, each: int, cost: int, reserve: int = 0) -> tuple[int, int]:
    """Subset sums with the cheapest way to each sum; trade goods fill the gap."""
    sums: dict[int, tuple[int, int]] = {0: (0, 0)}  # sum: weighed loss, planets
    for at, (value, other) in enumerate(values):
        for total, (loss, mask) in list(sums.items()):
            if total < cost:
                reached = total + value
                found = (loss + 2 * other, mask | 1 << at)
                if reached not in sums or found[0] < sums[reached][0]:
                    sums[reached] = found
    best: tuple[int, int, int] | None = None
    wealth = sum(value for value, _ in values) + goods * each
    for total, (loss, mask) in sums.items():
        needed = max(0, -(-(cost - total) // each))
        if needed <= goods and wealth - total - needed * each >= reserve:
            waste = max(total + needed * each - cost, 0)
            score = loss + 3 * waste + 5 * needed
            if best is None or score < best[0]:
                best = (score, mask, needed)
    if best is None and reserve:
        return _best(values, goods, each, cost)
    assert best is not None, "more to pay than there is"
    return best[1], best[2]
