"""Calculator: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, drive, finish, play, totals, zap


@ZAPPED
def test_calculator_lowers_the_higher_card(zapped: bool) -> None:
    """By the value of the lower one."""
    game = play("A:calculator attacks B", hands={A: "attack-10", B: "attack-40 cosmic_zap"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "A use:calculator", *zap(zapped)))
    assert totals(game) == ((14, 44) if zapped else (14, 34))


def test_calculator_leaves_equal_cards() -> None:
    """No change."""
    game = play("A:calculator attacks B", hands={A: "attack-10", B: "attack-10"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-10", "A use:calculator"))
    assert totals(game) == (14, 14)


@pytest.mark.rule("CE-33.51")
@pytest.mark.parametrize("call, outcome", [("even", (14, 34)), ("odd", (-26, 44))])
def test_wild_calculator_bets(call: str, outcome: tuple[int, int]) -> None:
    """The loser's card is lowered by the other one."""
    game = play("A attacks B", hands={A: "attack-10 flare-calculator", B: "attack-40"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", f"A use:wild-calculator:{call}"))
    assert totals(game) == outcome


@pytest.mark.rule("CE-33.52")
def test_super_calculator_works_as_an_ally() -> None:
    """The power, used by an ally."""
    hands = {A: "attack-10", B: "attack-40", C: "flare-calculator"}
    game = play("A attacks B, C:calculator", hands=hands, allies={C: ("offense", 1)}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-40", "C use:super-calculator"))
    assert totals(game) == (15, 34)


@pytest.mark.rule("CE-33.51")
def test_wild_calculator_bets_on_two_attacks() -> None:
    """Against a negotiate there is nothing to win, and it stays one."""
    game = play("A attacks B", hands={A: "attack-10 flare-calculator", B: "negotiate"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:negotiate", "A use:wild-calculator:even"))
    assert game.table.card_kind == ["attack", "negotiate"]
