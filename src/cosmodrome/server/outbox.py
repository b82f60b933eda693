"""What each seat is sent, and when: the view once, then changes made of events.

One rule holds here. While a hidden window is open on the public timeline, what a seat is sent follows from public facts
and its own secrets. A seat that is asked in the window sees its ask at once. All others, those who have answered and
the seat that moves next among them, get the events up to the opening and nothing else until the window closes, and can
do nothing. A message with nothing in it is not sent: it would tell that something happened elsewhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec import Raw

from cosmodrome.kernel import Ask
from cosmodrome.server import wire
from cosmodrome.server.connection import Connection
from cosmodrome.server.room import Room
from cosmodrome.server.timeline import Timeline, is_opening
from cosmodrome.server.waits import LONGEST

LAST_EVENTS = 200
EARLIER_EVENTS = 500  # at a time
SOON = 0.1  # seconds
TIME_UP = "time-up"  # an option that a clock takes, and that nobody is shown


class State(NamedTuple):
    """The state of the table while messages are made: the same for all of them."""

    shown: int
    waiting: list[int]
    window: dict[str, Any] | None
    held: bool
    asks: dict[int, Ask]

    def open_to(self, seat: int | None) -> bool:
        """Whether all that has happened may be seen from this seat."""
        return not self.held or seat in self.asks


class Own(NamedTuple):
    """What only a seat itself is sent: its ask, what it may do unasked, whether it may undo."""

    asks: Raw
    acts: Raw
    may_undo: bool


NOTHING = Own(Raw(b"[]"), Raw(b"[]"), False)


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


class Outbox:
    """Keeps all connections of a table up to date with its game, by the public timeline.

    `seconds_left` tells the time a seat has left, `may_undo` whether it may undo; `unasked` are the asks, by seat and
    number, that a standing order will answer: they are not shown.
    """

    def __init__(
        self,
        room: Room,
        game: Any,
        timeline: Timeline,
        seconds_left: Callable[[int | None], float | None],
        may_undo: Callable[[int], bool],
    ) -> None:
        self._room = room
        self._game = game
        self._timeline = timeline
        self._seconds_left = seconds_left
        self._may_undo = may_undo
        self._later: asyncio.TimerHandle | None = None
        self._patience: asyncio.TimerHandle | None = None
        self._parts = SharedParts(game)
        self._own_made: dict[int, tuple[tuple[int | None, int], Raw, Raw, Any]] = {}
        self._stopped = False
        self.unasked: set[tuple[int, int]] = set()
        self.late: list[int] = []  # the seats for which the clock has decided what is told next

    # ---- who may see what ------------------------------------------------------------------------------

    @property
    def _ended(self) -> bool:
        """Whether its people have ended the game before its end: nobody is asked any more."""
        return self._room.row.state == "over" and self._game.outcome is None

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open asks that may be seen by their seats and answered, those that an order will answer among them."""
        timeline = self._timeline
        if self._ended:
            return ()
        if timeline.held is None or timeline.asks_in_window:
            asks: tuple[Ask, ...] = self._game.asks
            return asks
        return ()

    def open_to(self, seat: int | None) -> bool:
        """While a hidden window is open, only those who are asked in it can do anything: not even a refusal may tell
        the others whether anybody is."""
        return self._timeline.held is None or any(ask.seat == seat for ask in self.asks)

    @property
    def waiting(self) -> list[int]:
        """Who is waited for, as everybody may know."""
        held = self._timeline.held
        if self._ended:
            return []
        return sorted(ask.seat for ask in self._game.asks) if held is None else list(held["audience"])

    def _state(self) -> State:
        timeline = self._timeline
        if self._ended:
            return State(timeline.shown, [], None, False, {})
        held = timeline.held
        asks = {ask.seat: ask for ask in self.asks if (ask.seat, ask.id) not in self.unasked}
        return State(timeline.shown, self.waiting, held or self._game.window, held is not None, asks)

    # ---- sending ---------------------------------------------------------------------------------------

    def publish(self, actor: int | None = None) -> None:
        """Send everybody what is new to them. Those for whom there is no event and no ask hear a moment later who is
        waited for and what else is small, because more is likely to follow."""
        now = self._state()
        self._parts.forget()
        made: dict[tuple[int | None, int, int], tuple[str, Any]] = {}
        later = False
        late = [] if now.held else self.late[:]
        for connection in self._room.connections:
            if not connection.watching:
                continue
            seat, open_to = connection.seat, now.open_to(connection.seat)
            if connection.fresh:
                if open_to:
                    self._send_view(connection, now)
                continue
            owed = connection.cursor != now.shown or (open_to and connection.parts != now.shown)
            if not owed and (seat is None or (seat != actor and connection.ask == _ask_id(now, seat))):
                later = connection.behind = True
                continue
            key = (seat, connection.cursor, connection.parts)
            if key not in made:
                made[key] = self._change(now, *key, late)
            text, told = made[key]
            connection.behind = False
            if owed or told != connection.told:
                self._send(connection, now, text, told)
        if not now.held:
            self.late.clear()
        if later and self._later is None and not now.held:
            self._later = asyncio.get_running_loop().call_later(SOON, self._soon)

    def show(self, connection: Connection, cursor: int | None) -> None:
        """A connection looks from its seat: all of it, or what is new since its cursor. Who may not see behind an open
        window gets it when the window closes; sooner would tell whether anybody is asked."""
        now = self._state()
        self._parts.forget()
        connection.watching = connection.fresh = True
        if not now.open_to(connection.seat) and not self._long_open():
            return
        if cursor is None or not 0 < cursor <= now.shown or now.held or self._owes_parts(cursor):
            self._send_view(connection, now)
            return
        connection.fresh = False
        self._send(connection, now, *self._change(now, connection.seat, cursor, cursor))

    def refresh(self) -> None:
        """The clock has changed: onlookers get the view with the new time."""
        for connection in self._room.connections:
            if connection.watching:
                self.show(connection, None)

    def earlier(self, seat: int | None, before: int | None) -> wire.Earlier:
        """What happened before an event, as the seat may see it; nothing that has not been shown."""
        shown = self._timeline.shown
        end = shown if before is None else min(before, shown)
        first = max(0, end - EARLIER_EVENTS)
        return wire.Earlier(first, self._game.events(seat, first)[: end - first])

    def stop(self) -> None:
        """Send nothing more."""
        self._stopped = True
        for timer in (self._later, self._patience):
            if timer is not None:
                timer.cancel()
        self._later = self._patience = None

    # ---- what clients know -----------------------------------------------------------------------------

    def _send(self, connection: Connection, now: State, text: str, told: Any) -> None:
        connection.push(text)
        connection.cursor = now.shown
        connection.ask = _ask_id(now, connection.seat)
        connection.told = told
        if now.open_to(connection.seat):
            connection.parts = now.shown

    def _owes_parts(self, cursor: int) -> bool:
        """A client that left while a window was held open has events whose parts it never got; and a game that went
        over to newer rules counts its events from the start."""
        return is_opening(self._game.events(None, cursor - 1)[0]) or self._timeline.resumed

    def _soon(self) -> None:
        """Something has changed without an event, and nothing has happened since that told it."""
        self._later = None
        self._room.post(self._tell_rest)

    async def _tell_rest(self) -> None:
        now = self._state()
        if self._stopped or now.held:
            return
        self._parts.forget()
        made: dict[tuple[int | None, int, int], tuple[str, Any]] = {}
        for connection in self._room.connections:
            if connection.watching and connection.behind and not connection.fresh:
                connection.behind = False
                key = (connection.seat, connection.cursor, connection.parts)
                if key not in made:
                    made[key] = self._change(now, *key)
                text, told = made[key]
                if told != connection.told or connection.cursor != now.shown:
                    self._send(connection, now, text, told)

    def _long_open(self) -> bool:
        """Whether a window has been open for longer than any wait: then everybody knows that somebody is asked, and
        newcomers are shown the table. Otherwise that happens when it is time."""
        loop = asyncio.get_running_loop()
        until = self._timeline.opened_at + LONGEST
        if not self._timeline.waiting and self._timeline.asks_in_window and loop.time() >= until:
            return True
        if self._patience is None:
            self._patience = loop.call_at(until, self._show_waiting)
        return False

    def _show_waiting(self) -> None:
        self._patience = None
        self._room.post(self._show_fresh)

    async def _show_fresh(self) -> None:
        if not self._stopped:
            for connection in self._room.connections:
                if connection.watching and connection.fresh:
                    self.show(connection, None)

    # ---- messages --------------------------------------------------------------------------------------

    def _send_view(self, connection: Connection, now: State) -> None:
        game, seat = self._game, connection.seat
        connection.fresh = False
        own = self._own(now, seat)
        message = wire.ViewMessage(
            seat=seat,
            cursor=now.shown,
            view={**game.view(seat), **game.asides(seat)},
            events=game.events(seat, max(0, now.shown - LAST_EVENTS))[: min(now.shown, LAST_EVENTS)],
            asks=own.asks,  # type: ignore[arg-type]
            acts=own.acts,  # type: ignore[arg-type]
            waiting=_others(now, seat),
            window=now.window,
            may_undo=own.may_undo,
            outcome=self._room.outcome(),
            seconds_left=self._seconds_left(seat),
            chat=self._room.chat_for(connection),
        )
        self._send(connection, now, wire.encode(message), _told(message, own))
        connection.parts = now.shown

    def _change(
        self, now: State, seat: int | None, cursor: int, parts: int, late: Sequence[int] = ()
    ) -> tuple[str, Any]:
        """A change, as text and as what it tells besides events. While a hidden window is open, those who are not asked
        in it get the events and nothing else."""
        open_to = now.open_to(seat)
        own = self._own(now, seat)
        message = wire.ChangeMessage(
            cursor=now.shown,
            events=self._game.events(seat, cursor)[: now.shown - cursor],
            parts={**self._parts.since(seat, parts), **self._game.asides(seat)} if open_to else {},
            asks=own.asks,  # type: ignore[arg-type]
            acts=own.acts,  # type: ignore[arg-type]
            waiting=_others(now, seat),
            window=now.window,
            may_undo=own.may_undo,
            outcome=self._room.outcome() if open_to else None,
            seconds_left=self._seconds_left(seat) if open_to else None,
            late=list(late),
        )
        return wire.encode(message), _told(message, own)

    def _own(self, now: State, seat: int | None) -> Own:
        """While others choose at the same time nothing changes for this seat, so the texts are kept as long as neither
        the ask nor the story goes on."""
        game = self._game
        if seat is None or game.outcome is not None or self._ended or not now.open_to(seat):
            return NOTHING
        ask = now.asks.get(seat)
        key = (None if ask is None else ask.id, self._timeline.total)
        known = self._own_made.get(seat)
        if known is None or known[0] != key:
            asks = []
            if ask is not None:
                asks.append(ask_shown(game, ask))
            acts = game.acts(seat)
            if known is not None and known[3] == acts:
                acts_text = known[2]
            else:
                acts_text = wire.pack([wire.OptionShown(o.id, o.key, o.args) for o in acts])
            known = self._own_made[seat] = (key, wire.pack(asks), acts_text, acts)
        return Own(known[1], known[2], self._may_undo(seat))


def ask_shown(game: Any, ask: Ask) -> wire.AskShown:
    """An ask as its seat is sent it."""
    shown = [option for option in ask.options if option.key != TIME_UP]
    options = [wire.OptionShown(each.id, each.key, each.args, game.hint(ask.seat, each)) for each in shown]
    return wire.AskShown(ask.id, ask.seat, ask.key, dict(ask.args), options)


def _told(message: wire.ViewMessage | wire.ChangeMessage, own: Own) -> Any:
    """What a message tells besides events and parts: one that tells the same again is not sent."""
    return bytes(own.asks), bytes(own.acts), message.waiting, message.window, message.may_undo, message.outcome


def _others(now: State, seat: int | None) -> list[int]:
    """Who is waited for: not the reader, when there is nothing for them to do."""
    return [who for who in now.waiting if who != seat or seat in now.asks]


def _ask_id(now: State, seat: int | None) -> int | None:
    ask = None if seat is None else now.asks.get(seat)
    return None if ask is None else ask.id
