"""Occasions to use a piece: of two tables that differ in one thing it is offered, or used by itself, at the first."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.games.twilight_imperium.boards import A, drive, options, play

from cosmodrome.kernel import Game, Seat, Window

MOVE = ("A activate:26", "A all")
MOST_ANSWERS = 60


@dataclass(frozen=True)
class At:
    """A board, what is answered there first, and the seat that could use the piece."""

    text: str
    units: dict[str, str]
    seat: Seat = A
    script: tuple[str, ...] = MOVE
    fields: dict[str, Any] = field(default_factory=dict)

    def has_use_for(self, use: str) -> bool:
        """Whether the piece can be used from then on, or is, if it must."""
        game = drive(play(self.text, self.units, **self.fields), *self.script)
        found = set().union(*offered(game, self.seat).values())
        return f"use:{use}" in found or any(event.get("ability") == use for event in game.events(None))


def offered(game: Game, seat: Seat) -> dict[int, set[str]]:
    """What a seat can answer from here on, by combat round, if all windows are passed and first options taken."""
    found: dict[int, set[str]] = {}
    for _ in range(MOST_ANSWERS):
        if not game.asks:
            break
        found.setdefault(game.table.combat_round, set()).update(options(game, seat))
        ask = game.asks[0]
        game.answer(ask.seat, "pass" if type(game._wish) is Window else ask.options[0].id)
    return found


def only_first(use: str, there: At, missing: At) -> bool:
    """Whether the piece can be used at the first board and not at the second."""
    return there.has_use_for(use) and not missing.has_use_for(use)
