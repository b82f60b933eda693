"""News as lines of text; each board says what is worth one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from rich.text import Text

from cosmodrome.cli.players import Player
from cosmodrome.texts import Texts

Event = Mapping[str, Any]


def lines(events: Sequence[Event], players: Sequence[Player], texts: Texts, headings: Collection[str]) -> list[Text]:
    """A line for each event that has a text; players' names have their colours."""
    names = [player.name for player in players]
    found: list[Text] = []
    for event in events:
        if text := texts.event(event, names):
            line = Text(text, "bold") if event["key"] in headings else Text(f"  {text}")
            for player in players:
                line.highlight_words([player.name], player.colour)
            found.append(line)
    return found


def together(events: Sequence[Event], same: Sequence[str], add: Callable[[Event, Event], Event]) -> list[Event]:
    """The events, with moves that follow each other the same way added up."""
    made: list[Event] = []
    for event in events:
        last = made[-1] if made else None
        if event["key"] == "moved" and last is not None and last["key"] == "moved":
            if all(event[name] == last[name] for name in same):
                made[-1] = add(last, event)
                continue
        made.append(event)
    return made
