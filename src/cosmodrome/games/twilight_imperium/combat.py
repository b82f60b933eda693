"""The arithmetic of combat: pure functions of fleets and sides, used by the rules and by the odds alike.

A fleet is a tuple of counts by kind (index.py), infantry on a planet a fleet with nothing but infantry. Nothing here
asks, rolls or changes a table.
"""

from __future__ import annotations

from operator import add, mul
from typing import Final, NamedTuple

from cosmodrome.games.twilight_imperium.index import (
    CARRIER,
    CARRIER_D,
    CRUISER,
    DAMAGED,
    DESTROYER,
    DREADNOUGHT,
    DREADNOUGHT_D,
    EMPTY,
    FIGHTER,
    FLAGSHIP,
    FLAGSHIP_D,
    INFANTRY,
    SHIP_KINDS,
    WAR_SUN,
    WAR_SUN_D,
    Fleet,
)
from cosmodrome.games.twilight_imperium.sides import Side

SUSTAIN_ORDER: Final = (DREADNOUGHT, CARRIER, FLAGSHIP, WAR_SUN)
LOSS_ORDER: Final = (
    FIGHTER,
    DESTROYER,
    CRUISER,
    CARRIER_D,
    CARRIER,
    DREADNOUGHT_D,
    DREADNOUGHT,
    FLAGSHIP_D,
    FLAGSHIP,
    WAR_SUN_D,
    WAR_SUN,
    INFANTRY,
)
REPAIR_ORDER: Final = (FLAGSHIP_D, WAR_SUN_D, DREADNOUGHT_D, CARRIER_D)
REPAIRED: Final = {hurt: whole for whole, hurt in DAMAGED.items()}


class Batch(NamedTuple):
    """Dice of one kind of unit: how many, what each needs, and what is added to each result."""

    kind: int
    dice: int
    hit: int
    plus: int


class Hits(NamedTuple):
    """Hits to be assigned: on any unit, and on units that are no fighters while there are any."""

    any: int
    big: int = 0


NO_HITS: Final = Hits(0)


def plus_one(fleet: Fleet, kind: int, count: int = 1) -> Fleet:
    """A fleet with more (or fewer) of a kind."""
    return (*fleet[:kind], fleet[kind] + count, *fleet[kind + 1 :])


def added(one: Fleet, other: Fleet) -> Fleet:
    """Two fleets together."""
    return tuple(map(add, one, other))


def ground(infantry: int) -> Fleet:
    """Infantry on a planet, as a fleet."""
    return plus_one(EMPTY, INFANTRY, infantry)


def ships(fleet: Fleet) -> int:
    """How many ships there are, fighters included."""
    return sum(fleet[:INFANTRY])


def big_ships(fleet: Fleet) -> int:
    """How many ships there are that are no fighters."""
    return sum(fleet[DESTROYER:INFANTRY])


def combat_kinds(fleet: Fleet) -> list[int]:
    """The kinds of units that fight in space: ships, and infantry that fights as such (TI-R50)."""
    return [kind for kind in (*SHIP_KINDS, INFANTRY) if fleet[kind]]


def flagships(fleet: Fleet) -> int:
    """How many flagships there are, whole or damaged."""
    return fleet[FLAGSHIP] + fleet[FLAGSHIP_D]


def volley(
    side: Side,
    own: Fleet,
    foe: Fleet,
    *,
    space: bool = True,
    plus: int = 0,
    fighters: int = 0,
    enlisted: bool = False,
) -> list[Batch]:
    """TI-35.5, TI-41.1: the dice of one combat roll, the lowest combat values first.

    `plus` is added to every result, `fighters` to those of fighters besides (what uses and the place have given).
    Infantry `enlisted` fights as ships.
    """
    batches = []
    for kind in (INFANTRY, FIGHTER) if not space else (*SHIP_KINDS, INFANTRY) if enlisted else SHIP_KINDS:
        count = own[kind]
        if not count:
            continue
        combat = side.units[kind].combat
        if combat is None:
            continue
        dice, bonus = combat.dice, plus + (fighters if kind == FIGHTER else 0)
        if side.topics:
            dice = side.fold("combat-dice", dice, kind, own, foe)
            bonus = side.fold("combat", bonus, kind, own, space)
        if dice:
            batches.append(Batch(kind, dice * count, combat.hit, bonus))
    batches.sort(key=lambda batch: batch.hit - batch.plus)
    return batches


def count_hits(side: Side, own: Fleet, batches: list[Batch], dice: tuple[int, ...]) -> Hits:
    """TI-7.1, TI-35.5d: the hits of a roll; some may have to go to ships that are no fighters."""
    total = big = at = 0
    for kind, count, hit, plus in batches:
        made = 0
        for die in dice[at : at + count]:
            made += die + plus >= hit
            if "die" in side.topics:
                made = side.fold("die", made, kind, die)
        at += count
        if made and "big-hits" in side.topics and side.fold("big-hits", False, kind, own):
            big += made
        else:
            total += made
    return Hits(total, big)


def abilities_of(side: Side, fleet: Fleet, ability: str, plus: int = 0) -> list[Batch]:
    """The dice of a unit ability (`barrage`, `bombardment`, `cannon`) of a fleet; combat modifiers do not apply."""
    batches = []
    for kind in SHIP_KINDS:
        if fleet[kind]:
            dice = getattr(side.units[kind], ability)
            if dice is not None:
                batches.append(Batch(kind, dice.dice * fleet[kind], dice.hit, plus))
    return batches


def all_dice(side: Side, ability: str, batches: list[Batch]) -> list[Batch]:
    """The dice of a roll for bombardment or space cannon, with what a component adds."""
    return one_more_die(batches) if side.fold("extra-die", False, ability) else batches


def one_more_die(batches: list[Batch]) -> list[Batch]:
    """One unit of a roll, the best, rolls one die more."""
    if not batches:
        return batches
    best = min(range(len(batches)), key=lambda at: batches[at].hit - batches[at].plus)
    batch = batches[best]
    return [*batches[:best], batch._replace(dice=batch.dice + 1), *batches[best + 1 :]]


# ---- taking hits -----------------------------------------------------------------------------------------------------


def cancels(side: Side) -> int:
    """TI-52.1, TI-52.6: how many hits one use of sustain damage cancels."""
    return int(side.fold("sustain-cancels", 1)) if side.topics else 1


def sustainers(side: Side, fleet: Fleet) -> list[int]:
    """TI-52.2: the kinds of undamaged ships here that can sustain damage, in the order in which they mostly do."""
    return [kind for kind in SUSTAIN_ORDER if fleet[kind] and side.units[kind].sustain]


def sustain(fleet: Fleet, kind: int) -> Fleet:
    """A ship of this kind becomes damaged."""
    return plus_one(plus_one(fleet, kind, -1), DAMAGED[kind])


def repair(fleet: Fleet, kind: int) -> Fleet:
    """A damaged ship of this kind is whole again."""
    return plus_one(plus_one(fleet, kind, -1), REPAIRED[kind])


def auto_hits(
    side: Side, fleet: Fleet, hits: Hits, barred: bool = False, enlisted: bool = False
) -> tuple[Fleet, tuple[int, ...], tuple[int, ...]]:
    """What mostly is done with hits on ships: sustain what can, unless all are `barred` from it, then lose the
    cheapest; big hits first.

    Returns the fleet afterwards, the kinds that sustained and the kinds that were lost.
    """
    free, big = hits
    each = cancels(side)
    sustained: list[int] = []
    while (big or free) and not barred and (kinds := sustainers(side, fleet)):
        fleet = sustain(fleet, kinds[0])
        sustained.append(kinds[0])
        used = min(big, each)
        big -= used
        free -= min(free, each - used)
    lost = cheapest(fleet, Hits(free, big), enlisted=enlisted)
    for kind in lost:
        fleet = plus_one(fleet, kind, -1)
    return fleet, tuple(sustained), lost


def cheapest(fleet: Fleet, hits: Hits, space: bool = True, enlisted: bool = False) -> tuple[int, ...]:
    """The units that this many hits destroy, one by one, the cheapest first; big hits spare fighters. Infantry
    `enlisted` goes after the fighters."""
    free, big = hits
    left = list(fleet)
    lost: list[int] = []
    order = [kind for kind in LOSS_ORDER if space != (kind == INFANTRY)]
    if enlisted:
        order.insert(1, INFANTRY)
    while big or free:
        spared = big > 0 and (any(left[1:11]) or (enlisted and left[INFANTRY] > 0))
        kind = next((kind for kind in order if left[kind] and not (spared and kind == FIGHTER)), None)
        if kind is None:
            break
        left[kind] -= 1
        lost.append(kind)
        if big:
            big -= 1
        else:
            free -= 1
    return tuple(lost)


def barrage_losses(fleet: Fleet, hits: int) -> int:
    """TI-19.2, TI-19.2a: fighters destroyed by anti-fighter barrage; further hits are lost."""
    return min(hits, fleet[FIGHTER])


# ---- capacity --------------------------------------------------------------------------------------------------------


def capacity(side: Side, fleet: Fleet) -> int:
    """TI-38.2: what the ships of a fleet can hold."""
    return sum(map(mul, side.capacity, fleet))


def crowd(side: Side, fleet: Fleet, free_fighters: int = 0) -> tuple[int, int]:
    """TI-38.2, TI-33.2: how many units are beyond capacity, and how many ships (halves counted) the pool must bear.

    Fighters that may fly by themselves are never beyond capacity, but those that find no room count as ships.
    """
    room = capacity(side, fleet) - fleet[INFANTRY]
    fighters = max(fleet[FIGHTER] - free_fighters, 0)
    halves = side.units[FIGHTER].excess_halves
    bearing = big_ships(fleet)
    if halves:
        outside = max(fighters - max(room, 0), 0)
        return max(-room, 0), bearing + (outside * halves + 1) // 2
    return max(fighters - room, 0), bearing
