"""Will: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, drive, play


@ZAPPED
def test_will_chooses_his_defense(zapped: bool) -> None:
    """Any other player, at home or at a colony of theirs (CE-R29); zapped, Will follows the card."""
    hands = {A: "attack-10", B: "cosmic_zap"}
    fields: dict[str, Any] = {"visitors": {C: 1}, "destiny": "3", "at": "destiny", "stop": "launch"}
    game = play("A:will, B, C", hands=hands, **fields)
    drive(game, *(["B use:cosmic_zap"] if zapped else ["A seat:2"]))
    drive(game, "A aim:6" if zapped else "A aim:1")
    assert game.table.defense == (B if zapped else C)


@pytest.mark.rule("CE-33.43")
def test_wild_will_encounters_in_any_system() -> None:
    """The player whom destiny names, at any colony of theirs."""
    fields: dict[str, Any] = {"visitors": {B: 1}, "destiny": "3", "at": "destiny", "stop": "launch"}
    game = play("A, B, C", hands={A: "attack-10 flare-will"}, **fields)
    drive(game, "A use:wild-will", "A aim:1")
    assert (game.table.defense, game.table.planet) == (B, 1)


@pytest.mark.rule("CE-33.44")
def test_super_will_looks_first() -> None:
    """At the hand of one player."""
    hands = {A: "attack-10 flare-will", C: "morph"}
    game = play("A:will, B, C", hands=hands, destiny="3", at="destiny", stop="launch")
    drive(game, "A use:super-will", "A seat:2", "A seat:1", "A aim:6")
    assert game.view(A)["players"][C]["seen"] == ["morph"]
