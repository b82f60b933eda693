"""The Clan of Saar."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, asked, drive, options, owner, pass_all, play, table_of, units

from cosmodrome.games.twilight_imperium.index import DOCK, OBJECTIVE
from cosmodrome.games.twilight_imperium.production import yard_of
from cosmodrome.games.twilight_imperium.scoring import public_options


def test_scavenge() -> None:
    """Each planet that Saar gains brings a trade good."""
    game = play("A:saar", {"A 26": "1 carrier 2 infantry"})
    drive(game, "A activate:27", "A all", "A land:new_albion:1", "A land:starpoint:1")
    assert game.table.goods[A] == 2
    assert owner(game, "starpoint") == A
    game = play("A:sol B:saar", {"A 26": "1 carrier 2 infantry"})
    drive(game, "A activate:27", "A all", "A land:new_albion:1", "A land:starpoint:1")
    assert game.table.goods == [0, 0, 0], "what others gain brings nothing"


def test_nomadic() -> None:
    """Saar scores public objectives without its home planets; others do not."""
    fields = {"goods": {A: 8}, "public": "erect_a_monument"}
    assert public_options(table_of("A:saar", {"B lisis_ii": "own"}, **fields), A) == [OBJECTIVE["erect_a_monument"]]
    assert public_options(table_of("A:sol", {"B jord": "own"}, **fields), A) == []


FACTORY = {"A 27": "1 space_dock"}


@pytest.mark.rule("TI-72.1a", "TI-61.4")
def test_floating_factories_are_in_space() -> None:
    """A factory produces in the space area, five units, and moves like a ship."""
    table = table_of("A:saar", FACTORY)
    yard = yard_of(table, A, 27)
    assert (yard.limit, yard.in_space, yard.planets) == (5, True, ())
    game = play("A:saar", {"A 27": "1 space_dock 2 infantry"})
    drive(game, "A activate:26", "A all")
    assert units(game, "A 26") == "2 infantry, 1 space_dock"


def test_floating_factory_2() -> None:
    """The upgrade moves two systems and makes seven units."""
    table = table_of("A:saar", FACTORY, techs={A: "floating_factory_2"})
    assert (table.side(A).move[DOCK], table.side(A).capacity[DOCK], yard_of(table, A, 27).limit) == (2, 5, 7)


def test_construction_puts_factories_into_space() -> None:
    """A space dock that Saar places goes to the space area of the planet's system."""
    game = play("A:saar", {"A lodor": "own"}, cards={A: "construction"})
    drive(game, "A strategic:construction", "A structure:space_dock:lodor", "A pass")
    assert units(game, "A 26") == "1 space_dock"


@pytest.mark.rule("TI-76.4a")
def test_a_factory_may_come_from_elsewhere() -> None:
    """With all three factories on the board one of them may be taken, but not from a system with an own token."""
    board = {"A lodor": "own", "A 27": "1 space_dock", "A 30": "1 space_dock", "A 46": "1 space_dock"}
    game = play("A:saar", board, cards={A: "construction"}, tokens={A: (30,)})
    drive(game, "A strategic:construction", "A structure:space_dock:lodor")
    assert set(options(game, A)) == {"to:27", "to:46"}
    drive(game, "A to:46")
    assert units(game, "A 46") == ""
    assert units(game, "A 26") == "1 space_dock"


@pytest.mark.rule("TI-5.4a")
def test_a_blockaded_factory_is_destroyed() -> None:
    """Ships that come where a factory has no ship of Saar beside it destroy it at once."""
    game = play("A:sol B:saar", {"A 27": "1 cruiser", "B 26": "1 space_dock 2 infantry"})
    pass_all(drive(game, "A activate:26", "A all"))
    assert units(game, "B 26") == ""
    assert game.table.left(B, DOCK) == 3


def test_a_defended_factory_lasts() -> None:
    """While Saar has ships there, and wins, the factory stays; if they are lost, it goes with them."""
    board = {"A 27": "1 cruiser", "B 26": "1 space_dock 1 cruiser"}
    game = play("A:sol B:saar", board, dice=[(1,), (10,)])
    pass_all(drive(game, "A activate:26", "A all"))
    assert units(game, "B 26") == "1 cruiser, 1 space_dock"
    game = play("A:sol B:saar", board, dice=[(10,), (1,)])
    pass_all(drive(game, "A activate:26", "A all"))
    assert units(game, "B 26") == ""


def test_a_card_may_blockade_as_well() -> None:
    """A ship that an action card brings destroys the factory when the action is over."""
    game = play("A:sol B:saar", {"B 40": "1 space_dock"}, hands={A: "ghost_ship"}, stop="turn-end")
    drive(game, "A component", "A use:ghost_ship", "A to:40")
    assert units(game, "B 40") == ""


def test_chaos_mapping_bars_asteroids() -> None:
    """Asteroid fields with ships of Saar cannot be activated by others; empty ones can."""
    board = {"B 44": "1 cruiser"}
    game = play("A:sol B:saar", board, techs={B: "chaos_mapping"})
    assert "activate:44" not in options(game, A)
    assert "activate:45" in options(game, A)
    assert "activate:44" in options(play("A:sol B:saar", board), A)


def test_chaos_mapping_makes_a_unit() -> None:
    """At the start of its turn Saar may produce one unit where it has production, and pays for it."""
    game = play("A:saar", {"A 27": "1 space_dock"}, techs={A: "chaos_mapping"}, goods={A: 3}, at="turn-start", stop="")
    drive(game, "A use:chaos_mapping")
    assert not [option for option in options(game, A) if ":2" in option], "one unit"
    drive(game, "A build:cruiser:1", "A auto")
    assert units(game, "A 27") == "1 cruiser, 1 space_dock"
    assert asked(game) == [(A, "turn")], "one unit, and the turn goes on"
    game = play("A:saar", techs={A: "chaos_mapping"}, at="turn-start", stop="")
    assert asked(game) == [(A, "turn")], "not without production"
    board = {"B 27": "1 space_dock"}
    game = play("B:saar", board, techs={B: "chaos_mapping"}, goods={B: 3}, at="turn-start", stop="")
    assert asked(game) == [(A, "turn")], "nor in the turn of another"


def test_raghs_call() -> None:
    """After a landing all ground forces of Saar on the planet go to another planet of Saar."""
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "3 infantry"}
    game = play("A:sol B:saar", board, notes={A: "raghs_call-1"})
    drive(game, "A activate:26", "A all", "A land:lodor:2", "A use:raghs_call-1", "A planet:ragh")
    assert owner(game, "lodor") == A
    assert units(game, "B ragh") == "3 infantry"
    assert len(game.table.notes[B]) == 5


def test_raghs_call_is_against_saar() -> None:
    """On a planet of another player it cannot be used."""
    board = {"A 27": "1 carrier 2 infantry", "C lodor": "1 infantry"}
    game = play("A:sol B:saar", board, notes={A: "raghs_call-1"}, stop="ground")
    pass_all(drive(game, "A activate:26", "A all", "A land:lodor:2"))
    assert len(game.table.notes[A]) == 6
    assert not game.asks


def test_raghs_call_needs_somewhere_to_go() -> None:
    """Saar has no other planet."""
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "3 infantry", "C lisis_ii": "own", "C ragh": "own"}
    game = play("A:sol B:saar", board, notes={A: "raghs_call-1"}, homes=False, stop="ground")
    drive(game, "A activate:26", "A all", "A land:lodor:2")
    assert "use:raghs_call-1" not in options(game, A)
