"""What happened since somebody last decided, a line for each thing that is worth one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from cosmodrome.cli.boards.news import Event, lines, together
from cosmodrome.cli.players import Player
from cosmodrome.texts import Texts

# Seen on the table anyway, or told by what follows or what was before.
QUIET: Final = ("shuffled", "readied-all", "exhausted", "pools", "spent-tokens", "token", "landed", "repaired", "law")
HEADINGS: Final = ("phase", "turn", "combat")


def tell(events: Sequence[Event], since: int, players: Sequence[Player], texts: Texts) -> list[Text]:
    """The news from event number `since` on, oldest first; before the first round only who plays what is told."""
    moves = together(by_origin(events[since:]), ("seat", "origin", "system"), added)
    return lines([event for event in moves if is_news(event)], players, texts, HEADINGS)


def by_origin(events: Sequence[Event]) -> list[Event]:
    """The events, with a fleet that gathers from several systems told system by system."""
    found: list[Event] = []
    for fleet, run in groupby(events, key=fleet_of):
        found += sorted(run, key=lambda event: event["origin"] if fleet else 0)
    return found


def fleet_of(event: Event) -> tuple[int, int] | None:
    """Whose ships move, and where to."""
    return (event["seat"], event["system"]) if event["key"] == "moved" else None


def is_news(event: Event) -> bool:
    """Whether it is worth a line; what everybody starts with is not."""
    return event["key"] not in QUIET and not (event["key"] == "technology" and event["how"] == "start")


def added(one: Event, other: Event) -> Event:
    """Both fleets as one."""
    units, more = one["units"], other["units"]
    return {**other, "units": {kind: units.get(kind, 0) + more.get(kind, 0) for kind in (*units, *more)}}
