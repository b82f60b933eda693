"""Cards of activation and movement."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, drive, options, pass_all, play, step, units
from tests.games.twilight_imperium.cards.scenes import offered, played, seen


def test_flank_speed() -> None:
    """Ships move one system farther."""
    assert units(played("flank_speed"), "A 26") == "1 carrier"
    assert units(pass_all(seen("flank_speed")), "A 26") == ""


def test_flank_speed_is_for_the_active_player() -> None:
    """Another player cannot answer an activation with it."""
    game = seen("flank_speed", hands={B: "flank_speed"})
    assert "use:flank_speed" not in options(game, B)


def test_in_the_silence_of_space() -> None:
    """Ships from the chosen system pass other fleets; without the card the way is closed."""
    assert units(played("in_the_silence_of_space"), "A 26") == "1 cruiser"
    assert units(pass_all(seen("in_the_silence_of_space")), "A 26") == ""


def test_in_the_silence_of_space_is_about_one_system() -> None:
    """Ships that start elsewhere are held up as always."""
    game = drive(seen("in_the_silence_of_space"), "A use:in_the_silence_of_space", "A to:32")
    assert units(pass_all(game), "A 26") == ""


@pytest.mark.rule("TI-46.1", "TI-47.3b")
def test_in_the_silence_of_space_somebody_is_fetched_beneath_another_fleet() -> None:
    """The carrier passes New Albion, under the cruiser of B, and takes the infantry there along; without the card the
    way around is open, but not to them."""
    board = {"A 46": "1 carrier", "A new_albion": "2 infantry", "B 27": "1 cruiser"}
    fields: dict[str, Any] = {"hands": {A: "in_the_silence_of_space"}, "techs": {A: "carrier_2"}}
    game = drive(play("A:sol B:letnev", board, **fields), "A activate:26")
    plain = drive(pass_all(game.fork()), "A ship:46:carrier:1")
    assert "load:new_albion:infantry:2" not in options(plain, A)
    drive(game, "A use:in_the_silence_of_space", "A ship:46:carrier:1", "A load:new_albion:infantry:2", "A done")
    assert units(game, "A 26") == "1 carrier, 2 infantry"


def test_lost_star_chart() -> None:
    """Alpha and beta wormholes are joined for this tactical action."""
    game = played("lost_star_chart")
    assert units(game, "A 26") == "1 carrier"
    assert not game.table.marked("holes-joined")
    assert units(pass_all(seen("lost_star_chart")), "A 26") == ""


def test_experimental_battlestation() -> None:
    """A dock near arriving ships fires three dice that hit with 5."""
    assert units(played("experimental_battlestation", stop="combat"), "A 26") == "1 cruiser"


def test_experimental_battlestation_needs_a_dock_in_or_next_to_the_system() -> None:
    """A dock two systems off does not reach; one next to it does (TI-R18)."""
    assert not offered("experimental_battlestation", units={"B lodor": "own", "B sakulag": "1 space_dock"})
    assert offered("experimental_battlestation", units={"B lodor": "own", "B qucenn": "1 space_dock"})


def test_experimental_battlestation_needs_ships_that_moved() -> None:
    """Ships that are there already give no occasion."""
    game = seen("experimental_battlestation", units={"A 26": "1 cruiser"})
    assert "use:experimental_battlestation" in options(game, B)
    still = seen("upgrade", units={"B lodor": "1 space_dock"}, hands={B: "experimental_battlestation"})
    while still.asks:
        assert "use:experimental_battlestation" not in options(still, B)
        drive(still, f"{'ABC'[still.asks[0].seat]} {options(still, still.asks[0].seat)[-1]}")


def test_experimental_battlestation_is_not_for_the_active_player() -> None:
    """TI-R18: it answers the move of another player."""
    board = {"A 27": "1 cruiser", "B 26": "1 cruiser", "A qucenn": "1 space_dock"}
    game = play("A:hacan B:sol", board, hands={A: "experimental_battlestation"}, stop="combat")
    drive(game, "A activate:26", "A all")
    while game.asks:
        assert "use:experimental_battlestation" not in options(game, A)
        step(game)
