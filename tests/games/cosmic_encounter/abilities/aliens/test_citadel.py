"""Citadel: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, drive, ever_offered, finish, options, play, totals

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.kernel import Game


def build(hands: dict[int, str], *script: str, **fields: Any) -> Game:
    """C has a citadel of 8 beside the first planet of B, at which A has aimed."""
    game = play("A, B, C:citadel", hands=hands, at="destiny", destiny="3", **fields)
    drive(game, "C use:citadel-build:attack-08", "C aim:6", "A aim:6", "A ship:0:4", "A invite:nobody")
    return drive(game, "B invite:nobody", *script)


@pytest.mark.parametrize("use, total", [([], 14), (["C use:citadel"], 22), (["C use:citadel", "B use:cosmic_zap"], 14)])
def test_citadel_counts_for_the_defense(use: list[str], total: int) -> None:
    """If it is activated, and not zapped (CE-R41)."""
    hands = {A: "attack-40", B: "attack-10 cosmic_zap", C: "attack-08 attack-08"}
    game = finish(build(hands, "A lay:attack-40", "B lay:attack-10", *use))
    assert totals(game) == (44, total)
    assert ("planet:6" in game.table.cards.shown) == (use != ["C use:citadel"])


def test_citadel_stands_if_the_defense_wins() -> None:
    """It is discarded only with a lost defense."""
    hands = {A: "attack-04", B: "attack-10", C: "attack-08"}
    game = finish(build(hands, "A lay:attack-04", "B lay:attack-10", "C use:citadel"))
    assert [NAMES[card] for card in game.table.cards.shown["planet:6"]] == ["attack-08"]


@pytest.mark.parametrize("terms", [("A give-random:1", "A done", "B accept"), ("A pass", "B pass")])
def test_citadel_stands_after_a_deal(terms: tuple[str, ...]) -> None:
    """Made or failed, nobody has lost the encounter (CE-R58)."""
    hands = {A: "negotiate attack-04", B: "negotiate", C: "attack-08"}
    game = build(hands, "A lay:negotiate", "B lay:negotiate", "C use:citadel", offers=1)
    finish(drive(game, *terms))
    assert [NAMES[card] for card in game.table.cards.shown["planet:6"]] == ["attack-08"]


@pytest.mark.rule("CE-R32")
@pytest.mark.parametrize("alien, stands", [("citadel", False), ("human", True)])
def test_citadels_leave_the_game_with_their_sheet(alien: str, stands: bool) -> None:
    """They are discarded when that of their builder is exchanged, not when another one is."""
    hands = {A: "attack-04", B: "attack-10", C: "attack-08"}
    table = build(hands).table
    table.strip_sheet(C, ALIEN[alien])
    assert ("planet:6" in table.cards.shown) == stands
    assert ("attack-08" in [NAMES[card] for card in table.cards.discard]) != stands


def test_citadel_is_built_once_in_an_encounter() -> None:
    """Of attack cards only."""
    hands = {A: "attack-04", C: "attack-08 attack-10 negotiate"}
    game = play("A, B, C:citadel", hands=hands, at="destiny", destiny="3", stop="aim")
    assert options(game, C) == ["pass", "use:citadel-build:attack-08", "use:citadel-build:attack-10"]
    finish(drive(game, "C use:citadel-build:attack-08", "C aim:16"))
    assert [event["ability"] for event in game.events(None) if event["key"] == "use"] == ["citadel-build"]


@pytest.mark.rule("CE-33.82")
def test_super_citadel_counts_against_the_defense() -> None:
    """The citadels are subtracted (CE-R58)."""
    hands = {A: "attack-04", B: "attack-10", C: "attack-08 flare-citadel"}
    game = finish(build(hands, "A lay:attack-04", "B lay:attack-10", "C use:citadel", "C use:super-citadel"))
    assert totals(game) == (8, 6)
    assert "planet:6" not in game.table.cards.shown


@pytest.mark.rule("CE-33.81")
def test_wild_citadel_adds_five() -> None:
    """To the defense."""
    game = play("A attacks B", hands={A: "attack-10", B: "attack-04 flare-citadel"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "B use:wild-citadel"))
    assert totals(game) == (14, 13)


def test_one_citadel_in_an_encounter() -> None:
    """Even if destiny is drawn again."""
    hands = {A: "morph", B: "flare-dictator", C: "attack-08 attack-10"}
    game = play("A, B, C:citadel", hands=hands, at="destiny", destiny="3", stop="launch")
    drive(game, "C use:citadel-build:attack-08", "C aim:6", "B use:wild-dictator")
    assert "use:citadel-build:attack-10" not in ever_offered(game, C)
