"""What is shown when: windows are held open, and windows of one moment share one delay."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.server.release import Release

pytestmark = pytest.mark.anyio

LONG = 1000.0  # seconds; the tests move the clock themselves


class Story:
    """Something that tells events."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        return self.told[since:]

    def tell(self, *keys: str) -> None:
        self.told += [
            {"key": "window", "window": key[1:], "audience": [0]} if key[0] == "+" else {"key": key} for key in keys
        ]


class Shown:
    """A release over a story."""

    def __init__(self) -> None:
        self.story = Story()
        self.release = Release(self.story, lambda: LONG, lambda: None)

    def goes_on(self, *keys: str) -> tuple[int, bool]:
        """More has happened: how much is shown, and whether asks may be seen."""
        self.story.tell(*keys)
        self.release.advance()
        return self.release.shown, self.release.complete

    def is_held(self) -> bool:
        """Whether a window is held open."""
        return self.release.held is not None

    def ticks(self) -> tuple[int, bool]:
        """The delay is over."""
        self.release.stop()
        self.release._tick()
        return self.goes_on()


async def test_a_window_is_held_open_whether_or_not_anybody_is_asked() -> None:
    """What comes after it is shown when its time is over."""
    shown = Shown()
    assert shown.goes_on("moved", "+a", "moved") == (2, False)
    assert shown.ticks() == (3, True)
    shown.release.stop()


async def test_windows_with_nothing_in_between_share_one_delay() -> None:
    """The asks of the second are seen while the first is held open; when the time is over both are shown."""
    shown = Shown()
    assert shown.goes_on("+a", "+b") == (1, True)
    assert shown.release.held is not None
    assert shown.release.held["key"] == "a"
    assert shown.ticks() == (2, True)
    assert not shown.is_held()
    shown.release.stop()


async def test_it_makes_no_difference_in_which_of_them_somebody_was_asked() -> None:
    """Asked in the first, or in none of them: what is shown when is the same."""
    asked, unasked = Shown(), Shown()
    heard = [asked.goes_on("+a")[0], asked.goes_on("+b", "moved")[0], asked.ticks()]
    assert [unasked.goes_on("+a", "+b", "moved")[0]] == heard[:1]
    assert heard[1:] == [1, unasked.ticks()]
    for shown in (asked, unasked):
        shown.release.stop()


async def test_something_seen_between_two_windows_makes_two_moments_of_them() -> None:
    """Each is held open for its own time."""
    shown = Shown()
    assert shown.goes_on("+a", "moved", "+b", "moved") == (1, False)
    assert shown.ticks() == (3, False)
    assert shown.release.held is not None
    assert shown.release.held["key"] == "b"
    shown.release.stop()


async def test_a_window_that_opens_after_the_time_is_over_gets_its_own() -> None:
    """Whoever is asked in it must not be seen by a wait that the others have not."""
    shown = Shown()
    shown.goes_on("+a")
    assert shown.ticks() == (1, True)
    assert shown.goes_on("+b", "moved") == (2, False)
    shown.release.stop()
