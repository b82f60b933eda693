"""Cards of an invasion."""

from __future__ import annotations

from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, owner, pass_all, play, units
from tests.games.twilight_imperium.cards.scenes import MOVE, offered, played, seen, use

from cosmodrome.games.twilight_imperium.index import DOCK, KINDS, PDS, PLANET


def test_bunker() -> None:
    """Bombardment gets -4: a dreadnought needs a 9."""
    assert units(played("bunker"), "B lodor") == "2 infantry"
    assert units(played("bunker", dice=[(9,)]), "B lodor") == "1 infantry"
    assert units(drive(seen("bunker"), "A auto"), "B lodor") == "1 infantry"


def test_bunker_needs_a_planet_in_the_system() -> None:
    """Neither the invader nor a player without a planet there can play it."""
    for seat in (A, C):
        game = play("A:hacan B:sol", {"A 27": "1 dreadnought", "B lodor": "1 infantry"}, hands={seat: "bunker"})
        drive(game, *MOVE)
        assert "use:bunker" not in options(game, seat)


def test_disable() -> None:
    """The shield is down, and the cannons are silent in this invasion."""
    game = played("disable")
    assert units(game, "B lodor") == "1 infantry, 1 pds"
    drive(game, "A all")
    assert (B, "space-cannon") not in asked(game), "B is not asked to fire at those who land"
    assert [event["key"] for event in game.events(None) if event["key"] == "combat"], "they fight at once"


def test_without_disable_the_shield_holds() -> None:
    """Nothing can be bombarded, and those who land are fired at."""
    game = drive(pass_all(seen("disable")), "A all")
    assert units(game, "B lodor") == "2 infantry, 1 pds"
    assert options(game, B) == ["fire", "hold"]


def test_disable_needs_pds_of_an_opponent() -> None:
    """Without PDS in the system it cannot be played; the defender never can."""
    game = play("A:hacan B:sol", {"A 27": "1 dreadnought", "B lodor": "1 infantry"}, hands={A: "disable"})
    drive(game, *MOVE)
    assert "use:disable" not in options(game, A)


def test_parley() -> None:
    """The landed units go back to space, and the planet is not fought for."""
    game = played("parley")
    assert units(game, "A 26") == "1 carrier, 2 infantry"
    assert units(game, "B lodor") == "1 infantry"
    assert not [event for event in game.events(None) if event["key"] == "rolled"]


def test_parley_is_about_one_planet() -> None:
    """Units that landed elsewhere stay there."""
    board = {"A 26": "1 carrier 3 infantry", "B new_albion": "1 infantry", "B starpoint": "own"}
    game = play("A:hacan B:sol", board, hands={B: "parley"})
    drive(game, "A activate:27", "A all", "A land:new_albion:2", "A land:starpoint:1", "B use:parley")
    assert owner(game, "starpoint") == A
    assert owner(game, "new_albion") == B
    assert units(game, "A 27") == "1 carrier, 2 infantry"


def test_infiltrate() -> None:
    """Dock and PDS of the planet are the taker's now; the old ones are back with their owner."""
    game = played("infiltrate")
    assert units(game, "A lodor") == "2 infantry, 1 pds, 1 space_dock"
    reserve = game.table.reserve
    assert (reserve[A * KINDS + PDS], reserve[A * KINDS + DOCK]) == (5, 1)
    assert (reserve[B * KINDS + PDS], reserve[B * KINDS + DOCK]) == (6, 2)


def test_without_infiltrate_structures_are_destroyed() -> None:
    """TI-11.5a."""
    assert units(pass_all(seen("infiltrate")), "A lodor") == "2 infantry"


def test_infiltrate_takes_what_the_reinforcements_hold() -> None:
    """TI-R44: a dock that would have to come from the board may be left there."""
    board = {"A quann": "1 space_dock", "A abyz": "1 space_dock"}
    game = use(seen("infiltrate", units=board), "infiltrate")
    assert options(game, A) == ["structure:space_dock:lodor", "pass"]
    drive(game, "A pass")
    assert units(game, "A lodor") == "2 infantry, 1 pds"
    assert units(game, "A quann") == "1 space_dock"


def test_reparations() -> None:
    """A planet of the taker is exhausted, one of the loser readied."""
    table = played("reparations").table
    assert not table.is_ready(PLANET["hercant"])
    assert table.is_ready(PLANET["jord"])


def test_reparations_need_one_half_at_least() -> None:
    """With all own planets readied the other half is enough; with neither it cannot be played (TI-74.9)."""
    assert offered("reparations", exhausted="")
    assert offered("reparations", exhausted="jord hercant arretze kamdorn")
    assert not offered("reparations", exhausted="hercant arretze kamdorn")


def test_parley_sends_fighters_back_as_well() -> None:
    """Those of the Matriarch land like ground forces."""
    board = {"A 27": "1 flagship 2 fighter", "B lodor": "1 infantry"}
    game = play("A:naalu B:sol", board, hands={B: "parley"})
    drive(game, "A activate:26", "A all", "A land:lodor:2:fighter", "B use:parley")
    assert units(game, "A 26") == "2 fighter, 1 flagship"
    assert not [event for event in game.events(None) if event["key"] == "rolled"]


def test_infiltrate_takes_a_dock_alone() -> None:
    """There need not be a PDS."""
    board = {"A 27": "1 carrier 1 infantry", "B lodor": "1 space_dock"}
    game = play("A:hacan B:sol", board, hands={A: "infiltrate"})
    drive(game, "A activate:26", "A all", "A land:lodor:1", "A use:infiltrate")
    assert units(game, "A lodor") == "1 infantry, 1 space_dock"
