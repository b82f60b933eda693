"""Component actions against what stands on the board."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, drive, options, play, units
from tests.games.twilight_imperium.cards.scenes import offered, played, seen, use

from cosmodrome.games.twilight_imperium.index import DREADNOUGHT, KINDS, PLANET


def test_cripple_defenses() -> None:
    """All PDS on the planet are destroyed, and nothing else."""
    assert units(played("cripple_defenses"), "B lodor") == "1 infantry"


def test_cripple_defenses_offers_planets_with_pds_first() -> None:
    """Any planet may be named (TI-R42), but it says where there is something to destroy."""
    game = drive(seen("cripple_defenses"), "A component", "A use:cripple_defenses")
    first, *others = game.asks[0].options
    assert (first.id, game.hint(A, first)) == ("planet:lodor", {"pds": 2})
    assert {game.hint(A, option)["pds"] for option in others} == {0}


def test_plague() -> None:
    """A die for each infantry; 6 or more destroys one of them."""
    assert units(played("plague"), "B lodor") == "1 infantry"


def test_plague_is_for_planets_of_others() -> None:
    """An own planet cannot be chosen."""
    game = drive(seen("plague"), "A component", "A use:plague")
    assert "planet:hercant" not in options(game, A)
    assert "planet:lodor" in options(game, A)


def test_unstable_planet() -> None:
    """The hazardous planet is exhausted, and up to three infantry there are destroyed."""
    game = played("unstable_planet")
    assert units(game, "B starpoint") == "1 infantry"
    assert not game.table.is_ready(PLANET["starpoint"])


def test_unstable_planet_may_spare_the_infantry() -> None:
    """Also nobody may be destroyed (TI-R71), and the planet may be exhausted already (TI-R42)."""
    game = drive(use(seen("unstable_planet", exhausted="starpoint"), "unstable_planet"), "A pass")
    assert units(game, "B starpoint") == "4 infantry"


def test_tactical_bombardment() -> None:
    """Planets of others under own bombarding ships are exhausted, in one system."""
    table = played("tactical_bombardment").table
    assert not table.is_ready(PLANET["lodor"])
    assert table.is_ready(PLANET["starpoint"])
    board = {"A 27": "1 dreadnought", "A starpoint": "1 infantry", "B new_albion": "1 infantry"}
    game = seen("tactical_bombardment", units=board)
    drive(game, "A component", "A use:tactical_bombardment", "A to:27")
    assert [game.table.is_ready(PLANET[name]) for name in ("starpoint", "new_albion")] == [True, False]


def test_lucky_shot() -> None:
    """A ship is destroyed where the player has a planet; sustain damage does not help."""
    game = played("lucky_shot")
    assert units(game, "B 26") == "1 cruiser, 1 carrier"
    assert game.table.reserve[B * KINDS + DREADNOUGHT] == 5


def test_lucky_shot_needs_an_own_planet_in_the_system() -> None:
    """Where somebody else has the planets nothing can be shot."""
    assert not offered("lucky_shot", units={"A lodor": "own", "B lodor": "own"})


def test_lucky_shot_names_ship_and_player() -> None:
    """Several targets: first whose, then where, then which; carriers are none."""
    more = {"A quann": "own", "C 25": "1 destroyer"}
    game = drive(seen("lucky_shot", units=more), "A component", "A use:lucky_shot", "A player:1")
    assert options(game, A) == ["unit:cruiser", "unit:dreadnought"]


def test_reactor_meltdown() -> None:
    """A dock of another player is destroyed; docks at home and own docks are safe (TI-R19)."""
    game = drive(seen("reactor_meltdown", units={"A abyz": "1 space_dock"}), "A component", "A use:reactor_meltdown")
    assert options(game, A) == ["planet:lodor", "planet:quann"]
    drive(game, "A planet:lodor")
    assert units(game, "B lodor") == ""
    assert units(game, "A abyz") == "1 space_dock"


def test_reactor_meltdown_reaches_docks_in_space() -> None:
    """The floating docks of Saar are named by their system."""
    board = {"B lodor": "own", "C quann": "own", "B 26": "1 space_dock", "B 27": "1 space_dock"}
    game = seen("reactor_meltdown", text="A:hacan B:saar", units=board, homes=False)
    drive(game, "A component", "A use:reactor_meltdown", "A to:26")
    assert units(game, "B 26") == ""
    assert units(game, "B 27") == "1 space_dock"


@pytest.mark.rule("TI-38.3")
def test_what_was_aboard_a_destroyed_ship_needs_another() -> None:
    """After a Lucky Shot or a Reactor Meltdown units without room are removed at once."""
    game = drive(seen("lucky_shot", units={"B 26": "1 dreadnought 1 cruiser 1 fighter"}), "A component")
    drive(game, "A use:lucky_shot", "A unit:dreadnought")
    assert units(game, "B 26") == "1 cruiser"
    game = use(seen("reactor_meltdown", units={"B 26": "1 cruiser 3 fighter"}), "reactor_meltdown")
    assert units(game, "B 26") == "1 cruiser"


@pytest.mark.rule("TI-38.3")
def test_fighters_of_a_carrier_lost_to_a_space_cannon_are_removed() -> None:
    """No combat follows, so capacity counts at once."""
    board = {"A 27": "1 carrier 1 cruiser 3 fighter", "B sakulag": "1 pds"}
    game = play("A:hacan B:sol", board, dice=[(5,)], techs={B: "pds_2"})
    drive(game, "A activate:46", "A all", "B fire", "A lose:carrier:1")
    assert units(game, "A 46") == "1 cruiser"


def test_reactor_meltdown_finds_the_owner_of_a_dock_in_space() -> None:
    """No matter whose; a dock that floats at home is safe."""
    board = {"B lodor": "own", "C quann": "own", "C 26": "1 space_dock", "C 11": "1 space_dock", "C 27": "1 space_dock"}
    game = seen("reactor_meltdown", text="A:hacan B:sol C:saar", units=board, homes=False)
    drive(game, "A component", "A use:reactor_meltdown")
    assert options(game, A) == ["to:26", "to:27"]
    drive(game, "A to:26")
    assert (units(game, "C 26"), units(game, "C 11"), units(game, "C 27")) == ("", "1 space_dock", "1 space_dock")
