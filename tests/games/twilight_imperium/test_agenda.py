"""The agenda phase, TI-26, TI-83: voting, ties, laws, predictions, and the first agendas."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, owner, play, units

from cosmodrome.games.twilight_imperium.index import AGENDA, CARD_NAMES, PLANET
from cosmodrome.kernel import Game

HOMES = "A:hacan B:jol_nar C:yin"  # influence at home: 2, 5, 4


def session(agendas: str, *script: str, **fields: Any) -> Game:
    """The first agenda is revealed; A is speaker."""
    fields.setdefault("stop", "agenda-end")
    text = fields.pop("text", HOMES)
    game = play(text, fields.pop("units", {}), phase="agenda", at="agenda", agendas=agendas, custodians=False, **fields)
    return drive(game, *script)


def law(game: Game, name: str) -> bool:
    """Whether a law is in play."""
    return AGENDA[name] in game.table.laws_in_play()


@pytest.mark.rule("TI-83.0", "TI-83.2", "TI-83.2a", "TI-83.2b", "TI-58.2", "TI-26.1")
def test_players_vote_clockwise_and_the_speaker_last() -> None:
    """The agenda lies open."""
    game = session("mutiny economic_equality")
    assert game.view(None)["agenda"]["agenda"] == "mutiny"
    assert asked(game) == [(B, "vote")]
    assert game.asks[0].args == {"agenda": "mutiny"}
    drive(game, "B abstain")
    assert asked(game) == [(C, "vote")]
    drive(game, "C abstain")
    assert asked(game) == [(A, "vote")]


@pytest.mark.rule("TI-83.5", "TI-83.6", "TI-83.6a", "TI-83.7", "TI-83.8", "TI-83.12")
def test_votes_are_the_influence_of_exhausted_planets() -> None:
    """All for one outcome, cast aloud."""
    game = session("mutiny economic_equality", "B vote:for", "B exhaust:nar", "B done")
    assert (game.table.votes[B], game.table.voted[B]) == (3, "for")
    assert not game.table.is_ready(PLANET["nar"])
    assert game.view(C)["agenda"]["votes"] == [0, 3, 0]


@pytest.mark.rule("TI-83.13", "TI-9.3a", "TI-78.4b")
def test_trade_goods_are_no_votes() -> None:
    """However many there are."""
    game = session("mutiny economic_equality", "B vote:for", goods={B: 9})
    assert options(game, B) == ["all", "exhaust:nar", "exhaust:jol"]


@pytest.mark.rule("TI-83.2c", "TI-83.18", "TI-26.8", "TI-83.21", "TI-74.24")
def test_the_outcome_with_most_votes_is_carried_out_and_a_directive_discarded() -> None:
    """Mutiny passes."""
    game = session("mutiny economic_equality", "B vote:for", "B all", "C vote:against", "C all", "A abstain")
    assert game.table.points == [0, 1, 0]
    assert CARD_NAMES[game.table.agenda_discard[0]] == "mutiny"


@pytest.mark.rule("TI-83.19")
def test_the_speaker_decides_a_tie() -> None:
    """Also if nobody voted; that is no vote (TI-R28)."""
    game = session("mutiny economic_equality", "B abstain", "C abstain", "A abstain")
    assert asked(game) == [(A, "decide")]
    drive(game, "A vote:against")
    assert game.table.points == [0, 0, 0]
    assert game.table.agendas == 2
    game = session("mutiny economic_equality", "B vote:for", "B exhaust:jol", "B done", "C abstain")
    drive(game, "A vote:against", "A all")
    assert game.table.votes == [2, 2, 0]
    assert asked(game) == [(A, "decide")]


@pytest.mark.rule("TI-83.3")
def test_two_agendas_are_voted_on() -> None:
    """One after the other."""
    game = session("mutiny economic_equality", "B abstain", "C abstain", "A abstain", "A vote:for")
    assert CARD_NAMES[game.table.agenda] == "economic_equality"


@pytest.mark.rule("TI-83.4")
def test_then_planets_are_readied_and_a_new_round_begins() -> None:
    """Step 3."""
    game = play(HOMES, phase="agenda", at="agenda-end", exhausted="nar jol", stop="pick")
    assert game.table.is_ready(PLANET["nar"])
    assert (game.table.phase, game.table.round) == ("strategy", 3)


@pytest.mark.rule("TI-26.3", "TI-83.20", "TI-26.4")
def test_a_law_that_passes_stays_in_play() -> None:
    """Fleet Regulations limit the fleet pools."""
    game = session("fleet_regulations mutiny", "B vote:for", "B all", "C abstain", "A abstain", pools={C: (1, 6, 2)})
    assert law(game, "fleet_regulations")
    assert game.table.fleet_pool[C] == 4
    assert game.table.agenda_discard == []


@pytest.mark.rule("TI-26.6", "TI-83.21")
def test_a_law_that_fails_is_resolved_and_discarded() -> None:
    """Against: everybody gets a fleet token."""
    game = session("fleet_regulations mutiny", "B vote:against", "B all", "C abstain", "A abstain")
    assert not law(game, "fleet_regulations")
    assert game.table.fleet_pool == [4, 4, 4]


@pytest.mark.rule("TI-83.9", "TI-83.10", "TI-83.10a", "TI-26.4")
def test_a_player_is_elected_and_owns_the_law() -> None:
    """One may vote for oneself: five votes of B against four of C."""
    game = session("minister_of_exploration mutiny")
    assert options(game, B) == ["vote:player-0", "vote:player-1", "vote:player-2", "abstain"]
    drive(game, "B vote:player-1", "B all", "C vote:player-2", "C all", "A abstain")
    assert game.table.law_owner(AGENDA["minister_of_exploration"]) == B


@pytest.mark.rule("TI-83.11", "TI-83.11a", "TI-59.1")
def test_only_controlled_planets_of_the_right_kind_can_be_elected() -> None:
    """Core Mining is for hazardous planets: two resources more, one infantry less."""
    board = {"C bereg": "2 infantry", "C lodor": "1 infantry", "A lirta_iv": "1 infantry"}
    game = session("core_mining mutiny", units=board)
    assert options(game, B) == ["vote:bereg", "vote:lirta_iv", "abstain"]
    drive(game, "B vote:bereg", "B all", "C vote:lirta_iv", "C exhaust:darien", "C done", "A abstain")
    assert game.table.resources(PLANET["bereg"]) == 5
    assert units(game, "C bereg") == "1 infantry"
    assert game.table.elected[AGENDA["core_mining"]] == PLANET["bereg"]


@pytest.mark.rule("TI-26.5")
def test_a_discarded_law_stops_working() -> None:
    """Judicial Abolishment elects a law."""
    game = session("judicial_abolishment mutiny", "B vote:executive_sanctions", "B all", laws="executive_sanctions")
    assert game.table.hand_limit(A) == 3
    drive(game, "C abstain", "A abstain")
    assert not law(game, "executive_sanctions")
    assert game.table.hand_limit(A) == 7


def test_an_agenda_without_a_law_to_elect_is_replaced() -> None:
    """Judicial Abolishment needs a law in play."""
    game = session("judicial_abolishment mutiny economic_equality")
    assert CARD_NAMES[game.table.agenda] == "mutiny"


@pytest.mark.rule("TI-83.14")
def test_who_abstains_casts_no_votes() -> None:
    """And exhausts nothing."""
    game = session("mutiny economic_equality", "B abstain")
    assert game.table.votes[B] == 0
    assert game.table.is_ready(PLANET["nar"])


@pytest.mark.rule("TI-83.15")
def test_further_votes_go_to_the_same_outcome() -> None:
    """Distinguished Councilor: five more."""
    game = session(
        "mutiny economic_equality",
        "B vote:for",
        "B exhaust:jol",
        "B done",
        "B use:distinguished_councilor",
        hands={B: "distinguished_councilor"},
    )
    assert (game.table.votes[B], game.table.voted[B]) == (7, "for")


@pytest.mark.rule("TI-83.16")
def test_who_cannot_vote_is_not_asked() -> None:
    """Assassinate Representative."""
    game = session(
        "mutiny economic_equality",
        "C use:assassinate_representative",
        "C player:1",
        hands={C: "assassinate_representative"},
    )
    assert asked(game) == [(C, "vote")]


@pytest.mark.rule("TI-83.22", "TI-83.22a", "TI-83.22b")
def test_a_rider_predicts_an_outcome_and_is_rewarded_after_it() -> None:
    """The player cannot vote."""
    game = session("economic_equality mutiny", "B use:trade_rider", hands={B: "trade_rider"}, goods={B: 1})
    assert options(game, B) == ["vote:for", "vote:against"]
    drive(game, "B vote:for")
    assert asked(game) == [(C, "vote")]
    drive(game, "C vote:for", "C all", "A abstain")
    assert game.table.goods[B] == 10


@pytest.mark.rule("TI-83.22b")
def test_a_wrong_prediction_brings_nothing() -> None:
    """Against wins."""
    game = session("mutiny economic_equality", "B use:imperial_rider", "B vote:for", hands={B: "imperial_rider"})
    drive(game, "C vote:against", "C all", "A abstain")
    assert game.table.points[B] == 0


@pytest.mark.rule("TI-74.20", "TI-83.22b")
def test_predictions_are_rewarded_clockwise_from_the_speaker() -> None:
    """B was the first to predict, but A is speaker."""
    game = session("mutiny economic_equality", hands={A: "leadership_rider", B: "trade_rider", C: "imperial_rider"})
    drive(game, "A pass", "B pass", "C use:imperial_rider", "C vote:for", "A pass", "B use:trade_rider", "B vote:for")
    drive(game, "A use:leadership_rider", "A vote:for", "A vote:for", "A pool:tactic:3")
    keys = ("gained-tokens", "gained-goods", "points")
    assert [(event["key"], event["seat"]) for event in game.events(None) if event["key"] in keys] == [
        ("gained-tokens", A),
        ("gained-goods", B),
        ("points", C),
    ]


@pytest.mark.rule("TI-74.20")
def test_players_take_turns_using_abilities() -> None:
    """TI-R64: after the speaker has used something it is the next player's turn; C, who has passed, may come in
    again."""
    hands = {A: "trade_rider imperial_rider", B: "leadership_rider", C: "politics_rider"}
    game = session("mutiny economic_equality", hands=hands)
    drive(game, "C pass", "B use:leadership_rider", "A use:trade_rider", "A vote:for")
    assert asked(game) == [(B, "agenda.after"), (C, "agenda.after"), (A, "agenda.after")], "B's use was dropped"
    drive(game, "C use:politics_rider", "A use:imperial_rider", "B use:leadership_rider", "B vote:for")
    drive(game, "A use:imperial_rider", "C use:politics_rider", "C vote:for")
    drive(game, "A use:imperial_rider", "A vote:for")
    assert [(seat, ability) for seat, ability, _ in game.table.predictions] == [
        (A, "trade_rider"),
        (B, "leadership_rider"),
        (C, "politics_rider"),
        (A, "imperial_rider"),
    ]


@pytest.mark.rule("TI-51.7")
@pytest.mark.parametrize("kept", [{}, {C: "imperial"}, {B: "trade", C: "politics"}])
def test_in_the_agenda_phase_the_speaker_reaches_the_goal_first(kept: dict[int, str]) -> None:
    """TI-R62: a card that Political Stability has kept changes nothing."""
    script = ("B vote:for", "B all", "C abstain", "A abstain")
    game = session("seed_of_an_empire mutiny", *script, points={A: 9, B: 9, C: 9}, cards=kept)
    assert game.outcome is not None
    assert game.outcome.winners == (A,)


@pytest.mark.rule("TI-74.16", "TI-74.20")
def test_when_comes_before_after_clockwise_from_the_speaker() -> None:
    """Veto discards the agenda before anybody predicts; the next one takes its place."""
    game = session("mutiny economic_equality archived_secret", hands={B: "trade_rider", C: "veto"})
    assert asked(game) == [(C, "agenda.when")]
    drive(game, "C use:veto")
    assert CARD_NAMES[game.table.agenda] == "economic_equality"
    assert asked(game) == [(B, "agenda.after")]


@pytest.mark.rule("TI-51.5")
def test_all_who_are_tied_for_most_points_are_meant() -> None:
    """Seed of an Empire (TI-R22)."""
    game = session("seed_of_an_empire mutiny", "B vote:for", "B all", "C abstain", "A abstain", points={A: 3, C: 3})
    assert game.table.points == [4, 0, 4]


def test_another_may_be_elected_instead() -> None:
    """Confusing Legal Text."""
    game = session("minister_of_policy mutiny", "B vote:player-1", "B all", hands={B: "confusing_legal_text"})
    drive(game, "C abstain", "A abstain", "B use:confusing_legal_text", "B player:2")
    assert game.table.law_owner(AGENDA["minister_of_policy"]) == C


def test_compensated_disarmament_pays_for_every_unit() -> None:
    """The controller keeps the planet."""
    game = session("compensated_disarmament mutiny", "B vote:lodor", "B all", units={"C lodor": "3 infantry"})
    drive(game, "C abstain", "A abstain")
    assert (game.table.goods[C], units(game, "C lodor"), owner(game, "lodor")) == (3, "", C)


def test_public_execution_costs_cards_the_chair_and_the_vote() -> None:
    """For the rest of the phase."""
    game = session("public_execution mutiny", "B vote:player-0", "B all", hands={A: "summit"}, stop="agenda-end")
    drive(game, "C abstain", "A abstain")
    assert (game.table.hands[A], game.table.speaker) == ((), B)
    assert asked(game) == [(C, "vote")]
    drive(game, "C abstain")
    assert asked(game) == [(B, "decide")]


def test_a_failed_mutiny_costs_a_point() -> None:
    """Who voted for it loses one, nobody else anything."""
    votes = ("B vote:for", "B exhaust:jol", "B done", "C vote:against", "C all", "A abstain")
    game = session("mutiny economic_equality", *votes, points={A: 3, B: 3, C: 3})
    assert game.table.points == [3, 2, 3]


def test_a_public_execution_leaves_another_speaker_in_the_chair() -> None:
    """B is elected, A is speaker."""
    game = session("public_execution mutiny", "B vote:player-1", "B all", "C abstain", "A abstain", stop="agenda-end")
    assert game.table.speaker == A


def test_nothing_shortens_a_public_execution() -> None:
    """A was barred for the whole phase; that a Political Secret barred A once more for an agenda that was then vetoed
    changes nothing."""
    fields: dict[str, Any] = {"notes": {C: "political_secret-0"}, "hands": {B: "veto"}}
    game = session("public_execution mutiny economic_equality", "B vote:player-0", "B all", "C abstain", **fields)
    drive(game, "A abstain", "B pass", "C use:political_secret-0", "B use:veto", "C abstain")
    assert CARD_NAMES[game.table.agenda] == "economic_equality"
    assert asked(game) == [(B, "decide")], "A does not vote"


@pytest.mark.rule("TI-69.6")
def test_in_the_agenda_phase_everybody_trades_with_everybody() -> None:
    """Once with each for each agenda, neighbour or not."""
    game = session("mutiny economic_equality", goods={C: 2})
    assert [act.id for act in game.acts(C) if act.key == "offer"] == ["offer:0", "offer:1"]


# ---- discarded agendas -----------------------------------------------------------------------------------------------


def test_a_political_secret_ends_when_its_agenda_is_discarded() -> None:
    """C vetoes the agenda after B was silenced: B votes on the next one, and nothing is used on the one that is gone
    (TI-R56)."""
    notes, hands = {A: "political_secret-1"}, {C: "veto"}
    game = session("mutiny economic_equality", "A use:political_secret-1", notes=notes, hands=hands)
    assert asked(game) == [(C, "agenda.when")]
    drive(game, "C pass")
    assert asked(game) == [(C, "vote")], "B cannot vote"
    game = session("mutiny economic_equality", "A use:political_secret-1", "C use:veto", notes=notes, hands=hands)
    assert CARD_NAMES[game.table.agenda] == "economic_equality"
    assert asked(game) == [(B, "vote")]
    game = session("mutiny economic_equality", "A pass", "C use:veto", notes=notes, hands=hands)
    drive(game, "A use:political_secret-1")
    assert CARD_NAMES[game.table.agenda] == "economic_equality"
    assert asked(game) == [(C, "vote")], "A waited for the next agenda"
