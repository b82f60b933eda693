"""What never changes, as plain data for clients: tiles, planets, units, technologies, factions, every kind of card."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from cosmodrome.games.twilight_imperium.data import (
    action_cards,
    agendas,
    factions,
    layouts,
    notes,
    objectives,
    strategy_cards,
    technologies,
    tiles,
    units,
)


def card_rows() -> dict[str, Any]:
    """The rows of the box, and where the positions of the map lie as axial hexes (q, r)."""
    return {
        "positions": to_builtins(layouts.POSITIONS),
        "tiles": to_builtins(tiles.TILES),
        "planets": to_builtins(tiles.PLANETS),
        "units": to_builtins(units.UNITS),
        "technologies": to_builtins(technologies.TECHNOLOGIES),
        "factions": to_builtins(factions.FACTIONS),
        "strategy_cards": to_builtins(strategy_cards.STRATEGY_CARDS),
        "action_cards": to_builtins(action_cards.ACTION_CARDS),
        "agendas": to_builtins(agendas.AGENDAS),
        "objectives": to_builtins(objectives.OBJECTIVES),
        "notes": to_builtins(notes.NOTES),
    }
