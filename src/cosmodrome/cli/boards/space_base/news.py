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
    "received",
    "charged",
    "deployed",
    "refilled",
    "income",
    "dealt",
    "returned",
)


def tell(events: Sequence[Mapping[str, Any]], players: Sequence[Player], texts: Texts, signs: Signs) -> list[Text]:
    """The news, oldest first."""
    lines: list[Text] = []
    names = [player.name for player in players]
    turn: list[Mapping[str, Any]] = []
    for event in [*events, {"key": "turn"}]:
        if event["key"] == "turn":
            lines += _turn(turn, players, names, texts, signs)
            turn = []
        turn.append(event)
    return lines


def _turn(
    events: Sequence[Mapping[str, Any]],
    players: Sequence[Player],
    names: Sequence[str],
    texts: Texts,
    signs: Signs,
) -> list[Text]:
    """One turn, or what is known of it."""
    sums = _sums(events)
    rolls = [event for event in events if event["key"] in ("rolled", "rerolled")]
    lines = []
    if rolls or sums:
        line = Text("")
        if rolls:
            active, dice = players[rolls[-1]["seat"]], rolls[-1]["dice"]
            line.append_text(active.label())
            line.append(f" {''.join(DICE[face - 1] for face in dice)} ", "bold yellow")
            line.append(f"{dice[0]}+{dice[1]}", "bold")
            line.append("  ")
        for player in players:
            if player.seat in sums:
                gains = spaced(signs.amounts(*sums[player.seat], plus=True))
                line.append_text(Text.assemble(" ", player.sign(), " ", gains, " "))
        lines.append(line)
    for event in events:
        if event["key"] not in QUIET:
            line = Text(f"  {texts.event(event, names)}")
            lines.append(named(line, players))
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
