"""How a batch is committed: the same statements, over the network or into a file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from cosmodrome.store.database import prepare_sqlite

log = structlog.get_logger(__name__)

Work = list[tuple[Any, list[dict[str, Any]]]]
Done = TypeVar("Done")

LOCKED_PATIENCE = 10.0  # seconds that another program may hold the file's lock
LOCKED_PAUSE = 0.02
CHECKPOINT_AFTER = 500  # commits


class NetworkCommitter:
    """A database server: every statement is awaited."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def open(self) -> None:
        """Nothing yet: the connection is taken from the pool, and again after it was lost."""

    async def commit(self, work: Work) -> None:
        """One transaction."""
        async with self._engine.begin() as connection:
            for statement, rows in work:
                await connection.execute(statement, rows)

    async def close(self) -> None:
        """The pool is closed by its opener."""


class FileCommitter:
    """SQLite, written from the loop's own thread.

    A commit into the write-ahead log waits for no disk and takes about a millisecond. Handing each statement to
    another thread costs more than that, and under load far more: every return to the loop has to win the interpreter's
    lock from it. What does wait for the disk, moving the log into the database, is done in another thread.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._async_engine = engine
        self._engine: Engine = create_engine(engine.url.set(drivername="sqlite"))
        prepare_sqlite(self._engine, busy_timeout=0, autocheckpoint=0)
        self._connection: Connection | None = None
        self._commits = 0
        self._moving: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Take the one connection that writes; another server may be at work on a new file."""
        connection = await patiently(self._engine.connect)
        self._connection = connection.execution_options(begin="BEGIN IMMEDIATE")

    async def commit(self, work: Work) -> None:
        """One transaction."""
        await patiently(lambda: self._commit(work))
        self._commits += 1
        if self._commits >= CHECKPOINT_AFTER and (self._moving is None or self._moving.done()):
            self._commits = 0
            self._moving = asyncio.create_task(self._move())

    def _commit(self, work: Work) -> None:
        assert self._connection is not None
        with self._connection.begin():
            for statement, rows in work:
                self._connection.execute(statement, rows)

    async def _move(self) -> None:
        """Move the write-ahead log into the database, as far as readers allow."""
        try:
            async with self._async_engine.connect() as connection:
                driver = await connection.get_raw_connection()
                await driver.driver_connection.execute("PRAGMA wal_checkpoint(PASSIVE)")  # type: ignore[union-attr]
        except Exception as error:
            log.warning("write-ahead log not moved", error=repr(error))

    async def close(self) -> None:
        """Close the file."""
        if self._moving is not None:
            await self._moving
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


async def patiently(action: Callable[[], Done]) -> Done:
    """Try until no other program holds the lock; meanwhile the loop goes on."""
    loop = asyncio.get_running_loop()
    until = loop.time() + LOCKED_PATIENCE
    while True:
        try:
            return action()
        except OperationalError as error:
            if "locked" not in str(error.orig) or loop.time() > until:
                raise
        await asyncio.sleep(LOCKED_PAUSE)


def committer_for(engine: AsyncEngine) -> NetworkCommitter | FileCommitter:
    """The right way for a database."""
    return FileCommitter(engine) if engine.dialect.name == "sqlite" else NetworkCommitter(engine)
