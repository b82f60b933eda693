"""Warpish: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, drive, finish, play, totals, zap


@pytest.mark.parametrize("zapped, total", [(False, 19), (True, 14)])
def test_warpish_counts_the_warp(zapped: bool, total: int) -> None:
    """One more for every ship of any player there."""
    hands = {A: "attack-10", B: "attack-04 cosmic_zap"}
    game = play("A:warpish attacks B", hands=hands, warp={A: 2, C: 3}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", *zap(zapped)))
    assert totals(game) == (total, 8)


def test_warpish_needs_an_attack() -> None:
    """A negotiate is not helped."""
    hands = {A: "negotiate", B: "attack-04"}
    game = play("A:warpish attacks B", hands=hands, warp={C: 3}, at="select")
    finish(drive(game, "A lay:negotiate", "B lay:attack-04"))
    assert game.table.bonus == [0, 0]


@pytest.mark.rule("CE-33.99")
def test_wild_warpish_counts_own_ships() -> None:
    """One more for each own ship in the warp."""
    hands = {A: "attack-10 flare-warpish", B: "attack-04"}
    game = play("A attacks B", hands=hands, warp={A: 2, C: 3}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:wild-warpish"))
    assert totals(game) == (16, 8)


@pytest.mark.rule("CE-33.100")
def test_super_warpish_lowers_the_opponent() -> None:
    """One less for each of Warpish's ships in the warp."""
    hands = {A: "attack-10 flare-warpish", B: "attack-04"}
    game = play("A:warpish attacks B", hands=hands, warp={B: 3}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:super-warpish"))
    assert totals(game) == (17, 5)
