"""The conformance suite, longer: `make test-long`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.joined import Joined
from tests.conformance.play import play_on
from tests.conformance.suite import conformance
from tests.conformance.test_games import JOINED
from tests.games.space_base import joined as space_base
from tests.kernel import deal as salvage

from cosmodrome.kernel import BadRecord, Game, Random

pytestmark = pytest.mark.long

test_space_base = conformance(space_base.JOINED, size=6)
test_salvage = conformance(salvage.JOINED, size=10)


@pytest.mark.parametrize("joined", JOINED, ids=str)
@pytest.mark.parametrize("seed", range(8))
def test_bent_records(joined: Joined, seed: int) -> None:
    """Entries are dropped, doubled, swapped and taken from another game: what is accepted is a legal game."""
    rng = Random(f"bent {seed}")
    seats, options = rng.choice(list(joined.settings()))
    one, other = (joined.new(seats, options, f"{seed} {name}") for name in "ab")
    for game in (one, other):
        play_on(joined, game, rng, 80)
    record, foreign = one.record(), other.record()["entries"]
    for _ in range(300):
        try:
            again = Game.replay(joined.rules, {**record, "entries": bent(rng, record["entries"], foreign)})
        except BadRecord:
            continue
        joined.rules.laws(again.table)


def bent(rng: Random, entries: list[Any], foreign: list[Any]) -> list[Any]:
    """The entries with some damage."""
    result = entries[:]
    for _ in range(rng.randint(1, 3)):
        if not result:
            break
        at, to = rng.randrange(len(result)), rng.randrange(len(result))
        match rng.randrange(5):
            case 0:
                del result[at]
            case 1:
                result.insert(to, result[at])
            case 2:
                result[at], result[to] = result[to], result[at]
            case 3:
                result[at] = rng.choice(foreign)
            case _:
                del result[at + 1 :]
    return result
