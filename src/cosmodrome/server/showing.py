"""What happened, as messages: the view once, then changes made of events.

Whoever looks from the same seat with the same knowledge gets the same bytes. Those for whom nothing happened hear
nothing: in a window with hidden responses a message would tell them that another seat was asked.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Raw

from cosmodrome.server import wire
from cosmodrome.server.connection import Connection
from cosmodrome.server.release import is_opening

if TYPE_CHECKING:
    from cosmodrome.server.play import Play

LAST_EVENTS = 200
EARLIER_EVENTS = 500  # at a time
SOON = 0.1  # seconds


class Moment(NamedTuple):
    """How the table stands while messages are made: the same for all of them."""

    shown: int
    waiting: list[int]
    window: dict[str, Any] | None
    asks: dict[int, Any]
    insiders: set[int] | None  # while a window is held open: who may see more than its opening

    @property
    def secretive(self) -> bool:
        """Whether a window is open in which a message would tell who is asked."""
        return self.window is not None and bool(self.window["hidden"])

    def open_to(self, seat: int | None) -> bool:
        """Whether all that has happened may be seen from this seat."""
        return self.insiders is None or seat in self.insiders


class SharedParts:
    """The parts of the view that look the same from every seat are made once for all.

    A game says which ones do not (`rules.private`); where it does not say, every seat gets its own.
    """

    def __init__(self, game: Any) -> None:
        self._game = game
        self._private: tuple[str, ...] | None = game.rules.private
        self._made: dict[int, tuple[dict[str, Raw], list[str]]] = {}

    def forget(self) -> None:
        """The table has changed."""
        self._made.clear()

    def since(self, seat: int | None, cursor: int) -> dict[str, Any]:
        """The parts that the events since a cursor touched."""
        rules, table = self._game.rules, self._game.table
        made = self._made.get(cursor)
        if made is None:
            made = self._made[cursor] = self._split(cursor)
        public, others = made
        if not others:
            return public
        return {**public, **{path: rules.part(table, seat, path) for path in others}}

    def _split(self, cursor: int) -> tuple[dict[str, Raw], list[str]]:
        """What all may have, as text, and the names of the rest."""
        rules, table = self._game.rules, self._game.table
        paths = rules.touched(table, self._game.events(None, cursor))
        if self._private is None:
            return {}, paths
        others = [path for path in paths if path.partition(".")[0] in self._private]
        public = {path: wire.pack(rules.part(table, None, path)) for path in paths if path not in others}
        return public, others


class Showing:
    """Keeps all connections of a table up to date with its game."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._later: asyncio.TimerHandle | None = None
        self._stamp = 0
        self._parts = SharedParts(play.game)
        self._own_made: dict[int, tuple[tuple[int | None, int], Raw, Raw, Any]] = {}

    def moment(self) -> Moment:
        """How the table stands now."""
        play = self._play
        release = play.release
        return Moment(
            release.shown,
            play.waiting(),
            release.held or play.game.window,
            {ask.seat: ask for ask in play.game.asks} if release.complete else {},
            play.insiders() if release.held is not None else None,
        )

    def publish(self, actor: int | None = None) -> None:
        """Send everybody what is new to them. Those for whom there is no event and no ask hear a moment later who is
        waited for and what else is small, because more is likely to follow."""
        now = self.moment()
        self._stamp += 1
        self._parts.forget()
        made: dict[tuple[int | None, int, int], str] = {}
        later = False
        for connection in self._play.table.connections:
            if not connection.watching:
                continue
            seat, open_to = connection.seat, now.open_to(connection.seat)
            if connection.fresh:
                if open_to:
                    self._show_all(connection, now)
                continue
            if (
                connection.cursor == now.shown
                and (connection.parts == now.shown or not open_to)
                and (seat is None or (seat != actor and connection.ask == _ask_id(now, seat)))
            ):
                later = True
                continue
            key = (seat, connection.cursor, connection.parts)
            text = made.get(key)
            if text is None:
                text = made[key] = self._change(now, *key)
            connection.push(text)
            self._knows(connection, now)
        if later and self._later is None and not now.secretive:
            self._later = asyncio.get_running_loop().call_later(SOON, self._tell_waiting)

    def show(self, connection: Connection, cursor: int | None) -> None:
        """A connection looks from its seat: all of it, or what is new since its cursor."""
        now = self.moment()
        self._parts.forget()
        connection.watching = connection.fresh = True
        if not now.open_to(connection.seat):
            return  # when the window closes; sooner would tell whether anybody is asked
        if cursor is None or not 0 < cursor <= now.shown or self._owes_parts(cursor):
            self._show_all(connection, now)
            return
        connection.fresh = False
        connection.push(self._change(now, connection.seat, cursor, cursor))
        self._knows(connection, now)

    def earlier(self, seat: int | None, before: int | None) -> wire.Earlier:
        """What happened before an event, as the seat may see it; nothing that has not been shown."""
        shown = self._play.release.shown
        end = shown if before is None else min(before, shown)
        first = max(0, end - EARLIER_EVENTS)
        return wire.Earlier(first, self._play.game.events(seat, first)[: end - first])

    def stop(self) -> None:
        """Say nothing more."""
        if self._later is not None:
            self._later.cancel()
            self._later = None

    # ---- what clients know -----------------------------------------------------------------------------

    def _knows(self, connection: Connection, now: Moment) -> None:
        connection.cursor = now.shown
        connection.stamp = self._stamp
        connection.ask = None
        if now.open_to(connection.seat):
            connection.parts = now.shown
            connection.ask = _ask_id(now, connection.seat)

    def _owes_parts(self, cursor: int) -> bool:
        """A client that left while a window was held open has events whose parts it never got; and a game that went
        over to newer rules counts its events anew."""
        return is_opening(self._play.game.events(None, cursor - 1)[0]) or self._play.release.resumed

    def _tell_waiting(self) -> None:
        """Something has changed without an event, and nothing has happened since that told it."""
        self._later = None
        self._play.table.post(self._after_a_while)

    async def _after_a_while(self) -> None:
        now = self.moment()
        if self._play.table.play is not self._play or now.secretive:
            return
        self._parts.forget()
        for connection in self._play.table.connections:
            if connection.watching and not connection.fresh and connection.stamp != self._stamp:
                connection.push(self._change(now, connection.seat, connection.cursor, connection.parts))
                self._knows(connection, now)

    # ---- messages --------------------------------------------------------------------------------------

    def _show_all(self, connection: Connection, now: Moment) -> None:
        play, seat = self._play, connection.seat
        connection.fresh = False
        asks, acts, may_undo = self._own(now, seat)
        connection.say(
            wire.ViewMessage(
                seat=seat,
                cursor=now.shown,
                view={**play.game.view(seat), **play.game.asides(seat)},
                events=play.game.events(seat, max(0, now.shown - LAST_EVENTS))[: min(now.shown, LAST_EVENTS)],
                asks=asks,
                acts=acts,
                waiting=now.waiting,
                window=now.window,
                may_undo=may_undo,
                outcome=play.table.outcome(),
                seconds_left=play.deadlines.left(seat),
                chat=play.table.chat_for(connection),
            )
        )
        self._knows(connection, now)

    def _change(self, now: Moment, seat: int | None, cursor: int, parts: int) -> str:
        """A change message. Those who are not asked in a window held open get the events and nothing else."""
        play = self._play
        if not now.open_to(seat):
            events = play.game.events(seat, cursor)[: now.shown - cursor]
            return wire.encode(
                wire.ChangeMessage(now.shown, events, {}, [], [], now.waiting, now.window, False, None, None)
            )
        asks, acts, may_undo = self._own(now, seat)
        return wire.encode(
            wire.ChangeMessage(
                cursor=now.shown,
                events=play.game.events(seat, cursor)[: now.shown - cursor],
                parts={**self._parts.since(seat, parts), **play.game.asides(seat)},
                asks=asks,
                acts=acts,
                waiting=now.waiting,
                window=now.window,
                may_undo=may_undo,
                outcome=play.table.outcome(),
                seconds_left=play.deadlines.left(seat),
            )
        )

    def _own(self, now: Moment, seat: int | None) -> tuple[Any, Any, bool]:
        """What only the seat itself sees: its ask, what it may do unasked, whether it may take back.

        While others choose at the same time nothing changes for this seat, so the texts are kept as long as neither
        the ask nor the story goes on.
        """
        game = self._play.game
        if seat is None or game.outcome is not None:
            return [], [], False
        ask = now.asks.get(seat)
        key = (None if ask is None else ask.id, self._play.release.total)
        known = self._own_made.get(seat)
        if known is None or known[0] != key:
            asks = []
            if ask is not None:
                options = [wire.OptionShown(o.id, o.key, o.args, game.hint(seat, o)) for o in ask.options]
                asks.append(wire.AskShown(ask.id, seat, ask.key, dict(ask.args), options))
            acts = game.acts(seat)
            if known is not None and known[3] == acts:
                acts_text = known[2]
            else:
                acts_text = wire.pack([wire.OptionShown(o.id, o.key, o.args) for o in acts])
            known = self._own_made[seat] = (key, wire.pack(asks), acts_text, acts)
        return known[1], known[2], game.may_undo(seat)


def _ask_id(now: Moment, seat: int | None) -> int | None:
    ask = None if seat is None else now.asks.get(seat)
    return None if ask is None else ask.id
