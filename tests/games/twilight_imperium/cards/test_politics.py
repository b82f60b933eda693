"""Cards of the strategy, status and agenda phases."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import PLAIN, A, B, C, asked, drive, options, pass_all, play
from tests.games.twilight_imperium.cards.scenes import SCENES, offered, played, seen, use

from cosmodrome.games.twilight_imperium.index import AGENDA, PLANET, STRATEGY


def test_summit() -> None:
    """Two command tokens for the pools."""
    game = played("summit")
    assert (game.table.tactic[A], game.table.fleet_pool[A], game.table.strategy[A]) == (3, 3, 4)
    assert "gain-tokens" not in [key for _, key in asked(game)], "no more"


def test_public_disgrace() -> None:
    """The chosen card is refused, and another one is taken."""
    game = drive(seen("public_disgrace"), "B use:public_disgrace")
    assert "pick:leadership" not in options(game, A)
    assert drive(game, "A pick:trade").table.cards[A] == (STRATEGY["trade"],)


def test_public_disgrace_leaves_trade_goods_on_the_card() -> None:
    """They go to the player who takes it in the end."""
    game = seen("public_disgrace")
    game.table.bounty[STRATEGY["leadership"]] = 2
    drive(game, "B use:public_disgrace", "A pick:trade")
    assert game.table.goods[A] == 0
    assert drive(game, "B pick:leadership").table.goods[B] == 2


def test_public_disgrace_is_for_the_choice_of_another() -> None:
    """Nobody refuses an own choice."""
    game = seen("public_disgrace")
    drive(game, "B pass", "B pick:trade")
    assert "use:public_disgrace" not in options(game, B)


def test_political_stability() -> None:
    """The cards stay, readied; the others go back, and who keeps cards does not choose."""
    game = pass_all(played("political_stability"))
    assert game.table.cards[A] == (1, 4)
    assert not game.table.used & 0b10010
    assert game.table.cards[B] == ()
    game = pass_all(played("political_stability", stop=""))
    assert asked(game) == [(B, "pick")]


def test_ancient_burial_sites() -> None:
    """The cultural planets of a player are exhausted, others are not."""
    table = played("ancient_burial_sites").table
    assert not table.is_ready(PLANET["lodor"])
    assert not table.is_ready(PLANET["quann"])
    assert table.is_ready(PLANET["abyz"])


def test_veto() -> None:
    """The next agenda takes the place of the discarded one, and is voted on."""
    game = played("veto")
    assert game.table.agenda == AGENDA["economic_equality"]
    assert game.table.agenda_discard == [AGENDA["mutiny"]]
    assert game.table.agendas == 1


def test_assassinate_representative() -> None:
    """The chosen player is not asked to vote on this agenda, but on the next."""
    game = played("assassinate_representative")
    assert asked(game) == [(A, "vote")]
    drive(game, "A abstain", "A vote:for")
    assert asked(pass_all(game)) == [(B, "vote")]


def test_distinguished_councilor() -> None:
    """Five votes more for the same outcome."""
    table = played("distinguished_councilor").table
    assert (table.voted[B], table.votes[B]) == ("for", 7)


@pytest.mark.rule("TI-83.15")
def test_distinguished_councilor_needs_votes_that_were_cast() -> None:
    """Who abstains cannot play it."""
    game = seen("veto", hands={B: "distinguished_councilor"})
    pass_all(game)
    drive(game, "B abstain")
    assert asked(game) == [(C, "vote")]


def test_bribery() -> None:
    """Trade goods become votes after the speaker has voted (TI-R43): 2 and 3 against 2 win."""
    game = played("bribery")
    assert game.table.goods[B] == 2
    assert game.table.points[B] == 1


@pytest.mark.rule("TI-83.15")
def test_bribery_needs_own_votes() -> None:
    """A player who has cast none has no outcome to add to."""
    game = seen("veto", hands={B: "bribery"}, goods={B: 4})
    pass_all(game)
    drive(game, "B abstain", "C abstain", "A vote:for")
    while asked(game)[0][1] != "vote":
        assert "use:bribery" not in options(game, B)
        seat = game.asks[0].seat
        drive(game, f"{'ABC'[seat]} {options(game, seat)[0]}")


def test_bribery_comes_after_the_speaker() -> None:
    """Not before the last vote is cast."""
    game = seen("distinguished_councilor", hands={B: "bribery"}, goods={B: 5})
    assert options(game, B) == ["pass", "use:distinguished_councilor"]
    assert offered("bribery")
    assert offered("bribery", goods={B: 0}), "for nothing (TI-R70)"


def test_confusing_legal_text() -> None:
    """The other player is elected instead."""
    game = played("confusing_legal_text")
    assert game.table.law_owner(AGENDA["minister_of_policy"]) == B


def test_confusing_legal_text_is_for_the_elected() -> None:
    """Nobody else can play it, and another must be named."""
    game = drive(seen("confusing_legal_text", hands={B: "veto", C: "bribery"}), "A use:confusing_legal_text")
    assert options(game, A) == ["player:1", "player:2"]


def test_a_prediction_follows_the_new_result() -> None:
    """A prediction of the player named by Confusing Legal Text is right."""
    fields = {**SCENES["confusing_legal_text"].fields, "hands": {A: "confusing_legal_text", C: "imperial_rider"}}
    game = play("A:hacan B:sol", **fields)
    drive(game, "C use:imperial_rider", "C vote:player-1", "B abstain", "A vote:player-0", "A all")
    drive(game, "A use:confusing_legal_text", "A player:1")
    assert pass_all(game).table.points[C] == 1


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


def test_bribery_may_be_small() -> None:
    """Any number of trade goods from one to all, or none."""
    game = drive(seen("bribery", goods={B: 2}), "B use:bribery")
    assert options(game, B) == ["trade-good:1", "trade-good:2", "pass"]


def test_bribery_names_its_price_before_it_can_be_cancelled() -> None:
    """TI-R70: everybody hears of three trade goods; cancelled, it costs nothing."""
    game = use(seen("bribery", hands={C: "sabotage"}), "bribery")
    aimed = next(event for event in game.events(None) if event["key"] == "aimed")
    assert (aimed["ability"], aimed["count"]) == ("bribery", 3)
    drive(game, "C use:sabotage")
    assert game.table.goods[B] == 5


def test_public_disgrace_names_the_refused_card() -> None:
    """The log tells whose choice it was, and which card."""
    aimed = next(event for event in played("public_disgrace").events(None) if event["key"] == "aimed")
    assert (aimed["target"], aimed["strategy"]) == (A, "leadership")
