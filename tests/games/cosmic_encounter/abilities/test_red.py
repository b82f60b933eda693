"""Aliens of the red alert that change what counts: citadels, thirds and triples, products, the warp."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, drive, ever_offered, finish, options, play, totals, zap

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.kernel import Game

# ---- citadel


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
    assert ("planet:6" in game.table.shown) == (use != ["C use:citadel"])


def test_citadel_stands_if_the_defense_wins() -> None:
    """It is discarded only with a lost defense."""
    hands = {A: "attack-04", B: "attack-10", C: "attack-08"}
    game = finish(build(hands, "A lay:attack-04", "B lay:attack-10", "C use:citadel"))
    assert [NAMES[card] for card in game.table.shown["planet:6"]] == ["attack-08"]


@pytest.mark.parametrize("terms", [("A give-random:1", "A done", "B accept"), ("A pass", "B pass")])
def test_citadel_stands_after_a_deal(terms: tuple[str, ...]) -> None:
    """Made or failed, nobody has lost the encounter (CE-R58)."""
    hands = {A: "negotiate attack-04", B: "negotiate", C: "attack-08"}
    game = build(hands, "A lay:negotiate", "B lay:negotiate", "C use:citadel", offers=1)
    finish(drive(game, *terms))
    assert [NAMES[card] for card in game.table.shown["planet:6"]] == ["attack-08"]


@pytest.mark.rule("CE-R32")
@pytest.mark.parametrize("alien, stands", [("citadel", False), ("human", True)])
def test_citadels_leave_the_game_with_their_sheet(alien: str, stands: bool) -> None:
    """They are discarded when that of their builder is exchanged, not when another one is."""
    hands = {A: "attack-04", B: "attack-10", C: "attack-08"}
    table = build(hands).table
    table.strip_sheet(C, ALIEN[alien])
    assert ("planet:6" in table.shown) == stands
    assert ("attack-08" in [NAMES[card] for card in table.discard]) != stands


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
    assert "planet:6" not in game.table.shown


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


# ---- tripler


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


# ---- virus


@pytest.mark.parametrize("flare, total", [("", 42), ("super-virus", 60)])
@pytest.mark.rule("CE-33.96")
def test_virus_multiplies(flare: str, total: int) -> None:
    """Card times own ships, allies added; with the super flare times all ships of the side."""
    hands = {A: "attack-10 flare-virus", B: "attack-04"}
    game = play("A:virus attacks B, C", hands=hands, allies={C: ("offense", 2)}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", *([f"A use:{flare}"] if flare else [])))
    assert totals(game) == (total, 8)


def test_super_virus_counts_ships_not_mass() -> None:
    """CE-R10: Macron's ally ship counts one in the product."""
    hands = {A: "attack-10 flare-virus", B: "attack-04"}
    game = play("A:virus attacks B, C:macron", hands=hands, allies={C: ("offense", 1)}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:super-virus"))
    assert totals(game) == (50, 8)


@pytest.mark.rule("CE-33.95")
def test_wild_virus_multiplies_ships() -> None:
    """Own ships times allied ships."""
    hands = {A: "attack-10 flare-virus", B: "attack-04"}
    game = play("A attacks B, C", hands=hands, allies={C: ("offense", 3)}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:wild-virus"))
    assert totals(game) == (22, 8)


# ---- warpish


@pytest.mark.parametrize("zapped, total", [(False, 19), (True, 14)])
def test_warpish_counts_the_warp(zapped: bool, total: int) -> None:
    """One more for every ship of any player there."""
    hands = {A: "attack-10", B: "attack-04 cosmic_zap"}
    game = play("A:warpish attacks B", hands=hands, warp={A: 2, C: 3}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", *zap(zapped)))
    assert totals(game) == (total, 8)


def test_warpish_needs_an_attack() -> None:
    """A negotiate is not helped."""
    hands = {A: "negotiate", B: "attack-04"}
    game = play("A:warpish attacks B", hands=hands, warp={C: 3}, at="select")
    finish(drive(game, "A lay:negotiate", "B lay:attack-04"))
    assert game.table.bonus == [0, 0]


@pytest.mark.rule("CE-33.99")
def test_wild_warpish_counts_own_ships() -> None:
    """One more for each own ship in the warp."""
    hands = {A: "attack-10 flare-warpish", B: "attack-04"}
    game = play("A attacks B", hands=hands, warp={A: 2, C: 3}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:wild-warpish"))
    assert totals(game) == (16, 8)


@pytest.mark.rule("CE-33.100")
def test_super_warpish_lowers_the_opponent() -> None:
    """One less for each of his ships in the warp."""
    hands = {A: "attack-10 flare-warpish", B: "attack-04"}
    game = play("A:warpish attacks B", hands=hands, warp={B: 3}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", "A use:super-warpish"))
    assert totals(game) == (17, 5)
