"""Loser: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
    C,
    drive,
    ever_offered,
    finish,
    fought,
    names,
    options,
    play,
    zap,
)


@ZAPPED
def test_loser_upsets(zapped: bool) -> None:
    """Attacks must be played, and the lower total wins; zapped, cards are free and the higher one wins."""
    hands = {A: "attack-00 negotiate", B: "attack-40 cosmic_zap"}
    game = drive(play("A:loser attacks B", hands=hands, at="planning"), "A use:loser")
    drive(game, *zap(zapped), "B lay:attack-40")
    assert options(game, A) == ["lay:attack-00", *(["lay:negotiate"] if zapped else [])]
    finish(drive(game, "A lay:attack-00"))
    assert game.table.ships.foreign[A] == (0 if zapped else 1)


def test_loser_gives_ties_to_the_offense() -> None:
    """The defense would win a tie, so it loses."""
    game = play("A:loser attacks B", hands={A: "attack-06", B: "attack-06"}, at="planning")
    finish(drive(game, "A use:loser", "A lay:attack-06", "B lay:attack-06"))
    assert game.table.winner == 0


def test_loser_inverts_an_automatic_win() -> None:
    """CE-R9: Pacifist's negotiate loses in an upset, and collects as usual (CE-R15)."""
    hands = {A: "negotiate", B: "attack-00 attack-40"}
    game = play("A:pacifist attacks B:loser", hands=hands, ships={A: 1}, at="planning")
    finish(drive(game, "B use:loser", "A lay:negotiate", "B lay:attack-00"))
    assert game.table.winner == 1
    assert len(names(game, A)) == 1


def test_loser_cannot_invert_a_deal() -> None:
    """Two negotiates have no winner."""
    game = play("A:loser attacks B", hands={A: "negotiate", B: "negotiate"}, at="planning", offers=1)
    drive(game, "A use:loser", "A lay:negotiate", "B lay:negotiate", "A pass", "B pass")
    assert game.table.result == "failed"


@pytest.mark.rule("CE-33.13")
def test_wild_loser_loses_for_both() -> None:
    """All ships involved go to the warp, and no cards are laid."""
    hands = {A: "attack-40 flare-loser", B: "attack-00"}
    game = play("A attacks B, C", hands=hands, allies={C: ("defense", 2)}, at="planning")
    finish(drive(game, "A use:wild-loser"))
    assert game.table.ships.warp == [4, 4, 2]
    assert names(game, B) == ["attack-00"]


@pytest.mark.rule("CE-33.14")
def test_super_loser_upsets_after_selection() -> None:
    """Nobody had to play an attack."""
    game = fought("A:loser attacks B", "negotiate", "attack-00", {A: "attack-08 flare-loser"})
    finish(drive(game, "A use:super-loser"))
    assert game.table.winner == 0


def test_an_upset_is_declared_once() -> None:
    """Also if the defense draws a new hand in between."""
    game = play("A:loser attacks B", hands={A: "attack-00", B: "quash"}, at="planning", stop="select")
    drive(game, "A use:loser")
    assert "use:loser" not in ever_offered(game, A)
    assert len(names(game, B)) == 8
