"""What a game and a replay tell alike: lines of the log, the table at the end, who won and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from cosmodrome.cli.boards import Board, Scene, Section
from cosmodrome.cli.players import Player
from cosmodrome.kernel import Game
from cosmodrome.texts import Texts


def final(board: Board, game: Game, seat: int | None, width: int) -> list[Section]:
    """The table at the end; the players come in the standings."""
    scene = Scene(view=game.view(seat), seat=seat, width=width)
    return [section for section in board.sections(scene) if section.name != "players"]


def closing(game: Game, board: Board, texts: Texts, names: Sequence[str]) -> list[Any]:
    """Who won, why, and the standings."""
    outcome = game.outcome
    assert outcome is not None
    winners = texts.joined([names[seat] for seat in outcome.winners])
    key = f"outcome-{outcome.reason}"
    score = outcome.scores[outcome.winners[0]] if outcome.winners else 0
    return [
        Text(texts.say("terminal-won", names=winners, count=len(outcome.winners)), "bold green"),
        Text(texts.say(key, score=score) if texts.has(key) else ""),
        board.standings(game.view(None), outcome.winners),
    ]


def log_line(event: Mapping[str, Any], texts: Texts, players: Sequence[Player]) -> Text:
    """One event as a line of the log; a new turn stands out."""
    line = Text(texts.event(event, [player.name for player in players]))
    if event["key"] == "turn":
        return Text.assemble("\n", line, style="bold")
    line = Text.assemble("  ", line)
    for player in players:
        line.highlight_words([player.name], player.colour)
    return line
