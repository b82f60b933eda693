"""Bots of one's own: found by their name, seated like ours, and told clearly what went wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cosmodrome.bots import make
from cosmodrome.cli import group
from cosmodrome.kernel import BadSetup

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))

MISTAKEN = """
class Absent:
    pass

class Confused:
    def act(self, place, rng):
        return None
    def choose(self, place, rng):
        return "sing"

class Broken(Confused):
    def choose(self, place, rng):
        return place.asks[7]
"""


def simulate(monkeypatch: pytest.MonkeyPatch, folder: Path, *words: str) -> Result:
    """The command, run in a folder."""
    monkeypatch.chdir(folder)
    monkeypatch.syspath_prepend(str(folder))
    return CliRunner().invoke(group, ["simulate", *words, "--jobs", "1", "--cards", "0"])


@pytest.mark.parametrize("example", [path for path in EXAMPLES if "simulate" in path.read_text()], ids=lambda p: p.stem)
def test_an_example_plays_by_the_command_it_names(monkeypatch: pytest.MonkeyPatch, example: Path) -> None:
    """Word by word, but one game only."""
    (words,) = re.findall(r"^cosmodrome simulate (.+) --games 20$", example.read_text(encoding="utf-8"), re.MULTILINE)
    done = simulate(monkeypatch, ROOT, *words.split(), "--games", "1")
    assert done.exit_code == 0, done.output
    assert f"examples.{example.stem}." in done.output


@pytest.mark.parametrize(
    "name, told",
    [
        ("nowhere.Bot", "'nowhere' cannot be found"),
        ("mistaken.Bot", "'Bot' cannot be found"),
        ("mistaken.Absent", "no class with a method choose"),
        ("mistaken.Confused", "mistaken.Confused in seat 0 of game 0, asked 'dice':\nNotAnOption"),
        ("mistaken.Broken", "IndexError: tuple index out of range"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, told: str
) -> None:
    """To its author, without the ways of our machinery."""
    (tmp_path / "mistaken.py").write_text(MISTAKEN, encoding="utf-8")
    done = simulate(monkeypatch, tmp_path, "space-base", "--seats", f"{name},random", "--games", "1")
    assert done.exit_code != 0
    assert told in done.output


def test_what_is_missing_inside_a_bot_is_not_taken_for_the_bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its own import that fails is shown as it is."""
    (tmp_path / "leaning.py").write_text("import a_crutch\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError, match="a_crutch"):
        make("leaning.Bot", "space-base")


@pytest.mark.parametrize("name", ["", ".", "greedy.", ".greedy", "Greedy"])
def test_a_name_that_leads_nowhere_is_refused(name: str) -> None:
    """By name, as a bot that is not there."""
    with pytest.raises(BadSetup):
        make(name, "space-base")
