"""Reading tables that were stored before cards, ships and so on became parts: all their fields lay side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

CARDS: Final = (
    *("deck", "discard", "box", "hands", "laid", "offer", "draft", "piles", "shown", "reach", "played"),
    *("reinforcements", "reinforcers", "open_cards", "borrowed", "claims"),
)
KNOWN: Final = ("seen", "sight_low", "sight_high")
SHIPS: Final = (
    *("systems", "warp", "arrived", "gate", "beside", "limbo", "out", "research", "home", "foreign"),
    *("colonies_changed", "fleet", "flagship"),
)
# By part: the name of each field there, and the name it was stored under.
PARTS: Final[Mapping[str, Mapping[str, str]]] = {
    "cards": {name: name for name in CARDS},
    "ships": {**{name: name for name in SHIPS}, "by_planet": "ships"},
    "technologies": {
        "deck": "tech_deck",
        "discards": "tech_discard",
        "draft": "tech_draft",
        "owned": "techs",
        "face_up": "tech_up",
        "pieces": "pieces",
    },
    "destiny": {"deck": "destiny_deck", "discards": "destiny_discard", "card": "destiny", "named": "destined"},
    "deal": {name: name for name in ("proposer", "offered", "spoken", "terms")},
    "cheats": {name: name for name in ("cheat", "accusations")},
}


def in_parts(plain: Mapping[str, Any]) -> Mapping[str, Any]:
    """A stored table as it is now; one that has parts already stays as it is."""
    if "cards" in plain:
        return plain
    seats = {"seats": plain["seats"]}
    parts: dict[str, Any] = {
        part: {**seats, **{new: plain[old] for new, old in fields.items() if old in plain}}
        for part, fields in PARTS.items()
    }
    parts["cards"]["known"] = {**seats, **{name: plain[name] for name in KNOWN if name in plain}}
    moved = {old for fields in PARTS.values() for old in fields.values()}.union(KNOWN, ("technologies",))
    rest = {name: value for name, value in plain.items() if name not in moved}
    return {**rest, **parts, "with_technologies": plain["technologies"]}
