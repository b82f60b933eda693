"""Laws in the common area: what they do for everybody, and what a vote against them brings."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.agendas.sessions import HOMES, in_play, next_round, session, voted
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, play, units

from cosmodrome.games.twilight_imperium.index import (
    FIGHTER,
    INFANTRY,
    OBJECTIVE,
    PDS,
    PLANET,
    TECH,
    WAR_SUN,
)
from cosmodrome.games.twilight_imperium.production import price
from cosmodrome.games.twilight_imperium.research import lacking
from cosmodrome.games.twilight_imperium.structures import room_for
from cosmodrome.games.twilight_imperium.tactical.reach import chart, reachable_ships
from cosmodrome.kernel import Game

# ---- Conventions of War ----------------------------------------------------------------------------------------------


def test_cultural_planets_are_not_bombarded_under_the_conventions_of_war() -> None:
    """Lodor is cultural."""
    game = play("A:hacan", {"A 27": "2 dreadnought", "B lodor": "3 infantry"}, laws="conventions_of_war")
    drive(game, "A activate:26", "A all")
    assert game.outcome is not None, "nothing is asked"
    assert units(game, "B lodor") == "3 infantry"


def test_other_planets_are_bombarded_under_the_conventions_of_war() -> None:
    """New Albion is industrial."""
    board = {"A 26": "2 dreadnought", "B new_albion": "3 infantry"}
    game = play("A:hacan", board, laws="conventions_of_war", dice=[(5, 4)])
    drive(game, "A activate:27", "A all", "A auto")
    assert units(game, "B new_albion") == "2 infantry"


def test_who_votes_against_the_conventions_of_war_discards_the_hand() -> None:
    """Only B, who voted so."""
    game = voted("conventions_of_war", "against", hands={A: "sabotage", B: "direct_hit flank_speed"})
    assert not in_play(game, "conventions_of_war")
    assert [len(hand) for hand in game.table.hands] == [1, 0, 0]


# ---- Anti-Intellectual Revolution ------------------------------------------------------------------------------------


def researching(also: dict[str, str] | None = None, **fields: Any) -> Game:
    """A researches Neural Motivator with Focused Research; others are there `also`."""
    board = {"A 27": "1 cruiser 1 carrier 2 fighter", "A 26": "1 destroyer", **(also or {})}
    game = play("A:sol", board, hands={A: "focused_research"}, goods={A: 4}, **fields)
    return drive(game, "A component", "A use:focused_research", "A technology:neural_motivator")


def test_who_researches_destroys_a_ship_that_is_no_fighter() -> None:
    """The player chooses where and which; what it carried goes with it."""
    game = researching(laws="anti_intellectual_revolution")
    assert options(game, A) == ["to:26", "to:27"]
    drive(game, "A to:27")
    assert options(game, A) == ["unit:cruiser", "unit:carrier"]
    drive(game, "A unit:cruiser")
    assert units(game, "A 27") == "2 fighter, 1 carrier"


def test_those_who_do_not_research_lose_nothing_to_the_revolution() -> None:
    """Ships of others stay where they are."""
    game = researching(laws="anti_intellectual_revolution", also={"B 28": "1 cruiser"})
    drive(game, "A to:27", "A unit:cruiser")
    assert game.outcome is not None, "nobody else is asked"
    assert units(game, "B 28") == "1 cruiser"


def test_without_the_law_nothing_is_destroyed() -> None:
    """The turn is over."""
    game = researching()
    assert units(game, "A 27") == "2 fighter, 1 cruiser, 1 carrier"


def test_against_the_revolution_each_technology_costs_a_planet_in_the_next_strategy_phase() -> None:
    """Of the player's choice, and not before."""
    game = voted("anti_intellectual_revolution", "against", techs={B: "neural_motivator"}, stop="pick")
    assert not in_play(game, "anti_intellectual_revolution")
    next_round(game)
    assert asked(game) == [(B, "exhaust-planets")]
    assert game.table.is_ready(PLANET["jol"])
    drive(game, "B planet:jol")
    assert not game.table.is_ready(PLANET["jol"])
    assert game.table.is_ready(PLANET["nar"])
    assert game.asks == ()


def test_an_assimilator_and_what_it_copies_are_one_technology() -> None:
    """Nekro has two such cards, and one of them copies: two planets are exhausted, not three."""
    fields = {"text": "A:nekro B:jol_nar C:letnev", "units": {"A lodor": "own", "A quann": "own"}, "stop": "pick"}
    game = session("anti_intellectual_revolution", techs={A: "valefar_assimilator_x valefar_assimilator_y"}, **fields)
    game.table.copy_tech(A, TECH["spec_ops_2"])
    drive(game, "B vote:against", "B all", "C abstain")
    drive(game, "C abstain", "A vote:against", "A planet:lodor", "A planet:quann")
    assert game.asks == ()
    assert game.table.is_ready(PLANET["mordai_ii"])


# ---- Executive Sanctions ---------------------------------------------------------------------------------------------


def test_executive_sanctions_limit_hands_to_three_cards() -> None:
    """What is too much is discarded at once, and later too."""
    game = voted("executive_sanctions", "for", hands={C: "sabotage direct_hit flank_speed plague", A: "upgrade"})
    assert in_play(game, "executive_sanctions")
    assert asked(game)[0][0] == C
    drive(game, f"C {options(game, C)[0]}")
    assert [len(hand) for hand in game.table.hands] == [1, 0, 3]
    fields = {"pools": dict.fromkeys((B, C), (3, 3, 0)), "agendas": "mutiny public_execution"}
    game = play("A:sol", cards={A: "politics"}, hands={A: "sabotage upgrade"}, laws="executive_sanctions", **fields)
    drive(game, "A strategic:politics", "A player:1", "A card:upgrade")
    assert len(game.table.hands[A]) == 3


def test_against_the_sanctions_everybody_discards_a_card_at_random() -> None:
    """Who has one."""
    hands = {A: "upgrade", C: "sabotage direct_hit flank_speed plague"}
    game = voted("executive_sanctions", "against", hands=hands)
    assert not in_play(game, "executive_sanctions")
    assert [len(hand) for hand in game.table.hands] == [0, 0, 3]


# ---- Fleet Regulations -----------------------------------------------------------------------------------------------


def test_fleet_regulations_hold_for_all_tokens_that_come_later() -> None:
    """No more than four in the fleet pool, be they gained or redistributed."""
    game = play("A:sol", cards={A: "leadership"}, pools={A: (1, 3, 1)}, laws="fleet_regulations")
    drive(game, "A strategic:leadership")
    assert "pool:fleet:1" in options(game, A)
    assert "pool:fleet:2" not in options(game, A)
    drive(game, "A pool:fleet:1")
    assert not [each for each in options(game, A) if each.startswith("pool:fleet")]
    game = play("A:sol", cards={A: "warfare"}, pools={A: (3, 3, 3)}, laws="fleet_regulations")
    drive(game, "A strategic:warfare")
    assert "fleet-pool:4" in options(game, A)
    assert "fleet-pool:5" not in options(game, A)


def test_fleet_regulations_take_ships_along() -> None:
    """Who has five in a system and loses the fifth token removes one of them at once."""
    fields = {"units": {"A 27": "4 cruiser 1 carrier"}, "pools": {A: (3, 5, 2)}}
    game = voted("fleet_regulations", "for", **fields)
    assert game.table.fleet_pool[A] == 4
    assert asked(game) == [(A, "remove")]
    assert units(drive(game, "A remove:cruiser:1"), "A 27") == "3 cruiser, 1 carrier"


# ---- weapons and units -----------------------------------------------------------------------------------------------


def test_published_schematics_need_no_prerequisites_once_somebody_has_a_war_sun() -> None:
    """And war suns cannot sustain damage."""
    alone = play("A:sol", laws="publicize_weapon_schematics")
    assert lacking(alone.table, A, TECH["war_sun"])
    game = play("A:sol", laws="publicize_weapon_schematics", techs={B: "war_sun"})
    assert lacking(game.table, A, TECH["war_sun"]) == {}
    assert lacking(game.table, A, TECH["dreadnought_2"])
    assert not game.table.side(B).units[WAR_SUN].sustain
    assert play("A:sol", techs={B: "war_sun"}).table.side(B).units[WAR_SUN].sustain


@pytest.mark.rule("TI-65.2")
def test_nobody_learns_of_war_suns_from_who_is_out_of_the_game() -> None:
    """The technologies of an eliminated player have left it."""
    game = play("A:sol", laws="publicize_weapon_schematics", techs={B: "war_sun"})
    game.table.remove_player(B)
    assert lacking(game.table, A, TECH["war_sun"])


def test_against_the_schematics_owners_of_war_suns_discard_their_cards() -> None:
    """All action cards."""
    hands = {A: "summit veto", C: "bribery"}
    game = voted("publicize_weapon_schematics", "against", hands=hands, techs={A: "war_sun"})
    assert (len(game.table.hands[A]), len(game.table.hands[C])) == (0, 1)


def test_any_number_of_pds_may_defend_the_homeland() -> None:
    """The third one as well."""
    board = {"A lodor": "2 pds"}
    assert not room_for(play("A:sol", board).table, A, PDS, PLANET["lodor"])
    assert room_for(play("A:sol", board, laws="homeland_defense_act").table, A, PDS, PLANET["lodor"])


def test_against_homeland_defense_everybody_destroys_a_pds() -> None:
    """From the speaker on, each by their own choice."""
    board = {"A lodor": "2 pds", "A quann": "1 pds", "B abyz": "1 pds"}
    game = voted("homeland_defense_act", "against", units=board)
    assert asked(game) == [(A, "lose-pds")]
    drive(game, "A planet:lodor")
    assert (units(game, "A lodor"), units(game, "A quann"), units(game, "B abyz")) == ("1 pds", "1 pds", "")


def test_regulated_conscription_sells_fighters_and_infantry_singly() -> None:
    """Two infantry for two resources instead of one."""
    game = play("A:sol", laws="regulated_conscription")
    assert (price(game.table, A, INFANTRY, 2), price(game.table, A, FIGHTER, 3)) == (2, 3)
    assert price(play("A:sol").table, A, INFANTRY, 2) == 1
    assert not in_play(voted("regulated_conscription", "against"), "regulated_conscription")


# ---- the map ---------------------------------------------------------------------------------------------------------


def test_the_travel_ban_stops_ships_but_not_neighbours() -> None:
    """26 and 39 have alpha wormholes."""
    board = {"A 39": "1 carrier"}
    free = play("A:sol", board, system=26)
    assert reachable_ships(free.table, A, 26)
    game = play("A:sol", board, system=26, laws="enforced_travel_ban")
    assert not reachable_ships(game.table, A, 26)
    assert game.table.adjacent(26, 39, A)


def test_the_ban_does_not_stop_the_ghosts() -> None:
    """Their entanglement cannot be prevented."""
    game = play("A:creuss", {"A 39": "1 carrier"}, system=26, laws="enforced_travel_ban")
    assert reachable_ships(game.table, A, 26)


def test_against_the_ban_pds_near_wormholes_are_destroyed() -> None:
    """In systems with wormholes and next to them: 27 touches 26, 36 touches none."""
    board = {"A lodor": "2 pds 1 infantry", "B starpoint": "1 pds", "C arnor": "1 pds"}
    game = voted("enforced_travel_ban", "against", units=board)
    assert (units(game, "A lodor"), units(game, "B starpoint")) == ("1 infantry", "")
    near = game.table.around(1 << 36, C)
    holes = game.table.wormholes[0] | game.table.wormholes[1]
    assert units(game, "C arnor") == ("" if near & holes else "1 pds")


def test_shared_research_opens_nebulae() -> None:
    """Ships pass through; asteroids stay closed."""
    game = play("A:sol", laws="shared_research")
    assert not chart(game.table, A, 18).closed >> 42 & 1
    assert chart(game.table, A, 18).closed >> 44 & 1
    assert chart(play("A:sol").table, A, 18).closed >> 42 & 1


def test_against_shared_research_a_token_lies_at_home() -> None:
    """From the reinforcements, if there is one."""
    game = voted("shared_research", "against", pools={C: (8, 5, 3)})
    table = game.table
    assert [bool(table.tokens[seat] >> table.home[seat] & 1) for seat in (A, B, C)] == [True, True, False]
    assert table.tactic[A] == 3


def test_reconstructed_wormholes_lead_to_each_other() -> None:
    """Alpha in 26, beta in 25."""
    assert not play("A:sol").table.adjacent(26, 25, A)
    assert play("A:sol", laws="wormhole_reconstruction").table.adjacent(26, 25, A)


def test_against_reconstruction_tokens_lie_where_ships_are_beside_wormholes() -> None:
    """A player with too few of them, those on the sheet included, chooses."""
    board = {"A 26": "1 cruiser", "A 27": "1 cruiser", "B 39": "1 cruiser", "B 40": "1 cruiser"}
    far = [system for system in range(1, 51) if system not in (39, 40)][:15]
    game = voted("wormhole_reconstruction", "against", units=board, pools={B: (0, 0, 0)}, tokens={B: far})
    assert game.table.tokens[A] == 1 << 26
    assert asked(game) == [(B, "put-token")]
    drive(game, "B to:40")
    assert game.table.tokens[B] >> 39 == 0b10


# ---- the council -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-83.15")
def test_under_representative_government_each_player_has_one_vote() -> None:
    """No planet is exhausted; what adds votes still does (TI-R20)."""
    hands = {B: "distinguished_councilor"}
    game = session("mutiny", "B vote:for", laws="representative_government", hands=hands)
    assert game.table.votes[B] == 1
    assert game.table.is_ready(PLANET["jol"])
    drive(game, "B use:distinguished_councilor")
    assert game.table.votes[B] == 6


def test_against_representative_government_its_opponents_lose_culture_for_a_while() -> None:
    """Those who voted against, in the next strategy phase."""
    board = {"B lodor": "own", "C bereg": "own", "C quann": "own", "B quann": "own", "A torkan": "own"}
    game = voted("representative_government", "against", units=board, stop="pick")
    next_round(game)
    table = game.table
    assert not table.is_ready(PLANET["lodor"])
    assert not table.is_ready(PLANET["quann"])
    assert table.is_ready(PLANET["torkan"])
    assert table.is_ready(PLANET["jol"])


def test_without_a_scored_secret_there_is_nothing_to_leak() -> None:
    """Another agenda is revealed."""
    game = session("classified_document_leaks")
    assert asked(game) == [(B, "vote")]
    assert options(game, B) == ["vote:for", "vote:against", "abstain"]


def scored(secret: str) -> Game:
    """C has scored a secret objective, which B and A make public."""
    fields: dict[str, Any] = {"phase": "agenda", "at": "agenda", "custodians": False, "stop": "agenda-end", "cards": {}}
    game = play(HOMES, agendas="mutiny classified_document_leaks", secrets={C: secret}, **fields)
    game.table.mark_scored(C, OBJECTIVE[secret])
    drive(game, "B abstain", "C abstain", "A abstain", "A vote:against")
    return drive(game, f"B vote:{secret}", "B all", "C abstain", "A abstain")


@pytest.mark.rule("TI-30.8")
def test_a_leaked_secret_becomes_public() -> None:
    """C keeps the point, cannot score it again, and has room for another secret (TI-R52)."""
    game = scored("become_the_gatekeeper")
    table = game.table
    assert table.public == [OBJECTIVE["become_the_gatekeeper"]]
    assert (table.points[C], table.scored_secrets(C), table.has_scored(C, table.public[0])) == (1, [], True)


def leaked_board(law: bool = True, **more: str) -> Game:
    """Unveil Flagship is public; A wins a space combat with the flagship."""
    board = {"A 27": "1 flagship 1 cruiser", "B 26": "1 fighter", **more}
    game = play("A:sol", board, laws="classified_document_leaks" if law else "", dice=((10, 10, 10), (1,)))
    game.table.secret_deck.remove(OBJECTIVE["unveil_flagship"])
    game.table.public.append(OBJECTIVE["unveil_flagship"])
    return drive(game, "A activate:26", "A all")


def test_a_leaked_secret_of_the_action_phase_is_scored_when_it_happens() -> None:
    """By anybody who does it."""
    game = drive(leaked_board(), "A use:unveil_flagship")
    assert game.table.points == [1, 0, 0]
    assert game.table.has_scored(A, OBJECTIVE["unveil_flagship"])


@pytest.mark.rule("TI-26.5")
def test_a_leaked_secret_is_not_scored_once_the_law_is_discarded() -> None:
    """TI-R52: it stays where it is, and nobody scores it."""
    game = leaked_board(law=False)
    assert game.table.public == [OBJECTIVE["unveil_flagship"]]
    assert (A, "space.won") not in asked(game)


@pytest.mark.rule("TI-30.16")
def test_a_leaked_secret_is_not_scored_without_the_home_system() -> None:
    """As any public objective."""
    game = leaked_board(**{"B jord": "own", "A quann": "own"})
    assert game.table.points == [0, 0, 0]
    assert (A, "space.won") not in asked(game)


def test_the_ban_leaves_delta_wormholes_open() -> None:
    """The gate leads to Creuss for everybody."""
    table = play("A:sol C:creuss", laws="enforced_travel_ban").table
    assert table.near(A, moving=True)[17] >> 51 & 1


@pytest.mark.rule("TI-38.3")
def test_who_flew_with_a_ship_lost_to_the_revolution_needs_another() -> None:
    """Of the carrier nothing is left but its fighters, which are removed."""
    game = researching(laws="anti_intellectual_revolution")
    drive(game, "A to:27", "A unit:carrier")
    assert units(game, "A 27") == "1 cruiser"
