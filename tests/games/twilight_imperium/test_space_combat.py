"""Space cannon, space combat, sustain damage, retreat: TI-7, TI-19, TI-34, TI-35, TI-52, TI-80.3."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import PLAIN, A, B, C, asked, drive, fight, options, play, units

from cosmodrome.games.twilight_imperium import combat
from cosmodrome.games.twilight_imperium.index import DREADNOUGHT, EMPTY, FACTION, FIGHTER
from cosmodrome.games.twilight_imperium.sides import side_of
from cosmodrome.kernel import Game


@pytest.mark.rule("TI-35.0", "TI-77.3", "TI-4.0", "TI-20.0", "TI-63.0")
def test_ships_of_two_players_must_fight() -> None:
    """The active player is the attacker, the other the defender."""
    game = fight({"A 27": "1 cruiser", "B 26": "1 cruiser"}, [(1,), (1,)])
    assert (game.table.combat, game.table.active, game.table.foe) == ("space", A, B)


@pytest.mark.rule("TI-35.1", "TI-77.3a")
def test_without_another_fleet_there_is_no_combat() -> None:
    """The invasion step follows."""
    game = drive(play(PLAIN, {"A 27": "1 cruiser"}), "A activate:26", "A all")
    assert game.table.combat == ""


@pytest.mark.rule("TI-7.1", "TI-35.5", "TI-35.6", "TI-35.6b", "TI-81.0", "TI-35.9", "TI-43.3")
def test_a_result_of_at_least_the_combat_value_is_a_hit() -> None:
    """A cruiser hits with 7; the destroyed ship goes to the reinforcements."""
    game = fight({"A 27": "1 cruiser", "B 26": "1 cruiser"}, [(7,), (6,)])
    assert units(game, "B 26") == ""
    assert units(game, "A 26") == "1 cruiser"
    assert game.table.reserve[B * 14 + 2] == 8


@pytest.mark.rule("TI-7.2", "TI-35.5a")
def test_a_ship_with_several_bursts_rolls_several_dice() -> None:
    """A war sun rolls three."""
    game = fight({"A 27": "1 war_sun", "B 26": "3 cruiser"}, [(3, 3, 3), (1, 1, 1)], techs={A: "war_sun"})
    assert units(game, "B 26") == ""


@pytest.mark.rule("TI-35.5b", "TI-35.5d")
def test_ships_of_all_kinds_add_up_their_hits() -> None:
    """Dreadnought 5, cruiser 7, fighter 9: the lowest value first."""
    game = fight(
        {"A 27": "1 dreadnought 1 cruiser 1 carrier 1 fighter", "B 26": "4 destroyer"},
        [(1,) * 8, (5, 7, 9, 9), (1, 1, 1, 1)],
        pools={A: (3, 4, 2), B: (3, 4, 2)},
    )
    assert units(game, "B 26") == ""


@pytest.mark.rule("TI-35.8")
def test_rounds_follow_until_one_side_is_gone() -> None:
    """Nobody hit: another round."""
    game = fight({"A 27": "1 cruiser", "B 26": "1 cruiser"}, [(1,), (1,), (10,), (1,)])
    assert game.table.combat_round == 2
    assert units(game, "B 26") == ""


@pytest.mark.rule("TI-35.10")
def test_with_no_ships_left_it_is_a_draw() -> None:
    """Both hit: nobody has won."""
    game = play(PLAIN, {"A 27": "1 cruiser", "B 26": "1 cruiser"}, dice=[(10,), (10,)])
    drive(game, "A activate:26", "A all")
    over = [event for event in game.events(None) if event["key"] == "combat-over"]
    assert [event["winner"] for event in over] == [-1]


@pytest.mark.rule("TI-35.10")
def test_who_has_ships_left_has_won() -> None:
    """The defender here."""
    game = play(PLAIN, {"A 27": "1 cruiser", "B 26": "1 cruiser"}, dice=[(1,), (10,)])
    drive(game, "A activate:26", "A all")
    assert [event["winner"] for event in game.events(None) if event["key"] == "combat-over"] == [B]


# ---- barrage ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-19.0", "TI-19.1", "TI-19.1b", "TI-19.2", "TI-35.3", "TI-19.2a")
def test_barrage_destroys_fighters_in_the_first_round() -> None:
    """A destroyer rolls two dice at 9; what is too much is lost."""
    game = fight({"A 27": "2 destroyer", "B 26": "1 carrier 3 fighter"}, [(9, 9, 9, 9), (1, 1), (1,), (10, 10), (1,)])
    assert game.table.combat_round == 2
    lost = [event for event in game.events(None) if event["key"] == "destroyed"]
    assert lost[0] == {**lost[0], "seat": B, "unit": "fighter", "count": 3}


@pytest.mark.rule("TI-35.3b")
def test_there_is_no_barrage_in_later_rounds() -> None:
    """Two rounds, one barrage."""
    game = fight(
        {"A 27": "1 destroyer", "B 26": "1 carrier 1 fighter"},
        [(1, 1), (1,), (1, 1), (10,), (1, 1)],
    )
    assert [event["why"] for event in game.events(None) if event["key"] == "rolled"].count("barrage") == 1


@pytest.mark.rule("TI-35.3a")
def test_a_combat_ends_at_once_if_the_barrage_leaves_nobody() -> None:
    """Fighters alone (at a dock) are gone."""
    game = fight({"A 27": "1 destroyer", "B 26": "2 fighter", "B lodor": "1 infantry 1 space_dock"}, [(9, 10)])
    assert units(game, "B 26") == ""
    assert [event["why"] for event in game.events(None) if event["key"] == "rolled"] == ["barrage"]


@pytest.mark.rule("TI-19.1c")
def test_combat_modifiers_do_not_touch_barrage() -> None:
    """Morale Boost adds 1 to the combat roll of a destroyer, not to its barrage."""
    game = fight(
        {"A 27": "1 destroyer", "B 26": "2 fighter", "B lodor": "1 infantry 1 space_dock"},
        [(8, 8), (8,), (1, 1)],
        "A use:morale_boost",
        hands={A: "morale_boost"},
    )
    assert game.table.combat_round >= 1
    assert lost(game)[0] == (B, "fighter", 1)


def lost(game: Game) -> list[tuple[int, str, int]]:
    """What was destroyed, in order: seat, unit, count."""
    told = [event for event in game.events(None) if event["key"] == "destroyed"]
    return [(event["seat"], event["unit"], event["count"]) for event in told]


# ---- sustain damage and assigning ------------------------------------------------------------------------------------


@pytest.mark.rule("TI-52.0", "TI-52.1", "TI-35.6a")
def test_sustain_damage_cancels_a_hit_and_leaves_the_ship_damaged() -> None:
    """Before hits are assigned."""
    game = fight({"A 27": "1 cruiser", "B 26": "1 dreadnought"}, [(10,), (10,)])
    assert options(game, B)[:2] == ["auto", "sustain:dreadnought:1"]
    drive(game, "B sustain:dreadnought:1")
    assert units(game, "B 26") == "1 dreadnought-damaged"


@pytest.mark.rule("TI-52.2")
def test_a_damaged_ship_cannot_sustain_again_but_fights_on() -> None:
    """The next hit destroys it; it still rolls."""
    game = fight({"A 27": "1 cruiser", "B 26": "1 dreadnought-damaged"}, [(10,), (5,)])
    assert (units(game, "B 26"), units(game, "A 26")) == ("", "")


@pytest.mark.rule("TI-35.6", "TI-81.1")
def test_the_owner_chooses_what_a_hit_destroys() -> None:
    """A cruiser rather than the carrier; the attacker assigns first (TI-R14)."""
    game = fight({"A 27": "2 cruiser", "B 26": "1 cruiser 1 carrier"}, [(10, 1), (1, 1)])
    assert asked(game) == [(B, "hits")]
    assert options(game, B) == ["auto", "lose:cruiser:1", "lose:carrier:1"]
    drive(game, "B lose:carrier:1")
    assert lost(game)[0] == (B, "carrier", 1)


@pytest.mark.rule("TI-52.6")
def test_non_euclidean_shielding_cancels_two_hits() -> None:
    """Letnev's technology."""
    game = fight(
        {"A 27": "2 cruiser", "B 26": "1 dreadnought"},
        [(10, 10), (1,)],
        "B sustain:dreadnought:1",
        text="A:hacan B:letnev",
        techs={B: "non_euclidean_shielding"},
    )
    told = [event["key"] for event in game.events(None) if event["key"] in ("sustained", "destroyed", "rolled")]
    assert told[:4] == ["rolled", "rolled", "sustained", "rolled"]
    game = fight(
        {"A 27": "3 cruiser", "B 26": "1 dreadnought 1 cruiser"},
        [(10, 10, 10), (1, 1)],
        "B sustain:dreadnought:1",
        text="A:hacan B:letnev",
        techs={B: "non_euclidean_shielding"},
    )
    assert game.asks[0].args["hits"] == 1, "the third one is left"


@pytest.mark.rule("TI-80.3")
def test_in_a_nebula_the_defender_adds_one() -> None:
    """A cruiser hits with 6 there; the attacker does not."""
    game = play(PLAIN, {"A 18": "1 cruiser", "B 42": "1 cruiser"}, dice=[(6,), (6,)], stop="combat-end")
    drive(game, "A activate:42", "A all")
    assert units(game, "A 42") == ""
    assert units(game, "B 42") == "1 cruiser"


# ---- retreat ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-35.4", "TI-35.4b")
def test_the_defender_may_announce_first_and_then_the_attacker_cannot() -> None:
    """B has somewhere to go, so has A."""
    board = {"A 27": "2 cruiser", "A starpoint": "1 infantry", "B 26": "1 cruiser", "B qucenn": "1 infantry"}
    game = fight(board, [(1, 1), (1,)])
    assert asked(game) == [(B, "retreat")]
    drive(game, "B retreat")
    assert (A, "retreat") not in asked(game)


@pytest.mark.rule("TI-35.4c")
def test_nobody_can_announce_without_a_place_to_go() -> None:
    """An adjacent system needs own units or planets and no other ships."""
    game = fight({"A 27": "1 cruiser", "B 26": "1 cruiser"}, [(10,), (1,)])
    assert not [event for event in game.events(None) if event["key"] == "retreats"]
    assert game.outcome is not None


@pytest.mark.rule("TI-35.4a", "TI-35.7", "TI-35.7b", "TI-35.7d")
def test_after_the_round_all_ships_retreat_together_and_a_token_follows() -> None:
    """With what they can carry; fighters without room are removed."""
    board = {"A 27": "2 cruiser", "B 26": "1 cruiser 1 carrier 5 fighter 1 infantry", "B qucenn": "1 infantry"}
    game = fight(board, [(1, 1), (1,) * 7], "B retreat", "B auto", pools={B: (2, 3, 2)}, text="A:hacan B:letnev")
    assert units(game, "B 29") == "3 fighter, 1 cruiser, 1 carrier, 1 infantry"
    assert game.table.tokens[B] == 1 << 29
    assert game.table.reinforcements(B) == 16 - 7 - 1


@pytest.mark.rule("TI-35.7c")
def test_one_retreats_to_own_units_or_planets_where_no_others_are() -> None:
    """29 has a planet of B, 30 one with ships of C; nobody retreats into an anomaly (TI-R12)."""
    board = {
        "A 27": "1 cruiser",
        "B 26": "1 cruiser",
        "B qucenn": "1 infantry",
        "B mellon": "1 infantry",
        "C 30": "1 cruiser",
        "B bereg": "1 infantry",
    }
    game = fight(board, [(1,), (1,)], "B retreat")
    assert options(game, B) == ["to:29", "to:35"]


@pytest.mark.rule("TI-35.7a")
def test_nobody_retreats_from_an_empty_system() -> None:
    """If the opponent is gone the combat is over."""
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser", "B qucenn": "1 infantry"}
    game = fight(board, [(1,), (10,)], "B retreat")
    assert units(game, "B 26") == "1 cruiser"


@pytest.mark.rule("TI-35.10a", "TI-38.3c")
def test_capacity_is_checked_when_the_combat_is_over() -> None:
    """The winner removes what their ships cannot hold."""
    game = play(
        PLAIN,
        {"A 27": "1 cruiser", "B 26": "1 carrier 1 cruiser 6 fighter"},
        dice=[(10,), (1,) * 8, (1,), (10,) * 7],
    )
    drive(game, "A activate:26", "A all", "B lose:carrier:1")
    assert units(game, "B 26") == "1 cruiser"


# ---- space cannon ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-34.1", "TI-34.2", "TI-34.3", "TI-34.5a", "TI-47.6", "TI-77.2c", "TI-64.1")
def test_a_pds_fires_at_ships_that_moved_in() -> None:
    """With 6; the targeted player assigns the hit."""
    game = play(PLAIN, {"A 27": "2 cruiser", "B lodor": "1 infantry 1 pds"}, dice=[(6,)])
    drive(game, "A activate:26", "A all", "B fire")
    assert units(game, "A 26") == "1 cruiser"


@pytest.mark.rule("TI-34.1")
def test_nobody_has_to_fire() -> None:
    """Using a space cannon is optional."""
    game = drive(play(PLAIN, {"A 27": "1 cruiser", "B lodor": "1 pds"}), "A activate:26", "A all", "B hold")
    assert units(game, "A 26") == "1 cruiser"


@pytest.mark.rule("TI-34.3c", "TI-88.2")
def test_an_upgraded_pds_fires_into_adjacent_systems() -> None:
    """Also through wormholes: from 39 to 26."""
    board = {"A 27": "1 cruiser", "B bereg": "1 pds"}
    assert (B, "space-cannon") not in asked(drive(play(PLAIN, board, stop="combat"), "A activate:26", "A all"))
    game = drive(play(PLAIN, board, techs={B: "pds_2"}, dice=[(5,)]), "A activate:26", "A all", "B fire")
    assert units(game, "A 26") == ""


@pytest.mark.rule("TI-34.4", "TI-34.5b")
def test_the_active_player_fires_at_another_fleet_even_if_nothing_moved() -> None:
    """A's PDS at B's ship, before a combat."""
    game = play(PLAIN, {"A lodor": "1 infantry 1 pds", "B 26": "1 cruiser"}, dice=[(6,)])
    drive(game, "A activate:26", "A fire")
    assert units(game, "B 26") == ""


@pytest.mark.rule("TI-34.5a")
def test_others_target_only_the_active_player() -> None:
    """C does not fire at B."""
    game = play(PLAIN, {"A 27": "1 cruiser", "B 26": "1 cruiser", "C lodor": "1 pds"}, dice=[(10,)])
    drive(game, "A activate:26", "A all", "C fire")
    assert units(game, "A 26") == ""
    assert units(game, "B 26") == "1 cruiser"


@pytest.mark.rule("TI-52.4")
def test_sustain_damage_works_against_space_cannons() -> None:
    """A hit is a hit."""
    game = play(PLAIN, {"A 27": "1 dreadnought", "B lodor": "1 pds"}, dice=[(6,)])
    drive(game, "A activate:26", "A all", "B fire", "A sustain:dreadnought:1")
    assert units(game, "A 26") == "1 dreadnought-damaged"


@pytest.mark.rule("TI-34.2", "TI-34.3d")
def test_modifiers_of_combat_rolls_do_not_touch_cannons() -> None:
    """Sardakk's PDS misses with 5."""
    game = play("A:hacan B:sardakk_norr", {"A 27": "1 cruiser", "B lodor": "1 pds"}, dice=[(5,)])
    drive(game, "A activate:26", "A all", "B fire")
    assert units(game, "A 26") == "1 cruiser"


# ---- who is no opponent ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-63.1")
def test_who_does_not_fight_uses_no_card_of_the_combat() -> None:
    """C holds Morale Boost in vain."""
    game = fight({"A 27": "1 cruiser", "B 26": "1 cruiser"}, [(1,), (10,)], hands={C: "morale_boost"})
    assert all(ask.seat != C for ask in game.asks)
    assert len(game.table.hands[C]) == 1


def test_hits_go_to_sustaining_ships_then_to_the_cheapest() -> None:
    """What `auto` does, for rules and odds."""
    side = side_of(FACTION["hacan"])
    fleet = combat.plus_one(combat.plus_one(EMPTY, FIGHTER, 2), DREADNOUGHT, 1)
    after, sustained, lost = combat.auto_hits(side, fleet, combat.Hits(2))
    assert (sustained, lost) == ((DREADNOUGHT,), (FIGHTER,))
    assert sum(after) == 2
    assert combat.cheapest(fleet, combat.Hits(0, 1)) == (DREADNOUGHT,)


@pytest.mark.rule("TI-35.6", "TI-81.1")
def test_hits_that_spare_fighters_leave_the_choice_for_the_others() -> None:
    """One hit of the flagship of L1Z1X and one of a cruiser: the first goes to a cruiser, the second where B likes."""
    board = {"A 27": "1 flagship 1 cruiser", "B 26": "2 cruiser 3 fighter", "B lodor": "1 space_dock"}
    game = fight(board, [(10, 1, 10), (1, 1, 1, 1, 1)], text="A:l1z1x B:sol", stop="combat-after")
    assert options(game, B) == ["auto", "lose:cruiser:1"]
    drive(game, "B lose:cruiser:1")
    assert options(game, B) == ["auto", "lose:fighter:1", "lose:cruiser:1"]
    drive(game, "B lose:cruiser:1")
    assert units(game, "B 26") == "3 fighter"
