"""Group commit: the writes of many tables share a transaction.

A commit costs about as much for one row as for a hundred. One task takes whatever has queued up while the last commit
ran and writes it as one transaction; `write` returns when that transaction is committed, so that an answer which
was acknowledged is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import structlog
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cosmodrome.store import schema
from cosmodrome.store.rows import ChatLine, TableRow, to_columns

log = structlog.get_logger(__name__)


class Conflict(Exception):
    """Somebody else (a second server) has written to this table's record: what is in memory is out of date."""


class Write(Struct):
    """What one act at a table leaves behind. Fields that are left out stay as they are."""

    table: str
    create: TableRow | None = None
    row: dict[str, Any] = {}
    members: Sequence[str] = ()
    left: Sequence[str] = ()
    first: int = 0
    entries: Sequence[Any] = ()
    sealed: list[Any] | UnsetType = UNSET
    nonce: tuple[int, str] | None = None
    checkpoint: tuple[int, Any] | None = None
    chat: ChatLine | None = None


class Writer:
    """The one task that writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._statements = _Statements(engine.dialect.name)
        self._queue: list[tuple[Write, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        """Begin to take writes."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is still queued, then end."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def write(self, write: Write) -> None:
        """Returns when it is committed; raises `Conflict` when the record went on without us."""
        if self._closing:
            raise RuntimeError("the store is closed")
        done = asyncio.get_running_loop().create_future()
        self._queue.append((write, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        async with self._engine.connect() as plain:
            connection = await plain.execution_options(begin="BEGIN IMMEDIATE")
            while True:
                await self._wake.wait()
                batch, self._queue = self._queue, []
                if not batch:
                    if self._closing:
                        return
                    self._wake.clear()
                    continue
                await self._settle(connection, batch)

    async def _settle(self, connection: AsyncConnection, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """Commit a batch. When it fails, each write is tried alone, so that one bad write harms nobody else."""
        try:
            await self._commit(connection, [write for write, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    await self._settle(connection, [one])
                return
            write, done = batch[0]
            log.warning("write failed", table=write.table, error=repr(error))
            if not done.done():
                done.set_exception(Conflict(write.table) if isinstance(error, IntegrityError) else error)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _commit(self, connection: AsyncConnection, writes: list[Write]) -> None:
        async with connection.begin():
            for statement, rows in self._statements.of(writes):
                await connection.execute(statement, rows)


class _Statements:
    """Turns a batch of writes into as few statements as possible: one for each kind, with many rows."""

    def __init__(self, dialect: str) -> None:
        upsert: Any = postgresql.insert if dialect == "postgresql" else sqlite.insert
        self.create = insert(schema.tables)
        self.member = upsert(schema.members).on_conflict_do_nothing()
        self.entries = insert(schema.entries)
        self.chat = insert(schema.chat)
        self.unseal = delete(schema.sealed).where(schema.sealed.c.table_id == bindparam("of"))
        self.leave = delete(schema.members).where(
            schema.members.c.table_id == bindparam("of"), schema.members.c.person == bindparam("who")
        )
        self.sealed = self._replacing(upsert(schema.sealed), ["table_id"], "answers")
        self.nonce = self._replacing(upsert(schema.nonces), ["table_id", "seat"], "nonce")
        self.checkpoint = self._replacing(upsert(schema.checkpoints), ["table_id"], "seq", "saved")

    @staticmethod
    def _replacing(statement: Any, key: list[str], *columns: str) -> Any:
        return statement.on_conflict_do_update(
            index_elements=key, set_={column: statement.excluded[column] for column in columns}
        )

    def of(self, writes: list[Write]) -> list[tuple[Any, list[dict[str, Any]]]]:
        """The statements with their rows, in an order that respects the foreign keys."""
        made: list[tuple[Any, list[dict[str, Any]]]] = [
            (self.create, [to_columns(write.create) for write in writes if write.create]),
            *self._updates(writes),
            (self.member, [{"table_id": w.table, "person": who} for w in writes for who in w.members]),
            (self.leave, [{"of": w.table, "who": who} for w in writes for who in w.left]),
            (
                self.entries,
                [
                    {"table_id": w.table, "seq": seq, "entry": entry}
                    for w in writes
                    for seq, entry in enumerate(w.entries, w.first)
                ],
            ),
            (self.unseal, [{"of": w.table} for w in writes if w.sealed == []]),
            (self.sealed, [{"table_id": w.table, "answers": w.sealed} for w in writes if w.sealed]),
            (
                self.nonce,
                [{"table_id": w.table, "seat": w.nonce[0], "nonce": w.nonce[1]} for w in writes if w.nonce],
            ),
            (
                self.checkpoint,
                [
                    {"table_id": w.table, "seq": w.checkpoint[0], "saved": w.checkpoint[1]}
                    for w in writes
                    if w.checkpoint
                ],
            ),
            (self.chat, [_chat_row(w.table, w.chat) for w in writes if w.chat]),
        ]
        return [(statement, rows) for statement, rows in made if rows]

    def _updates(self, writes: list[Write]) -> list[tuple[Any, list[dict[str, Any]]]]:
        """Updates of table rows, those of the same columns together."""
        by_columns: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for write in writes:
            if write.row:
                by_columns.setdefault(tuple(sorted(write.row)), []).append({"of": write.table, **write.row})
        return [
            (
                update(schema.tables)
                .where(schema.tables.c.id == bindparam("of"))
                .values({column: bindparam(column) for column in columns}),
                rows,
            )
            for columns, rows in by_columns.items()
        ]


def _chat_row(table: str, line: ChatLine) -> dict[str, Any]:
    return {
        "table_id": table,
        "id": line.id,
        "at": line.at,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "to": line.to,
    }
