"""How a game of Space Base went: what its events say of points, luck and deeds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from cosmodrome.games.courses import Event, Gain
from cosmodrome.games.space_base.collect import brings
from cosmodrome.games.space_base.index import SECTORS
from cosmodrome.games.space_base.table import SpaceBase

FACES = range(1, 7)
# What pays, counted in credits: income stays until it is spent past, and 40 points win.
WORTH: Mapping[str, float] = {"credits": 1, "income": 3, "vp": 2, "charges": 1}


def points(table: SpaceBase) -> Sequence[int]:
    """Victory points."""
    return table.vp


def is_beat(event: Event) -> bool:
    """A turn: one roll pays everybody."""
    return bool(event["key"] == "turn")


def gains(story: Sequence[Event]) -> Iterator[tuple[int, Gain]]:
    """Points collected, received, bought with colonies, and taken away."""
    for index, event in enumerate(story):
        match event["key"]:
            case "collected" if event["vp"]:
                yield index, Gain(event["seat"], event["vp"], event["zone"])
            case "received" if event["vp"]:
                yield index, Gain(event["seat"], event["vp"], "ability")
            case "bought" if event["vp"]:
                yield index, Gain(event["seat"], event["vp"], "colony")
            case "lost-vp" if event["vp"]:
                yield index, Gain(event["seat"], -event["vp"], "lost")


def sort(source: str) -> str:
    """They are kinds already."""
    return source


def mark(event: Event) -> tuple[str, int | None] | None:
    """Colonies, the last round, the end."""
    match event["key"]:
        case "bought" if event["vp"]:
            return "points", event["seat"]
        case "end-triggered":
            return "last-round", event["seat"]
        case "won":
            return "won", event["seats"][0]
    return None


def deed(event: Event) -> Iterable[tuple[str, int, int]]:
    """What can be counted for an honour."""
    match event["key"]:
        case "collected" if event["zone"] == "deployed":
            yield "guest", event["seat"], event["credits"] + event["income"] + event["vp"]
        case "bought" if not event["vp"]:
            yield "builder", event["seat"], 1
            yield "spender", event["seat"], event["spent"]
        case "bought":
            yield "settler", event["seat"], 1
        case "used":
            yield "engineer", event["seat"], 1


def thrown(table: SpaceBase, event: Event) -> Mapping[int, float]:
    """What a roll pays each seat that uses the dice well, against the average of all 36."""
    if event["key"] != "rolled":
        return {}
    one, other = event["dice"]
    found = {}
    for seat in range(table.seats):
        by_sector = [0.0, *(_worth(brings(table, seat, (sector,))) for sector in range(1, SECTORS + 1))]
        best = {(a, b): max(by_sector[a] + by_sector[b], by_sector[a + b]) for a in FACES for b in FACES}
        found[seat] = best[one, other] - sum(best.values()) / len(best)
    return found


def _worth(pays: Mapping[str, int]) -> float:
    return sum((WORTH.get(name, 0) * amount for name, amount in pays.items()), 0.0)


def drawn(story: Sequence[Event]) -> float:
    """The cards on sale are the same for everybody."""
    return 0.0
