"""The public timeline: windows stay open whether or not anybody is asked, and windows of one moment close together."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.server.timeline import Timeline

pytestmark = pytest.mark.anyio

LONG = 1000.0  # seconds; the tests move the clock themselves


class Story:
    """Something that tells events, and stands in a hidden window or not."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.window: dict[str, Any] | None = None

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        return self.told[since:]

    def tell(self, *keys: str, asked: bool = False) -> None:
        self.told += [
            {"key": "window", "window": key[1:], "audience": [0]} if key[0] == "+" else {"key": key} for key in keys
        ]
        self.window = {"key": "any", "audience": [0], "hidden": True} if asked else None


class Shown:
    """A timeline over a story."""

    def __init__(self, wait: float | None = LONG, lingering: float | None = None) -> None:
        self.story = Story()
        self.lingering = lingering
        self.timeline = Timeline(self.story, lambda window, number: wait, self.linger, lambda: None)

    def linger(self, window: str, number: int, elapsed: float, left: float) -> float:
        """How long a window still stays open when people have answered: until its wait is over, if nothing is said."""
        return left if self.lingering is None else self.lingering

    def goes_on(self, *keys: str, asked: bool = False, by_person: bool = True) -> int:
        """More has happened, and somebody is asked in the last window or not: how much is shown."""
        self.story.tell(*keys, asked=asked)
        self.timeline.advance(by_person)
        return self.timeline.shown

    @property
    def held(self) -> str | None:
        """The window that is open."""
        return None if self.timeline.held is None else self.timeline.held["key"]

    def is_due(self) -> int:
        """The wait is over."""
        self.timeline.stop()
        self.timeline.advance()
        return self.timeline.shown


async def test_a_window_stays_open_whether_or_not_anybody_is_asked() -> None:
    """What comes after it is shown when its wait is over."""
    shown = Shown()
    assert shown.goes_on("moved", "+a", "moved") == 2
    assert shown.held == "a"
    assert shown.is_due() == 3
    assert shown.held is None


async def test_a_window_in_which_somebody_is_asked_stays_open_until_they_answer() -> None:
    """The end of the wait shows nothing."""
    shown = Shown()
    assert shown.goes_on("+a", asked=True) == 1
    assert shown.timeline.asks_in_window
    assert shown.is_due() == 1
    assert shown.held == "a"
    assert shown.goes_on("moved") == 2
    assert shown.held is None


async def test_an_answer_before_the_end_of_the_wait_shows_nothing() -> None:
    """Nor does the ask that follows belong to the window."""
    shown = Shown()
    shown.goes_on("+a", asked=True)
    assert shown.goes_on() == 1
    assert shown.held == "a"
    assert not shown.timeline.asks_in_window
    assert shown.is_due() == 1
    assert shown.held is None


async def test_an_answer_after_some_thought_closes_the_window() -> None:
    """Its time hides who was asked as well as the wait would."""
    shown = Shown(lingering=0.0)
    shown.goes_on("+a", asked=True)
    assert shown.goes_on("moved") == 2
    assert shown.held is None


async def test_a_window_may_stay_open_as_if_another_were_still_asked() -> None:
    """Even when its wait is over already."""
    shown = Shown(lingering=LONG)
    shown.goes_on("+a", asked=True)
    assert shown.is_due() == 1
    assert shown.goes_on("moved") == 1
    assert shown.held == "a"
    assert shown.is_due() == 2


async def test_only_the_answers_of_people_close_a_window_early() -> None:
    """A bot thinks at another pace, and where nobody is asked the wait stands, whatever people do meanwhile."""
    for asked in (True, False):
        shown = Shown(lingering=0.0)
        shown.goes_on("+a", asked=asked)
        assert shown.goes_on("moved", by_person=not asked) == 1
        assert shown.goes_on(by_person=True) == 1
        shown.timeline.stop()


async def test_the_answer_of_the_first_does_not_close_it_for_the_second() -> None:
    """Two are asked one after the other in one moment."""
    shown = Shown(lingering=0.0)
    shown.goes_on("+a", asked=True)
    assert shown.goes_on("+b", asked=True) == 1
    assert shown.goes_on("moved") == 3


async def test_windows_with_nothing_in_between_share_one_wait() -> None:
    """The asks of the second are seen while the first is open; when the wait is over both are shown."""
    shown = Shown()
    assert shown.goes_on("+a", "+b", asked=True) == 1
    assert shown.held == "a"
    assert shown.timeline.asks_in_window
    shown.goes_on()
    assert shown.is_due() == 2
    assert shown.held is None


@pytest.mark.parametrize("late", [False, True])
async def test_it_makes_no_difference_in_which_of_them_somebody_was_asked(late: bool) -> None:
    """Asked in the first, in the second or in none of them, answered in time or not: what is shown is the same."""
    ends = []
    for first, second in ((False, False), (True, False), (False, True), (True, True)):
        shown = Shown()
        steps = [shown.goes_on("+a", asked=True)] if first else []
        if late and first:
            steps.append(shown.is_due())
        steps.append(shown.goes_on(*(() if first else ("+a",)), "+b", asked=second))
        if late and second:
            steps.append(shown.is_due())
        ends.append([shown.goes_on("moved"), shown.is_due()][-1])
        assert set(steps) <= ({1, 2} if late else {1})
        assert shown.held is None
    assert ends == [3] * 4


async def test_something_seen_between_two_windows_makes_two_moments_of_them() -> None:
    """Each is open for its own wait."""
    shown = Shown()
    assert shown.goes_on("+a", "moved", "+b", "moved") == 1
    assert shown.is_due() == 3
    assert shown.held == "b"
    shown.timeline.stop()


async def test_without_a_wait_a_window_is_open_while_somebody_is_asked() -> None:
    """A table that chose no delay shows at once what follows a window in which nobody is."""
    shown = Shown(0.0)
    assert shown.goes_on("+a", "moved", "+b", asked=True) == 3
    assert shown.held is not None
    assert shown.goes_on("moved") == 4
    assert shown.held is None


async def test_bots_among_themselves_hide_nothing() -> None:
    shown = Shown(None)
    assert shown.goes_on("+a", "moved", "+b", asked=True) == 3
    assert shown.held is None


async def test_a_game_that_is_opened_in_a_moment_opens_it_anew() -> None:
    """Whether or not anybody is asked in it, the table looks the same after a restart."""
    for asked in (False, True):
        story = Story()
        story.tell("moved", "+a", "+b", asked=asked)
        timeline = Timeline(story, lambda *_: LONG, lambda *_: LONG, lambda: None)
        assert timeline.shown == 2
        assert timeline.held is not None
        assert timeline.held["key"] == "a"
        timeline.stop()
