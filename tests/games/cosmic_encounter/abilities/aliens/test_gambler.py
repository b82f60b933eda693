"""Gambler: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    drive,
    ever_offered,
    finish,
    names,
    options,
    pass_all,
    play,
    totals,
)

from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.kernel import Game


def bluff(mine: str, *script: str, hand: str = "", others: str = "") -> Game:
    """A is Gambler and lays a card against an attack of 10."""
    hands = {A: f"{mine} {hand}", B: f"attack-10 {others}"}
    game = play("A:gambler attacks B", hands=hands, at="select")
    return finish(drive(game, f"A lay:{mine}", "B lay:attack-10", "A use:gambler", *script))


def test_gambler_sees_first_and_lies() -> None:
    """The claim counts, and the card goes under the deck unseen (CE-R42, CE-R52)."""
    game = bluff("attack-00", "A card:attack-40", "B accept")
    assert totals(game) == (44, 14)
    assert NAMES[game.table.cards.deck[0]] == "attack-00"
    assert "attack-00" not in [NAMES[card] for card in game.table.cards.discard]


@pytest.mark.parametrize("claim, warp", [("attack-40", [8, 0, 0]), ("attack-00", [4, 4, 0])])
def test_gambler_challenged(claim: str, warp: list[int]) -> None:
    """A lie costs Gambler, the truth costs the opponent, as many ships from outside; then the real card counts."""
    game = bluff("attack-00", f"A card:{claim}", "B challenge")
    assert totals(game) == (4, 14)
    assert game.table.ships.warp == warp


def test_gambler_zapped_reveals() -> None:
    """The card is turned up."""
    game = bluff("attack-00", "B use:cosmic_zap", others="cosmic_zap")
    assert totals(game) == (4, 14)


def test_gambler_sees_the_opponents_card() -> None:
    """Before Gambler decides, and nobody sees Gambler's."""
    hands = {A: "attack-00", B: "attack-10"}
    game = play("A:gambler attacks B", hands=hands, at="select")
    drive(game, "A lay:attack-00", "B lay:attack-10")
    while "use:gambler" not in options(game, A):
        game.answer(game.asks[0].seat, "pass")
    assert game.view(A)["players"][B]["laid"] == ["attack-10"]
    assert game.view(B)["players"][A]["laid"] == ["?"]


def test_gambler_claims_a_morph() -> None:
    """CE-R14: it copies the opposing card."""
    assert totals(bluff("attack-00", "A card:morph", "B accept")) == (14, 14)


def test_gambler_against_oracle() -> None:
    """CE-R13: Gambler bluffs while playing the card, and Oracle answers before selecting."""
    hands = {A: "attack-00", B: "attack-10 negotiate"}
    game = play("A:gambler attacks B:oracle", hands=hands, at="select")
    drive(game, "A use:gambler", "A lay:attack-00", "A card:attack-40", "B accept")
    assert game.view(B)["players"][A]["laid"] == []
    finish(drive(game, "B lay:attack-10"))
    assert totals(game) == (44, 14)


@pytest.mark.rule("CE-33.86")
def test_super_gambler_raises_the_stake() -> None:
    """By so many ships."""
    script = ("A use:super-gambler", "A number:5", "A card:attack-40", "B challenge")
    assert bluff("attack-00", *script, hand="flare-gambler").table.ships.warp[A] == 4 + 5 + 4


@pytest.mark.rule("CE-33.85")
@pytest.mark.parametrize("called, total", [(6, 20), (7, 14)])
def test_wild_gambler_calls_a_number(called: int, total: int) -> None:
    """It counts if the cards are that far apart (CE-R53)."""
    game = play("A attacks B", hands={A: "attack-10 flare-gambler", B: "attack-04"}, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-04", f"A use:wild-gambler:{called}"))
    assert totals(game) == (total, 8)


def test_filch_cannot_take_gamblers_card() -> None:
    """CE-R18: unchallenged it is out of reach."""
    game = play("A:gambler attacks B:filch", hands={A: "attack-00", B: "attack-10"}, at="select")
    drive(game, "A lay:attack-00", "B lay:attack-10", "A use:gambler", "A card:attack-40", "B accept")
    assert names(finish(game), B) == []
    assert not [event for event in game.events(None) if event.get("ability") == "filch"]


@pytest.mark.rule("CE-33.86")
def test_super_gambler_stakes_up_to_twenty() -> None:
    """From one ship on."""
    game = play("A:gambler attacks B", hands={A: "attack-00 flare-gambler", B: "attack-10"}, at="select")
    drive(game, "A lay:attack-00", "B lay:attack-10", "A use:gambler", "A use:super-gambler")
    assert pass_all(game).asks[0].key == "stake"
    assert options(game, A) == [f"number:{count}" for count in range(1, 21)]


def test_gambler_who_has_laid_his_card_open_cannot_bluff() -> None:
    """CE-R13: against Oracle Gambler bluffs while playing the card, or not at all."""
    game = play("A:gambler attacks B:oracle", hands={A: "attack-00", B: "attack-10"}, at="select")
    drive(game, "A lay:attack-00", "B lay:attack-10")
    assert "use:gambler" not in ever_offered(game, A)


def test_a_challenged_card_is_turned_up() -> None:
    """At once: all see what it was before ships are lost for it."""
    game = bluff("attack-00", "A card:attack-40", "B challenge")
    told = [event for event in game.events(None) if event["key"] in ("challenged", "revealed", "moved")]
    after = told[[event["key"] for event in told].index("challenged") + 1]
    assert (after["key"], after.get("seat")) == ("revealed", A)
