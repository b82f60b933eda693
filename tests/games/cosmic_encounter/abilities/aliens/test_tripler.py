"""Tripler: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, drive, finish, options, play, totals


@pytest.mark.parametrize(
    "card, value",
    [("00", 0), ("10", 30), ("11", 4), ("13", 5), ("20", 7), ("23", 8), ("30", 10), ("40", 14)],
)
def test_tripler_triples_low_cards(card: str, value: int) -> None:
    """Up to ten triple, above a third rounded up."""
    game = play("A:tripler attacks B", hands={A: f"attack-{card}", B: "attack-04"}, at="select")
    finish(drive(game, f"A lay:attack-{card}", "B lay:attack-04"))
    assert totals(game) == (value + 4, 8)


def test_tripler_zapped() -> None:
    """The card counts what is printed on it (CE-R4)."""
    game = play("A:tripler attacks B", hands={A: "attack-10", B: "attack-04 cosmic_zap"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "B use:cosmic_zap"))
    assert totals(game) == (14, 8)


@pytest.mark.rule("CE-33.94")
def test_super_tripler_triples_thirteen() -> None:
    """Up to thirteen."""
    game = play("A:tripler attacks B", hands={A: "attack-13 flare-tripler", B: "attack-04"}, at="select")
    finish(drive(game, "A lay:attack-13", "B lay:attack-04", "A use:super-tripler"))
    assert totals(game) == (43, 8)


@pytest.mark.rule("CE-33.93")
@pytest.mark.parametrize("alien, value", [("", 14), (":tripler", 5)])
def test_wild_tripler_cuts_a_high_card(alien: str, value: int) -> None:
    """A third of fifteen or more; Tripler's own power comes after it."""
    hands = {A: "attack-10 flare-tripler", B: "attack-40"}
    game = play(f"A attacks B{alien}", hands=hands, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "A use:wild-tripler"))
    assert totals(game) == (14, value + 4)


def test_wild_tripler_leaves_low_cards() -> None:
    """Fourteen is too little."""
    hands = {A: "attack-10 flare-tripler", B: "attack-14"}
    game = play("A attacks B", hands=hands, at="select", stop="totals")
    drive(game, "A lay:attack-10", "B lay:attack-14")
    assert "use:wild-tripler" not in options(game, A)


@pytest.mark.rule("CE-33.94")
def test_super_tripler_does_not_triple_fourteen() -> None:
    """It counts a third, rounded up."""
    game = play("A:tripler attacks B", hands={A: "attack-14 flare-tripler", B: "attack-04"}, at="select")
    finish(drive(game, "A lay:attack-14", "B lay:attack-04", "A use:super-tripler"))
    assert totals(game) == (9, 8)
