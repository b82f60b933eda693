"""Checkpoints, from which one can stand at any later place of a game again.

A live rule is a generator and cannot be copied. At a piece end, however, nothing is in transit: a copy of the table is
all it takes to go on from there. Such a copy is a *checkpoint*; the values sent into the rules since lead from it to
any later place.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import Struct

from cosmodrome.kernel.record import Entry
from cosmodrome.kernel.table import Table

# How many pieces end since the last checkpoint before another is worth its copy: that comes seldom in a game that
# nobody copies, and at every piece end once somebody has, for another copy is likely.
SELDOM: Final = 64
EVERY: Final = 1
NEVER: Final = 1 << 60


class Checkpoint(Struct, eq=False):
    """A copy of the table at a piece end, and what happened since: the values sent into the rules, and the rounds of
    windows, in each of which somebody was asked or nobody."""

    table: Table
    values: list[Entry]
    rounds: list[bool]


class Later(NamedTuple):
    """A piece end after the newest checkpoint: the table there, and how many of the values and rounds lead to it."""

    table: Table
    at: int
    rounds: int


class Checkpoints(list[Checkpoint]):
    """The checkpoints of a game, the newest last; `values` are the newest one's, `ended` counts the pieces that have
    ended since; once it reaches `due`, another is kept.

    A copy of the game is built from the newest checkpoint by sending the values in again. On the way it comes to
    the piece end nearest to the place it is made for (`wanted`), and takes the table along: next time less is sent in.
    """

    __slots__ = ("due", "ended", "later", "sent", "values", "wanted")

    def __init__(self, checkpoints: list[Checkpoint], wanted: int = 0) -> None:
        super().__init__(checkpoints)
        self.values = checkpoints[-1].values
        self.due = SELDOM
        self.ended = 0
        self.wanted = wanted
        self.sent = 0
        self.later: Later | None = None

    def keep(self, table: Table) -> None:
        """Keep a copy of the table at this piece end."""
        if self.wanted:
            self.later = Later(table.copy(), self.sent, len(table.rounds))
        else:
            table.rounds = []
            self.put(Checkpoint(table.copy(), [], table.rounds))
        self.ended = 0

    def put(self, checkpoint: Checkpoint) -> None:
        """Another checkpoint is the newest."""
        self.append(checkpoint)
        self.values = checkpoint.values
