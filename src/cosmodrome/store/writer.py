"""Group commit: the writes of many tables share a transaction.

A commit costs about as much for one row as for a hundred. One task takes whatever has queued up while the last commit
ran and writes it as one transaction; `write` returns when that transaction is committed, so that an answer which
was acknowledged is stored.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

import structlog
from sqlalchemy.exc import IntegrityError

from cosmodrome.store.rows import Write
from cosmodrome.store.statements import Statements

log = structlog.get_logger(__name__)

DISTANCE = 0.005  # seconds


class Conflict(Exception):
    """Somebody else (a second server) has written to this table: what is in memory is out of date."""


class Committer(Protocol):
    """Runs statements with their rows in one transaction."""

    async def open(self) -> None:
        """Connect."""

    async def commit(self, work: list[tuple[Any, list[dict[str, Any]]]]) -> None:
        """All of it, or nothing and an exception."""

    async def close(self) -> None:
        """Let go."""


class Writer:
    """The one task that writes."""

    def __init__(self, committer: Committer, dialect: str) -> None:
        self._committer = committer
        self._statements = Statements(dialect)
        self._queue: list[tuple[Write, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    async def start(self) -> None:
        """Begin to take writes."""
        await self._committer.open()
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is still queued, then end."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        await self._committer.close()

    async def write(self, write: Write) -> None:
        """Returns when it is committed; raises `Conflict` when the table went on without us."""
        if self._closing:
            raise RuntimeError("the store is closed")
        done = asyncio.get_running_loop().create_future()
        self._queue.append((write, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        """A write after a quiet moment goes at once; under load commits keep a small distance, so that more of them
        come together."""
        loop = asyncio.get_running_loop()
        last = 0.0
        while True:
            await self._wake.wait()
            await asyncio.sleep(max(0.0, last + DISTANCE - loop.time()))
            last = loop.time()
            batch, self._queue = self._queue, []
            if batch:
                await self._settle(batch)
            elif self._closing:
                return
            else:
                self._wake.clear()

    async def _settle(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """Commit a batch. When it fails, each write is tried alone, so that one bad write harms nobody else."""
        try:
            await self._committer.commit(self._statements.of([write for write, _ in batch]))
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    await self._settle([one])
                return
            write, done = batch[0]
            log.warning("write failed", table=write.table, error=repr(error))
            if not done.done():
                done.set_exception(Conflict(write.table) if isinstance(error, IntegrityError) else error)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)
