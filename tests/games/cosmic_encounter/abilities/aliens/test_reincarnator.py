"""Reincarnator: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, drive, finish, names, play, totals, zap

from cosmodrome.games.cosmic_encounter.aliens import ALIEN, ALIENS


@ZAPPED
def test_reincarnator_gets_a_second_power(zapped: bool) -> None:
    """After a loss; one without a set-up of its own."""
    hands = {A: "attack-00", B: "attack-40 cosmic_zap"}
    game = play("A:reincarnator attacks B", hands=hands, at="select")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", *zap(zapped)))
    sheets = game.table.sheets[A]
    assert sheets[0] == ALIEN["reincarnator"]
    assert len(sheets) == (1 if zapped else 2)
    assert not ALIENS[sheets[-1]].setup


def test_reincarnator_discards_the_last_power() -> None:
    """A new one comes in its place; a winner keeps theirs."""
    for mine, changed in (("attack-00", True), ("attack-40", False)):
        game = play("A:reincarnator attacks B", hands={A: mine, B: "attack-10"}, at="select")
        game.table.give_sheets(A, (ALIEN["reincarnator"], ALIEN["spiff"]))
        finish(drive(game, f"A lay:{mine}", "B lay:attack-10"))
        assert len(game.table.sheets[A]) == 2
        assert (ALIEN["spiff"] not in game.table.sheets[A]) == changed


def test_reincarnator_after_a_failed_deal() -> None:
    """Of their own, not of their allies."""
    for text, sheets in (("A:reincarnator attacks B, C", 2), ("A attacks B, C:reincarnator", 1)):
        game = play(text, hands={A: "negotiate", B: "negotiate"}, allies={C: ("offense", 1)}, at="select", offers=1)
        finish(drive(game, "A lay:negotiate", "B lay:negotiate", "A pass", "B pass"))
        assert len(game.table.sheets[game.table.owner(ALIEN["reincarnator"])]) == sheets


@pytest.mark.rule("CE-33.74")
def test_super_reincarnator_need_not() -> None:
    """Reincarnator may keep the power."""
    game = play("A:reincarnator attacks B", hands={A: "attack-00 flare-reincarnator", B: "attack-40"}, at="select")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", "A use:super-reincarnator"))
    assert game.table.sheets[A] == (ALIEN["reincarnator"],)


@pytest.mark.rule("CE-33.73")
def test_wild_reincarnator_gives_a_new_alien() -> None:
    """The loser gets the flare and another sheet (CE-R55)."""
    hands = {A: "attack-00", B: "attack-40", C: "flare-reincarnator"}
    game = play("A:spiff attacks B, C", hands=hands, at="select")
    finish(drive(game, "A lay:attack-00", "B lay:attack-40", "C use:wild-reincarnator:0"))
    assert names(game, A) == ["flare-reincarnator"]
    assert len(game.table.sheets[A]) == 1
    assert ALIEN["spiff"] not in game.table.sheets[A]


def test_reincarnator_uses_the_super_flare_of_his_new_power() -> None:
    """Of both the player's aliens."""
    hands = {A: "attack-10 flare-warpish", B: "attack-04"}
    game = play("A:reincarnator attacks B", hands=hands, warp={B: 3}, at="select")
    game.table.give_sheets(A, (ALIEN["reincarnator"], ALIEN["warpish"]))
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:super-warpish"))
    assert totals(game) == (17, 5)


@pytest.mark.rule("CE-33.73")
def test_wild_reincarnator_after_a_failed_deal() -> None:
    """One of the two who failed may play it on the other."""
    hands = {A: "negotiate flare-reincarnator", B: "negotiate"}
    game = play("A attacks B:spiff", hands=hands, at="select", offers=1)
    drive(game, "A lay:negotiate", "B lay:negotiate", "A pass", "B pass", "A use:wild-reincarnator:1")
    finish(game)
    assert ALIEN["spiff"] not in game.table.sheets[B]
