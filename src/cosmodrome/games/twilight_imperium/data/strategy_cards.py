"""The eight strategy cards as data: their initiative, and what the secondary ability costs the others."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class StrategyCard(Struct, frozen=True):
    """A row: `tokens` from the strategy pool and `resources` pay for the secondary ability."""

    id: str
    initiative: int
    tokens: int
    resources: int = 0
    token_on_board: bool = False  # the token paid goes into a system instead of the reinforcements


STRATEGY_CARDS: Final = (
    StrategyCard("leadership", 1, 0),
    StrategyCard("diplomacy", 2, 1),  # its primary readies planets of the chosen system only (TI-R1)
    StrategyCard("politics", 3, 1),
    StrategyCard("construction", 4, 1, token_on_board=True),
    StrategyCard("trade", 5, 1),
    StrategyCard("warfare", 6, 1),
    StrategyCard("technology", 7, 1, resources=4),
    StrategyCard("imperial", 8, 1),
)

BY_ID: Final = {card.id: card for card in STRATEGY_CARDS}
PER_PLAYER: Final = {3: 2, 4: 2, 5: 1, 6: 1}  # by the number of players
