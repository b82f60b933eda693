"""A part of the games in which every two aliens meet; all of them run with the long tests."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.pairs import met, pairs, play_pair, tables

PART = range(0, len(tables()), 20)


def test_every_two_aliens_meet_at_a_table() -> None:
    """All 1,275 pairs but the two that a sheet keeps apart: Gambler and Sorcerer, Healer and Masochist."""
    assert len(pairs()) == 51 * 50 // 2 - 2
    assert set().union(*map(met, tables())) == pairs()


@pytest.mark.parametrize("number", PART)
def test_random_games_break_no_law(number: int) -> None:
    """Each ship and each card stays in one place, no matter which aliens meet."""
    game = play_pair(number, most=1500)
    assert game.outcome is not None or game.table.round > 0
