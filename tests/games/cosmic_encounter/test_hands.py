"""Drawing, discarding and choosing cards: who is told, who is asked, and which cards it is about."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    begun,
    discards,
    drive,
    ever_offered,
    finish,
    fought,
    hurry,
    names,
    options,
    pass_all,
    play,
    step,
    table_of,
)

from cosmodrome.games.cosmic_encounter.cards import NAMES


@pytest.mark.rule("CE-33.79")
def test_a_draw_is_no_reshuffle() -> None:
    """Wild Tick-Tock waits for a new deck: a card drawn from what is left of the old one is none."""
    hands = {A: "attack-10 flare-chosen", B: "attack-08", C: "flare-tick_tock"}
    game = drive(play("A attacks B, C", hands=hands, at="planning"), "A use:wild-chosen")
    assert len(game.table.cards.hands[A]) == 3
    assert not [option for option in ever_offered(game, C) if option.startswith("use:wild-tick_tock")]


def test_who_may_answer_a_draw_sees_how_many_cards_it_is() -> None:
    """C could look at the cards of B's new hand with wild Mind: there are eight of them."""
    hands = {A: "attack-10", B: "plague", C: "flare-mind"}
    game = play("A attacks B, C", hands=hands, at="planning", stop="select")
    while game.window is None or game.window["key"] != "deck.draw":
        step(game)
    assert (game.window["subject"], game.window["count"]) == (B, 8)
    assert "use:wild-mind" in options(game, C)


@pytest.mark.rule("CE-23.4")
def test_all_see_that_a_defense_has_no_encounter_card() -> None:
    """It is told before the hand goes, and nothing before it can be taken back."""
    game = play("A attacks B, C", hands={A: "attack-10", B: "plague quash"}, at="planning", stop="select")
    told = [event for event in finish(game).events(None) if event["key"] in ("no-encounter-cards", "discarded")]
    assert told[0] == {"key": "no-encounter-cards", "seat": B}
    assert told[1] == {"key": "discarded", "seat": B, "cards": ["plague", "quash"]}


@pytest.mark.rule("CE-33.57")
def test_others_may_want_a_card_that_was_discarded_at_random() -> None:
    """Wild Hate costs B a Quash, which the Vulch takes."""
    hands = {A: "attack-10 flare-hate", B: "quash"}
    game = play("A attacks B, C:vulch", hands=hands, at="planning", stop="decided")
    finish(drive(game, "A use:wild-hate"))
    assert (names(game, B), names(game, C), discards(game)) == ([], ["quash"], [])


def test_only_what_was_just_discarded_may_be_wanted() -> None:
    """B pays for wild Filch with a negotiate; the Plague below it has been lying there for long."""
    hands = {A: "attack-10 cosmic_zap plague", B: "attack-08 negotiate flare-filch"}
    table = table_of("A attacks B:oracle, C:vulch", hands=hands, at="select")
    table.cards.discard_cards(A, (table.cards.find(A, "plague"),))
    game = hurry(drive(begun(table), "A use:cosmic_zap", "B use:wild-filch"))
    assert "vulch" not in [event["ability"] for event in game.events(None) if event["key"] == "use"]
    assert "plague" in discards(game)


@pytest.mark.rule("CE-33.12")
def test_who_chooses_from_another_hand_looks_at_it_first() -> None:
    """The Hacker collects from C: these two know what was seen, A does not; the question says whose hand it is."""
    more = {A: "morph", C: "quash plague attack-04"}
    game = fought("A attacks B:hacker, C", "attack-40", "negotiate", more, ships={B: 1})
    pass_all(drive(game, "B use:hacker:2"))
    looked = [[event for event in game.events(seat) if event["key"] == "looked"] for seat in (A, B, C, None)]
    assert [event["cards"] for event in looked[B]] == [["attack-04", "plague", "quash"]]
    assert looked[B] == looked[C]
    assert looked[A] == looked[3] == [{"key": "looked", "seat": B, "target": C, "count": 3}]
    assert [(ask.seat, ask.args) for ask in game.asks] == [(B, {"seat": C})]
    assert game.view(B)["players"][C]["seen"] == ["attack-04", "plague", "quash"]
    assert game.view(A)["players"][C]["seen"] == []


@pytest.mark.rule("CE-R71")
def test_drawn_cards_go_back_onto_the_deck_in_the_order_of_choice() -> None:
    """The Demon's six: the last one that was named lies on top."""
    hands = {A: "attack-04 flare-demon", B: "attack-12", C: "attack-40"}
    game = play("A:demon attacks B, C", hands=hands, at="alliance")
    drive(game, "A use:demon:2", "A use:super-demon", "A invite:nobody", "B invite:nobody")
    drive(game, "A lay:attack-04", "B lay:attack-12")
    while game.asks[0].key != "put-on-deck":
        step(game)
    before, chosen = len(game.table.cards.deck), []
    while game.asks and game.asks[0].key == "put-on-deck":
        chosen.append(options(game, A)[-1])
        game.answer(A, chosen[-1])
    assert chosen[:3] == ["card:quash", "card:plague", "card:mobius_tubes"]
    assert [f"card:{NAMES[card]}" for card in game.table.cards.deck[before:]][: len(chosen)] == chosen
