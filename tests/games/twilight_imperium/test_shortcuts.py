"""What is worked out quickly is what the slow way gives, over random games."""

from __future__ import annotations

from random import Random

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.galaxy import FAR, FARTHEST, NEXT_TO, Near, offends
from cosmodrome.games.twilight_imperium.index import RIFTS, SYSTEMS, TILE, bits
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
