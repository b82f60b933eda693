"""The launch phase, and planets without ships of their owner."""

from __future__ import annotations

import pytest
from tests.conformance.joined import starting
from tests.games.cosmic_encounter.tables import A, B, C, D, drive, finish, options, pass_all, play, table_of

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.table import DEFENSE
from cosmodrome.kernel import NotAnOption

CARDS = {A: "attack-10", B: "attack-08", C: "morph"}


@pytest.mark.rule("CE-9.2")
def test_one_to_four_ships_are_launched() -> None:
    """Neither none nor five."""
    game = play("A attacks B", hands=CARDS, ships={A: 0}, at="launch", stop="launched")
    pass_all(game)
    counts = {int(option.split(":")[-1]) for option in options(game, A)}
    assert counts == {1, 2, 3, 4}
    assert "done" not in options(game, A)
    with pytest.raises(NotAnOption, match=r"CE-9\.2"):
        game.answer(A, "done")
    drive(game, "A ship:0:3")
    assert "done" in options(game, A)
    assert max(int(option.split(":")[-1]) for option in options(game, A) if option != "done") == 1


@pytest.mark.rule("CE-9.3", "CE-22.1")
@pytest.mark.parametrize("at_home", [True, False])
def test_the_last_ship_takes_the_colony_along(at_home: bool) -> None:
    """At home or abroad, the colony is gone as soon as the ship is on the gate."""
    table = table_of("A attacks B, C", hands=CARDS, ships={A: 0}, visitors={A: 5}, at="launch")
    planet = table.ships.systems[C][1]
    table.ships.move(A, 1, 0, table.ships.by_planet[A][1] - 1)
    assert table.ships.by_planet[A][planet] == 1
    before = (table.ships.home[A], table.ships.foreign[A])
    game = starting(RULES, table)
    drive(game, f"A ship:{1 if at_home else planet}:1", "A done")
    gone = (before[0] - 1, before[1]) if at_home else (before[0], before[1] - 1)
    assert (game.table.ships.home[A], game.table.ships.foreign[A]) == gone


@pytest.mark.rule("CE-9.4")
def test_the_defense_cannot_change_the_ships_on_the_planet() -> None:
    """Nobody asks the offense for ships, and there are as many at the reveal as when the gate was aimed."""
    game = play("A attacks B, C", hands=CARDS, ships={A: 0, B: 3}, at="launch", flares=False)
    drive(game, "A auto:4", "A invite:nobody", "B invite:nobody", "A lay:attack-10", "B lay:attack-08")
    finish(game)
    assert {"key": "totals", "offense": 14, "defense": 11} in game.events(None)
    asked = [event for event in game.events(None) if event["key"] == "moved" and event["seat"] == B]
    assert [event["goal"] for event in asked] == ["limbo", "warp"]


@pytest.mark.rule("CE-9.5", "CE-9.6", "CE-22.3")
def test_a_planet_without_ships_is_defended_with_none() -> None:
    """The owner plays a card and has allies; the owner's ships count 0."""
    game = play("A attacks B, C", hands=CARDS, ships={A: 0, B: 0}, at="launch", flares=False)
    drive(game, "A ship:4:1", "A done", "A invite:nobody", "B invite:2", "C join:defense", "C auto:4")
    drive(game, "A lay:attack-10", "B lay:attack-08")
    assert {"key": "totals", "offense": 11, "defense": 12} in game.events(None)
    assert game.table.winner == DEFENSE


@pytest.mark.rule("CE-9.9", "CE-24.2")
def test_an_undefended_planet_with_bystanders() -> None:
    """Filch and Parasite have two ships each on a Macron planet that Clone attacks: Macron has 0 ships and loses none,
    they are safe, and Clone gains a colony."""
    hands = {A: "attack-10", B: "attack-08"}
    game = play(
        "A:clone attacks B:macron, C:filch, D:parasite",
        hands=hands,
        ships={A: 4, B: 0},
        bystanders={C: 2, D: 2},
        at="select",
    )
    planet = game.table.planet
    drive(game, "A lay:attack-10", "B lay:attack-08")
    assert {"key": "totals", "offense": 14, "defense": 8} in game.events(None)
    finish(game)
    assert [ships[planet] for ships in game.table.ships.by_planet] == [4, 0, 2, 2]
    assert game.table.ships.warp == [0, 0, 0, 0]
    assert game.table.ships.foreign[A] == 1


@pytest.mark.rule("CE-24.4")
def test_a_third_players_colony_on_the_planet_is_a_bystander() -> None:
    """It counts for neither side."""
    game = play("A attacks B, C", hands={A: "attack-10", B: "attack-08"}, bystanders={C: 3}, at="select", flares=False)
    drive(game, "A lay:attack-10", "B lay:attack-08")
    assert {"key": "totals", "offense": 14, "defense": 12} in game.events(None)
