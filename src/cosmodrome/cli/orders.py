"""The standing orders of the people at this keyboard: each sees only their own."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.kernel import Ask, Game
from cosmodrome.orders import Standing, book_of, parts_of
from cosmodrome.texts import Texts


class Orders:
    """Standing orders by seat; a game without any has none to give."""

    def __init__(self, game: Game, people: Sequence[int]) -> None:
        self._game = game
        book = book_of(game.rules.id)
        self._standing = {seat: Standing(book, seat) for seat in people} if book is not None else {}

    def answer(self, ask: Ask) -> str | None:
        """The option that the orders of the asked seat give, if any."""
        standing = self._standing.get(ask.seat)
        return None if standing is None else standing.answer(ask, self._game.view)

    def listed(self, seat: int) -> list[tuple[str, bool]]:
        """The orders of a seat, those that stand first, and whether each stands."""
        standing = self._standing.get(seat)
        if standing is None:
            return []
        view = self._game.view(seat)
        standing.renew(view)
        return [*((order, True) for order in standing.ids), *((order, False) for order in standing.offered(view))]

    def change(self, seat: int, order: str, on: bool) -> None:
        """Give an order, or drop it."""
        if on:
            self._standing[seat].give(order, self._game.view(seat))
        else:
            self._standing[seat].drop(order)

    def wake(self, seat: int) -> None:
        """Who takes back wants to be asked."""
        if seat in self._standing:
            self._standing[seat].wake()


def order_text(order: str, texts: Texts, names: Sequence[str] = ()) -> str:
    """An order in words: `card:cosmic_zap` is `order-card` with the name of the card."""
    kind, args = parts_of(order)
    key = f"order-{kind}"
    return texts.say(key, **texts.words(args, names, key))
