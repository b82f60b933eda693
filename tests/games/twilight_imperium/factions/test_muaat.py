"""The Embers of Muaat."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, drive, options, play, table_of, units

from cosmodrome.games.twilight_imperium.index import SUPERNOVAE, TECH, WAR_SUN
from cosmodrome.games.twilight_imperium.tactical.reach import chart, may_enter


def test_prototype_war_sun() -> None:
    """Muaat has war suns from the start, and better ones with its own technology."""
    plain, better = table_of("A:muaat"), table_of("A:muaat", techs={A: "prototype_war_sun_2"})
    values = [(table.side(A).units[WAR_SUN].cost, table.side(A).move[WAR_SUN]) for table in (plain, better)]
    assert values == [(12, 1), (10, 3)]
    assert not table_of("A:sol").side(A).move[WAR_SUN]


def test_star_forge() -> None:
    """For a strategy token two fighters or a destroyer appear in a system with a war sun."""
    board = {"A 27": "1 war_sun", "A 26": "1 cruiser"}
    game = play("A:muaat", board)
    drive(game, "A component", "A use:star_forge", "A unit:fighter")
    assert units(game, "A 27") == "2 fighter, 1 war_sun"
    assert game.table.strategy[A] == 1
    game = play("A:muaat", board)
    drive(game, "A component", "A use:star_forge", "A unit:destroyer")
    assert units(game, "A 27") == "1 destroyer, 1 war_sun"


def test_star_forge_needs_a_war_sun_and_a_token() -> None:
    """Without either there is nothing to forge; a damaged war sun will do."""
    assert "component" not in options(play("A:muaat", {"A 27": "1 cruiser"}), A)
    assert "component" not in options(play("A:muaat", {"A 27": "1 war_sun"}, pools={A: (3, 3, 0)}), A)
    assert "component" in options(play("A:muaat", {"A 27": "1 war_sun-damaged"}), A)


def test_gashlai_physiology() -> None:
    """Ships of Muaat move through supernovas, but not into them; others do neither."""
    table = table_of("A:muaat")
    assert not chart(table, A, 38).closed & SUPERNOVAE
    assert chart(table, B, 38).closed & SUPERNOVAE
    assert not may_enter(table, A, 43)


def test_the_inferno() -> None:
    """For a strategy token a cruiser appears in the system of the flagship."""
    game = play("A:muaat", {"A 27": "1 flagship"})
    drive(game, "A component", "A use:the_inferno")
    assert units(game, "A 27") == "1 cruiser, 1 flagship"
    assert game.table.strategy[A] == 1
    game = play("A:muaat", {"A 27": "1 flagship-damaged"})
    drive(game, "A component", "A use:the_inferno")
    assert units(game, "A 27") == "1 cruiser, 1 flagship-damaged", "damage does not matter"


def test_the_inferno_needs_itself() -> None:
    """No flagship, no token, or no cruiser left: no action."""
    assert "component" not in options(play("A:muaat"), A)
    assert "component" not in options(play("A:muaat", {"A 27": "1 flagship"}, pools={A: (3, 3, 0)}), A)
    fields = {"pools": {A: (3, 9, 2)}, "tokens": {A: [27]}}
    assert "component" not in options(play("A:muaat", {"A 27": "1 flagship 8 cruiser"}, **fields), A)


@pytest.mark.rule("TI-42.3a")
def test_a_ship_may_come_from_the_board() -> None:
    """Short of figures, Muaat takes one from a system without its own command token."""
    fields = {"pools": {A: (3, 9, 2)}, "tokens": {A: [27]}}
    game = play("A:muaat", {"A 27": "1 flagship", "A 26": "8 cruiser"}, **fields)
    drive(game, "A component", "A use:the_inferno")
    assert (units(game, "A 27"), units(game, "A 26")) == ("1 cruiser, 1 flagship", "7 cruiser")
    game = play("A:muaat", {"A 27": "1 war_sun", "A 26": "8 destroyer"}, **fields)
    drive(game, "A component", "A use:star_forge", "A unit:destroyer")
    assert (units(game, "A 27"), units(game, "A 26")) == ("1 destroyer, 1 war_sun", "7 destroyer")
    game = play("A:muaat", {"A 27": "1 war_sun 8 destroyer"}, **fields)
    drive(game, "A component", "A use:star_forge")
    assert units(game, "A 27") == "2 fighter, 8 destroyer, 1 war_sun", "there is nothing but fighters"


@pytest.mark.parametrize("faction", ["muaat", "nekro"])
def test_magmus_reactor_lets_ships_into_supernovas(faction: str) -> None:
    """With it ships may end their movement there, also those of one who only has a copy of it."""
    game = play(f"A:{faction}", {"A 33": "1 cruiser"}, techs={A: "magmus_reactor"})
    drive(game, "A activate:43", "A all")
    assert units(game, "A 43") == "1 cruiser"
    game = play(f"A:{faction}", {"A 33": "1 cruiser"})
    drive(game, "A activate:43")
    assert units(game, "A 33") == "1 cruiser"


def producing(system: int, board: dict[str, str], *script: str) -> int:
    """The trade goods after Muaat has activated a system and produced there."""
    game = play("A:muaat", board, techs={A: "magmus_reactor"}, goods={A: 4})
    drive(game, f"A activate:{system}", *script)
    return int(game.table.goods[A])


def test_magmus_reactor_pays() -> None:
    """Production in a system with a war sun, or next to a supernova, earns a trade good."""
    docked = {"A starpoint": "1 space_dock"}
    buy = ("A build:infantry:2", "A done", "A trade-good:1")
    assert producing(27, {**docked, "A 27": "1 war_sun"}, *buy) == 4
    assert producing(27, docked, *buy) == 3, "neither war sun nor supernova"
    assert producing(33, {"A corneeq": "1 space_dock"}, *buy) == 4


def test_magmus_reactor_pays_its_owner() -> None:
    """What others produce beside a war sun earns Muaat nothing."""
    board = {"A starpoint": "1 space_dock", "A 27": "1 war_sun"}
    game = play("A:sol B:muaat", board, techs={A: "war_sun", B: "magmus_reactor"}, goods={A: 4})
    drive(game, "A activate:27", "A build:infantry:2", "A done", "A trade-good:1")
    assert game.table.goods[:2] == [3, 0]


def test_magmus_reactor_pays_for_units_only() -> None:
    """Who produces nothing has not used production."""
    assert producing(27, {"A starpoint": "1 space_dock", "A 27": "1 war_sun"}, "A done") == 4


@pytest.mark.rule("TI-66.3")
def test_fires_of_the_gashlai() -> None:
    """The owner loses a fleet token, the holder gains the war sun technology, and the note goes back."""
    game = play("A:sol B:muaat", {"B 27": "3 cruiser"}, notes={A: "fires_of_the_gashlai-1"})
    drive(game, "A component", "A use:fires_of_the_gashlai-1")
    assert game.table.owns(A, TECH["war_sun"])
    assert game.table.fleet_pool[B] == 2
    assert units(game, "B 27") == "2 cruiser", "what the pool no longer bears is removed"
    assert game.table.find_note(B, "fires_of_the_gashlai-1")


def test_fires_of_the_gashlai_burn_once() -> None:
    """It is of no use to one who has war suns, or without a token of the owner."""
    notes = {A: "fires_of_the_gashlai-1"}
    game = play("A:letnev B:muaat", notes=notes, techs={A: "war_sun"})
    assert "component" not in options(game, A)
    game = play("A:letnev B:muaat", notes=notes, pools={B: (3, 0, 2)})
    assert "component" not in options(game, A)
