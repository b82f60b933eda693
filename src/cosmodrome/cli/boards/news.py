"""News as lines of text; each board says what is worth one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rich.text import Text

from cosmodrome.cli.players import Player
from cosmodrome.texts import Texts

Event = Mapping[str, Any]


def lines(events: Sequence[Event], players: Sequence[Player], texts: Texts, headings: Collection[str]) -> list[Text]:
    """A line for each event that has a text, or for several that go together; players' names have their colours."""
    names = [player.name for player in players]
    found: list[Text] = []
    for event in texts.story(events, names):
        text = texts.event(event, names)
        line = Text(text, "bold") if event["key"] in headings else Text(f"  {text}")
        for player in players:
            line.highlight_words([player.name], player.colour)
        found.append(line)
    return found
