"""The games. Each is a package of its own and knows nothing of the others.

`cosmodrome.games` is both this package and, called, the list of what can be played: `cosmodrome.games()`. A package
outside this repository adds a game by an entry point in the group `cosmodrome.games`: its name is the game's id, its
value the package whose `RULES` are the game's rules.
"""

from __future__ import annotations

import copyreg
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from cosmodrome.kernel import BadSetup, GameInfo, Rules

GAMES = ("space-base", "cosmic-encounter", "twilight-imperium")
GROUP = "cosmodrome.games"


@cache
def packages() -> dict[str, str]:
    """The package of every game that can be played, by id: ours first, then those that other packages add."""
    found = {game: f"{__name__}.{game.replace('-', '_')}" for game in GAMES}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry.module)
    return found


def rules_of(game: str) -> Rules:
    """The rules of a game by its id; the game is imported on first use."""
    package = packages().get(game)
    if package is None:
        raise BadSetup(game=game, games=list(packages()))
    rules: Rules = import_module(package).RULES
    return rules


def by_id(rules: Rules) -> tuple[Any, ...]:
    """How rules are pickled: by the id of their game."""
    return rules_of, (rules.id,)


copyreg.pickle(Rules, by_id)


@cache
def module_of(game: str, name: str) -> ModuleType | None:
    """One of a game's modules that not every game has, such as `bot`, `orders` or `statistics`; None without it."""
    package = packages().get(game)
    if package is None or not hasattr(import_module(package), "__path__"):
        return None
    path = f"{package}.{name}"
    return import_module(path) if find_spec(path) is not None else None


class _Games(ModuleType):
    def __call__(self) -> list[GameInfo]:
        """What can be played: id, seats, options with their values."""
        return [rules_of(game).info() for game in packages()]


sys.modules[__name__].__class__ = _Games
