"""The games. Each is a package of its own and knows nothing of the others.

`cosmodrome.games` is both this package and, called, the list of what can be played: `cosmodrome.games()`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

from cosmodrome.kernel import BadSetup, GameInfo, Rules

GAMES = ("space-base", "cosmic-encounter", "twilight-imperium")


def rules_of(game: str) -> Rules:
    """The rules of a game by its id; a game is imported when it is first wanted."""
    if game not in GAMES:
        raise BadSetup(game=game, games=list(GAMES))
    rules: Rules = import_module(f"{__name__}.{game.replace('-', '_')}").RULES
    return rules


class _Games(ModuleType):
    def __call__(self) -> list[GameInfo]:
        """What can be played: id, seats, options with their values."""
        return [rules_of(game).info() for game in GAMES]


sys.modules[__name__].__class__ = _Games
