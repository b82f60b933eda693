"""The pace of play: what people would be asked, and what windows would make them wait for."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.simulation.pace import Pace, Watch, beat_of, measure, tables_of
from cosmodrome.store import Settings

DELAY = Settings().delay
MOST_PROMPTS = 6  # a player and encounter
MOST_SECONDS = 20  # an encounter
MOST_OF_A_TURN = 6  # seconds, in Twilight Imperium


class Story:
    """A game that only tells."""

    def __init__(self, *keys: str) -> None:
        self.told = [{"key": key} for key in keys]

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        return self.told[since:]


def counted(*parts: str) -> Pace:
    """What is counted of a story, `!` where a player is asked."""
    pace, story = Pace(), Story()
    watch = Watch(pace, story, "encounter")  # type: ignore[arg-type]
    for part in parts:
        if part == "!":
            watch.look()
            watch.asked()
        else:
            story.told.append({"key": part})
    watch.look()
    return pace


def test_windows_of_one_moment_are_one_wait() -> None:
    """Nothing is seen between them."""
    pace = counted("encounter", "window", "window", "moved")
    assert (pace.beats, pace.windows, pace.waits) == (1, 2, 1)


@pytest.mark.parametrize("between", ["moved", "!"])
def test_something_seen_or_somebody_asked_makes_two(between: str) -> None:
    """Then each window is waited for."""
    pace = counted("encounter", "window", between, "window")
    assert (pace.windows, pace.waits) == (2, 2)
    assert pace.seconds(1.5) == 3.0


def test_space_base_keeps_nobody_waiting() -> None:
    """Nothing is hidden in its windows."""
    assert beat_of("space-base") is None


@pytest.mark.parametrize("table", tables_of("cosmic-encounter"))
def test_cosmic_encounter_keeps_the_pace(table: str) -> None:
    """With greedy seats and the default orders: at most 6 prompts a player and 20 seconds of waiting an encounter."""
    pace = measure("cosmic-encounter", "encounter", tables_of("cosmic-encounter")[table], games=10)
    assert pace.prompts / pace.beats / 4 <= MOST_PROMPTS
    assert pace.seconds(DELAY) <= MOST_SECONDS


def test_twilight_imperium_keeps_the_pace() -> None:
    """With greedy seats: a few seconds of waiting a turn, and of all players together a dozen prompts."""
    pace = measure("twilight-imperium", "turn", {}, games=1)
    assert pace.prompts / pace.beats <= 12
    assert pace.seconds(DELAY) <= MOST_OF_A_TURN
