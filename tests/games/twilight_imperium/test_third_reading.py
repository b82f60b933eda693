"""A third reading of the rules reference: cases in which two components, or two rules, meet."""

from __future__ import annotations

import pytest
from tests.conformance.joined import starting
from tests.games.twilight_imperium.agendas.sessions import session, voted
from tests.games.twilight_imperium.boards import (
    A,
    B,
    C,
    asked,
    drive,
    enact,
    options,
    owner,
    pass_all,
    play,
    table_of,
    units,
)

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.index import OBJECTIVE
from cosmodrome.games.twilight_imperium.scoring import public_options
from cosmodrome.kernel import Game

# ---- predictions and outcomes ----------------------------------------------------------------------------------------

RIDERS = {A: "leadership_rider trade_rider", B: "politics_rider"}


def ridden() -> Game:
    """A has predicted twice and B once, all rightly."""
    game = session("mutiny", hands=RIDERS, text="A:hacan B:jol_nar C:yin")
    drive(game, "A use:trade_rider", "A vote:against", "B use:politics_rider", "B vote:against")
    return drive(game, "A use:leadership_rider", "A vote:against", "C abstain", "A vote:against")


@pytest.mark.rule("TI-74.20", "TI-83.22b")
def test_who_predicted_twice_says_which_reward_comes_first() -> None:
    """TI-R81: one reward each in speaker order, round after round."""
    game = ridden()
    assert options(game, A) == ["reward:trade_rider", "reward:leadership_rider"]
    drive(game, "A reward:leadership_rider", "A pool:tactic:3")
    keys = ("gained-tokens", "gained-goods", "drew")
    found = [(event["key"], event["seat"]) for event in game.events(None) if event["key"] in keys]
    assert found == [("gained-tokens", A), ("drew", B), ("gained-goods", A)]


@pytest.mark.rule("TI-83.22b")
def test_a_single_reward_is_not_asked_for() -> None:
    game = session("mutiny", hands={A: "trade_rider"}, text="A:hacan B:jol_nar C:yin")
    drive(game, "A use:trade_rider", "A vote:against", "B abstain", "C abstain", "A vote:against")
    assert game.table.goods[A] == 5


@pytest.mark.rule("TI-18.3b")
def test_against_reconstruction_tokens_come_from_the_sheet_when_no_others_are_left() -> None:
    """One is left in the reinforcements."""
    board = {"B 26": "1 cruiser", "B 39": "1 cruiser"}
    game = voted("wormhole_reconstruction", "against", units=board, pools={B: (8, 4, 3)})
    assert options(game, B) == ["pool:tactic:1", "pool:fleet:1", "pool:strategy:1"]
    drive(game, "B pool:tactic:1")
    assert game.table.tokens[B] == 1 << 26 | 1 << 39
    assert game.table.tactic[B] == 7


@pytest.mark.rule("TI-74.16", "TI-60.3")
def test_commodities_are_given_away_before_the_minister_of_commerce_pays() -> None:
    """*When* commodities are replenished they go by Trade Agreement; *after* that the Minister brings trade goods."""
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser"}
    fields = {"cards": {A: "trade", B: "imperial", C: "politics"}, "notes": {C: "trade_agreement-0"}}
    game = play("A:sol B:mentak C:hacan", board, laws="minister_of_commerce:A", **fields)
    drive(game, "A strategic:trade", "C use:trade_agreement-0", "A done")
    keys = ("replenished", "paid", "gained-goods")
    found = [(event["key"], event["seat"]) for event in game.events(None) if event["key"] in keys]
    assert found[1:4] == [("replenished", A), ("paid", A), ("gained-goods", A)]


# ---- movement --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-12.2", "TI-47.5")
def test_a_ship_led_by_hil_colish_stays_when_a_rift_takes_the_flagship() -> None:
    """TI-R82: the carrier in the gate has one step, and the flagship would have brought the wormhole next to it."""
    board = {"A 27": "1 flagship", "A 17": "1 carrier 1 infantry"}
    lost, through = (play("A:creuss", board, dice=[(die,)]) for die in (3, 4))
    for game in (lost, through):
        drive(game, "A activate:28", "A ship:27:flagship:1", "A ship:17:carrier:1", "A load:17:infantry:1", "A done")
    assert (units(lost, "A 28"), units(lost, "A 17")) == ("", "1 carrier, 1 infantry")
    assert units(through, "A 28") == "1 carrier, 1 flagship, 1 infantry"


@pytest.mark.rule("TI-12.2")
def test_what_hil_colish_can_lead_around_a_rift_does_not_go_through_it() -> None:
    """TI-R13: the flagship leaves the rift first, so that only it is rolled for."""
    game = play("A:creuss", {"A 41": "1 flagship", "A 17": "1 cruiser"}, dice=[(10,)])
    drive(game, "A activate:27", "A ship:41:flagship:1", "A ship:17:cruiser:1", "A done")
    assert units(game, "A 27") == "1 cruiser, 1 flagship"


@pytest.mark.rule("TI-12.2")
def test_a_ship_that_can_come_without_the_lost_flagship_does() -> None:
    """TI-R82: by way of the gate the cruiser has three steps and the carrier two."""
    game = play("A:creuss", {"A 41": "1 flagship", "A 51": "1 carrier 1 cruiser"}, dice=[(1,)])
    drive(game, "A activate:27", "A ship:41:flagship:1", "A ship:51:carrier:1", "A ship:51:cruiser:1", "A done")
    assert (units(game, "A 51"), units(game, "A 27")) == ("1 carrier", "1 cruiser")


# ---- money -----------------------------------------------------------------------------------------------------------

HOLDING = {A: "leadership imperial", B: "trade", C: "politics"}


def test_mirror_computing_pays_the_custodians_with_half_the_trade_goods() -> None:
    board = {"A 18": "1 carrier 1 infantry"}
    game = play("A:mentak", board, techs={A: "mirror_computing"}, goods={A: 3}, exhausted="moll_primus")
    drive(game, "A activate:18", "A remove-custodians")
    assert (game.table.goods[A], game.table.points[A]) == (0, 1)


def test_mirror_computing_does_not_make_four_trade_goods_of_two() -> None:
    """Focused Research asks for trade goods, not for resources."""
    game = play("A:mentak", techs={A: "mirror_computing"}, goods={A: 3}, hands={A: "focused_research"})
    assert "component" not in options(game, A)


def test_mirror_computing_buys_command_tokens() -> None:
    """Three trade goods are six influence: two tokens."""
    fields = {"techs": {A: "mirror_computing"}, "goods": {A: 3}, "exhausted": "moll_primus"}
    game = play("A:mentak", cards=HOLDING, **fields)
    drive(game, "A strategic:leadership", "A pool:tactic:3")
    assert options(game, A) == ["buy-tokens:1", "buy-tokens:2", "pass"]


def test_mirror_computing_does_not_help_with_an_objective_of_trade_goods() -> None:
    fields = {"techs": {A: "mirror_computing"}, "goods": {A: 4}, "public": "negotiate_trade_routes"}
    game = play("A:mentak", cards=HOLDING, **fields)
    drive(game, "A strategic:imperial")
    assert game.table.points[A] == 0


@pytest.mark.rule("TI-67.3", "TI-30.10")
def test_trade_goods_pay_for_an_objective_of_resources() -> None:
    fields = {"goods": {A: 8}, "public": "erect_a_monument", "exhausted": "arretze hercant kamdorn"}
    game = play("A:hacan", cards=HOLDING, **fields)
    drive(game, "A strategic:imperial", "A score:erect_a_monument")
    assert (game.table.goods[A], game.table.points[A]) == (0, 1)


@pytest.mark.rule("TI-62.2b", "TI-61.1c")
def test_under_regulated_conscription_two_trade_goods_make_two_infantry() -> None:
    fields = {"laws": "regulated_conscription", "goods": {A: 2}, "exhausted": "arretze hercant kamdorn lodor"}
    game = play("A:hacan", {"A lodor": "1 infantry 1 space_dock"}, **fields)
    drive(game, "A activate:26")
    assert {"build:infantry:1", "build:infantry:2"} == {each for each in options(game, A) if "infantry" in each}


# ---- tokens ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-66.3")
def test_neuroglaive_costs_ships_before_any_of_them_moves() -> None:
    board = {"B 26": "1 cruiser", "A 27": "3 cruiser"}
    game = play("A:sol B:naalu", board, techs={B: "neuroglaive"}, stop="movement")
    drive(game, "A activate:26")
    assert (game.table.fleet_pool[A], units(game, "A 27")) == (2, "2 cruiser")


def test_armada_bears_two_ships_without_a_token_and_neuroglaive_takes_none() -> None:
    board = {"B 26": "1 cruiser", "A 27": "2 cruiser"}
    fields = {"techs": {B: "neuroglaive"}, "pools": {A: (3, 0, 2)}, "stop": "movement"}
    game = drive(play("A:letnev B:naalu", board, **fields), "A activate:26")
    assert units(game, "A 27") == "2 cruiser"


def test_armada_under_fleet_regulations_bears_six() -> None:
    game = play("A:letnev", {"A 27": "8 destroyer"}, laws="fleet_regulations", pools={A: (3, 4, 2)}, homes=False)
    assert game.table.fleet_limit(A) == 6


@pytest.mark.rule("TI-18.3a")
def test_who_has_all_tokens_in_use_gains_none_for_leadership() -> None:
    game = play("A:hacan", cards=HOLDING, pools={A: (8, 5, 3)})
    drive(game, "A strategic:leadership")
    assert (game.table.tactic[A], game.table.fleet_pool[A], game.table.strategy[A]) == (8, 5, 3)


@pytest.mark.rule("TI-35.7d", "TI-18.3b")
def test_the_token_of_a_retreat_comes_from_a_pool_of_choice() -> None:
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser", "B qucenn": "1 infantry"}
    game = play("A:hacan B:sol", board, pools={B: (8, 5, 3)}, dice=[(1,), (1,)])
    drive(game, "A activate:26", "A all", "B retreat", "B pool:strategy:1")
    assert (game.table.strategy[B], units(game, "B 29")) == (2, "1 cruiser")


def test_against_shared_research_nobody_is_asked_for_a_token_of_the_sheet() -> None:
    """Its card says: if able."""
    assert voted("shared_research", "against", pools={B: (8, 5, 3)}).table.tokens[B] == 0


# ---- the end of a turn -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-74.6")
def test_nullification_field_ends_a_turn_that_fleet_logistics_would_prolong() -> None:
    board = {"B 26": "1 cruiser", "A 27": "1 cruiser"}
    game = play("A:sol B:xxcha", board, techs={A: "fleet_logistics", B: "nullification_field"})
    drive(game, "A activate:26", "B use:nullification_field")
    pass_all(game)
    assert game.table.cursor == "turn-end"
    assert units(game, "A 27") == "1 cruiser"


def test_nor_does_minister_of_war_prolong_it() -> None:
    board = {"B 26": "1 cruiser", "A 27": "1 cruiser"}
    game = play("A:sol B:xxcha", board, techs={B: "nullification_field"}, laws="minister_of_war:A")
    drive(game, "A activate:26", "B use:nullification_field")
    assert "use:minister_of_war" not in options(game, A)


def test_support_is_lost_although_the_turn_ends_at_once() -> None:
    """What must be used comes before Nullification Field: the system was activated."""
    table = table_of("A:sol B:xxcha", {"B 26": "1 cruiser"}, techs={B: "nullification_field"}, points={A: 1})
    note = next(note for note in table.notes[B] if table.name(note) == "support_for_the_throne-1")
    table.give_note(B, note, A)
    table.place_note(A, note)
    game = drive(starting(RULES, table), "A activate:26", "B use:nullification_field")
    assert game.table.points[A] == 0


def test_transparasteel_plating_silences_who_has_passed() -> None:
    board = {"B 26": "1 cruiser", "A 27": "1 cruiser"}
    fields = {"techs": {A: "transparasteel_plating"}, "hands": {B: "morale_boost"}, "at": "turn"}
    table = table_of("A:yssaril B:sol", board, **fields)
    table.set_pass(B)
    game = drive(starting(RULES, table, scripted=[(1,), (1,)]), "A activate:26", "A all")
    assert "use:morale_boost" not in options(game, B)


# ---- cannons, bombs and hits -----------------------------------------------------------------------------------------


@pytest.mark.rule("TI-34.7")
def test_plasma_scoring_adds_a_die_on_each_planet_that_defends_itself() -> None:
    board = {"A 26": "2 carrier 6 infantry", "B starpoint": "1 infantry 1 pds", "B new_albion": "1 infantry 1 pds"}
    game = play("A:sol B:letnev", board, techs={B: "plasma_scoring"}, dice=[(1, 1), (1, 1)], stop="ground")
    drive(game, "A activate:27", "A all", "B hold", "A land:starpoint:2", "A land:new_albion:2", "A done")
    drive(game, "A planet:starpoint", "B fire", "B fire")
    assert [len(event["dice"]) for event in game.events(None) if event["key"] == "rolled"] == [2, 2]


def test_bunker_counts_where_disable_has_lifted_the_shield() -> None:
    """An 8 is a 4 then, and a dreadnought needs 5."""
    board = {"A 27": "1 dreadnought 1 infantry", "B lodor": "1 infantry 1 pds"}
    game = play("A:sol B:hacan", board, hands={A: "disable", B: "bunker"}, dice=[(8,)], stop="commit")
    drive(game, "A activate:26", "A all", "B hold", "A use:disable", "B use:bunker", "A auto")
    assert units(game, "B lodor") == "1 infantry, 1 pds"


@pytest.mark.rule("TI-48.3a")
def test_disable_silences_the_magen_defense_grid() -> None:
    board = {"A 27": "1 carrier 1 infantry", "B lodor": "1 infantry 1 pds"}
    fields = {"hands": {A: "disable"}, "techs": {B: "magen_defense_grid"}, "stop": "ground-end"}
    game = play("A:sol B:arborec", board, **fields)
    drive(game, "A activate:26", "A all", "B hold", "A use:disable", "A land:lodor:1")
    assert "use:magen_defense_grid" not in options(game, B)


@pytest.mark.rule("TI-38.3", "TI-52.4")
def test_a_direct_hit_outside_of_combat_costs_the_fighters_at_once() -> None:
    """The next hit of the cannon finds the destroyer only."""
    board = {"A 27": "1 carrier 1 destroyer 4 fighter", "B lodor": "1 pds"}
    fields = {"techs": {A: "advanced_carrier_2", B: "plasma_scoring"}, "hands": {B: "direct_hit"}}
    game = play("A:sol B:hacan", board, dice=[(10, 10)], stop="combat", **fields)
    drive(game, "A activate:26", "A all", "B fire", "A sustain:carrier:1", "B use:direct_hit")
    assert units(game, "A 26") == ""


def test_upgraded_dreadnoughts_fear_no_direct_hit() -> None:
    board = {"A 27": "1 cruiser", "B 26": "1 dreadnought"}
    fields = {"techs": {B: "dreadnought_2"}, "hands": {A: "direct_hit"}, "stop": "combat-after"}
    game = play("A:hacan B:sol", board, dice=[(10,), (1,)], **fields)
    drive(game, "A activate:26", "A all", "B sustain:dreadnought:1")
    assert "use:direct_hit" not in options(game, A)


def test_the_flagship_of_winnu_rolls_nothing_against_fighters() -> None:
    board = {"A 27": "1 flagship", "B 26": "3 fighter", "B lodor": "1 space_dock"}
    game = play("A:winnu B:sol", board, dice=[(1, 1, 1)], stop="combat-hits")
    drive(game, "A activate:26", "A all")
    assert [event["seat"] for event in game.events(None) if event["key"] == "rolled"] == [B]


def test_hylarim_counts_its_natural_nines_although_fragile() -> None:
    """A 9 is an 8 in the end, a hit, and two more; a 1 is nothing."""
    board = {"A 27": "1 flagship", "B 26": "6 cruiser"}
    game = play("A:jol_nar B:hacan", board, dice=[(9, 1), (1,) * 6], stop="combat-hits", pools={B: (3, 8, 2)})
    drive(game, "A activate:26", "A all")
    assert game.table.hits[B] == 3


def test_valkyrie_particle_weave_answers_a_hit_without_one_of_its_own() -> None:
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "2 infantry"}
    game = play("A:sardakk_norr B:sol", board, techs={A: "valkyrie_particle_weave"}, dice=[(1, 1), (10, 1), (1,), (1,)])
    drive(game, "A activate:26", "A all", "A land:lodor:2")
    lost = [(event["seat"], event["count"]) for event in game.events(None) if event["key"] == "destroyed"]
    assert lost[:2] == [(A, 1), (B, 1)]


def test_greyfire_mutagen_takes_impulse_core_and_devotion() -> None:
    board = {"A 27": "1 dreadnought", "B 26": "2 cruiser"}
    fields = {"notes": {A: "greyfire_mutagen-1"}, "techs": {B: "impulse_core"}, "stop": "combat-end"}
    game = play("A:sol B:yin", board, dice=[(1,), (1, 1)] * 4, **fields)
    drive(game, "A activate:26", "A use:greyfire_mutagen-1", "A all")
    pass_all(game)
    assert not {event["ability"] for event in game.events(None) if event["key"] == "use"}


# ---- objectives ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-89.2", "TI-30.16")
def test_mecatol_rex_is_worth_a_point_to_who_has_lost_home() -> None:
    """No public objective, but the second half of Imperial."""
    board = {"A mecatol_rex": "1 infantry", "B arretze": "1 infantry"}
    game = play("A:hacan B:sol", board, cards=HOLDING, public="lead_from_the_front", custodians=False)
    drive(game, "A strategic:imperial")
    assert game.table.points[A] == 1


@pytest.mark.rule("TI-30.12")
def test_a_leaked_secret_of_the_status_phase_can_be_scored_by_imperial() -> None:
    """It is a public objective (TI-R52), for everybody who meets it."""
    table = table_of("A:hacan", {"A mecatol_rex": "1 infantry", "A 18": "3 cruiser"}, cards=HOLDING, custodians=False)
    leaked = OBJECTIVE["occupy_the_seat_of_the_empire"]
    table.secret_deck.remove(leaked)
    table.public.append(leaked)
    for law, answers in ((False, 0), (True, 1)):
        if law:
            enact(table, "classified_document_leaks")
        found = [card for card in public_options(table, A) if card == leaked]
        assert len(found) == answers


@pytest.mark.rule("TI-51.7")
def test_seed_of_an_empire_ends_the_game_for_the_first_from_the_speaker() -> None:
    game = session("seed_of_an_empire", "B vote:for", "B all", "C abstain", "A abstain", points={B: 9, C: 9})
    assert game.outcome is not None
    assert list(game.outcome.winners) == [B]


# ---- planets and structures ------------------------------------------------------------------------------------------


def test_peace_accords_leave_a_planet_with_a_structure_alone() -> None:
    board = {"A lodor": "1 infantry", "B starpoint": "1 pds", "B new_albion": "own"}
    game = play("A:xxcha B:sol", board, cards={A: "diplomacy", B: "trade", C: "politics"})
    drive(game, "A strategic:diplomacy", "A to:26", "A use:peace_accords")
    assert "planet:new_albion" in options(game, A)
    assert not {"planet:starpoint", "planet:mecatol_rex"} & set(options(game, A))


def test_nothing_is_produced_on_the_holy_planet_of_ixth() -> None:
    board = {"A lodor": "2 infantry 1 space_dock"}
    game = play("A:arborec", board, laws="holy_planet_of_ixth:lodor", goods={A: 9})
    drive(game, "A activate:26")
    assert game.table.cursor == "turn-end"


def test_harrow_after_the_last_infantry_makes_it_a_draw() -> None:
    """TI-R45: the defender, with nobody left, keeps the planet (TI-11.5d)."""
    board = {"A 27": "1 dreadnought 1 infantry", "B lodor": "1 infantry"}
    game = play("A:l1z1x B:sol", board, dice=[(1,), (1,), (10,), (10,)])
    drive(game, "A activate:26", "A all", "A auto", "A land:lodor:1", "A use:harrow")
    assert (units(game, "B lodor"), owner(game, "lodor")) == ("", B)


def test_a_floating_factory_takes_no_hit_of_a_space_cannon_and_draws_no_fire() -> None:
    game = play("A:saar B:sol", {"A 27": "1 space_dock 1 infantry", "B lodor": "1 pds"}, stop="combat")
    drive(game, "A activate:26", "A all")
    assert (B, "space-cannon") not in asked(game)
    assert units(game, "A 26") == "1 infantry, 1 space_dock"


def test_chaos_mapping_closes_an_asteroid_field_with_ships_only() -> None:
    board = {"B 44": "1 cruiser", "B 45": "1 space_dock"}
    game = play("A:sol B:saar", board, techs={B: "chaos_mapping"})
    assert "activate:44" not in options(game, A)
    assert "activate:45" in options(game, A)


@pytest.mark.rule("TI-5.4a")
def test_a_floating_factory_that_is_built_below_enemy_ships_is_gone_at_once() -> None:
    """TI-R77: by Construction, and by its rider, too, where no action comes to an end."""
    board = {"A lodor": "1 infantry", "B 26": "1 cruiser"}
    game = play("A:saar B:sol", board, cards={A: "construction", B: "trade", C: "politics"}, stop="secondary")
    drive(game, "A strategic:construction", "A structure:space_dock:lodor")
    assert units(game, "A 26") == ""
    game = session("mutiny", units=board, hands={A: "construction_rider"}, text="A:saar B:sol C:yin", homes=False)
    drive(game, "A use:construction_rider", "A vote:against", "B abstain", "C abstain", "A vote:against")
    drive(game, "A structure:space_dock:lodor")
    assert units(game, "A 26") == ""


# ---- whose turn it is at one moment ----------------------------------------------------------------------------------


@pytest.mark.rule("TI-74.19")
def test_the_attacker_may_act_before_the_assault_cannon_of_the_defender() -> None:
    """TI-R64: what must be used waits for its player's turn; then only two ships are left to fire it."""
    board = {"A 27": "2 cruiser", "B 26": "3 destroyer"}
    fields = {"techs": {B: "assault_cannon"}, "dice": [(10, 1)], "stop": "combat-rolls"}
    game = play("A:mentak B:sol", board, **fields)
    drive(game, "A activate:26", "A all", "A use:ambush")
    pass_all(game)
    assert (units(game, "A 26"), units(game, "B 26")) == ("2 cruiser", "2 destroyer")


@pytest.mark.rule("TI-74.19", "TI-74.8")
def test_who_passes_before_the_assault_cannon_has_let_it_fire() -> None:
    board = {"A 27": "2 cruiser", "B 26": "3 destroyer"}
    fields = {"techs": {B: "assault_cannon"}, "dice": [(10,)], "stop": "combat-rolls"}
    game = play("A:mentak B:sol", board, **fields)
    drive(game, "A activate:26", "A all", "A pass")
    assert units(game, "A 26") == "1 cruiser"
    assert "use:ambush" in options(game, A)


def test_a_defender_waits_with_ambush_for_the_assault_cannon_of_the_attacker() -> None:
    board = {"A 27": "3 destroyer", "B 26": "2 cruiser"}
    game = play("A:sol B:mentak", board, techs={A: "assault_cannon"}, stop="combat-rolls")
    drive(game, "A activate:26", "A all")
    assert units(game, "B 26") == "1 cruiser"


@pytest.mark.rule("TI-74.19")
def test_minister_of_peace_ends_the_turn_before_those_who_come_after() -> None:
    """B owns the Minister and comes next; Jol-Nar, who comes last, gains nothing more."""
    board = {"C 26": "1 cruiser", "A 27": "1 cruiser"}
    fields = {"techs": {C: "e_res_siphons"}, "laws": "minister_of_peace:B"}
    game = play("A:sol B:hacan C:jol_nar", board, **fields)
    drive(game, "A activate:26", "B use:minister_of_peace")
    assert game.table.goods[C] == 0
    game = play(
        "A:sol B:jol_nar C:hacan", {"B 26": "1 cruiser"}, techs={B: "e_res_siphons"}, laws="minister_of_peace:C"
    )
    drive(game, "A activate:26", "C use:minister_of_peace")
    assert game.table.goods[B] == 4


# ---- laws, wormholes and cards together ------------------------------------------------------------------------------


@pytest.mark.rule("TI-35.7", "TI-70.1")
def test_under_the_travel_ban_nobody_retreats_through_a_wormhole() -> None:
    """Adjacency remains for cannons and neighbours, not for ships."""
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser", "B 39": "1 destroyer"}
    for laws, asks in (("", [(B, "retreat")]), ("enforced_travel_ban", [])):
        game = play("A:hacan B:sol", board, laws=laws, stop="combat-rolls")
        drive(game, "A activate:26", "A all")
        assert [each for each in asked(game) if each[1] == "retreat"] == asks


def test_under_the_travel_ban_upgraded_pds_fire_through_wormholes() -> None:
    board = {"A 34": "1 cruiser", "B quann": "1 pds"}
    game = play("A:hacan B:sol", board, techs={B: "pds_2"}, laws="enforced_travel_ban")
    drive(game, "A activate:40", "A all")
    assert asked(game) == [(B, "space-cannon")]


def test_pds_at_home_fire_through_the_flagship_of_creuss() -> None:
    board = {"B 26": "1 flagship", "A 27": "1 cruiser", "B creuss": "1 pds"}
    game = play("A:sol B:creuss", board, techs={B: "pds_2"})
    drive(game, "A activate:26", "A all")
    assert asked(game) == [(B, "space-cannon")]


def test_instinct_training_saves_a_card_from_sabotage() -> None:
    hands = {A: "mining_initiative", B: "sabotage"}
    game = play("A:hacan B:sol C:xxcha", hands=hands, techs={C: "instinct_training"})
    drive(
        game, "A component", "A use:mining_initiative", "A planet:arretze", "B use:sabotage", "C use:instinct_training"
    )
    assert game.table.goods[A] == 2


def test_a_ship_that_emergency_repairs_have_mended_sustains_once_more() -> None:
    board = {"A 27": "2 cruiser", "B 26": "1 dreadnought-damaged"}
    game = play("A:hacan B:sol", board, hands={B: "emergency_repairs"}, dice=[(10, 1), (1,)], stop="combat-after")
    drive(game, "A activate:26", "A all", "B use:emergency_repairs", "B sustain:dreadnought:1")
    assert units(game, "B 26") == "1 dreadnought-damaged"


def test_who_was_intercepted_may_announce_again_in_the_next_round() -> None:
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser", "B qucenn": "1 infantry"}
    game = play("A:hacan B:sol", board, hands={A: "intercept"}, dice=[(1,)] * 4)
    drive(game, "A activate:26", "A all", "B retreat", "A use:intercept", "B retreat")
    assert units(game, "B 29") == "1 cruiser"


def test_infiltrate_takes_all_three_pds_that_homeland_defense_act_allows() -> None:
    board = {"A 27": "1 carrier 4 infantry", "B lodor": "3 pds"}
    game = play("A:hacan B:sol", board, laws="homeland_defense_act", hands={A: "infiltrate"})
    drive(game, "A activate:26", "A all", "B hold", "A land:lodor:4", "B hold", "A use:infiltrate")
    assert units(game, "A lodor") == "4 infantry, 3 pds"


@pytest.mark.rule("TI-51.7")
def test_the_shard_of_the_throne_may_end_the_game_in_the_middle_of_an_action() -> None:
    board = {"A 27": "2 cruiser", "B 26": "1 fighter", "B lodor": "1 space_dock"}
    fields = {"laws": "shard_of_the_throne:B", "points": {A: 9, B: 1}, "dice": [(10, 10), (1,)]}
    game = play("A:hacan B:sol", board, **fields)
    drive(game, "A activate:26", "A all")
    assert game.outcome is not None
    assert list(game.outcome.winners) == [A]


@pytest.mark.rule("TI-16.3", "TI-51.7")
def test_the_custodians_may_end_the_game_before_anybody_lands() -> None:
    game = play("A:winnu B:sol", {"A 18": "1 carrier 1 infantry"}, points={A: 9})
    drive(game, "A activate:18", "A remove-custodians")
    assert game.outcome is not None
    assert owner(game, "mecatol_rex") == -1


@pytest.mark.rule("TI-83.22b")
def test_confusing_legal_text_makes_a_prediction_wrong() -> None:
    hands = {C: "trade_rider", B: "confusing_legal_text"}
    game = session("archived_secret", hands=hands, text="A:hacan B:sol C:yin")
    drive(game, "C use:trade_rider", "C vote:player-1", "B vote:player-1", "B all", "A abstain")
    drive(game, "B use:confusing_legal_text", "B player:0")
    assert game.table.goods[C] == 0


def test_committee_formation_makes_a_prediction_right() -> None:
    hands = {C: "trade_rider"}
    game = session("archived_secret", laws="committee_formation:B", hands=hands, text="A:hacan B:sol C:yin")
    drive(game, "C use:trade_rider", "C vote:player-1", "B use:committee_formation", "B player:1")
    assert game.table.goods[C] == 5


def test_wormhole_research_spares_the_gate_and_drops_who_was_aboard() -> None:
    """Infantry without a ship is removed, not destroyed: no die is rolled for it."""
    board = {"A 17": "1 cruiser", "A 26": "1 carrier 2 infantry"}
    fields = {"units": board, "text": "A:hacan B:creuss C:yin", "techs": {A: "infantry_2"}}
    game = session("wormhole_research", "B vote:for", "B all", "C abstain", "A abstain", "A pass", **fields)
    assert (units(game, "A 26"), units(game, "A 17")) == ("", "1 cruiser")
    assert game.table.returning[A] == 0


def test_plague_rolls_for_each_and_spec_ops_come_back_on_a_five() -> None:
    fields = {"hands": {A: "plague"}, "techs": {B: "spec_ops_2"}, "dice": [(6, 6, 1), (5, 4)]}
    game = play("A:hacan B:sol", {"B lodor": "3 infantry"}, **fields)
    drive(game, "A component", "A use:plague", "A planet:lodor")
    assert (game.table.returning[B], units(game, "B lodor")) == (1, "1 infantry")
