"""Agendas that are voted on: B wins the vote, the others abstain; A is speaker."""

from __future__ import annotations

from typing import Any

from tests.games.twilight_imperium.boards import drive, play

from cosmodrome.games.twilight_imperium.index import AGENDA
from cosmodrome.kernel import Game

HOMES = "A:hacan B:jol_nar C:yin"


def session(agenda: str, *script: str, **fields: Any) -> Game:
    """The agenda is revealed, Economic Equality comes after it."""
    fields = {"stop": "agenda-end", "units": {}, "text": HOMES, "custodians": False, "cards": {}, **fields}
    agendas = f"{agenda} economic_equality"
    return drive(play(phase="agenda", at="agenda", agendas=agendas, **fields), *script)


def voted(agenda: str, outcome: str, *script: str, **fields: Any) -> Game:
    """B votes for the outcome with all planets; then what it asks."""
    ballot = ["B all"] if not fields.pop("free", False) else []
    return session(agenda, f"B vote:{outcome}", *ballot, "C abstain", "A abstain", *script, **fields)


def next_round(game: Game, *script: str) -> Game:
    """B has no votes left, the second agenda fails, and the next round begins; the game needs `stop="pick"`."""
    return drive(game, "C abstain", "A abstain", "A vote:against", *script)


def in_play(game: Game, name: str) -> bool:
    """Whether a law is in play."""
    return AGENDA[name] in game.table.laws_in_play()


def discarded(game: Game, name: str) -> bool:
    """Whether an agenda lies in the discard pile."""
    return AGENDA[name] in game.table.agenda_discard
