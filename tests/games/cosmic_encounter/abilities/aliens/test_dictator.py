"""Dictator: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, C, drive, finish, play


@ZAPPED
def test_dictator_chooses_destiny(zapped: bool) -> None:
    """The card that is drawn."""
    hands = {A: "morph", C: "cosmic_zap"}
    game = play("A, B:dictator, C", hands=hands, at="destiny", stop="aim", destiny="most_cards")
    if zapped:
        finish(drive(game, "C use:cosmic_zap"))
        assert game.table.destiny.card != 6
    else:
        finish(drive(game, "B destiny:2"))
        assert game.table.defense == C


def test_dictator_leaves_his_own_encounters_to_chance() -> None:
    """As the offense Dictator has no say."""
    game = play("A:dictator, B, C", hands={A: "morph"}, at="destiny", stop="aim", destiny="most_cards")
    finish(game)
    assert not [event for event in game.events(None) if event["key"] == "destiny-picked"]


def test_dictator_chooses_every_draw() -> None:
    """Also after the offense draws again."""
    game = play("A, B:dictator, C", hands={A: "morph"}, at="destiny", stop="aim")
    finish(drive(game, "B destiny:0", "B destiny:wild", "A encounter:2"))
    assert game.table.defense == C


@pytest.mark.rule("CE-33.84")
def test_super_dictator_as_the_offense() -> None:
    """Dictator chooses whom to attack."""
    game = play("A:dictator, B, C", hands={A: "morph flare-dictator"}, at="destiny", stop="aim")
    finish(drive(game, "A use:super-dictator", "A destiny:2"))
    assert game.table.defense == C


@pytest.mark.rule("CE-33.83")
def test_wild_dictator_makes_the_offense_draw_again() -> None:
    """Once."""
    hands = {A: "morph", C: "flare-dictator"}
    game = play("A, B, C", hands=hands, at="destiny", stop="aim", destiny="6")
    top = game.table.destiny.deck[-1]
    drive(game, "C use:wild-dictator")
    assert (game.table.destiny.card, game.table.destiny.discards) == (top, [6])
