"""Chosen: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, discards, drive, finish, names, options, pass_all, play, totals

from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.kernel import Game


def on_deck(game: Game, *cards: str) -> Game:
    """These cards lie on top of the deck, the first one topmost."""
    deck = game.table.cards.deck
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
    assert NAMES[game.table.cards.deck[-1]] == "attack-30"


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
