"""What a rule may wish for: a choice of one seat, or choices of several seats at the same time.

A rule says `choice = yield Choose(seat, "purchase", purchases, table, seat)` and gets back an option that has been
checked. The options are a list, or a function that makes the list when somebody reads it; a replay never does.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct

from cosmodrome.kernel.options import Option
from cosmodrome.kernel.refusals import RuleError
from cosmodrome.kernel.seats import Seat

Result = TypeVar("Result")
Rule: TypeAlias = Generator[Any, Any, Result]
Options: TypeAlias = Sequence[Option] | Callable[..., Sequence[Option]]

NO_ARGS: Final[Mapping[str, Any]] = {}


class Ask(Struct, eq=False, gc=False):
    """A question to one seat. A rule yields it as a `Choose`; the kernel numbers it and puts it.

    The number counts per seat, so it tells nothing about others. A `secret` ask is never answered by the kernel, so
    that waiting tells nothing either. `made` is the list of options, empty until it is made by `source`. No table ever
    holds an ask, so it needs no care of the garbage collector.
    """

    seat: Seat
    key: str
    made: Sequence[Option]
    args: Mapping[str, Any] = NO_ARGS
    secret: bool = False
    source: Callable[..., Sequence[Option]] | None = None
    of: tuple[Any, ...] = ()
    id: int = 0

    @property
    def options(self) -> Sequence[Option]:
        """The full list of legal options, made when first read: the only definition of what is legal."""
        if not self.made:
            self.made = self.source(*self.of) if self.source is not None else ()
            if not self.made:
                raise RuleError(f"an ask without options: {self.key}")
        return self.made

    def plain(self) -> dict[str, Any]:
        """The ask with its options and their arguments, as plain data."""
        options = [{"id": option.id, "key": option.key, "args": option.args} for option in self.options]
        return {"id": self.id, "seat": self.seat, "key": self.key, "args": dict(self.args), "options": options}

    def renew(self) -> None:
        """Forget the list: something was done besides this ask."""
        if self.source is not None:
            self.made = ()

    def __repr__(self) -> str:
        return f"<ask {self.id} of seat {self.seat}: {self.key}>"


def Choose(  # noqa: N802 - in a rule it stands beside Roll, Shuffle and Together, for the ask it makes
    seat: Seat, key: str, options: Options, *of: Any, args: Mapping[str, Any] = NO_ARGS, secret: bool = False
) -> Ask:
    """A question to a seat, with a list of options or the function that makes it of what follows."""
    if callable(options):
        return Ask(seat, key, (), args, secret, options, of)
    return Ask(seat, key, options, args, secret)


class Together:
    """`answers = yield Together({seat: ask or rule})`: sealed, in any order, revealed together.

    A rule in it is a chain of that seat alone: it touches that seat's things, rolls nothing, opens no window and tells
    nothing, for an event would show what is sealed. `wishes` are the asks still open, `results` what is sealed.
    """

    __slots__ = ("chains", "results", "wishes")

    def __init__(self, parts: Mapping[Seat, Ask | Rule[Any]]) -> None:
        self.results: dict[Seat, Any] = {}
        self.wishes: dict[Seat, Ask] = {}
        self.chains: dict[Seat, Rule[Any]] = {}
        for seat, part in parts.items():
            if isinstance(part, Ask):
                self.wishes[seat] = part
            else:
                self.chains[seat] = part
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
