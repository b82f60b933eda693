"""A game in progress at a table: answers in, changes out.

Everything here runs inside the table's one task, so that nothing happens at the same time. What has happened is stored
first and shown afterwards.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from msgspec import Raw

from cosmodrome.kernel import Refusal, StaleAsk
from cosmodrome.server import wire
from cosmodrome.server.connection import Connection
from cosmodrome.server.deadlines import Deadlines
from cosmodrome.server.engine import checkpoint_of, outcome_of
from cosmodrome.server.errors import Refused
from cosmodrome.server.release import Release, is_opening
from cosmodrome.server.thinking import Thinking
from cosmodrome.store import Write

if TYPE_CHECKING:
    from cosmodrome.server.table import LiveTable

log = structlog.get_logger(__name__)

LAST_EVENTS = 200
SOON = 0.1
CHECKPOINT_EVERY = 64


class Play:
    """The live game of a table."""

    def __init__(self, table: LiveTable, game: Any, written: int) -> None:
        self.table = table
        self.game = game
        self._written = written
        self._checkpointed = written
        self._sealed: list[Any] = game.sealed()
        self._sealed_nonces: list[str] = []
        self.release = Release(game, table.row.settings.delay, self._on_tick)
        self.thinking = Thinking(self)
        self.deadlines = Deadlines(self)
        self.shown_at = asyncio.get_running_loop().time()
        self._own_made: dict[int, tuple[tuple[int | None, int], Raw, Raw, Any]] = {}
        self._later: asyncio.TimerHandle | None = None

    # ---- what a seat does ------------------------------------------------------------------------------

    async def answer(self, seat: int, option: str, ask: int, nonce: str | None = None) -> None:
        """Answer an ask that the seat has been shown."""
        if not self.release.complete and self.game.outcome is None:
            raise StaleAsk(ask=ask)
        self._engine(self.game.answer, seat, option, ask=ask)
        await self._keep(seat, nonce)

    async def undo(self, seat: int, nonce: str | None = None) -> None:
        """Take back the seat's last answer."""
        self._engine(self.game.undo, seat)
        await self._keep(seat, nonce)

    async def act(self, seat: int, act: str, nonce: str | None = None) -> None:
        """Do something unasked."""
        if not self.release.complete:
            raise StaleAsk()
        self._engine(self.game.act, seat, act)
        await self._keep(seat, nonce)

    def why(self, seat: int, option: str) -> str | None:
        """The rule that forbids an option now."""
        if not self.release.complete:
            return None
        rule: str | None = self._engine(self.game.why, seat, option)
        return rule

    def _engine(self, function: Any, *args: Any, **kwargs: Any) -> Any:
        """Call the engine. A refusal is the player's; anything else is our mistake and stops this table."""
        try:
            return function(*args, **kwargs)
        except Refusal:
            raise
        except Exception as error:
            self.table.fail(error, {"call": function.__name__, "args": args, **kwargs}, self.game)
            raise Refused("stopped") from error

    # ---- storing ---------------------------------------------------------------------------------------

    async def _keep(self, seat: int, nonce: str | None) -> None:
        """Store what has happened, then show it. When it cannot be stored it has not happened: the game is taken
        from the store again."""
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
        if end - self._checkpointed >= CHECKPOINT_EVERY or outcome is not None:
            write.checkpoint = (end, checkpoint_of(self.game))
        shown = self.release.shown
        self.release.advance()
        write.row = self._standing_changes()
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
        row.turn, row.round = waiting, turn_round
        if fewer and waiting:
            return {}
        return {"turn": waiting, "round": turn_round, "touched": time.time()}

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
        """Send everybody what is new to them; whoever looks from the same seat gets the same bytes.

        Somebody for whom nothing happened hears nothing (in a window with hidden responses it would tell that another
        seat was asked), and where only the list of those we wait for is new, it comes a moment later, because
        more is likely to follow.
        """
        shown, waiting = self.release.shown, self.waiting()
        insiders = self.insiders() if self.release.held is not None else None
        asked = {ask.seat: ask.id for ask in self.game.asks} if self.release.complete else {}
        made: dict[tuple[int | None, int, int], str] = {}
        later = False
        for connection in self.table.connections:
            if not connection.watching:
                continue
            seat = connection.seat
            open_to = insiders is None or seat in insiders
            if connection.fresh:
                if open_to:
                    self._show_all(connection)
                continue
            news = (
                connection.cursor != shown
                or (open_to and connection.parts != shown)
                or (seat is not None and (seat == actor or connection.ask != asked.get(seat)))
            )
            if not news:
                later = later or connection.waiting != waiting
                continue
            key = (seat, connection.cursor, connection.parts)
            text = made.get(key)
            if text is None:
                text = made[key] = self._change(*key, open_to)
            connection.push(text)
            self._sent(connection, open_to, waiting)
        if later and self._later is None:
            self._later = asyncio.get_running_loop().call_later(SOON, self._tell_waiting)
        self.deadlines.set()
        self.thinking.call()

    def _sent(self, connection: Connection, open_to: bool, waiting: list[int]) -> None:
        """Remember what a client knows."""
        connection.cursor = self.release.shown
        connection.waiting = waiting
        connection.ask = None
        if open_to:
            connection.parts = self.release.shown
            connection.ask = next((ask.id for ask in self.game.asks if ask.seat == connection.seat), None)

    def _tell_waiting(self) -> None:
        """Who is waited for has changed, and nothing has happened since that told it."""
        self._later = None
        self.table.post(self._after_while)

    async def _after_while(self) -> None:
        if self.table.play is self:
            waiting = self.waiting()
            for connection in self.table.connections:
                if connection.watching and not connection.fresh and connection.waiting != waiting:
                    open_to = self.release.held is None or connection.seat in self.insiders()
                    connection.push(self._change(connection.seat, connection.cursor, connection.parts, open_to))
                    self._sent(connection, open_to, waiting)

    def show(self, connection: Connection, cursor: int | None) -> None:
        """A connection looks from its seat: all of it, or what is new since its cursor."""
        connection.watching = True
        connection.fresh = True
        if self.release.held is not None and connection.seat not in self.insiders():
            return  # when the window closes; sooner would tell whether anybody is asked
        if cursor is not None and 0 < cursor <= self.release.shown and not self._owes_parts(cursor):
            connection.fresh = False
            connection.push(self._change(connection.seat, cursor, cursor, True))
            self._sent(connection, True, self.waiting())
        else:
            self._show_all(connection)

    def _owes_parts(self, cursor: int) -> bool:
        """A client that left while a window was held open has events whose parts it never got; and a game that went
        over to newer rules counts its events anew."""
        return is_opening(self.game.events(None, cursor - 1)[0]) or self.release.resumed

    def _show_all(self, connection: Connection) -> None:
        seat = connection.seat
        shown = self.release.shown
        connection.fresh = False
        self._sent(connection, True, self.waiting())
        asks, acts, may_undo = self._own(seat)
        connection.say(
            wire.ViewMessage(
                seat=seat,
                cursor=shown,
                view=self.game.view(seat),
                events=self.game.events(seat, max(0, shown - LAST_EVENTS))[:LAST_EVENTS],
                asks=asks,
                acts=acts,
                waiting=self.waiting(),
                window=self.release.held or self.game.window,
                may_undo=may_undo,
                outcome=self.table.outcome(),
                seconds_left=self.deadlines.left(seat),
                chat=self.table.chat_for(connection),
            )
        )

    def _change(self, seat: int | None, cursor: int, parts: int, open_to: bool) -> str:
        """A change message. Those who are not asked in a window held open get the events and nothing else."""
        shown = self.release.shown
        held = self.release.held
        if not open_to:
            message = wire.ChangeMessage(
                cursor=shown,
                events=self.game.events(seat, cursor)[: shown - cursor],
                parts={},
                asks=[],
                acts=[],
                waiting=self.waiting(),
                window=held,
                may_undo=False,
                outcome=None,
                seconds_left=None,
            )
            return wire.encode(message)
        changes = self.game.changes(seat, parts)
        asks, acts, may_undo = self._own(seat)
        message = wire.ChangeMessage(
            cursor=shown,
            events=changes["events"][cursor - parts :],
            parts=changes["parts"],
            asks=asks,
            acts=acts,
            waiting=self.waiting(),
            window=held or self.game.window,
            may_undo=may_undo,
            outcome=self.table.outcome(),
            seconds_left=self.deadlines.left(seat),
        )
        return wire.encode(message)

    def _own(self, seat: int | None) -> tuple[Any, Any, bool]:
        """What only the seat itself sees: its ask, what it may do unasked, whether it may take back.

        While others choose at the same time nothing changes for this seat, so the texts are kept as long as neither
        the ask nor the story goes on.
        """
        game = self.game
        if seat is None or game.outcome is not None:
            return [], [], False
        ask = next((ask for ask in game.asks if ask.seat == seat), None)
        key = (None if ask is None else ask.id, self.release.total)
        known = self._own_made.get(seat)
        if known is None or known[0] != key:
            asks = []
            if ask is not None:
                options = [wire.OptionShown(o.id, o.key, o.args, game.hint(seat, o)) for o in ask.options]
                asks.append(wire.AskShown(ask.id, seat, ask.key, dict(ask.args), options))
            acts = game.acts(seat)
            if known is None or known[3] != acts:
                acts_text = Raw(msgspec.json.encode([wire.OptionShown(o.id, o.key, o.args) for o in acts]))
            else:
                acts_text = known[2]
            known = self._own_made[seat] = (key, Raw(msgspec.json.encode(asks)), acts_text, acts)
        return known[1], known[2], game.may_undo(seat)

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
        if self.game.outcome is not None and self.release.complete:
            self.table.push_info()

    # ---- the end ---------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something will happen here without anybody sending a message."""
        return self.release.held is not None or self.thinking.busy or self.deadlines.running

    def stop(self) -> None:
        """Let go of clocks and bots."""
        if self._later is not None:
            self._later.cancel()
        self.release.stop()
        self.deadlines.stop()
        self.thinking.stop()
