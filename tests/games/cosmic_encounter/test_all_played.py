"""Powers, flares, artifacts and technologies are all used in some random game: most of them here, all with the long
tests."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.starts import EVERYTHING, Witness, play_dealt

GAMES, MOST_MISSING = 60, 45


def play_until_all(most: int) -> list[str]:
    """Play random games, in which what was not used yet is dealt, until nothing is missing; returns what is."""
    witness = Witness()
    with witness.watching():
        for number in range(most):
            if not witness.missing:
                break
            play_dealt(number, witness.missing)
    return witness.missing


@pytest.mark.slow
def test_most_powers_flares_and_cards_are_used_in_random_games() -> None:
    """More than three quarters of over two hundred in a few dozen games, laws unbroken."""
    assert len(EVERYTHING) > 200
    missing = play_until_all(GAMES)
    assert len(missing) <= MOST_MISSING, missing
