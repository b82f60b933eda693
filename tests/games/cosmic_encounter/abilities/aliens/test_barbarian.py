"""Barbarian: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, discards, drive, finish, fought, names, options


@ZAPPED
def test_barbarian_loots(zapped: bool) -> None:
    """A card for each ship, the rest is discarded; zapped, the hand stays."""
    more = {B: "attack-30 morph quash cosmic_zap"}
    game = fought("A:barbarian attacks B", "attack-40", "attack-00", more, ships={A: 1})
    finish(drive(game, *(["B use:cosmic_zap"] if zapped else ["A card:attack-30"])))
    assert names(game, A) == ([] if zapped else ["attack-30"])
    assert names(game, B) == (["attack-30", "morph", "quash"] if zapped else [])


def test_barbarian_need_not_take() -> None:
    """But the rest of the hand is discarded all the same."""
    game = fought("A:barbarian attacks B", "attack-40", "attack-00", {B: "morph quash"})
    finish(drive(game, "A done"))
    assert {"morph", "quash"} <= set(discards(game))


def test_barbarian_pays_out_of_the_loot() -> None:
    """CE-R16: compensation comes after the looting."""
    game = fought("A:barbarian attacks B", "attack-40", "negotiate", {B: "morph"}, ships={B: 1})
    finish(drive(game, "A card:morph"))
    assert names(game, B) == ["morph"]


def test_barbarian_does_not_loot_as_the_defense() -> None:
    """Only the offense loots."""
    game = finish(fought("A attacks B:barbarian", "attack-00", "attack-40", {A: "morph"}))
    assert names(game, A) == ["morph"]


@pytest.mark.rule("CE-33.1")
def test_wild_barbarian_sifts() -> None:
    """Unwanted compensation is discarded and not replaced."""
    more = {A: "morph", B: "flare-barbarian quash"}
    game = fought("A attacks B", "attack-40", "negotiate", more, ships={B: 1})
    drive(game, "B use:wild-barbarian")
    assert options(game, B) == ["done", "card:morph"]
    finish(drive(game, "B card:morph"))
    assert names(game, B) == ["flare-barbarian", "quash"]


@pytest.mark.rule("CE-33.2")
def test_super_barbarian_loots_as_an_ally() -> None:
    """The hand of the defense, by the number of Barbarian's ships."""
    more = {B: "morph quash", C: "flare-barbarian"}
    game = fought("A attacks B, C:barbarian", "attack-40", "attack-00", more, allies={C: ("offense", 1)})
    finish(drive(game, "C use:super-barbarian", "C card:quash"))
    assert (names(game, B), names(game, C)) == ([], ["flare-barbarian", "quash"])


@pytest.mark.rule("CE-33.3")
def test_wild_barbarian_may_keep_cards() -> None:
    """The player may stop at any time."""
    more = {A: "attack-30 attack-23", B: "flare-barbarian"}
    game = fought("A attacks B", "attack-40", "negotiate", more, ships={B: 2})
    drive(game, "B use:wild-barbarian")
    finish(drive(game, f"B {options(game, B)[1]}", "B done"))
    assert len(names(game, B)) == 2


@pytest.mark.rule("CE-33.3")
def test_wild_barbarian_discards_the_card_he_names() -> None:
    """One of two collected cards."""
    more = {A: "attack-30 attack-23", B: "flare-barbarian"}
    game = fought("A attacks B", "attack-40", "negotiate", more, ships={B: 2})
    finish(drive(game, "B use:wild-barbarian", "B card:attack-23", "B done"))
    assert names(game, B) == ["attack-30", "flare-barbarian"]
    assert "attack-23" in discards(game)
