"""The drafted movement as its player is shown it: ways, cargo, dangers, odds; and answers that are tried out first."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, drive, play
from tests.games.twilight_imperium.test_hints import said

from cosmodrome.games.twilight_imperium.asides import odds
from cosmodrome.games.twilight_imperium.drafted import landing, movement
from cosmodrome.kernel import Game, Random, rehearse


def shown(game: Game) -> dict[str, Any]:
    found = movement(game.table, A)
    assert found is not None
    return found


def test_nobody_else_is_shown_the_draft() -> None:
    game = play("A:hacan B:sol", {"A 26": "1 cruiser"})
    assert movement(game.table, A) is None
    drive(game, "A activate:27")
    assert movement(game.table, B) is movement(game.table, None) is None
    assert [ship["system"] for ship in shown(game)["ships"]] == [26]


@pytest.mark.rule("TI-47.3b")
def test_a_route_names_every_system_that_is_passed() -> None:
    game = drive(play("A:hacan B:sol", {"A 29": "1 cruiser"}), "A activate:18")
    (ship,) = shown(game)["ships"]
    assert ship["route"] == [29, 26, 18]
    assert ship["rifts"] == 0


@pytest.mark.rule("TI-12.2")
def test_a_way_through_a_gravity_rift_is_told_with_its_odds() -> None:
    """The cruiser's only way leads through the rift: a fighter is beaten in seven of ten cases at most."""
    board = {"A 32": "1 cruiser", "B 27": "1 fighter"}
    game = drive(play("A:hacan B:sol", board), "A activate:27", "A ship:32:cruiser:1")
    (ship,) = shown(game)["ships"]
    assert ship["route"] == [32, 41, 27]
    assert shown(game)["rift"] == {"dice": 1, "lost": 0.3}
    assert odds(game.table, A)[0]["attacker"] < 0.7
    told = said(game, "move", "done")
    assert told["rift"] == 30
    assert told["win"] < 70


def test_ships_that_cannot_come_say_why() -> None:
    board = {"A 26": "1 cruiser", "A 29": "1 carrier", "A 40": "1 carrier"}
    game = drive(play("A:hacan B:sol", board, tokens={A: [29]}), "A activate:18")
    assert shown(game)["stuck"] == [{"system": 29, "why": "token"}, {"system": 40, "why": "far"}]


@pytest.mark.rule("TI-34.3")
def test_space_cannons_are_told_with_their_dice() -> None:
    game = play("A:hacan B:sol", {"A 26": "1 cruiser", "B starpoint": "2 pds 1 infantry"})
    drive(game, "A activate:27", "A ship:26:cruiser:1")
    assert shown(game)["cannons"] == [{"seat": B, "dice": [[2, 6]], "hit": 0.75}]
    assert said(game, "move", "done")["cannon"] == 2


def test_each_ship_tells_what_it_carries_and_each_planet_what_stays() -> None:
    draft = play("A:hacan B:sol", {"A 26": "2 carrier 2 fighter", "A lodor": "3 infantry"})
    drive(draft, "A activate:27", "A ship:26:carrier:2", "A load:26:fighter:2", "A load:lodor:infantry:2")
    told = shown(draft)
    assert [sum(count for *_, count in ship["cargo"]) for ship in told["aboard"]] == [4, 0]
    assert [ship["room"] for ship in told["aboard"]] == [4, 4]
    assert told["stay"] == [["lodor", 1]]
    assert told["fleet"] == {"used": 2, "of": 3}


@pytest.mark.rule("TI-37.1")
def test_ships_beyond_the_fleet_pool_are_told() -> None:
    game = play("A:hacan B:sol", {"A 26": "3 cruiser"}, pools={A: (3, 2, 2)})
    drive(game, "A activate:27", "A ship:26:cruiser:3")
    assert shown(game)["fleet"] == {"used": 3, "of": 2}
    assert said(game, "move", "done")["over"] == 1


def test_a_landing_is_told_by_how_many_land() -> None:
    """A planet of nobody is taken by one, a defended one the more surely the more there are."""
    game = play("A:hacan B:sol", {"A 26": "1 carrier 2 infantry", "B starpoint": "1 infantry"})
    drive(game, "A activate:27", "A ship:26:carrier:1", "A load:26:infantry:2")
    free, held = sorted(shown(game)["landings"], key=lambda planet: planet["planet"])
    assert (free["planet"], free["win"]) == ("new_albion", [1.0, 1.0])
    assert (held["planet"], held["owner"], held["infantry"]) == ("starpoint", B, 1)
    assert 0.3 < held["win"][0] < held["win"][1] < 1


@pytest.mark.rule("TI-16.2")
def test_the_price_of_the_custodians_is_told() -> None:
    game = drive(play("A:hacan B:sol", {"A 26": "1 carrier 1 infantry"}, goods={A: 1}), "A activate:18")
    assert shown(game)["custodians"] == {"cost": 6, "payable": False}
    rich = drive(play("A:hacan B:sol", {"A 26": "1 carrier 1 infantry"}, goods={A: 6}), "A activate:18")
    assert shown(rich)["custodians"] == {"cost": 6, "payable": True}
    assert shown(rich)["landings"] == []


def test_a_single_fleet_can_be_taken_as_a_whole() -> None:
    game = drive(play("A:hacan B:sol", {"A 26": "1 cruiser"}), "A activate:27")
    assert [option.id for option in game.asks[0].options] == ["all", "fleet:26", "ship:26:cruiser:1", "done"]


def test_a_whole_action_is_tried_out_before_anything_is_answered() -> None:
    """Activation, ships, cargo and landing; the game itself stays where it was."""
    game = play("A:hacan B:sol", {"A 26": "1 carrier", "A lodor": "2 infantry"})
    plan = ["activate:27", "ship:26:carrier:1", "load:lodor:infantry:2", "done", "land:starpoint:1"]
    tried = rehearse(game, A, plan, Random(1))
    assert tried.taken == 5
    assert tried.game.asks[0].key == "land"
    assert game.asks[0].key == "turn"
    assert not game.table.tokens[A] >> 27 & 1


def test_a_rehearsal_ends_where_dice_decide() -> None:
    game = play("A:hacan B:sol", {"A 26": "1 cruiser", "B 27": "1 cruiser"})
    tried = rehearse(game, A, ["activate:27", "ship:26:cruiser:1", "done", "stay"], Random(1))
    assert tried.taken == 2
    assert tried.game.asks[0].key == "move"


def test_a_rehearsal_ends_before_what_is_not_offered() -> None:
    game = play("A:hacan B:sol", {"A 26": "1 cruiser"})
    assert rehearse(game, A, ["activate:27", "ship:26:carrier:1"], Random(1)).taken == 1


def test_where_one_can_land_is_told_once_more_when_troops_are_committed() -> None:
    game = play("A:hacan B:sol", {"A 26": "1 carrier 2 infantry", "B starpoint": "1 infantry"})
    drive(game, "A activate:27", "A ship:26:carrier:1", "A load:26:infantry:2")
    assert landing(game.table, A) is None
    drive(game, "A done")
    while game.asks[0].key != "land":
        game.answer(game.asks[0].seat, "pass")
    told = landing(game.table, A)
    assert told is not None
    assert sorted(planet["planet"] for planet in told) == ["new_albion", "starpoint"]
    assert landing(game.table, B) is landing(game.table, None) is None
