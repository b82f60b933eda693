"""Options: the legal answers of an ask.

An option is a small tuple, `(verb, *arguments)`: rules match on it, the record keeps its id, and the names of its
arguments (declared once with the verb) let texts and boards speak of it. The id is made when somebody reads it,
because building strings for every option of every ask would cost a fifth of the speed.

Each game has a vocabulary of its own, so that `place` may mean a card in one game and a ship in another.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

Argument = int | str
Value = TypeVar("Value")

_MOST_KEPT = 200_000  # ids; further ones are made and read each time
_MOST_MADE = 5_000  # options of one verb; further ones are made each time
_NUMBER = re.compile("0|-?[1-9][0-9]{0,17}")


class once(Generic[Value]):  # noqa: N801 - a decorator, like `property`
    """A property that is made once and is a plain attribute from then on: reading it again calls nothing.

    It is `functools.cached_property` without its lock, which costs more than most of what is made here.
    """

    def __init__(self, make: Callable[[Any], Value]) -> None:
        self.__doc__ = make.__doc__
        self._make = make
        self._name = make.__name__

    def __get__(self, owner: Any, kind: Any = None) -> Value:
        if owner is None:
            return self  # type: ignore[return-value]
        value = self._make(owner)
        setattr(owner, self._name, value)
        return value

    if TYPE_CHECKING:  # there must be none at run time, or the attribute would not be found first

        def __set__(self, owner: Any, value: Value) -> None: ...


class Option(tuple[Any, ...]):
    """One legal answer: `Option(("buy", "L2-1421"))` has the id `buy:L2-1421`."""

    # Each vocabulary has its own kind of option, with these for itself.
    names: ClassVar[dict[str, tuple[str, ...]]] = {}
    known: ClassVar[dict[str, Option]] = {}
    ids: ClassVar[dict[Option, str]] = {}

    @property
    def key(self) -> str:
        """The verb; texts are found by it."""
        return str(self[0])

    @once
    def id(self) -> str:
        """A short readable string, stable within the ask."""
        made = self.ids.get(self)
        if made is None:
            made = ":".join(map(str, self))
            if len(self.ids) < _MOST_KEPT:
                self.ids[self] = made
                self.known[made] = self
        return made

    @property
    def args(self) -> dict[str, Argument]:
        """The arguments by name."""
        return dict(zip(self.names.get(self[0], ()), self[1:], strict=False))

    @classmethod
    def forget(cls) -> None:
        """Forget the ids that were made; they can be made again."""
        cls.ids.clear()
        cls.known.clear()

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Common(Option):
    """An option of the kernel's own verbs, which every game has."""

    names: ClassVar[dict[str, tuple[str, ...]]] = {}
    known: ClassVar[dict[str, Option]] = {}
    ids: ClassVar[dict[Option, str]] = {}


class Verb:
    """What can be done: `buy("L2-1421")` is an option. A vocabulary makes it."""

    __slots__ = ("_made", "_option", "key")

    def __init__(self, key: str, option: type[Option]) -> None:
        self.key = key
        self._option = option
        self._made: dict[tuple[Argument, ...], Option] = {}

    def __call__(self, *args: Argument) -> Option:
        option = self._made.get(args)
        if option is None:
            option = self._option((self.key, *args))
            if len(self._made) < _MOST_MADE:
                self._made[args] = option
        return option


class Known(dict[str, Option]):
    """The options of a vocabulary by their ids. What is not known is read from the id, and not kept."""

    def __init__(self, option: type[Option]) -> None:
        self._option = option

    def __missing__(self, text: str) -> Option:
        common = Common.known.get(text)
        if common is not None:
            return common
        return self._option(int(part) if _NUMBER.fullmatch(part) else part for part in text.split(":"))


class Vocabulary:
    """The verbs of one game with the names of their arguments: `verb = Vocabulary()`, then `buy = verb("buy", "card")`.

    The kernel's own verbs (pass, done, use, and what a seat lets pass) belong to every game.
    """

    def __init__(self) -> None:
        class Own(Option):
            names: ClassVar[dict[str, tuple[str, ...]]] = dict(Common.names)
            ids: ClassVar[dict[Option, str]] = {}

        self.option: type[Option] = Own
        self.known = Own.known = Known(Own)

    def __call__(self, key: str, *names: str) -> Verb:
        """Declare a verb."""
        if self.option.names.setdefault(key, names) != names:
            raise ValueError(f"the verb {key!r} is declared with the arguments {self.option.names[key]} already")
        return Verb(key, self.option)

    def parse(self, text: str) -> Option:
        """The option an id stands for; whole numbers become ints. Whether it is legal is for the ask to say."""
        return self.known[text]

    def forget(self) -> None:
        """Forget all ids that were made."""
        self.option.forget()
        Common.forget()


def _common(key: str, *names: str) -> Verb:
    """A verb of the kernel, in every vocabulary."""
    Common.names[key] = names
    return Verb(key, Common)


PASS = _common("pass")()
DONE = _common("done")()
use = _common("use", "card", "target", "also")  # a use may be aimed at two things
let_pass = _common("let-pass", "window")
ask_again = _common("ask-again", "window")
