"""Deals, commodities and trade goods: TI-14, TI-60.5b, TI-78.4c, TI-78.6a."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, play

from cosmodrome.games.twilight_imperium.paying import RESOURCES, can_pay
from cosmodrome.games.twilight_imperium.trade import PROMISES

NEAR = {"A 26": "1 cruiser", "B 27": "1 cruiser"}
PLAIN = "A:sol B:letnev C:yin"


@pytest.mark.rule("TI-14.3")
def test_a_binding_deal_is_carried_out_in_every_term_at_once() -> None:
    """Goods, commodities and notes of both sides; a player who cannot meet a term cannot accept."""
    game = play(PLAIN, NEAR, commodities={A: 3}, goods={A: 1, B: 2})
    game.act(A, "offer:1")
    drive(game, "A give:commodities:3", "A give:trade-goods:1", "A give:note-ceasefire-0:1")
    drive(game, "A want:trade-goods:2", "A want:note-trade_agreement-1:1", "A propose", "B accept")
    assert (game.table.goods, game.table.commodities) == ([2, 4, 0], [0, 0, 0])
    assert "ceasefire-0" in game.view(B)["hand"]["notes"]
    assert "trade_agreement-1" in game.view(A)["hand"]["notes"]
    game = play(PLAIN, NEAR, commodities={A: 3}, notes={2: "trade_agreement-1"})
    game.act(A, "offer:1")
    drive(game, "A give:commodities:3", "A want:note-trade_agreement-1:1", "A propose")
    assert "accept" not in options(game, B), "the note is elsewhere"


def test_the_offer_before_stays_in_sight_while_it_is_countered() -> None:
    """Of the two only, in the view and in the questions, until the deal is over."""
    game = play(PLAIN, NEAR, commodities={A: 3}, goods={B: 2})
    game.act(A, "offer:1")
    drive(game, "A give:commodities:3", "A want:trade-goods:2", "A propose", "B counter", "B want:commodities:2")
    first = {"give:commodities": 3, "want:trade-goods": 2}
    game = game.fork()  # as after a reload: only the table is left
    assert [game.view(seat)["draft"]["last_offer"] for seat in (A, B, 2)] == [first, first, {}]
    assert game.asks[0].args == {"offer": {"countered": 1, "give:commodities": 2}, "last": first, "partner": A}
    drive(game, "B propose")
    assert (game.asks[0].args["partner"], game.asks[0].args["last"]) == (B, first)
    drive(game, "A refuse")
    assert game.view(A)["draft"]["last_offer"] == {}


@pytest.mark.rule("TI-14.3a", "TI-69.3")
def test_playing_an_action_card_is_no_term_of_a_binding_deal() -> None:
    """Only things change hands; what one promises to do later binds nobody."""
    game = play(PLAIN, NEAR, hands={A: "veto", B: "sabotage"}, goods={A: 1, B: 1}, commodities={A: 1, B: 1})
    game.act(A, "offer:1")
    things = {each.split(":")[1].partition("-")[0] for each in options(game, A) if each[:4] in ("give", "want")}
    assert things == {"trade", "commodities", "note"}
    drive(game, "A withdraw")
    assert not [promise for promise in PROMISES if "card" in promise]


@pytest.mark.rule("TI-69.4a")
def test_a_completed_transaction_cannot_be_taken_back() -> None:
    """Neither of the two can undo it."""
    game = play(PLAIN, NEAR, commodities={A: 2})
    game.act(A, "offer:1")
    drive(game, "A give:commodities:2", "A propose", "B accept")
    assert not game.may_undo(A)
    assert not game.may_undo(B)


@pytest.mark.rule("TI-25.5")
def test_a_note_of_somebody_else_may_be_passed_on() -> None:
    """B gives C's note to A, from the hand."""
    game = play(PLAIN, NEAR, notes={B: "trade_agreement-2"}, active=B)
    game.act(B, "offer:0")
    drive(game, "B give:note-trade_agreement-2:1", "B propose", "A accept")
    assert "trade_agreement-2" in game.view(A)["hand"]["notes"]


@pytest.mark.rule("TI-25.5a")
def test_a_note_in_the_play_area_is_not_given_away() -> None:
    """B has A's support in their play area; it can be neither offered nor asked for."""
    game = play(PLAIN, NEAR, notes={B: "support_for_the_throne-0"}, active=B)
    game.table.place_note(B, game.table.find_note(B, "support_for_the_throne-0"))
    game.act(B, "offer:0")
    assert [each for each in options(game, B) if each.startswith("give:note")]
    assert not [each for each in options(game, B) if "support_for_the_throne-0" in each]


@pytest.mark.rule("TI-60.5b")
def test_commodities_may_be_traded_away_before_they_are_replenished() -> None:
    """B gives two of them to A in the middle of A's Trade, and has all of them again from the secondary."""
    game = play(PLAIN, NEAR, cards={A: "trade", B: "warfare", 2: "politics"}, commodities={A: 2, B: 1})
    game.act(A, "offer:1")
    drive(game, "A give:commodities:2", "A want:commodities:1", "A propose", "B accept")
    assert (game.table.goods[:2], game.table.commodities[:2]) == ([1, 2], [0, 0])
    drive(game, "A strategic:trade", "A done", "B secondary:trade")
    assert (game.table.goods[:2], game.table.commodities[:2]) == ([4, 2], [4, 2])


@pytest.mark.rule("TI-60.5b")
def test_also_between_the_primary_and_the_secondary() -> None:
    """B is asked to follow, trades first, and replenishes then."""
    game = play(PLAIN, NEAR, cards={A: "trade", B: "warfare", 2: "politics"}, commodities={B: 1})
    drive(game, "A strategic:trade", "A done")
    assert [ask.seat for ask in game.asks] == [B]
    game.act(A, "offer:1")
    drive(game, "A want:commodities:1", "A give:trade-goods:1", "A propose", "B accept", "B secondary:trade")
    assert (game.table.goods[:2], game.table.commodities[B]) == ([3, 1], 2)


@pytest.mark.rule("TI-78.4c")
def test_trade_goods_pay_what_asks_for_trade_goods() -> None:
    """Munitions Reserves: two of them; one, or planets, will not do."""
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser"}
    game = play("A:letnev B:sol", board, goods={A: 3}, dice=[(10,), (1,)])
    drive(game, "A activate:26", "A all", "A use:munitions_reserves", "A done")
    assert game.table.goods[A] == 1
    game = play("A:letnev B:sol", board, goods={A: 1}, dice=[(10,), (1,)])
    drive(game, "A activate:26", "A all")
    assert not [event for event in game.events(None) if event["key"] == "use"]
    assert "use:munitions_reserves" not in options(game, A)


@pytest.mark.rule("TI-78.6a", "TI-69.4")
def test_a_received_commodity_is_a_trade_good_from_then_on() -> None:
    """B can pay with it, and it takes no room from B's own commodities."""
    game = play(PLAIN, NEAR, commodities={A: 4, B: 2}, exhausted="arc_prime wren_terra")
    assert not can_pay(game.table, B, 1, RESOURCES)
    game.act(A, "offer:1")
    drive(game, "A give:commodities:4", "A propose", "B accept")
    assert (game.table.goods[B], game.table.commodities[B]) == (4, 2)
    assert can_pay(game.table, B, 4, RESOURCES)
    assert not can_pay(game.table, B, 5, RESOURCES)


def test_what_was_given_away_cannot_be_spent_by_a_question_that_stood_open() -> None:
    """A asks what Leadership sells, gives B the trade goods that would have paid for it, and can buy less."""
    game = play(PLAIN, NEAR, goods={A: 6}, cards={A: "leadership"}, exhausted="jord")
    drive(game, "A strategic:leadership", "A pool:tactic:3")
    assert options(game, A) == ["buy-tokens:1", "buy-tokens:2", "pass"]
    game.act(A, "offer:1")
    drive(game, "A give:trade-goods:3", "A propose", "B accept")
    assert options(game, A) == ["buy-tokens:1", "pass"]


@pytest.mark.rule("TI-23.3", "TI-74.11")
def test_who_gives_away_the_price_of_a_secondary_cannot_use_it() -> None:
    """B is asked whether to research for four trade goods, and gives one of them to A (TI-R61)."""
    game = play("A:hacan B:letnev", NEAR, goods={B: 4}, cards={A: "technology"}, exhausted="arc_prime wren_terra")
    drive(game, "A strategic:technology", "A technology:neural_motivator")
    assert options(game, B) == ["secondary:technology", "pass"]
    game.act(A, "offer:1")
    drive(game, "A want:trade-goods:1", "A propose", "B accept")
    assert asked(game) == [(C, "secondary")]
    assert (game.table.goods[:2], game.table.strategy[B]) == ([1, 3], 2)


@pytest.mark.rule("TI-74.11")
def test_who_gives_away_the_price_of_a_card_has_played_it_in_vain() -> None:
    """While B thinks about Sabotage, A gives B one of the trade goods that Focused Research costs (TI-R61)."""
    game = play(PLAIN, NEAR, goods={A: 4}, hands={A: "focused_research", B: "sabotage"})
    drive(game, "A component", "A use:focused_research")
    assert "use:sabotage" in options(game, B)
    game.act(A, "offer:1")
    drive(game, "A give:trade-goods:1", "A propose", "B accept")
    assert game.table.goods[:2] == [3, 1]
    techs = game.table.techs[A]
    drive(game, "B pass")
    assert (game.table.goods[A], game.table.techs[A]) == (3, techs)


@pytest.mark.rule("TI-69.2")
def test_a_counter_offer_of_nothing_is_none() -> None:
    """Something has to change hands."""
    game = play(PLAIN, NEAR, goods={A: 1})
    game.act(A, "offer:1")
    drive(game, "A give:trade-goods:1", "A propose", "B counter")
    assert "propose" not in options(game, B)
    drive(game, "B want:trade-goods:1")
    assert "propose" in options(game, B)


@pytest.mark.rule("TI-31.3", "TI-69.1a")
def test_who_gives_away_the_card_of_a_component_action_has_not_acted() -> None:
    """A has chosen a component action, and gives the only card for it to Hacan; the turn goes on."""
    game = play("A:letnev B:hacan", NEAR, hands={A: "economic_initiative"})
    drive(game, "A component")
    game.act(A, "offer:1")
    drive(game, "A give:card-economic_initiative:1", "A propose", "B accept", "A pass")
    assert asked(game) == [(A, "turn")]
    assert "component" not in options(game, A)
