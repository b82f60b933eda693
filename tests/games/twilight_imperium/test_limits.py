"""Fleet pool and capacity hold at every moment but in a combat: TI-38.3, TI-66.3."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import PLAIN, RING_2, A, B, C, asked, drive, options, play, units


@pytest.mark.rule("TI-38.3", "TI-66.3")
def test_who_travelled_in_a_ship_that_is_too_many_cannot_land() -> None:
    """A ship removed for the fleet pool takes its room along, before anybody lands."""
    board = {"A 27": "1 carrier 4 infantry", "A 30": "1 carrier 4 infantry"}
    game = drive(
        play(PLAIN, board, pools={A: (3, 1, 2)}), "A activate:26", "A ship:27:carrier:1", "A ship:30:carrier:1"
    )
    drive(game, "A load:27:infantry:4", "A load:30:infantry:4", "A done")
    assert units(game, "A 26") == "1 carrier, 4 infantry"
    drive(game, "A land:lodor:4")
    assert units(game, "A lodor") == "4 infantry"


@pytest.mark.rule("TI-13.2a", "TI-18.3b", "TI-66.3")
def test_a_token_from_the_fleet_pool_costs_ships_that_are_too_many_now() -> None:
    """Diplomacy takes a token from a pool of who has none in the reinforcements."""
    board = {"A lodor": "1 infantry", "B 38": "2 cruiser 1 destroyer"}
    game = play(PLAIN, board, cards={A: "diplomacy"}, pools={B: (6, 3, 5)}, tokens={B: [30, 31]})
    drive(game, "A strategic:diplomacy", "A to:26", "B pool:fleet:1")
    assert asked(game) == [(B, "remove")]
    drive(game, "B remove:cruiser:1")
    assert units(game, "B 38") == "1 destroyer, 1 cruiser"


@pytest.mark.rule("TI-18.3b")
def test_who_has_no_token_left_anywhere_puts_none() -> None:
    """All sixteen of B lie on the board, and Diplomacy wants another one."""
    spread = [*RING_2, 27, 28, 36, 37]
    fields: dict[str, Any] = {"pools": {B: (0, 0, 0)}, "tokens": {B: spread}, "cards": {A: "diplomacy"}}
    game = play(PLAIN, {"A lodor": "1 infantry"}, **fields)
    drive(game, "A strategic:diplomacy", "A to:26")
    assert game.table.tokens[B] == sum(1 << system for system in spread)
    assert game.table.tokens[C] == 1 << 26


@pytest.mark.rule("TI-35.7d", "TI-18.3b", "TI-66.3")
def test_a_retreat_paid_from_the_fleet_pool_costs_ships_elsewhere() -> None:
    """The pool bears one ship less in every system."""
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser", "B lodor": "own", "B qucenn": "1 infantry", "B 38": "3 cruiser"}
    game = play(PLAIN, board, dice=[(1,), (1,)], pools={B: (6, 3, 5)}, tokens={B: [30, 31]}, stop="combat-end")
    drive(game, "A activate:26", "A all", "B retreat", "B pool:fleet:1")
    assert units(game, "B 38") == "2 cruiser"
    assert units(game, "B 29") == "1 cruiser"


@pytest.mark.rule("TI-76.4a", "TI-38.3")
def test_fighters_at_a_dock_that_is_taken_away_need_room_elsewhere() -> None:
    """Three docks are all there are: the fourth comes from a planet whose fighters have nothing left to be at."""
    docks = {"A 26": "3 fighter", "A lodor": "1 infantry 1 space_dock", "A mellon": "1 space_dock", "A quann": "own"}
    game = play(PLAIN, docks, cards={A: "construction"})
    drive(game, "A strategic:construction", "A structure:space_dock:quann", "A planet:lodor")
    assert units(game, "A 26") == ""
    assert units(game, "A quann") == "1 space_dock"


@pytest.mark.rule("TI-76.4a", "TI-38.3")
def test_a_dock_that_moves_within_its_system_leaves_nobody_without_room() -> None:
    """Room is counted once it stands in its new place."""
    docks = {"A 27": "3 fighter", "A new_albion": "1 infantry 1 space_dock", "A starpoint": "own"}
    game = play(PLAIN, {**docks, "A mellon": "1 space_dock"}, cards={A: "construction"})
    drive(game, "A strategic:construction", "A structure:space_dock:starpoint", "A planet:new_albion")
    assert units(game, "A 27") == "3 fighter"
    assert "structure:pds:starpoint" in options(game, A)
