"""What never changes, as plain data for clients: cards, sheets, technologies."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from cosmodrome.games.cosmic_encounter.aliens import ALIENS
from cosmodrome.games.cosmic_encounter.cards import ROWS
from cosmodrome.games.cosmic_encounter.technologies import TECHNOLOGIES


def card_rows() -> dict[str, Any]:
    """The rows of the deck, of the alien sheets and of the technologies."""
    return {
        "cards": to_builtins(ROWS),
        "aliens": to_builtins(ALIENS),
        "technologies": to_builtins(TECHNOLOGIES),
    }
