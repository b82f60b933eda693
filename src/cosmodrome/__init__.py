"""Cosmodrome: rules engines for space board games.

import cosmodrome
game = cosmodrome.new_game("space-base", seats=4, seed=7)
while game.asks:
    ask = game.asks[0]
    game.answer(ask.seat, ask.options[0].id)
print(game.outcome)
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib import import_module, resources
from typing import Any

from cosmodrome import compiled, games  # in this order: what was compiled must be found first
from cosmodrome.games import rules_of
from cosmodrome.kernel import Game, Refusal
from cosmodrome.kernel.chance import commitment
from cosmodrome.kernel.record import read_header
from cosmodrome.kernel.shares import kept

__version__ = "0.1.0"
__all__ = [
    "Game",
    "Refusal",
    "cards",
    "compiled",
    "features",
    "games",
    "ledger",
    "load",
    "new_game",
    "replay",
    "retrace",
    "verify",
]


def new_game(game: str, seats: int, seed: int | str | None = None, options: Mapping[str, Any] | None = None) -> Game:
    """A new game, run to its first ask. Without a seed it takes 128 random bits."""
    return Game.new(rules_of(game), seats, options, None if seed is None else str(seed))


def replay(record: Any, steps: int | None = None) -> Game:
    """The game that a record tells of, every answer checked against the rules; with `steps`, only so much of it."""
    header = read_header(record)
    return Game.replay(rules_of(header.game), header, steps)


def retrace(record: Any) -> Iterator[Game]:
    """A record step by step: one game, as it began and after each thing that a seat did. Take forks of it to keep."""
    header = read_header(record)
    return Game.retrace(rules_of(header.game), header)


def load(saved: Mapping[str, Any]) -> Game:
    """A game from what `game.save()` gave; it goes on even if the rules have changed since."""
    return Game.load(rules_of(read_header(saved).game), saved)


def cards(game: str) -> dict[str, Any]:
    """What never changes in a game, its cards above all, as plain data for clients."""
    return rules_of(game).cards()


def ledger(game: str) -> dict[str, Any]:
    """The rules of a game row by row, our rulings last, without their texts: those are in the locale files, by id."""
    file = resources.files(games.packages()[rules_of(game).id]).joinpath("ledger.json")
    if not file.is_file():  # a game of another package need not have one
        return {"sections": [], "rows": [], "rulings": 0}
    book: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    prefix = book["rows"][0]["id"].partition("-")[0]
    numbers = range(1, book["rulings"] + 1)
    book["rows"] += [{"id": f"{prefix}-R{number}", "kind": "ruling", "engine": True} for number in numbers]
    return book


def features(game: Game, seat: int) -> dict[str, Any]:
    """What a seat may know as numpy arrays of fixed shape, by field (extra `rl`)."""
    made: dict[str, Any] = import_module("cosmodrome.data").features(game, seat)
    return made


def verify(record: Any) -> list[str]:
    """What is wrong with a record: nothing if every answer was legal, no die was bent, and the shares in the seed are
    those that were promised."""
    header = read_header(record)
    faults = []
    if commitment(header.seed) != header.commitment:
        faults.append("commitment")
    if "promises" in record and not kept(header.seed, record["promises"]):
        faults.append("shares")
    if not replay(record).chance_is_fair():
        faults.append("chance")
    return faults
