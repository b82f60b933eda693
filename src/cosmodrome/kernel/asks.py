"""What a rule may wish for: a choice of one seat, or choices of several seats at the same time.

A rule says `choice = yield Choose(seat, "purchase", purchases, table, seat)` and gets back an option that has been
checked. The options are a list, or a function that makes the list when somebody reads it; a replay never does.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar, cast

from cosmodrome.kernel.once import once
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

    _source: Callable[..., Sequence[Option]] | None = None  # makes the options, where they are not given as a list
    _of: tuple[Any, ...]

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
        self.args = args
        self.secret = secret
        if callable(options):
            self._source, self._of = options, of
        else:
            self.options = options

    @once
    def options(self) -> Sequence[Option]:
        """The full list of legal options, made when first read: the only definition of what is legal."""
        assert self._source is not None
        return self._source(*self._of)

    def renew(self) -> None:
        """Forget the list: something was done besides this ask."""
        if self._source is not None:
            vars(self).pop("options", None)

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

    __slots__ = ("chains", "results", "wishes")

    def __init__(self, together: Together) -> None:
        self.results: dict[Seat, Any] = {}
        self.wishes = cast(dict[Seat, Choose], dict(together.parts))
        self.chains: dict[Seat, Rule[Any]] = {}
        for seat, part in together.parts.items():
            if type(part) is not Ask:
                self.chains[seat] = cast(Rule[Any], part)
                self.advance(seat, None)

    def feed(self, seat: Seat, value: Option) -> None:
        """Take one answer of a seat."""
        if seat in self.chains:
            self.advance(seat, value)
        else:
            del self.wishes[seat]
            self.results[seat] = value

    def advance(self, seat: Seat, value: Option | None) -> None:
        """Let the chain of a seat go on to its next ask, or to its end."""
        try:
            self.wishes[seat] = self.chains[seat].send(value)
        except StopIteration as end:
            self.wishes.pop(seat, None)
            self.results[seat] = end.value

    def renew(self) -> None:
        """Forget the lists of the open asks."""
        for wish in self.wishes.values():
            wish.renew()

    def rules(self) -> list[Rule[Any]]:
        """The live chains, for the test that walks their frames."""
        return list(self.chains.values())
