"""Philanthropist: what the power does, when it may not be used, what a zap does to it, and the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, drive, finish, names, options, pass_all, play, zap

from cosmodrome.games.cosmic_encounter.aliens import ALIEN


@ZAPPED
def test_philanthropist_gives_a_card(zapped: bool) -> None:
    """To the opponent; a third player does not see it."""
    hands = {A: "attack-04 morph", B: "attack-12 cosmic_zap"}
    game = play("A:philanthropist attacks B", hands=hands, at="allied", stop="planning")
    drive(game, "A use:philanthropist:1", *zap(zapped))
    finish(game if zapped else drive(game, "A card:attack-04"))
    assert ("attack-04" in names(game, B)) != zapped
    if not zapped:
        assert game.view(A)["players"][B]["seen"] == ["attack-04"]
        assert game.view(C)["players"][B]["seen"] == []


def test_philanthropist_gets_a_new_hand() -> None:
    """If the last encounter card was given away, also as the offense."""
    hands = {A: "attack-04 plague", B: "attack-12"}
    game = play("A:philanthropist attacks B", hands=hands, at="allied", stop="planning")
    finish(drive(game, "A use:philanthropist:1", "A card:attack-04"))
    assert len(names(game, A)) == 8


@pytest.mark.rule("CE-33.72")
def test_super_philanthropist_has_his_gift_played() -> None:
    """The receiver has no other choice; nobody else learns which card it is."""
    hands = {A: "attack-04", B: "attack-12 morph", C: "negotiate flare-philanthropist"}
    game = play("A attacks B, C:philanthropist", hands=hands, allies={C: ("offense", 1)}, at="allied")
    drive(game, "C use:philanthropist:1", "C card:negotiate", "C use:super-philanthropist")
    assert options(game, B) == ["lay:negotiate"]
    assert game.view(A)["players"][B]["seen"] == []


@pytest.mark.rule("CE-33.71")
def test_wild_philanthropist_lends_his_power() -> None:
    """For a ship and until the encounter ends, instead of the other's own power."""
    hands = {A: "morph", C: "flare-philanthropist"}
    game = play("A:clone, B:zombie, C:virus", hands=hands, at="regroup", stop="destiny")
    drive(game, "C use:wild-philanthropist:0", "C auto:1")
    finish(game)
    assert game.table.ships.warp[C] == 1
    assert game.table.sheets == [(ALIEN["virus"],), (ALIEN["zombie"],), ()]
    game.table.begin_encounter(A)
    assert game.table.sheets == [(ALIEN["clone"],), (ALIEN["zombie"],), (ALIEN["virus"],)]


@pytest.mark.rule("CE-33.71")
def test_wild_philanthropist_with_two_powers_says_which_one_he_lends() -> None:
    """A guest beside the sheet counts as one of its powers, and its owner keeps the other (CE-R32, CE-R80)."""
    game = play("A:clone, B, C:virus", hands={A: "morph", C: "flare-philanthropist"}, at="regroup", stop="destiny")
    game.table.join_sheet(C, ALIEN["warpish"])
    drive(game, "C use:wild-philanthropist:0", "C auto:1")
    assert pass_all(game).asks[0].key == "lend-power"
    drive(game, f"C {options(game, C)[1]}")
    assert game.table.sheets == [(ALIEN["warpish"],), (), (ALIEN["virus"],)]
