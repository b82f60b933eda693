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
    """The rows of the deck, of the alien sheets and of the technologies, the flares players are not asked about,
    and those that each quiet window is for."""
    return {
        "cards": to_builtins(ROWS),
        "aliens": to_builtins(ALIENS),
        "technologies": to_builtins(TECHNOLOGIES),
        "unasked": unasked(),
        "quiet": {window: flares_for(window) for window in QUIET},
    }


@cache
def unasked() -> list[str]:
    """The flares for whose wild use players are asked only once they say that they want to be: all moments for it are
    quiet."""
    return [flare for flare, windows in _wild_uses().items() if windows <= set(QUIET)]


def flares_for(window: str) -> list[str]:
    """The flares with a wild use in a window."""
    return [flare for flare, windows in _wild_uses().items() if window in windows]


@cache
def _wild_uses() -> dict[str, set[str]]:
    """The windows in which each flare can be played as wild."""
    return {d.id.replace("wild-", "flare-"): set(d.at) for d in ability.declared if d.kind == "wild"}
