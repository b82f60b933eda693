"""A loop whose clock jumps to the next timer as soon as nothing else is to be done: real sockets, no waiting."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import aiosqlite

QUIET = 0.004  # seconds: what another process sends us is here by then


class _Selector(selectors.DefaultSelector):
    """Looks for input, and lets the clock jump when there is none and no thread is at work."""

    jumped = 0.0
    at_work = 0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is not None and timeout <= 0:
            return super().select(0)
        found = super().select(0) or super().select(QUIET)
        while not found and self.at_work:
            found = super().select(QUIET)
        if not found and timeout is not None:
            self.jumped += timeout
        return found

    def begin(self) -> None:
        self.at_work += 1

    def end(self, _: Any = None) -> None:
        self.at_work -= 1


class VirtualLoop(asyncio.SelectorEventLoop):
    """Its time stands still while anything happens."""

    def __init__(self) -> None:
        self.clock = _Selector()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.jumped

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:
        """The clock waits for whatever a thread does."""
        self.clock.begin()
        done = super().run_in_executor(executor, func, *args)
        done.add_done_callback(self.clock.end)
        return done


@contextmanager
def virtual_time(patch: Any) -> Iterator[None]:
    """The clock waits for what SQLite reads, however busy the machine is, the end of a server for the database. When
    a table has changed is told by the same clock."""
    execute: Any = aiosqlite.Connection._execute

    async def counted(self: Any, *args: Any, **kwargs: Any) -> Any:
        clock = asyncio.get_running_loop().clock  # type: ignore[attr-defined]
        clock.begin()
        try:
            return await execute(self, *args, **kwargs)
        finally:
            clock.end()

    with patch.context() as patched:
        patched.setattr(aiosqlite.Connection, "_execute", counted)
        for patience in ("TABLES_STOP", "STORE_STOPS"):
            patched.setattr(f"cosmodrome.server.app.{patience}", None)
        now = SimpleNamespace(time=lambda: asyncio.get_running_loop().time(), perf_counter=time.perf_counter)
        for module in ("live_game", "table"):
            patched.setattr(f"cosmodrome.server.{module}.time", now)
        yield
