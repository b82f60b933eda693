"""Fodder: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

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
    pass_all,
    play,
    totals,
    zap,
)


@ZAPPED
def test_fodder_adds_cards_between(zapped: bool) -> None:
    """Higher than Fodder's own, lower than the opponent's; zapped, Fodder keeps them."""
    hands = {A: "attack-06 attack-08 attack-10 attack-06 attack-20", B: "attack-20 cosmic_zap"}
    game = play("A:fodder attacks B", hands=hands, at="select")
    drive(game, "A lay:attack-06", "B lay:attack-20", "A use:fodder", *zap(zapped))
    if not zapped:
        pass_all(game)
        assert options(game, A) == ["card:attack-08", "card:attack-10", "done"]
        drive(game, "A card:attack-08", "A card:attack-10", "A done")
    finish(game)
    assert totals(game) == ((10, 24) if zapped else (28, 24))
    assert len(names(game, A)) == (4 if zapped else 2)


def test_fodder_needs_a_card_between() -> None:
    """Without one there is nothing to use."""
    game = play("A:fodder attacks B", hands={A: "attack-06 attack-20", B: "attack-20"}, at="select")
    drive(game, "A lay:attack-06", "B lay:attack-20")
    finish(game)
    assert totals(game) == (10, 24)


@pytest.mark.rule("CE-33.56")
def test_super_fodder_takes_low_cards_too() -> None:
    """Equal to Fodder's own or lower."""
    hands = {A: "attack-06 attack-06 attack-04 attack-20 flare-fodder", B: "attack-20"}
    game = play("A:fodder attacks B", hands=hands, at="select")
    drive(game, "A lay:attack-06", "B lay:attack-20", "A use:fodder", "A use:super-fodder")
    assert options(game, A) == ["card:attack-04", "card:attack-06", "done"]
    finish(drive(game, "A card:attack-04", "A card:attack-06", "A done"))
    assert totals(game) == (20, 24)


@pytest.mark.rule("CE-33.55")
def test_wild_fodder_joins_after_the_reveal() -> None:
    """With one ship, on a side that had sent an invitation."""
    hands = {A: "attack-10", B: "attack-06", C: "flare-fodder"}
    game = play("A attacks B, C", hands=hands, at="invite")
    drive(game, "A invite:2", "B invite:nobody", "C decline", "A lay:attack-10", "B lay:attack-06")
    finish(drive(game, "C use:wild-fodder:offense"))
    assert totals(game) == (15, 10)
    assert game.table.ships.foreign[C] == 1


def test_wild_fodder_needs_an_invitation() -> None:
    """Who was not invited did not decline."""
    hands = {A: "attack-10", B: "attack-06", C: "flare-fodder"}
    game = play("A attacks B, C", hands=hands, at="invite")
    drive(game, "A invite:nobody", "B invite:nobody", "A lay:attack-10", "B lay:attack-06")
    finish(game)
    assert not [event for event in game.events(None) if event["key"] == "use"]


@pytest.mark.parametrize("hand, may", [("", False), ("flare-fodder", True), ("flare-fodder flare-macron", False)])
def test_fodder_needs_his_flare_for_low_cards(hand: str, may: bool) -> None:
    """In the hand, and one that may still be played in this encounter."""
    game = play("A:fodder attacks B", hands={A: f"attack-06 attack-04 {hand}", B: "attack-20"}, at="select")
    drive(game, "A lay:attack-06", "B lay:attack-20", *(["A use:wild-macron"] if "macron" in hand else []))
    assert ("use:fodder" in ever_offered(game, A)) == may


@pytest.mark.rule("CE-33.55")
def test_wild_fodder_joins_the_defense_beside_the_planet() -> None:
    """If it was the defense that sent the invitation, and no other side."""
    hands = {A: "attack-10", B: "attack-06", C: "flare-fodder"}
    game = play("A attacks B, C", hands=hands, at="invite")
    drive(game, "A invite:nobody", "B invite:2", "C decline", "A lay:attack-10", "B lay:attack-06")
    assert [use for use in options(game, C) if "fodder" in use] == ["use:wild-fodder:defense"]
    finish(drive(game, "C use:wild-fodder:defense"))
    assert totals(game) == (14, 11)
