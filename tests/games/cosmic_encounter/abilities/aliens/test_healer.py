"""Healer: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
    C,
    D,
    drive,
    ever_offered,
    finish,
    names,
    options,
    play,
    totals,
    zap,
)


@ZAPPED
def test_healer_brings_ships_home(zapped: bool) -> None:
    """And draws one card; the loss has happened, so compensation is paid (CE-R17)."""
    hands = {A: "attack-40 attack-04 attack-06", B: "negotiate", D: "cosmic_zap"}
    game = play("A attacks B, C:healer, D", hands=hands, ships={B: 2}, at="select")
    drive(game, "A lay:attack-40", "B lay:negotiate", "C use:healer", *zap(zapped, "D"))
    finish(game)
    assert game.table.ships.warp[B] == (2 if zapped else 0)
    assert len(names(game, C)) == (0 if zapped else 1)
    assert names(game, B) == ["attack-04", "attack-06"]


def test_healer_does_not_heal_himself() -> None:
    """Only others."""
    game = play("A attacks B:healer", hands={A: "attack-40", B: "attack-04"}, at="select")
    assert "use:healer" not in ever_offered(drive(game, "A lay:attack-40", "B lay:attack-04"), B)
    assert game.table.ships.warp[B] == 4


def test_nothing_to_heal_for_zombie() -> None:
    """Healer's ships never reach the warp."""
    game = play("A attacks B:zombie, C:healer", hands={A: "attack-40", B: "attack-04"}, at="select")
    assert "use:healer" not in ever_offered(drive(game, "A lay:attack-40", "B lay:attack-04"), C)


def test_healer_gives_back_what_void_removed() -> None:
    """CE-R19: ships that left the game go home too."""
    game = play("A:void attacks B, C:healer", hands={A: "attack-40", B: "attack-04"}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-04", "C use:healer"))
    assert (game.table.ships.out[B], game.table.ships.warp[B], game.table.ships.on_planets(B)) == (0, 0, 20)


@pytest.mark.rule("CE-33.60")
def test_super_healer_draws_for_each_ship() -> None:
    """One card per ship healed (CE-R70)."""
    hands = {A: "attack-40", B: "attack-04", C: "flare-healer"}
    game = play("A attacks B, C:healer", hands=hands, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-04", "C use:healer", "C use:super-healer"))
    assert len(names(game, C)) == 5


@pytest.mark.rule("CE-33.59")
def test_wild_healer_undoes_a_zap() -> None:
    """The zap is discarded without effect; it must be aimed at the player himself."""
    hands = {A: "attack-10 flare-healer", B: "attack-40 cosmic_zap", C: "flare-zombie"}
    game = play("A:calculator attacks B, C", hands=hands, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-40", "A use:calculator", "B use:cosmic_zap", "A use:wild-healer")
    finish(game)
    assert totals(game) == (14, 34)
    assert "cosmic_zap" not in names(game, B)


def test_wild_healer_is_for_oneself() -> None:
    """A zap on another player cannot be answered."""
    hands = {A: "attack-10", B: "attack-40 cosmic_zap", C: "flare-healer card_zap"}
    game = play("A:calculator attacks B, C", hands=hands, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-40", "A use:calculator", "B use:cosmic_zap")
    assert options(game, C) == ["pass", "use:card_zap"]
