"""One WebSocket of one person, looking at a table from a seat."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

from litestar.types import Send

from cosmodrome.server import wire

# A client that does not read is let go; it comes back with its cursor.
MOST_QUEUED = 500
SLOW = 1013


class Connection:
    """Messages go into an outbox, so that a table never waits for a slow client.

    `cursor` counts the events that were sent, `parts` those whose parts of the view were sent too: it lags behind while
    a window with hidden responses is held open. `ask` and `told` are what the client was told last; `fresh` is true
    while it waits for its first view.
    """

    __slots__ = (
        "_drain",
        "_outbox",
        "_send",
        "ask",
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

    def __init__(self, send: Send, person: str | None) -> None:
        self._send = send
        self._outbox: deque[str] = deque()
        self._drain: asyncio.Task[None] | None = None
        self.person = person
        self.seat: int | None = None
        self.cursor = 0
        self.parts = 0
        self.ask: int | None = None
        self.told: Any = None
        self.watching = False
        self.fresh = False
        self.closed = False
        self.strikes = 0

    def push(self, text: str) -> None:
        """Send a text, some time soon, after all those before it."""
        if self.closed:
            return
        self._outbox.append(text)
        if self._drain is None:
            self._drain = asyncio.get_running_loop().create_task(self._empty())
        elif len(self._outbox) > MOST_QUEUED:
            self.closed = True
            self._outbox.clear()

    def say(self, message: Any) -> None:
        """Send a message."""
        self.push(wire.encode(message))

    async def _empty(self) -> None:
        try:
            while self._outbox:
                await self._send({"type": "websocket.send", "text": self._outbox.popleft(), "bytes": None})
            if self.closed:
                await self._send({"type": "websocket.close", "code": SLOW, "reason": "too slow"})
        except Exception:
            # The client is gone; its reader will notice.
            self.closed = True
        finally:
            self._drain = None

    async def close(self, code: int, reason: str) -> None:
        """Say the last words, then hang up."""
        if self._drain is not None:
            with suppress(Exception):
                await self._drain
        if not self.closed:
            self.closed = True
            with suppress(Exception):
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
