"""A game in progress at a table: answers in, changes out.

Everything here runs inside the table's one task, so that nothing happens at the same time. What has happened is stored
first and shown afterwards.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import structlog

from cosmodrome.kernel import NotAnAct, NoUndo, Refusal, StaleAsk
from cosmodrome.server.deadlines import Deadlines, due_from_now
from cosmodrome.server.engine import checkpoint_of, outcome_of
from cosmodrome.server.errors import Refused
from cosmodrome.server.orders import TableOrders
from cosmodrome.server.release import Release
from cosmodrome.server.showing import Showing
from cosmodrome.server.thinking import Thinking
from cosmodrome.store import Write

if TYPE_CHECKING:
    from cosmodrome.server.table import LiveTable

log = structlog.get_logger(__name__)

CHECKPOINT_EVERY = 200  # entries; a game whose record was begun under older rules cannot be played from its beginning


class Play:
    """The live game of a table."""

    def __init__(self, table: LiveTable, game: Any, written: int, sealed_nonces: Sequence[str] = ()) -> None:
        self.table = table
        self.game = game
        self._written = written
        self._checkpointed = written
        self._sealed: list[Any] = game.sealed()
        self._sealed_nonces = list(sealed_nonces)
        self.release = Release(game, lambda: table.delay, self._on_tick)
        self.showing = Showing(self)
        self.thinking = Thinking(self)
        self.deadlines = Deadlines(self)
        self.orders = TableOrders(self)
        self._deferred: list[Callable[[], Awaitable[None]]] = []
        self.shown_at = asyncio.get_running_loop().time()

    # ---- what a seat does ------------------------------------------------------------------------------

    async def answer(self, seat: int, option: str, ask: int, nonce: str | None = None) -> None:
        """Answer an ask that the seat has been shown."""
        if not self.open_to(seat):
            raise StaleAsk(ask=ask)
        self.engine(self.game.answer, seat, option, ask=ask)
        await self.keep(seat, nonce)

    async def undo(self, seat: int, nonce: str | None = None) -> None:
        """Take back the seat's last answer."""
        if not self.open_to(seat):
            raise NoUndo(seat=seat)
        self.engine(self.game.undo, seat)
        self.orders.wake(seat)
        await self.keep(seat, nonce)

    async def act(self, seat: int, act: str, nonce: str | None = None) -> None:
        """Do something unasked."""
        if not self.open_to(seat):
            raise NotAnAct(act=act)
        self.engine(self.game.act, seat, act)
        await self.keep(seat, nonce)

    def why(self, seat: int, option: str) -> str | None:
        """The rule that forbids an option now."""
        if not self.open_to(seat):
            return None
        rule: str | None = self.engine(self.game.why, seat, option)
        return rule

    def open_to(self, seat: int) -> bool:
        """While a window is held open, those who are not asked in it can do nothing: not even a refusal may tell them
        whether anybody is."""
        return self.release.held is None or seat in self.insiders()

    def defer(self, job: Callable[[], Awaitable[None]]) -> None:
        """Do this when the window that is held open has closed."""
        self._deferred.append(job)

    def engine(self, function: Any, *args: Any, **kwargs: Any) -> Any:
        """Call the engine. A refusal is the player's; anything else is our mistake and stops this table."""
        try:
            return function(*args, **kwargs)
        except Refusal:
            raise
        except Exception as error:
            self.table.fail(error, {"call": function.__name__, "args": args, **kwargs}, self.game)
            raise Refused("stopped") from error

    # ---- storing ---------------------------------------------------------------------------------------

    async def keep(self, seat: int, nonce: str | None = None) -> None:
        """Store what has happened and what standing orders answered to it, then show it. When it cannot be stored it
        has not happened: the game is taken from the store again."""
        self.orders.obey()
        entries = self.game.entries(self._written)
        sealed = self.game.sealed()
        write = Write(table=self.table.row.id, first=self._written, entries=entries)
        if sealed != self._sealed:
            write.sealed = sealed
        if nonce is not None:
            write.nonce = f"{seat}:{nonce}"
            if sealed:
                self._sealed_nonces.append(write.nonce)
                write.sealed_nonces = self._sealed_nonces
        end = self._written + len(entries)
        outcome = outcome_of(self.game.outcome)
        if end - self._checkpointed >= (1 if self.release.resumed else CHECKPOINT_EVERY) or outcome is not None:
            write.checkpoint = (end, checkpoint_of(self.game))
        shown = self.release.shown
        self.release.advance()
        write.row = self._standing_changes() | self.orders.changes()
        if outcome is not None:
            write.row |= {"state": "over", "outcome": outcome}
        try:
            await self.table.hub.store.write(write)
        except Exception as error:
            log.error("answer not stored", exc_info=error)
            await self.table.reload()
            raise Refused("not-stored", 503) from error
        if write.checkpoint is not None:
            self._checkpointed = end
        self._written, self._sealed = end, sealed
        if not sealed:
            self._sealed_nonces = []
        if outcome is not None:
            self.table.row.state, self.table.row.outcome = "over", outcome
        if shown != self.release.shown:
            self.shown_at = asyncio.get_running_loop().time()
        self.publish(seat)
        if outcome is not None and self.release.complete:
            self.table.push_info()

    def _standing_changes(self) -> dict[str, Any]:
        """What the list of tables shows and has changed: whose turn it is and which round. That one of several has
        answered is not worth a write; it is stored with the next."""
        row = self.table.row
        waiting, turn_round = self.waiting(), self.release.round
        fewer = turn_round == row.round and set(waiting) <= set(row.turn)
        row.turn, row.round, row.due = waiting, turn_round, due_from_now(row.settings)
        due = {} if row.due is None else {"due": row.due}
        if fewer and waiting:
            return due
        row.touched = time.time()
        return {"turn": waiting, "round": turn_round, "touched": row.touched, **due}

    async def checkpoint(self) -> None:
        """Store where the game stands, so that it opens quickly and outlives a change of the rules."""
        if self._checkpointed != self._written:
            row, end = self.table.row, self._written
            standing = {"turn": row.turn, "round": row.round}
            await self.table.hub.store.write(
                Write(table=row.id, row=standing, checkpoint=(end, checkpoint_of(self.game)))
            )
            self._checkpointed = end

    # ---- showing ---------------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """Who is waited for, as everybody may know."""
        if self.release.held is not None:
            return list(self.release.held["audience"])
        window = self.game.window
        if window is not None and window["hidden"]:
            return list(window["audience"])
        return sorted(ask.seat for ask in self.game.asks)

    def insiders(self) -> set[int]:
        """Who is really asked in the window that is held open, or has answered there already."""
        if not self.release.complete:
            return set()
        return {ask.seat for ask in self.game.asks} | {answer[0] for answer in self.game.sealed()}

    def publish(self, actor: int | None = None) -> None:
        """Start the clocks of those who are asked, tell everybody what is new, and call the bots."""
        self.deadlines.set()
        self.showing.publish(actor)
        self.orders.tell()
        self.orders.watch()
        self.thinking.call()

    def _on_tick(self) -> None:
        """A window has been open long enough."""
        self.table.post(self._after_tick)

    async def _after_tick(self) -> None:
        if self.table.play is not self:
            return
        self.release.advance()
        self.shown_at = asyncio.get_running_loop().time()
        self._standing_changes()
        self.publish()
        deferred, self._deferred = self._deferred, []
        for job in deferred:
            self.table.post(job)
        if self.game.outcome is not None and self.release.complete:
            self.table.push_info()

    # ---- the end ---------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something will happen here without anybody sending a message."""
        return self.release.held is not None or self.thinking.busy or self.deadlines.running

    def stop(self) -> None:
        """Let go of clocks, messages and bots."""
        self.showing.stop()
        self.release.stop()
        self.deadlines.stop()
        self.orders.stop()
        self.thinking.stop()
