"""What a simulation wants to know of a game that was played, read from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from cosmodrome.games.space_base.cards import COLONIES

TAKEN: Final = "ship"  # what players take in the course of a game


def facts(events: Iterable[Mapping[str, Any]], seats: int) -> dict[str, Any]:
    """The rounds played, the seats in order of play, the cards that were for sale, and who took which."""
    rounds, first = 0, 0
    offered = {colony.id: None for colony in COLONIES}
    taken: dict[str, int] = {}
    for event in events:
        match event["key"]:
            case "turn":
                rounds = event["round"]
            case "first-player":
                first = event["seat"]
            case "refilled":
                offered[event["card"]] = None
            case "bought" | "claimed":
                taken[event["card"]] = event["seat"]
    order = [(first + step) % seats for step in range(seats)]
    return {"rounds": rounds, "order": order, "offered": list(offered), "taken": taken}
