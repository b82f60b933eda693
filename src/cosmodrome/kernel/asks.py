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


class Choose:
    """A question to one seat; `ready` is its list of options once somebody has read it.

    `secret` asks are never answered by the kernel, so that waiting tells nothing.
    """

    __slots__ = ("args", "key", "of", "options", "ready", "seat", "secret")

    def __init__(
        self,
        seat: Seat,
        key: str,
        options: Options,
        *of: Any,
        args: Mapping[str, Any] = NO_ARGS,
        secret: bool = False,
    ) -> None:
        self.seat = seat
        self.key = key
        self.options = options
        self.of = of
        self.args = args
        self.secret = secret
        self.ready: Sequence[Option] | None = None

    def read(self) -> Sequence[Option]:
        """The legal options, made when first read."""
        if self.ready is None:
            self.ready = self.options(*self.of) if callable(self.options) else self.options
        return self.ready

    def renew(self) -> None:
        """Forget the list: something was done besides this ask."""
        self.ready = None


class Together:
    """`answers = yield Together({seat: ask or rule})`: sealed, in any order, revealed together.

    A rule in it is a chain of that seat alone: it touches that seat's things, rolls nothing and opens no window.
    """

    __slots__ = ("parts",)

    def __init__(self, parts: Mapping[Seat, Choose | Rule[Any]]) -> None:
        self.parts = parts


class Ask:
    """An open question as its seat sees it. `id` counts per seat, so it tells nothing about others."""

    __slots__ = ("_options", "_source", "args", "id", "key", "seat")

    def __init__(
        self,
        number: int,
        seat: Seat,
        key: str,
        args: Mapping[str, Any],
        source: Callable[[], Sequence[Option]],
        options: Sequence[Option] | None = None,
    ) -> None:
        self.id = number
        self.seat = seat
        self.key = key
        self.args = args
        self._source = source
        self._options = options

    @property
    def options(self) -> Sequence[Option]:
        """The full list of legal options, the only definition of what is legal."""
        if self._options is None:
            self._options = self._source()
        return self._options

    def __repr__(self) -> str:
        return f"<ask {self.id} of seat {self.seat}: {self.key}>"


class Group:
    """The open parts of a `Together`: sealed answers, and chains on their way."""

    __slots__ = ("_chains", "results", "wishes")

    def __init__(self, together: Together) -> None:
        self.results: dict[Seat, Any] = {}
        self.wishes: dict[Seat, Choose] = {}
        self._chains: dict[Seat, Rule[Any]] = {}
        for seat, part in together.parts.items():
            if type(part) is Choose:
                self.wishes[seat] = part
            else:
                self._chains[seat] = cast(Rule[Any], part)
                self._advance(seat, None)

    def feed(self, seat: Seat, value: Option) -> None:
        """Take one answer of a seat; its chain goes on to its next ask or to its end."""
        if seat in self._chains:
            self._advance(seat, value)
        else:
            del self.wishes[seat]
            self.results[seat] = value

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
