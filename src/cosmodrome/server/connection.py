"""One WebSocket of one person, looking at a table from a seat."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog
from litestar.types import Send

from cosmodrome.server import wire

log = structlog.get_logger(__name__)

# A client that does not read is cut off; it comes back with its cursor.
MOST_QUEUED = 500
MOST_CHARACTERS = 1024 * 1024
SLOW = 1013
LAST_WORDS = 1.0  # seconds that a client has to take them

HangUp = Callable[[int, str], None]


class Connection:
    """Messages go into an outbox, so that a table never waits for a slow client.

    `cursor` counts the events that were sent, `parts` those whose parts of the view were sent too: it lags behind while
    a window with hidden responses is held open. `ask` and `told` are what the client was told last; `fresh` is true
    while it waits for its first view, `behind` while something small has not been told to it.
    """

    __slots__ = (
        "_drain",
        "_hang_up",
        "_outbox",
        "_send",
        "_waiting",
        "ask",
        "behind",
        "closed",
        "cursor",
        "fresh",
        "parts",
        "person",
        "seat",
        "strikes",
        "told",
        "watching",
    )

    def __init__(self, send: Send, person: str | None, hang_up: HangUp) -> None:
        self._send = send
        self._hang_up = hang_up
        self._outbox: deque[str] = deque()
        self._waiting = 0  # characters in the outbox
        self._drain: asyncio.Task[None] | None = None
        self.person = person
        self.seat: int | None = None
        self.cursor = 0
        self.parts = 0
        self.ask: int | None = None
        self.told: Any = None
        self.watching = False
        self.fresh = False
        self.behind = False
        self.closed = False
        self.strikes = 0

    def push(self, text: str) -> None:
        """Send a text, some time soon, after all those before it."""
        if self.closed:
            return
        self._outbox.append(text)
        self._waiting += len(text)
        if self._drain is None:
            self._drain = asyncio.get_running_loop().create_task(self._empty())
        elif len(self._outbox) > MOST_QUEUED or self._waiting > MOST_CHARACTERS:
            log.warning("connection cut", reason="does not read", person=self.person)
            self._cut(SLOW, "too slow")

    def say(self, message: Any) -> None:
        """Send a message."""
        self.push(wire.encode(message))

    async def _empty(self) -> None:
        try:
            while self._outbox:
                text = self._outbox.popleft()
                self._waiting -= len(text)
                await self._send({"type": "websocket.send", "text": text, "bytes": None})
        except Exception:
            # The client is gone; its reader will notice.
            self.closed = True
        finally:
            self._drain = None

    async def close(self, code: int, reason: str) -> None:
        """Say the last words, then hang up. A client that does not take them is not waited for."""
        if self._drain is not None:
            with suppress(Exception):
                await asyncio.wait_for(asyncio.shield(self._drain), LAST_WORDS)
        if self.closed:
            return
        if self._drain is not None:
            self._cut(code, reason)
            return
        self.closed = True
        with suppress(Exception):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})

    def _cut(self, code: int, reason: str) -> None:
        """Hang up without waiting for what is in the outbox."""
        self.closed = True
        self._outbox.clear()
        self._waiting = 0
        self._hang_up(code, reason)
