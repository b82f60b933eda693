"""Cases from the collected rulings of the community; docs/rulings.md names the source of each."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.joined import starting
from tests.games.twilight_imperium.agendas.sessions import in_play, session, voted
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, owner, pass_all, play, table_of, units

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.abilities.factions.nekro import adapt_units
from cosmodrome.games.twilight_imperium.index import AGENDA, CARD_NAMES, MECATOL, PLANET, TECH
from cosmodrome.games.twilight_imperium.research import researchable

# ---- factions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-61.0")
def test_a_war_sun_that_has_just_been_made_does_not_heat_the_magmus_reactor() -> None:
    """TI-R37: it must have been there before production was used."""
    board = {"A starpoint": "1 space_dock", "A 27": "1 carrier"}
    game = play("A:muaat", board, techs={A: "magmus_reactor war_sun"}, goods={A: 12}, pools={A: (3, 5, 2)})
    drive(game, "A activate:27", "A build:war_sun:1", "A done", "A trade-good:12")
    assert units(game, "A 27") == "1 carrier, 1 war_sun"
    assert game.table.goods[A] == 0


ALASTOR = {"A 26": "1 flagship 1 cruiser", "A lodor": "2 infantry", "B 27": "2 cruiser"}
FIGHT: dict[str, Any] = {"active": B, "stop": "combat-retreats"}


def enlisting(text: str, board: dict[str, str], **fields: Any) -> Any:
    """B comes to 26, where Nekro lets two infantry fight as ships."""
    game = play(text, board, **{**FIGHT, **fields})
    return drive(game, "B activate:26", "B all", "A use:the_alastor", "A load:lodor:infantry:2")


@pytest.mark.rule("TI-74.8")
def test_infantry_that_fights_as_ships_counts_for_assault_cannon() -> None:
    """TI-R50: flagship and two infantry are three ships that are no fighters."""
    board = {**ALASTOR, "A 26": "1 flagship"}
    game = enlisting("A:nekro B:sol", board, techs={A: "assault_cannon"})
    pass_all(game)
    assert units(game, "B 26") == "1 cruiser"


@pytest.mark.rule("TI-74.8")
def test_assault_cannon_may_cost_infantry_that_fights_as_ships() -> None:
    """TI-R50: Yin has given a destroyer, Nekro chooses what to lose for it."""
    board = {**ALASTOR, "A 26": "1 flagship", "B 27": "1 dreadnought"}
    game = play("A:nekro B:yin", {**board, "B 27": "1 dreadnought 1 destroyer"}, techs={B: "impulse_core"}, **FIGHT)
    drive(game, "B activate:26", "B all", "B pass", "A use:the_alastor", "A load:lodor:infantry:2")
    drive(game, "B use:impulse_core")
    assert "lose:infantry:1" in options(game, A)


def test_infantry_that_fights_as_ships_can_be_chosen_for_a_hit() -> None:
    """TI-R50: Dimensional Splicer may pick it."""
    techs = {B: "dimensional_splicer"}
    game = play("A:nekro B:creuss", ALASTOR, techs=techs, **FIGHT)
    drive(game, "B activate:26", "B all", "B pass", "A use:the_alastor", "A load:lodor:infantry:2")
    drive(game, "B use:dimensional_splicer")
    assert "unit:infantry" in options(game, B)
    drive(game, "B unit:infantry")
    pass_all(game)
    assert game.table.combatants(A)[-2] == 1


def test_infantry_that_fights_as_ships_can_be_given_to_courageous_ones() -> None:
    """TI-R50: Courageous to the End lets its opponent choose a ship: an infantry may be it."""
    dice = [(1, 1), (10, 10, 10, 10, 10), (10, 1)]
    game = enlisting("A:nekro B:sol", ALASTOR, dice=dice, stop="combat-after", hands={B: "courageous_to_the_end"})
    drive(game, "B use:courageous_to_the_end")
    assert "unit:infantry" in options(game, A)


@pytest.mark.rule("TI-70.0", "TI-34.3c")
def test_spatial_conduit_cylinder_joins_systems_for_everybody() -> None:
    """TI-R73: upgraded PDS of others fire through it."""
    board = {"A 26": "1 cruiser", "A 38": "1 cruiser", "B abyz": "1 pds"}
    techs = {A: "spatial_conduit_cylinder", B: "pds_2"}
    game = play("A:jol_nar B:sol", board, techs=techs, dice=[(1,)])
    drive(game, "A activate:26", "A use:spatial_conduit_cylinder", "A done")
    assert game.table.adjacent(26, 38, B)
    assert asked(game) == [(B, "space-cannon")]


@pytest.mark.rule("TI-70.0")
@pytest.mark.parametrize("speaker", [A, C])
def test_the_ixthian_artifact_strikes_what_is_adjacent_for_all(speaker: int) -> None:
    """TI-R74: an alpha wormhole at Mecatol Rex does not make Creuss ships at a beta wormhole its neighbours."""
    table = table_of(
        "A:creuss B:jol_nar C:yin",
        {"A 40": "1 cruiser", "A 39": "1 cruiser"},
        phase="agenda",
        at="agenda",
        agendas="ixthian_artifact economic_equality",
        custodians=False,
        cards={},
        speaker=speaker,
    )
    table.open_wormhole(0, MECATOL)
    game = starting(RULES, table, scripted=[(1,)])
    order = ("B vote:for", "B all", "C abstain", "A abstain") if speaker == A else ("A abstain", "B vote:for", "B all")
    drive(game, *order, *(("C abstain",) if speaker == C else ()))
    assert units(game, "A 40") == "1 cruiser"
    assert units(game, "A 39") == ""


@pytest.mark.rule("TI-41.4d", "TI-11.5")
def test_fighters_alone_win_no_ground_combat() -> None:
    """TI-R75: they return to space, so nobody has won, and Dacxive Animators bring nobody."""
    board = {"A 27": "1 flagship 2 fighter", "B lodor": "1 infantry 1 pds"}
    techs = {A: "dacxive_animators"}
    game = play("A:naalu B:sol", board, techs=techs, laws="shard_of_the_throne:B", points={B: 1}, dice=[(8, 8), (1,)])
    drive(game, "A activate:26", "A all", "B hold", "A land:lodor:2:fighter", "B hold")
    assert "use:dacxive_animators" not in options(game, A)
    pass_all(game)
    assert (owner(game, "lodor"), units(game, "B lodor"), units(game, "A lodor")) == (B, "1 pds", "")
    assert game.table.law_owner(AGENDA["shard_of_the_throne"]) == B


@pytest.mark.rule("TI-41.4")
def test_a_combat_whose_last_defender_is_converted_is_over_at_once() -> None:
    """TI-R76: who has nobody left on the planet uses nothing at the start of the combat any more."""
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "1 infantry"}
    game = play("A:yin B:sol", board, goods={A: 2}, hands={B: "morale_boost"})
    drive(game, "A activate:26", "A all", "A land:lodor:2", "A use:indoctrination", "A auto")
    assert "use:morale_boost" not in options(game, B)
    pass_all(game)
    assert (owner(game, "lodor"), units(game, "A lodor")) == (A, "3 infantry")


@pytest.mark.rule("TI-31.3")
def test_lazax_gate_folding_may_be_exhausted_for_nothing() -> None:
    """TI-R65: without Mecatol Rex its action does nothing more."""
    game = play("A:winnu", techs={A: "lazax_gate_folding"})
    drive(game, "A component", "A use:lazax_gate_folding")
    assert game.table.tapped[A] >> TECH["lazax_gate_folding"] & 1
    assert units(game, "A mecatol_rex") == ""


def test_infantry_waits_for_nothing_once_nekro_has_lost_the_upgrade() -> None:
    """TI-R48: what was set aside by a copied upgrade is lost when the token moves on."""
    table = table_of("A:nekro B:sol C:letnev", techs={B: "spec_ops_2", C: "l4_disruptors"})
    for name in ("valefar_assimilator_x", "valefar_assimilator_y"):
        if not table.owns(A, TECH[name]):
            table.add_tech(A, TECH[name])
    table.copy_tech(A, TECH["spec_ops_2"])
    table.set_aside_infantry(A, 2)
    table.copy_tech(A, TECH["l4_disruptors"], TECH["spec_ops_2"])
    for _ in adapt_units(table, A):
        pass
    assert table.returning[A] == 0


@pytest.mark.rule("TI-5.4a")
def test_a_floating_factory_falls_with_the_last_ship_that_a_direct_hit_takes() -> None:
    """TI-R77: it is blockaded on the spot, though the enemy is going to lose everything in the same round."""
    board = {"A 27": "1 dreadnought", "A 26": "1 space_dock", "B 26": "1 cruiser"}
    dice = [(10,), (10,)]
    game = play("A:saar B:sol", board, hands={B: "direct_hit"}, dice=dice, stop="production")
    drive(game, "A activate:26", "A all", "A sustain:dreadnought:1", "B use:direct_hit")
    pass_all(game)
    assert units(game, "A 26") == ""


# ---- technologies ----------------------------------------------------------------------------------------------------

TECHNOLOGY: dict[str, Any] = {"cards": {C: "technology"}, "active": C, "techs": {A: "inheritance_systems"}}
POOR: dict[str, Any] = {**TECHNOLOGY, "exhausted": "zero_zero_zero", "pools": {B: (3, 3, 0)}}


@pytest.mark.rule("TI-23.3", "TI-74.11")
@pytest.mark.parametrize("goods, able", [(1, False), (2, True)])
def test_inheritance_systems_are_paid_apart_from_the_research(goods: int, able: bool) -> None:
    """TI-R78: a planet of 5 resources and one trade good are not enough for 4 and then 2 resources."""
    table = table_of("A:l1z1x C:sol", goods={A: goods}, **TECHNOLOGY)
    assert (TECH["duranium_armor"] in researchable(table, A, price=4)) is able
    assert TECH["duranium_armor"] in researchable(table, A), "once the research is paid, 2 resources do"


@pytest.mark.rule("TI-23.3")
def test_the_obvious_payment_keeps_what_inheritance_systems_cost() -> None:
    """Abyz and Fria would waste less, but then only one resource would be left."""
    game = play("A:l1z1x C:sol", {"A abyz": "own", "A fria": "own", "A centauri": "own"}, **POOR)
    drive(game, "C strategic:technology", "C technology:neural_motivator", "A secondary:technology", "A auto")
    assert game.table.is_ready(PLANET["fria"])
    drive(game, "A technology:duranium_armor")
    assert game.table.owns(A, TECH["duranium_armor"])


# ---- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-30.9", "TI-30.9a")
def test_their_fleet_is_not_dust_if_a_direct_hit_takes_the_last_ship() -> None:
    """TI-R79: the hit itself must destroy it."""
    fields = {"secrets": {B: "turn_their_fleets_to_dust"}, "hands": {B: "direct_hit"}}
    game = play("A:hacan B:sol", {"A 27": "1 dreadnought", "B lodor": "1 pds"}, dice=[(6,)], **fields)
    drive(game, "A activate:26", "A all", "B fire", "A sustain:dreadnought:1", "B use:direct_hit")
    assert units(game, "A 26") == ""
    assert "use:turn_their_fleets_to_dust" not in options(game, B)


@pytest.mark.rule("TI-30.9a")
def test_their_fleet_is_not_dust_if_fighters_go_for_want_of_room() -> None:
    """TI-R79: two hits, the first takes the carrier, and its fighters are removed, not destroyed."""
    fields = {"secrets": {B: "turn_their_fleets_to_dust"}}
    game = play("A:hacan B:sol", {"A 27": "1 carrier 2 fighter", "B lodor": "2 pds"}, dice=[(6, 6)], **fields)
    drive(game, "A activate:26", "A all", "B fire", "A lose:carrier:1")
    assert units(game, "A 26") == ""
    assert "use:turn_their_fleets_to_dust" not in options(game, B)


@pytest.mark.rule("TI-83.15")
def test_the_speaker_may_answer_a_bribe_with_distinguished_councilor() -> None:
    """TI-R43: both are played after the speaker has voted."""
    hands = {A: "distinguished_councilor", B: "bribery"}
    game = session("mutiny", "B vote:for", "B all", "C abstain", "A vote:against", "A all", hands=hands, goods={B: 5})
    drive(game, "A pass", "B use:bribery", "B trade-good:5")
    assert "use:distinguished_councilor" in options(game, A)
    drive(game, "A use:distinguished_councilor")
    told = [event["count"] for event in game.events(None) if event["key"] == "votes" and event["seat"] == A]
    assert told[-1] - told[0] == 5


@pytest.mark.rule("TI-83.15")
def test_bribery_can_be_played_for_nothing() -> None:
    """TI-R70: also by somebody who has no trade goods."""
    script = ("B vote:for", "B all", "C abstain", "A abstain", "B use:bribery")
    game = session("mutiny", *script, hands={B: "bribery"})
    assert "bribery" in [CARD_NAMES[card] for card in game.table.action_discard]


# ---- agendas ---------------------------------------------------------------------------------------------------------


def crowned(planets: dict[str, str]) -> Any:
    """A takes Nar, in the home of B who owns the crown, from C."""
    board = {"A 12": "1 carrier 1 infantry", "C nar": "own", **planets}
    laws = "the_crown_of_emphidia:B"
    game = play("A:sol B:jol_nar C:hacan", board, laws=laws, points={B: 2}, homes=False)
    return drive(game, "A activate:12", "A land:nar:1")


def test_the_crown_of_emphidia_stays_with_an_owner_who_has_lost_home_before() -> None:
    """TI-R80: who controls no planet at home cannot lose it."""
    game = crowned({"C jol": "own", "B lodor": "own"})
    assert owner(game, "nar") == A
    assert game.table.law_owner(AGENDA["the_crown_of_emphidia"]) == B
    assert crowned({}).table.law_owner(AGENDA["the_crown_of_emphidia"]) == A, "Jol is still B's"


@pytest.mark.rule("TI-83.20")
def test_a_recounted_committee_may_choose_its_next_owner() -> None:
    """TI-R54: its owner may use it on itself."""
    game = voted("miscount_disclosed", "committee_formation", laws="committee_formation:C")
    drive(game, "C use:committee_formation", "C player:1")
    assert in_play(game, "committee_formation")
    assert game.table.law_owner(AGENDA["committee_formation"]) == B
    assert CARD_NAMES[game.table.agenda] == "economic_equality"


@pytest.mark.rule("TI-69.6")
def test_the_agenda_that_replaces_a_vetoed_one_brings_new_transactions() -> None:
    """TI-R56: each agenda allows one with everybody."""
    game = session("mutiny", hands={C: "veto"}, goods={A: 2})
    game.act(A, f"offer:{B}")
    drive(game, "A give:trade-goods:1", "A propose", "B accept")
    assert B in game.table.traded[A]
    drive(game, "C use:veto")
    assert B not in game.table.traded[A]
