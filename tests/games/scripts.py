"""Driving a game by a script: `A lay:attack-10` is an answer of the first seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cosmodrome.kernel import Game, Won

LETTERS = "ABCDEF"
PATIENCE = 80  # answers between two lines of a script


def halt(table: Any) -> None:
    """A piece in place of one of the rules: the test has seen enough."""
    raise Won((), (), "halt")


def follow(game: Game, script: Iterable[str], step: Callable[[Game, str], None]) -> Game:
    """Answer as the script says; until a line is possible, `step` answers. The laws hold after every line."""
    for line in script:
        letter, option = line.split()
        seat = LETTERS.index(letter)
        for _ in range(PATIENCE):
            mine = next((ask for ask in game.asks if ask.seat == seat), None)
            if mine is not None and option in [each.id for each in mine.options]:
                game.answer(seat, option)
                break
            assert game.asks, f"the game is over before {line}"
            step(game, line)
        else:
            raise AssertionError(f"{line} was never possible")
        game.rules.laws(game.table)
    return game
