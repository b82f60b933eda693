"""Parasite: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, drive, finish, options, play


def test_parasite_zapped_does_not_join() -> None:
    """A real invitation may still be accepted."""
    hands = {A: "attack-10", B: "attack-04 cosmic_zap"}
    game = play("A attacks B, C:parasite", hands=hands, at="invite", stop="select")
    drive(game, "A invite:nobody", "B invite:2", "C use:parasite:offense", "B use:cosmic_zap", "C join:defense")
    drive(game, "C auto:4")
    assert game.table.ships.beside[C] == 4


@pytest.mark.rule("CE-33.28")
def test_super_parasite_sends_any_number() -> None:
    """As an ally."""
    hands = {A: "attack-10", B: "attack-04", C: "flare-parasite"}
    game = play("A attacks B, C:parasite", hands=hands, at="invite", stop="select")
    drive(game, "A invite:2", "B invite:nobody", "C join:offense", "C use:super-parasite", "C auto:20")
    assert game.table.ships.gate[C] == 20


@pytest.mark.rule("CE-33.27")
def test_wild_parasite_settles_where_a_power_is_lost() -> None:
    """A colony of one ship on a planet of the player who lost their power."""
    hands = {A: "attack-40", B: "attack-00", C: "flare-parasite"}
    game = play("A attacks B:trader, C", hands=hands, at="select", emptied={B: (1, 2)})
    finish(drive(game, "A lay:attack-40", "B lay:attack-00", "C use:wild-parasite", "C aim:7", "C ship:12:1"))
    assert game.table.ships.by_planet[C][7] == 1


@pytest.mark.rule("CE-33.27")
def test_wild_parasite_settles_where_he_has_no_colony() -> None:
    """On the other planets of that system."""
    hands = {A: "attack-40", B: "attack-00", C: "flare-parasite"}
    game = play("A attacks B, C", hands=hands, emptied={B: (1, 2)}, at="select")
    game.table.ships.move(C, 12, 9, 1)
    drive(game, "A lay:attack-40", "B lay:attack-00", "C use:wild-parasite")
    assert options(game, C) == ["aim:6", "aim:7", "aim:8", "aim:10"]
