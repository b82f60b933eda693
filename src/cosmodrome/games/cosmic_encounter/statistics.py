"""What a simulation wants to know of a game that was played, read from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

BEAT: Final = "encounter"  # what the pace of play is counted by
PACES: Final[Mapping[str, Mapping[str, Any]]] = {"2018": {}, "2008, with flares": {"edition": 2008}}
SUBJECT: Final = "alien"  # what a player has from the start and may owe a win to


def facts(events: Iterable[Mapping[str, Any]], seats: int) -> dict[str, Any]:
    """The rounds played, the seats in order of play, and who began with which alien, as far as all could see it."""
    rounds, first = 0, 0
    taken: dict[str, int] = {}
    begun = False
    for event in events:
        match event["key"]:
            case "turn":
                rounds, begun = max(rounds, event["round"]), True
            case "first-player":
                first = event["seat"]
            case "sheet" if not begun:
                taken.update(dict.fromkeys(event.get("aliens", ()), event["seat"]))
    order = [(first + step) % seats for step in range(seats)]
    return {"rounds": rounds, "order": order, "offered": list(taken), "taken": taken}
