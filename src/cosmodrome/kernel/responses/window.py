"""A window: a moment in which seats may respond."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from cosmodrome.kernel.options import PASS, Option
from cosmodrome.kernel.responses.abilities import Use
from cosmodrome.kernel.seats import Seat, Seats, seats_of

if TYPE_CHECKING:
    from cosmodrome.kernel.responses.responses import Responses


class Window(Struct, eq=False, gc=False):
    """A moment in which seats may respond. `seat` is whom it is about, `use` the use it is about, if any.

    While an ability is considered or takes effect, `source` is what it comes from; while it takes effect, `response` is
    its use and `target` what was announced with it. `order` are the seats in timing order; `hidden` says whether it is
    a secret who of the audience is asked; `lookup` is what the game has looked up for this window, or looks up by;
    `by_role` are the seats by sets of roles, in games that have roles. No table ever holds a window, so the garbage
    collector need not track it.
    """

    opened_by: Responses
    table: Any
    key: str
    seat: Seat | None
    use: Use | None
    depth: int
    public: Mapping[str, Any]
    lookup: Any = None
    order: tuple[Seat, ...] = ()
    audience: tuple[Seat, ...] = ()
    used: frozenset[tuple[Seat, str]] = frozenset()
    response: Use | None = None
    source: Any = None
    target: tuple[Any, ...] = ()
    hidden: bool = False
    by_role: Sequence[Seats] = ()
    known: dict[Seat, list[Option]] = {}  # the responses found in this round

    @property
    def boosted(self) -> bool:
        """Whether the use now in effect was boosted."""
        return self.response is not None and self.response.boosted

    def responses(self, seat: Seat) -> list[Option]:
        """What the seat can do here besides passing; depends on its own secrets."""
        known = self.known.get(seat)
        if known is None:
            known = self.known[seat] = self.opened_by.responses(self.table, seat, self)
        return known

    def renew(self) -> None:
        """Forget the responses: the next round begins, or something was done besides."""
        self.known.clear()

    def reopen(self) -> None:
        """Find out who is asked, which a copy that catches up has left out on its way."""
        if self.audience:
            holders = self.opened_by.holders(self.table, seats_of(self.audience), self)
        else:
            holders = self.opened_by.survey(self.table, self)
        self.known = {seat: [] for seat in self.audience if seat not in holders}

    def options(self, seat: Seat) -> list[Option]:
        """The options of the seat's ask."""
        return [PASS, *self.responses(seat)]

    def about(self) -> Mapping[str, Any]:
        """What the question is about, for its text: the public facts, and the seat concerned if there is one."""
        return self.public if self.seat is None else {"subject": self.seat, **self.public}

    def shown(self) -> dict[str, Any]:
        """The window as public data."""
        return {
            "key": self.key,
            "subject": self.seat,
            "audience": list(self.audience),
            "depth": self.depth,
            "hidden": self.hidden,
            **self.public,
        }
