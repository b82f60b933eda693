"""Mirror: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, drive, finish, play, totals, zap


@ZAPPED
def test_mirror_reverses_both_cards(zapped: bool) -> None:
    """08 is 80, 15 is 51."""
    game = play("A:mirror attacks B", hands={A: "attack-08", B: "attack-15 cosmic_zap"}, at="select")
    finish(drive(game, "A lay:attack-08", "B lay:attack-15", "A use:mirror", *zap(zapped)))
    assert totals(game) == ((12, 19) if zapped else (84, 55))


def test_a_morph_copies_the_reversed_card() -> None:
    """CE-R14."""
    game = play("A:mirror attacks B", hands={A: "attack-08", B: "morph"}, at="select")
    finish(drive(game, "A lay:attack-08", "B lay:morph", "A use:mirror"))
    assert totals(game) == (84, 84)


def test_mirror_comes_before_calculator() -> None:
    """CE-R9 step 2: 80 and 51 are equalized."""
    game = play("A:mirror attacks B:calculator", hands={A: "attack-08", B: "attack-15"}, at="select")
    finish(drive(game, "A lay:attack-08", "B lay:attack-15", "A use:mirror", "B use:calculator"))
    assert totals(game) == (33, 55)


@pytest.mark.rule("CE-33.67")
def test_wild_mirror_copies_the_opponent() -> None:
    """The own card becomes the same."""
    game = play("A attacks B", hands={A: "negotiate flare-mirror", B: "attack-15"}, at="select")
    finish(drive(game, "A lay:negotiate", "B lay:attack-15", "A use:wild-mirror"))
    assert totals(game) == (19, 19)


@pytest.mark.rule("CE-33.68")
def test_super_mirror_reverses_one_card() -> None:
    """Only one's own here."""
    game = play("A:mirror attacks B", hands={A: "attack-08 flare-mirror", B: "attack-15"}, at="select")
    finish(drive(game, "A lay:attack-08", "B lay:attack-15", "A use:mirror", "A use:super-mirror", "A seat:0"))
    assert totals(game) == (84, 19)
