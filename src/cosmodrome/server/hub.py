"""All tables: opened when first touched, let go when idle. Nothing is loaded at the start."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from contextlib import suppress
from functools import partial
from typing import Any

import structlog
from msgspec import structs

from cosmodrome.kernel import shares
from cosmodrome.server import lobby, wire
from cosmodrome.server.engine import Engine, header_of, outcome_of
from cosmodrome.server.errors import Refused
from cosmodrome.server.metrics import Metrics
from cosmodrome.server.names import clean_name
from cosmodrome.server.pool import BotPool
from cosmodrome.server.seats import must_host
from cosmodrome.server.services import Services
from cosmodrome.server.settings import ServerSettings
from cosmodrome.server.table import LiveTable, table_info
from cosmodrome.store import Conflict, Settings, Sitter, Store, TableRow, Write

log = structlog.get_logger(__name__)

SWEEP = 15.0
NO_TABLE = 4404  # how a WebSocket is closed whose table does not exist
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")  # anything else is no table, and no text for every database


class Hub:
    """What the handlers work with."""

    def __init__(self, store: Store, engine: Engine, settings: ServerSettings, metrics: Metrics) -> None:
        self.store = store
        self.engine = engine
        self.settings = settings
        self.metrics = metrics
        self.bots = BotPool(engine.module, settings, metrics)
        self.services = Services(store, engine, settings, metrics, self.bots)
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look for idle tables."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def stop(self) -> None:
        """Let every table finish what it has begun, and keep where it stands."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        closing = [table.close() for table in self._live.values()]
        for error in await asyncio.gather(*closing, return_exceptions=True):
            if isinstance(error, Exception):
                log.error("table not closed well", exc_info=error)
        self._live.clear()
        await self.bots.stop()

    # ---- tables in memory ------------------------------------------------------------------------------

    async def table(self, table: str) -> LiveTable:
        """A table, taken into memory if need be."""
        live = self._live.get(table)
        if live is not None:
            live.used = asyncio.get_running_loop().time()  # so that it does not leave in the meantime
            return live
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(partial(self._opened, table))
        return await asyncio.shield(opening)

    def _opened(self, table: str, opening: asyncio.Task[LiveTable]) -> None:
        self._opening.pop(table, None)
        if not opening.cancelled():
            opening.exception()  # the caller may have gone; then nobody else reads it

    async def _open(self, table: str) -> LiveTable:
        row = await self.store.table(table) if TABLE_ID.fullmatch(table) else None
        if row is None:
            raise Refused("no-such-table", 404)
        return self._place(row, await self.store.chat(table))

    def _place(self, row: TableRow, chat: Any = None) -> LiveTable:
        live = self._live[row.id] = LiveTable(self.services, row, chat or [])
        self.metrics.tables.set(len(self._live))
        return live

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle_minutes * 20))
            for work in (self.let_idle_go, self.wake_late):
                try:
                    await work()
                except Exception as error:
                    log.error("sweep failed", exc_info=error)

    async def let_idle_go(self, seconds: float | None = None) -> None:
        """Games nobody has touched for a while leave memory, and tables nobody looks at go with them."""
        patience = self.settings.idle_minutes * 60 if seconds is None else seconds
        before = asyncio.get_running_loop().time() - patience
        for live in [live for live in self._live.values() if live.used <= before and live.idle]:
            if live.connections:
                if live.live_game is not None:
                    await live.do(live.drop_game)
            elif live.idle:
                del self._live[live.row.id]
                await live.close()
                if live.row.id not in self._live:
                    self.store.forget(live.row.id)
        self.metrics.tables.set(len(self._live))

    async def wake_late(self) -> None:
        """Games that left memory, or that nobody has opened since the start, come back when somebody's time is over."""
        for table in await self.store.overdue(time.time()):
            with suppress(Refused):  # a game that cannot be opened has been stopped, and is in the log
                live = await self.table(table)
                if live.live_game is None:
                    await live.do(live.open_game)

    @property
    def live(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._live.values())

    # ---- lists -----------------------------------------------------------------------------------------

    async def lists(self, person: str | None) -> wire.Tables:
        """My tables, and the public ones that are not mine."""
        mine = await self.store.tables_of(person) if person is not None else []
        known = {row.id for row in mine}
        public = [row for row in await self.store.public_tables() if row.id not in known]
        return wire.Tables([self._info(r, person) for r in mine], [self._info(r, person) for r in public])

    def _info(self, row: TableRow, person: str | None) -> wire.TableInfo:
        live = self._live.get(row.id)
        return live.info(person) if live is not None else table_info(row, person, set())

    # ---- new tables ------------------------------------------------------------------------------------

    async def create(self, person: str, new: wire.NewTable) -> LiveTable:
        """Open a table; the person who opens it takes the first free seat."""
        info = self.engine.info(new.game)
        options = self.engine.new_game(new.game, new.seats, new.options).options
        name = clean_name(new.name) if new.name is not None else None
        seats = [Sitter() for _ in range(new.seats)]
        for key, bot in new.bots.items():
            if not key.isascii() or not key.isdecimal() or int(key) >= new.seats:
                raise Refused("no-such-seat", 400, seat=key)
            if bot not in info.bots:
                raise Refused("no-such-bot", 400, bot=bot)
            seats[int(key)] = Sitter(kind="bot", bot=bot)
        free = next((sitter for sitter in seats if sitter.kind == "empty"), None)
        if name is not None and free is not None:
            free.kind, free.person, free.name = "person", person, name
        settings = Settings(
            decision_seconds=new.decision_seconds,
            decision_default=new.decision_default,
            talk_seconds=new.talk_seconds,
            private_chat=new.private_chat,
            pace=new.pace,
            take_back_seconds=new.take_back_seconds,
        )
        if new.delay is not None:
            settings.delay = new.delay
        row = self._row(new.game, options, settings, person, seats, public=new.public)
        await self._insert(row, name)
        return self._place(row)

    def _row(
        self,
        game: str,
        options: dict[str, Any],
        settings: Settings,
        host: str,
        seats: list[Sitter],
        public: bool = False,
    ) -> TableRow:
        now, share = time.time(), shares.new_share()
        return TableRow(
            id=secrets.token_urlsafe(16),
            game=game,
            options=options,
            settings=settings,
            public=public,
            host=host,
            seats=seats,
            created=now,
            touched=now,
            header={"share": share},
            commitment=shares.promise(share),
        )

    async def _insert(self, row: TableRow, name: str | None, game: Any = None) -> None:
        await self.store.remember(row.host, name)
        write = Write(table=row.id, create=row, members=tuple(row.people()))
        if game is not None:
            write.entries = game.entries(0)
            write.sealed = game.sealed()
        await self.store.write(write)

    async def rematch(self, person: str, table: LiveTable) -> LiveTable:
        """A rematch of the same people; the first to ask is the host, and the others find the table by the old one."""

        async def again() -> str:
            old = table.row
            if old.rematch is not None:
                return old.rematch
            if old.state not in ("over", "stopped"):
                raise Refused("not-over")
            if person not in old.people():
                raise Refused("not-your-table", 403)
            fresh = {"resigned": False, "promise": None, "link": None, "offer": None, "lender": None}
            seats = [structs.replace(sitter, **fresh) for sitter in old.seats]
            for sitter in seats:
                if sitter.kind == "person":
                    sitter.bot = None
                    if sitter.person is None:
                        sitter.kind, sitter.name = "empty", None
            row = self._row(old.game, old.options, old.settings, person, seats, public=old.public)
            await self._insert(row, None)
            self._place(row)
            await table.change(rematch=row.id)
            return row.id

        return await self.table(await table.do(again))

    async def take_in(self, person: str, record: dict[str, Any]) -> LiveTable:
        """A table made from a record: finished, or played on by the person who brought it, in all seats."""
        async with self._one_at_a_time:
            game = await asyncio.to_thread(self.engine.replay, record)
        header = header_of(game)
        if "promises" in record:
            header["promises"] = record["promises"]
        self.engine.info(header["game"])
        outcome = outcome_of(game.outcome)
        names = record.get("names") or [None] * header["seats"]
        seats = [Sitter(kind="person", person=person, name=name) for name in names]
        row = self._row(header["game"], game.options, Settings(delay=0.0), person, seats)
        row.state = "running" if outcome is None else "over"
        row.header, row.outcome, row.commitment = header, outcome, game.commitment
        row.rules = str(header.get("version"))
        row.turn = sorted(ask.seat for ask in game.asks)
        await self._insert(row, None, game)
        return self._place(row)

    # ---- the lobby, seen from outside --------------------------------------------------------------------

    async def sit(self, table: str, person: str, seat: int, name: str) -> LiveTable:
        """Take a seat."""
        return await self._in_lobby(table, lobby.sit, person, seat, name)

    async def leave(self, table: str, person: str, seat: int) -> LiveTable:
        """Leave a seat."""
        return await self._in_lobby(table, lobby.leave, person, seat)

    async def set_bot(self, table: str, person: str, seat: int, bot: str | None) -> LiveTable:
        """Let a bot play a seat, or no longer."""
        return await self._in_lobby(table, lobby.set_bot, person, seat, bot)

    async def resign(self, table: str, person: str, seat: int) -> LiveTable:
        """Give up a seat."""
        return await self._in_lobby(table, lobby.resign, person, seat)

    async def start_game(self, table: str, person: str) -> LiveTable:
        """Begin to play."""
        return await self._in_lobby(table, lobby.start, person)

    async def _in_lobby(self, table: str, what: Any, *args: Any) -> LiveTable:
        live, _ = await self.at_table(table, what, *args)
        return live

    async def at_table(self, table: str, what: Any, *args: Any) -> tuple[LiveTable, Any]:
        """Do something inside a table's task; the table, and what came of it."""
        live = await self.table(table)

        async def doing() -> Any:
            try:
                return await what(live, *args)
            except Conflict:  # another server was quicker, and we know now what it did
                return await what(live, *args)

        return live, await live.do(doing)

    async def delete(self, table: str, person: str) -> None:
        """Delete a table with all that belongs to it. A running game has to be ended first."""

        async def deleting(live: LiveTable) -> None:
            must_host(live, person)
            if live.row.state == "running":
                raise Refused("still-running")
            await self.store.write(Write(table=table, delete=True))
            for connection in list(live.connections):
                connection.say(wire.RefusedMessage(None, "table-deleted"))
                await connection.close(NO_TABLE, "table-deleted")

        live, _ = await self.at_table(table, deleting)
        if self._live.pop(table, None) is not None:
            await live.close()
            self.store.forget(table)
            self.metrics.tables.set(len(self._live))
