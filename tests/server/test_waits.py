"""How long hidden windows stay open, and what an observer can make of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from statistics import mean

import pytest

import cosmodrome
from cosmodrome.asked import asked_in
from cosmodrome.server.waits import AT_ONCE, LONGEST, THINKING, THOUGHT, Waits
from cosmodrome.simulation.observer import Moment, guesses, moments_of, thinks

DELAY = 1.2
GAMES = [
    ("cosmic-encounter", {"edition": 2018}),
    ("cosmic-encounter", {"edition": 2008}),
    ("twilight-imperium", {}),
]
Asked = Mapping[str, tuple[int, float, float]]


def asked_of(game: str, options: Mapping[str, object]) -> Asked:
    return asked_in(game, cosmodrome.new_game(game, seats=4, seed=1, options=options).options)


@pytest.mark.parametrize("game, options", GAMES)
def test_windows_stay_open_for_no_longer_than_the_tables_delay_on_average(
    game: str, options: dict[str, object]
) -> None:
    asked = asked_of(game, options)
    waits = Waits("seed", DELAY, asked)
    windows = [window for window, (count, *_) in asked.items() for _ in range(count)]
    assert mean(waits.window(*each) for each in zip(windows * 10, range(20_000), strict=False)) <= DELAY * 1.03


def test_a_wait_rests_on_the_secret_and_the_number_alone() -> None:
    one, same, other = Waits("a", DELAY, {}), Waits("a", DELAY, {}), Waits("b", DELAY, {})
    drawn = [one.window("used", number) for number in range(100)]
    assert drawn == [same.window("used", number) for number in range(100)]
    assert drawn != [other.window("used", number) for number in range(100)]
    assert len(set(drawn)) == 100
    assert 0 < min(drawn) <= max(drawn) <= LONGEST


def test_where_an_answer_is_likelier_windows_stay_open_longer() -> None:
    waits = Waits("seed", DELAY, {"never": (500, 0.0, 0.0), "often": (500, 0.4, 0.0)})
    assert mean(waits.window("never", n) for n in range(500)) < 0.2 < mean(waits.window("often", n) for n in range(500))


def test_a_table_without_a_delay_does_not_wait() -> None:
    waits = Waits("seed", 0.0, {})
    assert waits.window("used", 1) == waits.linger("used", 1, 3.0, 0.0) == 0.0


def test_an_answer_at_once_is_hidden_by_the_wait_and_a_thought_by_itself() -> None:
    waits = Waits("seed", DELAY, {"rare": (999, 0.0, 0.0), "used": (1, 0.5, 0.0)})
    assert all(waits.linger("used", number, AT_ONCE / 2, 2.0) == 2.0 for number in range(100))
    assert all(waits.linger("used", number, THOUGHT + 0.1, 2.0) == 0.0 for number in range(100))
    assert {waits.linger("used", number, (AT_ONCE + THOUGHT) / 2, 2.0) for number in range(100)} == {0.0, 2.0}


def test_where_several_may_be_asked_a_window_sometimes_stays_open_for_another() -> None:
    """But never for longer than any wait."""
    waits = Waits("seed", DELAY, {"used": (1, 0.2, 0.5)})
    for elapsed in (THINKING, 5.0):
        lingered = [waits.linger("used", number, elapsed, 0.0) for number in range(300)]
        assert 50 < sum(seconds > 0 for seconds in lingered) < 150
        assert max(lingered) + elapsed <= LONGEST
    assert waits.linger("used", 1, LONGEST + 1, 0.0) == 0.0


@pytest.mark.parametrize("thinking", [0.0, 2.0], ids=["instant", "human"])
def test_the_time_tells_little(thinking: float) -> None:
    """Of windows in which somebody is asked that often, and of those who have passed. Where nobody can be deceived for
    the delay, it gives away what is left, and no more."""
    for share, others, allowed in ((0.05, 0.0, 0.01), (0.2, 0.1, 0.03), (0.35, 0.2, 0.05), (0.6, 0.2, 0.12)):
        moments = [
            Moment("used", [1] if n / 200 < share * (1 - others) else [2] if n / 200 < share else [])
            for n in range(200)
        ]
        waits = Waits("seed", DELAY, {"used": (1, share, others)})
        found = guesses(moments, waits, DELAY, thinks(thinking))
        assert found.onlooker[1] - found.onlooker[0] <= allowed, share
        assert found.waiting <= found.fixed * 1.03
        if share < 0.35:
            assert found.passer[1] - found.passer[0] <= 0.06, share


def test_one_fixed_wait_would_tell_much_more() -> None:
    """So the measure can tell."""
    moments = [Moment("used", [1] if n < 35 else []) for n in range(100)]

    class Fixed(Waits):
        def window(self, window: str, number: int) -> float:
            return DELAY

        def linger(self, window: str, number: int, elapsed: float, left: float) -> float:
            return left

    found = guesses(moments, Fixed("seed", DELAY, {}), DELAY, thinks(2.0))
    assert found.onlooker[1] - found.onlooker[0] > 0.2


@pytest.mark.parametrize("game, options", GAMES)
def test_what_was_counted_fits_the_game(game: str, options: dict[str, object]) -> None:
    """Every kind of window that is not rare has been counted; with instant answers the time tells nothing."""
    moments, asked = moments_of(game, options, "random", 0.0), asked_of(game, options)
    often = Counter(moment.window for moment in moments)
    assert {window for window, count in often.items() if count > len(moments) / 20} <= asked.keys()
    found = guesses(moments, Waits("seed", DELAY, asked), DELAY, thinks(0.0))
    assert found.onlooker[1] <= found.onlooker[0] + 0.005
