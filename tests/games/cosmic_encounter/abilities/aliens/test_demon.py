"""Demon: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
    C,
    drive,
    finish,
    names,
    options,
    pass_all,
    play,
    step,
    totals,
    zap,
)


@ZAPPED
def test_demon_plays_from_another_hand(zapped: bool) -> None:
    """What is left goes back at the end; the opponent's hand is out of reach."""
    hands = {A: "attack-04", B: "attack-12 cosmic_zap", C: "attack-40 morph"}
    game = play("A:demon attacks B, C", hands=hands, at="alliance")
    assert "use:demon:1" not in options(game, A)
    drive(game, "A use:demon:2", *zap(zapped), "A invite:nobody", "B invite:nobody")
    drive(game, f"A lay:{'attack-04' if zapped else 'attack-40'}", "B lay:attack-12")
    finish(game)
    assert names(game, C) == (["attack-40", "morph"] if zapped else ["morph"])
    assert names(game, A) == ([] if zapped else ["attack-04"])


def test_possessed_cards_are_nobodys_hand() -> None:
    """Demon sees them, others do not; the possessed player knows what they had."""
    hands = {A: "attack-04", B: "attack-12", C: "attack-40 morph"}
    game = play("A:demon attacks B, C", hands=hands, at="alliance", stop="select")
    drive(game, "A use:demon:2")
    assert game.view(A)["piles"]["closed"] == {"lent-2:0": ["attack-40", "morph"]}
    assert game.view(B)["piles"]["closed"] == {"lent-2:0": ["?", "?"]}
    assert names(game, C) == []


def test_a_possessed_flare_returns_to_its_owner() -> None:
    """It counts as Demon's one flare."""
    hands = {A: "attack-10", B: "attack-12", C: "flare-macron morph"}
    game = play("A:demon attacks B, C", hands=hands, at="alliance")
    drive(game, "A use:demon:2", "A invite:nobody", "B invite:nobody", "A lay:attack-10", "B lay:attack-12")
    finish(drive(game, "A use:wild-macron"))
    assert [event["fate"] for event in game.events(None) if event["key"] == "card-settled"] == ["hand:2"]
    assert names(game, C) == ["flare-macron", "morph"]


def test_possessed_cards_keep_the_encounter_alive() -> None:
    """CE-R12: an offense who can select one goes on."""
    hands = {A: "plague", B: "attack-12", C: "attack-40"}
    game = play("A:demon attacks B, C", hands=hands, at="alliance")
    drive(game, "A use:demon:2", "A invite:nobody", "B invite:nobody", "A lay:attack-40", "B lay:attack-12")
    finish(game)
    assert totals(game) == (44, 16)


def test_super_demon_possesses_the_deck() -> None:
    """Six cards; those that are left go on top of the deck."""
    hands = {A: "attack-04 flare-demon", B: "attack-12", C: "attack-40"}
    game = play("A:demon attacks B, C", hands=hands, at="alliance")
    drive(game, "A use:demon:2", "A use:super-demon")
    pile = game.view(A)["piles"]["closed"]["lent-deck:0"]
    deck = len(game.table.cards.deck)
    assert len(pile) == 6
    drive(game, "A invite:nobody", "B invite:nobody", "A lay:attack-04", "B lay:attack-12")
    while game.asks and game.asks[0].key != "put-on-deck":
        step(game)
    for _ in range(6):
        drive(game, f"A {options(game, A)[0]}")
    finish(game)
    assert len(game.table.cards.deck) == deck + 6
    assert names(game, C) == ["attack-40"]


def test_wild_demon_forces_an_ally() -> None:
    """With as many ships as the player has, invited or not."""
    hands = {A: "attack-10 flare-demon", B: "attack-12"}
    game = play("A attacks B, C", hands=hands, ships={A: 3}, at="alliance", stop="planning")
    drive(game, "A use:wild-demon:2", "A invite:nobody", "B invite:2")
    finish(game)
    assert game.table.ships.gate[C] == 3


def test_wild_demon_says_how_many_ships() -> None:
    """Neither more nor fewer than the player has."""
    hands = {A: "attack-10 flare-demon", B: "attack-12"}
    game = play("A attacks B, C", hands=hands, ships={A: 3}, at="alliance", stop="planning")
    drive(game, "A use:wild-demon:2", "A invite:nobody", "B invite:nobody")
    assert pass_all(game).asks[0].key == "ally-ships"
    drive(game, "C ship:12:1")
    assert "done" not in options(game, C)
    drive(game, "C ship:13:2")
    finish(game)
    assert game.table.ships.gate[C] == 3
