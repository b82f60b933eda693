"""When what happens in a combat: TI-34.3b, TI-34.5, TI-35.2 to TI-35.9, TI-41.1a, TI-41.4, TI-44, TI-52.4a, TI-8.1c."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, owner, play, table_of, units

from cosmodrome.games.twilight_imperium.combat import ground, volley
from cosmodrome.games.twilight_imperium.data.units import Dice
from cosmodrome.games.twilight_imperium.index import EMPTY, INFANTRY, PLANET
from cosmodrome.kernel import Game

PLAIN = "A:hacan B:sol"


def told(game: Game, *keys: str) -> list[dict[str, Any]]:
    """The events of these kinds, in order."""
    return [event for event in game.events(None) if event["key"] in keys]


def rolls(game: Game) -> list[tuple[int, str]]:
    """Who rolled for what, in order; what was rolled again says so."""
    return [(event["seat"], event.get("why", event["key"])) for event in told(game, "rolled", "rerolled")]


# ---- start and end ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-35.2")
def test_what_comes_before_a_combat_comes_right_before_the_barrage() -> None:
    """The Mentak ambush rolls first, then the destroyers' barrage, then the combat rolls."""
    game = play(
        "A:mentak B:sol", {"A 27": "1 destroyer", "B 26": "1 carrier 2 fighter"}, dice=[(1,), (1, 1), (1,), (1,) * 3]
    )
    drive(game, "A activate:26", "A all", "A use:ambush")
    assert rolls(game)[:3] == [(A, "ambush"), (A, "barrage"), (A, "combat")]


@pytest.mark.rule("TI-35.2a")
def test_the_combat_and_its_first_round_start_together() -> None:
    """Ambush (start of the combat) and Morale Boost (start of a round) are one moment; in round 2 only the latter."""
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser"}
    game = play("A:mentak B:sol", board, hands={A: "morale_boost"}, dice=[(1,), (1,), (1,), (1,), (1,), (1,)])
    drive(game, "A activate:26", "A all")
    assert [each for each in options(game, A) if each != "pass"] == ["use:ambush", "use:morale_boost"]
    drive(game, "A pass")
    assert game.table.combat_round == 2
    assert [each for each in options(game, A) if each != "pass"] == ["use:morale_boost"]


@pytest.mark.rule("TI-35.2b", "TI-35.9a")
def test_the_combat_and_its_last_round_end_together() -> None:
    """What is used at the end of a round is used before the combat is over, also in the last round."""
    board = {"A 27": "1 dreadnought-damaged 1 cruiser", "B 26": "1 cruiser"}
    game = play(PLAIN, board, hands={A: "emergency_repairs"}, dice=[(10, 10), (1,)])
    drive(game, "A activate:26", "A all", "A pass", "A use:emergency_repairs")
    assert units(game, "A 26") == "1 cruiser, 1 dreadnought"
    keys = [event["key"] for event in told(game, "destroyed", "mended", "combat-over")]
    assert keys == ["destroyed", "mended", "combat-over"]
    assert rolls(game) == [(A, "combat"), (B, "combat")]


@pytest.mark.rule("TI-35.8")
def test_the_round_ends_after_its_retreats() -> None:
    """Emergency Repairs, at the end of a round, comes when the defender has left, and before the combat is over."""
    board = {"A 27": "1 dreadnought-damaged", "B 26": "1 cruiser", "B qucenn": "1 infantry"}
    game = play(PLAIN, board, hands={A: "emergency_repairs"}, dice=[(1,), (1,)])
    drive(game, "A activate:26", "A all", "A pass", "B retreat")
    assert units(game, "B 29") == "1 cruiser"
    drive(game, "A use:emergency_repairs")
    assert units(game, "A 26") == "1 dreadnought"
    keys = [event["key"] for event in told(game, "token", "mended", "combat-over")]
    assert keys == ["token", "mended", "combat-over"]


@pytest.mark.rule("TI-35.10")
def test_who_has_won_is_told_before_what_the_winner_does_then() -> None:
    """Salvage comes after the win."""
    board = {"A 27": "1 cruiser", "B 26": "1 carrier"}
    game = play(PLAIN, board, hands={A: "salvage"}, commodities={B: 1}, dice=[(10,), (1,)])
    drive(game, "A activate:26", "A all", "A use:salvage")
    keys = [event["key"] for event in told(game, "combat-over", "played", "paid")]
    assert keys == ["combat-over", "played", "paid"]


@pytest.mark.rule("TI-41.4a")
def test_a_ground_combat_and_its_first_round_start_together() -> None:
    """Indoctrination (start of the combat) and Morale Boost (start of a round) are one moment; then only the latter."""
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "2 infantry"}
    game = play("A:yin B:sol", board, hands={A: "morale_boost"}, goods={A: 2}, dice=[(1, 1), (1, 1)])
    drive(game, "A activate:26", "A all", "A land:lodor:2")
    assert [each for each in options(game, A) if each != "pass"] == ["use:indoctrination", "use:morale_boost"]
    drive(game, "A pass")
    assert game.table.combat_round == 2
    assert [each for each in options(game, A) if each != "pass"] == ["use:morale_boost"]


@pytest.mark.rule("TI-41.4b")
def test_a_ground_combat_and_its_last_round_end_together() -> None:
    """Emergency Repairs at the end of the round that has decided it, before the combat is over."""
    board = {"A 27": "1 dreadnought-damaged 1 carrier 1 infantry", "B lodor": "1 infantry 1 pds"}
    game = play(PLAIN, board, hands={A: "emergency_repairs"}, dice=[(8,), (1,)])
    drive(game, "A activate:26", "A all", "B hold", "A land:lodor:1", "B hold", "A pass", "A use:emergency_repairs")
    assert owner(game, "lodor") == A
    keys = [event["key"] for event in told(game, "destroyed", "mended", "combat-over")]
    assert keys[:3] == ["destroyed", "mended", "combat-over"]


@pytest.mark.rule("TI-35.3c")
def test_there_is_a_barrage_even_without_fighters() -> None:
    """The destroyer rolls, and nothing is hit."""
    game = play(PLAIN, {"A 27": "1 destroyer", "B 26": "1 cruiser"}, dice=[(10, 10), (10,), (1,)])
    drive(game, "A activate:26", "A all")
    assert rolls(game)[:2] == [(A, "barrage"), (A, "combat")]
    assert [event["unit"] for event in told(game, "destroyed")] == ["cruiser"]


# ---- rolling ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-35.5e", "TI-35.5f", "TI-44.3")
def test_a_player_rerolls_right_after_the_roll_and_the_attacker_before_the_defender_rolls() -> None:
    """Letnev paid for rerolls on both sides would be asked one after the other; here the attacker is."""
    game = play("A:letnev B:sol", {"A 27": "1 cruiser", "B 26": "1 cruiser"}, goods={A: 2}, dice=[(1,), (10,), (1,)])
    drive(game, "A activate:26", "A all", "A use:munitions_reserves")
    assert asked(game) == [(A, "reroll")]
    assert rolls(game) == [(A, "combat")]
    drive(game, "A auto")
    assert rolls(game) == [(A, "combat"), (A, "rerolled"), (B, "combat")]
    assert units(game, "B 26") == ""


@pytest.mark.rule("TI-35.5e")
def test_what_is_added_counts_for_the_rerolled_die_as_well() -> None:
    """Morale Boost and a reroll: the cruiser hits with 6."""
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser"}
    game = play("A:letnev B:sol", board, goods={A: 2}, hands={A: "morale_boost"}, dice=[(5,), (6,), (1,)])
    drive(game, "A activate:26", "A all", "A use:morale_boost", "A use:munitions_reserves", "A auto")
    assert units(game, "B 26") == ""


@pytest.mark.rule("TI-44.1")
def test_a_new_result_replaces_the_old_one() -> None:
    """A hit that is rolled again and misses is no hit."""
    game = play("A:letnev B:sol", {"A 27": "1 cruiser", "B 26": "1 cruiser"}, goods={A: 2}, dice=[(10,), (2,), (10,)])
    drive(game, "A activate:26", "A all", "A use:munitions_reserves", "A reroll:10")
    assert (units(game, "A 26"), units(game, "B 26")) == ("", "1 cruiser")


@pytest.mark.rule("TI-44.2")
def test_an_ability_rerolls_a_die_once_and_another_ability_once_more() -> None:
    """Munitions Reserves offers the die no second time; the Crown of Thalnos may roll it again."""
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser"}
    game = play("A:letnev B:sol", board, goods={A: 4}, laws="the_crown_of_thalnos:A", dice=[(1,), (2,), (10,), (1,)])
    drive(game, "A activate:26", "A all", "A use:munitions_reserves", "A auto")
    assert (A, "reroll") not in asked(game)
    assert [each for each in options(game, A) if each != "pass"] == ["use:the_crown_of_thalnos"]
    drive(game, "A use:the_crown_of_thalnos", "A auto")
    assert rolls(game) == [(A, "combat"), (A, "rerolled"), (A, "rerolled"), (B, "combat")]
    assert units(game, "B 26") == ""


@pytest.mark.rule("TI-44.3")
def test_rerolls_come_before_anything_else_that_answers_a_roll() -> None:
    """Munitions Reserves first; only then the moment after the roll, in which the Crown of Thalnos is used."""
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser"}
    game = play("A:letnev B:sol", board, goods={A: 2}, laws="the_crown_of_thalnos:A", dice=[(1,), (2,), (3,), (1,)])
    drive(game, "A activate:26", "A all", "A use:munitions_reserves")
    assert asked(game) == [(A, "reroll")]
    drive(game, "A done")
    assert options(game, A) == ["pass", "use:the_crown_of_thalnos"]


@pytest.mark.plain
@pytest.mark.rule("TI-41.1a")
def test_a_ground_force_with_several_bursts_rolls_as_many_dice() -> None:
    """Infantry has one burst; no sheet of the box has more, so two are drawn on it here."""
    side = copy(table_of("A:sol").side(A))
    assert [batch.dice for batch in volley(side, ground(3), EMPTY, space=False)] == [3]
    twice = replace(side.units[INFANTRY], combat=Dice(8, 2))
    side.units = (*side.units[:INFANTRY], twice, *side.units[INFANTRY + 1 :])
    assert [batch.dice for batch in volley(side, ground(3), EMPTY, space=False)] == [6]


# ---- unit abilities --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-34.3b")
def test_a_space_cannon_has_a_least_result_and_a_number_of_dice() -> None:
    """The flagship of Xxcha fires at 5 with three dice, a PDS at 6 with one."""
    board = {"A 27": "4 cruiser", "B 26": "1 flagship", "B lodor": "1 infantry 1 pds"}
    game = play("A:hacan B:xxcha", board, dice=[(6, 5, 4, 10), (1,)], stop="combat", pools={A: (3, 4, 2)})
    drive(game, "A activate:26", "A all", "B fire")
    rolled = told(game, "rolled")[0]
    assert rolled["dice"] == [6, 5, 4, 10]
    assert rolled["units"] == ["pds", "flagship", "flagship", "flagship"]
    game = play("A:hacan B:xxcha", board, dice=[(5, 5, 4, 4)], stop="combat", pools={A: (3, 4, 2)})
    drive(game, "A activate:26", "A all", "B fire")
    assert units(game, "A 26") == "3 cruiser"


@pytest.mark.rule("TI-34.5")
def test_the_target_chooses_which_ship_a_space_cannon_destroys() -> None:
    """One for each hit, among those in the active system."""
    board = {"A 27": "1 cruiser 1 carrier", "A 18": "1 destroyer", "B lodor": "1 infantry 2 pds"}
    game = play(PLAIN, board, dice=[(6, 1)])
    drive(game, "A activate:26", "A fleet:27", "A done", "B fire")
    assert options(game, A) == ["auto", "lose:cruiser:1", "lose:carrier:1"]
    drive(game, "A lose:carrier:1")
    assert (units(game, "A 26"), units(game, "A 18")) == ("1 cruiser", "1 destroyer")


@pytest.mark.rule("TI-52.4a")
def test_a_ship_cannot_cancel_hits_that_it_could_not_take() -> None:
    """A dreadnought does not save fighters from a barrage."""
    board = {"A 27": "1 destroyer", "B 26": "1 dreadnought 1 fighter"}
    game = play(PLAIN, board, dice=[(10, 1), (1,), (10,)], stop="combat-end")
    drive(game, "A activate:26", "A all")
    assert units(game, "B 26") == "1 dreadnought"
    assert [event["unit"] for event in told(game, "destroyed")] == ["fighter", "destroyer"]
    assert not told(game, "sustained")


@pytest.mark.rule("TI-8.1c")
@pytest.mark.parametrize(
    "text, die, left", [("A:jol_nar B:sol", 5, "2 infantry"), ("A:sardakk_norr B:sol", 3, "3 infantry")]
)
def test_what_changes_combat_rolls_does_not_touch_bombardment(text: str, die: int, left: str) -> None:
    """Jol-Nar's -1 takes no hit away, Sardakk's +1 adds none (their exotriremes bombard at 4 with two dice)."""
    game = play(
        text, {"A 27": "1 dreadnought", "B lodor": "3 infantry"}, dice=[(die,) if "jol" in text else (die, die)]
    )
    drive(game, "A activate:26", "A all", "A auto")
    assert units(game, "B lodor") == left


@pytest.mark.rule("TI-34.2")
def test_cannons_fire_clockwise_from_the_active_player() -> None:
    """B's turn: first B at A's ships, then C, then A."""
    board = {"B 27": "2 cruiser", "B starpoint": "1 pds", "A 26": "2 cruiser", "A lodor": "1 pds", "C qucenn": "1 pds"}
    techs = {A: "pds_2", B: "pds_2", C: "pds_2"}
    game = play("A:hacan B:sol C:yin", board, techs=techs, active=B, stop="combat")
    drive(game, "B activate:26", "B all")
    order = []
    while asked(game):
        ((seat, key),) = asked(game)
        assert key == "space-cannon"
        order.append(seat)
        game.answer(seat, "hold")
    assert order == [B, C, A]


@pytest.mark.rule("TI-34.2", "TI-34.4")
def test_the_active_player_fires_first_in_every_action() -> None:
    """Also after an action of A in which ships have moved and nobody could fire."""
    board = {"A 27": "1 cruiser", "B lodor": "1 infantry 1 pds", "C 26": "1 cruiser"}
    game = play("A:hacan B:sol C:letnev", board, stop="")
    drive(game, "A activate:30", "A all", "B activate:26")
    assert asked(game) == [(B, "space-cannon")]


@pytest.mark.rule("TI-34.5b")
def test_the_active_player_fires_at_one_of_two_others() -> None:
    """B and C both have ships there; the hits are C's alone."""
    board = {"A lodor": "1 infantry 1 pds", "B 26": "1 cruiser", "C 26": "1 cruiser"}
    game = play("A:hacan B:sol C:yin", board, dice=[(6,)], stop="combat")
    drive(game, "A activate:26", "A fire")
    assert options(game, A) == ["player:1", "player:2"]
    drive(game, "A player:2")
    assert (units(game, "B 26"), units(game, "C 26")) == ("1 cruiser", "")


@pytest.mark.rule("TI-11.3a", "TI-34.8a")
def test_the_active_player_says_where_space_cannons_fire_first() -> None:
    """Landings on two planets with PDS: one planet after the other."""
    board = {"A 26": "1 carrier 4 infantry", "B new_albion": "1 infantry 1 pds", "B starpoint": "1 infantry 1 pds"}
    game = play(PLAIN, board, dice=[(6,), (1,)], stop="ground")
    drive(game, "A activate:27", "A all", "B hold", "A land:new_albion:2", "A land:starpoint:2")
    assert asked(game) == [(A, "cannon-order")]
    assert options(game, A) == ["planet:new_albion", "planet:starpoint"]
    drive(game, "A planet:starpoint", "B fire", "B fire")
    assert [event["planet"] for event in told(game, "destroyed")] == ["starpoint"]
    assert (game.table.landed[PLANET["new_albion"]], game.table.landed[PLANET["starpoint"]]) == (2, 1)
