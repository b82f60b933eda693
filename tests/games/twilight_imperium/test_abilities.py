"""The frame of the abilities; generic technologies; the first cards and secrets; Sol and Letnev."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, owner, pass_all, play, table_of, units

from cosmodrome.games.twilight_imperium import combat
from cosmodrome.games.twilight_imperium.index import CARD_NAMES, DREADNOUGHT, EMPTY, FACTION, FIGHTER, TECH
from cosmodrome.games.twilight_imperium.sides import side_of
from cosmodrome.games.twilight_imperium.tactical.reach import movers
from cosmodrome.kernel import Game

PLAIN = "A:hacan B:sol"


def fight(board: dict[str, str], dice: list[tuple[int, ...]], *script: str, **fields: Any) -> Game:
    """A activates 26 with all ships from 27."""
    game = play(str(fields.pop("text", PLAIN)), board, dice=dice, stop=fields.pop("stop", "combat-end"), **fields)
    return drive(game, "A activate:26", "A all", *script)


# ---- the frame -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-24.6", "TI-24.7", "TI-74.22")
def test_a_card_is_played_in_its_moment_and_then_discarded() -> None:
    """Flank Speed after activating: a carrier comes from two systems away."""
    game = play(PLAIN, {"A 46": "1 carrier"}, hands={A: "flank_speed"})
    assert "use:flank_speed" not in options(game, A)
    drive(game, "A activate:26", "A use:flank_speed", "A all")
    assert units(game, "A 26") == "1 carrier"
    assert [CARD_NAMES[card] for card in game.table.action_discard] == ["flank_speed"]


@pytest.mark.rule("TI-24.8")
def test_sabotage_cancels_a_card() -> None:
    """It has no effect and is discarded; another Sabotage cannot be cancelled."""
    game = play(PLAIN, {"A 46": "1 carrier"}, hands={A: "flank_speed sabotage", B: "sabotage"})
    drive(game, "A activate:26", "A use:flank_speed")
    assert asked(game) == [(B, "used")]
    drive(game, "B use:sabotage")
    assert not [ask for ask in game.asks if ask.key == "used"]
    assert "ship:46:carrier:1" not in options(game, A)
    discarded = {CARD_NAMES[card] for card in game.table.action_discard}
    assert discarded == {"flank_speed", "sabotage"}


@pytest.mark.rule("TI-31.4")
def test_a_cancelled_component_action_was_no_action() -> None:
    """The player is asked again."""
    game = play(PLAIN, hands={A: "industrial_initiative", B: "sabotage"}, stop="turn-start")
    drive(game, "A component", "A use:industrial_initiative", "B use:sabotage")
    assert asked(game) == [(A, "turn")]


@pytest.mark.rule("TI-31.1")
@pytest.mark.parametrize(
    "text, fields, name",
    [
        ("A:sol", {"hands": {A: "industrial_initiative"}}, "industrial_initiative"),
        ("A:sol", {}, "orbital_drop"),
        ("A:hacan", {"techs": {A: "production_biomes"}}, "production_biomes"),
        ("A:sol B:hacan", {"notes": {A: "trade_convoys-1"}}, "trade_convoys-1"),
    ],
)
def test_component_actions_stand_on_cards_sheets_technologies_and_notes(
    text: str, fields: dict[str, Any], name: str
) -> None:
    """Those that say so; what is used at other moments is none of them."""
    more = {**fields, "hands": {A: f"{fields.get('hands', {}).get(A, '')} flank_speed"}}
    game = drive(play(text, **more), "A component")
    assert f"use:{name}" in options(game, A)
    assert "use:flank_speed" not in options(game, A)


@pytest.mark.rule("TI-31.0", "TI-31.2", "TI-74.5", "TI-24.6a", "TI-82.1")
def test_a_component_action_is_the_action_of_a_turn() -> None:
    """Three infantry on a planet."""
    game = play(PLAIN, {"A lodor": "1 infantry"}, hands={A: "frontline_deployment"})
    drive(game, "A component", "A use:frontline_deployment", "A planet:lodor")
    assert units(game, "A lodor") == "4 infantry"
    assert game.outcome is not None


@pytest.mark.rule("TI-31.3")
def test_a_component_action_needs_its_whole_effect() -> None:
    """Spy needs somebody with action cards."""
    assert "component" not in options(play(PLAIN, hands={A: "spy"}), A)
    assert "component" in options(play(PLAIN, hands={A: "spy", B: "veto"}), A)


@pytest.mark.rule("TI-74.19")
def test_responses_come_in_initiative_order_from_the_active_player() -> None:
    """All are asked at once, sealed; A's card takes effect before B's."""
    game = fight({"A 27": "1 cruiser", "B 26": "1 cruiser"}, [(6,), (5,)], hands={A: "morale_boost", B: "morale_boost"})
    assert {seat for seat, _ in asked(game)} == {A, B}
    game.answer(B, "use:morale_boost")
    game.answer(A, "use:morale_boost")
    played = [event["seat"] for event in game.events(None) if event["key"] == "played"]
    assert played == [A]
    drive(game, "B use:morale_boost")
    assert (units(game, "A 26"), units(game, "B 26")) == ("1 cruiser", "")


@pytest.mark.rule("TI-24.6b", "TI-74.18")
def test_two_cards_of_one_name_are_not_played_in_one_moment() -> None:
    """One Morale Boost a round."""
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser"}
    game = fight(board, [(1,), (1,)], "A use:morale_boost", hands={A: "morale_boost morale_boost"})
    assert game.table.combat_round == 2
    assert "use:morale_boost" in options(game, A)


@pytest.mark.rule("TI-24.5", "TI-24.6")
def test_who_could_hold_a_card_is_public_who_does_is_not() -> None:
    """The window opens whatever A holds, as long as A has cards."""
    shown = []
    for hand in ("flank_speed", "veto"):
        game = play(PLAIN, hands={A: hand})
        drive(game, "A activate:46")
        shown.append([event for event in game.events(B) if event["key"] == "window"])
    assert shown[0][0] == shown[1][0]


# ---- technologies ----------------------------------------------------------------------------------------------------


def test_light_wave_deflector_passes_other_fleets() -> None:
    """From 46 to 26 through ships of B."""
    board = {"A 46": "1 cruiser", "B 27": "1 cruiser", "B 30": "1 cruiser"}
    assert not movers(table_of(PLAIN, board, system=26), A, 26)
    assert movers(table_of(PLAIN, board, system=26, techs={A: "light_wave_deflector"}), A, 26)


def test_gravity_drive_moves_one_ship_farther() -> None:
    """One of two carriers."""
    game = play(PLAIN, {"A 46": "2 carrier"}, techs={A: "gravity_drive"})
    drive(game, "A activate:26")
    assert options(game, A) == ["all", "ship:46:carrier:1", "done"]
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


@pytest.mark.rule("TI-48.1")
def test_x89_destroys_all_infantry_in_spite_of_a_shield() -> None:
    """On a planet under a ship with bombardment."""
    game = play(PLAIN, {"A 26": "1 dreadnought", "B lodor": "3 infantry 1 pds"}, techs={A: "x89_bacterial_weapon"})
    drive(game, "A component", "A use:x89_bacterial_weapon")
    assert units(game, "B lodor") == "1 pds"


def test_sarween_tools_save_one_resource() -> None:
    """A destroyer is free."""
    game = play("A:sol", techs={A: "sarween_tools"})
    drive(game, "A activate:1", "A build:destroyer:1", "A done")
    assert units(game, "A 1") == "1 destroyer"


def test_sarween_tools_are_for_the_production_of_units() -> None:
    """What units produce by their ability is cheaper, not what another effect lets one produce."""
    techs = {A: "sarween_tools integrated_economy"}
    game = play(
        "A:hacan", {"A 27": "1 carrier 1 infantry"}, techs=techs, goods={A: 5}, exhausted="arretze hercant kamdorn"
    )
    drive(game, "A activate:26", "A all", "A land:lodor:1", "A use:integrated_economy")
    assert "build:dreadnought:1" not in options(game, A), "four is more than Lodor's three"
    drive(game, "A build:carrier:1", "A done", "A trade-good:3")
    assert game.table.goods[A] == 2


def test_transit_diodes_relocate_ground_forces() -> None:
    """Up to four, to planets one controls."""
    game = play("A:sol", {"A lodor": "3 infantry"}, techs={A: "transit_diodes"}, at="turn-start")
    drive(game, "A use:transit_diodes", "A load:lodor:infantry:3", "A planet:jord", "A done")
    assert units(game, "A jord") == "4 infantry, 1 space_dock"


def test_integrated_economy_produces_on_a_new_planet() -> None:
    """As much as its resources: Lodor's three."""
    game = play(PLAIN, {"A 27": "1 carrier 1 infantry"}, techs={A: "integrated_economy"}, goods={A: 5})
    drive(game, "A activate:26", "A all", "A land:lodor:1", "A use:integrated_economy")
    assert "build:carrier:1" in options(game, A)
    assert "build:dreadnought:1" not in options(game, A)
    drive(game, "A build:infantry:6", "A done", "A trade-good:3")
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
    assert movers(table_of(PLAIN, {"A 27": "2 fighter"}, system=26, techs={A: "fighter_2"}), A, 26)


# ---- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-52.5")
def test_direct_hit_destroys_a_ship_that_has_sustained() -> None:
    """Sustain damage does not help against it."""
    game = fight(
        {"A 27": "1 cruiser", "B 26": "1 dreadnought"},
        [(10,), (1,)],
        "B sustain:dreadnought:1",
        "A use:direct_hit",
        hands={A: "direct_hit"},
    )
    assert units(game, "B 26") == ""


def test_direct_hit_cannot_touch_an_upgraded_dreadnought() -> None:
    """It is immune."""
    game = fight(
        {"A 27": "1 cruiser", "B 26": "1 dreadnought"},
        [(10,), (1,)],
        "B sustain:dreadnought:1",
        hands={A: "direct_hit"},
        techs={B: "dreadnought_2"},
    )
    assert len(game.table.hands[A]) == 1


def test_shields_holding_cancels_two_hits() -> None:
    """Before they are assigned."""
    game = fight(
        {"A 27": "3 cruiser", "B 26": "2 cruiser"},
        [(10, 10, 1), (1, 1)],
        "B use:shields_holding",
        hands={B: "shields_holding"},
        stop="combat-after",
    )
    assert units(game, "B 26") == "2 cruiser"


def test_maneuvering_jets_cancel_a_cannon_hit() -> None:
    """One."""
    game = play(PLAIN, {"A 27": "1 cruiser", "B lodor": "1 pds"}, hands={A: "maneuvering_jets"}, dice=[(10,)])
    drive(game, "A activate:26", "A all", "B fire", "A use:maneuvering_jets")
    assert units(game, "A 26") == "1 cruiser"


def test_skilled_retreat_ends_the_combat_in_a_draw() -> None:
    """The ships go next door, and a token with them."""
    game = play(PLAIN, {"A 27": "1 cruiser", "B 26": "1 cruiser"}, hands={B: "skilled_retreat"})
    drive(game, "A activate:26", "A all", "B use:skilled_retreat", "B to:29")
    assert units(game, "B 29") == "1 cruiser"
    assert [event["winner"] for event in game.events(None) if event["key"] == "combat-over"] == [-1]


def test_public_disgrace_refuses_a_choice() -> None:
    """The player takes another card."""
    game = play(PLAIN, phase="strategy", at="strategy", cards={}, hands={B: "public_disgrace"})
    drive(game, "A pick:trade", "B use:public_disgrace")
    assert "pick:trade" not in options(game, A)
    drive(game, "A pick:imperial")
    assert game.table.cards[A] == (8,)


def test_political_stability_keeps_the_cards() -> None:
    """They are readied, and nothing is chosen in the next round."""
    game = play(PLAIN, phase="status", at="status-ready", hands={A: "political_stability"}, stop="strategy-end")
    drive(game, "A use:political_stability")
    while game.asks:
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    assert game.table.cards[A] == (1, 4)


# ---- secrets of the action phase -------------------------------------------------------------------------------------


@pytest.mark.rule("TI-30.3", "TI-30.5b", "TI-30.5", "TI-30.7")
def test_a_secret_of_the_action_phase_is_scored_when_it_happens() -> None:
    """Spark a Rebellion: a combat won against the leader; one objective a combat (TI-R8)."""
    board = {"A 27": "1 flagship", "B 26": "1 cruiser"}
    game = play(PLAIN, board, secrets={A: "spark_a_rebellion unveil_flagship"}, points={B: 3}, dice=[(10, 10), (1,)])
    drive(game, "A activate:26", "A all", "A use:spark_a_rebellion")
    assert game.table.points[A] == 1
    assert "use:unveil_flagship" not in options(game, A)


@pytest.mark.rule("TI-30.9")
def test_destroying_a_flagship_scores() -> None:
    """Also by a card."""
    board = {"A 27": "1 cruiser", "B 26": "1 flagship"}
    game = play(
        PLAIN,
        board,
        secrets={A: "destroy_their_greatest_ship"},
        hands={A: "direct_hit"},
        dice=[(10,), (1, 1)],
    )
    drive(
        game, "A activate:26", "A all", "B sustain:flagship:1", "A use:direct_hit", "A use:destroy_their_greatest_ship"
    )
    assert game.table.points[A] == 1


# ---- Sol and Letnev --------------------------------------------------------------------------------------------------


def test_orbital_drop_places_two_infantry_for_a_token() -> None:
    """A component action; not without a strategy token."""
    game = play("A:sol")
    drive(game, "A component", "A use:orbital_drop")
    assert units(game, "A jord") == "3 infantry, 1 space_dock"
    assert game.table.strategy[A] == 1
    assert "component" not in options(play("A:sol", pools={A: (3, 3, 0)}), A)


def test_versatile_gives_a_third_token() -> None:
    """In the status phase."""
    assert table_of("A:sol").fold("status-tokens", A, 2) == 3


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


def test_genesis_brings_infantry_at_the_end_of_the_status_phase() -> None:
    """Aboard, in its system."""
    game = play("A:sol", {"A 26": "1 flagship"}, phase="status", at="status-ready", stop="strategy")
    assert units(game, "A 26") == "1 flagship, 1 infantry"


@pytest.mark.rule("TI-38.3")
def test_genesis_brings_nobody_beyond_capacity() -> None:
    """Twelve are aboard already: one of thirteen has to go."""
    game = play("A:sol", {"A 26": "1 flagship 12 fighter"}, phase="status", at="status-ready", stop="strategy")
    assert asked(game) == [(A, "remove")]
    drive(game, "A remove:fighter:1")
    assert units(game, "A 26") == "11 fighter, 1 flagship, 1 infantry"


def test_military_support_places_infantry_at_the_owners_turn() -> None:
    """The owner loses a strategy token."""
    game = play("A:sol B:letnev", notes={B: "military_support-0"}, at="turn-start")
    drive(game, "B use:military_support-0", "B planet:arc_prime")
    assert units(game, "B arc_prime") == "3 infantry, 1 space_dock"
    assert game.table.strategy[A] == 1


def test_munitions_reserves_reroll_for_two_trade_goods() -> None:
    """All misses at once."""
    game = fight(
        {"A 27": "1 cruiser", "B 26": "1 cruiser"},
        [(1,), (10,), (1,)],
        "A use:munitions_reserves",
        "A auto",
        text="A:letnev B:hacan",
        goods={A: 2},
    )
    assert (units(game, "B 26"), game.table.goods[A]) == ("", 0)


def test_armada_adds_two_ships() -> None:
    """To the fleet pool."""
    assert table_of("A:letnev").fleet_limit(A) == 5


def test_arc_secundus_repairs_itself_each_round() -> None:
    """At the start."""
    game = fight(
        {"A 27": "1 flagship", "B 26": "1 cruiser"}, [(10, 10), (1,)], text="A:letnev B:hacan", stop="combat-end"
    )
    assert units(game, "A 26") == "1 flagship"
    hurt = fight({"A 27": "1 flagship-damaged", "B 26": "1 cruiser"}, [(10, 10), (1,)], text="A:letnev B:hacan")
    assert units(hurt, "A 26") == "1 flagship"


def test_l4_disruptors_silence_cannons_in_an_invasion() -> None:
    """Not in the offense."""
    board = {"A 27": "1 carrier 1 infantry", "B lodor": "1 pds"}
    game = play("A:letnev B:hacan", board, techs={A: "l4_disruptors"})
    drive(game, "A activate:26", "A all", "B hold", "A land:lodor:1")
    assert owner(game, "lodor") == A


def test_war_funding_pays_for_rerolls() -> None:
    """The owner loses two trade goods."""
    game = fight(
        {"A 27": "1 cruiser", "C 26": "1 cruiser"},
        [(1,), (10,), (1,)],
        "A use:war_funding-1",
        "A auto",
        text="A:hacan B:letnev C:sol",
        notes={A: "war_funding-1"},
        goods={B: 3},
    )
    assert (units(game, "C 26"), game.table.goods[B]) == ("", 1)


# ---- arithmetic ------------------------------------------------------------------------------------------------------


def test_hits_go_to_sustaining_ships_then_to_the_cheapest() -> None:
    """What `auto` does, for rules and odds."""
    side = side_of(FACTION["hacan"])
    fleet = combat.plus_one(combat.plus_one(EMPTY, FIGHTER, 2), DREADNOUGHT, 1)
    after, sustained, lost = combat.auto_hits(side, fleet, combat.Hits(2))
    assert (sustained, lost) == ((DREADNOUGHT,), (FIGHTER,))
    assert sum(after) == 2
    assert combat.cheapest(fleet, combat.Hits(0, 1)) == (DREADNOUGHT,)


def test_everything_can_be_passed() -> None:
    """Windows close when all have passed."""
    game = play(PLAIN, hands={A: "flank_speed", B: "veto", C: "summit"})
    drive(game, "A activate:46")
    assert pass_all(game).outcome is not None
