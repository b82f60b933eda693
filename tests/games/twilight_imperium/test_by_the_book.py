"""Hard cases of the rules reference: capacity, laws that are discarded, wormholes, hits and dice of chosen ships."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, asked, drive, options, pass_all, play, units

from cosmodrome.games.twilight_imperium.index import AGENDA, MECATOL, TECH
from cosmodrome.games.twilight_imperium.scoring import meets

# ---- bombardment -----------------------------------------------------------------------------------------------------

TWO_PLANETS = {"A 28": "2 dreadnought", "B new_albion": "2 infantry", "B starpoint": "2 infantry"}


@pytest.mark.rule("TI-8.1d")
def test_plasma_scoring_adds_one_die_to_the_whole_bombardment() -> None:
    """Two dreadnoughts bombard two planets: three dice, and the player says where the third one is rolled."""
    board = {**TWO_PLANETS, "A 26": "2 dreadnought"}
    game = play("A:hacan B:sol", board, techs={A: "plasma_scoring"}, dice=[(1,), (1, 1)], stop="commit")
    drive(game, "A activate:27", "A fleet:26", "A done")
    drive(game, "A bombard:new_albion:dreadnought:1", "A bombard:starpoint:dreadnought:1")
    assert asked(game) == [(A, "extra-die")]
    drive(game, "A planet:starpoint")
    rolls = [event["dice"] for event in game.events(None) if event["key"] == "rolled"]
    assert rolls == [[1], [1, 1]]


# ---- capacity --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-38.3")
def test_fighters_without_room_are_gone_before_the_next_hit_of_a_cannon() -> None:
    """Two PDS hit: the carrier goes first, its fighters with it, and the destroyer takes the other hit."""
    board = {"A 27": "1 carrier 3 fighter 1 destroyer", "B lodor": "2 pds"}
    game = play("A:hacan B:sol", board, dice=[(10, 10)])
    drive(game, "A activate:26", "A all", "B fire", "A lose:carrier:1")
    assert units(game, "A 26") == ""
    removed = [event["unit"] for event in game.events(None) if event["key"] == "removed"]
    assert removed == ["fighter"]


@pytest.mark.rule("TI-5.4a", "TI-38.3")
def test_a_floating_factory_that_flies_into_a_blockade_is_destroyed_at_once() -> None:
    """It produces nothing, and the infantry it brought does not land."""
    board = {"A 27": "1 space_dock 4 infantry", "B 26": "1 cruiser"}
    game = play("A:saar B:sol", board, techs={A: "floating_factory_2"}, stop="cannon")
    drive(game, "A activate:26", "A ship:27:space_dock:1", "A load:27:infantry:4", "A done")
    assert (units(game, "A 26"), units(game, "A 27")) == ("", "")


@pytest.mark.rule("TI-12.2")
def test_a_ship_lost_in_a_rift_has_not_moved_anywhere() -> None:
    """The only ship that was to come is lost: Experimental Battlestation has nothing to answer."""
    board = {"A 41": "1 cruiser", "A 28": "1 cruiser", "B tequran": "own", "B torkan": "1 space_dock"}
    hands = {B: "experimental_battlestation"}
    game = play("A:hacan B:sol", board, hands=hands, dice=[(1,)], stop="cannon")
    drive(game, "A activate:28", "A ship:41:cruiser:1", "A done")
    assert units(game, "A 28") == "1 cruiser"
    assert "moved" not in [event["window"] for event in game.events(None) if event["key"] == "window"]


# ---- laws that are discarded -----------------------------------------------------------------------------------------


@pytest.mark.rule("TI-26.5", "TI-72.5")
def test_at_most_two_pds_stay_on_a_planet_when_the_homeland_defense_act_is_gone() -> None:
    """The third one is removed."""
    game = play("A:hacan B:sol", {"B lodor": "3 pds"}, laws="homeland_defense_act", hands={A: "repeal_law"})
    drive(game, "A component", "A use:repeal_law")
    pass_all(game)
    assert AGENDA["homeland_defense_act"] not in game.table.laws_in_play()
    assert units(game, "B lodor") == "2 pds"


# ---- wormholes -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-88.0")
@pytest.mark.parametrize("laws", ["enforced_travel_ban", "enforced_travel_ban wormhole_reconstruction"])
def test_wormhole_reconstruction_opens_what_the_travel_ban_has_closed(laws: str) -> None:
    """TI-R66: systems that a law makes adjacent are adjacent, whatever a wormhole does."""
    game = drive(play("A:hacan B:sol", {"A 26": "1 carrier"}, laws=laws), "A activate:25")
    moves = "ship:26:carrier:1" in (options(game, A) if asked(game) == [(A, "move")] else [])
    assert moves == ("wormhole_reconstruction" in laws)


@pytest.mark.rule("TI-88.0")
def test_a_lost_star_chart_leads_past_the_travel_ban() -> None:
    """TI-R66: from alpha to alpha as well."""
    board = {"A 26": "1 carrier"}
    game = play("A:hacan B:sol", board, laws="enforced_travel_ban", hands={A: "lost_star_chart"})
    drive(game, "A activate:39", "A use:lost_star_chart")
    assert "ship:26:carrier:1" in options(game, A)


@pytest.mark.rule("TI-88.2")
def test_lazax_gate_folding_opens_mecatol_rex_for_everybody() -> None:
    """TI-R67: B's upgraded PDS at an alpha wormhole fires at the Winnu ships that come to Mecatol Rex."""
    board = {"A 28": "1 cruiser", "B 39": "1 cruiser"}
    techs = {A: "lazax_gate_folding", B: "pds_2"}
    near = play("A:winnu B:sol", {**board, "B lodor": "1 pds"}, techs=techs, stop="cannon")
    drive(near, f"A activate:{MECATOL}", "A all")
    assert near.table.adjacent(MECATOL, 39, B)
    own = play("A:winnu B:sol", {**board, "A mecatol_rex": "1 infantry"}, techs=techs, custodians=False, stop="cannon")
    drive(own, f"A activate:{MECATOL}", "A all")
    assert not own.table.adjacent(MECATOL, 39, B), "not once Winnu controls it"


# ---- hits that somebody aims -----------------------------------------------------------------------------------------


@pytest.mark.rule("TI-81.0")
def test_shields_holding_cancels_the_hit_of_a_dimensional_splicer() -> None:
    """TI-R41: it is a hit in a space combat like any other."""
    board = {"A 27": "1 cruiser", "B 26": "1 carrier"}
    fields = {"techs": {A: "dimensional_splicer"}, "hands": {B: "shields_holding"}, "stop": "combat-retreats"}
    game = play("A:creuss B:sol", board, **fields)
    drive(game, "A activate:26", "A all", "A use:dimensional_splicer", "B use:shields_holding")
    pass_all(game)
    assert units(game, "B 26") == "1 carrier"


# ---- dice of chosen units --------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-44.1")
def test_the_crown_of_thalnos_rerolls_the_dice_of_chosen_units() -> None:
    """Cruiser and destroyer both show 6: the destroyer alone is risked, misses and is destroyed (TI-R53)."""
    board = {"A 27": "1 cruiser 1 destroyer", "B 26": "1 carrier"}
    dice = [(1, 1), (6, 6), (1,)]
    game = play("A:hacan B:sol", board, laws="the_crown_of_thalnos:A", dice=dice, stop="combat-hits")
    drive(game, "A activate:26", "A all", "A use:the_crown_of_thalnos")
    assert {"reroll:6:cruiser", "reroll:6:destroyer"} <= set(options(game, A))
    drive(game, "A reroll:6:destroyer", "A done")
    assert units(game, "A 26") == "1 cruiser"


# ---- objectives ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-28.22")
def test_two_upgrades_of_the_same_unit_count_once() -> None:
    """TI-R69: Nekro has Dreadnought II and copies Exotrireme II."""
    fields = {"public": "develop_weaponry", "phase": "status", "at": "status", "stop": "scoring"}
    game = play("A:nekro B:sol", techs={A: "dreadnought_2 exotrireme_2"}, **fields)
    table = game.table
    assert not meets(table, A, table.public[0])
    table.add_tech(A, TECH["cruiser_2"])
    assert meets(table, A, table.public[0])
