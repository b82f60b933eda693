"""Standing orders at a table: kept with it, shown to their own seat alone, and obeyed so that nobody can tell.

In a window with hidden responses an order answers in the same breath as whatever opened the window: what is stored,
sent and waited for is then exactly what it would be if the seat had had nothing to answer with. Where all can see who
is asked, it answers when the table's delay is over, as a person might.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from msgspec import convert, to_builtins

from cosmodrome.kernel import Ask
from cosmodrome.orders import NoSuchOrder, Order, Standing
from cosmodrome.server import wire

if TYPE_CHECKING:
    from cosmodrome.server.play import Play


class TableOrders:
    """The standing orders of all seats."""

    def __init__(self, play: Play) -> None:
        self._play = play
        row = play.table.row
        book = play.table.hub.engine.orders(row.game)
        given = convert(row.orders or {}, dict[str, list[Order]])
        self._default = list(book.DEFAULT) if book is not None else []
        self._standing: dict[int, Standing] = {}
        if book is not None:
            self._standing = {seat: Standing(book, seat, given.get(str(seat))) for seat in range(len(row.seats))}
        self._stored = self._plain()
        self._told = {seat: standing.ids for seat, standing in self._standing.items()}
        self._insists: dict[int, int] = {}  # the ask that a seat has taken back for, by seat
        self._timer: asyncio.TimerHandle | None = None

    # ---- what a seat does ------------------------------------------------------------------------------

    async def set(self, seat: int, order: str, on: bool) -> None:
        """Give or drop an order; an ask that is open and that it answers is answered."""
        standing = self._standing.get(seat)
        if standing is None:
            raise NoSuchOrder(order=order)
        if on:
            standing.give(order, self._play.game.view(seat))
            self._insists.pop(seat, None)
        else:
            standing.drop(order)
        await self._play.keep(seat)

    def shown(self, seat: int) -> wire.OrdersShownMessage:
        """The orders of a seat, for its own eyes, and what else it may order."""
        standing = self._standing.get(seat)
        if standing is None:
            return wire.OrdersShownMessage(seat, [], [])
        view = self._play.game.view(seat)
        standing.renew(view)
        return wire.OrdersShownMessage(seat, standing.ids, standing.offered(view))

    def wake(self, seat: int) -> None:
        """The seat has taken an answer back: it wants to be asked."""
        standing = self._standing.get(seat)
        if standing is not None:
            standing.wake()
            self._insists[seat] = next((ask.id for ask in self._play.game.asks if ask.seat == seat), 0)

    # ---- obeying ---------------------------------------------------------------------------------------

    def obey(self, in_the_open: bool = False) -> list[int]:
        """Give the answers that were ordered; returns the seats that answered."""
        answered = []
        while (found := self._found(in_the_open)) is not None:
            ask, option = found
            self._play.engine(self._play.game.answer, ask.seat, option, ask=ask.id)
            answered.append(ask.seat)
        return answered

    def _found(self, in_the_open: bool) -> tuple[Ask, str] | None:
        """An open ask that an order answers. The seat of a bot has none."""
        game = self._play.game
        if not any(standing.given for standing in self._standing.values()):
            return None
        window = game.window
        if not in_the_open and (window is None or not window["hidden"]):
            return None
        seats = self._play.table.row.seats
        for ask in game.asks:
            if seats[ask.seat].bot is None and self._insists.get(ask.seat) != ask.id:
                option = self._standing[ask.seat].answer(ask, game.view)
                if option is not None:
                    return ask, option
        return None

    def watch(self) -> None:
        """Where it shows who is asked, answer when the delay is over."""
        if self._timer is None and self._play.release.complete and self._found(in_the_open=True) is not None:
            delay = self._play.table.delay
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._play.table.post(self._obey_in_the_open)

    async def _obey_in_the_open(self) -> None:
        play = self._play
        if play.table.play is play and play.release.complete:
            for seat in self.obey(in_the_open=True)[:1]:
                await play.keep(seat)

    # ---- keeping and showing ---------------------------------------------------------------------------

    def _plain(self) -> dict[str, Any]:
        """All but those who have what everybody has from the start."""
        changed = {seat: standing for seat, standing in self._standing.items() if standing.ids != self._default}
        return {str(seat): to_builtins(standing.given) for seat, standing in changed.items()}

    def changes(self) -> dict[str, Any]:
        """What has to be stored."""
        now = self._plain()
        if now == self._stored:
            return {}
        self._stored = self._play.table.row.orders = now
        return {"orders": now}

    def tell(self) -> None:
        """Tell every device of a seat whose orders have changed, once it may see what ended them."""
        for seat, standing in self._standing.items():
            if standing.ids != self._told[seat] and self._play.open_to(seat):
                self._told[seat] = standing.ids
                text = wire.encode(self.shown(seat))
                for connection in self._play.table.connections:
                    if connection.watching and connection.seat == seat:
                        connection.push(text)

    def stop(self) -> None:
        """Forget the clock."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
