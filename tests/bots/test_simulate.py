"""`cosmodrome simulate`: the same games on any number of processes, and nothing lost when it is stopped."""

import csv
import json
import os
import signal
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import cosmodrome
from cosmodrome.cli import simulate as module
from cosmodrome.cli.simulate import simulate
from cosmodrome.simulation.arena import Played, Setup, play, play_some
from cosmodrome.simulation.results import writer
from cosmodrome.simulation.run import chunks, in_order


def run(*args: str) -> Result:
    return CliRunner().invoke(simulate, list(args))


def rows_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_a_game_is_made_by_setup_and_number() -> None:
    """The same setup and number give the same game; another number or seed another."""
    setup = Setup("space-base", ("greedy", "random"), seed="7")
    assert play(setup, 3) == play(setup, 3)
    assert play(setup, 3).scores != play(setup, 5).scores
    assert play(setup, 3) != play(Setup("space-base", ("greedy", "random"), seed="8"), 3)


def test_bots_move_on_from_seat_to_seat() -> None:
    """So that no bot keeps a better seat, unless they are fixed."""
    setup = Setup("space-base", ("a", "b", "c"))
    assert [setup.seated(number) for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]
    assert Setup("space-base", ("a", "b"), fixed=True).seated(1) == ("a", "b")


def test_what_is_written_down_of_a_game() -> None:
    """Winner, points, rounds, order of play, cards for sale and who took them."""
    played = play(Setup("space-base", ("greedy", "greedy", "random")), 0)
    assert set(played.winners) <= {0, 1, 2}
    assert max(played.scores) >= 40
    assert played.rounds > 5
    assert sorted(played.order) == [0, 1, 2]
    assert set(played.taken) <= set(played.offered)
    assert set(played.taken.values()) <= {0, 1, 2}
    assert {"colony-1", "colony-12"} <= set(played.offered)


def test_the_number_of_processes_makes_no_difference(tmp_path: Path) -> None:
    """The same seed gives the same file, byte by byte."""
    files = []
    for jobs in ("1", "3"):
        files.append(tmp_path / f"{jobs}.jsonl")
        args = ("--games", "9", "--seed", "x", "--jobs", jobs, "--out", str(files[-1]))
        done = run("space-base", "--seats", "random,random", *args)
        assert done.exit_code == 0, done.output
    assert files[0].read_bytes() == files[1].read_bytes()
    assert [row["number"] for row in rows_of(files[0])] == list(range(9))


def test_json_lines_hold_all_that_is_known(tmp_path: Path) -> None:
    """A line is a game as it was played."""
    path = tmp_path / "games.jsonl"
    run("space-base", "--seats", "random,random,random", "--games", "2", "--jobs", "1", "--out", str(path))
    setup = Setup("space-base", ("random",) * 3)
    for row, played in zip(rows_of(path), play_some(setup, range(2)), strict=True):
        assert row["winners"] == list(played.winners)
        assert row["scores"] == list(played.scores)
        assert row["taken"] == played.taken


def test_csv_has_a_row_a_game(tmp_path: Path) -> None:
    """Columns for the game, then bot, points and win for each seat."""
    path = tmp_path / "games.csv"
    run("space-base", "--seats", "random,random", "--games", "3", "--jobs", "1", "--out", str(path))
    rows = list(csv.DictReader(path.read_text("utf-8").splitlines()))
    assert [row["number"] for row in rows] == ["0", "1", "2"]
    played = play(Setup("space-base", ("random", "random")), 1)
    assert [rows[1][f"points_{seat}"] for seat in range(2)] == [str(score) for score in played.scores]
    assert rows[1]["rounds"] == str(played.rounds)
    assert [float(rows[1][f"won_{seat}"]) for seat in range(2)] == [float(seat in played.winners) for seat in range(2)]


def press_ctrl_c_in_game(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is pressed while this game is played."""

    def pressed(setup: Setup, at: int) -> Played:
        if at == number:
            os.kill(os.getpid(), signal.SIGINT)
        return play(setup, at)

    monkeypatch.setattr("cosmodrome.simulation.arena.play", pressed)


def test_ctrl_c_keeps_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game at hand is finished; all played so far are written and reported, and the exit code tells of the stop."""
    press_ctrl_c_in_game(1, monkeypatch)
    path = tmp_path / "games.jsonl"
    done = run("space-base", "--seats", "random,random", "--games", "50", "--jobs", "1", "--out", str(path))
    assert done.exit_code == 130
    assert "Stopped after 2 of 50 games" in done.output
    assert "Wins by bot" in done.output
    assert [row["number"] for row in rows_of(path)] == [0, 1]


def test_ctrl_c_stops_all_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The brake reaches the workers, and what they have done is kept."""
    monkeypatch.setattr(module.Brake, "__enter__", lambda brake: brake._pull() or brake)
    path = tmp_path / "games.jsonl"
    done = run("space-base", "--seats", "random,random", "--games", "400", "--jobs", "2", "--out", str(path))
    assert done.exit_code == 130
    numbers = [row["number"] for row in rows_of(path)]
    assert len(numbers) < 400
    assert f"Stopped after {len(numbers)} of 400 games" in done.output
    assert numbers == sorted(numbers)


def test_ctrl_c_is_as_before_afterwards() -> None:
    """The brake gives back what it took, and a second Ctrl-C is not held up."""
    before = signal.getsignal(signal.SIGINT)
    with module.Brake() as brake:
        brake._pull()
        assert brake.pulled
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert signal.getsignal(signal.SIGINT) is before


def test_a_file_is_whole_lines_at_any_moment(tmp_path: Path) -> None:
    """Each game is in the file as soon as it is written, before the file is closed."""
    path = tmp_path / "games.jsonl"
    setup = Setup("space-base", ("random", "random"))
    with writer(path) as write:
        for number in range(2):
            write(play(setup, number))
            assert len(rows_of(path)) == number + 1


def test_games_come_in_order_and_leftovers_last() -> None:
    """Results in the order they finish; after a stop the gaps stay."""
    row = play(Setup("space-base", ("random", "random")), 0)
    games = {n: Played(n, row.seed, row.bots, row.winners, row.scores, row.reason, row.answers) for n in range(6)}
    stream = [games[1], games[0], games[4], games[2], games[5]]
    assert [played.number for played in in_order(stream)] == [0, 1, 2, 4, 5]


def test_every_game_is_in_one_chunk() -> None:
    """None is lost or played twice, however they are divided."""
    for count, jobs in ((1, 8), (10, 3), (1000, 2), (401, 4)):
        assert [number for chunk in chunks(count, jobs) for number in chunk] == list(range(count))


@pytest.mark.parametrize(
    "args, message",
    [
        (("chess", "--seats", "random,random"), "There is no game 'chess'"),
        (("space-base", "--seats", "random,clever"), "There is no bot 'clever'"),
        (
            ("twilight-imperium", "--seats", "random,random,random", "--options", "factions=soll+hacan+jolnar"),
            "cannot be 'soll+hacan+jolnar'",
        ),
        (("space-base", "--seats", "random"), "2 to 5 seats, not 1"),
        (("space-base", "--seats", "random,random", "--options", "variant=slow"), "It can be: standard, light-speed"),
        (("space-base", "--seats", "random,random", "--options", "size=3"), "has no option 'size'"),
        (
            ("cosmic-encounter", "--seats", "random,random,random", "--options", "edition=2008,aliens=demon+will+mind"),
            "The edition of 2008 does not have these aliens: demon.",
        ),
        (
            ("cosmic-encounter", "--seats", "random,random,random", "--options", "aliens=will+mind+mite+fido"),
            "4 aliens are named, but only 3 play.",
        ),
        (("space-base", "--seats", "random,random", "--options", "variant"), "KEY=VALUE"),
        (("space-base", "--seats", "random,random", "--out", "games.txt"), ".jsonl, .csv or .parquet"),
        (("space-base", "--seats", "random,random", "--games", "0"), "0"),
    ],
)
def test_what_is_wrong_is_said_clearly(args: tuple[str, ...], message: str) -> None:
    """One clear line and the exit code of a wrong use."""
    done = run(*args)
    assert done.exit_code == 2
    assert message in done.output


def test_options_of_the_game() -> None:
    """They are read as the game spells them."""
    done = run("space-base", "--seats", "random,random", "--games", "1", "--options", "variant=light-speed")
    assert done.exit_code == 0, done.output
    assert "Wins by order of play" in done.output


def test_several_things_are_named_with_a_plus() -> None:
    """As at the table in the terminal."""
    done = run(
        "cosmic-encounter", "--seats", "random,random,random", "--games", "1", "--options", "aliens=zombie+clone+virus"
    )
    assert done.exit_code == 0, done.output
    assert {"Zombie", "Clone", "Virus"} <= set(done.output.split())


def test_records_are_kept_and_replay(tmp_path: Path) -> None:
    """One file a game, which plays again as it was; who played is kept with it."""
    folder = tmp_path / "records"
    done = run("space-base", "--seats", "greedy,random", "--games", "2", "--jobs", "1", "--records", str(folder))
    assert done.exit_code == 0, done.output
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["space-base-0.json", "space-base-1.json"]
    plain = json.loads((folder / names[1]).read_text("utf-8"))
    assert [player["bot"] for player in plain["players"]] == ["random", "greedy"]
    game = cosmodrome.replay(plain)
    played = play(Setup("space-base", ("greedy", "random")), 1)
    assert game.outcome is not None
    assert game.outcome.scores == played.scores


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("space-base", "--seats", "greedy,random", "--games", "1", "--records", str(tmp_path / "file" / "in"))
    assert done.exit_code == 2
    assert "Cannot write to" in done.output
