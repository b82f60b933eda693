"""What happened since somebody last decided, a line for each thing that is worth one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from cosmodrome.cli.players import Player
from cosmodrome.texts import Texts

# Seen on the table anyway, or told by what follows or what was before.
QUIET: Final = ("shuffled", "readied-all", "exhausted", "pools", "spent-tokens", "token", "landed", "repaired", "law")
HEADINGS: Final = ("phase", "turn", "combat")


def tell(events: Sequence[Mapping[str, Any]], since: int, players: Sequence[Player], texts: Texts) -> list[Text]:
    """The news from event number `since` on, oldest first; before the first round only who plays what is told."""
    names = [player.name for player in players]
    lines: list[Text] = []
    for event in together(events[since:]):
        key = event["key"]
        if key in QUIET or (key == "technology" and event["how"] == "start"):
            continue
        if text := texts.event(event, names):
            line = Text(text, "bold") if key in HEADINGS else Text(f"  {text}")
            for player in players:
                line.highlight_words([player.name], player.colour)
            lines.append(line)
    return lines


def together(events: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The events, with units that go the same way one after the other added up."""
    made: list[Mapping[str, Any]] = []
    for event in events:
        last = made[-1] if made else None
        if event["key"] == "moved" and last is not None and last["key"] == "moved":
            if all(event[name] == last[name] for name in ("seat", "origin", "system")):
                made[-1] = {**event, "units": added(last["units"], event["units"])}
                continue
        made.append(event)
    return made


def added(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    """Both fleets as one."""
    return {kind: one.get(kind, 0) + other.get(kind, 0) for kind in (*one, *other)}
