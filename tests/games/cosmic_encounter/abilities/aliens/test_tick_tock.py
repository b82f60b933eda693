"""Tick-Tock: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, drive, finish, options, pass_all, play, zap

from cosmodrome.kernel import Game


def reason(game: Game) -> str:
    """Why the game is over."""
    assert game.outcome is not None
    return game.outcome.reason


def tokens(game: Game, count: int) -> Game:
    """So many tokens lie on the sheet."""
    game.table.tokens["tick_tock"] = count
    return game


def test_tick_tock_starts_with_ten() -> None:
    """Eight in the game of four planets."""
    for planets in (5, 4):
        game = play("A:tick_tock, B, C", at="hands", stop="first", planets=planets)
        assert game.table.tokens == {"tick_tock": 2 * planets}


@pytest.mark.rule("CE-2.6")
@pytest.mark.parametrize("mine, theirs, left", [("attack-00", "attack-40", 4), ("attack-40", "attack-00", 5)])
def test_tick_tock_counts_won_defenses(mine: str, theirs: str, left: int) -> None:
    """A token goes when any defense wins."""
    game = tokens(play("A attacks B, C:tick_tock", hands={A: mine, B: theirs}, at="select"), 5)
    finish(drive(game, f"A lay:{mine}", f"B lay:{theirs}"))
    assert game.table.tokens["tick_tock"] == left


@ZAPPED
def test_tick_tock_wins_with_the_last_token(zapped: bool) -> None:
    """Unless it is zapped."""
    hands = {A: "attack-00", B: "attack-40 cosmic_zap"}
    game = tokens(play("A attacks B, C:tick_tock", hands=hands, at="select"), 1)
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", *zap(zapped)))
    assert reason(game) == ("halt" if zapped else "tokens-gone")


@pytest.mark.parametrize("quashed", [False, True])
def test_tick_tock_counts_deals(quashed: bool) -> None:
    """A quashed deal is none."""
    hands = {A: "negotiate", B: "negotiate attack-10", C: "quash"}
    game = tokens(play("A attacks B, C:tick_tock", hands=hands, at="select"), 5)
    drive(game, "A lay:negotiate", "B lay:negotiate", "A want-random:1", "A done", "B accept")
    finish(drive(game, *(["C use:quash"] if quashed else [])))
    assert game.table.tokens["tick_tock"] == (5 if quashed else 4)


@pytest.mark.rule("CE-33.80")
def test_super_tick_tock_takes_one_more() -> None:
    """For a ship, also after a win as the offense."""
    game = tokens(play("A:tick_tock attacks B", hands={A: "attack-40 flare-tick_tock", B: "attack-00"}, at="select"), 5)
    finish(drive(game, "A lay:attack-40", "B lay:attack-00", "A use:super-tick_tock"))
    assert (game.table.tokens["tick_tock"], game.table.ships.warp[A]) == (4, 1)


@pytest.mark.rule("CE-33.79")
def test_wild_tick_tock_settles_at_a_reshuffle() -> None:
    """One to four ships on a foreign planet."""
    game = play("A attacks B, C", hands={A: "attack-10", C: "flare-tick_tock"}, at="invite", stop="select")
    while len(game.table.cards.deck) > 3:
        card = game.table.cards.deck.pop()
        game.table.cards.known.open(card)
        game.table.cards.discard.append(card)
    drive(game, "A invite:nobody", "B invite:nobody")
    finish(drive(game, "C use:wild-tick_tock:0", "C ship:12:2", "C done"))
    assert game.table.ships.by_planet[C][0] == 2


def test_tick_tock_counts_the_end_that_oracle_makes() -> None:
    """CE-R25: super Oracle makes it a deal."""
    hands = {A: "attack-00", B: "attack-40 flare-oracle"}
    game = tokens(play("A attacks B:oracle, C:tick_tock", hands=hands, at="select"), 5)
    finish(drive(game, "A lay:attack-00", "B use:super-oracle"))
    assert game.table.tokens["tick_tock"] == 4


def test_tick_tock_goes_on_while_tokens_are_left() -> None:
    """Only the last one wins."""
    game = tokens(play("A attacks B, C:tick_tock", hands={A: "attack-00", B: "attack-40"}, at="select"), 2)
    finish(drive(game, "A lay:attack-00", "B lay:attack-40"))
    assert reason(game) == "halt"


@pytest.mark.rule("CE-33.79")
def test_wild_tick_tock_settles_up_to_four() -> None:
    """One at least."""
    game = play("A attacks B, C", hands={A: "attack-10", C: "flare-tick_tock"}, at="invite", stop="select")
    while len(game.table.cards.deck) > 3:
        card = game.table.cards.deck.pop()
        game.table.cards.known.open(card)
        game.table.cards.discard.append(card)
    drive(game, "A invite:nobody", "B invite:nobody", "C use:wild-tick_tock:0")
    pass_all(game)
    assert {option.rpartition(":")[2] for option in options(game, C) if "ship:12:" in option} == {"1", "2", "3", "4"}
    assert "done" not in options(game, C)
