"""Counting games, and how sure a count is."""

import pytest

from cosmodrome.simulation.arena import Played
from cosmodrome.simulation.tally import Tally, spread, wilson


@pytest.mark.parametrize(
    "successes, trials, low, high",
    [
        # Published examples of Wilson's interval without continuity correction.
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_interval(successes: int, trials: int, low: float, high: float) -> None:
    """Known values, near the ends of the scale too."""
    assert wilson(successes, trials) == pytest.approx((low, high), abs=0.0001)


def test_nothing_tried_is_nothing_known() -> None:
    """Without a trial the share may be anything."""
    assert wilson(0, 0) == (0.0, 1.0)


def test_spread_of_numbers() -> None:
    """Mean, and the borders of the middle nine tenths."""
    assert spread([4]) == (4, 4, 4, 4)
    assert spread(list(range(1, 101))) == (50.5, 6, 51, 96)


def played(number: int, bots: tuple[str, ...], winners: tuple[int, ...], **more: object) -> Played:
    row = Played(number, "0", bots, winners, tuple(range(10, 10 + len(bots))), "most-points", 100, rounds=20)
    return Played(**{name: getattr(row, name) for name in row.__struct_fields__} | more)


def test_a_tally_counts_bots_seats_and_order() -> None:
    """A win counts for the bot, the seat and the place in the order of play."""
    tally = Tally()
    tally.add(played(0, ("greedy", "random"), (0,), order=(1, 0)))
    tally.add(played(1, ("random", "greedy"), (1,), order=(1, 0)))
    assert tally.games == 2
    assert [(tally.by_bot[bot].wins, tally.by_bot[bot].trials) for bot in ("greedy", "random")] == [(2, 2), (0, 2)]
    assert [tally.by_seat[seat].share for seat in (0, 1)] == [0.5, 0.5]
    assert [tally.by_order[place].wins for place in (0, 1)] == [1, 1]
    assert tally.by_bot["greedy"].mean_points == 10.5
    assert tally.rounds == [20, 20]
    assert dict(tally.reasons) == {"most-points": 2}


def test_a_shared_win_is_shared() -> None:
    """Two winners have half a win each."""
    tally = Tally()
    tally.add(played(0, ("a", "b", "c"), (0, 2)))
    assert [tally.by_bot[bot].wins for bot in "abc"] == [0.5, 0, 0.5]


def test_how_a_card_fares() -> None:
    """Games in which it was for sale, games in which it was taken, wins of those who took it."""
    tally = Tally()
    bots = ("a", "b")
    tally.add(played(0, bots, (0,), offered=("x", "y"), taken={"x": 0}))
    tally.add(played(1, bots, (0,), offered=("x",), taken={"x": 1}))
    tally.add(played(2, bots, (0,), offered=("y",)))
    assert [tuple(row) for row in tally.cards()] == [("x", 2, 2, 1), ("y", 2, 0, 0)]
    assert tally.cards()[0].taken_share == 1.0
