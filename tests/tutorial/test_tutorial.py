"""The game of the tutorial works as the page says, outside this repository."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.cli.terminal import Terminal
from tests.tutorial.page import files, install


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("high-orbit")
    install(folder)
    return folder


def run(home: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(home)}
    return subprocess.run([sys.executable, *command], cwd=home, env=environment, capture_output=True, text=True)


def test_its_own_test_passes(home: Path) -> None:
    """In a process that finds the game by its entry point."""
    done = run(home, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_high_orbit.py")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_project_file_names_the_game() -> None:
    project = tomllib.loads(files()["pyproject.toml"])["project"]
    assert project["entry-points"] == {"cosmodrome.games": {"high-orbit": "high_orbit"}}


def test_it_is_about_a_hundred_lines() -> None:
    code = [line for line in files()["high_orbit/__init__.py"].splitlines() if line.strip()]
    assert len(code) < 120


def test_it_is_played_in_the_terminal(home: Path) -> None:
    """The first question with its options, then to the end."""
    table = ("play", "high-orbit", "--seats", "me:Ann,greedy:Bob,random:Cy", "--seed", "7")
    with Terminal(*table, cwd=home, PYTHONPATH=str(home)) as terminal:
        page = terminal.page()
        assert all(text in page for text in ("Which card do you lay?", "Satellites", "Your hand"))
        for _ in range(4):
            page = terminal.type("1")
            assert all(text in page for text in ("Bob lays", "wins a satellite"))
        terminal.write("1\n")
        said, code = terminal.end()
        assert (code, "Won with" in said) == (0, True), said


def test_bots_of_every_kind_play_it(home: Path) -> None:
    seats = "greedy,random,search"
    done = run(home, "-m", "cosmodrome", "simulate", "high-orbit", "--seats", seats, "--games", "10", "--tries", "3")
    assert done.returncode == 0, done.stderr
    assert "Ends: points 10" in done.stdout
