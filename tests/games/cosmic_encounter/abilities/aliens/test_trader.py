"""Trader: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

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
    names,
    options,
    play,
    step,
    zap,
)


@ZAPPED
def test_trader_exchanges_hands(zapped: bool) -> None:
    """Before cards are selected; a zap leaves the hands as they are."""
    hands = {A: "attack-04", B: "attack-15 negotiate cosmic_zap"}
    game = play("A:trader attacks B", hands=hands, at="planning", stop="select")
    finish(drive(game, "A use:trader", *zap(zapped)))
    assert names(game, A) == (["attack-04"] if zapped else ["attack-15", "cosmic_zap", "negotiate"])


@pytest.mark.rule("CE-33.36")
def test_super_trader_trades_with_anybody() -> None:
    """Any player."""
    hands = {A: "attack-04 flare-trader", B: "attack-15", C: "morph negotiate"}
    game = play("A:trader attacks B, C", hands=hands, at="planning", stop="select")
    finish(drive(game, "A use:super-trader:2"))
    assert names(game, A) == ["flare-trader", "morph", "negotiate"]


@pytest.mark.rule("CE-33.35")
def test_wild_trader_draws_and_gives() -> None:
    """A random card of the opponent, for one of one's own."""
    hands = {A: "attack-04 flare-trader", B: "attack-15"}
    game = play("A attacks B", hands=hands, at="alliance", stop="invite")
    drive(game, "A use:wild-trader", "A card:attack-04")
    assert (names(game, A), names(game, B)) == (["attack-15", "flare-trader"], ["attack-04"])


def test_a_defense_without_encounter_cards_draws_before_he_trades() -> None:
    """Then Trader may, once in the encounter."""
    game = play("A attacks B:trader", hands={A: "attack-10", B: "quash"}, at="planning", stop="select")
    while len(game.table.cards.hands[B]) < 8:
        assert "use:trader" not in options(game, B)
        step(game)
    drive(game, "B use:trader")
    assert "use:trader" not in ever_offered(game, B)
    assert names(game, B) == ["attack-10"]


@pytest.mark.rule("CE-33.36")
def test_super_trader_is_the_trade_of_the_encounter() -> None:
    """The power is not used besides."""
    hands = {A: "attack-10 flare-trader", B: "quash", C: "attack-08"}
    game = play("A:trader attacks B, C", hands=hands, at="planning", stop="select")
    drive(game, "A use:super-trader:2")
    assert "use:trader" not in ever_offered(game, A)
