"""Mutant: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
    C,
    D,
    discards,
    drive,
    ever_offered,
    finish,
    fought,
    names,
    options,
    pass_all,
    play,
)


@ZAPPED
def test_mutant_regenerates(zapped: bool) -> None:
    """Up to eight cards, from the deck and from hands; a zap stops it all."""
    hands = {A: "attack-00 attack-01 attack-04 attack-05 attack-06 attack-07", B: "cosmic_zap", C: "morph"}
    game = drive(play("A:mutant attacks B, C", hands=hands, at="alliance", stop="invite"), "A use:mutant")
    finish(drive(game, *(["B use:cosmic_zap"] if zapped else ["A seat:2", "A from-deck"])))
    assert len(names(game, A)) == (6 if zapped else 8)
    assert names(game, C) == (["morph"] if zapped else [])


def test_mutant_with_eight_cards_draws_nothing() -> None:
    """The power is for small hands."""
    hands = {A: "attack-00 attack-01 attack-04 attack-05 attack-06 attack-07 attack-08 attack-09"}
    game = play("A:mutant attacks B", hands=hands, at="alliance", stop="invite")
    assert "use:mutant" not in options(game, A)


@pytest.mark.rule("CE-33.19")
def test_wild_mutant_takes_cards_after_a_win() -> None:
    """One at random from the opponent and each of their allies."""
    more = {A: "flare-mutant", B: "morph", C: "quash", D: "plague"}
    fields: dict[str, Any] = {"allies": {C: ("defense", 1), D: ("offense", 1)}}
    game = fought("A attacks B, C, D", "attack-40", "attack-00", more, **fields)
    finish(drive(game, "A use:wild-mutant"))
    assert names(game, A) == ["flare-mutant", "morph", "quash"]


@pytest.mark.rule("CE-33.19")
def test_wild_mutant_takes_cards_after_a_deal() -> None:
    """Besides what the deal brings."""
    game = fought("A attacks B", "negotiate", "negotiate", {A: "flare-mutant attack-04", B: "morph"})
    finish(drive(game, "A give-card:attack-04", "A done", "B accept", "A use:wild-mutant"))
    assert len(names(game, A)) == 2
    assert len(names(game, B)) == 1


@pytest.mark.rule("CE-33.19")
def test_wild_mutant_gets_nothing_from_a_failed_deal() -> None:
    """Nor is Mutant asked."""
    game = fought("A attacks B", "negotiate", "negotiate", {A: "flare-mutant attack-04", B: "morph"}, offers=1)
    assert "use:wild-mutant" not in ever_offered(drive(game, "A pass", "B pass"), A)


@pytest.mark.rule("CE-33.20")
def test_super_mutant_discards_first() -> None:
    """Up to three cards, before Mutant refills."""
    hands = {A: "attack-00 attack-01 attack-04 attack-05 attack-06 attack-07 attack-08 flare-mutant", B: "morph"}
    game = play("A:mutant attacks B", hands=hands, at="alliance", stop="invite")
    finish(drive(game, "A use:super-mutant", "A card:attack-00", "A done", "A use:mutant", "A seat:1"))
    assert "morph" in names(game, A)
    assert len(names(game, A)) == 8


def test_the_refill_of_mutant_is_one_event() -> None:
    """CE-R34: however many cards come from the deck."""
    hands = {A: "attack-00 attack-01 attack-04 attack-05 attack-06", B: "morph", C: "flare-mind"}
    game = play("A:mutant attacks B, C", hands=hands, at="alliance", stop="invite")
    finish(drive(game, "A use:mutant", "A from-deck", "A from-deck", "A from-deck"))
    opened = [event["window"] for event in game.events(None) if event["key"] == "window"]
    assert opened.count("deck.draw") == 1


@pytest.mark.rule("CE-33.20")
def test_super_mutant_discards_three_at_most() -> None:
    """And none if Mutant prefers."""
    hands = {A: "attack-00 attack-01 attack-04 attack-05 flare-mutant", B: "morph"}
    game = play("A:mutant attacks B", hands=hands, at="alliance", stop="invite")
    pass_all(drive(game, "A use:super-mutant"))
    assert "done" in options(game, A)
    drive(game, "A card:attack-00", "A card:attack-01", "A card:attack-04")
    finish(game)
    assert names(game, A) == ["attack-05", "flare-mutant"]
    assert discards(game) == ["attack-00", "attack-01", "attack-04"]
