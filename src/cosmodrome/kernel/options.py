"""Options: the legal answers of an ask.

An option is a small tuple, `(verb, *arguments)`: rules match on it, the record keeps its id, and the names of its
arguments (declared once with the verb) let texts and boards speak of it. The id is made when somebody reads it,
because building strings for every option of every ask would cost a fifth of the speed.
"""

from __future__ import annotations

import re
from typing import Any

Argument = int | str

_NAMES: dict[str, tuple[str, ...]] = {}
_IDS: dict[Option, str] = {}
_BY_ID: dict[str, Option] = {}
_MOST_KEPT = 200_000
_NUMBER = re.compile("0|-?[1-9][0-9]{0,17}")


class Option(tuple[Any, ...]):
    """One legal answer: `Option(("buy", "L2-1421"))` has the id `buy:L2-1421`."""

    __slots__ = ()

    @property
    def key(self) -> str:
        """The verb; texts are found by it."""
        return str(self[0])

    @property
    def id(self) -> str:
        """A short readable string, stable within the ask."""
        known = _IDS.get(self)
        if known is None:
            if len(_IDS) > _MOST_KEPT:
                _IDS.clear()
                _BY_ID.clear()
            known = _IDS[self] = ":".join(map(str, self))
            _BY_ID[known] = self
        return known

    @property
    def args(self) -> dict[str, Argument]:
        """The arguments by name."""
        return dict(zip(_NAMES.get(self[0], ()), self[1:], strict=False))

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Verb:
    """What can be done, with the names of its arguments: `buy = Verb("buy", "card")`, then `buy("L2-1421")`."""

    __slots__ = ("key",)

    def __init__(self, key: str, *names: str) -> None:
        if _NAMES.setdefault(key, names) != names:
            raise ValueError(f"the verb {key!r} is declared with the arguments {_NAMES[key]} already")
        self.key = key

    def __call__(self, *args: Argument) -> Option:
        return Option((self.key, *args))


PASS = Verb("pass")()
DONE = Verb("done")()


def parse(text: str) -> Option:
    """The option an id stands for; whole numbers become ints. Whether it is legal is for the ask to say."""
    known = _BY_ID.get(text)
    if known is not None:
        return known
    return Option(int(part) if _NUMBER.fullmatch(part) else part for part in text.split(":"))
