"""The course of a game: its pieces one after the other."""

from __future__ import annotations

from typing import Any

from cosmodrome.kernel.asks import Rule
from cosmodrome.kernel.checkpoints import Checkpoints
from cosmodrome.kernel.rules import Pieces


def course(pieces: Pieces, table: Any, checkpoints: Checkpoints) -> Rule[None]:
    """The outermost rule: the piece at the cursor, again and again; one that asks nothing is done when it returns."""
    while True:
        piece = pieces[table.cursor](table)
        if piece is not None:
            yield from piece
            checkpoints.ended += 1
            if checkpoints.ended >= checkpoints.due:
                checkpoints.keep(table)
