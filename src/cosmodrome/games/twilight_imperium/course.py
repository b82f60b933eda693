"""How a game of Twilight Imperium went: what its events say of points, luck and deeds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from cosmodrome.games.courses import Event, Gain
from cosmodrome.games.twilight_imperium.data.notes import NOTES
from cosmodrome.games.twilight_imperium.data.objectives import OBJECTIVES

FACES: Final = 10
SORTS: Final[Mapping[str, str]] = {
    **{row.id: row.deck for row in OBJECTIVES},
    **dict.fromkeys(("custodians", "imperial", "mecatol"), "mecatol"),
    **{row.id: "note" for row in NOTES},
}


def points(table: Any) -> Sequence[int]:
    """Victory points."""
    found: Sequence[int] = table.points
    return found


def is_beat(event: Event) -> bool:
    """Each time that points change hands stands for itself."""
    return bool(event["key"] == "points")


def gains(story: Sequence[Event]) -> Iterator[tuple[int, Gain]]:
    """Points by what they were scored for: the id of an objective, a note, an agenda."""
    before: dict[int, int] = {}
    for index, event in enumerate(story):
        if event["key"] == "points":
            # Nobody has more than the goal, so the second point of the last objective may be lost.
            gained = event["points"] - before.get(event["seat"], 0)
            before[event["seat"]] = event["points"]
            yield index, Gain(event["seat"], gained, event["why"])


def sort(source: str) -> str:
    """An objective by its deck, a note, Mecatol Rex; all else is an agenda, a relic of politics."""
    return SORTS.get(source, "agenda")


def mark(event: Event) -> tuple[str, int | None] | None:
    """Fights, votes, transactions, points, the end."""
    match event["key"]:
        case "combat":
            return "fight", event["seat"]
        case "outcome":
            return "vote", None
        case "transaction" if event["agreed"]:
            return "deal", event["seat"]
        case "points" if event["gained"] > 0:
            return "points", event["seat"]
        case "won":
            return "won", event["seats"][0]
    return None


def deed(event: Event) -> Iterable[tuple[str, int, int]]:
    """What can be counted for an honour."""
    match event["key"]:
        case "combat-over" if event["winner"] >= 0:
            yield "admiral", event["winner"], 1
        case "votes":
            yield "lawmaker", event["seat"], event["count"]
        case "gained-goods":
            yield "banker", event["seat"], event["count"]
        case "technology":
            yield "scholar", event["seat"], 1
        case "gained-planet":
            yield "explorer", event["seat"], 1
        case "transaction" if event["agreed"]:
            yield "merchant", event["seat"], 1


def thrown(table: Any, event: Event) -> Mapping[int, float]:
    """Hits against what those dice bring on the average; dice thrown again are left out."""
    if event["key"] != "rolled" or not event["needs"]:  # a plague's dice hit nobody
        return {}
    needs = [min(max(need, 1), FACES + 1) for need in event["needs"]]
    hits = sum(face >= need for face, need in zip(event["dice"], needs, strict=True))
    return {event["seat"]: hits - sum((FACES + 1 - need) / FACES for need in needs)}


def drawn(story: Sequence[Event]) -> float:
    """Cards are no luck that could be counted."""
    return 0.0
