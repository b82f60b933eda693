"""What the server asks of the database. All writing goes through the writer, all reading is here."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import structlog
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from cosmodrome.store import schema
from cosmodrome.store.commit import committer_for
from cosmodrome.store.database import connect, outage
from cosmodrome.store.migrate import migrate
from cosmodrome.store.rows import ChatLine, Stored, TableRow, Write, from_columns
from cosmodrome.store.writer import Writer

log = structlog.get_logger(__name__)

RECENT = 100
TRY_EVERY = 5.0  # seconds
TRIAL_PATIENCE = 5.0


class Store:
    """An open database."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = connect(url)
        self._writer = Writer(committer_for(self.engine), self.engine.dialect.name)
        self._known_people: set[str] = set()
        self._tried = -TRY_EVERY
        self._trouble: str | None = None
        self._versions: dict[str, int] = {}  # of the tables that were opened here: the state that was seen last

    async def open(self) -> None:
        """Bring the database to its newest shape and begin to take writes. Loads no table."""
        await migrate(self.engine)
        await self._writer.start()

    async def close(self) -> None:
        """Write what is queued and let go."""
        await self._writer.stop()
        await self.engine.dispose()

    async def write(self, write: Write) -> None:
        """See `Writer.write`. Nobody writes over what they have not seen: after a `Conflict` the table has to be read
        again."""
        if write.counts:
            write.version = self._versions.get(write.table)
        await self._writer.write(write)
        if write.create is not None:
            self._versions[write.table] = write.create.version
        elif write.version is not None:
            self._versions[write.table] = write.version + 1

    def forget(self, table: str) -> None:
        """The table is no longer in memory: what was seen of it does not matter any more."""
        self._versions.pop(table, None)

    async def healthy(self) -> bool:
        """Whether the database answers."""
        async with self.engine.connect() as connection:
            return bool((await connection.execute(select(1))).scalar_one() == 1)

    async def trouble(self) -> str | None:
        """Why nothing can be stored now, in one line; None if it can. A trial write tells, at most once in a while."""
        now = time.monotonic()
        if now - self._tried >= TRY_EVERY:
            self._tried = now
            statement = self._insert(schema.keys).values(id="trial", value=str(time.time()))
            again = statement.on_conflict_do_update(index_elements=["id"], set_={"value": statement.excluded.value})
            try:
                async with asyncio.timeout(TRIAL_PATIENCE):
                    await self._execute(again)
                self._trouble = None
            except Exception as error:
                self._trouble = outage(error) or repr(error)
                log.error("nothing can be stored", error=self._trouble)
        return self._trouble

    # ---- tables ----------------------------------------------------------------------------------------

    async def table(self, table: str) -> TableRow | None:
        """One table's row, or None. A later write is based on what is seen here."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.tables).where(schema.tables.c.id == table))
            row = found.mappings().first()
        if row is None:
            return None
        read = from_columns(row)
        self._versions[table] = read.version
        return read

    async def tables_of(self, person: str, limit: int = 100) -> list[TableRow]:
        """A person's tables, those last played first."""
        query = (
            select(schema.tables)
            .join(schema.members, schema.members.c.table_id == schema.tables.c.id)
            .where(schema.members.c.person == person)
        )
        return await self._rows(query, limit)

    async def public_tables(self, limit: int = 50) -> list[TableRow]:
        """Public tables that are open or being played."""
        query = select(schema.tables).where(
            schema.tables.c.public.is_(True), schema.tables.c.state.in_(("open", "running"))
        )
        return await self._rows(query, limit)

    async def overdue(self, now: float, limit: int = 20) -> list[str]:
        """Tables at which the time for a decision is over."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.due <= now, tables.state == "running").order_by(tables.due).limit(limit)
        async with self.engine.connect() as connection:
            return [*(await connection.execute(query)).scalars()]

    async def _rows(self, query: Any, limit: int) -> list[TableRow]:
        query = query.order_by(schema.tables.c.touched.desc()).limit(limit)
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return [from_columns(row) for row in found.mappings()]

    async def stored(self, table: str) -> Stored:
        """All that is needed to load a table's game."""
        of = {name: getattr(schema, name).c for name in ("entries", "sealed", "checkpoints")}
        async with self.engine.connect() as connection:
            entries = (
                await connection.execute(
                    select(of["entries"].entry, of["entries"].nonce)
                    .where(of["entries"].table_id == table)
                    .order_by(of["entries"].seq)
                )
            ).all()
            sealed = (
                await connection.execute(
                    select(of["sealed"].answers, of["sealed"].nonces).where(of["sealed"].table_id == table)
                )
            ).first()
            checkpoint = await connection.execute(
                select(of["checkpoints"].saved).where(of["checkpoints"].table_id == table)
            )
            marked = [row.nonce for row in entries[-RECENT:] if row.nonce] + (sealed.nonces if sealed else [])
            nonces: dict[int, list[str]] = {}
            for mark in marked:
                seat, _, nonce = mark.partition(":")
                nonces.setdefault(int(seat), []).append(nonce)
            return Stored(
                entries=[row.entry for row in entries],
                sealed=sealed.answers if sealed else [],
                sealed_nonces=sealed.nonces if sealed else [],
                checkpoint=checkpoint.scalar(),
                nonces=nonces,
            )

    async def chat(self, table: str, limit: int = 200) -> list[ChatLine]:
        """The last lines of a table's chat, oldest first."""
        query = (
            select(schema.chat).where(schema.chat.c.table_id == table).order_by(schema.chat.c.id.desc()).limit(limit)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            ChatLine(**{name: row[name] for name in ("id", "at", "seat", "name", "text", "to", "note")})
            for row in reversed(rows)
        ]

    # ---- people and keys -------------------------------------------------------------------------------

    async def remember(self, person: str, name: str | None) -> None:
        """Keep a person who did something that will be needed again."""
        if person in self._known_people:
            return
        statement = self._insert(schema.people).values(id=person, name=name, created=time.time())
        await self._execute(statement.on_conflict_do_nothing())
        if len(self._known_people) > 100_000:
            self._known_people.clear()
        self._known_people.add(person)

    async def key(self, name: str) -> str:
        """A secret of the server: made once, the same after every restart and for every server on this database."""
        statement = self._insert(schema.keys).values(id=name, value=secrets.token_hex(32))
        await self._execute(statement.on_conflict_do_nothing())
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.keys.c.value).where(schema.keys.c.id == name))
            return str(found.scalar_one())

    def _insert(self, table: Any) -> Any:
        dialect: Any = postgresql if self.engine.dialect.name == "postgresql" else sqlite
        return dialect.insert(table)

    async def _execute(self, statement: Any) -> None:
        async with self.engine.connect() as plain:
            connection = await plain.execution_options(begin="BEGIN IMMEDIATE")
            async with connection.begin():
                await connection.execute(statement)
