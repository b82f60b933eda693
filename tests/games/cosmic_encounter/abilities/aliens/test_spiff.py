"""Spiff: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, drive, finish, fought, play, zap


@ZAPPED
def test_spiff_crash_lands(zapped: bool) -> None:
    """Ten behind, one doomed ship lands beside the defense; zapped, all go to the warp."""
    game = fought("A:spiff attacks B", "attack-00", "attack-10", {B: "cosmic_zap"})
    finish(drive(game, "A use:spiff", *zap(zapped)))
    assert (game.table.ships.warp[A], game.table.ships.foreign[A]) == ((4, 0) if zapped else (3, 1))
    assert game.table.ships.by_planet[B][6] == 4


@pytest.mark.parametrize("own, other", [("attack-01", "attack-10"), ("negotiate", "attack-40")])
def test_spiff_needs_two_attacks_and_ten(own: str, other: str) -> None:
    """Nine behind is not enough, and a negotiate has no total."""
    game = fought("A:spiff attacks B", own, other)
    finish(game)
    assert not [event for event in game.events(None) if event.get("ability") == "spiff"]
    assert game.table.ships.foreign[A] == 0


def test_spiff_lands_when_the_low_total_wins() -> None:
    """The margin is the distance of the totals, whichever loses."""
    game = play("A:spiff attacks B:loser", hands={A: "attack-40", B: "attack-00"}, at="planning")
    finish(drive(game, "B use:loser", "A lay:attack-40", "B lay:attack-00", "A use:spiff"))
    assert game.table.ships.foreign[A] == 1


def test_spiff_can_win_by_it() -> None:
    """The landed ship is a foreign colony."""
    game = fought("A:spiff attacks B, C", "attack-00", "attack-40", visitors={A: 4})
    drive(game, "A use:spiff")
    assert not game.asks
    assert game.table.ships.foreign[A] == 5


@pytest.mark.rule("CE-33.33")
def test_wild_spiff_stays_on_the_planet() -> None:
    """One ship of a losing defense coexists with the winners."""
    game = fought("A attacks B", "attack-40", "attack-00", {B: "flare-spiff"})
    finish(drive(game, "B use:wild-spiff"))
    assert (game.table.ships.by_planet[A][6], game.table.ships.by_planet[B][6], game.table.ships.warp[B]) == (4, 1, 3)


@pytest.mark.rule("CE-33.34")
def test_super_spiff_lands_from_five() -> None:
    """Instead of ten (CE-R66)."""
    game = fought("A:spiff attacks B", "attack-05", "attack-10", {A: "flare-spiff"})
    finish(drive(game, "A use:super-spiff"))
    assert game.table.ships.foreign[A] == 1
