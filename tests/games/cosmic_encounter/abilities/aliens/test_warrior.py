"""Warrior: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, drive, finish, fought, play, totals, zap

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.kernel import Game


def with_tokens(game: Game, count: int) -> Game:
    """So many tokens on the sheet of Warrior."""
    game.table.tokens["warrior"] = count
    return game


@pytest.mark.rule("CE-19.4")
@ZAPPED
def test_warrior_adds_his_tokens(zapped: bool) -> None:
    """To Warrior's total; a zap prevents that, but not the token for the encounter."""
    hands = {A: "attack-10", B: "attack-04 cosmic_zap"}
    game = with_tokens(play("A:warrior attacks B", hands=hands, at="select"), 3)
    drive(game, "A lay:attack-10", "B lay:attack-04", *zap(zapped))
    finish(game)
    assert totals(game) == (14 if zapped else 17, 8)
    assert game.table.tokens["warrior"] == 4


@pytest.mark.parametrize("own, other, count", [("attack-40", "attack-00", 1), ("attack-00", "attack-40", 2)])
def test_warrior_learns_more_by_losing(own: str, other: str, count: int) -> None:
    """One token for a win, two for a loss (CE-R64)."""
    game = finish(fought("A:warrior attacks B", own, other))
    assert game.table.tokens["warrior"] == count


def test_warrior_learns_more_in_a_short_game() -> None:
    """One token more with four planets."""
    game = finish(fought("A:warrior attacks B", "attack-40", "attack-00", planets=4))
    assert game.table.tokens["warrior"] == 2


def test_warrior_learns_nothing_as_an_ally() -> None:
    """Only main players do."""
    game = finish(fought("A attacks B, C:warrior", "attack-40", "attack-00", allies={C: ("offense", 1)}))
    assert game.table.tokens == {}


@pytest.mark.rule("CE-33.41")
def test_wild_warrior_strikes_back() -> None:
    """The defense encounters the offense in their home system, and then play resumes."""
    hands = {A: "attack-00 negotiate", B: "attack-40 attack-30 flare-warrior"}
    game = play("A attacks B", hands=hands, at="select", stop="launch")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", "B use:wild-warrior", "B aim:0"))
    assert (game.table.offense, game.table.defense, game.table.extra) == (B, A, True)


@pytest.mark.rule("CE-33.42")
def test_super_warrior_adds_tokens_as_an_ally() -> None:
    """To the total of Warrior's side."""
    hands = {A: "attack-10", B: "attack-04", C: "flare-warrior"}
    game = play("A attacks B, C:warrior", hands=hands, allies={C: ("offense", 1)}, at="select")
    with_tokens(game, 3)
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "C use:super-warrior"))
    assert totals(game) == (18, 8)


@pytest.mark.parametrize("own, count", [("pass", 2), ("want-random:1", 1)])
def test_warrior_learns_from_deals(own: str, count: int) -> None:
    """One token for a deal, two for one that fails."""
    game = fought("A:warrior attacks B", "negotiate", "negotiate", {B: "morph"}, offers=1)
    drive(game, f"A {own}", *(["A done", "B accept"] if count == 1 else ["B pass"]))
    finish(game)
    assert game.table.tokens["warrior"] == count


@pytest.mark.parametrize("who, count", [("A", 1), ("B", 0)])
def test_warrior_learns_from_the_success_of_an_offense(who: str, count: int) -> None:
    """CE-R25: where the defense lets the offense settle, only the offense has succeeded."""
    hands = {A: "attack-10", B: "attack-04 attack-06 attack-08 negotiate"}
    game = play("A:mite attacks B", hands=hands, at="launched")
    game.table.give_sheets(A, (ALIEN["mite"], ALIEN["warrior"]) if who == "A" else (ALIEN["mite"],))
    game.table.give_sheets(B, (ALIEN["warrior"],) if who == "B" else ())
    finish(drive(game, "B let-settle:6"))
    assert game.table.tokens.get("warrior", 0) == count


def test_one_token_of_warrior_counts() -> None:
    """As soon as there is one."""
    game = with_tokens(play("A:warrior attacks B", hands={A: "attack-10", B: "attack-04"}, at="select"), 1)
    finish(drive(game, "A lay:attack-10", "B lay:attack-04"))
    assert totals(game) == (15, 8)
