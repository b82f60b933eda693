"""Bombardment, landing, ground combat, control, custodians, production, blockade."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, owner, play, units

from cosmodrome.games.twilight_imperium.index import PLANET
from cosmodrome.kernel import seats_of

PLAIN = "A:hacan B:letnev"


def told(game: object, key: str) -> list[dict[str, object]]:
    """The events of a kind."""
    return [event for event in game.events(None) if event["key"] == key]  # type: ignore[attr-defined]


@pytest.mark.rule("TI-11.2")
def test_who_lands_everybody_begins_where_least_stand() -> None:
    """One infantry for two planets goes to the empty one, and nobody else lands."""
    game = play(PLAIN, {"A 26": "1 carrier 1 infantry", "B qucenn": "1 infantry", "B rarron": "own"})
    drive(game, "A activate:29", "A all", "A all")
    assert [event["planet"] for event in told(game, "landed")] == ["rarron"]
    assert (owner(game, "qucenn"), owner(game, "rarron")) == (B, A)


# ---- bombardment -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-8.0", "TI-8.1", "TI-8.1b", "TI-8.2", "TI-11.1")
def test_bombardment_destroys_ground_forces() -> None:
    """A dreadnought hits with 5."""
    game = play(PLAIN, {"A 27": "2 dreadnought", "B lodor": "3 infantry"}, dice=[(5, 4)])
    drive(game, "A activate:26", "A all", "A auto")
    assert units(game, "B lodor") == "2 infantry"


@pytest.mark.rule("TI-8.2a")
def test_bombardment_hits_beyond_the_ground_forces_are_lost() -> None:
    """Two hits, one infantry."""
    game = play(PLAIN, {"A 27": "2 dreadnought", "B lodor": "1 infantry"}, dice=[(10, 10)])
    drive(game, "A activate:26", "A all", "A auto")
    assert owner(game, "lodor") == B
    assert units(game, "B lodor") == ""


@pytest.mark.rule("TI-8.1f", "TI-48.0")
def test_a_planetary_shield_prevents_bombardment() -> None:
    """A PDS on the planet."""
    game = play(PLAIN, {"A 27": "1 dreadnought", "B lodor": "1 infantry 1 pds"})
    drive(game, "A activate:26", "A all", "B hold")
    assert not told(game, "rolled")


@pytest.mark.rule("TI-48.3", "TI-48.3b")
def test_a_war_sun_lifts_the_shields_in_its_system() -> None:
    """It can bombard."""
    game = play(PLAIN, {"A 27": "1 war_sun", "B lodor": "3 infantry 1 pds"}, techs={A: "war_sun"}, dice=[(3, 3, 2)])
    drive(game, "A activate:26", "A all", "B hold", "A auto")
    assert units(game, "B lodor") == "1 infantry, 1 pds"


@pytest.mark.rule("TI-8.1d")
def test_targets_are_declared_before_any_die_is_rolled() -> None:
    """Two planets, two dreadnoughts."""
    board = {"A 26": "2 dreadnought", "B new_albion": "2 infantry", "B starpoint": "2 infantry"}
    game = play(PLAIN, board, dice=[(10,), (10,)])
    drive(game, "A activate:27", "A all", "A bombard:new_albion:dreadnought:1")
    assert not told(game, "rolled")
    drive(game, "A bombard:starpoint:dreadnought:1")
    assert (units(game, "B new_albion"), units(game, "B starpoint")) == ("1 infantry", "1 infantry")


# ---- landing and ground combat ---------------------------------------------------------------------------------------


@pytest.mark.rule("TI-11.0", "TI-11.2", "TI-11.2a", "TI-46.4", "TI-77.4", "TI-11.5", "TI-32.1", "TI-32.1a", "TI-11.5b")
def test_landing_on_a_free_planet_takes_it_exhausted() -> None:
    """The first controller takes the card from the deck."""
    game = play(PLAIN, {"A 27": "1 carrier 2 infantry"})
    drive(game, "A activate:26", "A all", "A land:lodor:2")
    assert owner(game, "lodor") == A
    assert not game.table.is_ready(PLANET["lodor"])
    assert units(game, "A lodor") == "2 infantry"


@pytest.mark.rule("TI-11.2c")
def test_nobody_has_to_land() -> None:
    """Then production follows at once, without cannons or a fight."""
    board = {"A 26": "1 carrier 2 infantry", "A starpoint": "1 space_dock", "B new_albion": "1 infantry 1 pds"}
    game = play(PLAIN, board, goods={A: 3}, dice=[(1,)])
    drive(game, "A activate:27", "A all", "B hold", "A done")
    assert asked(game) == [(A, "build")]
    assert owner(game, "new_albion") == B
    assert not told(game, "rolled")


@pytest.mark.rule("TI-11.2")
def test_forces_may_land_on_several_planets() -> None:
    """One here, two there."""
    game = play(PLAIN, {"A 26": "1 carrier 3 infantry"})
    drive(game, "A activate:27", "A all", "A land:new_albion:1", "A land:starpoint:2")
    assert (units(game, "A new_albion"), units(game, "A starpoint")) == ("1 infantry", "2 infantry")


@pytest.mark.rule("TI-11.2b", "TI-11.4", "TI-41.0", "TI-41.1", "TI-41.2", "TI-41.2a", "TI-41.4", "TI-32.1b", "TI-11.5a")
def test_ground_forces_of_two_players_fight() -> None:
    """Infantry hits with 8; the winner takes the planet and the structures are destroyed."""
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "1 infantry 1 pds 1 space_dock"}
    game = play(PLAIN, board, dice=[(1,), (8, 1), (7,)])
    drive(game, "A activate:26", "A all", "B hold", "A land:lodor:2", "B fire")
    assert owner(game, "lodor") == A
    assert units(game, "A lodor") == "2 infantry"
    assert game.table.reserve[B * 14 + 13] == 6


@pytest.mark.rule("TI-41.3")
def test_a_ground_combat_goes_on_in_rounds() -> None:
    """Nobody hit: another round."""
    game = play(PLAIN, {"A 27": "1 carrier 1 infantry", "B lodor": "1 infantry"}, dice=[(1,), (1,), (8,), (1,)])
    drive(game, "A activate:26", "A all", "A land:lodor:1")
    assert owner(game, "lodor") == A


@pytest.mark.rule("TI-11.5d", "TI-41.4d", "TI-32.4")
def test_if_all_die_the_defender_keeps_control() -> None:
    """Without units on it."""
    game = play(PLAIN, {"A 27": "1 carrier 1 infantry", "B lodor": "1 infantry"}, dice=[(8,), (8,)])
    drive(game, "A activate:26", "A all", "A land:lodor:1")
    assert owner(game, "lodor") == B
    assert units(game, "B lodor") == ""


@pytest.mark.rule("TI-41.4c", "TI-32.3")
def test_the_defender_who_has_forces_left_has_won() -> None:
    """And keeps the planet."""
    game = play(PLAIN, {"A 27": "1 carrier 1 infantry", "B lodor": "2 infantry"}, dice=[(1,), (8, 1)])
    drive(game, "A activate:26", "A all", "A land:lodor:1")
    assert owner(game, "lodor") == B
    assert told(game, "combat-over")[0]["winner"] == B


@pytest.mark.rule("TI-11.4a")
def test_several_ground_combats_are_fought_in_the_attackers_order() -> None:
    """The active player chooses the planet."""
    board = {"A 26": "1 carrier 2 infantry", "B new_albion": "1 infantry", "B starpoint": "1 infantry"}
    game = play(PLAIN, board)
    drive(game, "A activate:27", "A all", "A land:new_albion:1", "A land:starpoint:1")
    assert options(game, A) == ["planet:new_albion", "planet:starpoint"]


@pytest.mark.rule("TI-11.5c", "TI-32.2")
def test_landing_on_an_own_planet_gains_nothing() -> None:
    """It is not taken again, nor exhausted."""
    game = play(PLAIN, {"A 27": "1 carrier 1 infantry", "A lodor": "1 infantry"})
    drive(game, "A activate:26", "A all", "A land:lodor:1")
    assert units(game, "A lodor") == "2 infantry"
    assert game.table.is_ready(PLANET["lodor"])


@pytest.mark.rule("TI-11.3", "TI-34.6", "TI-34.7", "TI-34.8", "TI-34.8a")
def test_cannons_of_the_planet_fire_at_those_who_land() -> None:
    """With 6, before the ground combat."""
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "1 infantry 1 pds"}
    game = play(PLAIN, board, dice=[(6,), (1,), (8,)])
    drive(game, "A activate:26", "A all", "B hold", "A land:lodor:2", "B fire")
    assert owner(game, "lodor") == B
    assert told(game, "destroyed")[0]["count"] == 1


@pytest.mark.rule("TI-34.7a")
def test_cannons_of_other_systems_do_not_reach_a_landing() -> None:
    """Only those on the planet, even upgraded."""
    board = {"A 27": "1 carrier 2 infantry", "B bereg": "1 pds"}
    game = play(PLAIN, board, techs={B: "pds_2"})
    drive(game, "A activate:26", "A all", "B hold", "A land:lodor:2")
    assert owner(game, "lodor") == A


@pytest.mark.rule("TI-32.7", "TI-59.3")
def test_an_attached_card_stays_with_its_planet() -> None:
    """Its new controller has the values."""
    game = play(PLAIN, {"A 27": "1 carrier 2 infantry", "B lodor": "own"}, laws="senate_sanctuary:lodor")
    drive(game, "A activate:26", "A all", "A land:lodor:2")
    assert game.table.influence(PLANET["lodor"]) == 3
    assert game.view(A)["systems"] != []


# ---- custodians ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-16.1", "TI-37.1")
def test_nobody_lands_on_mecatol_rex_while_the_custodians_are_there() -> None:
    """Without six influence there is nothing to decide."""
    game = drive(
        play(PLAIN, {"A 27": "1 carrier 2 infantry"}, exhausted="hercant arretze kamdorn"),
        "A activate:18",
        "A all",
    )
    assert game.outcome is not None, "nobody is asked to land"
    assert owner(game, "mecatol_rex") == -1
    assert units(game, "A 18") == "1 carrier, 2 infantry"


@pytest.mark.rule("TI-16.2", "TI-16.3", "TI-51.4")
def test_six_influence_remove_the_custodians_for_a_point() -> None:
    """Then somebody must land there."""
    game = play(PLAIN, {"A 27": "1 carrier 2 infantry"}, goods={A: 6})
    drive(game, "A activate:18", "A all", "A remove-custodians", "A trade-good:6")
    assert game.table.points[A] == 1
    assert options(game, A) == ["land:mecatol_rex:1", "land:mecatol_rex:2"]
    drive(game, "A land:mecatol_rex:1", "A done")
    assert owner(game, "mecatol_rex") == A


@pytest.mark.rule("TI-16.2")
@pytest.mark.parametrize("goods, asks", [(5, False), (6, True)])
def test_nobody_has_to_remove_the_custodians_and_five_influence_are_not_enough(goods: int, asks: bool) -> None:
    """The token stays, nothing is paid and nobody lands."""
    game = play(PLAIN, {"A 27": "1 carrier 2 infantry"}, exhausted="hercant arretze kamdorn", goods={A: goods})
    drive(game, "A activate:18", "A all", *(["A pass"] if asks else []))
    assert game.outcome is not None, "nothing else is asked"
    assert game.table.custodians
    assert (game.table.goods[A], game.table.points[A], owner(game, "mecatol_rex")) == (goods, 0, -1)
    assert units(game, "A 18") == "1 carrier, 2 infantry"


@pytest.mark.rule("TI-16.2a")
def test_without_ground_forces_the_custodians_stay() -> None:
    """Nobody could land."""
    game = drive(play(PLAIN, {"A 27": "1 carrier"}, goods={A: 6}), "A activate:18", "A all")
    assert game.outcome is not None, "nobody is asked"
    assert game.table.custodians


# ---- production ------------------------------------------------------------------------------------------------------

HOME = "A:sol B:letnev"  # Jord has 4 resources: a dock makes 6 units there


@pytest.mark.rule("TI-5.1", "TI-61.0", "TI-61.1", "TI-77.5", "TI-77.5a")
def test_a_dock_makes_as_many_units_as_its_planet_has_resources_and_two_more() -> None:
    """Jord: six."""
    game = drive(play(HOME, goods={A: 9}), "A activate:1")
    assert asked(game) == [(A, "build")]
    drive(game, "A build:infantry:6")
    assert asked(game) == [(A, "pay")], "nothing more can be built"


@pytest.mark.rule("TI-62.1", "TI-62.2", "TI-62.1b", "TI-67.2", "TI-67.3", "TI-87.1", "TI-87.2", "TI-49.7", "TI-9.2")
def test_units_are_paid_together_with_planets_and_trade_goods() -> None:
    """A carrier and two pairs cost five: Jord's four and a trade good, which is all that is left to pay with."""
    game = play(HOME, goods={A: 2})
    drive(game, "A activate:1", "A build:carrier:1", "A build:fighter:2", "A build:infantry:2", "A done")
    assert asked(game) == [(A, "pay")]
    drive(game, "A exhaust:jord")
    assert units(game, "A 1") == "2 fighter, 1 carrier"
    assert units(game, "A jord") == "3 infantry, 1 space_dock"
    assert (game.table.goods[A], game.table.is_ready(PLANET["jord"])) == (1, False)


@pytest.mark.rule("TI-62.1a")
def test_what_is_paid_too_much_is_lost() -> None:
    """A destroyer for Jord's four resources; nobody is asked which planet pays."""
    game = drive(play(HOME), "A activate:1", "A build:destroyer:1", "A done")
    assert units(game, "A 1") == "1 destroyer"
    assert game.table.goods[A] == 0


@pytest.mark.rule("TI-61.1b", "TI-61.1c", "TI-62.2a", "TI-62.2b")
def test_each_fighter_counts_and_one_of_a_pair_costs_the_whole() -> None:
    """Three infantry cost two and count as three (TI-R26)."""
    game = drive(play(HOME), "A activate:1", "A build:infantry:2", "A build:infantry:1", "A build:destroyer:2")
    ask = game.asks[0]
    assert (ask.args["left"], ask.args["cost"]) == (1, 4)


@pytest.mark.rule("TI-61.2", "TI-61.3", "TI-62.3")
def test_ships_come_into_space_and_infantry_onto_the_planet_of_the_dock() -> None:
    """Only there, if there is one dock: Arretze and Kamdorn are not offered (TI-R7)."""
    game = play("A:hacan", {"A 16": "1 carrier"}, goods={A: 5})
    drive(game, "A activate:16")
    assert not [each for each in options(game, A) if "arretze" in each or "kamdorn" in each]
    drive(game, "A build:infantry:2", "A build:cruiser:1", "A auto")
    assert units(game, "A hercant") == "3 infantry, 1 space_dock"
    assert units(game, "A 16") == "1 cruiser, 1 carrier"


@pytest.mark.rule("TI-61.1a")
def test_several_docks_of_a_system_add_up() -> None:
    """And their infantry goes to either planet."""
    game = play("A:letnev", {"A wren_terra": "1 space_dock"}, goods={A: 9})
    drive(game, "A activate:10")
    assert game.asks[0].args["left"] == (4 + 2) + (2 + 2)
    assert "build:infantry:2:wren_terra" in options(game, A)
    assert "build:infantry:2:arc_prime" in options(game, A)


@pytest.mark.rule("TI-6.0", "TI-6.1", "TI-62.6")
def test_under_a_blockade_only_ground_forces_are_made() -> None:
    """Ships of another player are in the system (TI-R6)."""
    game = drive(play(HOME, {"B 1": "1 cruiser"}), "A activate:1")
    assert {each.split(":")[1] for each in options(game, A) if each != "done"} == {"infantry"}


@pytest.mark.rule("TI-62.5", "TI-42.3", "TI-71.1")
def test_figures_are_limited() -> None:
    """A fifth carrier does not exist."""
    board = {"A 46": "2 carrier", "A 36": "2 carrier"}
    game = drive(play(HOME, board, tokens={A: [46, 36]}, goods={A: 9}), "A activate:1", "A done")
    assert not [each for each in options(game, A) if "carrier" in each]


@pytest.mark.rule("TI-62.5a", "TI-42.3a")
def test_a_figure_may_be_taken_from_the_board_to_be_made_again() -> None:
    """From a system without an own token (TI-R5)."""
    board = {"A 26": "2 carrier", "A 36": "2 carrier"}
    game = drive(play(HOME, board, tokens={A: [36]}), "A activate:1")
    assert "build-from:carrier:26" in options(game, A)
    assert "build-from:carrier:36" not in options(game, A)
    drive(game, "A build-from:carrier:26", "A done")
    assert (units(game, "A 26"), units(game, "A 1")) == ("1 carrier", "1 carrier")


@pytest.mark.rule("TI-87.3", "TI-87.3a", "TI-87.0")
def test_structures_and_war_suns_without_technology_cannot_be_produced() -> None:
    """They have no cost."""
    game = drive(play(HOME, goods={A: 20}), "A activate:1")
    assert not [each for each in options(game, A) if "war_sun" in each or "pds" in each or "space_dock" in each]
    game = drive(play(HOME, goods={A: 20}, techs={A: "war_sun"}), "A activate:1")
    assert "build:war_sun:1" in options(game, A)


@pytest.mark.rule("TI-15.0", "TI-15.1", "TI-17.0", "TI-17.1", "TI-42.3b", "TI-62.5b")
def test_tokens_stand_in_for_fighters_and_infantry() -> None:
    """More than ten fighters and twelve infantry are no difficulty."""
    board = {"A 1": "2 carrier 7 fighter", "A jord": "11 infantry"}
    game = play(HOME, board, pools={A: (3, 4, 2)}, goods={A: 9})
    drive(game, "A activate:1", "A build:infantry:2", "A build:fighter:4", "A auto")
    assert units(game, "A jord") == "14 infantry, 1 space_dock"
    assert units(game, "A 1") == "11 fighter, 2 carrier"


@pytest.mark.rule("TI-5.4", "TI-64.4", "TI-65.1c")
def test_structures_die_when_their_planet_is_taken() -> None:
    """As soon as others stand there and no own ground forces."""
    game = play(PLAIN, {"A 27": "1 carrier 2 infantry", "B lodor": "1 space_dock"})
    drive(game, "A activate:26", "A all", "A land:lodor:2")
    assert units(game, "A lodor") == "2 infantry"
    assert game.table.reserve[B * 14 + 12] == 2


@pytest.mark.rule("TI-65.0", "TI-65.1", "TI-65.1a", "TI-65.1b", "TI-65.2", "TI-65.5", "TI-65.6", "TI-65.8", "TI-58.7")
def test_a_player_without_planets_ground_forces_and_docks_is_out() -> None:
    """The player's cards are discarded, the speaker token goes to the left."""
    game = play(
        "A:hacan B:sol",
        {"A 38": "1 carrier 4 infantry", "B 46": "1 cruiser"},
        homes=False,
        hands={B: "flank_speed"},
        speaker=B,
        stop="turn-end",
        seats=3,
    )
    drive(game, "A activate:1", "A all", "A land:jord:4")
    assert game.table.eliminated == seats_of([B])
    assert game.table.speaker == C
    assert (game.table.hands[B], game.table.cards[B], units(game, "B 46")) == ((), (), "")
