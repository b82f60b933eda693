"""How much of what happened everybody has been shown: the public timeline of a game.

A window in which somebody might answer with a hidden card must look the same whether or not anybody holds one. The
rules pass at once over a window in which nobody can answer. To the players it stays open: events are
shown up to its opening, and the rest follows when the window closes on the public timeline. That is when its wait is
over and nobody is asked in it any more; or when people have answered after so long that they might have been the wait
(`waits.py`).

Windows that follow each other with no other event in between are one moment: they share one wait and close together,
no matter who was asked in which of them.

At a table without people there is nobody to keep a secret from, and nothing is held.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from cosmodrome.server.engine import is_resumed

WINDOW = "window"  # the event that tells only that somebody may answer


class Timeline:
    """The cursor up to which a game's events are shown, and the timer that moves it.

    `wait` gives the seconds that a window, opened by event number n, stays open if nobody is asked, or None where
    nothing is hidden; `linger` those that it still stays open when people have answered, after so many seconds and with
    so many of the wait left; `on_due` is called when they are over.
    """

    def __init__(
        self,
        game: Any,
        wait: Callable[[str, int], float | None],
        linger: Callable[[str, int, float, float], float],
        on_due: Callable[[], None],
    ) -> None:
        self._game = game
        self._wait = wait
        self._linger = linger
        self._on_due = on_due
        self._timer: asyncio.TimerHandle | None = None
        self._opening: tuple[str, int] | None = None  # the window that is held open, and its event
        self._asking = False  # whether people are asked in it
        self.opened_at = 0.0  # when the window that is held open was opened, by the loop's clock
        self.held: dict[str, Any] | None = None  # the hidden window that is open on the public timeline
        self.round: int | None = None
        self.resumed = is_resumed(game)
        self.shown = self.total = 0
        self._catch_up(game.events(None, 0))

    def _catch_up(self, told: Sequence[dict[str, Any]]) -> None:
        """What was told before the game was opened is shown; a moment at its end opens again."""
        self.total = self.shown = len(told)
        while self.shown and told[self.shown - 1]["key"] == WINDOW:
            self.shown -= 1
        for event in told[: self.shown]:
            self._notice(event)
        self.advance()

    @property
    def settled(self) -> bool:
        """Whether everything but further windows of the open moment is shown."""
        return self.shown == self.total or all(event["key"] == WINDOW for event in self._game.events(None, self.shown))

    @property
    def waiting(self) -> bool:
        """Whether the open window's wait is still running."""
        return self._timer is not None

    @property
    def asks_in_window(self) -> bool:
        """Whether the rules stand in the hidden window that is open, so that the open asks belong to it."""
        window = self._game.window
        return window is not None and bool(window["hidden"]) and self.settled

    def advance(self, by_person: bool = False) -> None:
        """Show what may be shown now; a person may have answered."""
        self.total += len(self._game.events(None, self.total))
        if self.held is not None and self.asks_in_window:
            self._asking = True
            return
        asked, self._asking = self._asking, False
        if asked and by_person:
            self._answered()
        if self._timer is not None:
            return
        same_moment, self.held = self.held is not None, None
        for event in self._game.events(None, self.shown):
            self.shown += 1
            self._notice(event)
            same_moment = same_moment and event["key"] == WINDOW
            if is_opening(event) and not same_moment and (wait := self._wait(event["window"], self.shown)):
                self._hold(window_of(event), wait)
                return
        window = self._game.window
        if window is not None and window["hidden"] and self._wait(window["key"], self.shown) is not None:
            self._hold(window, 0.0)

    def _hold(self, window: dict[str, Any], wait: float) -> None:
        self.held, self.opened_at = window, asyncio.get_running_loop().time()
        self._opening = (window["key"], self.shown)
        self._asking = self.asks_in_window
        self._close_in(wait)

    def _answered(self) -> None:
        """All who were asked have answered, a person last: the wait that is left may be of no use any more."""
        if self._opening is not None:
            now = asyncio.get_running_loop().time()
            left = 0.0 if self._timer is None else max(0.0, self._timer.when() - now)
            self._close_in(self._linger(*self._opening, now - self.opened_at, left))

    def _close_in(self, seconds: float) -> None:
        self.stop()
        if seconds > 0:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._due)

    def _due(self) -> None:
        self._timer = None
        self._on_due()

    def _notice(self, event: dict[str, Any]) -> None:
        """An event that names a round tells which round it is."""
        if isinstance(event.get("round"), int):
            self.round = event["round"]

    def stop(self) -> None:
        """Forget the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def window_of(event: dict[str, Any]) -> dict[str, Any]:
    """The window as its opening told it, the same whether or not anybody is asked in it."""
    shown = {name: value for name, value in event.items() if name not in ("key", "window")}
    return {"subject": None, "depth": 0, "hidden": True, **shown, "key": event["window"]}


def is_opening(event: dict[str, Any]) -> bool:
    """Whether an event opens a window with hidden responses: parts of the view may be owed from here on."""
    return event["key"] == WINDOW and bool(event.get("hidden", True))
