"""The cards of Salvage."""

from __future__ import annotations

from typing import Final

COPIES: Final = {"beam": 16, "jam": 7, "probe": 4, "snatch": 4, "flare": 4, "boost": 3}
CARDS: Final = tuple(kind for kind, count in COPIES.items() for _ in range(count))
BEAMS: Final = COPIES["beam"]  # the first numbers are beams
STRENGTH: Final = tuple(1 + card // 2 if card < BEAMS else 0 for card in range(len(CARDS)))
POWERS: Final = ("magnet", "echo", "shield", "echo")  # by seat, open to all
CRATES: Final = ("ore", "ice", "gas")
HAND, LIMIT, HOLD, ROUNDS = 5, 5, 3, 9


def is_beam(card: int) -> bool:
    return card < BEAMS
