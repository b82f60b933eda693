"""How a game of Cosmic Encounter went: what its events say of colonies, luck and deeds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from cosmodrome.games.cosmic_encounter.cards import ATTACKS
from cosmodrome.games.cosmic_encounter.fleets import SLOTS
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.courses import Event, Gain

AVERAGE: Final = sum(value * copies for value, copies in ATTACKS.items()) / sum(ATTACKS.values())


def points(table: CosmicEncounter) -> Sequence[int]:
    """Foreign colonies."""
    return table.ships.foreign


def is_beat(event: Event) -> bool:
    """An encounter."""
    return bool(event["key"] == "encounter")


def gains(story: Sequence[Event]) -> Iterator[tuple[int, Gain]]:
    """Foreign colonies founded and lost: as offense, as its ally, by a deal, or in another way."""
    offense, allies, deal = -1, set[int](), False
    for index, event in enumerate(story):
        match event["key"]:
            case "encounter":
                offense, allies, deal = event["seat"], set(), False
            case "allied" if event["side"] == "offense":
                allies.add(event["seat"])
            case "agreed":
                deal = True
            case "concluded":
                deal = event["result"] in ("negotiation", "deal") or deal
            case "colony-founded" | "colony-lost" if event["planet"] // SLOTS != event["seat"]:
                seat = event["seat"]
                if event["key"] == "colony-lost":
                    yield index, Gain(seat, -1, "lost")
                elif deal:
                    yield index, Gain(seat, 1, "deal")
                elif seat == offense:
                    yield index, Gain(seat, 1, "offense")
                else:
                    yield index, Gain(seat, 1, "ally" if seat in allies else "power")


def sort(source: str) -> str:
    """They are kinds already."""
    return source


def mark(event: Event) -> tuple[str, int | None] | None:
    """Fights, deals, colonies, the end."""
    match event["key"]:
        case "totals":
            return "fight", None
        case "agreed":
            return "deal", event["seat"]
        case "colony-founded" if event["planet"] // SLOTS != event["seat"]:
            return "points", event["seat"]
        case "won":
            return "won", event["seats"][0]
    return None


def deed(event: Event) -> Iterable[tuple[str, int, int]]:
    """What can be counted for an honour."""
    match event["key"]:
        case "allied":
            yield "ally", event["seat"], 1
        case "moved" if event["goal"] == "warp":
            yield "ferryman", event["seat"], event["count"]
        case "agreed":
            yield "diplomat", event["seat"], 1
        case "use" if event["kind"] == "alien":
            yield "alien", event["seat"], 1
        case "played":
            yield "trickster", event["seat"], 1


def thrown(table: CosmicEncounter, event: Event) -> Mapping[int, float]:
    """There are no dice."""
    return {}


def drawn(story: Sequence[Event]) -> float:
    """Attack cards drawn from the deck: what they show above or below the deck's average."""
    values = [
        int(card.removeprefix("attack-")) - AVERAGE
        for event in story
        if event["key"] == "drew"
        for card in event.get("cards", ())
        if card.startswith("attack-")
    ]
    return sum(values)
