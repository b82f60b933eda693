"""Rounds, turns, strategy cards, the steps of actions: TI-22, TI-27, TI-57, TI-75, TI-77, TI-82."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, play, table_of, units
from tests.games.twilight_imperium.scenes import lively

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.index import STRATEGY
from cosmodrome.games.twilight_imperium.primaries import agenda_options
from cosmodrome.kernel import Game


@pytest.mark.rule("TI-22.2", "TI-27.8")
def test_turns_belong_to_the_action_phase_and_a_card_is_with_a_player_or_in_the_middle() -> None:
    """Two rounds of a random game: nobody acts in another phase, and no strategy card is in two places."""
    game, rng = Game.new(RULES, 3, {}, "turns"), Random(1)
    phases = set()
    while game.asks and game.table.round < 3:
        table = game.table
        phases.add(table.phase)
        for ask in game.asks:
            assert ask.key != "turn" or (table.phase, table.active) == ("action", ask.seat)
        held = [card for cards in table.cards for card in cards]
        assert len(held) == len(set(held))
        if [ask.key for ask in game.asks] == ["pick"]:
            common = [option[1] for option in game.asks[0].options]
            assert sorted((*held, *(STRATEGY[name] for name in common))) == list(range(1, 9))
        ask = rng.choice(game.asks)
        game.answer(ask.seat, lively(game, ask, rng).id)
    assert {"strategy", "action", "status"} <= phases


@pytest.mark.rule("TI-27.2")
def test_a_strategy_card_is_readied_or_exhausted() -> None:
    """Its primary exhausts it; the status phase readies it."""
    game = play(cards={A: "politics leadership", B: "trade", C: "warfare"}, stop="")
    ready = {card["strategy"]: card["ready"] for card in game.view(None)["players"][A]["cards"]}
    assert ready == {"politics": True, "leadership": True}
    drive(game, "A strategic:leadership", "A pool:tactic:3")
    ready = {card["strategy"]: card["ready"] for card in game.view(None)["players"][A]["cards"]}
    assert ready == {"politics": True, "leadership": False}
    game.table.ready_all(A)
    assert all(card["ready"] for card in game.view(None)["players"][A]["cards"])


@pytest.mark.rule("TI-27.7")
def test_a_strategic_action_resolves_a_primary_and_the_secondaries() -> None:
    """Trade: three goods and commodities for its owner; who pays a token replenishes as well."""
    game = play("A:sol B:letnev C:yin", cards={A: "trade", B: "warfare", C: "politics"})
    drive(game, "A strategic:trade", "A done", "B secondary:trade", "C pass")
    assert (game.table.goods[A], game.table.commodities) == (3, [4, 2, 0])
    assert game.table.strategy == [2, 1, 2]


@pytest.mark.rule("TI-57.2a")
def test_cards_that_nobody_chose_do_not_count_for_the_order() -> None:
    """Leadership lies in the middle: the lowest card that somebody holds goes first."""
    table = table_of(cards={A: "warfare imperial", B: "trade technology", C: "politics construction"})
    assert table.initiative_order() == (C, B, A)


@pytest.mark.rule("TI-75.3")
def test_a_primary_is_resolved_from_top_to_bottom() -> None:
    """Politics: a new speaker, then two action cards, then the agendas."""
    game = play(cards={A: "politics", B: "trade", C: "warfare"})
    drive(game, "A strategic:politics")
    assert asked(game) == [(A, "speaker")]
    assert game.table.hands[A] == ()
    drive(game, "A player:1")
    assert (len(game.table.hands[A]), asked(game)) == (2, [(A, "put-agenda")])
    keys = [event["key"] for event in game.events(None)]
    assert keys.index("speaker") < keys.index("drew") < keys.index("looked-at-agendas")
    assert len(agenda_options(game.table, A)) == 4


@pytest.mark.rule("TI-77.0")
def test_a_tactical_action_has_five_steps_in_order() -> None:
    """Activation, movement, space combat, invasion, production."""
    board = {"A 27": "1 carrier 1 cruiser 2 infantry", "A lodor": "1 space_dock", "B 26": "1 fighter"}
    game = play("A:hacan B:sol", board, dice=[(10, 10), (1,)], goods={A: 2}, stop="turn-end")
    drive(game, "A activate:26", "A all", "A land:lodor:1", "A done", "A build:destroyer:1", "A done", "A auto")
    wanted = ("activated", "moved", "combat", "combat-over", "landed", "placed")
    keys = [event["key"] for event in game.events(None) if event["key"] in wanted]
    assert list(dict.fromkeys(keys)) == list(wanted)
    assert units(game, "A 26") == "1 destroyer, 1 cruiser, 1 carrier, 1 infantry"


# ---- passing ---------------------------------------------------------------------------------------------------------

NEAR = {"A 26": "1 cruiser", "B 27": "1 cruiser"}


@pytest.mark.rule("TI-82.3a")
def test_who_passes_may_still_trade_in_that_turn() -> None:
    """Also if passing is all that is left to do; later only with the active player, in that player's turn."""
    game = play("A:sol B:letnev C:yin", NEAR, pools={A: (0, 3, 0)}, commodities={A: 1}, stop="status")
    assert options(game, A) == ["pass"]
    game.act(A, "offer:1")
    drive(game, "A give:commodities:1", "A propose", "B accept", "A pass")
    assert game.table.goods[B] == 1
    assert game.table.active == B
    assert [act.id for act in game.acts(A) if act.key == "offer"] == ["offer:1"]  # B, who is active now (TI-69.1)


@pytest.mark.rule("TI-82.3a")
def test_who_passes_may_use_what_starts_a_turn_in_that_turn_only() -> None:
    """Transit Diodes at the start of the turn in which A passes; then A has no turn any more."""
    game = play(
        "A:sol B:letnev C:yin",
        {"A lodor": "2 infantry"},
        techs={A: "transit_diodes"},
        pools={A: (0, 3, 0), B: (0, 3, 0), C: (0, 3, 0)},
        at="turn-start",
        stop="status",
    )
    drive(game, "A use:transit_diodes", "A load:lodor:infantry:2", "A planet:jord", "A done")
    assert units(game, "A jord") == "3 infantry, 1 space_dock"
    assert [event["seat"] for event in game.events(None) if event["key"] == "passed"] == [A, B, C]
    assert [event["seat"] for event in game.events(None) if event["key"] == "turn"] == [B, C]
