"""Pieces that are a window and nothing else: most of the time nobody is asked there, and the piece is done at once."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Rule


def then(table: CosmicEncounter, opened: Rule[None] | tuple[()], cursor: str) -> Rule[None] | None:
    """After a window the game goes on there; a piece that asks nothing needs no rule."""
    if opened:
        return _then(table, opened, cursor)
    table.go(cursor)
    return None


def _then(table: CosmicEncounter, opened: Rule[None] | tuple[()], cursor: str) -> Rule[None]:
    yield from opened
    table.go(cursor)
