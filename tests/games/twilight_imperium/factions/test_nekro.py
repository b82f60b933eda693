"""The Nekro Virus, and the technologies it copies."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.conformance.joined import starting
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, halt, options, pass_all, play, table_of, units

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.abilities.factions.nekro import spoils, take_technology
from cosmodrome.games.twilight_imperium.agenda import may_vote
from cosmodrome.games.twilight_imperium.combat import Batch, volley
from cosmodrome.games.twilight_imperium.index import (
    DOCK,
    DREADNOUGHT,
    FLAGSHIP,
    INFANTRY,
    OBJECTIVE,
    PLANET,
    TECH,
    TECH_NAMES,
    WAR_SUN,
    bits,
    objective_row,
)
from cosmodrome.games.twilight_imperium.scoring import is_met
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Game

VALEFAR = "valefar_assimilator_x valefar_assimilator_y"


def nekro(*script: str, foe: str = "sol", theirs: str = "", own: str = "", board: Any = None, copied: str = "") -> Game:
    """A, the Nekro Virus, takes a technology of B, `theirs`; it has copied some already."""
    table = table_of(f"A:nekro B:{foe}", board or {}, techs={A: f"{VALEFAR} {own}", B: f"{theirs} {copied}"})
    for name in copied.split():
        table.copy_tech(A, TECH[name])

    def piece(table: TwilightImperium) -> Any:
        yield from take_technology(table, A, [B])
        table.cursor = "turn"

    table.cursor = "take"
    return drive(starting(replace(RULES, pieces={**RULES.pieces, "take": piece}), table, scripted=[]), *script)


def owned(game: Game) -> set[str]:
    """What the Nekro Virus has, but for the assimilators."""
    return {TECH_NAMES[tech] for tech in bits(game.table.techs[A])} - set(VALEFAR.split())


def copies(game: Game) -> list[str]:
    """What lies under its tokens."""
    return [TECH_NAMES[tech] for tech in game.table.copied[A]]


# ---- the assimilators ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-28.16")
def test_faction_technologies_are_copied() -> None:
    """A generic technology of another player is gained, one of a faction copied, upgrades included."""
    game = nekro("A technology:gravity_drive", theirs="gravity_drive spec_ops_2")
    assert owned(game) == {"gravity_drive"}
    assert copies(game) == []
    game = nekro("A technology:spec_ops_2", theirs="gravity_drive spec_ops_2")
    assert owned(game) == {"spec_ops_2"}
    assert copies(game) == ["spec_ops_2"]
    combat = game.table.side(A).units[INFANTRY].combat
    assert combat is not None
    assert combat.hit == 6
    assert game.table.owns(B, TECH["spec_ops_2"]), "its owner keeps it"
    shown = game.view(None)["players"][A]["technologies"]
    assert [each["copied"] for each in shown if each["technology"] == "spec_ops_2"] == [True]


def test_a_copied_text_works() -> None:
    """What the copied card says holds for the Nekro Virus, until the token leaves it."""
    table = table_of("A:nekro B:hacan C:letnev", techs={A: VALEFAR, B: "production_biomes"})
    table.copy_tech(A, TECH["production_biomes"])
    assert table.has(A, "production_biomes")
    table.tap(A, TECH["production_biomes"])
    table.copy_tech(A, TECH["l4_disruptors"], TECH["production_biomes"])
    assert not table.has(A, "production_biomes")
    assert table.has(A, "l4_disruptors")
    assert table.tapped[A] == 1 << TECH["l4_disruptors"], "the assimilator stays exhausted (TI-R49)"


@pytest.mark.rule("TI-28.17")
def test_sheets_are_no_technologies() -> None:
    """Units that are printed on the sheet of another faction cannot be had."""
    table = table_of("A:nekro B:muaat", techs={A: VALEFAR})
    assert spoils(table, A, [B]) == []
    table.add_tech(B, TECH["prototype_war_sun_2"])
    assert spoils(table, A, [B]) == [TECH["prototype_war_sun_2"]]


def test_one_token_on_a_card_and_two_tokens_in_all() -> None:
    """A copied card is not copied again; a third copy takes one of the two tokens away from where it lies."""
    table = table_of("A:nekro B:hacan", techs={A: VALEFAR, B: "production_biomes quantum_datahub_node"})
    table.copy_tech(A, TECH["production_biomes"])
    assert spoils(table, A, [B]) == [TECH["quantum_datahub_node"]]
    game = nekro(foe="hacan", theirs="production_biomes", copied="l4_disruptors impulse_core")
    assert set(options(game, A)) == {"technology:l4_disruptors", "technology:impulse_core"}
    drive(game, "A technology:l4_disruptors")
    assert copies(game) == ["impulse_core", "production_biomes"]
    assert not game.table.has(A, "l4_disruptors")


def test_without_assimilators_nothing_is_copied() -> None:
    """Only their tokens let faction technologies be had."""
    table = table_of("A:nekro B:sol", techs={B: "spec_ops_2 gravity_drive"})
    assert spoils(table, A, [B]) == [TECH["gravity_drive"]]


@pytest.mark.rule("TI-28.18", "TI-65.10a")
def test_a_copied_card_outlives_its_owner() -> None:
    """When the owner of a copied technology is eliminated, it stays in play for the Nekro Virus."""
    table = table_of("A:nekro B:sol", techs={A: VALEFAR, B: "spec_ops_2"}, homes=False)
    table.copy_tech(A, TECH["spec_ops_2"])
    table.take_planet(table.active, PLANET["jord"])
    table.cursor = "action-end"
    table = starting(replace(RULES, pieces={**RULES.pieces, "turn-end": halt}), table, scripted=[]).table
    assert B in table.eliminated
    assert table.has(A, "spec_ops_2")
    assert table.copied[A] == (TECH["spec_ops_2"],)


FACTORY = {"A 27": "1 space_dock 1 carrier", "A new_albion": "own", "A 30": "1 space_dock"}


@pytest.mark.rule("TI-28.19")
def test_docks_land_when_the_token_leaves() -> None:
    """When the token leaves Floating Factory II, docks go to planets of the same system, or to the reinforcements."""
    game = nekro(foe="hacan", theirs="production_biomes", copied="floating_factory_2 impulse_core", board=FACTORY)
    drive(game, "A technology:floating_factory_2")
    assert units(game, "A new_albion") == "1 space_dock"
    assert units(game, "A 27") == "1 carrier"
    assert units(game, "A 30") == ""
    assert game.table.left(A, DOCK) == 1, "one at home, one on New Albion"


def test_docks_rise_when_the_token_comes() -> None:
    """When the Nekro Virus copies Floating Factory II, its docks go to space (TI-R49)."""
    game = nekro(foe="saar", theirs="floating_factory_2", board={"A new_albion": "1 space_dock", "B 27": "1 cruiser"})
    assert copies(game) == ["floating_factory_2"]
    assert units(game, "A 8") == "1 space_dock"
    assert units(game, "A 27") == units(game, "A new_albion") == "", "a blockaded one is destroyed"


SUNS = {"A 27": "1 war_sun 2 fighter 1 cruiser"}


@pytest.mark.rule("TI-28.20")
def test_war_suns_go_with_the_token() -> None:
    """When the token leaves a war sun technology, war suns go to the reinforcements, and what they carried."""
    game = nekro(foe="hacan", theirs="production_biomes", copied="prototype_war_sun_2 impulse_core", board=SUNS)
    drive(game, "A technology:prototype_war_sun_2")
    assert units(game, "A 27") == "1 cruiser"
    assert game.table.left(A, WAR_SUN) == 2


def test_own_war_suns_stay() -> None:
    """They stay if the Nekro Virus has war suns of its own."""
    copied = "prototype_war_sun_2 impulse_core"
    game = nekro(foe="hacan", theirs="production_biomes", own="war_sun", copied=copied, board=SUNS)
    drive(game, "A technology:prototype_war_sun_2")
    assert units(game, "A 27") == "2 fighter, 1 cruiser, 1 war_sun"


@pytest.mark.rule("TI-28.21", "TI-29.1a")
def test_the_same_type_takes_the_token() -> None:
    """A second upgrade of a type that is copied takes that very token, though the other one is free."""
    game = nekro(foe="l1z1x", theirs="super_dreadnought_2", copied="exotrireme_2", own="dreadnought_2")
    assert copies(game) == ["super_dreadnought_2"]
    assert owned(game) == {"super_dreadnought_2", "dreadnought_2"}
    assert game.table.side(A).units[DREADNOUGHT].id == "super_dreadnought_2"


def test_a_plain_upgrade_frees_the_token() -> None:
    """A plain upgrade that is gained takes the place of the copied one (TI-R48)."""
    game = nekro("A technology:dreadnought_2", theirs="dreadnought_2 gravity_drive", copied="exotrireme_2")
    assert copies(game) == []
    assert game.table.side(A).units[DREADNOUGHT].id == "dreadnought_2"


@pytest.mark.rule("TI-28.21")
def test_a_plain_upgrade_frees_the_token_however_it_is_gained() -> None:
    """Fires of the Gashlai bring a war sun technology; the token leaves the copied one, and the war suns stay."""
    table = table_of("A:nekro B:muaat", {"A 27": "1 war_sun"}, techs={A: VALEFAR}, notes={A: "fires_of_the_gashlai-1"})
    table.copy_tech(A, TECH["prototype_war_sun_2"])
    game = drive(starting(RULES, table, scripted=[]), "A component", "A use:fires_of_the_gashlai-1")
    assert copies(game) == []
    assert owned(game) == {"war_sun"}
    assert units(game, "A 27") == "1 war_sun"


@pytest.mark.rule("TI-28.22")
def test_copies_count_for_objectives() -> None:
    """Copied technologies count by colour and type, idle assimilators do not (TI-R24)."""
    table = table_of("A:nekro", techs={A: VALEFAR})
    factions, upgrades = (objective_row(OBJECTIVE[name]) for name in ("adapt_new_strategies", "develop_weaponry"))
    assert not is_met(table, A, factions)
    table.copy_tech(A, TECH["spec_ops_2"])
    table.copy_tech(A, TECH["exotrireme_2"])
    assert is_met(table, A, factions)
    assert is_met(table, A, upgrades)


# ---- abilities -------------------------------------------------------------------------------------------------------

COMBAT = {"A 27": "2 cruiser", "B 26": "2 cruiser"}


def test_technological_singularity() -> None:
    """Once in a combat, after the opponent has lost a unit, the Nekro Virus takes a technology."""
    dice = [(10, 1), (1, 1), (10, 1), (1,)]
    game = play("A:nekro B:sol", COMBAT, techs={A: VALEFAR, B: "gravity_drive plasma_scoring"}, dice=dice)
    drive(game, "A activate:26", "A all", "A use:technological_singularity", "A technology:gravity_drive")
    assert game.table.owns(A, TECH["gravity_drive"])
    assert game.table.owns(B, TECH["gravity_drive"])
    while game.asks:
        assert "use:technological_singularity" not in options(game, A), "no second time"
        drive(game, f"{'ABC'[game.asks[0].seat]} {options(game, game.asks[0].seat)[0]}")
    assert units(game, "B 26") == "", "the second unit is destroyed as well"


def test_singularity_on_the_ground() -> None:
    """Infantry that is destroyed counts, too, and so does the defence."""
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "2 infantry"}
    game = play("A:sol B:nekro", board, techs={A: "gravity_drive", B: VALEFAR}, dice=[(1, 1), (10, 1)])
    drive(game, "A activate:26", "A all", "A land:lodor:2", "B use:technological_singularity")
    assert game.table.owns(B, TECH["gravity_drive"])


def test_singularity_only_in_a_combat() -> None:
    """What cannons or bombs destroy outside of a combat brings nothing."""
    board = {"A 27": "1 dreadnought 1 infantry", "B lodor": "1 infantry"}
    game = play("A:nekro B:sol", board, techs={A: VALEFAR, B: "gravity_drive"}, dice=[(10,)])
    drive(game, "A activate:26", "A all", "A auto")
    assert asked(game) == [(A, "land")], "the bombs have destroyed a unit, and nobody is asked"


def test_antivirus() -> None:
    """Laid open at the start of a combat, it stops Technological Singularity against its holder."""
    fields: dict[str, Any] = {"techs": {A: VALEFAR, B: "gravity_drive"}, "notes": {B: "antivirus-0"}}
    game = play("A:nekro B:sol", COMBAT, dice=[(10, 10), (1, 1)], **fields)
    drive(game, "A activate:26", "A all", "B use:antivirus-0")
    pass_all(game)
    assert not game.table.owns(A, TECH["gravity_drive"])
    assert len(game.table.notes_up[B]) == 1


def test_antivirus_in_any_combat() -> None:
    """Its holder may lay it open in a combat with somebody else (TI-R51)."""
    game = play("A:sol B:letnev C:nekro", COMBAT, notes={A: "antivirus-2"}, hands={B: "morale_boost"})
    drive(game, "A activate:26", "A all", "A use:antivirus-2")
    assert len(game.table.notes_up[A]) == 1


def test_antivirus_goes_back() -> None:
    """It returns when its holder activates a system with units of the Nekro Virus."""
    table = table_of("A:sol B:nekro", {"B 26": "1 cruiser"}, notes={A: "antivirus-1"})
    table.place_note(A, table.find_note(A, "antivirus-1"))
    game = drive(starting(RULES, table, scripted=[]), "A activate:26")
    assert not game.table.notes_up[A]
    assert len(game.table.notes[B]) == 5


VOTE: dict[str, Any] = {"at": "agenda-reveal", "phase": "agenda", "stop": "agenda-end", "custodians": False}


def test_galactic_threat() -> None:
    """The Nekro Virus does not vote, but a right prediction brings a technology of one who voted for it."""
    fields = {"techs": {A: "gravity_drive", B: "plasma_scoring", C: VALEFAR}}
    game = play("A:sol B:letnev C:nekro", agendas="economic_equality mutiny", **fields, **VOTE)
    assert not may_vote(game.table, C)
    drive(game, "C use:galactic_threat", "C vote:for", "B vote:against", "B all", "A vote:for", "A all")
    assert game.table.owns(C, TECH["gravity_drive"]), "A has voted for it, B has not"
    assert not game.table.owns(C, TECH["plasma_scoring"])
    assert "use:galactic_threat" not in options(game, C), "once in an agenda phase"


def test_a_wrong_prediction_brings_nothing() -> None:
    """If another outcome comes, nothing is gained."""
    fields = {"techs": {A: "gravity_drive", B: "plasma_scoring", C: VALEFAR}}
    game = play("A:sol B:letnev C:nekro", agendas="economic_equality mutiny", **fields, **VOTE)
    drive(game, "C use:galactic_threat", "C vote:against", "B abstain", "A vote:for", "A all")
    assert game.table.techs[C].bit_count() == 2


def test_propagation() -> None:
    """Whatever the Nekro Virus would research becomes three command tokens."""
    game = play("A:nekro", cards={A: "technology"}, pools={A: (2, 3, 2)}, exhausted="mordai_ii")
    drive(game, "A strategic:technology", "A pool:tactic:3")
    assert game.table.tactic[A] == 5
    assert not game.table.techs[A]


# ---- the flagship ----------------------------------------------------------------------------------------------------

ALASTOR = {"A 26": "1 flagship 1 infantry", "A lodor": "2 infantry", "B 27": "2 cruiser"}


def test_the_alastor() -> None:
    """Ground forces in its system fight as ships with their own value, those on planets as well."""
    table = table_of("A:nekro", ALASTOR, system=26)
    table.enlist(A, PLANET["lodor"], 2)
    own = table.combatants(A)
    assert volley(table.side(A), own, table.fleet(B, 27), enlisted=True) == [
        Batch(INFANTRY, 2, 8, 0),
        Batch(FLAGSHIP, 2, 9, 0),
    ]
    assert own[INFANTRY] == 2, "one stays aboard"


FIGHT: dict[str, Any] = {"active": B, "hands": {C: "sabotage"}}


def test_enlisted_infantry_takes_hits_and_goes_home() -> None:
    """It can be lost instead of ships; what is left is back on the planet after the combat."""
    dice = [(1, 10), (1, 1, 10, 10)]
    game = play("A:nekro", ALASTOR, dice=dice, **FIGHT)
    drive(game, "B activate:26", "B all", "A use:the_alastor", "A load:lodor:infantry:2", "A done")
    drive(game, "A lose:infantry:1")
    pass_all(game)
    assert units(game, "A lodor") == "1 infantry"
    assert units(game, "A 26") == "1 flagship, 1 infantry"
    assert units(game, "B 26") == ""


def test_enlisted_infantry_fights_on_alone() -> None:
    """When all ships are gone, the combat goes on with it, and it can win."""
    board = {**ALASTOR, "A 26": "1 flagship-damaged", "B 27": "1 dreadnought"}
    dice = [(10,), (1, 1, 1, 1), (1,), (10, 10)]
    game = play("A:nekro", board, dice=dice, **FIGHT)
    drive(game, "B activate:26", "B all", "A use:the_alastor", "A load:lodor:infantry:2")
    drive(game, "A lose:flagship-damaged:1")
    assert game.table.combat_round == 2
    drive(game, "B auto")
    assert units(game, "B 26") == ""
    assert units(game, "A lodor") == "2 infantry"


def test_enlisted_infantry_does_not_retreat() -> None:
    """It is back on its planet before the ships leave, which may take it along or not."""
    board = {**ALASTOR, "A 29": "1 cruiser"}
    game = play("A:nekro", board, dice=[(1, 1), (1, 1, 1, 1)], **FIGHT)
    drive(game, "B activate:26", "B all", "A use:the_alastor", "A load:lodor:infantry:2", "A done", "A retreat")
    drive(game, "A done")
    assert units(game, "A 29") == "1 cruiser, 1 flagship, 1 infantry"
    assert units(game, "A lodor") == "2 infantry"


def test_the_alastor_must_be_there() -> None:
    """Without the flagship nobody is enlisted."""
    board = {**ALASTOR, "A 26": "1 cruiser"}
    game = play("A:nekro", board, dice=[(10, 10), (1,)], **FIGHT)
    drive(game, "B activate:26", "B all")
    assert "use:the_alastor" not in options(game, A)
    assert (A, "enlist") not in asked(game)


def test_a_second_token_leaves_the_first_where_it_lies() -> None:
    """While one of the two is free, nothing is asked."""
    game = nekro(foe="hacan", theirs="production_biomes", copied="l4_disruptors")
    assert copies(game) == ["l4_disruptors", "production_biomes"]


def test_an_upgrade_of_somebody_else_frees_no_token() -> None:
    """Only what Nekro itself gains takes the place of its copy."""
    table = table_of("A:nekro B:sardakk_norr", techs={A: VALEFAR, B: "exotrireme_2"}, cards={C: "technology"}, active=C)
    table.copy_tech(A, TECH["exotrireme_2"])
    table.techs[C] |= sum(1 << TECH[name] for name in ("antimass_deflectors", "gravity_drive", "sarween_tools"))
    table.regroup()
    game = drive(starting(RULES, table, scripted=[]), "C strategic:technology", "C technology:dreadnought_2")
    assert copies(game) == ["exotrireme_2"]


def test_singularity_is_not_fed_by_own_losses() -> None:
    """The unit that is destroyed must be the opponent's."""
    board = {"A 27": "2 cruiser", "B 26": "2 cruiser"}
    game = play(
        "A:nekro B:sol", board, techs={A: VALEFAR, B: "gravity_drive"}, dice=[(1, 1), (10, 1)], stop="combat-after"
    )
    drive(game, "A activate:26", "A all")
    assert units(game, "A 26") == "1 cruiser"
    assert game.outcome is not None, "Nekro is not asked"
