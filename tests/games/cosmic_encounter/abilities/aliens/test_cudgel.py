"""Cudgel: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, D, drive, finish, fought, names, play


@ZAPPED
def test_cudgel_smashes_more_ships(zapped: bool) -> None:
    """The opponent loses as many ships more as Cudgel had in the encounter; none if zapped."""
    game = fought("A:cudgel attacks B", "attack-40", "attack-00", {B: "cosmic_zap"}, ships={A: 3})
    finish(drive(game, *(["B use:cosmic_zap"] if zapped else ["B auto:3"])))
    assert game.table.ships.warp[B] == (4 if zapped else 7)


def test_cudgel_counts_own_ships_alone() -> None:
    """Allied ships do not smash."""
    game = fought("A:cudgel attacks B, C", "attack-40", "attack-00", ships={A: 1}, allies={C: ("offense", 4)})
    finish(drive(game, "B auto:1"))
    assert game.table.ships.warp[B] == 5


def test_cudgel_needs_an_attack() -> None:
    """A negotiate that wins by an upset smashes nobody."""
    game = play("A:cudgel attacks B:loser", hands={A: "negotiate", B: "attack-00"}, at="planning")
    finish(drive(game, "B use:loser", "A lay:negotiate", "B lay:attack-00"))
    assert game.table.ships.foreign[A] == 1
    assert game.table.ships.warp[B] == 4


def test_cudgel_does_not_raise_compensation() -> None:
    """Smashed ships were not in the encounter."""
    game = fought("A:cudgel attacks B", "attack-40", "negotiate", {A: "morph attack-30 attack-23"}, ships={A: 3, B: 1})
    finish(drive(game, "B auto:3"))
    assert (game.table.ships.warp[B], len(names(game, B))) == (4, 1)


@pytest.mark.rule("CE-33.7")
def test_wild_cudgel_clears_the_planet() -> None:
    """Ships of others leave the new colony, those of the allies stay (CE-R63)."""
    fields: dict[str, Any] = {"allies": {C: ("offense", 2)}, "bystanders": {D: 1}}
    game = fought("A attacks B, C, D", "attack-40", "attack-00", {A: "flare-cudgel"}, **fields)
    finish(drive(game, "A use:wild-cudgel"))
    assert [game.table.ships.by_planet[who][6] for who in (A, B, C, D)] == [4, 0, 2, 0]
    assert game.table.ships.warp[D] == 1


@pytest.mark.rule("CE-33.8")
def test_cudgel_without_the_super_flare_spares_allies() -> None:
    """Only the opponent loses more; nobody is named."""
    fields: dict[str, Any] = {"ships": {A: 2}, "allies": {C: ("defense", 1), D: ("defense", 1)}}
    game = fought("A:cudgel attacks B, C, D", "attack-40", "attack-00", **fields)
    finish(drive(game, "B auto:2"))
    assert game.table.ships.warp == [0, 6, 1, 1]


@pytest.mark.rule("CE-33.8")
def test_super_cudgel_smashes_allies() -> None:
    """Those of the opponent that Cudgel names."""
    fields: dict[str, Any] = {"ships": {A: 2}, "allies": {C: ("defense", 1), D: ("defense", 1)}}
    game = fought("A:cudgel attacks B, C, D", "attack-40", "attack-00", {A: "flare-cudgel"}, **fields)
    finish(drive(game, "A use:super-cudgel", "A seat:2", "A done", "B auto:2", "C auto:2"))
    assert game.table.ships.warp == [0, 6, 3, 1]
