"""Gravity rifts on the way, TI-12: the rift 41 lies between 27 and 28."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, drive, options, pass_all, play, units

from cosmodrome.kernel import Game

BOARD = {"A 41": "1 carrier", "A new_albion": "2 infantry"}


def fetch(dice: tuple[int, ...]) -> Game:
    """A carrier (move 1) leaves the rift for 27, takes the infantry there aboard, and comes to 28 through the rift."""
    game = play("A:hacan", BOARD, dice=[dice])
    return drive(game, "A activate:28", "A ship:41:carrier:1", "A load:new_albion:infantry:2", "A done")


@pytest.mark.rule("TI-12.3")
def test_a_rift_helps_and_threatens_a_ship_each_time() -> None:
    """Twice out of it: two steps more than the move value, and two dice."""
    game = drive(fetch((4, 4)), "A done")
    assert units(game, "A 28") == "1 carrier, 2 infantry"
    assert [event["dice"] for event in game.events(None) if event["key"] == "rift"] == [[4, 4]]


@pytest.mark.rule("TI-12.3", "TI-12.2b")
def test_the_second_time_it_takes_those_aboard_as_well() -> None:
    """The carrier is lost with the infantry."""
    game = fetch((4, 3))
    assert (units(game, "A 28"), units(game, "A 41"), units(game, "A new_albion")) == ("", "", "")


@pytest.mark.rule("TI-12.2", "TI-12.2b")
def test_who_is_not_yet_aboard_is_not_lost() -> None:
    """The carrier does not get out of the rift, and the infantry waits in vain."""
    game = fetch((3, 4))
    assert (units(game, "A 28"), units(game, "A 41")) == ("", "")
    assert units(game, "A new_albion") == "2 infantry"


@pytest.mark.rule("TI-12.2")
def test_who_fetches_something_in_a_rift_rolls_for_it() -> None:
    """A carrier comes by the rift from 28 to 27, for two fighters of another one there."""
    game = play("A:hacan", {"A 28": "1 carrier", "A 41": "1 carrier 2 fighter"}, dice=[(4,)])
    drive(game, "A activate:27", "A ship:28:carrier:1")
    assert "load:41:fighter:2" in options(game, A)
    drive(game, "A load:41:fighter:2", "A done")
    assert units(game, "A 27") == "2 fighter, 1 carrier"
    assert [len(event["dice"]) for event in game.events(None) if event["key"] == "rift"] == [1]


# ---- leaving a rift that is fought over ------------------------------------------------------------------------------

BATTLE = {"A 27": "1 cruiser", "B 41": "1 carrier 2 fighter 1 infantry", "B tequran": "1 infantry"}
MISSES = [(1,), (1, 1, 1)]


def retreat(*dice: int) -> Game:
    """B retreats from the rift to 28."""
    game = play("A:hacan B:sol", BATTLE, dice=[*MISSES, dice])
    return drive(game, "A activate:41", "A all", "B retreat")


@pytest.mark.rule("TI-12.2", "TI-12.2a")
def test_who_retreats_from_a_rift_rolls_for_each_ship() -> None:
    """One die for the carrier, none for those aboard."""
    game = retreat(4)
    assert units(game, "B 28") == "2 fighter, 1 carrier, 1 infantry"
    assert [event["dice"] for event in game.events(None) if event["key"] == "rift"] == [[4]]


@pytest.mark.rule("TI-12.2b", "TI-35.7d")
def test_a_rift_takes_who_retreats_with_all_aboard() -> None:
    """Nobody arrives, and no command token is placed."""
    game = retreat(3)
    assert (units(game, "B 28"), units(game, "B 41")) == ("", "")
    assert not game.table.tokens[B] >> 28 & 1


@pytest.mark.rule("TI-12.2")
def test_a_skilled_retreat_from_a_rift_is_rolled_for() -> None:
    """One of two cruisers is lost."""
    board = {"A 27": "1 cruiser", "B 41": "2 cruiser"}
    game = play("A:hacan B:sol", board, hands={B: "skilled_retreat"}, dice=[(3, 4)])
    drive(game, "A activate:41", "A all", "B use:skilled_retreat", "B to:28")
    pass_all(game)
    assert (units(game, "B 28"), units(game, "B 41")) == ("1 cruiser", "")


@pytest.mark.rule("TI-12.2")
def test_foresight_does_not_spare_ships_the_rift() -> None:
    """Fighters that no ship carries roll for themselves (TI-R40)."""
    board = {"A 27": "1 cruiser", "B 41": "1 cruiser 1 fighter"}
    game = play("A:hacan B:naalu", board, dice=[(10, 1)])
    drive(game, "A activate:41", "A all", "B use:foresight", "B to:28")
    pass_all(game)
    assert units(game, "B 41") == ""
    assert units(game, "B 28") == "1 cruiser"


@pytest.mark.rule("TI-12.2")
def test_gravity_drive_leads_one_ship_around_a_rift() -> None:
    """TI-R13: two cruisers pass the rift on their way; with Gravity Drive one of them goes the longer way."""
    board = {"A 30": "2 cruiser"}
    game = play("A:hacan", board, techs={A: "gravity_drive"}, dice=[(10,)], stop="cannon")
    assert rolled(drive(game, "A activate:28", "A all")) == 1
    plain = play("A:hacan", board, dice=[(10, 10)], stop="cannon")
    assert rolled(drive(plain, "A activate:28", "A all")) == 2


def rolled(game: Game) -> int:
    """How many dice were rolled for rifts."""
    return sum(len(event["dice"]) for event in game.events(None) if event["key"] == "rift")
