"""Pacifist: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, drive, finish, names, play, totals, zap


@ZAPPED
def test_pacifist_wins_with_a_negotiate(zapped: bool) -> None:
    """Against an attack; zapped, Pacifist loses and collects."""
    hands = {A: "negotiate", B: "attack-40 attack-30 cosmic_zap"}
    game = play("A:pacifist attacks B", hands=hands, ships={A: 1}, at="select")
    drive(game, "A lay:negotiate", "B lay:attack-40", *zap(zapped))
    finish(game)
    assert game.table.ships.foreign[A] == (0 if zapped else 1)
    assert len(names(game, A)) == (1 if zapped else 0)


@pytest.mark.rule("CE-33.25")
def test_wild_pacifist_makes_an_attack_of_fifteen() -> None:
    """For other players."""
    game = play("A attacks B", hands={A: "negotiate flare-pacifist", B: "attack-08"}, at="select")
    finish(drive(game, "A lay:negotiate", "B lay:attack-08", "A use:wild-pacifist"))
    assert totals(game) == (19, 12)


@pytest.mark.rule("CE-33.26")
def test_super_pacifist_loses_one_and_the_other_five() -> None:
    """In a failed deal."""
    hands = {A: "negotiate flare-pacifist", B: "negotiate"}
    game = play("A:pacifist attacks B", hands=hands, at="select", offers=1)
    drive(game, "A lay:negotiate", "B lay:negotiate", "A pass", "B pass", "A use:super-pacifist")
    finish(drive(game, "A auto:1", "B auto:5"))
    assert game.table.ships.warp == [1, 5, 0]
