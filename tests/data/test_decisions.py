"""Records as tables of decisions."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy
import pyarrow.parquet
import pytest
from click.testing import CliRunner

import cosmodrome
from cosmodrome.cli import group
from cosmodrome.data import SCHEMA_VERSION, decisions
from cosmodrome.games import GAMES
from cosmodrome.kernel import Game


def played(game: str, most: int = 100_000) -> tuple[Game, list[tuple[int, str, list[str], str]]]:
    """A game at random, and what was asked and answered outside of windows."""
    going, rng = cosmodrome.new_game(game, 3, 8), Random(8)
    said = []
    for _ in range(most):
        if not going.asks:
            break
        ask = going.asks[0]
        option = rng.choice(ask.options).id
        if going.window is None and len(going.asks) == 1:
            said.append((ask.seat, ask.key, [each.id for each in ask.options], option))
        going.answer(ask.seat, option)
    return going, said


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_told_with_what_could_have_been_said(game: str) -> None:
    """In the order of the game, but for passes in windows."""
    going, said = played(game)
    found = list(decisions(going.record(), "one"))
    open_ones = [(row.seat, row.ask, list(row.options), row.chosen) for row in found]
    rest = iter(open_ones)
    assert all(one in rest for one in said)
    outcome = going.outcome
    assert outcome is not None
    assert {row.seat: row.score for row in found} == dict(enumerate(outcome.scores))
    assert {row.seat for row in found if row.won} == set(outcome.winners)
    assert all(row.options[row.choice] == row.chosen for row in found)
    assert [row.step for row in found] == sorted({row.step for row in found})


def test_a_game_in_progress_has_no_scores_yet() -> None:
    """Nobody has won."""
    going, _ = played("space-base", 40)
    assert {(row.score, row.won) for row in decisions(going.record())} == {(None, None)}


@pytest.mark.parametrize("game", GAMES)
def test_features_are_what_the_seat_knew(game: str) -> None:
    """Equal to those of the game at that place."""
    going, _ = played(game, 60)
    for row in decisions(going.record(), with_features=True):
        before = cosmodrome.replay(going.record(), steps=row.step)
        known = cosmodrome.features(before, row.seat)
        assert row.features == {name: array.ravel().tolist() for name, array in known.items()}


def run(*words: Any) -> Any:
    """The command."""
    return CliRunner().invoke(group, ["data", *map(str, words)])


def test_the_command_writes_what_others_read(tmp_path: Path) -> None:
    """Parquet with a schema of its own, and JSON lines; folders and files."""
    going, _ = played("space-base")
    (tmp_path / "records").mkdir()
    for name in ("a", "b"):
        (tmp_path / "records" / f"{name}.json").write_text(json.dumps(going.record()), encoding="utf-8")
    done = run(tmp_path / "records", "--out", tmp_path / "all.parquet", "--features")
    assert done.exit_code == 0, done.output
    table = pyarrow.parquet.read_table(tmp_path / "all.parquet")
    assert table.schema.metadata[b"cosmodrome.decisions"] == str(SCHEMA_VERSION).encode()
    rows = table.to_pylist()
    expected = list(decisions(going.record(), with_features=True))
    assert len(rows) == 2 * len(expected)
    assert [row["chosen"] for row in rows if row["record"] == "b"] == [row.chosen for row in expected]
    assert dict(rows[0]["features"]) == expected[0].features
    done = run(tmp_path / "records" / "a.json", "--out", tmp_path / "one.jsonl")
    assert done.exit_code == 0, done.output
    lines = (tmp_path / "one.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["chosen"] for line in lines] == [row.chosen for row in expected]


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    """By name, and no table is left behind."""
    (tmp_path / "no.json").write_text('{"game": "space-base"}', encoding="utf-8")
    done = run(tmp_path / "no.json", "--out", tmp_path / "no.parquet")
    assert done.exit_code == 1
    assert "bad-record" in done.output
    assert [path.name for path in tmp_path.iterdir()] == ["no.json"]
    assert run(tmp_path / "no.json", "--out", tmp_path / "no.xlsx").exit_code == 2
    assert "There is no" in run(tmp_path / "nowhere", "--out", tmp_path / "no.jsonl").output


def test_features_are_arrays_of_fixed_shape() -> None:
    """For callers in Python."""
    going, _ = played("space-base", 40)
    known = cosmodrome.features(going, 1)
    assert all(isinstance(array, numpy.ndarray) for array in known.values())
    assert known["players"].shape == (3, 3)
