"""`cosmodrome bench` measures what it says; no figure is asserted."""

import json

import pytest
from click.testing import CliRunner

from cosmodrome.cli.bench import bench, board_table, pace_table, people_table
from cosmodrome.games import GAMES
from cosmodrome.simulation.measures import BOARDS, PEERS, WORKS, boards
from cosmodrome.store import Settings


@pytest.mark.parametrize("name", [*GAMES, *PEERS])
def test_everybody_is_measured(name: str) -> None:
    """Decisions and games a second, of ours and of the peers; of ours turns or encounters besides."""
    done = CliRunner().invoke(bench, ["--measure", f"pace/{name}", "--seconds", "0.01"])
    decisions, games, beats = json.loads(done.output)
    assert decisions > games > 0
    assert (beats > games) == (name in GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_named_boards(game: str) -> None:
    """Fresh, middle and late lie in this order in one game, crowded in another; something is asked at each."""
    named = boards(game)
    assert list(named) == [name for name, *_ in BOARDS]
    told = [len(named[name].events(None)) for name in ("fresh", "middle", "late")]
    assert told == sorted(set(told))
    assert len(named["crowded"].events(None)) > told[0]
    assert all(board.asks for board in named.values())


def test_a_peer_that_is_not_there_is_named() -> None:
    """The table says so instead of failing, and has the ratios of the others."""
    ours = {"pace/space-base": [[80.0, 2.0, 40.0]] * 3, "pace/cosmic-encounter": [[60.0, 2.0, 2000.0]] * 3}
    runs = {**ours, "pace/catanatron": [[10.0, 1.0, 0.0]] * 3, "pace/chess": [None] * 3}
    cells = [list(column.cells) for column in pace_table(runs).columns]
    assert cells[1] == ["80", "60", "10", "not measured"]
    assert cells[4][:3] == ["25,000 us a turn", "500 us an encounter", ""]
    assert cells[5][2] == "8.00 x"


def test_costs_are_medians() -> None:
    """Of the runs that came off."""
    runs = [
        {name: {**dict.fromkeys(WORKS, cost), "worst": 50.0, "bytes": 600.0} for name, *_ in BOARDS}
        for cost in (20, 30, 90)
    ]
    columns = [list(column.cells) for column in board_table("space-base", [*runs, None]).columns]
    assert [column[0] for column in columns[1:4]] == ["30.0 us", "50.0 us", "30.0 us"]
    assert len(columns[0]) == len(BOARDS)


def test_the_pace_of_play_is_counted_for_a_table_of_people() -> None:
    """Prompts, windows and seconds of waiting, a row for each kind of table."""
    done = CliRunner().invoke(bench, ["--measure", "people/cosmic-encounter", "--seconds", "0.01"])
    figures = json.loads(done.output)
    assert list(figures) == ["2018", "2008, with flares"]
    for row in figures.values():
        assert row["beats"] > 0
        assert row["windows"] >= row["waits"] > 0
        assert row["seconds"] == pytest.approx(row["waits"] * Settings().delay)
    assert people_table("cosmic-encounter", figures).row_count == 2
    assert people_table("cosmic-encounter", None).row_count == 0
