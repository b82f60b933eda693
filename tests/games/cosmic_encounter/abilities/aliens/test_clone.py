"""Clone: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, drive, ever_offered, finish, names, play, totals, zap

from cosmodrome.games.cosmic_encounter.aliens import ALIEN


@ZAPPED
def test_clone_keeps_his_card(zapped: bool) -> None:
    """After the encounter the card returns to the hand; zapped, it is discarded."""
    game = play("A:clone attacks B", hands={A: "attack-10", B: "attack-04 cosmic_zap"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:clone", *zap(zapped)))
    assert names(game, A) == ([] if zapped else ["attack-10"])


@pytest.mark.rule("CE-33.5")
def test_wild_clone_takes_an_artifact_back() -> None:
    """It can be played again in a later encounter only."""
    game = play("A", hands={A: "morph", B: "plague flare-clone"}, at="regroup", stop="destiny")
    finish(drive(game, "B use:plague:2", "C auto:3", "B use:wild-clone"))
    assert names(game, B) == ["flare-clone", "plague"]
    assert game.table.ships.warp[C] == 3


@pytest.mark.rule("CE-33.6")
def test_super_clone_doubles_compensation() -> None:
    """Up to twice the cards."""
    hands = {A: "attack-40 attack-30 attack-23 attack-20 attack-15", B: "negotiate flare-clone"}
    game = play("A attacks B:clone", hands=hands, ships={B: 2}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:negotiate", "B use:super-clone"))
    assert len(names(game, B)) == 5


@pytest.mark.rule("CE-33.5")
def test_an_artifact_taken_back_is_for_a_later_encounter() -> None:
    """A zap that returns is not played on a second power in this one."""
    hands = {A: "attack-10", B: "attack-04 cosmic_zap flare-clone"}
    game = play("A:calculator attacks B", hands=hands, warp={C: 3}, at="select")
    game.table.give_sheets(A, (ALIEN["calculator"], ALIEN["warpish"]))
    drive(game, "A lay:attack-10", "B lay:attack-04", "A use:calculator", "B use:cosmic_zap", "B use:wild-clone")
    assert "cosmic_zap" in names(game, B)
    assert "use:cosmic_zap" not in ever_offered(game, B)
    assert totals(game) == (17, 8)
