"""Observer: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, D, drive, finish, fought, names, play, zap


@ZAPPED
def test_observer_protects_allies(zapped: bool) -> None:
    """As a main player those on Observer's side, not Observer; nobody if zapped."""
    allies = {C: ("defense", 2)}
    game = fought("A attacks B:observer, C", "attack-40", "attack-00", {A: "cosmic_zap"}, allies=allies)
    finish(drive(game, *zap(zapped, "A")))
    assert game.table.ships.warp == [0, 4, 2 if zapped else 0]


def test_observer_protects_himself_as_an_ally() -> None:
    """Not the player Observer is allied with."""
    game = fought("A attacks B, C:observer", "attack-40", "attack-00", allies={C: ("defense", 2)})
    finish(game)
    assert game.table.ships.warp == [0, 4, 0]


def test_observer_protects_in_the_resolution_only() -> None:
    """A plague at the start of an encounter takes Observer's ships."""
    game = play("A, C:observer", hands={A: "morph", B: "plague"}, at="regroup", stop="destiny")
    finish(drive(game, "B use:plague:2", "C auto:3"))
    assert game.table.ships.warp[C] == 3


@pytest.mark.rule("CE-33.21")
def test_wild_observer_lets_allies_draw() -> None:
    """Each player on Observer's side may draw a card."""
    hands = {A: "attack-40 flare-observer", B: "attack-00"}
    fields: dict[str, Any] = {"allies": {C: ("offense", 1), D: ("defense", 1)}}
    game = play("A attacks B, C, D", hands=hands, at="allied", stop="select", **fields)
    finish(drive(game, "A use:wild-observer", "C yes"))
    assert (len(names(game, C)), len(names(game, D))) == (1, 0)


@pytest.mark.rule("CE-33.22")
def test_super_observer_sends_a_ship_from_the_warp() -> None:
    """One of at most four."""
    hands = {A: "attack-10", B: "attack-04", C: "flare-observer"}
    game = play("A attacks B, C:observer", hands=hands, warp={C: 2}, at="invite", stop="select")
    drive(game, "A invite:2", "B invite:nobody", "C join:offense", "C use:super-observer", "C auto:3")
    assert (game.table.ships.gate[C], game.table.ships.warp[C]) == (4, 1)


def test_super_observer_launches_from_the_warp() -> None:
    """As the offense; that ship alone is enough."""
    fields: dict[str, Any] = {"warp": {A: 2}, "ships": {A: 0}, "at": "launch", "stop": "launched"}
    game = play("A:observer attacks B", hands={A: "attack-10 flare-observer"}, **fields)
    drive(game, "A use:super-observer", "A done")
    assert (game.table.ships.gate[A], game.table.ships.warp[A]) == (1, 1)


def test_observer_as_an_ally_protects_nobody_else() -> None:
    """Another ally of the same side loses ships."""
    allies = {C: ("defense", 2), D: ("defense", 1)}
    game = finish(fought("A attacks B, C:observer, D", "attack-40", "attack-00", allies=allies))
    assert game.table.ships.warp == [0, 4, 0, 1]
