"""Remora: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, D, drive, ever_offered, finish, names, play


@ZAPPED
def test_remora_retrieves_with_others(zapped: bool) -> None:
    """One ship, when the offense regroups."""
    hands = {A: "morph", B: "cosmic_zap"}
    game = play("A, B, C:remora", hands=hands, at="regroup", stop="destiny", warp={A: 2, C: 2})
    finish(drive(game, "C use:remora", *(["B use:cosmic_zap"] if zapped else ["C home:12:1"])))
    assert game.table.ships.warp == [1, 0, 2 if zapped else 1]


def test_remora_draws_with_others() -> None:
    """One card for a whole new hand (CE-R34)."""
    game = play("A attacks B, C:remora", hands={A: "attack-10", B: "plague"}, at="planning", stop="select")
    finish(drive(game, "C use:remora"))
    assert (len(names(game, B)), len(names(game, C))) == (8, 1)


def test_remora_does_not_cling_to_himself() -> None:
    """Nor to ships that went to the warp in this encounter."""
    game = play("A:remora, B, C", hands={A: "morph"}, at="regroup", stop="destiny", warp={A: 2})
    assert "use:remora" not in ever_offered(game, A)
    game = play("A, B, C:remora", hands={A: "morph"}, at="regroup", stop="destiny", warp={A: 2})
    game.table.ships.move(C, 12, -3, 1)
    assert "use:remora" not in ever_offered(game, C)


@pytest.mark.rule("CE-33.75")
def test_wild_remora_draws_for_a_flare() -> None:
    """When another player plays one."""
    hands = {A: "attack-10 flare-warpish", B: "attack-04 flare-remora"}
    game = play("A attacks B", hands=hands, warp={A: 1}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:wild-warpish", "B use:wild-remora"))
    assert len(names(game, B)) == 2


@pytest.mark.rule("CE-33.76")
def test_super_remora_clings_to_each_founder() -> None:
    """A card or a ship for everybody who founds a colony (CE-R56)."""
    hands = {A: "attack-40", B: "attack-00", D: "flare-remora"}
    game = play("A attacks B, C, D:remora", hands=hands, allies={C: ("offense", 1)}, warp={D: 1}, at="select")
    drive(game, "A lay:attack-40", "B lay:attack-00", "D use:super-remora", "D reward:1:0")
    finish(drive(game, "D use:remora-colony", "D reward:0:1"))
    assert (len(names(game, D)), game.table.ships.warp[D]) == (2, 0)


def test_remora_does_not_cling_to_mobius_tubes() -> None:
    """Ships that are released are not retrieved; Remora's are released too."""
    hands = {A: "morph mobius_tubes"}
    game = play("A, B, C:remora", hands=hands, at="regroup", stop="destiny", warp={B: 1, C: 2})
    finish(drive(game, "A use:mobius_tubes"))
    assert game.table.ships.warp == [0, 0, 0]
    assert not [event for event in game.events(None) if event.get("ability") == "remora"]


@pytest.mark.rule("CE-33.76")
def test_super_remora_clings_once_to_each_founder() -> None:
    """One colony, one card."""
    game = play("A attacks B, C:remora", hands={A: "attack-40", B: "attack-00", C: "flare-remora"}, at="select")
    drive(game, "A lay:attack-40", "B lay:attack-00", "C use:super-remora")
    assert "use:remora-colony" not in ever_offered(game, C)
    assert len(names(game, C)) == 2


@pytest.mark.rule("CE-33.76")
def test_remora_clings_to_no_founder_without_the_super_flare() -> None:
    """A colony is neither a card nor a ship out of the warp."""
    game = play("A attacks B, C:remora", hands={A: "attack-40", B: "attack-00"}, warp={C: 1}, at="select")
    drive(game, "A lay:attack-40", "B lay:attack-00")
    assert not {use for use in ever_offered(game, C) if "remora" in use}
