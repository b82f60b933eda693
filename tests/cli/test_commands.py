"""The command line itself, and the commands that need no terminal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from tests.cli.sitting import Sitting, play_on, space_base
from tests.cli.terminal import Terminal

import cosmodrome
from cosmodrome.cli import group
from cosmodrome.cli.commands import COMMANDS as WORDS
from cosmodrome.cli.commands import forms, read
from cosmodrome.cli.players import Player
from cosmodrome.cli.records import save
from cosmodrome.cli.replay import stations
from cosmodrome.texts import LANGUAGES


def run(*args: str) -> Result:
    return CliRunner().invoke(group, [*args])


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of three."""
    file = tmp_path_factory.mktemp("records") / "game.json"
    game = play_on(space_base(seats=3, seed=8), lambda game: False)
    save(file, game, [Player(0, "Ann"), Player(1, "Bob"), Player(2, "Hal", "greedy")])
    return file


# ---- the group ------------------------------------------------------------------------------------------


def test_help_lists_the_commands() -> None:
    result = run("--help")
    assert result.exit_code == 0
    listed = {line.split()[0] for line in result.output.splitlines() if line.startswith("  ")}
    assert {"play", "serve", "replay", "verify", "rules"} <= listed


def test_version() -> None:
    assert run("--version").output == f"cosmodrome {cosmodrome.__version__}\n"


@pytest.mark.parametrize("command", ["play", "serve", "replay", "verify", "rules"])
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Usage: " in result.output


def test_help_imports_nothing_heavy() -> None:
    heavy = ["rich", "fluent", "babel", "litestar", "uvicorn", "sqlalchemy", "cosmodrome.bots", "cosmodrome.server"]
    code = (
        "import sys; from cosmodrome.cli import group; group(['--help'], standalone_mode=False); "
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert said.splitlines()[-1] == "[]"


def test_the_package_is_the_command() -> None:
    """`python -m cosmodrome` does what `cosmodrome` does."""
    asked = [sys.executable, "-m", "cosmodrome", "--version"]
    assert subprocess.run(asked, check=True, capture_output=True, text=True).stdout == run("--version").output


# ---- words at the table ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_means_two_things(lang: str) -> None:
    words = [form for command in WORDS for form in forms(command, lang)]
    assert sorted(words) == sorted(set(words))


def test_a_word_means_the_same_in_every_language_that_has_it() -> None:
    """A Ukrainian reader may type Russian words; where both languages have a word, the Ukrainian one counts."""
    assert read("UNDO", "uk").command == "undo"
    assert read("журнал 30", "en") == ("log", "30")
    assert read("д", "uk").command == "help"
    assert read("д", "ru").command == "acts"
    assert read("buy:L1-9890", "en").command is None


# ---- verify ---------------------------------------------------------------------------------------------


def changed(record: Path, tmp_path: Path, change: Any) -> str:
    plain = json.loads(record.read_text(encoding="utf-8"))
    change(plain)
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(plain), encoding="utf-8")
    return str(file)


def bend_a_die(plain: dict[str, Any]) -> None:
    at, dice = next(
        (at, entry[1]) for at, entry in enumerate(plain["entries"]) if entry[0] == "chance" and len(entry[1]) == 2
    )
    plain["entries"][at:] = [["chance", [dice[0] % 6 + 1, dice[1]]]]


def test_a_game_in_order(record: Path) -> None:
    result = run("verify", str(record))
    assert result.exit_code == 0
    assert "is in order" in result.output


@pytest.mark.parametrize(
    "lang, said", [("en", "a die or a deck was tampered with"), ("ru", "подправлены"), ("uk", "підправлено")]
)
def test_a_bent_die_is_found(record: Path, tmp_path: Path, lang: str, said: str) -> None:
    result = run("verify", changed(record, tmp_path, bend_a_die), "--lang", lang)
    assert result.exit_code == 1
    assert said in result.output


def test_another_seed_is_found(record: Path, tmp_path: Path) -> None:
    result = run("verify", changed(record, tmp_path, lambda plain: plain.update(seed="lucky")))
    assert result.exit_code == 1
    assert "not the one that was committed" in result.output


def test_an_illegal_answer_is_found(record: Path, tmp_path: Path) -> None:
    def cheat(plain: dict[str, Any]) -> None:
        at = next(at for at, entry in enumerate(plain["entries"]) if str(entry[1]).startswith("buy:"))
        plain["entries"][at][1] = "buy:L3-4621"

    result = run("verify", changed(record, tmp_path, cheat))
    assert result.exit_code == 1
    assert "breaks the rules" in result.output


def test_what_is_no_record_is_said_to_be_none(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann,", encoding="utf-8")
    assert run("verify", str(file)).exit_code == 1
    assert run("verify", str(tmp_path / "nothing.json")).exit_code == 2


# ---- replay ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lang, turn", [("en", "Round 1, turn of"), ("ru", "Раунд 1, ходит"), ("uk", "Раунд 1, ходить")]
)
def test_replay_tells_the_whole_story(record: Path, lang: str, turn: str) -> None:
    result = run("replay", str(record), "--lang", lang)
    assert result.exit_code == 0
    assert turn in result.output
    assert "♛" in result.output
    assert "Hal" in result.output


def test_replay_through_somebodys_eyes(record: Path) -> None:
    assert "● Ann  " in run("replay", str(record), "--seat", "0").output
    assert "▲ Bob  " in run("replay", str(record), "--seat", "bob").output
    result = run("replay", str(record), "--seat", "Zoe")
    assert result.exit_code == 2
    assert "Ann, Bob, Hal" in result.output


def test_steps_need_a_terminal(record: Path) -> None:
    assert run("replay", str(record), "--step").exit_code == 2


def test_steps_lead_to_the_end(record: Path) -> None:
    """The stations are the game itself: the last equals what the record says, acts, undos and windows included."""
    plain = json.loads(record.read_text(encoding="utf-8"))
    games = stations(plain)
    assert games[-1].view(None) == cosmodrome.replay(plain).view(None)
    assert games[-1].outcome is not None
    assert games[0].view(None)["turn"]["round"] == 1


def test_steps_follow_undo_and_acts() -> None:
    sitting = Sitting(space_base(seats=2, seed=3, variant="light-speed"), "me,person")
    sitting.type("", "1", "undo", "1", "acts 2", "0", "", "0")
    plain = sitting.session.game.record()
    assert {"act", "undo"} <= {str(entry[0]) for entry in plain["entries"]}
    assert stations(plain)[-1].view(0) == sitting.session.game.view(0)


def test_going_through_a_game_step_by_step(record: Path) -> None:
    with Terminal("replay", str(record), "--step", cwd=record.parent) as terminal:
        end = "q: quit "
        assert "0 of" in terminal.page(until=end)
        assert "Round 1, turn of" in terminal.type("", until=end)
        there = terminal.type("d", until=end)
        assert "of" in there
        assert "♛" in terminal.type("99999", until=end)
        terminal.type("b", until=end)
        terminal.write("q\n")
        assert terminal.end()[1] == 0


# ---- rules ----------------------------------------------------------------------------------------------


def test_the_whole_ledger_is_printed() -> None:
    output = run("rules", "space-base").output
    assert "SB-1.1" in output
    assert "SB-22.3" in output
    assert output.index("\nSB-22.3 ") < output.index("\nSB-R1 ") < output.index("\nSB-R20 ")


@pytest.mark.parametrize("words", [("SB-R7",), ("r7",)])
def test_a_ruling_is_read_like_a_rule(words: tuple[str, ...]) -> None:
    output = run("rules", "space-base", *words).output
    assert "SB-R7   Empty deck" in output
    assert "SB-R8" not in output


@pytest.mark.parametrize("words", [("SB-8.11",), ("8.11",), ("sb-8.11",)])
def test_one_rule(words: tuple[str, ...]) -> None:
    output = run("rules", "space-base", *words, "--lang", "ru").output
    assert "SB-8.11" in output
    assert "SB-8.10" not in output


def test_a_section_and_a_search() -> None:
    assert "SB-12.4" in run("rules", "space-base", "SB-12").output
    found = run("rules", "space-base", "колонія", "--lang", "uk").output
    assert "SB-12" in found
    nothing = run("rules", "space-base", "dragons")
    assert nothing.exit_code == 1
    assert "dragons" in nothing.output


def test_rules_of_a_game_that_is_not_here() -> None:
    result = run("rules", "chess")
    assert result.exit_code == 2
    assert "space-base" in result.output


def test_coverage_reads_the_claims_of_the_tests(tmp_path: Path) -> None:
    """By pytest itself, so that marks on classes and parameters count; what cannot be read is named."""
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["rule(*ids)"]\n', encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_some.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('SB-1.1', 'SB-1.2')\n"
        "def test_one(): ...\n"
        "@pytest.mark.rule('SB-8.11')\n"
        "class TestTwo:\n"
        "    def test_it(self): ...\n",
        encoding="utf-8",
    )
    (tmp_path / "tests" / "test_broken.py").write_text("import nothing_of_the_kind\n", encoding="utf-8")
    code = (
        "from pathlib import Path; from cosmodrome.cli.rules import claims; from cosmodrome.texts import Texts; "
        f"claimed, unread = claims(Path({str(tmp_path)!r}), Texts('en')); print(sorted(claimed), unread)"
    )
    plain = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # quick: nothing of the plugins is needed here
    command = [sys.executable, "-c", code]
    said = subprocess.run(command, check=True, capture_output=True, text=True, cwd=tmp_path, env=plain).stdout
    assert said == "['SB-1.1', 'SB-1.2', 'SB-8.11'] ['tests/test_broken.py']\n"
