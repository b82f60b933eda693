"""What is worked out quickly is what the slow way gives, over random games."""

from __future__ import annotations

from random import Random

import pytest

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.combat import crowd, plus_one
from cosmodrome.games.twilight_imperium.galaxy import FAR, FARTHEST, NEXT_TO, Near, offends
from cosmodrome.games.twilight_imperium.index import (
    DOCK,
    FACTION,
    FIGHTER,
    IN_SPACE,
    RIFTS,
    SYSTEMS,
    TECH,
    TILE,
    bits,
)
from cosmodrome.games.twilight_imperium.production import BUILDABLE, Berth, berth, space_room
from cosmodrome.games.twilight_imperium.sides import side_of
from cosmodrome.kernel import Game


def test_the_bits_of_a_mask_are_its_numbers_in_order() -> None:
    """From the lowest, whatever the size; none of nothing."""
    rng = Random(3)
    assert bits(0) == ()
    for _ in range(300):
        numbers = sorted(rng.sample(range(90), rng.randrange(40)))
        assert bits(sum(1 << number for number in numbers)) == tuple(numbers)


def test_like_lies_beside_like_where_anomalies_or_wormholes_of_one_type_touch() -> None:
    """Anything else may be laid beside anything."""
    rng, found = Random(4), set()
    for _ in range(300):
        slots = rng.sample(range(SYSTEMS), len(NEXT_TO))
        slot = rng.randrange(len(NEXT_TO))
        if not slots[slot]:
            continue
        tile = TILE[slots[slot]]
        beside = [TILE[slots[near]] for near in NEXT_TO[slot] if slots[near]]
        like = any(
            (tile.anomaly and each.anomaly) or {*tile.wormholes} & {*each.wormholes} - {"delta"} for each in beside
        )
        assert offends(slots, slot, tile.number) == like
        found.add(like)
    assert found == {True, False}


def test_ways_are_the_shortest_however_they_are_searched() -> None:
    """Step by step from every system, past what is closed, through gravity rifts only where that is allowed."""
    rng = Random(5)
    for seed in range(6):
        near = Game.new(RULES, 6, {}, str(seed)).table.near()
        for _ in range(10):
            target, closed = rng.choice(bits(near.around((1 << SYSTEMS) - 1))), rng.getrandbits(SYSTEMS)
            for rifts in (False, True):
                far = by_relaxing(near, target, closed, rifts)
                found = near.cost(target, closed, rifts)
                assert [min(cost, FARTHEST) for cost in found] == [min(cost, FARTHEST) for cost in far]
                for steps, systems in enumerate(near.ways(target, closed, rifts, 4)[:4]):
                    assert bits(systems) == tuple(system for system in range(SYSTEMS) if far[system] <= steps)


def by_relaxing(near: Near, target: int, closed: int, rifts: bool) -> tuple[int, ...]:
    """The same distances, by making ways shorter until none can be made shorter."""
    cost = [FAR] * SYSTEMS
    shut = closed | (0 if rifts else RIFTS) | 1 << target
    changed = True
    while changed:
        changed = False
        for system in range(SYSTEMS):
            step = 1 - (RIFTS >> system & 1)  # a step out of a rift is free
            for beside in bits(near[system]):
                way = step if beside == target else cost[beside] + step if not shut >> beside & 1 else FAR
                if way < cost[system]:
                    cost[system], changed = way, True
    return tuple(cost)


@pytest.mark.parametrize("techs", [(), ("fighter_2", "carrier_2")])
def test_as_much_is_built_as_finds_room(techs: tuple[str, ...]) -> None:
    """One more and there would be too many fighters or infantry for the capacity, or too many ships for the pool."""
    rng, side = Random(6), side_of(FACTION["sol"], sum(1 << TECH[tech] for tech in techs))
    seen = set()
    for _ in range(2_000):
        fleet = tuple(rng.choice((0, 0, 0, 1, 2)) if kind != DOCK else 0 for kind in range(IN_SPACE))
        here = berth(side, fleet, free=rng.choice((0, 0, 3)), pool=rng.randrange(3, 12))
        if fits(here, 0, FIGHTER):
            kind, most = rng.choice(BUILDABLE), rng.randrange(6)
            room = next((count for count in range(most) if not fits(here, count + 1, kind)), most)
            assert space_room(here, kind, most) == room
            seen.add((kind, room))
    assert len(seen) > 30


def fits(here: Berth, count: int, kind: int) -> bool:
    """Whether so many more can be there."""
    over, ships = crowd(here.side, plus_one(here.fleet, kind, count), here.free_fighters)
    return not over and ships <= here.pool
