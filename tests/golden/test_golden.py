"""Recorded games play out as they did when they were recorded."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden.golden import FOLDER, GAMES, kept, read, replayed

import cosmodrome


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    """The same outcome, and the same story told to every seat and to onlookers. If that is meant to change, renew:
    `python -m tests.golden.renew`."""
    content = read(name)
    assert kept(replayed(name)) == content
    assert cosmodrome.verify(content["record"]) == []


def test_there_are_no_other_recordings() -> None:
    """Every file is tested."""
    assert {path.stem for path in Path(FOLDER).glob("*.json")} == set(GAMES)
