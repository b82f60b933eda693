"""A loop whose clock jumps to the next timer as soon as nothing else is to be done: real sockets, no waiting."""

from __future__ import annotations

import asyncio
import selectors
from typing import Any

QUIET = 0.004  # seconds: what another process or thread sends us is here by then


class _Selector(selectors.DefaultSelector):
    """Looks for input, and lets the clock jump when there is none."""

    jumped = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is not None and timeout <= 0:
            return super().select(0)
        found = super().select(0) or super().select(QUIET)
        if not found and timeout is not None:
            self.jumped += timeout
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    """Its time stands still while anything happens."""

    def __init__(self) -> None:
        self._clock = _Selector()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.jumped
