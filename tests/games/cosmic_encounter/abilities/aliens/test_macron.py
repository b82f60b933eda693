"""Macron: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, drive, finish, names, options, play, totals


def test_macron_zapped_when_sending() -> None:
    """Four ships may be sent, worth one each."""
    hands = {A: "attack-10", B: "attack-04 cosmic_zap"}
    game = play("A:macron attacks B", hands=hands, ships={A: 0}, at="launch")
    drive(game, "B use:cosmic_zap", "A ship:4:4", "A invite:nobody", "B invite:nobody")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04"))
    assert totals(game) == (14, 8)


@pytest.mark.rule("CE-33.15")
def test_wild_macron_adds_ships_once_more() -> None:
    """+1 for each own ship."""
    game = play("A attacks B", hands={A: "attack-10 flare-macron", B: "attack-04"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:wild-macron"))
    assert totals(game) == (18, 8)


@pytest.mark.parametrize("script, ships", [((), 1), (("A use:super-macron",), 4)])
@pytest.mark.rule("CE-33.16")
def test_macron_launches_one_ship_and_with_the_super_flare_four(script: tuple[str, ...], ships: int) -> None:
    """No more."""
    game = play("A:macron attacks B", hands={A: "attack-10 flare-macron"}, ships={A: 0}, at="launch", stop="launched")
    drive(game, *script, f"A ship:4:{ships}")
    assert (game.table.ships.gate[A], game.asks) == (ships, ())


@pytest.mark.parametrize("script, ships", [((), 1), (("C use:super-macron",), 4)])
@pytest.mark.rule("CE-33.16")
def test_macron_joins_with_one_ship_and_with_the_super_flare_with_four(script: tuple[str, ...], ships: int) -> None:
    """As an ally likewise."""
    hands = {A: "attack-10", C: "flare-macron"}
    game = play("A attacks B, C:macron", hands=hands, at="invite", stop="planning")
    drive(game, "A invite:2", "B invite:nobody", "C join:offense", *script, f"C ship:12:{ships}")
    assert (game.table.ships.gate[C], options(game, C)) == (ships, [])


def test_macron_collects_double() -> None:
    """Each ship counts as two for rewards; no zap touches that."""
    hands = {A: "attack-00", B: "attack-40"}
    game = play("A attacks B, C:macron", hands=hands, allies={C: ("defense", 2)}, at="select")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40"))
    assert len(names(game, C)) == 4
