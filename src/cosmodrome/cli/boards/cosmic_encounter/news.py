"""What happened since somebody last decided, a line for each thing that is worth one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from cosmodrome.cli.players import Player
from cosmodrome.texts import Texts

# Seen on the table anyway, or told by what follows.
QUIET: Final = ("destiny-shuffled", "first-player", "laid", "launched", "hand-dealt", "pile-discarded", "defense")
HEADINGS: Final = ("turn", "encounter")


def tell(
    events: Sequence[Mapping[str, Any]],
    since: int,
    players: Sequence[Player],
    texts: Texts,
    quiet: Sequence[str] = QUIET,
) -> list[Text]:
    """The news from event number `since` on, oldest first. A card that counts as what it shows is told once, and
    ships that go the same way one after the other go together."""
    names = [player.name for player in players]
    lines: list[Text] = []
    shown: dict[int, str] = {}
    for event in together(events[since:]):
        key = event["key"]
        if key == "revealed":
            shown[event["seat"]] = event["card"]
        if key in quiet or (key == "counts-as" and says_the_same(event, shown.get(event["seat"], ""))):
            continue
        if text := texts.event(event, names):
            line = Text(text, "bold") if key in HEADINGS else Text(f"  {text}")
            lines.append(named(line, players))
    return lines


def together(events: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The events, with moves of the same ships between the same places added up."""
    made: list[Mapping[str, Any]] = []
    for event in events:
        last = made[-1] if made else None
        if event["key"] == "moved" and last is not None and last["key"] == "moved":
            if all(event[name] == last[name] for name in ("seat", "source", "goal")):
                made[-1] = {**event, "count": event["count"] + last["count"]}
                continue
        made.append(event)
    return made


def says_the_same(event: Mapping[str, Any], card: str) -> bool:
    """Whether a card counts as what is printed on it."""
    kind, _, value = card.partition("-")
    return bool(kind == event["kind"] and int(value or 0) == event["value"])


def named(line: Text, players: Sequence[Player]) -> Text:
    """A line in which the names of players have their colours."""
    for player in players:
        line.highlight_words([player.name], player.colour)
    return line
