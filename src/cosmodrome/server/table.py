"""A table in memory: one task that does everything at this table, one thing after the other."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

import structlog
from msgspec import structs, to_builtins
from sqlalchemy.exc import SQLAlchemyError

from cosmodrome.kernel import Refusal, shares
from cosmodrome.server import wire
from cosmodrome.server.connection import Connection
from cosmodrome.server.errors import Refused, plain
from cosmodrome.server.limits import Bucket
from cosmodrome.server.live_game import LiveGame
from cosmodrome.server.room import Job
from cosmodrome.server.services import Services
from cosmodrome.store import ChatLine, Conflict, Sitter, TableRow, Write
from cosmodrome.store.rows import Motion, Pace, Settings

log = structlog.get_logger(__name__)
Result = TypeVar("Result")

CHAT_KEPT = 200
USUAL_TAKE_BACK = 2.0  # seconds
MOST_BUCKETS = 1000


class LiveTable:
    """A table that somebody has used lately. The game itself is loaded when it is needed."""

    def __init__(self, services: Services, row: TableRow, chat: list[ChatLine]) -> None:
        self.services = services
        self.row = row
        self.chat = chat
        self.live_game: LiveGame | None = None
        self.connections: set[Connection] = set()
        self.nonces: dict[int, list[str]] = {}
        self._missing: dict[int, str | None] = {}  # by seat: the promises of the shares that are waited for
        self._all_shown = asyncio.Event()
        self.shown: dict[str, str] = {}
        self._left: dict[str, float] = {}  # when each person who is away left
        self._heard: Counter[int | None] = Counter()  # lines of chat, by the seat from which they are read
        for line in chat:
            self._count_heard(line)
        self._buckets: dict[str, Bucket] = {}
        self.used = asyncio.get_running_loop().time()
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table {row.id}")

    # ---- the one task ----------------------------------------------------------------------------------

    async def _run(self) -> None:
        with structlog.contextvars.bound_contextvars(table=self.row.id):
            while (job := await self._queue.get()) is not None:
                self.used = asyncio.get_running_loop().time()
                try:
                    await job()
                except Exception as error:
                    self._on_error(error, job)

    def _on_error(self, error: Exception, job: Job) -> None:
        """What nobody has foreseen. A database that does not answer is no fault of this table."""
        if isinstance(error, SQLAlchemyError | OSError | Conflict):
            log.error("store failed", exc_info=error)
        else:
            self.fail(error, {"job": repr(job)}, self.live_game.game if self.live_game else None)

    def post(self, job: Job) -> None:
        """Do this when its turn comes."""
        self._queue.put_nowait(job)

    async def do(self, job: Callable[[], Awaitable[Result]]) -> Result:
        """Do this when its turn comes, and tell what came of it."""
        result: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.post(partial(self._do, job, result))
        try:
            return await result
        finally:
            del result  # a refusal knows the frames it came through; they must not know the refusal

    async def _do(self, job: Callable[[], Awaitable[Result]], result: asyncio.Future[Result]) -> None:
        try:
            value = await job()
        except Exception as error:
            if not isinstance(error, Refused | Refusal):
                self._on_error(error, job)
                error = Refused("not-done", 503)
            if not result.done():
                result.set_exception(error)
        else:
            if not result.done():
                result.set_result(value)
        finally:
            del result

    @property
    def idle(self) -> bool:
        """Whether nothing is going on here and nothing will by itself."""
        return self._queue.empty() and not (self.live_game is not None and self.live_game.busy)

    async def close(self) -> None:
        """Finish what has been begun, then end."""
        self._queue.put_nowait(None)
        await self._task
        left = self.live_game
        await self.drop_game()
        while not self._queue.empty():  # nobody does what has been posted since
            self._queue.get_nowait()
        if left is not None:
            await left.dissolve()

    # ---- the game --------------------------------------------------------------------------------------

    async def open_game(self) -> LiveGame:
        """The game, loaded if need be."""
        if self.live_game is None:
            if self.row.state == "stopped":
                raise Refused("stopped")
            if self.row.state == "open" or self.row.header is None:
                raise Refused("not-started")
            begun = time.perf_counter()
            stored = await self.services.store.stored(self.row.id)
            try:
                game = await asyncio.to_thread(self.services.engine.load, self.row.header, stored)
            except Exception as error:
                record = {**self.row.header, "entries": stored.entries, "sealed": stored.sealed}
                self.fail(error, {"call": "load"}, None, record)
                raise Refused("stopped") from error
            self.nonces = stored.nonces
            self.begin(game, self.row.header["seed"], len(stored.entries), stored.sealed_nonces)
            self.services.metrics.opening.observe(time.perf_counter() - begun)
        assert self.live_game is not None
        return self.live_game

    def begin(self, game: Any, secret: str, stored: int, sealed_nonces: Sequence[str] = ()) -> LiveGame:
        """A game is here: let the bots and the clock know."""
        self.live_game = LiveGame(self, game, secret, stored, sealed_nonces)
        self.services.metrics.games.inc()
        self.live_game.begin()
        return self.live_game

    def _let_go(self) -> None:
        if self.live_game is not None:
            self.live_game.stop()
            self.post(self.live_game.dissolve)  # after what has been posted for it already
            self.live_game = None
            self.services.metrics.games.dec()

    async def drop_game(self) -> None:
        """Let the game leave memory; everything about it is in the store."""
        if self.live_game is not None:
            left = self.live_game
            self._let_go()
            if self.row.state == "running":
                await left.checkpoint()

    async def reload(self) -> None:
        """What is in memory is not what is in the store, and the store is right."""
        self._let_go()
        row = await self.services.store.table(self.row.id)
        if row is not None:
            self.row = row
        if self.row.state in ("running", "over"):
            live_game = await self.open_game()
            for connection in self.connections:
                if connection.watching:
                    live_game.outbox.show(connection, None)
        self.push_info()

    def fail(self, error: Exception, what: dict[str, Any], game: Any, record: Any = None) -> None:
        """A mistake of ours stops this table and no other. The record in the log is enough to play it again."""
        if record is None and game is not None:
            try:
                record = game.record()
            except Exception as broken:
                record = {"broken": repr(broken)}
        log.error("table stopped", table=self.row.id, what=plain(what), record=record, exc_info=error)
        self._let_go()
        if self.row.state != "running":
            return
        self.services.metrics.stopped.inc()
        self.row.state = "stopped"
        self.post(self._store_stopped)
        message = wire.encode(wire.StoppedMessage("engine-error"))
        for connection in self.connections:
            connection.push(message)
        self.push_info()

    async def _store_stopped(self) -> None:
        try:
            await self.services.store.write(Write(table=self.row.id, row={"state": self.row.state}))
        except Exception as error:
            log.error("state not stored", exc_info=error)

    # ---- the row ---------------------------------------------------------------------------------------

    async def change(self, *, with_it: Write | None = None, **changes: Any) -> None:
        """Change something about the table: first in the store, then here, then everybody is told. What must be stored
        together with the change, or not at all, comes `with_it`."""
        changes["touched"] = time.time()
        write = with_it or Write(table=self.row.id)
        write.row = to_builtins(changes)
        try:
            await self.services.store.write(write)
        except Conflict:
            await self.reload()
            raise
        self.row = structs.replace(self.row, **changes)
        self.push_info()

    @property
    def has_people(self) -> bool:
        """Whether anybody but bots plays here, or may take a seat back."""
        return any(sitter.kind == "person" and not sitter.resigned for sitter in self.row.seats)

    @property
    def pace(self) -> Pace:
        """How fast the bots play: as the host chose, or else so that people can follow."""
        return self.row.settings.pace or ("brisk" if self.has_people else "instant")

    @property
    def delay(self) -> float | None:
        """How long a hidden window stays open on average, as the host chose; bots have no secrets from each other."""
        return self.row.settings.delay if self.has_people else None

    def outcome(self) -> wire.Outcome | None:
        """How the game ended, once everybody has seen it."""
        if self.live_game is not None and not self.live_game.over:
            return None
        return outcome_shown(self.row)

    def info(self, person: str | None) -> wire.TableInfo:
        """The table as a person sees it."""
        online = {connection.person for connection in self.connections if connection.person is not None}
        info = table_info(self.row, person, online)
        for shown, sitter in zip(info.seats, self.row.seats, strict=True):
            left = [self._left[person] for person in sitter.holders() if person in self._left]
            if left and not shown.online:
                shown.away = when(max(left))
        if self.live_game is not None and info.state == "over" and not self.live_game.over:
            info.state, info.outcome = "running", None
        return info

    def is_here(self, sitter: Sitter) -> bool:
        """Whether the player of a seat is at the table, on any of their devices."""
        holders = sitter.holders()
        return any(connection.person in holders for connection in self.connections)

    def send_away(self, seat: int) -> None:
        """A person who looked from this seat and no longer holds it goes on as an onlooker."""
        sitter = self.row.seats[seat]
        for connection in self.connections:
            if connection.seat == seat and not sitter.held_by(connection.person):
                connection.seat = None
                if self.live_game is not None:
                    self.live_game.outbox.show(connection, None)

    def push_info(self) -> None:
        """Tell all who are here how the table is now."""
        made: dict[str | None, str] = {}
        for connection in self.connections:
            text = made.get(connection.person)
            if text is None:
                text = made[connection.person] = wire.encode(wire.TableMessage(self.info(connection.person)))
            connection.push(text)

    # ---- shares in the seed ----------------------------------------------------------------------------

    def show_share(self, person: str | None, seat: int, share: str) -> None:
        """A seat shows its share. One that nobody asked for, or that was not promised, does not count."""
        sitter = self.row.seats[seat] if seat < len(self.row.seats) else None
        if sitter is not None and sitter.held_by(person):
            if self._missing.get(seat) == shares.promise(share):
                del self._missing[seat]
                self.shown[str(seat)] = share
                if not self._missing:
                    self._all_shown.set()

    async def collect_shares(self, patience: float) -> dict[str, str]:
        """Ask everybody who has promised a share and is here for it; those who are late are left out."""
        promised = {seat: sitter for seat, sitter in enumerate(self.row.seats) if sitter.promise is not None}
        self._missing = {seat: sitter.promise for seat, sitter in promised.items() if self.is_here(sitter)}
        self.shown.clear()
        self._all_shown.clear()
        if self._missing:
            text = wire.encode(wire.RevealMessage(promises_of(self.row)))
            for connection in self.connections:
                connection.push(text)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._all_shown.wait(), patience)
        self._missing = {}
        return dict(self.shown)

    # ---- connections and chat --------------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        """Somebody opens the table's page."""
        self.connections.add(connection)
        self._left.pop(connection.person or "", None)
        self.used = asyncio.get_running_loop().time()
        self.push_info()

    def leave(self, connection: Connection) -> None:
        """Somebody closes it."""
        self.connections.discard(connection)
        self.used = asyncio.get_running_loop().time()
        person = connection.person
        if person is not None and self.row.seats_of(person):
            if all(other.person != person for other in self.connections):
                self._left[person] = time.time()
            if self.live_game is not None:
                self.live_game.clock.set()
            self.push_info()

    def bucket_of(self, person: str | None) -> Bucket:
        """What one person may send to this table, from all their devices together."""
        settings, now = self.services.settings, asyncio.get_running_loop().time()
        fresh = Bucket(settings.messages_per_second, settings.message_burst, now)
        if len(self._buckets) >= MOST_BUCKETS:  # ever new names are held up by what their address may send
            self._buckets.clear()
        return fresh if person is None else self._buckets.setdefault(person, fresh)

    def chat_for(self, connection: Connection) -> list[wire.ChatShown]:
        """The lines that may be read from where a connection looks. They are numbered by what is heard from there: a
        whisper among others leaves no gap."""
        seat = connection.seat
        since = 0.0 if seat is None else self.row.seats[seat].since
        lines = [line for line in self.chat if line.heard_by(seat) and (line.to is None or line.at >= since)]
        first = self._heard[seat] - len(lines) + 1
        return [chat_shown(line, number) for number, line in enumerate(lines, first)]

    async def say(self, line: ChatLine) -> None:
        """Store a line of chat, then let those hear it whom it is for."""
        line.id = self.chat[-1].id + 1 if self.chat else 1
        await self.services.store.write(Write(table=self.row.id, chat=line))
        self.chat.append(line)
        del self.chat[:-CHAT_KEPT]
        self._count_heard(line)
        for connection in self.connections:
            if line.heard_by(connection.seat):
                shown = chat_shown(line, self._heard[connection.seat])
                connection.say(wire.ChatLineMessage(**structs.asdict(shown)))

    async def note(self, key: str, **args: Any) -> None:
        """Tell everybody, in the chat, what has happened to the seats or settings of the table."""
        await self.say(ChatLine(at=time.time(), seat=None, name="", text="", note={"key": key, "args": args}))

    def _count_heard(self, line: ChatLine) -> None:
        for seat in (None, *range(len(self.row.seats))):
            self._heard[seat] += line.heard_by(seat)


def when(seconds: float) -> str:
    """A time as the wire writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def chat_shown(line: ChatLine, number: int) -> wire.ChatShown:
    """A line of chat as the wire writes it."""
    return wire.ChatShown(number, line.seat, line.name, line.text, line.to, when(line.at), line.note)


def outcome_shown(row: TableRow) -> wire.Outcome | None:
    """The outcome, with the seats that gave up."""
    if row.outcome is None:
        return None
    resigned = [seat for seat, sitter in enumerate(row.seats) if sitter.resigned]
    return wire.Outcome(**row.outcome, resigned=resigned)


def promises_of(row: TableRow) -> dict[str, str]:
    """The promised shares in the seed: those of the game, or, before the start, those made so far."""
    if row.header is not None and "share" not in row.header:
        promises: dict[str, str] = row.header.get("promises", {})
        return promises
    made = {str(seat): sitter.promise for seat, sitter in enumerate(row.seats) if sitter.promise is not None}
    return made if row.commitment is None else {shares.SERVER: row.commitment, **made}


def take_back_seconds(settings: Settings, pace: Pace) -> float:
    """For how long a step that ends a turn can be taken back: as the host chose, or else for a moment, unless
    everything is to go fast."""
    if settings.take_back_seconds is not None:
        return settings.take_back_seconds
    return 0.0 if pace == "instant" else USUAL_TAKE_BACK


def table_info(row: TableRow, person: str | None, online: set[str]) -> wire.TableInfo:
    """A table as a person sees it."""
    people = any(sitter.kind == "person" for sitter in row.seats)
    host = row.hosted_by(person)
    pace: Pace = row.settings.pace or ("brisk" if people else "instant")
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        seats=[
            wire.SeatInfo(
                seat=seat,
                name=sitter.name,
                kind=sitter.kind,
                bot=sitter.bot,
                mine=sitter.held_by(person),
                online=not online.isdisjoint(sitter.holders()),
                resigned=sitter.resigned,
                linked=sitter.held_by(person) and sitter.link is not None,
                offered=(host or sitter.held_by(person)) and sitter.offer is not None,
                returnable=sitter.lender is not None and sitter.lender.person == person,
            )
            for seat, sitter in enumerate(row.seats)
        ],
        options=row.options,
        public=row.public,
        host=host,
        state=row.state,
        turn=row.turn,
        round=row.round,
        outcome=outcome_shown(row),
        created=when(row.created),
        changed=when(row.touched),
        commitment=row.commitment,
        promises=promises_of(row),
        rematch=row.rematch,
        decision_seconds=row.settings.decision_seconds,
        decision_default=row.settings.decision_default,
        talk_seconds=row.settings.talk_seconds,
        private_chat=row.settings.private_chat,
        delay=row.settings.delay,
        pace=pace,
        take_back_seconds=take_back_seconds(row.settings, pace),
        motion=None if row.motion is None else motion_shown(row.motion),
    )


def motion_shown(motion: Motion) -> wire.MotionInfo:
    """What others are asked to agree to, as the wire writes it."""
    return wire.MotionInfo(motion.kind, motion.by, motion.args, motion.asked, motion.agreed, when(motion.until))
