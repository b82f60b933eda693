"""Reserve: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
    C,
    drive,
    finish,
    fought,
    names,
    options,
    pass_all,
    play,
    totals,
    zap,
)


@ZAPPED
def test_reserve_reinforces_with_low_attacks(zapped: bool) -> None:
    """Each up to 6, for either side, any number of times; a zap leaves the card in the hand."""
    game = fought(
        "A:reserve attacks B", "attack-10", "attack-08", {A: "attack-06 attack-04 attack-07", B: "cosmic_zap"}
    )
    drive(game, "A use:reserve:offense")
    if zapped:
        drive(game, "B use:cosmic_zap")
    else:
        drive(game, "A card:attack-06", "A use:reserve:defense", "A card:attack-04")
    finish(game)
    assert totals(game) == ((14, 12) if zapped else (20, 16))
    assert names(game, A) == (["attack-04", "attack-06", "attack-07"] if zapped else ["attack-07"])


@ZAPPED
def test_reserve_cancels_a_reinforcement(zapped: bool) -> None:
    """A negotiate is discarded, and the reinforcement does not count; zapped it does, and the negotiate stays."""
    more = {A: "negotiate", B: "reinforcement-5 cosmic_zap"}
    game = fought("A:reserve attacks B", "attack-10", "attack-08", more)
    drive(game, "B use:reinforcement-5:defense", "A use:reserve-cancel", *zap(zapped))
    finish(game)
    assert totals(game) == (14, 17 if zapped else 12)
    assert names(game, A) == (["negotiate"] if zapped else [])


def test_reserve_needs_a_part_in_the_encounter() -> None:
    """Only main players and allies reinforce."""
    game = fought("A attacks B, C:reserve", "attack-10", "attack-08", {C: "attack-04"})
    finish(game)
    assert totals(game) == (14, 12)
    assert not [event for event in game.events(None) if event["key"] == "use"]


@pytest.mark.rule("CE-33.29")
@pytest.mark.parametrize("own", [False, True])
def test_wild_reserve_takes_reinforcements(own: bool) -> None:
    """Those that others have played, when they are discarded; not one's own."""
    more = {A: "flare-reserve reinforcement-3", B: "reinforcement-5"}
    game = fought("A attacks B", "attack-10", "attack-08", more)
    drive(game, "A use:reinforcement-3:offense" if own else "B use:reinforcement-5:defense")
    if not own:
        drive(game, "A use:wild-reserve")
    finish(game)
    assert names(game, A) == (["flare-reserve"] if own else ["flare-reserve", "reinforcement-3", "reinforcement-5"])


@pytest.mark.rule("CE-33.30")
def test_super_reserve_reinforces_up_to_nine() -> None:
    """With attacks that are too high for the power alone (CE-R61)."""
    game = fought("A:reserve attacks B", "attack-10", "attack-08", {A: "attack-09 flare-reserve"})
    finish(drive(game, "A use:super-reserve", "A use:reserve:offense", "A card:attack-09"))
    assert totals(game) == (23, 12)


def test_reserve_has_no_use_for_a_seven() -> None:
    """Up to six."""
    game = fought("A:reserve attacks B", "attack-10", "attack-08", {A: "attack-06 attack-07"})
    pass_all(drive(game, "A use:reserve:offense"))
    assert "attack-07" in names(game, A)
    assert "card:attack-07" not in options(game, A)


@pytest.mark.rule("CE-33.29")
def test_wild_reserve_takes_reinforcements_from_a_hand_that_is_discarded() -> None:
    """When another draws a new one."""
    hands = {A: "attack-10 flare-reserve", B: "reinforcement-2 quash"}
    game = play("A attacks B", hands=hands, at="planning", stop="select")
    finish(drive(game, "A use:wild-reserve"))
    assert "reinforcement-2" in names(game, A)
