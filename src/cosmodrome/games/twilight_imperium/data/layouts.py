"""The map by number of players, and the numbers of the set-up.

Positions are axial hexes (q, r) with flat tops, Mecatol Rex at (0, 0). Rings start due north and go clockwise; in this
order a map string names its tiles.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

Position = tuple[int, int]

MIDDLE: Final[Position] = (0, 0)
STEPS: Final[tuple[Position, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # N, NE, SE, S, SW, NW
RINGS: Final[dict[int, tuple[Position, ...]]] = {
    1: ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)),
    2: ((0, -2), (1, -2), (2, -2), (2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1), (-2, 0), (-1, -1)),
    3: (
        (0, -3),
        (1, -3),
        (2, -3),
        (3, -3),
        (3, -2),
        (3, -1),
        (3, 0),
        (2, 1),
        (1, 2),
        (0, 3),
        (-1, 3),
        (-2, 3),
        (-3, 3),
        (-3, 2),
        (-3, 1),
        (-3, 0),
        (-2, -1),
        (-1, -2),
    ),
}
POSITIONS: Final[tuple[Position, ...]] = (MIDDLE, *RINGS[1], *RINGS[2], *RINGS[3])


class Layout(Struct, frozen=True):
    """The map of a table, as in the diagrams (TI-R10): home positions clockwise, positions that stay empty, tiles dealt
    to each player."""

    seats: int
    homes: tuple[Position, ...]
    blue: int
    red: int
    unused: tuple[Position, ...] = ()
    extra_red: int = 0  # put beside Mecatol Rex by the speaker before the others are placed
    compensation: tuple[int, ...] = ()  # trade goods at the start, by home position


LAYOUTS: Final = {
    3: Layout(
        3,
        ((3, -3), (0, 3), (-3, 0)),
        6,
        2,
        unused=((0, -3), (1, -3), (-1, -2), (3, -1), (3, 0), (2, 1), (-2, 3), (-3, 3), (-3, 2)),
    ),
    4: Layout(4, ((3, -2), (1, 2), (-3, 2), (-1, -2)), 5, 3),
    5: Layout(5, ((2, -3), (3, 0), (0, 3), (-3, 3), (-2, -1)), 4, 2, extra_red=1, compensation=(0, 2, 4, 2, 0)),
    6: Layout(6, ((0, -3), (3, -3), (3, 0), (0, 3), (-3, 3), (-3, 0)), 3, 2),
}

TACTIC: Final = 3  # command tokens on the sheet at the start
FLEET: Final = 3
STRATEGY: Final = 2
COMMAND_TOKENS: Final = 16
HAND_LIMIT: Final = 7
SECRET_LIMIT: Final = 3
POINTS: Final = (10, 14)
CUSTODIANS_INFLUENCE: Final = 6


def neighbours(position: Position) -> tuple[Position, ...]:
    """The six positions around one, clockwise from the north; some may be off the map."""
    q, r = position
    return tuple((q + dq, r + dr) for dq, dr in STEPS)
