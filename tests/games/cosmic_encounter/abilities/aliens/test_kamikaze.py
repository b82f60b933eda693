"""Kamikaze: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
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
def test_kamikaze_turns_ships_into_cards(zapped: bool) -> None:
    """Two for each; zapped the ships stay (CE-R68)."""
    game = play("A:kamikaze attacks B", hands={A: "attack-10", B: "attack-12 cosmic_zap"}, at="planning", stop="select")
    drive(game, "A use:kamikaze:3", *zap(zapped))
    finish(game if zapped else drive(game, "A auto:3"))
    assert game.table.ships.warp[A] == (0 if zapped else 3)
    assert len(names(game, A)) == (1 if zapped else 7)


def test_kamikaze_once_in_an_encounter() -> None:
    """Also if the defense draws a new hand in between."""
    game = play("A:kamikaze attacks B", hands={A: "attack-10", B: ""}, at="planning", stop="select")
    finish(drive(game, "A use:kamikaze:1", "A auto:1"))
    assert game.table.ships.warp[A] == 1
    assert len(names(game, B)) == 8


@pytest.mark.rule("CE-33.63")
def test_wild_kamikaze_adds_three_for_each_ship() -> None:
    """Ships outside the encounter."""
    game = play("A attacks B", hands={A: "attack-10", B: "attack-12 flare-kamikaze"}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-12", "B use:wild-kamikaze:2")
    assert not [option for option in options(game, B) if option.startswith("ship:6:")]
    finish(drive(game, "B auto:2"))
    assert totals(game) == (14, 22)


@pytest.mark.rule("CE-33.64")
def test_super_kamikaze_regroups_three() -> None:
    """Three ships instead of one."""
    game = play("A:kamikaze", hands={A: "morph flare-kamikaze"}, warp={A: 4}, at="regroup", stop="destiny")
    finish(drive(game, "A use:super-kamikaze"))
    assert game.table.ships.warp[A] == 1


def test_kamikaze_is_not_asked_again() -> None:
    """The window opens once more when the defense has drawn; the power was used."""
    game = play("A:kamikaze attacks B", hands={A: "attack-10", B: ""}, at="planning", stop="select")
    drive(game, "A use:kamikaze:1", "A auto:1")
    assert not [use for use in ever_offered(game, A) if "kamikaze" in use]
    assert len(names(game, B)) == 8
