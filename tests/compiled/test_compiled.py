"""What was compiled plays the very same games as the sources, and is left aside as soon as they change."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cosmodrome import compiled

ROOT = Path(__file__).parents[2]


def played(how: str) -> list[str]:
    """What a process prints that plays with the compiled rules or with the plain ones; the first line says which."""
    command = [sys.executable, "-m", "tests.compiled.games"]
    environment = os.environ | {"COSMODROME_COMPILED": how, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_compiled_rules_play_the_same_games() -> None:
    """Every ask, option, view, event and record, of the games, their copies and what is imagined."""
    (is_compiled, *fast), (is_plain, *plain) = played("yes"), played("no")
    assert is_compiled == "True", "the rules are not compiled, or have changed since: make compile"
    assert is_plain == "False"
    assert len(fast) > 30
    assert fast == plain


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources and what was compiled from them."""
    for part in ("kernel", "games"):
        (tmp_path / part).mkdir()
        (tmp_path / part / "rule.py").write_text("ships = 4\n")
    (tmp_path / "machine_code").mkdir()
    monkeypatch.delenv("COSMODROME_COMPILED", raising=False)
    monkeypatch.setattr(compiled, "HERE", tmp_path)
    monkeypatch.setattr(compiled, "STAMP", tmp_path / "machine_code" / "stamp.json")
    monkeypatch.setattr(compiled, "LIBRARY", tmp_path / "machine_code" / "rules.so")
    compiled.LIBRARY.touch()
    compiled.STAMP.write_text(json.dumps(compiled.stamp()))
    return tmp_path


def test_what_was_compiled_from_these_sources_is_taken(tree: Path) -> None:
    assert compiled.why_plain() is None


@pytest.mark.parametrize("name", ["kernel/rule.py", "games/rule.py", "games/new.py"])
def test_a_changed_source_is_never_hidden_behind_an_old_one(tree: Path, name: str) -> None:
    (tree / name).write_text("ships = 5  # fixed\n")
    assert compiled.why_plain()


def test_a_source_that_is_gone_is_a_change(tree: Path) -> None:
    (tree / "games" / "rule.py").unlink()
    assert compiled.why_plain()


@pytest.mark.parametrize("text", ["", "[", "{}"])
def test_a_stamp_that_says_nothing_counts_for_nothing(tree: Path, text: str) -> None:
    compiled.STAMP.write_text(text)
    assert compiled.why_plain()


def test_what_was_compiled_for_another_python_is_left_aside(tree: Path) -> None:
    compiled.LIBRARY.unlink()
    assert compiled.why_plain()


def test_without_a_stamp_nothing_was_compiled(tree: Path) -> None:
    compiled.STAMP.unlink()
    assert compiled.why_plain()


def test_compiled_code_has_docstrings_and_signatures() -> None:
    """`help(cosmodrome.Game)` tells as much as on the sources."""
    code = (
        "import inspect, cosmodrome; from cosmodrome import compiled; print(compiled.ACTIVE);"
        "print(cosmodrome.Game.__doc__.splitlines()[0]); print(cosmodrome.Game.answer.__doc__.splitlines()[0]);"
        "print(*inspect.signature(cosmodrome.Game.answer).parameters)"
    )
    told = {}
    for how in ("yes", "no"):
        environment = os.environ | {"COSMODROME_COMPILED": how}
        done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        told[how] = done.stdout.splitlines()
    assert told["yes"][0] == "True"
    assert told["yes"][1:] == told["no"][1:]


@pytest.mark.parametrize(
    "spoil, why",
    [
        (lambda: compiled.LIBRARY.unlink(), "not compiled for this Python"),
        (lambda: compiled.STAMP.unlink(), "not compiled to the end"),
        (lambda: (compiled.HERE / "games/rule.py").write_text("ships = 3"), "sources have changed"),
    ],
)
def test_why_plain_python_is_used(
    tree: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[], object], why: str
) -> None:
    monkeypatch.delenv("COSMODROME_COMPILED", raising=False)
    spoil()
    assert why in (compiled.why_plain() or "")
    monkeypatch.setenv("COSMODROME_COMPILED", "no")
    assert compiled.why_plain() == "COSMODROME_COMPILED=no"
