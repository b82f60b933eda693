"""The L1Z1X Mindnet."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, owner, pass_all, play, table_of, units

from cosmodrome.games.twilight_imperium.combat import Batch, Hits, count_hits
from cosmodrome.games.twilight_imperium.index import CRUISER, DREADNOUGHT, DREADNOUGHT_D, FLAGSHIP, PLANET, TECH

LANDING = {"A 27": "1 dreadnought 2 infantry", "B lodor": "2 infantry"}
LAND = ("A activate:26", "A all", "A done", "A land:lodor:2")


def test_assimilate() -> None:
    """The structures on a planet that L1Z1X takes become its own."""
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "1 pds 1 space_dock"}
    game = play("A:l1z1x", board, dice=[(1,), (1,)])
    drive(game, "A activate:26", "A all", "B hold", "A land:lodor:2", "B hold")
    assert owner(game, "lodor") == A
    assert units(game, "A lodor") == "2 infantry, 1 pds, 1 space_dock"
    assert game.table.left(A, 13) == 5, "one of six"
    assert game.table.left(B, 13) == 6


def test_assimilate_is_for_l1z1x_only() -> None:
    """Another player who takes the planet destroys what stands there."""
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "1 space_dock"}
    game = play("A:sol", board)
    drive(game, "A activate:26", "A all", "A land:lodor:2")
    assert units(game, "A lodor") == "2 infantry"


@pytest.mark.rule("TI-8.1e")
def test_harrow() -> None:
    """After each round of ground combat the ships bombard the enemy on the planet, and never their own infantry."""
    game = play("A:l1z1x", LANDING, dice=[(1, 1), (1, 1), (10,)])
    drive(game, *LAND, "A use:harrow")
    assert units(game, "B lodor") == "1 infantry"
    assert game.table.landed == {PLANET["lodor"]: 2}
    assert game.table.combat_round == 2


def test_harrow_after_the_last_round() -> None:
    """It may be used once the attacker's forces are gone, and leaves nobody on the planet (TI-R45)."""
    game = play("A:l1z1x", {"A 27": "1 dreadnought 1 infantry", "B lodor": "1 infantry"}, dice=[(1,), (10,), (10,)])
    drive(game, "A activate:26", "A all", "A done", "A land:lodor:1", "A use:harrow")
    assert units(game, "B lodor") == ""
    assert owner(game, "lodor") == B


@pytest.mark.rule("TI-48.2")
def test_harrow_and_shields() -> None:
    """Planetary shield stops it, and so does having no ship that bombards."""
    board = {**LANDING, "B lodor": "2 infantry 1 pds"}
    game = play("A:l1z1x", board, dice=[(1, 1), (1, 1), (1, 1)])
    drive(game, "A activate:26", "A all", "B hold", "A land:lodor:2", "B hold")
    assert "use:harrow" not in options(game, A)
    game = play("A:l1z1x", {**LANDING, "A 27": "1 carrier 2 infantry"}, dice=[(1, 1), (1, 1), (10, 10), (1, 1)])
    pass_all(drive(game, "A activate:26", "A all", "A land:lodor:2"))
    assert owner(game, "lodor") == A, "the second round came without a question"


def test_zero_zero_one() -> None:
    """Beside the flagship its hits and those of dreadnoughts spare fighters; those of cruisers may be taken by them."""
    table = table_of("A:l1z1x", {"A 26": "1 flagship 2 dreadnought 1 cruiser"}, pools={A: (3, 5, 2)})
    batches = [Batch(FLAGSHIP, 1, 5, 0), Batch(DREADNOUGHT, 1, 5, 0), Batch(DREADNOUGHT_D, 1, 5, 0)]
    batches.append(Batch(CRUISER, 1, 7, 0))
    side, own = table.side(A), table.fleet(A, 26)
    assert count_hits(side, own, batches, (10, 10, 10, 10)) == Hits(1, 3)
    without = table_of("A:l1z1x", {"A 26": "2 dreadnought 1 cruiser"}).fleet(A, 26)
    assert count_hits(side, without, batches, (10, 10, 10, 10)) == Hits(4, 0)


TECHNOLOGY = {"cards": {A: "technology"}, "techs": {A: "inheritance_systems"}}


def test_inheritance_systems() -> None:
    """Exhausted, and for two resources, it lets L1Z1X ignore all prerequisites of a technology."""
    game = play("A:l1z1x", goods={A: 2}, exhausted="zero_zero_zero", **TECHNOLOGY)
    drive(game, "A strategic:technology", "A technology:duranium_armor")
    assert game.table.owns(A, TECH["duranium_armor"])
    assert game.table.tapped[A] >> TECH["inheritance_systems"] & 1
    assert game.table.goods[A] == 0


def test_inheritance_systems_is_not_exhausted_by_another_help() -> None:
    """A planet makes up for the prerequisite, and nothing else is paid."""
    game = play("A:l1z1x", {"A lazar": "own"}, goods={A: 2}, exhausted="zero_zero_zero", **TECHNOLOGY)
    drive(game, "A strategic:technology", "A technology:transit_diodes", "A skip:lazar")
    assert not game.table.tapped[A]
    assert game.table.goods[A] == 2


def test_inheritance_systems_needs_two_resources() -> None:
    """Without them, or with an exhausted card, prerequisites hold."""
    game = play("A:l1z1x", goods={A: 1}, exhausted="zero_zero_zero", **TECHNOLOGY)
    drive(game, "A strategic:technology")
    assert "technology:duranium_armor" not in options(game, A)
    game = play("A:l1z1x", **TECHNOLOGY)
    game.table.tap(A, TECH["inheritance_systems"])
    drive(game, "A strategic:technology")
    assert "technology:duranium_armor" not in options(game, A)


def test_inheritance_systems_needs_no_help() -> None:
    """What ignores a single prerequisite is offered only if such things are enough without it: else a planet could be
    exhausted that was to pay."""
    game = play("A:l1z1x", {"A lazar": "own"}, exhausted="zero_zero_zero", goods={A: 1}, **TECHNOLOGY)
    drive(game, "A strategic:technology", "A technology:integrated_economy")
    assert game.table.tapped[A] >> TECH["inheritance_systems"] & 1
    assert (game.table.is_ready(PLANET["lazar"]), game.table.goods[A]) == (False, 0), "there is one way to pay"


def test_inheritance_systems_cannot_be_used_once_the_resources_are_given_away() -> None:
    """A trade may come between a technology and what ignores its prerequisites: then the planet is left."""
    board = {"A lazar": "own", "A 26": "1 cruiser", "B 27": "1 cruiser"}
    game = play("A:l1z1x", board, exhausted="zero_zero_zero", goods={A: 2}, **TECHNOLOGY)
    drive(game, "A strategic:technology", "A technology:transit_diodes")
    assert options(game, A) == ["skip:lazar", "skip:inheritance_systems"]
    game.act(A, f"offer:{B}")
    drive(game, "A give:trade-goods:2", "A propose", "B accept")
    assert game.table.owns(A, TECH["transit_diodes"])
    assert not game.table.is_ready(PLANET["lazar"]), "it was the only way left"
    assert not game.table.tapped[A] >> TECH["inheritance_systems"] & 1


def test_cybernetic_enhancements() -> None:
    """At the start of the holder's turn a strategy token of L1Z1X becomes one of the holder's."""
    game = play("B:l1z1x", notes={A: "cybernetic_enhancements-1"}, at="turn-start", stop="")
    drive(game, "A use:cybernetic_enhancements-1")
    assert game.table.strategy[:2] == [3, 1]
    assert len(game.table.notes[B]) == 5


def test_cybernetic_enhancements_needs_a_token() -> None:
    """It cannot be played while L1Z1X has no strategy token."""
    game = play("B:l1z1x", notes={A: "cybernetic_enhancements-1"}, at="turn-start", pools={B: (3, 3, 0)}, stop="")
    assert "use:cybernetic_enhancements-1" not in options(game, A)
    pass_all(game)
    assert asked(game) == [(A, "turn")]


def test_cybernetic_enhancements_at_the_start_of_an_own_turn() -> None:
    """Not at that of another player."""
    game = play("B:l1z1x", notes={A: "cybernetic_enhancements-1"}, at="turn-start", active=C, stop="")
    assert asked(game) == [(C, "turn")]


@pytest.mark.rule("TI-18.3a")
def test_cybernetic_enhancements_gain_nothing_without_reinforcements() -> None:
    """The owner loses a token all the same."""
    fields: dict[str, Any] = {"pools": {A: (6, 5, 5)}, "at": "turn-start", "stop": ""}
    game = play("B:l1z1x", notes={A: "cybernetic_enhancements-1"}, **fields)
    drive(game, "A use:cybernetic_enhancements-1")
    assert game.table.strategy[:2] == [5, 1]
