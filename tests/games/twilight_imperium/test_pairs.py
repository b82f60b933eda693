"""Random games in which every two factions meet, from set-up to the end; more of them run with the long tests."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.pairs import met, pairs, play_pairs, tables


def test_every_two_factions_meet_at_a_table() -> None:
    """All 136 pairs of the seventeen."""
    assert len(pairs()) == 17 * 16 // 2
    assert set().union(*map(met, tables())) == pairs()


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(tables())))
def test_random_games_break_no_law(number: int) -> None:
    """Units, tokens, cards and goods stay where they belong in every pairing, and the game ends."""
    game = play_pairs(number)
    assert game.outcome is not None
    assert game.outcome.winners
