"""Cosmic Encounter in the conformance suite, longer, and a random game with every pair of aliens."""

from __future__ import annotations

import pytest
from tests.conformance.suite import conformance
from tests.games.cosmic_encounter.joined import JOINED
from tests.games.cosmic_encounter.pairs import play_pair, tables

pytestmark = pytest.mark.long

test_cosmic_encounter = conformance(JOINED, size=6)


@pytest.mark.parametrize("number", range(len(tables())))
def test_every_pair_of_aliens_plays_a_whole_game(number: int) -> None:
    """1,273 pairs that may meet, at tables of three to five, to the end."""
    game = play_pair(number)
    assert game.outcome is not None
    assert game.outcome.winners
