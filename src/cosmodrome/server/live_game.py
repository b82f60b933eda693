"""The game of a table as the server runs it: answers in, stored, then shown.

Everything here runs inside the table's one task, so that nothing happens at the same time. What has happened is stored
first and shown afterwards.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import structlog

from cosmodrome.kernel import GameOver, NotAnAct, NoUndo, Random, Refusal, StaleAsk, rehearse
from cosmodrome.server import wire
from cosmodrome.server.bots import Bots
from cosmodrome.server.clock import Clock, due_from_now
from cosmodrome.server.engine import checkpoint_of, outcome_of
from cosmodrome.server.errors import Refused
from cosmodrome.server.orders import SeatOrders
from cosmodrome.server.outbox import Outbox, ask_shown
from cosmodrome.server.room import Room
from cosmodrome.server.timeline import Timeline
from cosmodrome.server.waits import Waits
from cosmodrome.store import Write

log = structlog.get_logger(__name__)

CHECKPOINT_EVERY = 200  # entries; a game whose record was begun under older rules cannot be played from its beginning


class LiveGame:
    """A game in memory: what seats do to it, and what the store knows of it.

    What is sent to whom is the outbox's business. The clock, the bots and the standing orders answer for a seat by the
    same methods as its player.
    """

    def __init__(self, room: Room, game: Any, secret: str, stored: int, sealed_nonces: Sequence[str] = ()) -> None:
        row = room.row
        self._room = room
        self.game = game
        self.stopped = False
        self._stored = stored  # entries of the record that are in the store
        self._checkpointed = stored
        self._sealed: list[Any] = game.sealed()
        self._sealed_nonces = list(sealed_nonces)
        self._since_late: dict[int, int] = {}  # by seat: its own answers since the clock decided for it
        self._deferred: list[Callable[[], Awaitable[None]]] = []
        self.waits = Waits(secret, row.settings.delay, room.services.engine.asked(row.game, row.options))
        self.timeline = Timeline(game, self._wait, self.waits.linger, self._on_due)
        self.clock = Clock(room, game, self)
        self.outbox = Outbox(room, game, self.timeline, self.clock.left, self._may_undo)
        self.orders = SeatOrders(room, game, self)
        self.bots = Bots(room, game, self)
        self.shown_at = asyncio.get_running_loop().time()

    def begin(self) -> None:
        """Start the clock, and let the bots answer what is open."""
        if self.ended:
            return
        self.orders.plan()
        self.clock.set()
        self.bots.call()

    # ---- what a seat does ------------------------------------------------------------------------------

    async def answer(self, seat: int, option: str, ask: int, nonce: str | None = None) -> None:
        """Answer an ask that the seat has been shown."""
        self.must_go_on()
        if not self.outbox.open_to(seat):
            raise StaleAsk(ask=ask)
        self.call(self.game.answer, seat, option, ask=ask)
        self._count_own(seat, 1)
        await self.commit(seat, nonce)

    async def decide_late(self, seat: int, option: str, ask: int) -> None:
        """Answer for a seat whose time is over. It cannot take that back: its clock would start again."""
        if not self.outbox.open_to(seat):
            raise StaleAsk(ask=ask)
        self.call(self.game.answer, seat, option, ask=ask)
        self._since_late[seat] = 0
        self.outbox.late.append(seat)
        await self.commit(seat)

    def _count_own(self, seat: int, by: int) -> None:
        """Count the seat's own answers since the clock decided for it: only those can be taken back."""
        if seat in self._since_late:
            self._since_late[seat] += by

    async def undo(self, seat: int, nonce: str | None = None) -> None:
        """Take back the seat's last answer."""
        self.must_go_on()
        if not self._may_undo(seat):
            raise NoUndo(seat=seat)
        self.call(self.game.undo, seat)
        self._count_own(seat, -1)
        self.orders.wake(seat)
        await self.commit(seat, nonce)

    async def act(self, seat: int, act: str, nonce: str | None = None) -> None:
        """Do something unasked."""
        self.must_go_on()
        if not self.outbox.open_to(seat):
            raise NotAnAct(act=act)
        self.call(self.game.act, seat, act)
        self._count_own(seat, 1)
        await self.commit(seat, nonce)

    def why(self, seat: int, option: str) -> str | None:
        """The rule that forbids an option now."""
        if not self.outbox.open_to(seat):
            return None
        rule: str | None = self.call(self.game.why, seat, option)
        return rule

    def rehearse(self, seat: int, ask: int, answers: list[str]) -> tuple[int, dict[str, Any], wire.AskShown]:
        """Where answers of a seat would lead: how many of them could be given, what it would see then, and its ask."""
        open_ask = next((each for each in self.outbox.asks if each.seat == seat), None)
        if open_ask is None or open_ask.id != ask:
            raise StaleAsk(ask=ask)
        try:
            game, taken = rehearse(self.game, seat, answers, Random())
            after = next(each for each in game.asks if each.seat == seat)
            return taken, {**game.view(seat), **game.asides(seat)}, ask_shown(game, after)
        except Exception as error:  # nothing has happened: the table goes on without it
            log.error("answers could not be tried out", exc_info=error, answers=answers)
            raise Refused("not-done", 500) from error

    def _may_undo(self, seat: int) -> bool:
        """Whether the seat may undo. While a hidden window is open that would tell whether others are asked in it."""
        return self.outbox.open_to(seat) and self._since_late.get(seat, 1) > 0 and bool(self.game.may_undo(seat))

    def defer(self, job: Callable[[], Awaitable[None]]) -> None:
        """Do this when the hidden window that is open has closed."""
        self._deferred.append(job)

    def call(self, function: Any, *args: Any, **kwargs: Any) -> Any:
        """Call the engine. A refusal is the player's; anything else is our mistake and stops this table."""
        try:
            return function(*args, **kwargs)
        except Refusal:
            raise
        except Exception as error:
            self._room.fail(error, {"call": function.__name__, "args": args, **kwargs}, self.game)
            raise Refused("stopped") from error

    # ---- storing, then showing -------------------------------------------------------------------------

    async def commit(self, seat: int, nonce: str | None = None) -> None:
        """A seat has done something: let the standing orders answer what came of it, store it all, then show it."""
        self.orders.obey()
        was_shown = self.timeline.shown
        self.timeline.advance(by_person=self._room.row.seats[seat].bot is None)
        write = self._to_store(seat, nonce)
        await self._store(write)
        self._mark_stored(write)
        if was_shown != self.timeline.shown:
            self.shown_at = asyncio.get_running_loop().time()
        self.publish(seat)

    def _to_store(self, seat: int, nonce: str | None) -> Write:
        """What has to be written."""
        game = self.game
        write = Write(table=self._room.row.id, first=self._stored, entries=game.entries(self._stored))
        sealed = game.sealed()
        if sealed != self._sealed:
            write.sealed = sealed
        if nonce is not None:
            write.nonce = f"{seat}:{nonce}"
            if sealed:
                self._sealed_nonces.append(write.nonce)
                write.sealed_nonces = self._sealed_nonces
        end = self._stored + len(write.entries)
        outcome = outcome_of(game.outcome)
        every = 1 if self.timeline.resumed else CHECKPOINT_EVERY
        if end - self._checkpointed >= every or outcome is not None:
            write.checkpoint = (end, checkpoint_of(game))
        write.row = self._listed() | self.orders.changes()
        if outcome is not None:
            write.row |= {"state": "over", "outcome": outcome}
        return write

    async def _store(self, write: Write) -> None:
        """Write it. When that fails it has not happened: the game is taken from the store again."""
        try:
            await self._room.services.store.write(write)
        except Exception as error:
            log.error("answer not stored", exc_info=error)
            await self._room.reload()
            raise Refused("not-stored", 503) from error

    def _mark_stored(self, write: Write) -> None:
        """Remember what the store knows now."""
        self._stored += len(write.entries)
        self._sealed = self.game.sealed()
        if not self._sealed:
            self._sealed_nonces = []
        if write.checkpoint is not None:
            self._checkpointed = self._stored
        if "outcome" in write.row:
            self._room.row.state, self._room.row.outcome = "over", write.row["outcome"]

    def _listed(self) -> dict[str, Any]:
        """What the list of tables shows and has changed: whose turn it is and which round. That one of several has
        answered is not worth a write; it is stored with the next."""
        row = self._room.row
        waiting, turn_round = self.outbox.waiting, self.timeline.round
        fewer = turn_round == row.round and set(waiting) <= set(row.turn)
        row.turn, row.round, row.due = waiting, turn_round, due_from_now(row.settings)
        due = {} if row.due is None else {"due": row.due}
        if fewer and waiting:
            return due
        row.touched = time.time()
        return {"turn": waiting, "round": turn_round, "touched": row.touched, **due}

    def publish(self, actor: int | None = None) -> None:
        """Start the clocks of those who are asked, tell everybody what is new, and call the bots."""
        self.orders.plan()
        self.clock.set()
        self.outbox.publish(actor)
        self.orders.tell()
        self.bots.call()
        if self.timeline.held is None:
            deferred, self._deferred = self._deferred, []
            for job in deferred:
                self._room.post(job)
            if self.game.outcome is not None:
                self._room.push_info()

    async def checkpoint(self) -> None:
        """Store where the game stands, so that it opens quickly and outlives a change of the rules."""
        if self._checkpointed != self._stored:
            row, end = self._room.row, self._stored
            listed = {"turn": row.turn, "round": row.round}
            await self._room.services.store.write(
                Write(table=row.id, row=listed, checkpoint=(end, checkpoint_of(self.game)))
            )
            self._checkpointed = end

    # ---- the public timeline ---------------------------------------------------------------------------

    def _wait(self, window: str, number: int) -> float | None:
        """How long the window opened by event number `number` stays open."""
        return None if self._room.delay is None else self.waits.window(window, number)

    def _on_due(self) -> None:
        """The wait of a window is over."""
        self._room.post(self._go_on)

    async def _go_on(self) -> None:
        if self.stopped:
            return
        was_shown = self.timeline.shown
        self.timeline.advance()
        if was_shown != self.timeline.shown or self.timeline.held is None:
            self.shown_at = asyncio.get_running_loop().time()
            self._listed()
            self.publish()

    # ---- the end ---------------------------------------------------------------------------------------

    @property
    def ended(self) -> bool:
        """Whether its people have ended the game before its end."""
        return self._room.row.state == "over" and self.game.outcome is None

    def must_go_on(self) -> None:
        """Refuse to play on in a game that was ended."""
        if self.ended:
            raise GameOver()

    @property
    def over(self) -> bool:
        """Whether the game is over, and everybody has seen it."""
        return self.ended or (self.game.outcome is not None and self.timeline.held is None)

    @property
    def busy(self) -> bool:
        """Whether something will happen here without anybody sending a message."""
        return self.timeline.waiting or self.bots.busy or self.clock.running or self.orders.busy

    def stop(self) -> None:
        """Let go of clocks, messages and bots."""
        self.stopped = True
        self.outbox.stop()
        self.timeline.stop()
        self.clock.stop()
        self.orders.stop()
        self.bots.stop()

    async def dissolve(self) -> None:
        """Nothing will be done here any more. The clock, the bots and the others know their game: when it forgets them
        too, all leave memory at once, without the help of the garbage collector."""
        for name in ("timeline", "clock", "outbox", "orders", "bots"):
            self.__dict__.pop(name, None)
        self._deferred.clear()
