"""How much of what happened has been shown.

A window in which somebody might answer with a hidden card must take equally long whoever holds what. The rules pass
at once over a window in which nobody can answer; to the players it stays open for the table's delay all the same:
events are shown up to the opening of the window, and the rest waits until the delay is over. Meanwhile only those
who are really asked see more, and everybody is told to wait for the whole public audience.

Windows that follow each other with nothing to be seen in between are one moment and share one delay: those that open
while the first is held open are shown with it, whoever was asked in which of them.

Where bots play among themselves nobody could learn anything from their quickness, and nothing is held open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from cosmodrome.server.engine import is_resumed

WINDOW = "window"  # the event that shows nothing but that somebody may answer


class Release:
    """The cursor up to which a game's events are shown, and the clock that moves it."""

    def __init__(self, game: Any, delay: Callable[[], float], on_tick: Callable[[], None]) -> None:
        self._game = game
        self._delay = delay
        self._on_tick = on_tick
        self._timer: asyncio.TimerHandle | None = None
        self._covered = 0  # openings up to here belong to the moment that was held open last
        self.total = 0
        self.shown = 0
        self.round: int | None = None
        self.held: dict[str, Any] | None = None
        self.resumed = is_resumed(game)
        for event in game.events(None, 0):
            self.total += 1
            self._notice(event)
        self.shown = self.total

    @property
    def complete(self) -> bool:
        """Whether all has been shown but further windows of the same moment: only then may anybody see the asks."""
        return self.shown == self.total or self._same_moment(self._game.events(None, self.shown))

    def advance(self) -> None:
        """Show what may be shown. While a window is held open only the clock moves the cursor."""
        if self._timer is not None:
            self.total += len(self._game.events(None, self.total))
            return
        self.held = None
        hidden = self._game.events(None, self.shown)
        self.total = self.shown + len(hidden)
        for event in hidden:
            self.shown += 1
            self._notice(event)
            if event["key"] != WINDOW:
                self._covered = 0
            if is_opening(event) and self.shown > self._covered and (delay := self._delay()) > 0:
                self.held = window_of(event)
                self._timer = asyncio.get_running_loop().call_later(delay, self._tick)
                return

    def _same_moment(self, hidden: list[dict[str, Any]]) -> bool:
        """Whether nothing but windows has come since the one that is held open."""
        return self.held is not None and all(event["key"] == WINDOW for event in hidden)

    def _tick(self) -> None:
        self._timer = None
        self._covered = self.total
        self._on_tick()

    def _notice(self, event: dict[str, Any]) -> None:
        """An event that names a round tells which round it is."""
        if isinstance(event.get("round"), int):
            self.round = event["round"]

    def stop(self) -> None:
        """Forget the clock."""
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
