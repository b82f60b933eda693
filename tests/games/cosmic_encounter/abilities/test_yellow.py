"""Aliens of the yellow alert that see, fetch and burn cards: power, limits, zap, and both flares."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
    C,
    discards,
    drive,
    finish,
    names,
    options,
    pass_all,
    play,
    zap,
)

# ---- mind


def test_mind_sees_a_hand_alone() -> None:
    """CE-R33: the view of Mind shows the cards, that of others does not."""
    game = play("A attacks B, C:mind", hands={A: "attack-10 negotiate", B: "morph"}, at="alliance", stop="select")
    drive(game, "C use:mind:0")
    assert game.view(C)["players"][A]["seen"] == ["attack-10", "negotiate"]
    assert game.view(B)["players"][A]["seen"] == []


@pytest.mark.rule("CE-33.66")
def test_super_mind_sees_both_hands() -> None:
    """When he is no main player."""
    hands = {A: "attack-10", B: "morph", C: "flare-mind"}
    game = play("A attacks B, C:mind", hands=hands, at="alliance", stop="select")
    drive(game, "C use:mind:0", "C use:super-mind")
    assert [game.view(C)["players"][who]["seen"] for who in (A, B)] == [["attack-10"], ["morph"]]


@pytest.mark.rule("CE-33.65")
def test_wild_mind_sees_what_is_drawn() -> None:
    """Each card the player draws for the rest of the encounter."""
    hands = {A: "attack-10", B: "plague", C: "flare-mind"}
    game = play("A attacks B, C", hands=hands, at="planning", stop="select")
    finish(drive(game, "C use:wild-mind"))
    assert len(game.view(C)["players"][B]["seen"]) == 8


def test_mind_sees_the_hand_he_has_named() -> None:
    """That of the other main player stays hidden; as a main player he names his opponent."""
    game = play("A attacks B, C:mind", hands={A: "attack-10", B: "morph"}, at="alliance", stop="select")
    drive(game, "C use:mind:0")
    assert game.view(C)["players"][B]["seen"] == []
    game = play("A:mind attacks B, C", hands={A: "attack-10", B: "morph"}, at="alliance", stop="select")
    assert options(game, A) == ["pass", "use:mind:1"]


# ---- fido


@ZAPPED
def test_fido_fetches_for_another(zapped: bool) -> None:
    """Accepted, he takes a card or a ship; zapped, the card stays in the pile."""
    hands = {A: "attack-10", B: "attack-40 cosmic_zap"}
    game = play("A attacks B, C:fido", hands=hands, warp={C: 1}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-40", "C use:fido:attack-40:0", *zap(zapped))
    if not zapped:
        drive(game, "A accept", "C reward:0:1")
    finish(game)
    assert names(game, A) == ([] if zapped else ["attack-40"])
    assert game.table.warp[C] == (1 if zapped else 0)


def test_fido_keeps_what_is_refused() -> None:
    """If he likes."""
    game = play("A attacks B, C:fido", hands={A: "attack-10", B: "attack-40"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "C use:fido:attack-40:0", "A refuse", "C yes"))
    assert names(game, C) == ["attack-40"]


def test_fido_comes_after_filch() -> None:
    """CE-R18: only what still lies in the pile."""
    game = play("A:filch attacks B, C:fido", hands={A: "attack-10", B: "attack-40"}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-40", "A use:filch:1")
    assert [option for option in options(game, C) if "fido" in option] == [
        "use:fido:attack-10:0",
        "use:fido:attack-10:1",
    ]


@pytest.mark.rule("CE-33.54")
def test_super_fido_fetches_both() -> None:
    """One after the other."""
    hands = {A: "attack-10", B: "attack-40", C: "flare-fido"}
    game = play("A attacks B, C:fido", hands=hands, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-40", "C use:fido:attack-40:0", "C use:super-fido", "A refuse", "C yes")
    finish(drive(game, "C card:attack-10", "C seat:1", "B accept", "C nothing"))
    assert names(game, C) == ["attack-40", "flare-fido"]
    assert names(game, B) == ["attack-10"]


@pytest.mark.rule("CE-33.53")
def test_wild_fido_hands_out_the_top_discard() -> None:
    """And draws a card."""
    hands = {A: "attack-10 flare-fido", B: "attack-04", C: "force_field"}
    game = play("A attacks B, C", hands=hands, allies={C: ("offense", 1)}, at="allied", stop="select")
    finish(drive(game, "C use:force_field", "C done", "A use:wild-fido"))
    assert names(game, B) == ["attack-04", "force_field"]
    assert len(names(game, A)) == 3


def test_fido_may_draw_for_a_card_that_is_accepted() -> None:
    """Instead of the ship, or have nothing."""
    for choice, cards in (("reward:1:0", 1), ("nothing", 0)):
        game = play("A attacks B, C:fido", hands={A: "attack-10", B: "attack-40"}, warp={C: 1}, at="select")
        drive(game, "A lay:attack-10", "B lay:attack-40", "C use:fido:attack-40:0", "A accept", f"C {choice}")
        finish(game)
        assert (len(names(game, C)), game.table.warp[C]) == (cards, 1)


def test_fido_leaves_what_nobody_wants() -> None:
    """It stays in the pile."""
    game = play("A attacks B, C:fido", hands={A: "attack-10", B: "attack-40"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "C use:fido:attack-40:0", "A refuse", "C no"))
    assert names(game, C) == []
    assert "attack-40" in discards(game)


def test_fido_without_ships_in_the_warp_is_offered_none() -> None:
    """A card or nothing."""
    game = play("A attacks B, C:fido", hands={A: "attack-10", B: "attack-40"}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-40", "C use:fido:attack-40:0", "A accept")
    assert options(game, C) == ["reward:1:0", "nothing"]


# ---- hate


@ZAPPED
def test_hate_is_matched_or_costs_ships(zapped: bool) -> None:
    """The ships are of Hate's choice; zapped he keeps the card."""
    hands = {A: "attack-10 negotiate", B: "attack-12 attack-08 cosmic_zap", C: "negotiate"}
    game = play("A:hate, B, C", hands=hands, at="start-turn", stop="regroup")
    if zapped:
        finish(drive(game, "B use:cosmic_zap"))
    else:
        drive(game, "A card:attack-10")
        assert options(game, B) == ["refuse", "card:attack-12"]
        drive(game, "B card:attack-12")
        assert options(game, C) == ["refuse"]
        finish(drive(game, "C refuse", "A auto:3"))
    assert names(game, A) == (["attack-10", "negotiate"] if zapped else ["negotiate"])
    assert (game.table.warp[B], game.table.warp[C]) == (0, 0 if zapped else 3)


def test_hate_draws_a_new_hand() -> None:
    """If no encounter card is left."""
    game = play("A:hate, B, C", hands={A: "negotiate"}, at="start-turn", stop="regroup")
    finish(drive(game, "A card:negotiate", "B refuse", "A auto:3", "C refuse", "A auto:3"))
    assert len(names(game, A)) == 8


def test_nobody_can_match_the_morph() -> None:
    """CE-R14: it is a type of its own."""
    hands = {A: "morph attack-10", B: "attack-04 attack-06 attack-08 negotiate"}
    game = play("A:hate, B, C", hands=hands, at="start-turn")
    drive(game, "A card:morph")
    assert options(game, B) == ["refuse"]


@pytest.mark.rule("CE-33.58")
def test_super_hate_shows_the_card() -> None:
    """It stays in his hand; the flare itself cannot be shown."""
    game = play("A:hate, B, C", hands={A: "attack-10 flare-hate"}, at="start-turn", stop="regroup")
    drive(game, "A use:super-hate")
    assert options(game, A) == ["card:attack-10"]
    drive(game, "A card:attack-10", "B refuse", "A auto:3", "C refuse", "A auto:3")
    finish(game)
    assert names(game, A) == ["attack-10", "flare-hate"]
    assert game.view(B)["players"][A]["seen"] == ["attack-10", "flare-hate"]


@pytest.mark.rule("CE-33.57")
@pytest.mark.parametrize("hand, wins", [("negotiate", True), ("negotiate attack-04", False)])
def test_wild_hate_wins_against_an_empty_hand(hand: str, wins: bool) -> None:
    """Without an encounter card the opponent loses at once."""
    stop = "next" if wins else "select"
    game = play("A attacks B", hands={A: "attack-10 flare-hate", B: hand}, at="planning", stop=stop)
    finish(drive(game, "A use:wild-hate"))
    assert (game.table.foreign[A] == 1) == wins


@pytest.mark.parametrize("shown", [False, True])
def test_hate_may_discard_his_flare(shown: bool) -> None:
    """Unless it lets him show a card instead."""
    game = play("A:hate, B, C", hands={A: "attack-10 morph flare-hate"}, at="start-turn", stop="regroup")
    pass_all(drive(game, *(["A use:super-hate"] if shown else [])))
    assert options(game, A) == ["card:attack-10", "card:morph", *([] if shown else ["card:flare-hate"])]


@pytest.mark.rule("CE-33.57")
def test_all_are_told_why_wild_hate_wins() -> None:
    """The opponent has no encounter card."""
    game = play("A attacks B", hands={A: "attack-10 flare-hate", B: "negotiate"}, at="planning")
    finish(drive(game, "A use:wild-hate"))
    assert [event["seat"] for event in game.events(None) if event["key"] == "no-encounter-cards"] == [B]


def test_hate_costs_those_who_match_a_card() -> None:
    """It is discarded, and it need not be an attack to be matched."""
    hands = {A: "attack-10 negotiate", B: "negotiate attack-12", C: "attack-12"}
    for card, other, left in (("attack-10", "attack-12", "negotiate"), ("negotiate", "negotiate", "attack-12")):
        game = play("A:hate, B, C", hands=hands, at="start-turn", stop="regroup")
        drive(game, f"A card:{card}", f"B card:{other}")
        assert names(game, B) == [left]
        assert other in discards(game)
