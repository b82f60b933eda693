"""The Ghosts of Creuss: wormholes, the gate, and the home off the map."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.conformance.joined import starting
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, halt, options, pass_all, play, table_of, units

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.tactical.reach import move_value

CRUISER = 2


@pytest.mark.rule("TI-21.1", "TI-88.4a")
def test_creuss_gate() -> None:
    """The gate lies in the home position; the home itself is part of the board, joined by delta wormholes only."""
    table = table_of("A:creuss")
    assert table.slots[-1] == 51
    assert 17 in table.slots
    assert table.home[A] == 51
    assert table.galaxy.board >> 51 & 1
    assert table.near(B)[51] == 1 << 17


def test_creuss_plays_from_its_home() -> None:
    """Ships leave the home through the gate, and the home can be activated."""
    game = play("A:creuss", {"A 51": "1 carrier 1 infantry"})
    assert "activate:51" in options(game, A)
    drive(game, "A activate:17", "A all")
    assert units(game, "A 17") == "1 carrier, 1 infantry"


def test_quantum_entanglement() -> None:
    """For Creuss alone alpha and beta wormholes are one."""
    table = table_of("A:creuss")
    assert table.adjacent(26, 40, A)
    assert not table.adjacent(26, 40, B)


@pytest.mark.rule("TI-73.3")
def test_neighbours_through_wormholes() -> None:
    """Creuss at an alpha wormhole is a neighbour of a player at a beta one."""
    table = table_of("A:creuss", {"A 39": "1 cruiser", "B 25": "1 cruiser"}, homes=False)
    assert B in table.neighbours(A)
    assert A in table.neighbours(B)


def test_nothing_prevents_quantum_entanglement() -> None:
    """A law that closes wormholes to ships does not close them to Creuss."""
    table = table_of("A:creuss", laws="enforced_travel_ban")
    assert not table.near(B, moving=True)[26] >> 39 & 1
    assert table.near(A, moving=True)[26] >> 39 & 1
    assert table.near(A, moving=True)[26] >> 40 & 1


def test_slipstream() -> None:
    """Ships that start at home or at an alpha or beta wormhole have +1 move."""
    table = table_of("A:creuss", system=18)
    assert [move_value(table, A, CRUISER, origin) for origin in (51, 26, 25, 27)] == [3, 3, 3, 2]
    assert move_value(table, B, CRUISER, 26) == 2
    table.open_wormhole(0, 27)
    assert move_value(table, A, CRUISER, 27) == 3, "a token counts"


def test_hil_colish_is_a_wormhole() -> None:
    """The flagship's system has a delta wormhole for everybody, as long as it is there."""
    table = table_of("A:creuss", {"A 27": "1 flagship"})
    assert table.adjacent(27, 51, A)
    assert table.adjacent(17, 27, B)
    table.move_units(A, 27, 26, (0,) * 5 + (1,) + (0,) * 7)
    assert table.adjacent(26, 51, B)
    assert not table.adjacent(27, 51, B)
    table.take_off(A, 26, 5)
    assert not table.adjacent(26, 51, A)
    assert table.adjacent(17, 51, A), "those on the tiles stay"


def test_hil_colish_may_go_first() -> None:
    """Once the flagship is on its way to the active system, ships come through the wormhole that it brings."""
    game = play("A:creuss", {"A 26": "1 flagship", "A 51": "1 carrier 1 infantry"})
    drive(game, "A activate:28")
    assert "ship:51:carrier:1" not in options(game, A), "three steps by way of the flagship where it is"
    drive(game, "A ship:26:flagship:1", "A ship:51:carrier:1", "A load:51:infantry:1", "A done")
    assert units(game, "A 28") == "1 carrier, 1 flagship, 1 infantry"


def test_a_ship_cannot_use_both_ends() -> None:
    """The wormhole is either where the flagship was or where it goes, not at both ends of one step."""
    board = {"A 26": "1 flagship", "A 29": "1 dreadnought"}
    game = play("A:creuss", board)
    drive(game, "A activate:27", "A ship:26:flagship:1")
    assert "ship:29:dreadnought:1" not in options(game, A), "two systems away, with a move of 1"


STATUS = {"at": "status", "phase": "status", "stop": "scoring"}


def test_wormhole_generator() -> None:
    """Each status phase begins with a wormhole token that is put or moved."""
    game = play("A:creuss", {"B 31": "1 cruiser"}, techs={A: "wormhole_generator"}, **STATUS)
    drive(game, "A wormhole:alpha")
    goals = options(game, A)
    assert "to:31" not in goals, "ships of another player"
    assert "to:10" not in goals, "the home of another player"
    assert {"to:27", "to:17", "to:51"} <= set(goals)
    drive(game, "A to:27")
    assert game.table.adjacent(27, 26, B)


def test_a_token_moves() -> None:
    """The same token leaves the system where it was; one on a tile stays."""
    table = table_of("A:creuss", techs={A: "wormhole_generator"}, at="status", phase="status")
    table.open_wormhole(1, 30)
    game = starting(replace(RULES, pieces={**RULES.pieces, "scoring": halt}), table, scripted=[])
    drive(game, "A wormhole:beta")
    assert "to:30" in options(game, A), "it may stay where it is (TI-R68)"
    drive(game, "A to:27")
    found = [at["system"] for at in game.view(None)["systems"] if "beta" in at["wormholes"]]
    assert sorted(found) == [25, 27, 40]


@pytest.mark.rule("TI-65.10b")
def test_tokens_outlive_creuss() -> None:
    """Wormhole tokens stay when Creuss is eliminated; that of the flagship goes with it."""
    table = table_of("A:creuss", {"A 30": "1 flagship"})
    table.open_wormhole(0, 27)
    table.remove_player(A)
    assert table.wormholes[0] >> 27 & 1
    assert not table.wormholes[2] >> 30 & 1


def test_dimensional_splicer() -> None:
    """At a wormhole a space combat begins with a hit on a ship that Creuss chooses, which may sustain it."""
    board = {"A 27": "1 cruiser", "B 26": "1 dreadnought 1 carrier"}
    fields = {"techs": {A: "dimensional_splicer"}, "hands": {B: "morale_boost"}}
    game = play("A:creuss", board, **fields)
    drive(game, "A activate:26", "A all", "A use:dimensional_splicer")
    assert options(game, A) == ["unit:carrier", "unit:dreadnought"]
    drive(game, "A unit:dreadnought")
    assert options(game, B) == ["sustain:dreadnought:1", "lose:dreadnought:1"]
    drive(game, "B lose:dreadnought:1")
    assert units(game, "B 26") == "1 carrier"
    game = play("A:creuss", {"A 26": "1 cruiser", "B 27": "1 carrier"}, **fields)
    drive(game, "A activate:27", "A all")
    assert "use:dimensional_splicer" not in options(game, A), "no wormhole"


def test_creuss_iff() -> None:
    """At the start of the turn its holder puts a token beside their own planets."""
    game = play("B:creuss", notes={A: "creuss_iff-1"}, at="turn-start", stop="")
    drive(game, "A use:creuss_iff-1", "A wormhole:beta")
    assert "to:51" not in options(game, A), "the home of Creuss"
    assert f"to:{game.table.home[A]}" in options(game, A), "the home system has a planet of A"
    drive(game, "A to:27")
    assert game.table.adjacent(27, 25, C)
    assert len(game.table.notes[B]) == 5
    pass_all(game)
    assert asked(game) == [(A, "turn")]
