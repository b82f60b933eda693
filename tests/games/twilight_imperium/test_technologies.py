"""The generic technologies."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import (
    PLAIN,
    A,
    B,
    C,
    asked,
    drive,
    fight,
    options,
    owner,
    play,
    table_of,
    units,
)

from cosmodrome.games.twilight_imperium import combat
from cosmodrome.games.twilight_imperium.index import EMPTY, FIGHTER, TECH
from cosmodrome.games.twilight_imperium.sides import side_of
from cosmodrome.games.twilight_imperium.tactical.reach import reachable_ships


def test_light_wave_deflector_passes_other_fleets() -> None:
    """From 46 to 26 through ships of B."""
    board = {"A 46": "1 cruiser", "B 27": "1 cruiser", "B 30": "1 cruiser"}
    assert not reachable_ships(table_of(PLAIN, board, system=26), A, 26)
    assert reachable_ships(table_of(PLAIN, board, system=26, techs={A: "light_wave_deflector"}), A, 26)


def test_gravity_drive_moves_one_ship_farther() -> None:
    """One of two carriers."""
    game = play(PLAIN, {"A 46": "2 carrier"}, techs={A: "gravity_drive"})
    drive(game, "A activate:26")
    assert options(game, A) == ["all", "fleet:46", "ship:46:carrier:1", "done"]
    drive(game, "A all")
    assert units(game, "A 26") == "1 carrier"


def test_fleet_logistics_allows_a_second_action() -> None:
    """Or to end the turn; not to pass."""
    game = play(PLAIN, techs={A: "fleet_logistics"})
    drive(game, "A activate:46")
    assert "end-turn" in options(game, A)
    assert "pass" not in options(game, A)
    drive(game, "A activate:47")
    assert game.outcome is not None


@pytest.mark.rule("TI-39.2")
def test_antimass_deflectors_hamper_cannons() -> None:
    """A PDS needs 7."""
    game = play(PLAIN, {"A 27": "1 cruiser", "B lodor": "1 pds"}, techs={A: "antimass_deflectors"}, dice=[(6,)])
    drive(game, "A activate:26", "A all", "B fire")
    assert units(game, "A 26") == "1 cruiser"
    game = play(PLAIN, {"A 27": "1 cruiser", "B lodor": "1 pds"}, techs={A: "antimass_deflectors"}, dice=[(7,)])
    drive(game, "A activate:26", "A all", "B fire")
    assert units(game, "A 26") == ""


def test_plasma_scoring_adds_a_die() -> None:
    """To space cannons and bombardment."""
    game = play(PLAIN, {"A 27": "2 cruiser", "B lodor": "1 pds"}, techs={B: "plasma_scoring"}, dice=[(6, 6)])
    drive(game, "A activate:26", "A all", "B fire")
    assert units(game, "A 26") == ""


def test_graviton_lasers_spare_fighters() -> None:
    """The hit goes to the carrier; the technology is exhausted."""
    game = play(
        PLAIN, {"A 27": "1 carrier 2 fighter", "B lodor": "1 pds"}, techs={B: "graviton_laser_system"}, dice=[(6,)]
    )
    drive(game, "A activate:26", "A all", "B fire", "B use:graviton_laser_system")
    assert game.table.fleet(A, 26)[3] == 0
    assert game.table.tapped[B] >> TECH["graviton_laser_system"] & 1
    game = play(
        PLAIN, {"A 27": "1 carrier 2 fighter", "B lodor": "1 pds"}, techs={C: "graviton_laser_system"}, dice=[(6,)]
    )
    drive(game, "A activate:26", "A all", "B fire")
    assert asked(game) == [(A, "hits")], "C does not shoot"


@pytest.mark.rule("TI-45.4", "TI-53.3", "TI-53.3a")
def test_an_exhausted_technology_cannot_be_used() -> None:
    """Until it is readied."""
    game = play(PLAIN, {"A 27": "1 carrier", "B lodor": "1 pds"}, techs={B: "graviton_laser_system"}, dice=[(1,)])
    game.table.tap(B, TECH["graviton_laser_system"])
    drive(game, "A activate:26", "A all", "B fire")
    assert game.outcome is not None


def test_dacxive_animators_reinforce_a_won_planet() -> None:
    """One infantry more."""
    board = {"A 27": "1 carrier 1 infantry", "B lodor": "1 infantry"}
    game = play(PLAIN, board, techs={A: "dacxive_animators"}, dice=[(8,), (1,)])
    drive(game, "A activate:26", "A all", "A land:lodor:1", "A use:dacxive_animators")
    assert units(game, "A lodor") == "2 infantry"
    for loser in (B, C):
        game = play(PLAIN, board, techs={loser: "dacxive_animators"}, dice=[(8,), (1,)])
        drive(game, "A activate:26", "A all", "A land:lodor:1")
        assert units(game, "A lodor") == "1 infantry"
        assert game.outcome is not None, "nobody else is asked"


@pytest.mark.rule("TI-48.1")
def test_x89_destroys_all_infantry_in_spite_of_a_shield() -> None:
    """On a planet under a ship with bombardment."""
    game = play(PLAIN, {"A 26": "1 dreadnought", "B lodor": "3 infantry 1 pds"}, techs={A: "x89_bacterial_weapon"})
    drive(game, "A component", "A use:x89_bacterial_weapon")
    assert units(game, "B lodor") == "1 pds"
    game = play(PLAIN, {"A 26": "1 cruiser", "B lodor": "3 infantry"}, techs={A: "x89_bacterial_weapon"})
    assert "component" not in options(game, A), "a cruiser does not bombard"


def test_sarween_tools_save_one_resource() -> None:
    """A destroyer is free."""
    game = play("A:sol", techs={A: "sarween_tools"})
    drive(game, "A activate:1", "A build:destroyer:1", "A done")
    assert units(game, "A 1") == "1 destroyer"
    game = play("A:sol", techs={A: "sarween_tools"}, goods={A: 4}, exhausted="jord")
    drive(game, "A activate:1", "A build:cruiser:2", "A done")
    assert game.table.goods[A] == 1, "two cruisers cost 3"


def test_sarween_tools_are_for_the_production_of_units() -> None:
    """What units produce by their ability is cheaper, not what another effect lets one produce."""
    techs = {A: "sarween_tools integrated_economy"}
    game = play(
        "A:hacan", {"A 27": "1 carrier 1 infantry"}, techs=techs, goods={A: 5}, exhausted="arretze hercant kamdorn"
    )
    drive(game, "A activate:26", "A all", "A land:lodor:1", "A use:integrated_economy")
    assert "build:dreadnought:1" not in options(game, A), "four is more than Lodor's three"
    drive(game, "A build:carrier:1")
    assert game.table.goods[A] == 2


def test_transit_diodes_relocate_ground_forces() -> None:
    """Up to four, to planets one controls."""
    game = play("A:sol", {"A lodor": "3 infantry"}, techs={A: "transit_diodes"}, at="turn-start")
    drive(game, "A use:transit_diodes", "A load:lodor:infantry:3", "A planet:jord", "A done")
    assert units(game, "A jord") == "4 infantry, 1 space_dock"
    game = play("A:sol", {"A lodor": "3 infantry"}, techs={A: "transit_diodes"}, at="turn-start", active=B)
    assert A not in [seat for seat, _ in asked(game)], "in their own turn"


def test_hyper_metabolism_gives_a_token_more() -> None:
    """Three instead of two in the status phase."""
    pools = {A: (1, 3, 2)}
    game = play("A:hacan", phase="status", at="status-tokens", stop="status-ready", pools=pools)
    drive(game, "A keep", "B keep", "C keep")
    assert game.table.tactic[A] == 3
    techs = {A: "hyper_metabolism"}
    game = play("A:hacan", phase="status", at="status-tokens", stop="status-ready", pools=pools, techs=techs)
    drive(game, "A keep", "B keep", "C keep")
    assert game.table.tactic[A] == 4


def test_integrated_economy_produces_on_a_new_planet() -> None:
    """As much as its resources: Lodor's three."""
    game = play(PLAIN, {"A 27": "1 carrier 1 infantry"}, techs={A: "integrated_economy"}, goods={A: 5})
    drive(game, "A activate:26", "A all", "A land:lodor:1", "A use:integrated_economy")
    assert "build:carrier:1" in options(game, A)
    assert "build:dreadnought:1" not in options(game, A)
    drive(game, "A build:infantry:6", "A trade-good:3")
    assert units(game, "A lodor") == "7 infantry"


def test_integrated_economy_is_for_planets_of_ones_own() -> None:
    """When another gains one, nobody is asked."""
    game = play(PLAIN, {"A 27": "1 carrier 1 infantry"}, techs={B: "integrated_economy"}, goods={B: 5})
    drive(game, "A activate:26", "A all", "A land:lodor:1")
    assert game.outcome is not None


@pytest.mark.rule("TI-48.3a")
def test_magen_defense_grid_silences_the_attacker() -> None:
    """Only with a shield that works."""
    board = {"A 27": "1 carrier 1 infantry", "B lodor": "1 infantry 1 pds"}
    game = play("A:hacan B:letnev", board, techs={B: "magen_defense_grid"}, dice=[(8,)])
    drive(game, "A activate:26", "A all", "B hold", "A land:lodor:1", "B hold", "B use:magen_defense_grid")
    assert owner(game, "lodor") == B
    assert units(game, "B lodor") == "1 infantry, 1 pds"


def test_duranium_armor_repairs_a_ship_that_did_not_sustain() -> None:
    """Each combat round."""
    game = fight({"A 27": "1 cruiser", "B 26": "1 dreadnought-damaged"}, [(1,), (1,)], techs={B: "duranium_armor"})
    mended = [event["unit"] for event in game.events(None) if event["key"] == "mended"]
    assert mended[:1] == ["dreadnought"]


def test_duranium_armor_repairs_the_ship_that_is_left_after_a_direct_hit() -> None:
    """The ship that sustained damage in this round is gone; the one that was hurt before did not."""
    board = {"A 27": "3 cruiser", "B 26": "1 dreadnought 1 dreadnought-damaged"}
    fields: dict[str, Any] = {"techs": {B: "duranium_armor"}, "hands": {A: "direct_hit"}, "stop": "combat-after"}
    game = fight(board, [(10, 1, 1), (1, 1)], "B sustain:dreadnought:1", "A use:direct_hit", **fields)
    assert units(game, "B 26") == "1 dreadnought"
    game = fight(board, [(10, 1, 1), (1, 1)], "B sustain:dreadnought:1", "A pass", **fields)
    assert units(game, "B 26") == "1 dreadnought, 1 dreadnought-damaged"


def test_duranium_armor_repairs_the_ship_that_is_left_after_further_hits() -> None:
    """TI-R63: of two damaged dreadnoughts the one that has just sustained damage is lost."""
    board = {"A 27": "3 cruiser", "B 26": "1 dreadnought 1 dreadnought-damaged"}
    fields: dict[str, Any] = {"techs": {B: "duranium_armor"}, "stop": "combat-after"}
    game = fight(board, [(10, 10, 1), (1, 1)], "B sustain:dreadnought:1", **fields)
    assert units(game, "B 26") == "1 dreadnought"
    game = fight({**board, "B 26": "2 dreadnought"}, [(10, 10, 10), (1, 1)], "B auto", **fields)
    assert units(game, "B 26") == "1 dreadnought-damaged", "both have sustained damage in this round"


def test_assault_cannon_destroys_a_ship_at_the_start() -> None:
    """With three ships that are no fighters; the opponent chooses."""
    game = fight({"A 27": "3 cruiser", "B 26": "1 cruiser 1 carrier"}, [], techs={A: "assault_cannon"})
    assert asked(game) == [(B, "lose-ship")]
    assert game.asks[0].args == {"system": 26, "ability": "assault_cannon"}
    drive(game, "B unit:carrier")
    assert next(event["unit"] for event in game.events(None) if event["key"] == "destroyed") == "carrier"


def test_infantry_two_may_come_back() -> None:
    """On 6 or more; at the start of the next turn, at home."""
    board = {"A 27": "1 carrier 1 infantry", "B lodor": "1 infantry"}
    game = play("A:hacan B:letnev", board, techs={A: "infantry_2"}, dice=[(1,), (8,), (6,)], stop="turn-end")
    drive(game, "A activate:26", "A all", "A land:lodor:1")
    assert game.table.returning[A] == 1


def test_fighters_two_fly_by_themselves_and_count_as_ships_beyond_capacity() -> None:
    """Two fighters, fleet pool one: one is too many."""
    side = side_of(-1, 1 << TECH["fighter_2"])
    fleet = combat.plus_one(EMPTY, FIGHTER, 2)
    assert combat.crowd(side, fleet) == (0, 2)
    assert reachable_ships(table_of(PLAIN, {"A 27": "2 fighter"}, system=26, techs={A: "fighter_2"}), A, 26)


def test_transit_diodes_fetch_ground_forces_from_space() -> None:
    """Four in all, from wherever they are."""
    board = {"A 27": "2 carrier 6 infantry", "A lodor": "1 infantry"}
    game = play("A:hacan", board, techs={A: "transit_diodes"}, at="turn-start", pools={A: (3, 5, 2)})
    drive(game, "A use:transit_diodes")
    counts = [int(option.rpartition(":")[2]) for option in options(game, A) if option.startswith("load:27:")]
    assert max(counts) == 4
    drive(game, "A load:27:infantry:4", "A planet:lodor")
    assert units(game, "A lodor") == "5 infantry"
    assert units(game, "A 27") == "2 carrier, 2 infantry"


def test_transit_diodes_need_ground_forces() -> None:
    """One is enough."""
    fields = {"techs": {A: "transit_diodes"}, "at": "turn-start", "homes": False}
    assert "use:transit_diodes" in options(play("A:hacan", {"A lodor": "1 infantry"}, **fields), A)
    assert "use:transit_diodes" not in options(play("A:hacan", {"A lodor": "1 pds"}, **fields), A)
