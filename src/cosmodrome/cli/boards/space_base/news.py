"""What happened since somebody last decided: a line for each turn, and one for each thing done in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from cosmodrome.cli.boards.space_base.signs import Signs, spaced
from cosmodrome.cli.players import Player
from cosmodrome.texts import Texts

DICE: Final = "⚀⚁⚂⚃⚄⚅"
# Told as sums beside the dice, or seen on the table anyway.
QUIET: Final = (
    "turn",
    "rolled",
    "dice-used",
    "collected",
    "arrow",
    "again",
    "received",
    "charged",
    "deployed",
    "refilled",
    "income",
    "dealt",
    "returned",
)


def tell(
    events: Sequence[Mapping[str, Any]],
    since: int,
    players: Sequence[Player],
    texts: Texts,
    signs: Signs,
) -> list[Text]:
    """The news from event number `since` on, oldest first."""
    lines: list[Text] = []
    at = next((at for at in range(min(since, len(events)) - 1, -1, -1) if events[at]["key"] == "turn"), 0)
    while at < len(events):
        end = next((end for end in range(at + 1, len(events)) if events[end]["key"] == "turn"), len(events))
        rolls = [event for event in events[at:end] if event["key"] in ("rolled", "rerolled")]
        fresh = events[max(at, since) : end]
        lines += _turn(rolls[-1] if rolls else None, fresh, players, texts, signs)
        at = end
    return lines


def _turn(
    roll: Mapping[str, Any] | None,
    events: Sequence[Mapping[str, Any]],
    players: Sequence[Player],
    texts: Texts,
    signs: Signs,
) -> list[Text]:
    """What is new of one turn: who rolled what and what it brought, then what was done."""
    lines = []
    sums = _sums(events)
    if sums:
        line = Text()
        if roll is not None:
            line.append_text(players[roll["seat"]].label())
            line.append(f" {' '.join(DICE[face - 1] for face in roll['dice'])} ", "bold yellow")
        for player in players:
            if player.seat in sums:
                gains = spaced(signs.amounts(*sums[player.seat], plus=True))
                line.append_text(Text.assemble("  ", player.sign(), " ", gains))
        lines.append(line)
    names = [player.name for player in players]
    for event in events:
        if event["key"] not in QUIET:
            lines.append(named(Text(f"  {texts.event(event, names)}"), players))
    return lines


def _sums(events: Sequence[Mapping[str, Any]]) -> dict[int, tuple[int, int, int]]:
    """What each seat got in credits, income and points."""
    sums: dict[int, tuple[int, int, int]] = {}
    for event in events:
        if event["key"] in ("collected", "received"):
            credits, income, vp = sums.get(event["seat"], (0, 0, 0))
            sums[event["seat"]] = credits + event["credits"], income + event["income"], vp + event["vp"]
    return sums


def named(line: Text, players: Sequence[Player]) -> Text:
    """A line in which the names of players have their colours."""
    for player in players:
        line.highlight_words([player.name], player.colour)
    return line
