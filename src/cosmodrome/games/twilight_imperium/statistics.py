"""What a simulation wants to know of a game that was played, read from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

BEAT: Final = "turn"  # what the pace of play is counted by
SUBJECT: Final = "faction"  # what a player has from the start and may owe the win to


def facts(events: Iterable[Mapping[str, Any]], seats: int) -> dict[str, Any]:
    """The rounds played, the seats clockwise from the first speaker, and who played which faction."""
    rounds, speaker = 0, -1
    taken: dict[str, int] = {}
    for event in events:
        match event["key"]:
            case "phase":
                rounds = event["round"]
            case "speaker" if speaker < 0:
                speaker = event["seat"]
            case "faction":
                taken[event["faction"]] = event["seat"]
    order = [(max(speaker, 0) + step) % seats for step in range(seats)]
    return {"rounds": rounds, "order": order, "offered": list(taken), "taken": taken}
