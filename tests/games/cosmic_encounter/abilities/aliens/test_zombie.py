"""Zombie: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, D, drive, finish, names, options, play


@pytest.mark.rule("CE-15.6")
def test_saved_ships_give_no_compensation() -> None:
    """CE-R17: what never reached the warp is not paid for."""
    hands = {A: "attack-40 attack-30 attack-23", B: "negotiate"}
    game = play("A attacks B:zombie", hands=hands, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:negotiate"))
    assert game.table.ships.warp[B] == 0
    assert names(game, B) == []


@pytest.mark.rule("CE-19.5")
def test_zombie_frees_ships_in_a_deal() -> None:
    """As part of a deal ships of any player leave the warp; that is no use and cannot be zapped."""
    hands = {A: "negotiate cosmic_zap attack-00", B: "negotiate"}
    game = play("A attacks B:zombie, C", hands=hands, warp={C: 3}, at="select")
    drive(game, "A lay:negotiate", "B lay:negotiate", "A free:2:3", "A give-card:attack-00", "A done")
    drive(game, "B accept", "C home:12:3")
    finish(game)
    assert game.table.ships.warp[C] == 0


@pytest.mark.rule("CE-13.4")
def test_freed_ships_alone_make_no_deal() -> None:
    """A card must change hands or a colony be founded; letting ships out of the warp comes on top of that (CE-R23)."""
    game = play("A:zombie attacks B, C", hands={A: "negotiate", B: "negotiate"}, warp={C: 3}, at="select")
    drive(game, "A lay:negotiate", "B lay:negotiate", "A free:2:3")
    assert "done" not in options(game, A)
    drive(game, "A let-settle:4")
    assert "done" in options(game, A)


@pytest.mark.rule("CE-33.45")
def test_wild_zombie_saves_one_ship() -> None:
    """Each time ships are lost."""
    game = play("A attacks B", hands={A: "attack-40", B: "attack-00 flare-zombie"}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-00", "B use:wild-zombie"))
    assert game.table.ships.warp[B] == 3


@pytest.mark.rule("CE-33.46")
def test_super_zombie_brings_ships_from_the_warp() -> None:
    """Each ally may bring one, beyond the usual limit (CE-R47)."""
    hands = {A: "attack-10 flare-zombie", B: "attack-00"}
    fields = {"allies": {C: ("offense", 4)}, "warp": {C: 2, D: 1}}
    game = play("A:zombie attacks B, C, D", hands=hands, at="allied", stop="select", **fields)
    drive(game, "A use:super-zombie", "C yes")
    assert game.table.ships.gate[C] == 5
    assert game.table.ships.warp[D] == 1
