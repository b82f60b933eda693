"""Hate: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, discards, drive, finish, names, options, pass_all, play


@ZAPPED
def test_hate_is_matched_or_costs_ships(zapped: bool) -> None:
    """Hate chooses the ships; zapped, the player keeps the card."""
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
    assert (game.table.ships.warp[B], game.table.ships.warp[C]) == (0, 0 if zapped else 3)


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
    """It stays in the hand; the flare itself cannot be shown."""
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
    assert (game.table.ships.foreign[A] == 1) == wins


@pytest.mark.parametrize("shown", [False, True])
def test_hate_may_discard_his_flare(shown: bool) -> None:
    """Unless it lets them show a card instead."""
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
