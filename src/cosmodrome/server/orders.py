"""Standing orders at a table: stored with it, shown to their own seat alone, and carried out so that nobody can tell.

In a hidden window an order answers in the same step as whatever opened the window: what is stored, sent and waited for
is then exactly what it would be if the seat had had nothing to answer with. Where everybody sees who is asked, it
answers after a wait like a person's. Either way the seat is never shown a question that an order will answer.
"""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import convert, to_builtins

from cosmodrome.orders import NoSuchOrder, Order, Standing
from cosmodrome.server import wire
from cosmodrome.server.player import Playing
from cosmodrome.server.room import Room


class SeatOrders:
    """The standing orders of all seats."""

    def __init__(self, room: Room, game: Any, playing: Playing) -> None:
        self._room = room
        self._game = game
        self._playing = playing
        row = room.row
        book = room.services.engine.orders(row.game)
        given = convert(row.orders or {}, dict[str, list[Order]])
        self._default = list(book.DEFAULT) if book is not None else []
        self._standing: dict[int, Standing] = {}
        if book is not None:
            self._standing = {seat: Standing(book, seat, given.get(str(seat))) for seat in range(len(row.seats))}
        self._stored = self._plain()
        self._told = {seat: self._state(standing) for seat, standing in self._standing.items()}
        self._insists: dict[int, int] = {}  # by seat: the ask for which it took an answer back
        self._timers: dict[tuple[int, int], asyncio.TimerHandle] = {}  # by seat and ask: when an order will answer

    # ---- what a seat does ------------------------------------------------------------------------------

    async def set(self, seat: int, order: str, on: bool) -> None:
        """Give or drop an order; an open ask that it answers is answered."""
        standing = self._standing.get(seat)
        if standing is None:
            raise NoSuchOrder(order=order)
        if on:
            standing.give(order, self._game.view(seat))
            self._insists.pop(seat, None)
        else:
            standing.drop(order)
        await self._playing.commit(seat)

    def shown(self, seat: int) -> wire.OrdersShownMessage:
        """The orders of a seat, for its own eyes, and what else it may order."""
        standing = self._standing.get(seat)
        if standing is None:
            return wire.OrdersShownMessage(seat, [], [])
        view = self._game.view(seat)
        standing.renew(view)
        return wire.OrdersShownMessage(seat, standing.ids, standing.offered(view), standing.halted(view))

    def wake(self, seat: int) -> None:
        """The seat has taken an answer back: it wants to be asked."""
        standing = self._standing.get(seat)
        if standing is not None:
            standing.wake()
            self._insists[seat] = next((ask.id for ask in self._game.asks if ask.seat == seat), 0)

    # ---- carrying out ----------------------------------------------------------------------------------

    def obey(self) -> None:
        """Give the answers that were ordered and that must not be seen to be any; where the table waits for nothing,
        all of them."""
        while ((window := self._game.window) is not None and window["hidden"]) or not self._room.delay:
            found = next(self._found(), None)
            if found is None:
                return
            ask, option = found
            self._playing.call(self._game.answer, ask.seat, option, ask=ask.id)

    def _found(self) -> Any:
        """The open asks that an order answers, each with the answer. The seat of a bot has no orders."""
        if not any(standing.given for standing in self._standing.values()):
            return
        seats = self._room.row.seats
        for ask in self._game.asks:
            if seats[ask.seat].bot is None and self._insists.get(ask.seat) != ask.id:
                option = self._standing[ask.seat].answer(ask, self._game.view)
                if option is not None:
                    yield ask, option

    def plan(self) -> None:
        """Where everybody sees who is asked, set the time at which an order answers."""
        asks = self._playing.outbox.asks
        found = {(ask.seat, ask.id) for ask, _ in self._found()} if asks else set()
        for key in [key for key in self._timers if key not in found]:
            self._timers.pop(key).cancel()
        loop = asyncio.get_running_loop()
        for key in found - self._timers.keys():
            wait = self._playing.waits.order(*key)
            self._timers[key] = loop.call_later(wait, self._ring, key)
        self._playing.outbox.unasked = found

    def _ring(self, key: tuple[int, int]) -> None:
        self._room.post(lambda: self._answer(key))

    async def _answer(self, key: tuple[int, int]) -> None:
        if self._playing.stopped or not self._playing.outbox.asks:
            return
        self._timers.pop(key, None)
        for ask, option in self._found():
            if (ask.seat, ask.id) == key:
                self._playing.call(self._game.answer, ask.seat, option, ask=ask.id)
                await self._playing.commit(ask.seat)
                return

    @property
    def busy(self) -> bool:
        """Whether an order will answer by itself."""
        return bool(self._timers)

    # ---- storing and showing ---------------------------------------------------------------------------

    def _plain(self) -> dict[str, Any]:
        """The orders of all seats but those that have what everybody has from the start."""
        changed = {seat: standing for seat, standing in self._standing.items() if standing.ids != self._default}
        return {str(seat): to_builtins(standing.given) for seat, standing in changed.items()}

    def changes(self) -> dict[str, Any]:
        """What has to be stored."""
        now = self._plain()
        if now == self._stored:
            return {}
        self._stored = self._room.row.orders = now
        return {"orders": now}

    def tell(self) -> None:
        """Tell every device of a seat whose orders have changed, once it may see what ended them."""
        for seat, standing in self._standing.items():
            if not self._playing.outbox.open_to(seat):
                continue
            state = self._state(standing)
            if state != self._told[seat]:
                self._told[seat] = state
                text = wire.encode(self.shown(seat))
                for connection in self._room.connections:
                    if connection.watching and connection.seat == seat:
                        connection.push(text)

    def _state(self, standing: Standing) -> tuple[list[str], dict[str, list[str]]]:
        """The orders of a seat, and which of them answer nothing for now."""
        return standing.ids, standing.halted(self._game.view(standing.seat)) if standing.given else {}

    def stop(self) -> None:
        """Forget the timers."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
