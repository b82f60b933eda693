"""Mind: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, drive, finish, options, play


def test_mind_sees_a_hand_alone() -> None:
    """CE-R33: the view of Mind shows the cards, that of others does not."""
    game = play("A attacks B, C:mind", hands={A: "attack-10 negotiate", B: "morph"}, at="alliance", stop="select")
    drive(game, "C use:mind:0")
    assert game.view(C)["players"][A]["seen"] == ["attack-10", "negotiate"]
    assert game.view(B)["players"][A]["seen"] == []


@pytest.mark.rule("CE-33.66")
def test_super_mind_sees_both_hands() -> None:
    """When Mind is not a main player."""
    hands = {A: "attack-10", B: "morph", C: "flare-mind"}
    game = play("A attacks B, C:mind", hands=hands, at="alliance", stop="select")
    drive(game, "C use:mind:0", "C use:super-mind")
    assert [game.view(C)["players"][who]["seen"] for who in (A, B)] == [["attack-10"], ["morph"]]


@pytest.mark.rule("CE-33.65")
def test_wild_mind_sees_what_is_drawn() -> None:
    """Each card the player draws for the rest of the encounter."""
    hands = {A: "attack-10", B: "plague", C: "flare-mind"}
    game = play("A attacks B, C", hands=hands, at="planning", stop="select")
    finish(drive(game, "C use:wild-mind"))
    assert len(game.view(C)["players"][B]["seen"]) == 8


def test_mind_sees_the_hand_he_has_named() -> None:
    """That of the other main player stays hidden; as a main player Mind names the opponent."""
    game = play("A attacks B, C:mind", hands={A: "attack-10", B: "morph"}, at="alliance", stop="select")
    drive(game, "C use:mind:0")
    assert game.view(C)["players"][B]["seen"] == []
    game = play("A:mind attacks B, C", hands={A: "attack-10", B: "morph"}, at="alliance", stop="select")
    assert options(game, A) == ["pass", "use:mind:1"]
