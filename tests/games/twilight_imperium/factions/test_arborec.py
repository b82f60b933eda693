"""The Arborec."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, pass_all, play, table_of, units

from cosmodrome.games.twilight_imperium.production import allowed_in, yard_of

STATUS = {"at": "status", "phase": "status", "stop": "scoring"}


def test_mitosis() -> None:
    """Each status phase begins with an infantry on a planet of the player's choice."""
    game = play("B:arborec", {"B lodor": "1 infantry"}, **STATUS)
    drive(game, "B planet:lodor")
    assert units(game, "B lodor") == "2 infantry"


@pytest.mark.rule("TI-61.1d")
def test_docks_make_no_infantry() -> None:
    """A space dock adds nothing to the infantry that Letani warriors make."""
    yard = yard_of(table_of("A:arborec", {"A abyz": "2 infantry 1 space_dock"}), A, 38)
    assert (yard.limit, yard.infantry) == (7, 2)
    alone = yard_of(table_of("A:arborec", {"A abyz": "1 space_dock"}), A, 38)
    assert (alone.limit, alone.infantry) == (5, 0)


@pytest.mark.rule("TI-61.4")
def test_letani_warriors_produce_everywhere() -> None:
    """Each makes one unit, upgraded two, on planets and aboard ships."""
    board = {"A 26": "1 carrier 3 infantry"}
    assert yard_of(table_of("A:arborec", board), A, 26).limit == 3
    assert yard_of(table_of("A:arborec", board, techs={A: "letani_warrior_2"}), A, 26).limit == 6


def test_letani_warriors_come_back() -> None:
    """Upgraded ones that are destroyed come back on 6 and more."""
    board = {"A 27": "1 carrier 1 infantry", "B lodor": "2 infantry"}
    game = play("A:arborec", board, techs={A: "letani_warrior_2"}, dice=[(1,), (10, 1), (6,)])
    pass_all(drive(game, "A activate:26", "A all", "A land:lodor:1"))
    assert game.table.returning[A] == 1


def test_duha_menaimon() -> None:
    """After the system of the flagship is activated, up to five units can be made there, before anything moves."""
    game = play("A:arborec", {"A 27": "1 flagship"}, goods={A: 9})
    drive(game, "A activate:27", "A use:duha_menaimon", "A build:infantry:5:space", "A auto")
    assert units(game, "A 27") == "1 flagship, 5 infantry"


def test_duha_menaimon_only_where_it_is() -> None:
    """Not in another system, and not when somebody else activates it."""
    game = play("A:arborec", {"A 27": "1 flagship"})
    drive(game, "A activate:26")
    assert "use:duha_menaimon" not in options(game, A)
    game = play("A:sol B:arborec", {"B 27": "1 flagship"}, stop="movement")
    drive(game, "A activate:27")
    assert not game.asks


END = {"at": "status-ready", "phase": "status", "stop": "strategy"}


def test_bioplasmosis() -> None:
    """At the end of the status phase infantry goes to own planets in the same or in adjacent systems."""
    board = {"A new_albion": "3 infantry", "A starpoint": "own", "A lodor": "own", "A quann": "own"}
    game = play("A:arborec", board, techs={A: "bioplasmosis"}, **END)
    drive(game, "A use:bioplasmosis", "A load:new_albion:infantry:2")
    assert set(options(game, A)) == {"planet:starpoint", "planet:lodor"}, "Quann is too far away"
    drive(game, "A planet:lodor")
    assert not any(option.startswith("load:lodor") for option in options(game, A)), "nobody moves twice"
    drive(game, "A load:new_albion:infantry:1", "A planet:starpoint")
    assert units(game, "A lodor") == "2 infantry"
    assert units(game, "A starpoint") == "1 infantry"


def test_bioplasmosis_needs_a_place() -> None:
    """Infantry without another own planet in reach stays, and nothing is asked."""
    game = play("A:arborec", {"A quann": "3 infantry"}, techs={A: "bioplasmosis"}, **END)
    assert not game.asks


STYMIE = {"A 27": "1 cruiser", "B lodor": "2 infantry 1 space_dock", "B quann": "2 infantry"}


def test_stymie() -> None:
    """While it lies open, Arborec cannot produce in or next to a system with units of its holder."""
    game = play("A:sol B:arborec", STYMIE, notes={A: "stymie-1"})
    drive(game, "A component", "A use:stymie-1")
    assert not allowed_in(game.table, B, 26), "beside the cruiser"
    assert not allowed_in(game.table, B, 27)
    assert allowed_in(game.table, B, 25)
    assert allowed_in(game.table, B, 5), "the home of A does not count"
    assert len(game.table.notes_up[A]) == 1
    assert allowed_in(game.table, C, 26), "only Arborec"


def test_stymie_stops_every_production() -> None:
    """Neither in a tactical action nor otherwise anything is asked there."""
    table = table_of("A:sol B:arborec", STYMIE, notes={A: "stymie-1"}, active=B)
    table.place_note(A, table.find_note(A, "stymie-1"))
    assert not allowed_in(table, B, 26)
    game = play("A:sol B:arborec", STYMIE, notes={A: "stymie-1"}, stop="")
    drive(game, "A component", "A use:stymie-1")
    assert asked(game) == [(B, "turn")]
    drive(game, "B activate:26")
    assert "build" not in [key for _, key in asked(game)]


def test_stymie_goes_back() -> None:
    """It returns when its holder activates a system with units of Arborec."""
    game = play("A:sol B:arborec", STYMIE, notes={A: "stymie-1"}, stop="")
    drive(game, "A component", "A use:stymie-1", "B pass", "C pass", "A activate:26")
    assert not game.table.notes_up[A]
    assert len(game.table.notes[B]) == 5
