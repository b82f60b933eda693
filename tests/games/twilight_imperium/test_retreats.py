"""Retreats in detail, TI-35.4, TI-35.7, TI-35.8: who announces, when it happens, what lies in the new system."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, asked, drive, options, play, units

from cosmodrome.kernel import Game

BOTH = {"A 27": "1 cruiser", "A starpoint": "1 infantry", "B 26": "1 cruiser", "B qucenn": "1 infantry"}
MISS = (1,)


def battle(board: dict[str, str], dice: list[tuple[int, ...]], *script: str, **fields: Any) -> Game:
    """A attacks 26 from 27; both have planets to retreat to."""
    return drive(play("A:hacan B:sol", board, dice=dice, **fields), "A activate:26", "A all", *script)


@pytest.mark.rule("TI-35.4")
def test_the_attacker_may_announce_if_the_defender_stays() -> None:
    """B is asked first."""
    game = battle(BOTH, [MISS, MISS])
    assert asked(game) == [(B, "retreat")]
    drive(game, "B stay")
    assert asked(game) == [(A, "retreat")]
    drive(game, "A retreat")
    assert units(game, "A 27") == "1 cruiser"
    assert units(game, "B 26") == "1 cruiser"


@pytest.mark.rule("TI-35.4a")
def test_who_has_announced_still_fights_the_round() -> None:
    """B's cruiser rolls, and is hit before it could leave."""
    game = battle(BOTH, [(10,), MISS], "B retreat")
    assert (units(game, "B 26"), units(game, "B 29")) == ("", "")
    assert [event["seat"] for event in game.events(None) if event["key"] == "rolled"] == [A, B]


@pytest.mark.rule("TI-35.8")
def test_a_further_round_begins_with_announcing() -> None:
    """Nobody was hit: both are asked again, and there is no barrage."""
    game = battle({**BOTH, "A 27": "1 destroyer"}, [(1, 1), MISS, MISS], "B stay", "A stay")
    assert game.table.combat_round == 2
    assert asked(game) == [(B, "retreat")]


@pytest.mark.rule("TI-35.7")
def test_who_has_announced_must_retreat_and_may_choose_where_to() -> None:
    """There is no staying any more."""
    game = battle({**BOTH, "B bereg": "1 infantry"}, [MISS, MISS], "B retreat")
    assert options(game, B) == ["to:29", "to:35"]
    drive(game, "B to:35")
    assert units(game, "B 35") == "1 cruiser"


@pytest.mark.rule("TI-35.7")
def test_without_a_place_left_the_ships_stay_and_fight_on() -> None:
    """The carrier with the fighters was the only one that could move."""
    board = {**BOTH, "B 26": "1 carrier 1 fighter", "B lodor": "1 space_dock", "A 27": "2 cruiser"}
    game = battle(board, [(10, 1), (1, 1), (10, 10), (1,)], "B retreat", "B lose:carrier:1", "A stay")
    assert [event["unit"] for event in game.events(None) if event["key"] == "destroyed"] == ["carrier", "fighter"]
    assert not [event for event in game.events(None) if event["key"] == "moved" and event["seat"] == B]


@pytest.mark.rule("TI-35.7b")
def test_the_player_says_who_finds_no_room_in_a_retreat() -> None:
    """A carrier of Sol takes six of eight: two infantry stay behind rather than fighters."""
    board = {**BOTH, "B 26": "1 carrier 4 fighter 4 infantry"}
    game = battle(board, [MISS, (1,) * 5], "B retreat")
    assert asked(game) == [(B, "remove")]
    drive(game, "B remove:infantry:2")
    assert units(game, "B 29") == "4 fighter, 1 carrier, 2 infantry"
    assert units(game, "B 26") == ""


@pytest.mark.rule("TI-35.7b")
def test_fighters_that_fly_by_themselves_retreat_alone() -> None:
    """All ships with a move value can retreat; fighters without one have nobody to carry them."""
    board = {**BOTH, "B 26": "1 fighter"}
    game = battle(board, [MISS, MISS], "B retreat", techs={B: "fighter_2"})
    assert units(game, "B 29") == "1 fighter"
    game = play("A:hacan B:sol", {**BOTH, "B 26": "1 fighter", "B lodor": "1 space_dock"}, dice=[MISS, MISS])
    drive(game, "A activate:26", "A all")
    assert asked(game) == [(A, "retreat")]


@pytest.mark.rule("TI-38.3")
def test_fighters_that_fly_by_themselves_are_not_removed_for_infantry() -> None:
    """The carrier is lost; the infantry goes, and the fighters stay as ships."""
    board = {"A 27": "1 cruiser", "B 26": "1 carrier 2 fighter 2 infantry"}
    dice = [(10,), (1, 1, 1), (1,), (10, 1)]
    game = battle(board, dice, "B lose:carrier:1", techs={B: "fighter_2"}, pools={B: (3, 3, 2)})
    assert units(game, "B 26") == "2 fighter"


@pytest.mark.rule("TI-35.7d")
def test_the_token_comes_from_a_pool_if_none_is_left() -> None:
    """B has all sixteen on the sheet and takes one from a pool of choice."""
    game = battle(BOTH, [MISS, MISS], "B retreat", pools={B: (6, 6, 4)})
    assert asked(game) == [(B, "token-from")]
    drive(game, "B pool:strategy:1")
    assert (game.table.strategy[B], game.table.tokens[B]) == (3, 1 << 29)


@pytest.mark.rule("TI-35.7d", "TI-18.6")
def test_no_second_token_comes_to_a_system() -> None:
    """One of B's lies there already."""
    game = battle(BOTH, [MISS, MISS], "B retreat", tokens={B: (29,)}, pools={B: (3, 3, 2)})
    assert units(game, "B 29") == "1 cruiser"
    assert game.table.tokens[B] == 1 << 29
    assert game.table.reinforcements(B) == 16 - 8 - 1


@pytest.mark.rule("TI-19.1", "TI-35.3")
def test_both_sides_fire_their_barrage_at_the_same_time() -> None:
    """Fighters that are hit were there when the other side rolled; neither barrage is lost."""
    board = {"A 27": "1 destroyer 1 carrier 1 fighter", "B 26": "1 destroyer 1 carrier 1 fighter"}
    game = battle(board, [(9, 1), (9, 1), (1,) * 2, (1,) * 2], stop="combat-after")
    lost = [(event["seat"], event["unit"]) for event in game.events(None) if event["key"] == "destroyed"]
    assert sorted(lost) == [(A, "fighter"), (B, "fighter")]


# ---- ground forces on the planets of the system ----------------------------------------------------------------------

GARRISON = {"A 27": "1 cruiser", "B 26": "1 carrier 2 fighter", "B lodor": "3 infantry", "B qucenn": "1 infantry"}


@pytest.mark.rule("TI-46.0a")
def test_ships_that_retreat_take_ground_forces_along_from_planets() -> None:
    """Two of the three find room beside the fighters."""
    game = battle(GARRISON, [MISS, (1, 1, 1)], "B retreat", "B load:lodor:infantry:2", "B done")
    assert units(game, "B 29") == "2 fighter, 1 carrier, 2 infantry"
    assert units(game, "B lodor") == "1 infantry"


@pytest.mark.rule("TI-46.0a", "TI-35.7b")
def test_fighters_make_room_for_ground_forces() -> None:
    """A carrier of Sol holds six: with three infantry aboard one of four fighters stays behind, and is removed."""
    game = battle({**GARRISON, "B 26": "1 carrier 4 fighter"}, [MISS, (1,) * 5], "B retreat", "B load:lodor:infantry:3")
    assert asked(game) == [(B, "remove")]
    drive(game, "B remove:fighter:1")
    assert units(game, "B 29") == "3 fighter, 1 carrier, 3 infantry"
    assert units(game, "B 26") == ""


@pytest.mark.rule("TI-46.0")
def test_ships_without_room_are_not_asked() -> None:
    """A cruiser carries nobody."""
    game = battle({**GARRISON, "B 26": "1 cruiser"}, [MISS, MISS], "B retreat")
    assert units(game, "B 29") == "1 cruiser"
    assert asked(game) != [(B, "retreat-load")]
