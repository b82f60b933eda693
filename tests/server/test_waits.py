"""How long hidden windows stay open, and what an observer can make of it."""

from __future__ import annotations

import math
import random
from bisect import bisect
from collections import Counter
from collections.abc import Mapping
from statistics import mean

import pytest

import cosmodrome
from cosmodrome.asked import asked_in
from cosmodrome.server.waits import LONGEST, Waits

DELAY = 1.2
GAMES = [
    ("cosmic-encounter", {"edition": 2018}),
    ("cosmic-encounter", {"edition": 2008}),
    ("twilight-imperium", {}),
]
STEPS = [0.02 * 1.12**step for step in range(60)]  # into which an observer sorts what they have timed


def asked_of(game: str, options: Mapping[str, object]) -> Mapping[str, tuple[int, float]]:
    return asked_in(game, cosmodrome.new_game(game, seats=4, seed=1, options=options).options)


@pytest.mark.parametrize("game, options", GAMES)
def test_windows_stay_open_for_the_tables_delay_on_average(game: str, options: dict[str, object]) -> None:
    asked = asked_of(game, options)
    waits = Waits("seed", DELAY, asked)
    windows = [window for window, (count, _) in asked.items() for _ in range(count)]
    assert mean(waits.window(*each) for each in zip(windows * 10, range(20_000), strict=False)) <= DELAY * 1.03


def test_a_wait_rests_on_the_secret_and_the_number_alone() -> None:
    one, same, other = Waits("a", DELAY, {}), Waits("a", DELAY, {}), Waits("b", DELAY, {})
    drawn = [one.window("used", number) for number in range(100)]
    assert drawn == [same.window("used", number) for number in range(100)]
    assert drawn != [other.window("used", number) for number in range(100)]
    assert len(set(drawn)) == 100
    assert 0 < min(drawn) <= max(drawn) <= LONGEST


def test_where_an_answer_is_likelier_windows_stay_open_longer() -> None:
    waits = Waits("seed", DELAY, {"never": (500, 0.0), "often": (500, 0.4)})
    assert mean(waits.window("never", n) for n in range(500)) < 0.2 < mean(waits.window("often", n) for n in range(500))


def test_a_table_without_a_delay_does_not_wait() -> None:
    assert Waits("seed", 0.0, {}).window("used", 1) == 0.0


def guesses(waits: Waits, asked: Mapping[str, tuple[int, float]], thinking: float) -> tuple[float, float]:
    """How often an observer who knows all the odds guesses right whether somebody was asked: from public facts alone,
    and with the time that the window was open. People think for so many seconds in the median."""
    rng = random.Random(1)
    right_before = right_after = 0.0
    total = sum(count for count, _ in asked.values())
    for window, (count, share) in asked.items():
        quiet, busy = Counter[int](), Counter[int]()
        for number in range(2000):
            wait = waits.window(window, number)
            thought = thinking * math.exp(0.7 * rng.gauss(0, 1))
            quiet[bisect(STEPS, wait)] += 1
            busy[bisect(STEPS, max(wait, thought))] += 1
        weight = count / total
        right_before += weight * max(share, 1 - share)
        best = sum(max(share * busy[step], (1 - share) * quiet[step]) for step in range(len(STEPS) + 1))
        right_after += weight * best / 2000
    return right_before, right_after


@pytest.mark.parametrize("game, options", GAMES)
def test_with_instant_answers_the_time_tells_nothing(game: str, options: dict[str, object]) -> None:
    asked = asked_of(game, options)
    before, after = guesses(Waits("seed", DELAY, asked), asked, 0.0)
    assert after <= before + 0.001
