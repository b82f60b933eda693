"""Anti-Matter: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, D, drive, finish, names, options, play, totals, zap


@ZAPPED
def test_anti_matter_wins_with_the_lower_total(zapped: bool) -> None:
    """Anti-Matter's ships and those of all allies are subtracted, the opponent's are added (CE-R67)."""
    hands = {A: "attack-10", B: "attack-12 cosmic_zap"}
    allies = {C: ("offense", 2), D: ("defense", 1)}
    game = play("A:anti_matter attacks B, C, D", hands=hands, allies=allies, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-12", *zap(zapped)))
    assert totals(game) == ((16, 17) if zapped else (4, 15))
    assert game.table.winner == (1 if zapped else 0)


def test_anti_matter_gives_a_tie_to_the_defense() -> None:
    """10-4 against 4+4-2."""
    hands, allies = {A: "attack-10", B: "attack-04"}, {C: ("defense", 2)}
    game = play("A:anti_matter attacks B, C", hands=hands, allies=allies, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04"))
    assert totals(game) == (6, 6)
    assert game.table.winner == 1


def test_anti_matter_needs_two_attacks() -> None:
    """Against a negotiate nothing is used."""
    game = play("A:anti_matter attacks B", hands={A: "attack-10", B: "negotiate"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:negotiate"))
    assert not [event for event in game.events(None) if event["key"] == "use"]


def test_anti_matter_and_loser_make_the_higher_total_win() -> None:
    """CE-R11: the upset inverts what Anti-Matter has turned."""
    game = play("A:anti_matter attacks B:loser", hands={A: "attack-10", B: "attack-12"}, at="planning")
    finish(drive(game, "B use:loser", "A lay:attack-10", "B lay:attack-12"))
    assert totals(game) == (6, 16)
    assert game.table.winner == 1


@pytest.mark.rule("CE-33.49")
def test_wild_anti_matter_stops_a_wild_flare() -> None:
    """CE-R7: it returns, cannot be tried again, and the player may play another one."""
    hands = {A: "attack-10 flare-macron flare-mirror", B: "attack-04 flare-anti_matter"}
    game = play("A attacks B", hands=hands, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-04", "A use:wild-macron", "B use:wild-anti_matter")
    assert game.table.flares_by[A] == 0
    assert "use:wild-macron" not in options(game, A)
    finish(game)
    assert totals(game) == (14, 8)
    assert names(game, A) == ["flare-macron", "flare-mirror"]


@pytest.mark.rule("CE-33.50")
def test_super_anti_matter_stops_a_super_flare() -> None:
    """From anywhere."""
    hands = {A: "attack-10 flare-human", B: "attack-04", C: "flare-anti_matter"}
    game = play("A:human attacks B, C:anti_matter", hands=hands, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:super-human", "C use:super-anti_matter"))
    assert totals(game) == (18, 8)
