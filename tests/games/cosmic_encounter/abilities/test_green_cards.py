"""Aliens of the green alert that see to cards: loot, interventions, compensation, refills."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
    C,
    D,
    discards,
    drive,
    ever_offered,
    finish,
    fought,
    names,
    options,
    pass_all,
    play,
    totals,
)

from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.kernel import Game

# ---- barbarian


@ZAPPED
def test_barbarian_loots(zapped: bool) -> None:
    """A card for each ship, the rest is discarded; zapped, the hand stays."""
    more = {B: "attack-30 morph quash cosmic_zap"}
    game = fought("A:barbarian attacks B", "attack-40", "attack-00", more, ships={A: 1})
    finish(drive(game, *(["B use:cosmic_zap"] if zapped else ["A card:attack-30"])))
    assert names(game, A) == ([] if zapped else ["attack-30"])
    assert names(game, B) == (["attack-30", "morph", "quash"] if zapped else [])


def test_barbarian_need_not_take() -> None:
    """But the rest of the hand is discarded all the same."""
    game = fought("A:barbarian attacks B", "attack-40", "attack-00", {B: "morph quash"})
    finish(drive(game, "A done"))
    assert {"morph", "quash"} <= set(discards(game))


def test_barbarian_pays_out_of_the_loot() -> None:
    """CE-R16: compensation comes after the looting."""
    game = fought("A:barbarian attacks B", "attack-40", "negotiate", {B: "morph"}, ships={B: 1})
    finish(drive(game, "A card:morph"))
    assert names(game, B) == ["morph"]


def test_barbarian_does_not_loot_as_the_defense() -> None:
    """Only the offense loots."""
    game = finish(fought("A attacks B:barbarian", "attack-00", "attack-40", {A: "morph"}))
    assert names(game, A) == ["morph"]


@pytest.mark.rule("CE-33.1")
def test_wild_barbarian_sifts() -> None:
    """Unwanted compensation is discarded and not replaced."""
    more = {A: "morph", B: "flare-barbarian quash"}
    game = fought("A attacks B", "attack-40", "negotiate", more, ships={B: 1})
    drive(game, "B use:wild-barbarian")
    assert options(game, B) == ["done", "card:morph"]
    finish(drive(game, "B card:morph"))
    assert names(game, B) == ["flare-barbarian", "quash"]


@pytest.mark.rule("CE-33.2")
def test_super_barbarian_loots_as_an_ally() -> None:
    """The hand of the defense, by his own ships."""
    more = {B: "morph quash", C: "flare-barbarian"}
    game = fought("A attacks B, C:barbarian", "attack-40", "attack-00", more, allies={C: ("offense", 1)})
    finish(drive(game, "C use:super-barbarian", "C card:quash"))
    assert (names(game, B), names(game, C)) == ([], ["flare-barbarian", "quash"])


@pytest.mark.rule("CE-33.3")
def test_wild_barbarian_may_keep_cards() -> None:
    """He stops when he likes."""
    more = {A: "attack-30 attack-23", B: "flare-barbarian"}
    game = fought("A attacks B", "attack-40", "negotiate", more, ships={B: 2})
    drive(game, "B use:wild-barbarian")
    finish(drive(game, f"B {options(game, B)[1]}", "B done"))
    assert len(names(game, B)) == 2


@pytest.mark.rule("CE-33.3")
def test_wild_barbarian_discards_the_card_he_names() -> None:
    """Of two that he has collected."""
    more = {A: "attack-30 attack-23", B: "flare-barbarian"}
    game = fought("A attacks B", "attack-40", "negotiate", more, ships={B: 2})
    finish(drive(game, "B use:wild-barbarian", "B card:attack-23", "B done"))
    assert names(game, B) == ["attack-30", "flare-barbarian"]
    assert "attack-23" in discards(game)


# ---- chosen


def on_deck(game: Game, *cards: str) -> Game:
    """These cards lie on top of the deck, the first one topmost."""
    deck = game.table.deck
    for name in reversed(cards):
        card = next(card for card in deck if NAMES[card] == name)
        deck.remove(card)
        deck.append(card)
    return game


def divine(text: str, own: str, other: str, drawn: str, more: dict[int, str] | None = None) -> Game:
    """A and B have laid cards, and A may call for these."""
    more = more or {}
    game = play(text, hands={**more, A: f"{own} {more.get(A, '')}", B: f"{other} {more.get(B, '')}"}, at="select")
    return drive(on_deck(game, *drawn.split()), f"A lay:{own}", f"B lay:{other}", "A use:chosen")


@pytest.mark.parametrize("choice, total", [("card:attack-30", 34), ("add-card:attack-30", 38), ("done", 8)])
def test_chosen_replaces_or_adds(choice: str, total: int) -> None:
    """One of three drawn cards, or none; the others are discarded (CE-R65)."""
    game = divine("A:chosen attacks B", "attack-04", "attack-08", "attack-30 quash negotiate")
    finish(drive(game, f"A {choice}"))
    assert totals(game) == (total, 12)
    assert names(game, A) == []
    assert {"attack-04", "attack-30", "quash", "negotiate"} <= set(discards(game))


@pytest.mark.rule("CE-R9", "CE-R65")
@pytest.mark.parametrize("called, total", [(4, 42), (5, 38)])
def test_an_attack_that_chosen_adds_is_no_part_of_the_card(called: int, total: int) -> None:
    """Like a reinforcement: the cards of 4 and 8 are four apart, whatever is added, and a call of five is in vain."""
    hands = {A: "attack-04 flare-gambler", B: "attack-08"}
    game = on_deck(play("A:chosen attacks B", hands=hands, at="select"), "attack-30", "quash", "negotiate")
    drive(game, "A lay:attack-04", "B lay:attack-08", f"A use:wild-gambler:{called}", "A use:chosen")
    finish(drive(game, "A add-card:attack-30"))
    assert totals(game) == (total, 12)


def test_chosen_zapped_draws_nothing() -> None:
    """The zap comes before the cards."""
    game = divine("A:chosen attacks B", "attack-04", "attack-08", "attack-30", {B: "cosmic_zap"})
    finish(drive(game, "B use:cosmic_zap"))
    assert totals(game) == (8, 12)
    assert NAMES[game.table.deck[-1]] == "attack-30"


def test_chosen_without_encounter_cards_discards_all() -> None:
    """There is nothing to choose."""
    game = divine("A:chosen attacks B", "attack-04", "attack-08", "quash plague ionic_gas")
    finish(drive(game, "A done"))
    assert {"quash", "plague", "ionic_gas"} <= set(discards(game))


def test_chosen_copies_with_a_drawn_morph() -> None:
    """It becomes the opponent's card as it stands."""
    game = divine("A:chosen attacks B", "attack-04", "attack-08", "morph quash plague")
    finish(drive(game, "A card:morph"))
    assert totals(game) == (12, 12)


def test_chosen_adds_only_to_an_attack() -> None:
    """A negotiate can be replaced only."""
    game = divine("A:chosen attacks B", "negotiate", "attack-08", "attack-30 quash plague")
    while "done" not in options(game, A):
        game.answer(game.asks[0].seat, "pass")
    assert options(game, A) == ["card:attack-30", "done"]


@pytest.mark.rule("CE-33.3")
def test_wild_chosen_draws_a_card() -> None:
    """Before cards are selected."""
    game = play("A attacks B", hands={A: "attack-04 flare-chosen", B: "attack-08"}, at="planning", stop="select")
    finish(drive(game, "A use:wild-chosen"))
    assert len(names(game, A)) == 3


@pytest.mark.rule("CE-33.4")
def test_super_chosen_keeps_the_rest() -> None:
    """The drawn cards that are no encounter cards, even after they were seen."""
    drawn = "attack-30 quash negotiate"
    game = divine("A:chosen attacks B", "attack-04", "attack-08", drawn, {A: "flare-chosen"})
    finish(drive(game, "A use:super-chosen", "A card:attack-30"))
    assert names(game, A) == ["flare-chosen", "quash"]


def test_chosen_adds_attacks_to_attacks_only() -> None:
    """A negotiate replaces the card or goes."""
    game = divine("A:chosen attacks B", "attack-04", "attack-08", "attack-30 negotiate quash")
    pass_all(game)
    assert options(game, A) == ["card:attack-30", "card:negotiate", "add-card:attack-30", "done"]


# ---- hacker


@ZAPPED
def test_hacker_collects_from_anybody(zapped: bool) -> None:
    """He sees the hand and chooses; zapped he draws at random from his opponent."""
    more = {A: "cosmic_zap attack-30", C: "morph quash"}
    game = fought("A attacks B:hacker, C", "attack-40", "negotiate", more, ships={B: 1})
    finish(drive(game, "B use:hacker:2", *(["A use:cosmic_zap"] if zapped else ["B card:quash"])))
    assert names(game, B) == (["attack-30"] if zapped else ["quash"])
    assert names(game, C) == (["morph", "quash"] if zapped else ["morph"])


@ZAPPED
def test_hacker_chooses_what_he_pays(zapped: bool) -> None:
    """When the opponent collects from him; zapped, chance does."""
    more = {A: "morph attack-30", B: "cosmic_zap"}
    game = fought("A:hacker attacks B", "attack-40", "negotiate", more, ships={B: 1})
    finish(drive(game, "A use:hacker-pay", *(["B use:cosmic_zap"] if zapped else ["A card:morph"])))
    assert len(names(game, A)) == 1
    assert zapped or "morph" in names(game, B)


@pytest.mark.rule("CE-33.11")
def test_wild_hacker_pays_nothing() -> None:
    """The opponent collects no compensation."""
    game = fought("A attacks B", "attack-40", "negotiate", {A: "flare-hacker morph"})
    finish(drive(game, "A use:wild-hacker"))
    assert names(game, B) == []


@pytest.mark.rule("CE-33.12")
def test_super_hacker_gives_cards_back() -> None:
    """At most as many as he took."""
    more = {B: "attack-00 attack-01 flare-hacker", C: "morph quash"}
    game = fought("A attacks B:hacker, C", "attack-40", "negotiate", more, ships={B: 1})
    finish(drive(game, "B use:hacker:2", "B card:quash", "B use:super-hacker", "B card:attack-00"))
    assert names(game, C) == ["attack-00", "morph"]


def test_hacker_collects_from_those_who_hold_cards() -> None:
    """From nobody else."""
    game = fought("A attacks B:hacker, C, D", "attack-40", "negotiate", {A: "morph", D: "quash"}, ships={B: 1})
    assert {use for use in ever_offered(game, B) if "hacker" in use} == {"use:hacker:0", "use:hacker:3"}


# ---- mutant


@ZAPPED
def test_mutant_regenerates(zapped: bool) -> None:
    """Up to eight cards, from the deck and from hands; a zap stops it all."""
    hands = {A: "attack-00 attack-01 attack-04 attack-05 attack-06 attack-07", B: "cosmic_zap", C: "morph"}
    game = drive(play("A:mutant attacks B, C", hands=hands, at="alliance", stop="invite"), "A use:mutant")
    finish(drive(game, *(["B use:cosmic_zap"] if zapped else ["A seat:2", "A from-deck"])))
    assert len(names(game, A)) == (6 if zapped else 8)
    assert names(game, C) == (["morph"] if zapped else [])


def test_mutant_with_eight_cards_draws_nothing() -> None:
    """The power is for small hands."""
    hands = {A: "attack-00 attack-01 attack-04 attack-05 attack-06 attack-07 attack-08 attack-09"}
    game = play("A:mutant attacks B", hands=hands, at="alliance", stop="invite")
    assert "use:mutant" not in options(game, A)


@pytest.mark.rule("CE-33.19")
def test_wild_mutant_takes_cards_after_a_win() -> None:
    """One at random from the opponent and each of his allies."""
    more = {A: "flare-mutant", B: "morph", C: "quash", D: "plague"}
    fields: dict[str, Any] = {"allies": {C: ("defense", 1), D: ("offense", 1)}}
    game = fought("A attacks B, C, D", "attack-40", "attack-00", more, **fields)
    finish(drive(game, "A use:wild-mutant"))
    assert names(game, A) == ["flare-mutant", "morph", "quash"]


@pytest.mark.rule("CE-33.19")
def test_wild_mutant_takes_cards_after_a_deal() -> None:
    """Besides what the deal brings."""
    game = fought("A attacks B", "negotiate", "negotiate", {A: "flare-mutant attack-04", B: "morph"})
    finish(drive(game, "A give-card:attack-04", "A done", "B accept", "A use:wild-mutant"))
    assert len(names(game, A)) == 2
    assert len(names(game, B)) == 1


@pytest.mark.rule("CE-33.19")
def test_wild_mutant_gets_nothing_from_a_failed_deal() -> None:
    """Nor is he asked."""
    game = fought("A attacks B", "negotiate", "negotiate", {A: "flare-mutant attack-04", B: "morph"}, offers=1)
    assert "use:wild-mutant" not in ever_offered(drive(game, "A pass", "B pass"), A)


@pytest.mark.rule("CE-33.20")
def test_super_mutant_discards_first() -> None:
    """Up to three cards, before he refills."""
    hands = {A: "attack-00 attack-01 attack-04 attack-05 attack-06 attack-07 attack-08 flare-mutant", B: "morph"}
    game = play("A:mutant attacks B", hands=hands, at="alliance", stop="invite")
    finish(drive(game, "A use:super-mutant", "A card:attack-00", "A done", "A use:mutant", "A seat:1"))
    assert "morph" in names(game, A)
    assert len(names(game, A)) == 8


def test_the_refill_of_mutant_is_one_event() -> None:
    """CE-R34: however many cards he draws from the deck."""
    hands = {A: "attack-00 attack-01 attack-04 attack-05 attack-06", B: "morph", C: "flare-mind"}
    game = play("A:mutant attacks B, C", hands=hands, at="alliance", stop="invite")
    finish(drive(game, "A use:mutant", "A from-deck", "A from-deck", "A from-deck"))
    opened = [event["window"] for event in game.events(None) if event["key"] == "window"]
    assert opened.count("deck.draw") == 1


@pytest.mark.rule("CE-33.20")
def test_super_mutant_discards_three_at_most() -> None:
    """And none if he likes."""
    hands = {A: "attack-00 attack-01 attack-04 attack-05 flare-mutant", B: "morph"}
    game = play("A:mutant attacks B", hands=hands, at="alliance", stop="invite")
    pass_all(drive(game, "A use:super-mutant"))
    assert "done" in options(game, A)
    drive(game, "A card:attack-00", "A card:attack-01", "A card:attack-04")
    finish(game)
    assert names(game, A) == ["attack-05", "flare-mutant"]
    assert discards(game) == ["attack-00", "attack-01", "attack-04"]
