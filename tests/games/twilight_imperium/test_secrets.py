"""Secret objectives of the action phase."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import (
    PLAIN,
    A,
    B,
    drive,
    options,
    play,
)


@pytest.mark.rule("TI-30.3", "TI-30.5b", "TI-30.5", "TI-30.7")
def test_a_secret_of_the_action_phase_is_scored_when_it_happens() -> None:
    """Spark a Rebellion: a combat won against the leader; one objective a combat (TI-R8)."""
    board = {"A 27": "1 flagship", "B 26": "1 cruiser"}
    game = play(PLAIN, board, secrets={A: "spark_a_rebellion unveil_flagship"}, points={B: 3}, dice=[(10, 10), (1,)])
    drive(game, "A activate:26", "A all", "A use:spark_a_rebellion")
    assert game.table.points[A] == 1
    assert "use:unveil_flagship" not in options(game, A)


@pytest.mark.rule("TI-30.9")
def test_destroying_a_flagship_scores() -> None:
    """Also by a card."""
    board = {"A 27": "1 cruiser", "B 26": "1 flagship"}
    game = play(
        PLAIN,
        board,
        secrets={A: "destroy_their_greatest_ship"},
        hands={A: "direct_hit"},
        dice=[(10,), (1, 1)],
    )
    drive(
        game, "A activate:26", "A all", "B sustain:flagship:1", "A use:direct_hit", "A use:destroy_their_greatest_ship"
    )
    assert game.table.points[A] == 1
