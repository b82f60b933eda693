"""Scoring objectives: TI-30, TI-81.2."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, asked, drive, options, play, units

from cosmodrome.kernel import Game

SPENDING = "erect_a_monument"  # stage I: spend 8 resources


def scoring(public: str, **fields: object) -> Game:
    """The first step of the status phase."""
    return play("A:sol B:letnev C:yin", phase="status", at="scoring", public=public, stop="status-reveal", **fields)  # type: ignore[arg-type]


@pytest.mark.rule("TI-30.0", "TI-30.11")
def test_everybody_may_score_a_public_objective_for_its_points() -> None:
    """A and B both have the eight resources; each gains the point."""
    game = scoring(SPENDING, goods={A: 8, B: 8})
    assert f"score:{SPENDING}" in options(game, A)
    drive(game, f"A score:{SPENDING}", "A auto", f"B score:{SPENDING}", "B auto")
    assert game.table.points == [1, 1, 0]


@pytest.mark.rule("TI-30.7a")
def test_the_space_combat_and_the_ground_combat_of_one_action_allow_an_objective_each() -> None:
    """Unveil Flagship for the battle in space, Spark a Rebellion for that on the ground."""
    game = play(
        "A:hacan B:sol",
        {"A 27": "1 flagship 1 carrier 2 infantry", "B 26": "1 fighter", "B lodor": "1 infantry"},
        secrets={A: "spark_a_rebellion unveil_flagship"},
        points={B: 3},
        dice=[(10, 10, 10), (1,), (10, 10), (1,)],
    )
    drive(game, "A activate:26", "A all", "A use:unveil_flagship")
    assert "use:spark_a_rebellion" not in options(game, A)
    drive(game, "A land:lodor:2", "A use:spark_a_rebellion")
    assert game.table.points[A] == 2


@pytest.mark.rule("TI-30.9a", "TI-81.2")
def test_ships_removed_for_the_fleet_pool_are_not_destroyed() -> None:
    """B retreats to a system that holds too many ships then; A does not score for the flagship that is removed."""
    game = play(
        "A:hacan B:sol",
        {"A 27": "1 cruiser", "B 26": "1 flagship", "B 29": "1 cruiser"},
        secrets={A: "destroy_their_greatest_ship"},
        pools={B: (3, 1, 2)},
        dice=[(1,), (1, 1)],
    )
    drive(game, "A activate:26", "A all", "B retreat", "B remove:flagship:1")
    assert units(game, "B 29") == "1 cruiser"
    assert game.table.points[A] == 0
    assert [event["unit"] for event in game.events(None) if event["key"] == "removed"] == ["flagship"]
    assert not [event for event in game.events(None) if event["key"] == "destroyed"]
    assert (A, "destroyed") not in asked(game)
    assert game.table.secrets[A]


@pytest.mark.rule("TI-81.2")
def test_ships_removed_for_lack_of_room_are_not_destroyed_either() -> None:
    """Fighters without a carrier after the battle."""
    game = play(
        "A:hacan B:sol",
        {"A 27": "2 cruiser", "B 26": "1 carrier 1 cruiser 2 fighter"},
        dice=[(10, 1), (1, 1, 1, 1), (1, 1), (10, 10, 1)],
    )
    drive(game, "A activate:26", "A all", "B lose:carrier:1")
    told = [(e["key"], e["unit"]) for e in game.events(None) if e["key"] in ("removed", "destroyed") and e["seat"] == B]
    assert told == [("destroyed", "carrier"), ("removed", "fighter")]
