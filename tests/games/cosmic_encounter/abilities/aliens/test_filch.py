"""Filch: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, drive, ever_offered, finish, names, options, play


def test_filch_takes_the_opponents_card() -> None:
    """From the discard pile."""
    game = play("A:filch attacks B", hands={A: "attack-10", B: "attack-40"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "A use:filch:1"))
    assert names(game, A) == ["attack-40"]


def test_filch_comes_after_clone() -> None:
    """CE-R18: what Clone keeps never reaches the pile."""
    game = play("A:filch attacks B:clone", hands={A: "attack-10", B: "attack-40"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "B use:clone"))
    assert names(game, A) == []


@pytest.mark.rule("CE-33.9")
def test_wild_filch_steals_a_card_as_it_is_played() -> None:
    """A negotiate is discarded, the artifact has no effect and changes hands."""
    game = play("A", hands={A: "morph plague", B: "negotiate flare-filch"}, at="regroup", stop="destiny")
    finish(drive(game, "A use:plague:1", "B use:wild-filch"))
    assert names(game, B) == ["flare-filch", "plague"]
    assert game.table.ships.warp[B] == 0


def test_wild_filch_needs_a_negotiate() -> None:
    """Without one the flare cannot be played."""
    game = play("A", hands={A: "morph plague", B: "flare-filch"}, at="regroup", stop="destiny")
    drive(game, "A use:plague:1")
    assert "use:wild-filch" not in options(game, B)


@pytest.mark.rule("CE-33.10")
def test_super_filch_works_from_outside() -> None:
    """Filch need not be a main player."""
    hands = {A: "attack-10", B: "attack-40", C: "flare-filch"}
    game = play("A attacks B, C:filch", hands=hands, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "C use:super-filch:1"))
    assert names(game, C) == ["attack-40", "flare-filch"]


def test_filch_takes_no_card_of_his_own() -> None:
    """Only the opponent's."""
    game = play("A:filch attacks B", hands={A: "attack-10", B: "attack-04"}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-04")
    assert {use for use in ever_offered(game, A) if "filch" in use} == {"use:filch:1"}
