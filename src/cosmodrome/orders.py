"""Standing orders: answers that a seat has given in advance, for its own eyes.

An order belongs to one seat and nobody else learns of it: it is no part of the rules and no entry of the record. This
layer stands above them, and server, terminal and simulations share it. What orders a game has, how long each lasts and
what it answers is said in the game's own `orders.py`:

`DEFAULT`, the orders every seat has from the start; `offered(view, seat)`, those it may give now; `span(order, view,
seat)`, what an order lasts for, as plain data: it ends as soon as that is no longer what it was when the order was
given; `answer(orders, view, ask)`, the id of the option that these orders give to an ask, or None. Of the ask an order
may know all that its seat knows. `pass` is the usual answer, but it may be any: `stay`, `auto`. A book may also have
`halted(order, view, seat)`: the names of what keeps an order from answering for now.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Protocol, cast

from msgspec import Struct

from cosmodrome.games import module_of
from cosmodrome.kernel import Ask, Refusal, Seat

View = Mapping[str, Any]


class NoSuchOrder(Refusal):
    """The seat may not give this order now."""

    id: ClassVar[str] = "no-such-order"


def parts_of(order: str) -> tuple[str, dict[str, Any]]:
    """The kind of an order and what it is about, for its text: `votes:outcome=for:count=3`; `card:cosmic_zap` is short
    for `card:card=cosmic_zap`."""
    kind, *words = order.split(":")
    args: dict[str, Any] = {}
    for word in words:
        name, named, value = word.rpartition("=")
        args[name if named else "card"] = int(value) if value.isdecimal() else value
    return kind, args


class Order(Struct, frozen=True):
    """An order as it was given: `card:cosmic_zap`, and what it lasts for (None: until it is dropped)."""

    id: str
    lasts: Any = None


class Book(Protocol):
    """A game's `orders.py`."""

    DEFAULT: tuple[str, ...]

    def offered(self, view: View, seat: Seat) -> Sequence[str]:
        """The orders that a seat may give now, in the order in which they are shown."""
        ...

    def span(self, order: str, view: View, seat: Seat) -> Any:
        """What an order lasts for."""
        ...

    def answer(self, orders: Collection[str], view: View, ask: Ask) -> str | None:
        """The id of the option that these orders give to an ask, or None."""
        ...


@cache
def book_of(game: str) -> Book | None:
    """The orders of a game by its id, or None if it has no `orders.py`."""
    return cast("Book | None", module_of(game, "orders"))


class Standing:
    """The standing orders of one seat. `see` gives its view, and is called only when there is something to look for."""

    def __init__(self, book: Book, seat: Seat, given: Sequence[Order] | None = None) -> None:
        self._book = book
        self.seat = seat
        self.given: tuple[Order, ...] = tuple(Order(id) for id in book.DEFAULT) if given is None else tuple(given)

    @property
    def ids(self) -> list[str]:
        """The orders that stand."""
        return [order.id for order in self.given]

    def offered(self, view: View) -> list[str]:
        """What may be ordered now besides."""
        standing = self.ids
        return [order for order in self._book.offered(view, self.seat) if order not in standing]

    def halted(self, view: View) -> dict[str, list[str]]:
        """The orders that answer nothing for now, each with the names of what keeps it from doing so."""
        halted = getattr(self._book, "halted", None)
        if halted is None:
            return {}
        return {order: names for order in self.ids if (names := list(halted(order, view, self.seat)))}

    def give(self, order: str, view: View) -> None:
        """Give an order; `NoSuchOrder` if the game has none like it at this moment."""
        if order in self.ids:
            return
        if order not in self._book.offered(view, self.seat):
            raise NoSuchOrder(order=order)
        self.given += (Order(order, self._book.span(order, view, self.seat)),)

    def drop(self, order: str) -> None:
        """Take an order back."""
        self.given = tuple(other for other in self.given if other.id != order)

    def wake(self) -> None:
        """A player who takes an answer back wants to be asked: what was ordered for a while is over."""
        self.given = tuple(order for order in self.given if order.lasts is None)

    def renew(self, view: View) -> None:
        """End the orders whose time is over."""
        kept = [o for o in self.given if o.lasts is None or self._book.span(o.id, view, self.seat) == o.lasts]
        self.given = tuple(kept)

    def answer(self, ask: Ask, see: Callable[[Seat], View]) -> str | None:
        """What the orders answer to an ask of the seat, or None: then the seat itself is asked."""
        if not self.given:
            return None
        view = see(self.seat)
        self.renew(view)
        option = self._book.answer(self.ids, view, ask) if self.given else None
        return option if option is not None and option in [each.id for each in ask.options] else None
