"""Twilight Imperium in the conformance suite, longer; random games with every pair of factions, and with every card."""

from __future__ import annotations

import pytest
from tests.conformance.suite import conformance
from tests.games.twilight_imperium.joined import JOINED
from tests.games.twilight_imperium.pairs import play_pairs, tables
from tests.games.twilight_imperium.test_all_played import play_until_all
from tests.games.twilight_imperium.witness import EVERYTHING

pytestmark = pytest.mark.long

EACH = 8  # games at every table
MOST_GAMES = 400

test_twilight_imperium = conformance(JOINED, size=4)


@pytest.mark.parametrize("number", range(EACH * len(tables())))
def test_every_pair_of_factions_plays_whole_games(number: int) -> None:
    """136 pairs at tables of six, to the end: by chance, and with more and more sense."""
    game = play_pairs(number, sense=number // len(tables()) / EACH)
    assert game.outcome is not None
    assert game.outcome.winners


def test_everything_is_played_in_a_random_game() -> None:
    """Action cards, agendas with all their outcomes, notes, objectives, technologies, faction abilities and laws."""
    assert play_until_all({piece.kind for piece in EVERYTHING}, MOST_GAMES) == []
