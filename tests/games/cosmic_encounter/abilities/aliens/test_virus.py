"""Virus: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, drive, finish, play, totals


@pytest.mark.parametrize("flare, total", [("", 42), ("super-virus", 60)])
@pytest.mark.rule("CE-33.96")
def test_virus_multiplies(flare: str, total: int) -> None:
    """Card times own ships, allies added; with the super flare times all ships of the side."""
    hands = {A: "attack-10 flare-virus", B: "attack-04"}
    game = play("A:virus attacks B, C", hands=hands, allies={C: ("offense", 2)}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", *([f"A use:{flare}"] if flare else [])))
    assert totals(game) == (total, 8)


def test_super_virus_counts_ships_not_mass() -> None:
    """CE-R10: Macron's ally ship counts one in the product."""
    hands = {A: "attack-10 flare-virus", B: "attack-04"}
    game = play("A:virus attacks B, C:macron", hands=hands, allies={C: ("offense", 1)}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:super-virus"))
    assert totals(game) == (50, 8)


@pytest.mark.rule("CE-33.95")
def test_wild_virus_multiplies_ships() -> None:
    """Own ships times allied ships."""
    hands = {A: "attack-10 flare-virus", B: "attack-04"}
    game = play("A attacks B, C", hands=hands, allies={C: ("offense", 3)}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:wild-virus"))
    assert totals(game) == (22, 8)
