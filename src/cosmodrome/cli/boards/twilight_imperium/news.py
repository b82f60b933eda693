"""What happened since somebody last decided, a line for each thing that is worth one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from cosmodrome.cli.boards.news import Event, lines
from cosmodrome.cli.players import Player
from cosmodrome.texts import Texts

# Seen on the table anyway, or told by what follows or what was before.
QUIET: Final = ("shuffled", "readied-all", "exhausted", "pools", "spent-tokens", "token", "landed", "repaired", "law")
HEADINGS: Final = ("phase", "turn", "combat")


def tell(events: Sequence[Event], since: int, players: Sequence[Player], texts: Texts) -> list[Text]:
    """The news from event number `since` on, oldest first; before the first round only who plays what is told."""
    return lines([event for event in events[since:] if is_news(event)], players, texts, HEADINGS)


def is_news(event: Event) -> bool:
    """Whether it is worth a line; what everybody starts with is not."""
    return event["key"] not in QUIET and not (event["key"] == "technology" and event["how"] == "start")
