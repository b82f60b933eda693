"""Sorcerer: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, drive, finish, names, options, play, totals

from cosmodrome.games.cosmic_encounter.aliens import ALIEN


def test_sorcerer_swaps_before_reveal() -> None:
    """A main player with this power may exchange the two hidden cards."""
    game = play("A:sorcerer attacks B", hands={A: "attack-04", B: "attack-15"}, at="select")
    finish(drive(game, "A lay:attack-04", "B lay:attack-15", "A use:sorcerer"))
    assert totals(game) == (19, 8)


@pytest.mark.rule("CE-33.32", "CE-3.8")
def test_sorcerer_as_an_ally_needs_the_super_flare() -> None:
    """The power is for main players."""
    hands = {A: "attack-04", B: "attack-15", C: "flare-sorcerer"}
    game = play("A attacks B, C:sorcerer", hands=hands, allies={C: ("offense", 1)}, at="select")
    drive(game, "A lay:attack-04", "B lay:attack-15")
    assert options(game, C) == ["pass", "use:super-sorcerer"]
    finish(drive(game, "C use:super-sorcerer"))
    assert totals(game) == (20, 8)


@pytest.mark.rule("CE-33.31")
def test_wild_sorcerer_trades_sheets() -> None:
    """The main players; the flare goes to Sorcerer, who is not one of them."""
    hands = {A: "attack-04 flare-sorcerer", B: "attack-15"}
    game = play("A:virus attacks B:zombie, C:sorcerer", hands=hands, at="planning", stop="select")
    finish(drive(game, "A use:wild-sorcerer"))
    assert game.table.sheets[:2] == [(ALIEN["zombie"],), (ALIEN["virus"],)]
    assert names(game, C) == ["flare-sorcerer"]
