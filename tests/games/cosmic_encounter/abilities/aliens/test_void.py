"""Void: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, drive, finish, names, play, zap


@ZAPPED
def test_void_removes_the_losers(zapped: bool) -> None:
    """Ships of the losing side leave the game, those of Zombie too."""
    hands = {A: "attack-40", B: "attack-04 cosmic_zap"}
    game = play("A:void attacks B:zombie, C", hands=hands, allies={C: ("defense", 2)}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-04", *zap(zapped)))
    assert game.table.ships.out == ([0, 0, 0] if zapped else [0, 4, 2])
    assert game.table.ships.warp == ([0, 0, 2] if zapped else [0, 0, 0])


def test_void_leaves_five_ships() -> None:
    """CE-R19: nobody drops below the ships they need to win; the rest goes to the warp."""
    game = play("A:void attacks B", hands={A: "attack-40", B: "attack-04"}, at="select")
    game.table.ships.move(B, 9, -5, 4)
    game.table.ships.move(B, 10, -5, 4)
    game.table.ships.move(B, 8, -5, 4)
    game.table.ships.move(B, 7, -5, 1)
    finish(drive(game, "A lay:attack-40", "B lay:attack-04"))
    assert (game.table.ships.out[B], game.table.ships.warp[B]) == (15, 2)


def test_void_pays_no_compensation() -> None:
    """Eradicated ships never reached the warp."""
    game = play("A:void attacks B", hands={A: "attack-40 morph", B: "negotiate"}, at="select", stop="cards")
    finish(drive(game, "A lay:attack-40", "B lay:negotiate"))
    assert names(game, B) == []


def test_void_not_in_a_failed_deal() -> None:
    """Those ships go to the warp."""
    game = play("A:void attacks B", hands={A: "negotiate", B: "negotiate"}, at="select", offers=1)
    finish(drive(game, "A lay:negotiate", "B lay:negotiate", "A pass", "B pass"))
    assert (game.table.ships.out, game.table.ships.warp) == ([0, 0, 0], [3, 3, 0])


@pytest.mark.rule("CE-33.98")
def test_super_void_as_an_ally() -> None:
    """When Void's side wins."""
    hands = {A: "attack-40", B: "attack-04", C: "flare-void"}
    game = play("A attacks B, C:void", hands=hands, allies={C: ("offense", 1)}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-04", "C use:super-void"))
    assert game.table.ships.out == [0, 4, 0]


@pytest.mark.rule("CE-33.97")
def test_wild_void_cancels_an_artifact() -> None:
    """For a ship outside the encounter (CE-R60)."""
    game = play("A", hands={A: "morph plague", B: "flare-void"}, at="regroup", stop="destiny")
    finish(drive(game, "A use:plague:1", "B use:wild-void"))
    assert (game.table.ships.warp, names(game, A)) == ([0, 1, 0], ["morph"])


def test_void_spares_ships_of_his_own_side() -> None:
    """After a loss they go to the warp."""
    game = play("A attacks B:void", hands={A: "attack-40", B: "attack-04"}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-04"))
    assert (game.table.ships.out, game.table.ships.warp) == ([0, 0, 0], [0, 4, 0])
