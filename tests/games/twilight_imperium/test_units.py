"""Where units are and what they can do there: TI-33, TI-38, TI-40, TI-47, TI-61.4a, TI-70, TI-72, TI-86, TI-88."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, drive, options, play, table_of, units

from cosmodrome.games.twilight_imperium.data.units import GENERIC
from cosmodrome.games.twilight_imperium.index import TILE
from cosmodrome.games.twilight_imperium.sides import side_of

PLAIN = "A:hacan B:sol"


@pytest.mark.rule("TI-33.1", "TI-86.6")
def test_ships_are_in_the_space_area_never_on_a_planet() -> None:
    """A cruiser is made at a dock, but stands in space; only ground forces are offered planets."""
    game = play("A:sol", {"A 1": "1 carrier 1 infantry"}, goods={A: 10})
    drive(game, "A activate:1", "A done")
    built = [each for each in options(game, A) if each.startswith("build")]
    assert {each.count(":") for each in built if "infantry" not in each} == {2}
    drive(game, "A build:cruiser:1", "A done", "A auto")
    home = next(each for each in game.view(None)["systems"] if each["system"] == 1)
    assert home["units"]["0"]["cruiser"] == 1
    assert "cruiser" not in home["planets"]["jord"]


@pytest.mark.rule("TI-86.6")
def test_a_system_without_planets_is_all_space() -> None:
    """Ships go there; nothing lands."""
    assert not TILE[47].planets
    game = drive(play(PLAIN, {"A 33": "1 carrier 1 infantry"}), "A activate:47", "A all")
    assert game.outcome is not None, "nobody is asked to land"
    assert units(game, "A 47") == "1 carrier, 1 infantry"


@pytest.mark.rule("TI-33.3")
def test_ships_have_cost_combat_move_and_capacity() -> None:
    """As printed: a fighter has neither move nor capacity, a destroyer no capacity; ground forces have no move."""
    units_ = side_of(0).units
    shown = {unit.id: (unit.cost, unit.combat is not None, unit.move, unit.capacity) for unit in units_[:6]}
    assert shown["fighter"] == (1, True, 0, 0)
    assert shown["destroyer"] == (1, True, 2, 0)
    assert shown["cruiser"] == (2, True, 2, 0)
    assert shown["carrier"] == (3, True, 1, 4)
    assert shown["dreadnought"] == (4, True, 1, 1)
    for unit in GENERIC:
        if unit.kind in ("infantry", "pds", "space_dock"):
            assert (unit.move, unit.capacity) == (0, 0)
        else:
            assert unit.cost > 0
            assert unit.combat is not None


@pytest.mark.rule("TI-38.3b", "TI-40.3")
def test_ground_forces_on_planets_need_no_room_and_are_without_number() -> None:
    """Thirty on a planet, no ship in the system: nothing is removed."""
    game = play(PLAIN, {"A lodor": "30 infantry 1 space_dock"}, goods={A: 1})
    drive(game, "A activate:26", "A build:infantry:2", "A done", "A auto")
    assert units(game, "A lodor") == "32 infantry, 1 space_dock"
    assert not [event for event in game.events(None) if event["key"] == "removed"]


@pytest.mark.rule("TI-38.4")
def test_fighters_belong_to_no_ship_while_nothing_is_transported() -> None:
    """One of two carriers is lost in battle: all eight fighters fight on, and four fit into the other one."""
    board = {"A 27": "2 cruiser", "B 26": "2 carrier 8 fighter"}
    dice = [(10, 1), (1,) * 10, (1, 1), (10,) * 9]
    game = drive(play("A:hacan B:letnev", board, dice=dice), "A activate:26", "A all", "B lose:carrier:1")
    rolls = [event["dice"] for event in game.events(None) if event["key"] == "rolled" and event["seat"] == B]
    assert [len(each) for each in rolls] == [10, 9]
    assert units(game, "B 26") == "4 fighter, 1 carrier"


@pytest.mark.rule("TI-40.1")
def test_ground_forces_in_space_need_ships_that_hold_them() -> None:
    """When the carrier is lost and the battle over, its infantry is gone."""
    board = {"A 27": "1 cruiser", "B 26": "1 carrier 1 cruiser 2 infantry"}
    game = play(PLAIN, board, dice=[(10,), (1, 1), (1,), (10,)])
    drive(game, "A activate:26", "A all", "B lose:carrier:1")
    assert units(game, "B 26") == "1 cruiser"


@pytest.mark.rule("TI-47.0")
def test_ships_move_to_the_system_that_is_activated() -> None:
    """Nothing moves without activation; Skilled Retreat moves ships in the middle of a battle."""
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser"}
    game = play(PLAIN, board, hands={B: "skilled_retreat"}, dice=[(1,), (1,)])
    assert not [each for each in options(game, A) if each.startswith(("ship", "fleet"))]
    drive(game, "A activate:26", "A all", "B use:skilled_retreat", "B to:29")
    assert (units(game, "A 26"), units(game, "B 29")) == ("1 cruiser", "1 cruiser")


@pytest.mark.rule("TI-47.8")
def test_an_ability_moves_units_by_its_own_words() -> None:
    """Transit Diodes carry infantry across the galaxy without ships, past everybody, from a system with a token."""
    game = play(
        "A:sol B:letnev",
        {"A lodor": "2 infantry", "A 27": "1 carrier", "B 18": "1 cruiser"},
        techs={A: "transit_diodes"},
        tokens={A: (26,)},
        at="turn-start",
    )
    near = game.table.near(A)[26]
    assert not near >> 1 & 1
    drive(game, "A use:transit_diodes", "A load:lodor:infantry:2", "A planet:jord", "A done")
    assert (units(game, "A lodor"), units(game, "A jord")) == ("", "3 infantry, 1 space_dock")


@pytest.mark.rule("TI-61.4a")
def test_ground_forces_made_in_space_do_not_exceed_capacity() -> None:
    """A floating factory holds four, a fighter is there already: three more; without planets nowhere else."""
    game = play("A:saar", {"A 47": "1 space_dock 1 fighter"}, goods={A: 10})
    drive(game, "A activate:47")
    built = [each for each in options(game, A) if each.startswith("build:infantry")]
    assert built == ["build:infantry:1:space", "build:infantry:2:space", "build:infantry:3:space"]


@pytest.mark.rule("TI-70.2a")
def test_a_system_is_not_adjacent_to_itself() -> None:
    """Neither by edges nor by wormholes: 26, 39 and 25, 40 have pairs of them."""
    table = table_of(PLAIN)
    table.open_wormhole(1, 26)
    near = table.near(A)
    assert near[26] >> 39 & 1
    assert near[26] >> 40 & 1
    assert not [system for system in range(len(near)) if near[system] >> system & 1]


@pytest.mark.rule("TI-72.3")
def test_structures_do_not_move() -> None:
    """Neither by themselves nor aboard."""
    board = {"A 1": "1 carrier 2 fighter", "A jord": "2 infantry 2 pds"}
    game = drive(play("A:sol", board), "A activate:36", "A ship:1:carrier:1")
    offered = [each for each in options(game, A) if each.startswith(("ship", "load"))]
    assert offered
    assert not [each for each in offered if "pds" in each or "space_dock" in each]
    drive(game, "A done")
    assert units(game, "A 36") == "1 carrier"
    assert units(game, "A jord").endswith("2 pds, 1 space_dock")


@pytest.mark.rule("TI-72.4")
def test_a_planet_has_one_space_dock() -> None:
    """Construction offers Jord, which has one, for PDS only."""
    game = play("A:sol", {"A lodor": "own"}, cards={A: "construction"})
    drive(game, "A strategic:construction")
    assert "structure:space_dock:lodor" in options(game, A)
    assert "structure:pds:jord" in options(game, A)
    assert "structure:space_dock:jord" not in options(game, A)


@pytest.mark.rule("TI-88.4")
def test_delta_is_a_wormhole_like_the_others() -> None:
    """The gate on the map and the home of Creuss off it are adjacent, for movement and for neighbours."""
    game = play("A:creuss B:sol", {"A 51": "1 cruiser", "B 17": "1 fighter"}, dice=[(10,), (1,)])
    near = game.table.near(A)
    assert near[51] == 1 << 17
    assert near[17] >> 51 & 1
    assert B in game.table.neighbours(A)
    drive(game, "A activate:17", "A all")
    assert units(game, "A 17") == "1 cruiser"
