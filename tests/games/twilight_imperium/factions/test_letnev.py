"""The Barony of Letnev."""

from __future__ import annotations

from tests.games.twilight_imperium.boards import (
    A,
    B,
    drive,
    fight,
    owner,
    play,
    table_of,
    units,
)


def test_munitions_reserves_reroll_for_two_trade_goods() -> None:
    """All misses at once."""
    game = fight(
        {"A 27": "1 cruiser", "B 26": "1 cruiser"},
        [(1,), (10,), (1,)],
        "A use:munitions_reserves",
        "A auto",
        text="A:letnev B:hacan",
        goods={A: 2},
    )
    assert (units(game, "B 26"), game.table.goods[A]) == ("", 0)


def test_armada_adds_two_ships() -> None:
    """To the fleet pool."""
    assert table_of("A:letnev").fleet_limit(A) == 5


def test_arc_secundus_repairs_itself_each_round() -> None:
    """At the start."""
    game = fight(
        {"A 27": "1 flagship", "B 26": "1 cruiser"}, [(10, 10), (1,)], text="A:letnev B:hacan", stop="combat-end"
    )
    assert units(game, "A 26") == "1 flagship"
    hurt = fight({"A 27": "1 flagship-damaged", "B 26": "1 cruiser"}, [(10, 10), (1,)], text="A:letnev B:hacan")
    assert units(hurt, "A 26") == "1 flagship"


def test_l4_disruptors_silence_cannons_in_an_invasion() -> None:
    """Not in the offense."""
    board = {"A 27": "1 carrier 1 infantry", "B lodor": "1 pds"}
    game = play("A:letnev B:hacan", board, techs={A: "l4_disruptors"})
    drive(game, "A activate:26", "A all", "B hold", "A land:lodor:1")
    assert owner(game, "lodor") == A


def test_war_funding_pays_for_rerolls() -> None:
    """The owner loses two trade goods."""
    game = fight(
        {"A 27": "1 cruiser", "C 26": "1 cruiser"},
        [(1,), (10,), (1,)],
        "A use:war_funding-1",
        "A auto",
        text="A:hacan B:letnev C:sol",
        notes={A: "war_funding-1"},
        goods={B: 3},
    )
    assert (units(game, "C 26"), game.table.goods[B]) == ("", 1)
