"""What a rule may wish for: a choice of one seat, or choices of several seats at the same time.

A rule says `choice = yield Choose(seat, "purchase", purchases, table, seat)` and gets back an option that has been
checked. The options are a list, or a function that makes the list when somebody reads it; a replay never does.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar, cast

from cosmodrome.kernel.options import Option

Result = TypeVar("Result")
Seat: TypeAlias = int
Rule: TypeAlias = Generator[Any, Any, Result]
Options: TypeAlias = Sequence[Option] | Callable[..., Sequence[Option]]

NO_ARGS: Mapping[str, Any] = {}


class Ask:
    """A question to one seat. A rule yields it under the name `Choose`; the kernel numbers it and puts it.

    The number counts per seat, so it tells nothing about others. A `secret` ask is never answered by the kernel, so
    that waiting tells nothing either.
    """

    __slots__ = ("_ready", "args", "id", "key", "of", "seat", "secret", "source")

    def __init__(
        self,
        seat: Seat,
        key: str,
        options: Options,
        *of: Any,
        args: Mapping[str, Any] = NO_ARGS,
        secret: bool = False,
    ) -> None:
        self.id = 0
        self.seat = seat
        self.key = key
        self.source = options
        self.of = of
        self.args = args
        self.secret = secret
        self._ready: Sequence[Option] | None = None

    @property
    def options(self) -> Sequence[Option]:
        """The full list of legal options, made when first read: the only definition of what is legal."""
        ready = self._ready
        if ready is None:
            ready = self._ready = self.source(*self.of) if callable(self.source) else self.source
        return ready

    def renew(self) -> None:
        """Forget the list: something was done besides this ask."""
        self._ready = None

    def __repr__(self) -> str:
        return f"<ask {self.id} of seat {self.seat}: {self.key}>"


Choose: TypeAlias = Ask


class Together:
    """`answers = yield Together({seat: ask or rule})`: sealed, in any order, revealed together.

    A rule in it is a chain of that seat alone: it touches that seat's things, rolls nothing, opens no window and tells
    nothing, for an event would show what is sealed.
    """

    __slots__ = ("parts",)

    def __init__(self, parts: Mapping[Seat, Choose | Rule[Any]]) -> None:
        self.parts = parts


class Group:
    """The open parts of a `Together`: sealed answers, and chains on their way."""

    __slots__ = ("_chains", "results", "wishes")

    def __init__(self, together: Together) -> None:
        self.results: dict[Seat, Any] = {}
        self.wishes: dict[Seat, Choose] = {}
        self._chains: dict[Seat, Rule[Any]] = {}
        for seat, part in together.parts.items():
            if type(part) is Ask:
                self.wishes[seat] = part
            else:
                self._chains[seat] = cast(Rule[Any], part)
                self._advance(seat, None)

    def feed(self, seat: Seat, value: Option) -> bool:
        """Take one answer of a seat; its chain goes on to its next ask, which is told, or to its end."""
        if seat in self._chains:
            self._advance(seat, value)
            return seat in self.wishes
        del self.wishes[seat]
        self.results[seat] = value
        return False

    def _advance(self, seat: Seat, value: Option | None) -> None:
        try:
            self.wishes[seat] = self._chains[seat].send(value)
        except StopIteration as end:
            self.wishes.pop(seat, None)
            self.results[seat] = end.value

    def renew(self) -> None:
        """Forget the lists of the open asks."""
        for wish in self.wishes.values():
            wish.renew()

    def rules(self) -> list[Rule[Any]]:
        """The live chains, for the test that walks their frames."""
        return list(self._chains.values())
