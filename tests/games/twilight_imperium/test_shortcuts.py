"""What is worked out quickly is what the slow way gives, over random games."""

from __future__ import annotations

from random import Random

from cosmodrome.games.twilight_imperium.galaxy import NEXT_TO, offends
from cosmodrome.games.twilight_imperium.index import SYSTEMS, TILE, bits


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
