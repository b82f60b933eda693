"""Directives: for, against, and elections."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.agendas.sessions import discarded, in_play, next_round, session, voted
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, owner, units

from cosmodrome.games.twilight_imperium.index import AGENDA, CARD_NAMES, PLANET, SPECIALTY, objective_row

# ---- armies ----------------------------------------------------------------------------------------------------------


def test_arms_reduction_leaves_two_dreadnoughts_and_four_cruisers() -> None:
    """Each player chooses which ones; those with fewer lose nothing."""
    board = {
        "A 26": "2 dreadnought",
        "A 27": "1 dreadnought 1 dreadnought-damaged",
        "B 39": "5 cruiser",
        "C 40": "4 cruiser",
    }
    game = voted("arms_reduction", "for", units=board, pools={A: (3, 6, 2), B: (3, 6, 2)})
    assert asked(game) == [(A, "lose-ship-where")]
    drive(game, "A to:27", "A unit:dreadnought-damaged", "A to:26")
    assert (units(game, "A 26"), units(game, "A 27")) == ("1 dreadnought", "1 dreadnought")
    assert (units(game, "B 39"), units(game, "C 40")) == ("4 cruiser", "4 cruiser")


def test_against_arms_reduction_specialty_planets_are_exhausted() -> None:
    """In the next strategy phase, those of all players."""
    board = {
        "A lodor": "own",
        "A lazar": "own",
        "C qucenn": "own",
        "C mellon": "own",
        "B lirta_iv": "own",
        "C rarron": "own",
    }
    game = next_round(voted("arms_reduction", "against", units=board, stop="pick"))
    table = game.table
    planets = [planet for seat in (A, B, C) for planet in table.planets(seat)]
    assert any(SPECIALTY[planet] for planet in planets)
    assert [planet for planet in planets if not table.is_ready(planet)] == [p for p in planets if SPECIALTY[p]]


def test_swords_become_plowshares() -> None:
    """Half of the infantry on each planet, rounded up, for a trade good each."""
    game = voted("swords_to_plowshares", "for", units={"A lodor": "3 infantry", "A quann": "2 infantry"})
    assert (units(game, "A lodor"), units(game, "A quann")) == ("1 infantry", "1 infantry")
    assert game.table.goods == [4, 1, 1]  # the one at home included


def test_against_plowshares_infantry_comes_to_every_planet() -> None:
    """But not to a demilitarized zone."""
    board = {"A lodor": "own", "A quann": "1 infantry"}
    game = voted("swords_to_plowshares", "against", units=board, laws="demilitarized_zone:lodor")
    assert (units(game, "A lodor"), units(game, "A quann")) == ("", "2 infantry")


def test_a_colony_goes_to_a_player_with_the_fewest_points() -> None:
    """Its controller chooses among those who are tied; the chosen one may place an infantry and takes control."""
    board = {"C lodor": "2 infantry 1 pds"}
    game = voted("colonial_redistribution", "lodor", units=board, points={C: 2})
    assert asked(game) == [(C, "colonial_redistribution")]
    assert options(game, C) == ["player:0", "player:1"]
    drive(game, "C player:1")
    assert asked(game) == [(B, "colonize")]
    drive(game, "B yes")
    assert (owner(game, "lodor"), units(game, "B lodor")) == (B, "1 infantry")


def test_a_colony_that_nobody_wants_stays_without_units() -> None:
    """The chosen player declines; or it is the controller, who places an infantry."""
    board = {"C lodor": "2 infantry 1 pds"}
    game = voted("colonial_redistribution", "lodor", units=board, points={C: 2, B: 1})
    drive(game, "A no")
    assert (owner(game, "lodor"), units(game, "C lodor")) == (C, "")
    game = voted("colonial_redistribution", "lodor", units=board, points={A: 2, B: 1})
    drive(game, "C yes")
    assert (owner(game, "lodor"), units(game, "C lodor")) == (C, "1 infantry")


def test_homes_and_mecatol_rex_are_no_colonies() -> None:
    """Only other planets can be elected."""
    game = session("colonial_redistribution", units={"C lodor": "own", "A mecatol_rex": "own"})
    assert options(game, B) == ["vote:lodor", "abstain"]


# ---- research --------------------------------------------------------------------------------------------------------


def test_the_artifact_teaches() -> None:
    """On 6 to 10 everybody may research two technologies."""
    game = voted("ixthian_artifact", "for", dice=((6,),))
    drive(game, "A technology:neural_motivator", "A pass", "B technology:neural_motivator")
    assert asked(game) == [(B, "research")]
    drive(game, "B technology:sarween_tools", "C pass", "C pass")
    assert [techs.bit_count() for techs in game.table.techs] == [1, 2, 0]


def test_or_the_artifact_explodes() -> None:
    """On 1 to 5 all units at Mecatol Rex are destroyed, and three of each player in each system next to it."""
    board = {
        "A 18": "2 cruiser",
        "B mecatol_rex": "2 infantry 1 pds 1 space_dock",
        "B 18": "3 fighter",
        "A 26": "2 cruiser 1 dreadnought",
        "A lodor": "1 infantry 1 pds",
        "C 27": "1 carrier 1 infantry",
        "C 39": "2 cruiser",
    }
    game = voted("ixthian_artifact", "for", units=board, dice=((5,),))
    assert (units(game, "A 18"), units(game, "B 18")) == ("", "")
    assert (units(game, "B mecatol_rex"), owner(game, "mecatol_rex")) == ("", B)
    assert asked(game) == [(A, "lose-unit")]
    assert "lose:infantry:1:lodor" in options(game, A)
    drive(game, "A lose:infantry:1:lodor", "A lose:pds:1:lodor", "A lose:cruiser:1")
    assert (units(game, "A 26"), units(game, "A lodor"), owner(game, "lodor")) == ("1 cruiser, 1 dreadnought", "", A)
    while asked(game) == [(C, "lose-unit")]:
        drive(game, f"C {options(game, C)[0]}")
    assert (units(game, "C 27"), units(game, "C 39")) == ("", "2 cruiser")


def test_the_artifact_may_stay_buried() -> None:
    """Against: nothing."""
    game = voted("ixthian_artifact", "against", units={"A 18": "1 cruiser"})
    assert units(game, "A 18") == "1 cruiser"


def test_wormhole_research_costs_the_ships_there() -> None:
    """Players with ships beside any wormhole may research; ships beside alpha and beta are destroyed."""
    board = {"A 26": "1 carrier 2 infantry", "A lodor": "1 infantry", "B 27": "1 cruiser", "C 40": "1 cruiser"}
    game = voted("wormhole_research", "for", units=board)
    drive(game, "A technology:neural_motivator", "C pass")
    assert (units(game, "A 26"), units(game, "C 40"), units(game, "B 27")) == ("", "", "1 cruiser")
    assert units(game, "A lodor") == "1 infantry"
    assert [techs.bit_count() for techs in game.table.techs] == [1, 0, 0]


def test_against_wormhole_research_its_opponents_lose_a_token() -> None:
    """By their own choice, from the command sheet."""
    game = voted("wormhole_research", "against", units={"B 27": "3 cruiser"})
    assert options(game, B) == ["pool:tactic:1", "pool:fleet:1", "pool:strategy:1"]
    drive(game, "B pool:fleet:1")
    assert game.table.fleet_pool == [3, 2, 3]
    assert units(game, "B 27") == "2 cruiser", "the fleet pool bears no more"
    assert game.table.tactic == [3, 3, 3]


# ---- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("outcome, stage", [("for", "stage_1"), ("against", "stage_2")])
def test_the_incentive_program_reveals_one_more_objective(outcome: str, stage: str) -> None:
    """Of stage I, or of stage II; those that are laid out stay where they are."""
    game = voted("incentive_program", outcome)
    table = game.table
    (card,) = table.public
    assert objective_row(card).deck == stage
    assert (len(table.stage_1), len(table.stage_2)) == (3, 5)


def test_unconventional_measures_pay_those_who_voted_for_them() -> None:
    """Two action cards; if they fail, those discard everything."""
    hands = {A: "summit", B: "veto"}
    game = voted("unconventional_measures", "for", hands=hands)
    assert [len(hand) for hand in game.table.hands] == [1, 3, 0]
    ballots = ("B vote:for", "B exhaust:nar", "B done", "C vote:against", "C all", "A abstain")
    game = session("unconventional_measures", *ballots, hands=hands)
    assert [len(hand) for hand in game.table.hands] == [1, 0, 0]


def test_a_new_constitution_ends_all_laws() -> None:
    """And home planets are exhausted in the next strategy phase."""
    laws = "fleet_regulations minister_of_war:A core_mining:bereg"
    game = voted("new_constitution", "for", laws=laws, units={"A bereg": "own"}, stop="pick")
    assert game.table.laws_in_play() == []
    assert game.table.resources(PLANET["bereg"]) == 3
    table = next_round(game).table
    assert [table.is_ready(PLANET[name]) for name in ("arretze", "jol", "bereg")] == [False, False, True]


def test_against_a_new_constitution_nothing_changes() -> None:
    """Laws stay, and homes are ready."""
    game = next_round(voted("new_constitution", "against", laws="fleet_regulations", stop="pick"))
    assert in_play(game, "fleet_regulations")
    assert game.table.exhausted == 0


def test_without_a_law_there_is_no_constitution_to_make_and_no_count_to_dispute() -> None:
    """Another agenda is revealed."""
    for agenda in ("new_constitution", "miscount_disclosed"):
        game = session(agenda)
        assert CARD_NAMES[game.table.agenda] == "economic_equality"
        assert discarded(game, agenda)


# ---- Miscount Disclosed ----------------------------------------------------------------------------------------------


def test_a_miscounted_law_is_voted_on_again_and_stays_in_force_meanwhile() -> None:
    """It is no agenda more: the second one of the phase is still to come (TI-R54)."""
    game = voted("miscount_disclosed", "executive_sanctions", laws="executive_sanctions")
    assert CARD_NAMES[game.table.agenda] == "executive_sanctions"
    assert game.table.hand_limit(A) == 3
    assert asked(game) == [(C, "vote")]
    drive(game, "C vote:against", "C all", "A abstain")
    assert not in_play(game, "executive_sanctions")
    assert game.table.agenda_discard.count(AGENDA["executive_sanctions"]) == 1
    assert CARD_NAMES[game.table.agenda] == "economic_equality"
    assert game.table.agendas == 2


def test_a_miscounted_law_may_pass_again() -> None:
    """Its effect is carried out once more."""
    game = voted("miscount_disclosed", "fleet_regulations", laws="fleet_regulations")
    drive(game, "C vote:for", "C all", "A abstain")
    assert in_play(game, "fleet_regulations")
    assert not discarded(game, "fleet_regulations")


def test_another_player_or_planet_may_be_elected_in_the_recount() -> None:
    """The law moves; a point gained from it is kept (TI-51.6)."""
    game = voted("miscount_disclosed", "shard_of_the_throne", laws="shard_of_the_throne:B", points={B: 1})
    drive(game, "C vote:player-2", "C all", "A abstain")
    assert game.table.law_owner(AGENDA["shard_of_the_throne"]) == C
    assert game.table.points == [0, 1, 1]
    board = {"A bereg": "own", "C lirta_iv": "own"}
    game = voted("miscount_disclosed", "core_mining", laws="core_mining:bereg", units=board)
    drive(game, "C vote:lirta_iv", "C all", "A abstain")
    assert (game.table.resources(PLANET["bereg"]), game.table.resources(PLANET["lirta_iv"])) == (3, 4)


def test_a_recounted_committee_may_leave_the_choice_to_a_vote() -> None:
    """Its owner need not use it on itself."""
    game = voted("miscount_disclosed", "committee_formation", "C pass", laws="committee_formation:C")
    assert CARD_NAMES[game.table.agenda] == "committee_formation"
    assert asked(game) == [(C, "vote")]


def test_a_recounted_law_can_be_vetoed() -> None:
    """It is discarded, and another agenda takes its place."""
    game = voted("miscount_disclosed", "executive_sanctions", laws="executive_sanctions", hands={C: "veto"})
    drive(game, "C use:veto")
    assert not in_play(game, "executive_sanctions")
    assert CARD_NAMES[game.table.agenda] == "economic_equality"


# ---- Archived Secret -------------------------------------------------------------------------------------------------


def test_whom_the_archived_secret_elects_draws_a_secret_objective() -> None:
    """Nobody else."""
    game = voted("archived_secret", "player-2")
    assert [len(cards) for cards in game.table.secrets] == [0, 0, 1]
    assert discarded(game, "archived_secret")


# ---- victory points --------------------------------------------------------------------------------------------------


def test_who_voted_for_a_mutiny_that_failed_loses_a_point() -> None:
    """B alone; the speaker decides the tie."""
    script = ("B vote:for", "B exhaust:jol", "B done", "C abstain", "A vote:against", "A all", "A vote:against")
    game = session("mutiny", *script, points={A: 1, B: 1, C: 1})
    assert game.table.points == [1, 0, 1]


def test_against_the_seed_of_an_empire_those_with_the_fewest_points_gain_one() -> None:
    """All who are last."""
    assert voted("seed_of_an_empire", "against", points={A: 3}).table.points == [3, 1, 1]


def test_a_new_constitution_is_celebrated_only_where_one_rules() -> None:
    """A home planet that another player controls is not exhausted by it."""
    board = {"C nar": "1 infantry"}
    game = voted("new_constitution", "for", units=board, laws="shared_research", stop="pick")
    next_round(game)
    ready = [
        name for name in ("arretze", "hercant", "kamdorn", "nar", "jol", "darien") if game.table.is_ready(PLANET[name])
    ]
    assert ready == ["nar"]


def test_nobody_settles_in_a_demilitarized_zone() -> None:
    """Colonial Redistribution clears it; then nobody may place infantry there."""
    game = voted(
        "colonial_redistribution", "lodor", "C player:0", units={"C lodor": "own"}, laws="demilitarized_zone:lodor"
    )
    assert (units(game, "C lodor"), owner(game, "lodor")) == ("", C)
    assert "colonize" not in [key for _, key in asked(game)]


@pytest.mark.rule("TI-38.3")
def test_docks_count_among_the_units_that_the_artifact_takes() -> None:
    """And fighters that were at a dock need room afterwards."""
    board = {"C lodor": "1 pds 1 space_dock", "C 26": "3 fighter 1 cruiser"}
    game = voted("ixthian_artifact", "for", units=board, dice=((1,),))
    assert options(game, C) == ["lose:fighter:1", "lose:cruiser:1", "lose:pds:1:lodor", "lose:space_dock:1:lodor"]
    drive(game, "C lose:space_dock:1:lodor", "C lose:pds:1:lodor", "C lose:cruiser:1")
    assert units(game, "C 26") == ""
