"""What never changes, as plain data for clients: cards, sheets, technologies."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import to_builtins

from cosmodrome.games.cosmic_encounter.aliens import ALIENS
from cosmodrome.games.cosmic_encounter.cards import ROWS
from cosmodrome.games.cosmic_encounter.technologies import TECHNOLOGIES
from cosmodrome.games.cosmic_encounter.usable import QUIET
from cosmodrome.games.cosmic_encounter.windows import ability


def card_rows() -> dict[str, Any]:
    """The rows of the deck, of the alien sheets and of the technologies, and the flares one is not asked about."""
    return {
        "cards": to_builtins(ROWS),
        "aliens": to_builtins(ALIENS),
        "technologies": to_builtins(TECHNOLOGIES),
        "unasked": unasked(),
    }


@cache
def unasked() -> list[str]:
    """The flares for whose wild use nobody is asked until he says that he wants to be: all moments for it are quiet."""
    wild = [declared for declared in ability.declared if declared.kind == "wild"]
    return [declared.id.replace("wild-", "flare-") for declared in wild if set(declared.at) <= set(QUIET)]
