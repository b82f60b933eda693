"""Every card of every deck, and every declared ability, is played in some random game: a part of it here, all of it
with the long tests."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import nullcontext

import pytest
from tests.games.twilight_imperium.starts import play_dealt
from tests.games.twilight_imperium.witness import EVERYTHING, FUNCTIONS, Piece, Witness

pytestmark = pytest.mark.plain  # it watches which functions are called

DECKS = ("card", "note")
CALLED = {piece.kind for piece in FUNCTIONS}  # kinds that are not told but called; to watch for that takes its time
MOST_GAMES = 60


def play_until_all(kinds: Collection[str], most: int) -> list[Piece]:
    """Play random games, in which what was not played yet is dealt, until nothing is missing; returns what is."""
    witness = Witness()
    missing = [piece for piece in witness.missing if piece.kind in kinds]
    with witness.watching() if CALLED.intersection(kinds) else nullcontext():
        for number in range(most):
            if not missing:
                break
            witness.hear(play_dealt(number, missing))
            missing = [piece for piece in witness.missing if piece.kind in kinds]
    return missing


def test_there_is_much_to_play() -> None:
    """59 different action cards, 50 agendas, 21 notes, 40 objectives, 59 technologies."""
    kinds = [piece.kind for piece in EVERYTHING]
    sizes = {"card": 59, "agenda": 50, "note": 21, "objective": 40, "owned": 59}
    assert {kind: kinds.count(kind) for kind in sizes} == sizes


@pytest.mark.slow
def test_every_action_card_and_every_note_is_played_in_a_random_game() -> None:
    """And takes effect: one that is cancelled was not played."""
    assert play_until_all(DECKS, MOST_GAMES) == []
