"""Grudge: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, D, drive, finish, names, play

from cosmodrome.kernel import Game


def invite(hands: dict[int, str], text: str = "A:grudge attacks B, C, D") -> Game:
    """A invites both, C declines, D joins the defense."""
    game = play(text, hands=hands, at="invite")
    return drive(game, "A invite:2+3", "B invite:3", "C decline", "D join:defense", "D ship:18:1", "D done")


@pytest.mark.parametrize("mine, loss", [("attack-40", 1), ("attack-00", 4)])
def test_grudge_takes_revenge(mine: str, loss: int) -> None:
    """One ship of each who refused after a win, four after a loss; not those allied (CE-R54)."""
    game = invite({A: mine, B: "attack-10"})
    pay = ["D reward:1:0"] if mine == "attack-00" else []
    finish(drive(game, f"A lay:{mine}", "B lay:attack-10", *pay))
    assert game.table.ships.warp[C] == loss
    assert game.table.ships.warp[D] == loss + (mine == "attack-40")


@pytest.mark.rule("CE-2.7")
def test_grudge_zapped_gives_no_tokens() -> None:
    """Then nobody loses anything."""
    game = drive(invite({A: "attack-40", B: "attack-10 cosmic_zap"}), "B use:cosmic_zap")
    finish(drive(game, "A lay:attack-40", "B lay:attack-10"))
    assert game.table.ships.warp == [0, 4, 0, 1]


def test_grudge_spares_his_allies() -> None:
    """CE-R39: players who joined get no token."""
    game = play("A:grudge attacks B, C", hands={A: "attack-00", B: "attack-10"}, at="invite")
    drive(game, "A invite:2", "B invite:nobody", "C join:offense", "C ship:12:1", "C done")
    finish(drive(game, "A lay:attack-00", "B lay:attack-10"))
    assert game.table.ships.warp == [4, 0, 1]


def test_grudge_after_a_failed_deal() -> None:
    """Four ships."""
    game = play("A:grudge attacks B, C", hands={A: "negotiate", B: "negotiate"}, at="invite", offers=1)
    drive(game, "A invite:2", "B invite:nobody", "C decline", "A lay:negotiate", "B lay:negotiate", "A pass", "B pass")
    assert finish(game).table.ships.warp == [3, 3, 4]


@pytest.mark.rule("CE-33.88")
def test_super_grudge_always_takes_four() -> None:
    """Whatever the outcome."""
    game = invite({A: "attack-40 flare-grudge", B: "attack-10"})
    finish(drive(game, "A lay:attack-40", "B lay:attack-10", "A use:super-grudge-revenge"))
    assert game.table.ships.warp[C] == 4


@pytest.mark.rule("CE-33.87")
def test_wild_grudge_sends_the_winners_allies_home() -> None:
    """They get neither rewards nor a colony."""
    hands = {A: "attack-00 flare-grudge", B: "attack-40"}
    game = play("A attacks B, C", hands=hands, allies={C: ("defense", 2)}, at="select")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", "A use:wild-grudge"))
    assert (game.table.ships.beside[C], names(game, C)) == (0, [])


def test_grudge_comes_before_a_force_field() -> None:
    """Who joined and was removed gets no token."""
    hands = {A: "attack-00", B: "attack-10 force_field"}
    game = play("A:grudge attacks B, C", hands=hands, at="invite")
    drive(game, "A invite:2", "B invite:nobody", "C join:offense", "C ship:12:1", "C done")
    drive(game, "B use:force_field", "B seat:2")
    finish(drive(game, "A lay:attack-00", "B lay:attack-10"))
    assert game.table.ships.warp == [4, 0, 0]


def test_grudge_after_a_deal() -> None:
    """One ship, as after a win."""
    hands = {A: "negotiate", B: "negotiate morph"}
    game = play("A:grudge attacks B, C", hands=hands, at="invite", offers=1)
    drive(game, "A invite:2", "B invite:nobody", "C decline", "A lay:negotiate", "B lay:negotiate")
    finish(drive(game, "A want-random:1", "A done", "B accept"))
    assert game.table.ships.warp == [0, 0, 1]
