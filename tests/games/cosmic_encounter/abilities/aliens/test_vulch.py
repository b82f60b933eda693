"""Vulch: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
    C,
    discards,
    drive,
    finish,
    fought,
    names,
    options,
    play,
    zap,
)


@ZAPPED
def test_vulch_takes_artifacts(zapped: bool) -> None:
    """That others have played, after they had their effect; neither that one nor the zap if it is zapped."""
    hands = {A: "morph plague cosmic_zap"}
    game = play("A, B:vulch, C", hands=hands, at="regroup", stop="destiny")
    drive(game, "A use:plague:2", "C auto:3", *zap(zapped, "A"))
    finish(game)
    assert game.table.ships.warp[C] == 3
    assert names(game, B) == ([] if zapped else ["plague"])


def test_vulch_discards_his_own_artifacts() -> None:
    """What Vulch plays is gone."""
    game = play("A:vulch, B, C", hands={A: "morph plague"}, at="regroup", stop="destiny")
    finish(drive(game, "A use:plague:2", "C auto:3"))
    assert names(game, A) == ["morph"]


def test_vulch_defends_his_salvage() -> None:
    """Vulch's own Card Zap stops the zap and is discarded; Vulch gets the artifact and the other player's zap."""
    hands = {A: "morph plague cosmic_zap", B: "card_zap"}
    game = play("A, B:vulch, C", hands=hands, at="regroup", stop="destiny")
    finish(drive(game, "A use:plague:2", "C auto:3", "A use:cosmic_zap", "B use:card_zap"))
    assert names(game, B) == ["cosmic_zap", "plague"]
    assert "card_zap" in discards(game)


def test_vulch_gets_nothing_that_was_taken_before() -> None:
    """Wild Clone acts before the card is discarded."""
    game = play("A, B, C:vulch", hands={A: "morph plague flare-clone"}, at="regroup", stop="destiny")
    finish(drive(game, "A use:plague:1", "B auto:3", "A use:wild-clone"))
    assert names(game, C) == []


def test_vulch_keeps_artifacts_for_a_new_hand() -> None:
    """Vulch shows them and draws eight more cards."""
    artifacts = (
        "card_zap card_zap cosmic_zap cosmic_zap emotion_control force_field ionic_gas mobius_tubes mobius_tubes"
    )
    hands = {A: "attack-10", B: "plague quash reinforcement-2", C: artifacts}
    game = finish(play("A attacks B:vulch", hands=hands, at="planning", stop="select"))
    assert {"plague", "quash"} <= set(names(game, B))
    assert len(names(game, B)) == 10
    assert next(event for event in game.events(None) if event["key"] == "showed")["cards"] == ["plague", "quash"]


@pytest.mark.rule("CE-33.39")
def test_wild_vulch_goes_through_a_hand() -> None:
    """Card by card until one is kept; what is left stays (CE-R35, CE-R62)."""
    game = fought("A attacks B", "attack-40", "attack-00", {A: "flare-vulch", B: "morph quash plague"})
    drive(game, "A use:wild-vulch")
    drive(game, f"A {options(game, A)[1]}", "A done")
    finish(game)
    assert (len(names(game, A)), len(names(game, B))) == (2, 1)


@pytest.mark.rule("CE-33.40")
def test_super_vulch_takes_flares() -> None:
    """That others discard."""
    hands = {A: "attack-40 flare-chosen card_zap", B: "attack-00 flare-trader card_zap", C: "flare-vulch"}
    game = play("A attacks B, C:vulch", hands=hands, at="planning", stop="select")
    drive(game, "A use:wild-chosen", "B use:card_zap", "C use:super-vulch")
    finish(game)
    assert {"flare-chosen", "flare-vulch", "card_zap"} <= set(names(game, C))


def test_super_vulch_keeps_flares_for_a_new_hand() -> None:
    """As Vulch keeps artifacts."""
    hands = {A: "attack-10", B: "plague flare-vulch flare-trader reinforcement-2"}
    game = play("A attacks B:vulch", hands=hands, at="planning", stop="select")
    finish(drive(game, "B use:super-vulch-keep"))
    assert {"plague", "flare-trader", "flare-vulch"} <= set(names(game, B))


def test_vulch_without_the_super_flare_loses_flares() -> None:
    """A new hand costs them."""
    hands = {A: "attack-10", B: "plague flare-vulch flare-trader reinforcement-2"}
    game = finish(play("A attacks B:vulch", hands=hands, at="planning", stop="select"))
    assert "flare-trader" in discards(game)
