"""Secret objectives of the action phase."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.joined import starting
from tests.games.twilight_imperium.boards import (
    PLAIN,
    A,
    B,
    C,
    D,
    drive,
    options,
    play,
    table_of,
)

from cosmodrome.games.twilight_imperium import RULES


@pytest.mark.rule("TI-30.3", "TI-30.5b", "TI-30.5", "TI-30.7")
def test_a_secret_of_the_action_phase_is_scored_when_it_happens() -> None:
    """Spark a Rebellion: a combat won against the leader; one objective a combat (TI-R8)."""
    board = {"A 27": "1 flagship", "B 26": "1 cruiser"}
    game = play(PLAIN, board, secrets={A: "spark_a_rebellion unveil_flagship"}, points={B: 3}, dice=[(10, 10), (1,)])
    drive(game, "A activate:26", "A all", "A use:spark_a_rebellion")
    assert game.table.points[A] == 1
    assert "use:unveil_flagship" not in options(game, A)


@pytest.mark.rule("TI-30.9")
def test_destroying_a_flagship_scores() -> None:
    """Also by a card."""
    board = {"A 27": "1 cruiser", "B 26": "1 flagship"}
    game = play(
        PLAIN,
        board,
        secrets={A: "destroy_their_greatest_ship"},
        hands={A: "direct_hit"},
        dice=[(10,), (1, 1)],
    )
    drive(
        game, "A activate:26", "A all", "B sustain:flagship:1", "A use:direct_hit", "A use:destroy_their_greatest_ship"
    )
    assert game.table.points[A] == 1


def test_only_who_destroys_the_flagship_scores() -> None:
    """Not a third player who looks on, and not its owner."""
    board = {"A 27": "2 cruiser", "B 26": "1 flagship-damaged"}
    for seat in (B, C):
        game = play(PLAIN, board, secrets={seat: "destroy_their_greatest_ship"}, dice=[(10, 10), (1, 1)])
        drive(game, "A activate:26", "A all")
        assert game.outcome is not None, "nobody is asked"


def test_a_damaged_flagship_is_unveiled_as_well() -> None:
    """It has won and survived; a fleet without it has only won."""
    for fleet, dice, scores in (("1 flagship-damaged", (10, 10), True), ("2 cruiser", (10, 10), False)):
        game = play(PLAIN, {"A 27": fleet, "B 26": "1 cruiser"}, secrets={A: "unveil_flagship"}, dice=[dice, (1,)])
        drive(game, "A activate:26", "A all")
        assert ("use:unveil_flagship" in options(game, A)) is scores


@pytest.mark.parametrize("infantry, scores", [(1, True), (2, False)])
def test_an_example_is_made_of_the_last_ground_forces(infantry: int, scores: bool) -> None:
    """A bombardment that leaves somebody is no example."""
    board = {"A 27": "1 dreadnought", "B lodor": f"{infantry} infantry"}
    game = play(PLAIN, board, secrets={A: "make_an_example_of_their_world"}, dice=[(10,)])
    drive(game, "A activate:26", "A all", "A auto")
    assert ("use:make_an_example_of_their_world" in options(game, A)) is scores


@pytest.mark.parametrize(
    "fleet, who, scores", [("1 cruiser", B, True), ("1 cruiser", C, False), ("2 cruiser", B, False)]
)
def test_the_last_ships_are_turned_to_dust_by_the_own_cannons(fleet: str, who: int, scores: bool) -> None:
    """The player who fired has emptied the system; who looks on has not."""
    secrets = {who: "turn_their_fleets_to_dust"}
    game = play(PLAIN, {"A 27": fleet, "B lodor": "1 pds"}, secrets=secrets, dice=[(10,)])
    drive(game, "A activate:26", "A all", "B fire")
    assert ("use:turn_their_fleets_to_dust" in options(game, who)) is scores


@pytest.mark.rule("TI-65.0")
def test_an_eliminated_player_leads_no_more() -> None:
    """Spark a Rebellion looks at those who are still in the game."""
    board = {"A 27": "2 cruiser", "B 26": "1 cruiser", "C nar": "own", "C jol": "own"}  # the home of D
    points = {B: 3, C: 1, D: 5}
    table = table_of(PLAIN, board, secrets={A: "spark_a_rebellion"}, points=points, seats=4)
    table.remove_player(D)
    game = drive(starting(RULES, table, scripted=[(10, 10), (1,)]), "A activate:26", "A all")
    assert "use:spark_a_rebellion" in options(game, A)


def test_a_rebellion_is_sparked_even_if_the_leader_loses_a_point_by_it() -> None:
    """The winner takes the Shard of the Throne and with it the lead; the combat was won against the leader."""
    board, points = {"A 27": "2 cruiser", "B 26": "1 cruiser"}, {A: 2, B: 3}
    fields: dict[str, Any] = {"secrets": {A: "spark_a_rebellion"}, "laws": "shard_of_the_throne:B"}
    game = play(PLAIN, board, points=points, dice=[(10, 10), (1,)], **fields)
    drive(game, "A activate:26", "A all")
    assert game.table.points[:2] == [3, 2]
    drive(game, "A use:spark_a_rebellion")
    assert game.table.points[A] == 4


def test_only_the_winner_sparks_a_rebellion() -> None:
    """Neither the loser nor a third player."""
    for seat in (B, C):
        game = play(
            PLAIN,
            {"A 27": "2 cruiser", "B 26": "1 cruiser"},
            secrets={seat: "spark_a_rebellion"},
            dice=[(10, 10), (1,)],
        )
        drive(game, "A activate:26", "A all")
        assert game.outcome is not None, "nobody is asked"
