"""The Yin Brotherhood."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, owner, pass_all, play, table_of, units

from cosmodrome.games.twilight_imperium.index import PLANET

LANDING = {"A 27": "1 carrier 2 infantry", "B lodor": "2 infantry"}
LAND = ("A activate:26", "A all", "A land:lodor:2")


def test_indoctrination() -> None:
    """At the start of a ground combat two influence turn an infantry of the enemy into one of Yin's."""
    game = play("A:yin", LANDING, goods={A: 2}, hands={B: "morale_boost"})
    drive(game, *LAND, "A use:indoctrination", "A auto")
    assert asked(game) == [(B, "ground.start")]
    assert game.table.landed == {PLANET["lodor"]: 3}
    assert (
        next(event for event in game.events(None) if event["key"] == "placed" and event["seat"] == A)["planet"]
        == "lodor"
    )
    assert game.table.infantry[PLANET["lodor"]] == 1


def test_indoctrination_of_the_defender() -> None:
    """It works on those who land, too, and may end the combat before a die is rolled."""
    board = {"A 27": "1 carrier 1 infantry", "B lodor": "1 infantry"}
    game = play("A:sol B:yin", board, goods={B: 2})
    drive(game, "A activate:26", "A all", "A land:lodor:1", "B use:indoctrination", "B auto")
    assert units(game, "B lodor") == "2 infantry"
    assert owner(game, "lodor") == B


def test_indoctrination_is_for_those_who_fight() -> None:
    """Yin looks on, with influence enough."""
    game = play("A:sol C:yin", LANDING, goods={C: 9}, stop="ground-end")
    drive(game, *LAND)
    assert "use:indoctrination" not in options(game, C)


def test_indoctrination_has_a_price() -> None:
    """Not without two influence, and only in the first round."""
    game = play("A:yin", LANDING, exhausted="darien", goods={A: 1}, dice=[(1, 1), (1, 1)])
    drive(game, *LAND)
    assert "use:indoctrination" not in options(game, A)
    game = play("A:yin", LANDING, goods={A: 4}, dice=[(1, 1), (1, 1), (10, 10), (1, 1)])
    drive(game, *LAND, "A pass")
    assert owner(game, "lodor") == A, "in the second round nobody was asked"


FLEETS = {"A 27": "2 destroyer", "B 26": "1 carrier 1 fighter"}


def test_devotion() -> None:
    """After a round of space combat a destroyer is given for a hit on a ship that Yin chooses."""
    game = play("A:yin", FLEETS, dice=[(1, 1, 1, 1), (1, 1), (1, 1)])
    drive(game, "A activate:26", "A all", "A use:devotion", "A unit:carrier")
    assert units(game, "A 26") == "1 destroyer"
    assert units(game, "B 26") == "1 fighter"


def test_devotion_can_be_sustained() -> None:
    """The ship that is hit may sustain damage."""
    board = {"A 27": "2 cruiser", "B 26": "1 dreadnought"}
    game = play("A:yin", board, dice=[(1, 1), (1,)], hands={B: "morale_boost"})
    drive(game, "A activate:26", "A all", "A use:devotion", "B sustain:dreadnought:1")
    assert units(game, "B 26") == "1 dreadnought-damaged"
    assert units(game, "A 26") == "1 cruiser"


@pytest.mark.rule("TI-35.7")
def test_devotion_comes_after_the_retreat() -> None:
    """The round ends with its retreats: who has left takes no hit any more."""
    board = {"A 27": "2 destroyer", "B 26": "1 carrier", "B 29": "1 cruiser"}
    game = play("A:yin B:sol", board, dice=[(1, 1, 1, 1), (1, 1), (1,)])
    drive(game, "A activate:26", "A all", "B retreat")
    assert units(game, "A 26") == "2 destroyer", "nobody was asked"
    assert units(game, "B 29") == "1 cruiser, 1 carrier"


def test_devotion_of_who_could_not_retreat() -> None:
    """Intercept keeps the ships there: they fight on, and one is given at the end of the round."""
    board = {"A 27": "1 dreadnought", "B 26": "1 destroyer 1 fighter", "B 29": "1 cruiser"}
    game = play("A:sol B:yin", board, dice=[(1, 1), (1,), (1, 1)], hands={A: "intercept morale_boost"})
    drive(game, "A activate:26", "A all", "A pass", "B retreat", "A use:intercept")
    drive(game, "B use:devotion", "A sustain:dreadnought:1")
    assert units(game, "B 26") == "1 fighter"
    assert game.table.combat_round == 2


def test_devotion_needs_a_light_ship() -> None:
    """Other ships are not given."""
    game = play("A:yin", {"A 27": "1 carrier", "B 26": "1 carrier"}, dice=[(1,), (1,), (10,), (1,)])
    drive(game, "A activate:26", "A all")
    assert units(game, "A 26") == "1 carrier", "nobody was asked"


def test_van_hauge() -> None:
    """When the flagship is destroyed, all ships in its system go with it, those of everybody."""
    board = {"A 27": "1 flagship-damaged 2 cruiser", "B 26": "2 cruiser"}
    game = play("A:yin", board, dice=[(1, 1, 1, 1), (10, 1)])
    drive(game, "A activate:26", "A all", "A lose:flagship-damaged:1")
    assert units(game, "A 26") == units(game, "B 26") == ""


def test_van_hauge_takes_infantry_that_fights_as_ships() -> None:
    """Ground forces that The Alastor has enlisted go with it, those who are only carried do not (TI-R50)."""
    board = {"A 26": "1 flagship 3 infantry", "B 27": "1 flagship-damaged"}
    game = play("A:nekro B:yin", board, dice=[(1, 1), (10, 1, 1, 1)], active=B, stop="combat-end")
    drive(game, "B activate:26", "B all", "A use:the_alastor", "A load:26:infantry:2", "A done")
    assert (units(game, "A 26"), units(game, "B 26")) == ("1 infantry", "")


def test_other_flagships_take_nobody_along() -> None:
    """Another ship, or a flagship of somebody else, is destroyed alone."""
    board = {"A 27": "1 flagship-damaged 1 cruiser", "B 26": "2 cruiser"}
    game = play("A:sol B:yin", board, dice=[(1,) * 3, (10, 1), (10,) * 1, (1, 1)])
    drive(game, "A activate:26", "A all", "A lose:flagship-damaged:1")
    assert units(game, "A 26") == "1 cruiser"


def test_yin_spinner() -> None:
    """After a use of production one infantry more stands on a planet of the system."""
    game = play("A:yin", techs={A: "yin_spinner"}, goods={A: 2})
    drive(game, "A activate:3", "A build:infantry:1", "A done", "A auto")
    assert units(game, "A darien") == "3 infantry, 1 space_dock"
    game = play("A:yin", techs={A: "yin_spinner"})
    drive(game, "A activate:3", "A done")
    assert units(game, "A darien") == "1 infantry, 1 space_dock", "who makes nothing gets nothing"
    game = play("A:sol B:yin", {"B darien": "1 infantry"}, techs={B: "yin_spinner"}, goods={A: 2})
    drive(game, "A activate:1", "A build:infantry:1", "A done", "A auto")
    assert units(game, "B darien") == "2 infantry, 1 space_dock", "nor who looks on"


def test_impulse_core() -> None:
    """At the start of a space combat a cruiser is given for a hit that fighters do not take."""
    board = {"A 27": "2 cruiser", "B 26": "1 carrier 2 fighter"}
    game = play("A:yin", board, techs={A: "impulse_core"}, dice=[(1,), (1, 1)])
    drive(game, "A activate:26", "A all", "A use:impulse_core")
    assert units(game, "B 26") == "2 fighter"
    assert units(game, "A 26") == "1 cruiser"


def test_shields_hold_against_an_impulse_core() -> None:
    """The hit is assigned by the opponent, who can cancel it before (TI-R41)."""
    board, hands = {"A 27": "2 cruiser", "B 26": "1 carrier"}, {B: "shields_holding"}
    game = play("A:yin", board, techs={A: "impulse_core"}, hands=hands, stop="combat-retreats")
    pass_all(drive(game, "A activate:26", "A all", "A use:impulse_core", "B use:shields_holding"))
    assert units(game, "B 26") == "1 carrier"


def test_greyfire_mutagen() -> None:
    """For a tactical action Yin has no faction abilities and no faction technologies."""
    game = play("A:sol B:yin", LANDING, notes={A: "greyfire_mutagen-1"}, goods={B: 9}, techs={B: "yin_spinner"})
    drive(game, "A activate:26", "A use:greyfire_mutagen-1")
    assert not game.table.has(B, "indoctrination")
    assert not game.table.has(B, "yin_spinner")
    drive(game, "A all", "A land:lodor:2")
    assert "use:indoctrination" not in options(game, B)
    assert len(game.table.notes[B]) == 5


def test_greyfire_wears_off() -> None:
    """After the action everything is there again."""
    game = play("A:sol B:yin", {"A 27": "1 cruiser"}, notes={A: "greyfire_mutagen-1"})
    pass_all(drive(game, "A activate:26", "A use:greyfire_mutagen-1", "A all"))
    assert game.table.has(B, "indoctrination")
    assert table_of("B:yin").has(B, "van_hauge")


@pytest.mark.rule("TI-38.3")
def test_van_hauge_outside_of_a_combat() -> None:
    """A space cannon destroys it: all ships go, and everything aboard, of other players as well."""
    board = {"A 27": "1 flagship-damaged 1 carrier 2 infantry", "B 26": "1 carrier 2 infantry", "B lodor": "1 pds"}
    game = play("A:yin", board, dice=[(10,)])
    drive(game, "A activate:26", "A all", "B fire", "A lose:flagship-damaged:1")
    for seat, letter in ((A, "A"), (B, "B")):
        if "auto" in options(game, seat):
            drive(game, f"{letter} auto")
    assert units(game, "A 26") == units(game, "B 26") == ""


def test_fighters_do_not_listen() -> None:
    """Against fighters of the Matriarch alone nobody can be indoctrinated."""
    board = {"A 27": "1 flagship 2 fighter 1 infantry", "B lodor": "2 infantry"}
    for landed, preaches in (("A land:lodor:2:fighter", False), ("A land:lodor:1", True)):
        game = play("A:naalu B:yin", board, stop="ground-end")
        drive(game, "A activate:26", "A all", landed, "A done")
        assert ("use:indoctrination" in options(game, B)) is preaches
