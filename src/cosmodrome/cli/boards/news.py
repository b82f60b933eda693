"""News as lines of text; each board says what is worth one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from cosmodrome.cli.players import Player
from cosmodrome.texts import Texts

Event = Mapping[str, Any]
WEIGHTY: Final = "bold"  # the style of a line that has weight


def lines(
    events: Sequence[Event],
    players: Sequence[Player],
    texts: Texts,
    headings: Collection[str],
    outcomes: Collection[str] = (),
) -> list[Text]:
    """A line for each event that has a text, or for several that go together; players' names have their colours. What
    begins something and how it came out has weight."""
    names = [player.name for player in players]
    found: list[Text] = []
    for event in texts.story(events, names):
        text = texts.event(event, names)
        key = event["key"]
        line = Text(text, WEIGHTY) if key in headings else Text(f"  {text}", WEIGHTY if key in outcomes else "")
        for player in players:
            line.highlight_words([player.name], player.colour)
        found.append(line)
    return found


def fitting(news: Sequence[Text], most: int) -> list[Text]:
    """As many lines as there is room for, in their order: the last ones in any case, before the others those that have
    weight, and the newest of each."""
    last = len(news) - most // 3
    by_worth = sorted(range(len(news)), key=lambda at: (at >= last, news[at].style == WEIGHTY, at))
    return [news[at] for at in sorted(by_worth[max(0, len(news) - most) :])]
