"""`cosmodrome play` where nobody sits at a terminal: bots play by themselves, people cannot."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from cosmodrome.cli.play import only_bots, play


def test_bots_alone_need_no_terminal() -> None:
    """A pipe, a log file or a job without a terminal: the game is told to its end."""
    done = CliRunner().invoke(play, ["space-base", "--seats", "random,random", "--seed", "1", "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert "has won!" in done.output


def test_a_person_needs_a_terminal() -> None:
    done = CliRunner().invoke(play, ["space-base", "--seats", "me,random", "--lang", "en"])
    assert done.exit_code == 2
    assert "terminal" in done.output


@pytest.mark.parametrize(
    "seats, alone", [("greedy,random", True), ("greedy:Vega,random:Orion", True), ("me,greedy", False), (None, False)]
)
def test_who_needs_a_terminal(seats: str | None, alone: bool) -> None:
    assert only_bots(seats, None) is alone


def test_a_kept_game_of_bots_plays_on_without_a_terminal(tmp_path: Path) -> None:
    """The players are those of the file."""
    kept = tmp_path / "game.json"
    CliRunner().invoke(play, ["space-base", "--seats", "random,random", "--seed", "1", "--record", str(kept)])
    assert only_bots(None, kept)
    assert not only_bots(None, tmp_path / "other.json")
