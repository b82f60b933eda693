"""Strategy phase, turns, status phase: TI-2, TI-22, TI-27, TI-57, TI-82, TI-84, TI-85."""

from __future__ import annotations

import pytest
from tests.conformance.joined import starting
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, play, table_of

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.index import CARD_NAMES, PLANET, STRATEGY, TECH
from cosmodrome.kernel import Game, Won


def phase(seats: int = 3, **fields: object) -> Game:
    """The start of a strategy phase with nobody holding cards."""
    return play(seats=seats, phase="strategy", at="strategy", cards={}, **fields)  # type: ignore[arg-type]


# ---- strategy phase --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-85.0", "TI-85.1", "TI-58.1", "TI-27.1", "TI-27.5")
def test_players_choose_clockwise_from_the_speaker() -> None:
    """One of eight cards each."""
    game = phase(speaker=B)
    assert asked(game) == [(B, "pick")]
    assert len(options(game, B)) == 8
    drive(game, "B pick:trade")
    assert asked(game) == [(C, "pick")]


@pytest.mark.rule("TI-85.1b")
def test_a_chosen_card_cannot_be_chosen() -> None:
    """Each card once."""
    game = drive(phase(), "A pick:trade")
    assert "pick:trade" not in options(game, B)
    assert game.why(B, "pick:trade") == "TI-85.1b"


@pytest.mark.rule("TI-85.1c", "TI-85.2")
def test_three_players_choose_twice_and_the_others_get_a_trade_good() -> None:
    """Six cards are taken, two remain with one trade good more."""
    game = phase()
    for name, letter in zip(("trade", "warfare", "imperial") * 2, "ABCABC", strict=True):
        left = options(game, "ABC".index(letter))
        drive(game, f"{letter} pick:{name}" if f"pick:{name}" in left else f"{letter} {left[0]}")
    assert sorted(game.table.bounty[1:]) == [0] * 6 + [1, 1]
    assert all(len(cards) == 2 for cards in game.table.cards)


@pytest.mark.rule("TI-85.2a")
def test_with_four_players_all_cards_are_chosen() -> None:
    """So none receives a trade good."""
    game = phase(4)
    while game.asks and game.asks[0].key == "pick":
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    assert game.table.bounty == [0] * 9


@pytest.mark.rule("TI-85.1a")
def test_the_trade_goods_on_a_card_go_to_its_chooser() -> None:
    """Two on Imperial."""
    game = phase()
    game.table.bounty[8] = 2
    drive(game, "A pick:imperial")
    assert (game.table.goods[A], game.table.bounty[8]) == (2, 0)


@pytest.mark.rule("TI-2.1", "TI-57.0", "TI-57.1", "TI-57.2", "TI-57.3", "TI-27.6")
def test_the_lowest_number_begins_the_action_phase() -> None:
    """Of two cards the lower one counts."""
    game = phase()
    for line in ("A pick:trade", "B pick:warfare", "C pick:imperial"):
        drive(game, line)
    for line in ("A pick:technology", "B pick:construction", "C pick:politics"):
        drive(game, line)
    assert game.table.initiative_order() == (C, B, A)
    assert asked(game) == [(C, "turn")]


# ---- turns -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-82.0", "TI-2.0", "TI-2.2", "TI-2.3")
def test_turns_go_round_in_initiative_order_without_those_who_have_passed() -> None:
    """A 1, B 2, C 3; B passes."""
    game = play(stop="status")
    drive(game, "A activate:46", "B pass", "C activate:46", "A activate:47")
    assert asked(game) == [(C, "turn")]


@pytest.mark.rule("TI-82.3c")
def test_the_last_one_takes_several_turns_in_a_row() -> None:
    """All others have passed."""
    game = drive(play(stop="status"), "A pass", "B pass", "C activate:46", "C activate:47")
    assert asked(game) == [(C, "turn")]


@pytest.mark.rule("TI-82.5", "TI-82.3", "TI-22.0")
def test_when_all_have_passed_the_status_phase_begins() -> None:
    """Then nobody takes a turn."""
    game = drive(play(stop="scoring"), "A pass", "B pass", "C pass")
    assert game.table.phase == "status"


@pytest.mark.rule("TI-82.4", "TI-82.4a", "TI-75.2a", "TI-82.2")
def test_nobody_passes_before_all_strategy_cards_are_used() -> None:
    """Both of them with three players."""
    game = play(cards={A: "trade imperial", B: "diplomacy", C: "politics"})
    assert "pass" not in options(game, A)
    assert game.why(A, "pass") == "TI-82.4"
    assert {"strategic:trade", "strategic:imperial"} <= set(options(game, A))


@pytest.mark.rule("TI-27.3", "TI-75.0")
def test_a_player_uses_the_own_cards_only() -> None:
    """Diplomacy is with B."""
    game = play(cards={A: "trade", B: "diplomacy", C: "politics"})
    assert "strategic:diplomacy" not in options(game, A)
    assert game.why(A, "strategic:diplomacy") == "TI-27.3"


@pytest.mark.rule("TI-75.1", "TI-75.2", "TI-27.4", "TI-45.5", "TI-53.6", "TI-82.3b")
def test_after_the_primary_the_others_may_follow_clockwise_then_the_card_is_exhausted() -> None:
    """B first, then C; the card is not used before (TI-R2)."""
    game = play(cards={A: "politics", B: "diplomacy", C: "trade"}, speaker=B, stop="action-end")
    drive(game, "A strategic:politics", "A player:0")
    while game.asks[0].key == "put-agenda":
        drive(game, f"A {options(game, A)[0]}")
    assert asked(game) == [(B, "secondary")]
    assert not game.table.used >> STRATEGY["politics"] & 1
    drive(game, "B secondary:politics", "C pass")
    assert len(game.table.hands[B]) == 2
    assert game.table.strategy[B] == 1
    assert game.table.used >> STRATEGY["politics"] & 1


@pytest.mark.rule("TI-75.1a", "TI-18.5")
def test_following_costs_a_strategy_token_and_is_optional() -> None:
    """Without a token nobody is asked."""
    game = play(
        cards={A: "politics", B: "diplomacy", C: "trade"},
        pools={B: (3, 3, 0), C: (3, 3, 1)},
        speaker=B,
        stop="action-end",
    )
    drive(game, "A strategic:politics", "A player:0")
    while game.asks[0].key == "put-agenda":
        drive(game, f"A {options(game, A)[0]}")
    assert asked(game) == [(C, "secondary")]


@pytest.mark.rule("TI-22.3")
def test_marks_of_a_turn_are_gone_with_it() -> None:
    """Not only with the phase."""
    game = play(stop="status")
    game.table.mark("turn", "test", A)
    drive(game, "A activate:46")
    assert not game.table.marked("test", A)


# ---- status phase ----------------------------------------------------------------------------------------------------


def status(**fields: object) -> Game:
    """The status phase."""
    return play(phase="status", at="status", stop="strategy", **fields)  # type: ignore[arg-type]


@pytest.mark.rule("TI-84.0", "TI-84.1", "TI-30.2", "TI-30.12", "TI-30.4", "TI-51.2")
def test_players_score_in_initiative_order() -> None:
    """One public objective: its points."""
    game = status(public="expand_borders negotiate_trade_routes", goods={A: 6})
    assert asked(game)[0] == (A, "score-public")
    drive(game, "A score:negotiate_trade_routes")
    assert (game.table.points[A], game.table.goods[A]) == (1, 1)


@pytest.mark.rule("TI-30.6")
def test_one_public_and_one_secret_objective_a_phase() -> None:
    """After a public one only a secret one is asked for."""
    docks = dict.fromkeys(("A lodor", "A mellon"), "1 space_dock")
    secrets = {A: "fuel_the_war_machine form_a_spy_network"}
    cards = {A: "sabotage veto plague uprising bribery"}
    public = "negotiate_trade_routes sway_the_council"
    game = status(units=docks, public=public, goods={A: 14}, secrets=secrets, hands=cards)
    drive(game, "A score:negotiate_trade_routes")
    assert asked(game) == [(A, "status.secret")]
    assert options(game, A) == ["pass", "use:fuel_the_war_machine", "use:form_a_spy_network"]
    drive(game, "A use:fuel_the_war_machine")
    assert (A, "status.secret") not in asked(game)


@pytest.mark.rule("TI-30.8")
def test_an_objective_is_scored_once() -> None:
    """It is not offered again."""
    game = status(public="negotiate_trade_routes", goods={A: 10})
    game.table.scored[A] = 1 << (next(c for c, n in CARD_NAMES.items() if n == "negotiate_trade_routes") - 200)
    game = play(phase="status", at="scoring", stop="status-reveal", public="negotiate_trade_routes", goods={A: 10})
    drive(game, "A score:negotiate_trade_routes")
    assert game.table.has_scored(A, game.table.public[0])


@pytest.mark.rule("TI-30.16")
def test_without_the_whole_home_system_no_public_objective_is_scored() -> None:
    """Jord belongs to B."""
    game = status(text="A:sol", units={"B jord": "1 infantry"}, public="negotiate_trade_routes", goods={A: 6, B: 5})
    assert asked(game)[0] == (B, "score-public")


@pytest.mark.rule("TI-30.5a", "TI-30.19")
@pytest.mark.parametrize(
    "docks, met", [(["A lodor"], False), (["A lodor", "A mellon"], True), (["B lodor", "B mellon"], False)]
)
def test_a_secret_objective_is_scored_by_its_holder_while_the_condition_is_met(docks: list[str], met: bool) -> None:
    """Three docks, one of them at home, of the player who holds the card; others who have them cannot score it."""
    secrets = {A: "fuel_the_war_machine", B: "spark_a_rebellion"}
    game = status(units=dict.fromkeys(docks, "1 space_dock"), secrets=secrets)
    assert (asked(game) == [(A, "status.secret")]) == met
    if met:
        assert options(game, A) == ["pass", "use:fuel_the_war_machine"]
        drive(game, "A pass")
    assert (B, "status.secret") not in asked(game)
    moments = [event["audience"] for event in game.events(C) if event.get("window") == "status.secret"]
    assert moments == [[A], [B]]  # the others see a moment for who has a secret objective, whatever it is


@pytest.mark.rule("TI-30.17", "TI-30.18")
def test_a_secret_objective_is_shown_when_it_is_scored() -> None:
    """Others see it from then on."""
    board = {"A lodor": "1 space_dock", "A mellon": "1 space_dock"}
    game = status(units=board, secrets={A: "fuel_the_war_machine"})
    assert "fuel_the_war_machine" not in str(game.view(B))
    drive(game, "A use:fuel_the_war_machine")
    assert game.table.points[A] == 1
    assert game.view(B)["objectives"]["scored"][A] == ["fuel_the_war_machine"]


@pytest.mark.rule("TI-84.2", "TI-30.14", "TI-58.4", "TI-84.2a", "TI-30.14a")
def test_a_public_objective_is_revealed_those_of_stage_one_first() -> None:
    """Stage II only when stage I is open."""
    game = play(phase="status", at="status-reveal", stop="status-draw")
    assert len(game.table.stage_1) == 2
    assert len(game.table.stage_2) == 5


@pytest.mark.rule("TI-84.2b", "TI-30.15", "TI-30.15a", "TI-51.8")
def test_the_game_ends_when_there_is_nothing_to_reveal() -> None:
    """The most points win, the first in initiative order among equals."""
    table = table_of(phase="status", at="status-reveal", points={B: 4, C: 4, A: 2})
    table.spare_1 += table.stage_1
    table.spare_2 += table.stage_2
    table.stage_1, table.stage_2 = [], []
    game = starting(RULES, table)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((B,), "no-objectives")


@pytest.mark.rule("TI-84.3", "TI-24.1", "TI-24.3", "TI-24.5")
def test_everybody_draws_an_action_card() -> None:
    """Hidden from the others."""
    game = play(phase="status", at="status-draw", stop="status-tokens")
    assert [len(hand) for hand in game.table.hands] == [1, 1, 1]
    assert CARD_NAMES[game.table.hands[A][0]] in game.view(A)["hand"]["cards"]
    assert game.view(B)["players"][A]["actions"] == 1
    assert game.view(B)["players"][A]["seen"] == []


@pytest.mark.rule("TI-24.4")
def test_above_seven_cards_one_is_discarded() -> None:
    """The player chooses."""
    hand = "flank_speed flank_speed sabotage sabotage morale_boost summit veto"
    game = play(phase="status", at="status-draw", stop="status-tokens", hands={A: hand})
    assert asked(game) == [(A, "discard")]
    drive(game, "A card:veto")
    assert len(game.table.hands[A]) == 7
    assert CARD_NAMES[game.table.action_discard[0]] == "veto"


@pytest.mark.rule("TI-84.4", "TI-84.5", "TI-84.5b", "TI-18.3")
def test_tokens_come_home_two_are_gained_and_the_pools_set_anew() -> None:
    """All at the same time."""
    game = play(phase="status", at="status-tokens", stop="status-ready", tokens={A: [26], B: [26]})
    assert {seat for seat, _ in asked(game)} == {A, B, C}
    drive(game, "A fleet-pool:5", "A strategy-pool:4", "B keep", "C keep")
    table = game.table
    assert (table.tactic[A], table.fleet_pool[A], table.strategy[A]) == (1 + table.fold("status-tokens", A, 0), 5, 4)
    assert (table.tactic[B], table.fleet_pool[B], table.strategy[B]) == (5, 3, 2)
    assert table.tokens == [0, 0, 0]


@pytest.mark.rule("TI-84.5a")
def test_a_smaller_fleet_pool_is_checked_at_once() -> None:
    """Ships beyond it are removed."""
    game = play("B:hacan", {"B 26": "3 cruiser"}, phase="status", at="status-tokens", stop="status-ready")
    drive(game, "A keep", "B fleet-pool:2", "B strategy-pool:0", "C keep")
    drive(game, "B auto") if game.asks else None
    assert game.table.fleet(B, 26)[2] == 2


@pytest.mark.rule("TI-18.3a")
def test_without_reinforcements_tokens_are_lost() -> None:
    """16 are all there are."""
    game = play(phase="status", at="status-tokens", stop="status-ready", pools={A: (6, 6, 4)})
    drive(game, "A keep", "B keep", "C keep")
    assert sum((game.table.tactic[A], game.table.fleet_pool[A], game.table.strategy[A])) == 16


@pytest.mark.rule("TI-84.6", "TI-45.2", "TI-53.5", "TI-53.6a", "TI-84.7", "TI-52.3", "TI-84.8", "TI-27.8b", "TI-83.1")
def test_cards_are_readied_units_repaired_strategy_cards_returned() -> None:
    """Then a new round, because the custodians are still there."""
    game = play(
        phase="status",
        at="status-ready",
        stop="pick",
        units={"A 26": "1 dreadnought-damaged", "A lodor": "own"},
        exhausted="lodor",
        techs={A: "transit_diodes"},
        tapped={A: "transit_diodes"},
    )
    table = game.table
    assert table.is_ready(PLANET["lodor"])
    assert table.fleet(A, 26)[4] == 1
    assert (table.cards, table.used, table.round, table.phase) == ([(), (), ()], 0, 3, "strategy")
    assert table.tapped[A] >> TECH["transit_diodes"] & 1 == 0


@pytest.mark.rule("TI-22.1", "TI-16.4")
def test_with_the_custodians_gone_the_agenda_phase_follows() -> None:
    """In the same round."""
    game = play(phase="status", at="status-ready", stop="agenda-reveal", custodians=False)
    assert (game.table.phase, game.table.round) == ("agenda", 2)


@pytest.mark.rule("TI-51.0", "TI-51.7", "TI-51.4a")
def test_ten_points_win_at_once() -> None:
    """In the middle of the scoring."""
    game = status(public="negotiate_trade_routes", goods={A: 6}, points={A: 9})
    drive(game, "A score:negotiate_trade_routes")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((A,), "points")


@pytest.mark.rule("TI-51.7")
def test_of_several_who_get_there_together_the_lowest_initiative_wins() -> None:
    """B before C."""
    table = play(points={B: 9, C: 9}).table
    with pytest.raises(Won) as won:
        table.score_all([C, B], 1, "test")
    assert won.value.outcome.winners == (B,)


@pytest.mark.rule("TI-65.9")
def test_five_who_began_keep_one_card_each() -> None:
    """Even when only four are left (TI-R9)."""
    game = play(seats=5, phase="strategy", at="strategy", cards={}, stop="turn-start")
    game.table.eliminated = game.table.eliminated.add(4)
    while game.asks and game.asks[0].key == "pick":
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    assert max(len(cards) for cards in game.table.cards) == 1
