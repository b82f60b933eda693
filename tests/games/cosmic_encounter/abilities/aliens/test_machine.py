"""Machine: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, drive, ever_offered, finish, names, options, play, zap

from cosmodrome.kernel import Game


def lose_one(alien: str, hand: str, stop: str = "destiny", **fields: Any) -> Game:
    """A loses the first encounter."""
    hands = {A: f"attack-00 {hand}", B: "attack-40 cosmic_zap"}
    game = play(f"A{alien} attacks B", hands=hands, at="select", stop=stop, **fields)
    return drive(game, "A lay:attack-00", "B lay:attack-40")


@ZAPPED
def test_machine_goes_on_after_a_loss(zapped: bool) -> None:
    """Another encounter in the same turn."""
    game = finish(drive(lose_one(":machine", "morph"), "A use:machine", *zap(zapped)))
    assert game.table.turn == (B if zapped else A)
    assert game.table.encounter == (1 if zapped else 2)


def test_machine_waits_for_a_further_encounter() -> None:
    """CE-R40: one that comes in between does not use up Machine's own."""
    game = lose_one(":machine", "morph")
    game.table.wait_for(B, A)
    finish(drive(game, "A use:machine"))
    assert [(event["seat"], event["extra"]) for event in game.events(None) if event["key"] == "encounter"] == [
        (B, True),
        (A, False),
    ]


def test_machine_needs_an_encounter_card() -> None:
    """CE-R21: in the hand."""
    game = lose_one(":machine", "plague", stop="next")
    while game.asks:
        assert "use:machine" not in options(game, A)
        game.answer(game.asks[0].seat, "pass")


def test_machine_second_after_a_success_is_no_use() -> None:
    """CE-R21: it comes by itself, and the third one is the power."""
    hands = {A: "attack-40 morph", B: "attack-00"}
    game = play("A:machine attacks B", hands=hands, at="select", stop="destiny")
    drive(game, "A lay:attack-40", "B lay:attack-00")
    drive(game, "A again")
    assert game.table.encounter == 2
    assert not [event for event in game.events(None) if event["key"] == "use"]


@pytest.mark.rule("CE-30.14")
def test_machine_may_take_a_technology_instead() -> None:
    """That ends the turn."""
    game = lose_one(":machine", "morph", technologies=True)
    drive(game, "A use:machine", "A new-technology")
    assert [ask.key for ask in game.asks] == ["keep-technology"]
    game.answer(A, options(game, A)[0])
    while game.asks and game.table.turn == A:
        game.answer(game.asks[0].seat, options(game, game.asks[0].seat)[0])
    assert game.table.turn == B


@pytest.mark.rule("CE-33.89")
@pytest.mark.parametrize("hand", ["morph", ""])
def test_wild_machine_gives_a_second_encounter(hand: str) -> None:
    """With a new hand if need be; the flare is kept."""
    game = finish(drive(lose_one("", f"{hand} flare-machine"), "A use:wild-machine"))
    assert (game.table.turn, game.table.encounter) == (A, 2)
    assert "flare-machine" in names(game, A)
    assert len(names(game, A)) == (2 if hand else 9)


@pytest.mark.rule("CE-R21")
def test_only_wild_machine_follows_a_turn_that_broke_off() -> None:
    """An offense without encounter cards has no more encounters, but this one, with a new hand."""
    hands = {A: "flare-machine", B: "attack-10", C: "attack-04"}
    game = play("A attacks B, C", hands=hands, at="planning", stop="destiny")
    finish(drive(game, "A use:wild-machine"))
    assert (game.table.turn, game.table.encounter, len(names(game, A))) == (A, 2, 9)


@pytest.mark.rule("CE-33.90")
def test_super_machine_draws_instead() -> None:
    """A card for a ship."""
    game = play("A:machine", hands={A: "morph flare-machine"}, at="regroup", stop="destiny", warp={A: 2})
    finish(drive(game, "A use:super-machine"))
    assert (game.table.ships.warp[A], len(names(game, A))) == (2, 3)


@pytest.mark.rule("CE-33.89")
def test_wild_machine_is_for_the_first_encounter() -> None:
    """After the second one the turn is over."""
    game = play("A attacks B", hands={A: "attack-00 morph flare-machine", B: "attack-40"}, at="select")
    game.table.encounter = 2
    drive(game, "A lay:attack-00", "B lay:attack-40")
    assert "use:wild-machine" not in ever_offered(game, A)


def test_machine_goes_on_after_a_second_success() -> None:
    """CE-R21: only the second encounter comes by itself."""
    game = play("A:machine attacks B", hands={A: "attack-40 morph", B: "attack-00"}, at="select")
    game.table.encounter = 2
    drive(game, "A lay:attack-40", "B lay:attack-00")
    assert "use:machine" in ever_offered(game, A)
