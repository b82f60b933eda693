"""Hacker: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, D, drive, ever_offered, finish, fought, names


@ZAPPED
def test_hacker_collects_from_anybody(zapped: bool) -> None:
    """Hacker sees the hand and chooses; zapped, the cards are drawn from the opponent at random."""
    more = {A: "cosmic_zap attack-30", C: "morph quash"}
    game = fought("A attacks B:hacker, C", "attack-40", "negotiate", more, ships={B: 1})
    finish(drive(game, "B use:hacker:2", *(["A use:cosmic_zap"] if zapped else ["B card:quash"])))
    assert names(game, B) == (["attack-30"] if zapped else ["quash"])
    assert names(game, C) == (["morph", "quash"] if zapped else ["morph"])


@ZAPPED
def test_hacker_chooses_what_he_pays(zapped: bool) -> None:
    """When the opponent collects from Hacker; zapped, chance does."""
    more = {A: "morph attack-30", B: "cosmic_zap"}
    game = fought("A:hacker attacks B", "attack-40", "negotiate", more, ships={B: 1})
    finish(drive(game, "A use:hacker-pay", *(["B use:cosmic_zap"] if zapped else ["A card:morph"])))
    assert len(names(game, A)) == 1
    assert zapped or "morph" in names(game, B)


@pytest.mark.rule("CE-33.11")
def test_wild_hacker_pays_nothing() -> None:
    """The opponent collects no compensation."""
    game = fought("A attacks B", "attack-40", "negotiate", {A: "flare-hacker morph"})
    finish(drive(game, "A use:wild-hacker"))
    assert names(game, B) == []


@pytest.mark.rule("CE-33.12")
def test_super_hacker_gives_cards_back() -> None:
    """At most as many as were taken."""
    more = {B: "attack-00 attack-01 flare-hacker", C: "morph quash"}
    game = fought("A attacks B:hacker, C", "attack-40", "negotiate", more, ships={B: 1})
    finish(drive(game, "B use:hacker:2", "B card:quash", "B use:super-hacker", "B card:attack-00"))
    assert names(game, C) == ["attack-00", "morph"]


def test_hacker_collects_from_those_who_hold_cards() -> None:
    """From nobody else."""
    game = fought("A attacks B:hacker, C, D", "attack-40", "negotiate", {A: "morph", D: "quash"}, ships={B: 1})
    assert {use for use in ever_offered(game, B) if "hacker" in use} == {"use:hacker:0", "use:hacker:3"}
