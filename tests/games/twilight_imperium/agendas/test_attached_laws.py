"""Laws attached to planets: they stay with the planet, no matter who controls it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.agendas.sessions import discarded, in_play, voted
from tests.games.twilight_imperium.boards import A, B, C, drive, options, owner, play, units

from cosmodrome.games.twilight_imperium.index import DOCK, PLANET
from cosmodrome.games.twilight_imperium.production import yard_of
from cosmodrome.games.twilight_imperium.structures import room_for


def test_a_demilitarized_zone_loses_all_units() -> None:
    """Its controller keeps it."""
    game = voted("demilitarized_zone", "lodor", units={"C lodor": "2 infantry 1 pds 1 space_dock"})
    assert (units(game, "C lodor"), owner(game, "lodor")) == ("", C)


@pytest.mark.rule("TI-38.3")
@pytest.mark.parametrize("agenda", ["demilitarized_zone", "colonial_redistribution"])
def test_fighters_need_room_once_their_dock_is_gone(agenda: str) -> None:
    """Three were at the dock; the carrier takes four aboard, infantry included."""
    board = {"C lodor": "2 infantry 1 space_dock", "C 26": "1 carrier 5 fighter 2 infantry"}
    game = voted(agenda, "lodor", "C remove:fighter:3", units=board)
    assert units(game, "C 26") == "2 fighter, 1 carrier, 2 infantry"


def test_nobody_lands_or_builds_in_a_demilitarized_zone() -> None:
    """Nor is anything placed there."""
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "own"}
    game = drive(play("A:sol", board, laws="demilitarized_zone:lodor"), "A activate:26", "A all")
    assert game.asks == ()
    assert owner(game, "lodor") == B
    assert units(game, "A 26") == "1 carrier, 2 infantry"
    assert not room_for(game.table, B, DOCK, PLANET["lodor"])
    assert room_for(game.table, B, DOCK, PLANET["wren_terra"])


@pytest.mark.rule("TI-61.4")
def test_units_made_in_space_do_not_go_to_a_demilitarized_zone() -> None:
    """A floating factory makes infantry for the other planet, or for space."""
    board = {"A 27": "1 carrier 1 space_dock", "A new_albion": "own", "A starpoint": "own"}
    game = play("A:saar", board, laws="demilitarized_zone:new_albion", goods={A: 5})
    drive(game, "A activate:27")
    places = {option.split(":")[-1] for option in options(game, A) if option.startswith("build:infantry")}
    assert places == {"starpoint", "space"}


def test_a_discarded_zone_is_open_again() -> None:
    """Judicial Abolishment."""
    game = voted(
        "judicial_abolishment", "demilitarized_zone", units={"C lodor": "own"}, laws="demilitarized_zone:lodor"
    )
    assert room_for(game.table, C, DOCK, PLANET["lodor"])
    assert discarded(game, "demilitarized_zone")


def test_a_holy_planet_gives_its_controller_a_point() -> None:
    """And its docks rest."""
    game = voted("holy_planet_of_ixth", "lodor", units={"C lodor": "1 space_dock"})
    assert game.table.points == [0, 0, 1]
    assert yard_of(game.table, C, 26).limit == 0
    assert in_play(game, "holy_planet_of_ixth")


def test_who_takes_a_holy_planet_takes_the_point() -> None:
    """Its former controller loses one."""
    board = {"A 27": "1 carrier 1 infantry", "B lodor": "own"}
    game = play("A:sol", board, laws="holy_planet_of_ixth:lodor", points={A: 2, B: 1})
    drive(game, "A activate:26", "A all", "A all")
    assert owner(game, "lodor") == A
    assert game.table.points == [3, 0, 0]


def test_another_planet_is_not_holy() -> None:
    """Only the one with the card."""
    board = {"A 27": "1 carrier 1 infantry", "B lodor": "own", "B quann": "own"}
    game = play("A:sol", board, laws="holy_planet_of_ixth:quann", points={A: 2, B: 1})
    drive(game, "A activate:26", "A all", "A all")
    assert game.table.points == [2, 1, 0]


@pytest.mark.rule("TI-51.6")
def test_the_point_of_a_discarded_law_stays() -> None:
    """Judicial Abolishment discards the Holy Planet of Ixth."""
    laws = "holy_planet_of_ixth:lodor"
    game = voted("judicial_abolishment", "holy_planet_of_ixth", units={"C lodor": "own"}, laws=laws, points={C: 1})
    assert game.table.points[C] == 1


TEAMS = {
    "research_team_biotic": ("arnor", "dacxive_animators", "green"),
    "research_team_cybernetic": ("arnor", "graviton_laser_system", "yellow"),
    "research_team_propulsion": ("arnor", "gravity_drive", "blue"),
    "research_team_warfare": ("bereg", "magen_defense_grid", "red"),
}


@pytest.mark.parametrize("team", TEAMS)
def test_a_research_team_ignores_a_prerequisite_once(team: str) -> None:
    """Its card is exhausted, not the planet, which need not be readied."""
    planet, tech, _ = TEAMS[team]
    fields: dict[str, Any] = {
        "hands": {A: "focused_research"},
        "goods": {A: 4},
        "laws": f"{team}:{planet}",
        "exhausted": planet,
    }
    game = play("A:sardakk_norr", {f"A {planet}": "own"}, **fields)
    drive(game, "A component", "A use:focused_research")
    assert f"technology:{tech}" in options(game, A)
    drive(game, f"A technology:{tech}")
    if game.asks:
        drive(game, f"A skip:{team}")
    table = game.table
    assert not table.is_law_ready(next(iter(table.elected)))
    assert table.techs[A].bit_count() == 1


@pytest.mark.parametrize("team", TEAMS)
def test_a_research_team_works_for_the_controller_only_and_once_a_round(team: str) -> None:
    """For C the technology stays out of reach; for A once the card is exhausted."""
    planet, tech, _ = TEAMS[team]
    fields: dict[str, Any] = {"hands": {A: "focused_research"}, "goods": {A: 4}, "laws": f"{team}:{planet}"}
    game = play("A:sardakk_norr", {f"C {planet}": "own"}, **fields)
    drive(game, "A component", "A use:focused_research")
    assert f"technology:{tech}" not in options(game, A)
    game = play("A:sardakk_norr", {f"A {planet}": "own"}, **fields)
    game.table.tap_law(next(iter(game.table.elected)))
    drive(game, "A component", "A use:focused_research")
    assert f"technology:{tech}" not in options(game, A)


@pytest.mark.rule("TI-59.1")
@pytest.mark.parametrize(
    "law, planet, resources, influence",
    [("senate_sanctuary", "lodor", 0, 2), ("terraforming_initiative", "bereg", 1, 1)],
)
def test_an_attached_law_adds_to_its_planet(law: str, planet: str, resources: int, influence: int) -> None:
    """As long as it is in play, no matter who controls the planet."""
    board = {f"C {planet}": "own"}
    plain = play("A:hacan B:jol_nar C:yin", board).table
    game = voted(law, planet, units=board)
    here = PLANET[planet]
    assert game.table.resources(here) == plain.resources(here) + resources
    assert game.table.influence(here) == plain.influence(here) + influence
    game.table.discard_agenda(next(iter(game.table.elected)))
    assert game.table.influence(here) == plain.influence(here)


def test_cards_and_abilities_place_nothing_in_a_demilitarized_zone() -> None:
    """Frontline Deployment, Rise of a Messiah, Orbital Drop."""
    fields: dict[str, Any] = {
        "laws": "demilitarized_zone:lodor",
        "hands": {A: "frontline_deployment rise_of_a_messiah"},
    }
    board = {"A lodor": "own", "A quann": "own"}
    game = drive(play("A:sol", board, **fields), "A component")
    assert "use:orbital_drop" in options(game, A)
    drive(game, "A use:rise_of_a_messiah")
    assert (units(game, "A lodor"), units(game, "A quann")) == ("", "1 infantry")
    for use in ("frontline_deployment", "orbital_drop"):
        game = drive(play("A:sol", board, **fields), "A component", f"A use:{use}")
        assert options(game, A) == ["planet:jord", "planet:quann"]
