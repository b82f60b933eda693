"""Big choices stay small: clicks per written plan, options per ask, length of chains of random answers."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.twilight_imperium.boards import A, drive, play, units
from tests.games.twilight_imperium.joined import JOINED, lively

from cosmodrome.kernel import Game, Random

PLAIN = "A:hacan B:letnev"


def clicks(game: Game, most: int, *script: str) -> Game:
    """Play a plan; every line is a click of A or of somebody else."""
    assert sum(line.startswith("A ") for line in script) <= most
    return drive(game, *script)


def test_an_expansion_takes_three_clicks() -> None:
    """A carrier and a destroyer, four carried, one on each planet."""
    board = {"A 26": "1 carrier 1 destroyer 2 fighter 2 infantry"}
    game = clicks(play(PLAIN, board), 3, "A activate:27", "A all", "A all")
    assert units(game, "A 27") == "2 fighter, 1 destroyer, 1 carrier"
    assert (units(game, "A new_albion"), units(game, "A starpoint")) == ("1 infantry", "1 infantry")


def test_an_expansion_with_nothing_by_default_takes_seven_clicks() -> None:
    """One of two carriers, chosen cargo, two here and one there."""
    board = {"A 26": "2 carrier 4 fighter", "A lodor": "4 infantry"}
    game = clicks(
        play(PLAIN, board),
        7,
        "A activate:27",
        "A ship:26:carrier:1",
        "A load:26:fighter:1",
        "A load:lodor:infantry:3",
        "A done",
        "A land:new_albion:2",
        "A land:starpoint:1",
    )
    assert units(game, "A new_albion") == "2 infantry"


def test_a_big_attack_takes_seven_clicks() -> None:
    """Six ships from three systems against three, a landing, hits assigned by themselves."""
    board = {
        "A 27": "1 carrier 1 dreadnought 3 infantry",
        "A 29": "2 cruiser",
        "A 35": "2 destroyer",
        "B 26": "2 cruiser 1 carrier",
        "B lodor": "1 infantry",
    }
    dice = [(1,) * 4, (10,) * 6, (10, 10, 1), (1,), (8, 8, 8), (1,)]
    game = play(PLAIN, board, pools={A: (3, 6, 2)}, dice=dice)
    clicks(game, 7, "A activate:26", "A all", "A auto", "A auto", "A land:lodor:3")
    assert units(game, "A lodor") == "3 infantry"


def test_producing_three_kinds_takes_six_clicks() -> None:
    """A carrier, two fighters, two infantry; paid by itself."""
    game = play("A:sol", goods={A: 2})
    clicks(game, 6, "A activate:1", "A build:carrier:1", "A build:fighter:2", "A build:infantry:2", "A done", "A auto")
    assert units(game, "A 1") == "2 fighter, 1 carrier"


@pytest.mark.parametrize("seed", range(3))
def test_options_stay_under_forty_and_chains_under_sixty(seed: int) -> None:
    """On crowded boards, in 99 of 100 asks; a chain of random answers always ends."""
    rng = Random(f"chains {seed}")
    game = JOINED.new_crowded(6, JOINED.rules.settle(6, {}), f"chains {seed}")
    lengths, chain, last = Counter[int](), 0, (-1, "")
    for _ in range(400):
        if not game.asks:
            break
        ask = rng.choice(game.asks)
        chain = chain + 1 if (ask.seat, ask.key) == last and ask.key != "turn" else 1
        last = (ask.seat, ask.key)
        assert chain < 60, f"a chain of {ask.key} without end"
        lengths[len(ask.options)] += 1
        game.answer(ask.seat, lively(game, ask, rng).id)
    long = sum(count for length, count in lengths.items() if length >= 40)
    assert long <= sum(lengths.values()) / 100
