"""The frozen names of each game: every word an observation or an action can contain, with its number.

Trained policies depend on these numbers, so a list only ever grows: `scripts/freeze_names.py` appends what a change of
the rules has added and raises the version. Number 0 means "nothing".
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib import resources

from cosmodrome.kernel import BadSetup


class Names:
    """A frozen list of names, numbered from 1."""

    __slots__ = ("_numbers", "all")

    def __init__(self, names: Iterable[str]) -> None:
        self.all = tuple(names)
        self._numbers = {name: number for number, name in enumerate(self.all, start=1)}

    def __len__(self) -> int:
        return len(self.all)

    def __contains__(self, name: object) -> bool:
        return name in self._numbers

    @property
    def size(self) -> int:
        """How long an array indexed by these numbers is."""
        return len(self.all) + 1

    def number(self, name: str | None) -> int:
        """The number of a name; 0 for None and for the empty name."""
        return self._numbers[name] if name else 0

    def name(self, number: int) -> str:
        """The name with a number."""
        if not 1 <= number <= len(self.all):
            raise KeyError(number)
        return self.all[number - 1]


class Frozen:
    """What is frozen for one game: the keys of asks, the steps of the rules, verbs with their arguments, and words."""

    def __init__(self, game: str, version: int, lists: dict[str, list[str]]) -> None:
        self.game = game
        self.version = version
        self.asks = Names(lists["asks"])
        self.steps = Names(lists["steps"])
        self.verbs = Names(verb.partition(" ")[0] for verb in lists["verbs"])
        self.arguments = {verb.split(" ")[0]: tuple(verb.split(" ")[1:]) for verb in lists["verbs"]}
        self.words = Names(lists["words"])


@cache
def frozen(game: str) -> Frozen:
    """The frozen names of a game; `BadSetup` for a game that has none."""
    file = resources.files(__package__).joinpath(f"names/{game}.json")
    if not file.is_file():
        raise BadSetup(game=game, missing="rl")
    kept = json.loads(file.read_text(encoding="utf-8"))
    return Frozen(game, kept["version"], kept["lists"])
