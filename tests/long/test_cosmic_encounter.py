"""Cosmic Encounter in the conformance suite, longer, and a random game with every pair of aliens."""

from __future__ import annotations

import pytest
from tests.conformance.suite import conformance
from tests.games.cosmic_encounter.joined import JOINED
from tests.games.cosmic_encounter.pairs import play_pair, tables
from tests.games.cosmic_encounter.test_all_played import play_until_all
from tests.games.cosmic_encounter.test_zaps import Witness, zap_games

pytestmark = pytest.mark.long

test_cosmic_encounter = conformance(JOINED, size=6)


@pytest.mark.parametrize("number", range(len(tables())))
def test_every_pair_of_aliens_plays_a_whole_game(number: int) -> None:
    """1,273 pairs that may meet, at tables of three to five, to the end."""
    game = play_pair(number)
    assert game.outcome is not None
    assert game.outcome.winners


def test_most_of_what_can_be_cancelled_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Powers, flares and artifacts under zaps, in a thousand games."""
    witness = Witness(monkeypatch)
    zap_games(witness, range(60, 1060))
    assert len(witness.cancelled) >= 90, sorted(witness.cancelled)


def test_everything_is_used_in_a_random_game() -> None:
    """All powers, flares, artifacts, reinforcements and technologies take effect."""
    assert play_until_all(3000) == []
