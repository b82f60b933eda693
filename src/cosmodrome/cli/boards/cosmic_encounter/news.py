"""What happened since somebody last decided, a line for each thing that is worth one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from cosmodrome.cli.boards.news import Event, lines
from cosmodrome.cli.players import Player
from cosmodrome.texts import Texts

# Seen on the table anyway, or told by what follows.
QUIET: Final = ("destiny-shuffled", "first-player", "laid", "launched", "hand-dealt", "pile-discarded", "defense")
HEADINGS: Final = ("turn", "encounter")
OUTCOMES: Final = ("totals", "concluded", "won")


def tell(
    events: Sequence[Event], since: int, players: Sequence[Player], texts: Texts, quiet: Sequence[str] = QUIET
) -> list[Text]:
    """The news from event number `since` on, oldest first."""
    news = [event for event in events[since:] if event["key"] not in quiet]
    return lines(news, players, texts, HEADINGS, OUTCOMES)
