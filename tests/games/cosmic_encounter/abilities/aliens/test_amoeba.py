"""Amoeba: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, drive, finish, options, pass_all, play, totals, zap


@ZAPPED
def test_amoeba_oozes_in(zapped: bool) -> None:
    """Any number of ships, after the cards are selected; zapped nothing moves."""
    game = play("A:amoeba attacks B", hands={A: "attack-10", B: "attack-12 cosmic_zap"}, ships={A: 1}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-12", "A use:amoeba:in", *zap(zapped))
    finish(game if zapped else drive(game, "A auto:19"))
    assert totals(game) == ((11, 16) if zapped else (30, 16))


def test_amoeba_oozes_out() -> None:
    """CE-R44: the encounter goes on with no ships, a win gives no colony then."""
    game = play("A:amoeba attacks B", hands={A: "attack-40", B: "attack-12"}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-12", "A use:amoeba:out", "A home:0:4"))
    assert totals(game) == (40, 16)
    assert (game.table.winner, game.table.ships.foreign[A]) == (0, 0)


def test_amoeba_leaves_his_planet() -> None:
    """As the defense, for their other colonies; an emptied planet is still defended."""
    game = play("A attacks B:amoeba", hands={A: "attack-04", B: "attack-12"}, at="select")
    drive(game, "A lay:attack-04", "B lay:attack-12", "B use:amoeba:out")
    assert "home:6:4" not in options(game, B)
    finish(drive(game, "B home:7:2", "B home:8:2"))
    assert totals(game) == (8, 12)
    assert game.table.winner == 1


@pytest.mark.rule("CE-33.47")
def test_wild_amoeba_moves_up_to_four() -> None:
    """More than four may be in the gate."""
    game = play("A attacks B", hands={A: "attack-04 flare-amoeba", B: "attack-12"}, at="planning", stop="select")
    finish(drive(game, "A use:wild-amoeba:in", "A auto:4"))
    assert game.table.ships.gate[A] == 8


@pytest.mark.rule("CE-33.48")
def test_super_amoeba_works_as_an_ally() -> None:
    """Beside the planet here."""
    hands = {A: "attack-10", B: "attack-10", C: "flare-amoeba"}
    game = play("A attacks B, C:amoeba", hands=hands, allies={C: ("defense", 1)}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-10", "C use:super-amoeba:in", "C auto:19")
    finish(game)
    assert totals(game) == (14, 34)


@pytest.mark.parametrize("way, ship", [("in", "ship:7:1"), ("out", "home:7:1")])
def test_amoeba_moves_a_ship_at_least(way: str, ship: str) -> None:
    """Once the use is announced."""
    game = play("A attacks B:amoeba", hands={A: "attack-10", B: "attack-12"}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-12", f"B use:amoeba:{way}")
    pass_all(game)
    assert ship in options(game, B)
    assert "done" not in options(game, B)
