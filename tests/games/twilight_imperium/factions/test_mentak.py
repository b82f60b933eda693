"""The Mentak Coalition."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, pass_all, play, table_of, units

from cosmodrome.games.twilight_imperium.abilities.factions.mentak import ambushers
from cosmodrome.games.twilight_imperium.combat import Batch
from cosmodrome.games.twilight_imperium.index import CRUISER, DESTROYER
from cosmodrome.games.twilight_imperium.paying import RESOURCES, purse
from cosmodrome.games.twilight_imperium.tactical.losses import can_sustain
from cosmodrome.kernel import Game


def test_ambush() -> None:
    """At the start of a space combat up to two cruisers or destroyers fire a die each before anything else."""
    game = play("A:mentak", {"A 27": "3 cruiser", "B 26": "2 cruiser"}, dice=[(7, 7)])
    drive(game, "A activate:26", "A all", "A use:ambush")
    assert units(game, "B 26") == ""
    assert units(game, "A 26") == "3 cruiser", "the combat was over before it began"


def test_shields_hold_against_an_ambush() -> None:
    """Its hits are assigned in a space combat, and can be cancelled before (TI-R41)."""
    board = {"A 27": "3 cruiser", "B 26": "2 cruiser"}
    game = play("A:mentak", board, hands={B: "shields_holding"}, dice=[(7, 7)], stop="combat-retreats")
    pass_all(drive(game, "A activate:26", "A all", "A use:ambush", "B use:shields_holding"))
    assert units(game, "B 26") == "2 cruiser"


@pytest.mark.rule("TI-74.18")
def test_ambush_is_optional_and_for_light_ships() -> None:
    """Only cruisers and destroyers count, the better ones first; it comes once in a combat."""
    table = table_of("A:mentak", {"A 27": "1 cruiser 3 destroyer 1 carrier"}, pools={A: (3, 5, 2)}, system=27)
    assert ambushers(table, A) == [Batch(CRUISER, 1, 7, 0), Batch(DESTROYER, 1, 9, 0)]
    game = play("A:mentak", {"A 27": "2 carrier", "B 26": "1 carrier"}, dice=[(1, 1), (1,)])
    drive(game, "A activate:26", "A all")
    assert "use:ambush" not in options(game, A)
    game = play("B:mentak", {"A 27": "1 cruiser", "B 26": "2 cruiser"}, dice=[(1, 1), (1,), (1, 1), (10,), (10, 10)])
    drive(game, "A activate:26", "A all", "B use:ambush")
    assert "use:ambush" not in options(game, B), "the defender may as well, but not in the second round"


NEAR = {"B 36": "1 cruiser"}  # beside the home of A, so that A and B are neighbours


def trading(board: dict[str, str], goods: int = 0, commodities: int = 0, **fields: object) -> Game:
    """A resolves the primary of Trade with so many trade goods before."""
    game = play(
        "A:sol B:mentak",
        board,
        cards={A: "trade"},
        goods={A: goods},
        commodities={A: commodities},
        pools={B: (3, 3, 0), C: (3, 3, 0)},
        **fields,
    )
    return drive(game, "A strategic:trade")


@pytest.mark.rule("TI-60.6")
def test_pillage() -> None:
    """When a neighbour has gained trade goods and has three, Mentak takes a trade good or a commodity."""
    game = trading(NEAR, commodities=1)
    drive(game, "B use:pillage", "B want:trade-goods:1")
    assert game.table.goods[:2] == [2, 1]
    game = trading(NEAR, commodities=1)
    drive(game, "B use:pillage", "B want:commodities:1")
    assert game.table.goods[:2] == [3, 1]


def test_pillage_among_neighbours_only() -> None:
    """Players who are no neighbours, or poor, or gain nothing are left alone."""
    assert "use:pillage" not in options(trading({}), B)
    game = play("A:sol B:mentak", NEAR, cards={A: "politics"}, goods={A: 9})
    drive(game, "A strategic:politics")
    assert "use:pillage" not in options(game, B)


def test_pillage_after_a_transaction() -> None:
    """Both sides of a transaction can be pillaged, each if it has three trade goods."""
    game = play("A:sol B:letnev C:mentak", {"B 36": "1 cruiser", "C 36": "1 infantry"}, goods={A: 4, B: 3})
    game.act(A, "offer:1")
    drive(game, "A give:trade-goods:1", "A propose", "B accept")
    drive(game, "C use:pillage")
    assert game.table.goods == [2, 4, 1]
    drive(game, "C use:pillage")
    assert game.table.goods == [2, 3, 2]
    game = play("A:sol B:letnev C:mentak", {"B 36": "1 cruiser", "C 36": "1 infantry"}, goods={A: 3, B: 1})
    game.act(A, "offer:1")
    drive(game, "A give:trade-goods:1", "A propose", "B accept")
    assert "use:pillage" not in options(game, C), "now both are poor"


def test_promise_of_protection() -> None:
    """In play it keeps Mentak from pillaging its holder, until the holder activates a system with units of Mentak."""
    game = play("A:sol B:mentak", NEAR, cards={A: "trade"}, notes={A: "promise_of_protection-1"}, stop="")
    drive(game, "A component", "A use:promise_of_protection-1")
    assert game.table.note_name(game.table.notes_up[A][0]) == "promise_of_protection"
    game = play("A:sol B:mentak", NEAR, cards={A: "trade"}, notes={A: "promise_of_protection-1"})
    game.table.place_note(A, game.table.find_note(A, "promise_of_protection-1"))
    drive(game, "A strategic:trade")
    assert "use:pillage" not in options(game, B)
    game = play("A:sol B:mentak", NEAR, notes={A: "promise_of_protection-1"})
    game.table.place_note(A, game.table.find_note(A, "promise_of_protection-1"))
    drive(game, "A activate:36")
    assert game.table.notes_up[A] == ()


def test_fourth_moon() -> None:
    """Ships of others in the system of the flagship cannot sustain damage; those of Mentak can."""
    board = {"A 26": "1 flagship", "B 26": "1 dreadnought"}
    table = table_of("A:mentak", board, system=26)
    assert can_sustain(table, B) == []
    assert can_sustain(table, A)
    assert can_sustain(table_of("A:mentak", {**board, "A 26": "1 dreadnought"}, system=26), B)


def test_fourth_moon_falls_after_its_round() -> None:
    """Both players take their hits at the same time (TI-R14): a flagship that falls has still kept others from
    sustaining damage."""
    board = {"A 27": "1 flagship-damaged", "B 26": "1 dreadnought"}
    game = play("A:mentak B:hacan", board, dice=[(7, 1), (10,)], stop="combat-end")
    drive(game, "A activate:26", "A all")
    assert (units(game, "A 26"), units(game, "B 26")) == ("", "")


SALVAGE = {"A 27": "3 cruiser", "B 26": "1 carrier"}


def test_salvage_operations() -> None:
    """After a won space combat a trade good comes, and a ship of a kind that was lost may be produced there."""
    game = play("A:mentak", SALVAGE, pools={A: (3, 4, 2)}, techs={A: "salvage_operations"}, dice=[(7, 7, 7), (1,)])
    drive(game, "A activate:26", "A all", "A pass")
    assert options(game, A) == ["build:carrier:1", "done"]
    drive(game, "A build:carrier:1", "A auto")  # one ship
    assert game.table.goods[A] == 1
    assert units(game, "A 26") == "3 cruiser, 1 carrier"


def test_salvage_operations_of_the_loser() -> None:
    """The loser gets only the trade good, and after a draw nobody gets anything."""
    techs = {B: "salvage_operations"}
    game = play("B:mentak", {"A 27": "1 carrier", "B 26": "1 carrier"}, techs=techs, dice=[(10,), (1,)])
    pass_all(drive(game, "A activate:26", "A all"))
    assert game.table.goods[B] == 1
    assert units(game, "B 26") == ""
    assert B not in [seat for seat, key in asked(game) if key == "build"], "the loser produces nothing"
    game = play("B:mentak", {"A 27": "1 carrier", "B 26": "1 carrier"}, techs=techs, dice=[(10,), (10,)])
    pass_all(drive(game, "A activate:26", "A all"))
    assert game.table.goods[B] == 0


def test_salvage_operations_of_those_who_fight() -> None:
    """Mentak looks on at a combat of others and gains nothing."""
    board, techs = {"A 27": "1 carrier", "B 26": "1 carrier"}, {C: "salvage_operations"}
    game = play("A:hacan B:sol C:mentak", board, techs=techs, dice=[(10,), (1,)])
    pass_all(drive(game, "A activate:26", "A all"))
    assert game.table.goods[C] == 0


def test_mirror_computing() -> None:
    """Each trade good counts as two resources."""
    fields = {"goods": {A: 3}, "exhausted": "moll_primus"}
    assert purse(table_of("A:mentak", techs={A: "mirror_computing"}, **fields), A, RESOURCES) == 6
    assert purse(table_of("A:mentak", **fields), A, RESOURCES) == 3
