"""Planets, their cards, what exhausts and readies: TI-9, TI-32.5, TI-45, TI-49, TI-50, TI-53, TI-66, TI-67."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.agendas.sessions import voted
from tests.games.twilight_imperium.boards import A, B, C, drive, options, owner, play, table_of, units

from cosmodrome.games.twilight_imperium.combat import Batch, one_more_die
from cosmodrome.games.twilight_imperium.index import PLANET, TECH

PLAIN = "A:hacan B:letnev"


@pytest.mark.rule("TI-32.5", "TI-32.5a")
def test_outside_an_invasion_control_goes_with_the_only_units_on_a_planet() -> None:
    """Colonial Redistribution clears C's planet and puts an infantry of B there: the planet is B's."""
    board = {"C lodor": "2 infantry 1 pds"}
    game = voted("colonial_redistribution", "lodor", units=board, points={C: 2})
    assert owner(game, "lodor") == C, "nobody else has units there yet"
    drive(game, "C player:1", "B yes")
    assert (owner(game, "lodor"), units(game, "B lodor")) == (B, "1 infantry")
    assert PLANET["lodor"] not in game.table.planets(C)


@pytest.mark.rule("TI-32.5b")
def test_in_an_invasion_control_changes_only_in_its_last_step() -> None:
    """The defenders are gone, yet the planet and its PDS are B's until control is established."""
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "1 infantry 1 pds"}
    game = play(PLAIN, board, dice=[(10, 10), (1,)], stop="control")
    drive(game, "A activate:26", "A all", "B hold", "A land:lodor:2", "B hold")
    assert game.outcome is not None, "the step of control is next"
    assert (owner(game, "lodor"), units(game, "B lodor")) == (B, "1 pds")
    game = play(PLAIN, board, dice=[(10, 10), (1,)])
    drive(game, "A activate:26", "A all", "B hold", "A land:lodor:2", "B hold")
    assert (owner(game, "lodor"), units(game, "A lodor")) == (A, "2 infantry")


@pytest.mark.rule("TI-49.5", "TI-49.6")
def test_a_planet_card_lies_with_the_controller_readied_or_exhausted() -> None:
    """It comes to A exhausted, and B has it no longer."""
    game = play(PLAIN, {"A 27": "1 carrier 2 infantry", "B lodor": "own"})
    before = next(each for each in game.view(None)["systems"] if each["system"] == 26)["planets"]["lodor"]
    assert (before["owner"], before["ready"]) == (B, True)
    drive(game, "A activate:26", "A all", "A land:lodor:2")
    after = next(each for each in game.view(None)["systems"] if each["system"] == 26)["planets"]["lodor"]
    assert (after["owner"], after["ready"]) == (A, False)
    lists = [PLANET["lodor"] in game.table.planets(seat) for seat in (A, B, C)]
    assert lists == [True, False, False]


@pytest.mark.rule("TI-50.0")
def test_the_command_sheet_holds_three_pools_and_the_trade_goods() -> None:
    """Spending from one of them leaves the others alone."""
    game = play(PLAIN, cards={A: "leadership"}, pools={A: (3, 2, 1)}, goods={A: 5})
    sheet = game.view(None)["players"][A]
    assert {key: sheet[key] for key in ("tactic", "fleet", "strategy", "goods")} == {
        "tactic": 3,
        "fleet": 2,
        "strategy": 1,
        "goods": 5,
    }
    drive(game, "A strategic:leadership", "A pool:fleet:3", "A buy-tokens:1", "A trade-good:3", "A pool:strategy:1")
    sheet = game.view(None)["players"][A]
    assert [sheet[key] for key in ("tactic", "fleet", "strategy", "goods")] == [3, 5, 2, 2]


@pytest.mark.rule("TI-53.0", "TI-53.2", "TI-67.1")
def test_a_readied_planet_is_exhausted_for_its_resources_and_an_exhausted_one_is_not() -> None:
    """Hacan's Arretze has two resources; Hercant, exhausted, cannot pay."""
    game = play("A:hacan", {"A 16": "1 carrier"}, exhausted="hercant", goods={A: 1})
    drive(game, "A activate:16", "A build:cruiser:1", "A done")
    assert "exhaust:arretze" in options(game, A)
    assert "exhaust:hercant" not in options(game, A)
    drive(game, "A exhaust:arretze")
    assert game.table.owed == 0
    assert units(game, "A 16") == "1 cruiser, 1 carrier"
    assert not game.table.is_ready(PLANET["arretze"])
    assert game.table.goods[A] == 1


@pytest.mark.rule("TI-45.4a")
def test_what_always_holds_does_so_on_an_exhausted_card() -> None:
    """Gravity Drive and Plasma Scoring lie exhausted, and still add a step and a die."""
    board = {"A 29": "1 carrier", "A lodor": "1 pds"}
    game = play("A:hacan", board, techs={A: "gravity_drive plasma_scoring"})
    for name in ("gravity_drive", "plasma_scoring"):
        game.table.tap(A, TECH[name])
    drive(game, "A activate:27")
    assert "ship:29:carrier:1" in options(game, A)
    assert game.table.side(A).fold("extra-die", False, "cannon")
    assert one_more_die([Batch(13, 1, 6, 0)]) == [Batch(13, 2, 6, 0)]


@pytest.mark.rule("TI-66.4")
def test_tokens_in_the_fleet_pool_are_not_spent() -> None:
    """With nothing in the other pools nobody activates a system or follows a strategy card."""
    pools = {A: (0, 8, 0), B: (0, 8, 0)}
    cards = {A: "trade leadership", B: "warfare", C: "politics"}
    game = play("A:sol B:letnev C:yin", {"A 26": "1 cruiser"}, pools=pools, cards=cards)
    assert options(game, A) == ["strategic:leadership", "strategic:trade"]
    drive(game, "A strategic:trade", "A done")
    assert [ask.seat for ask in game.asks] == [C], "B has no token to follow with"
    assert game.table.fleet_pool[:2] == [8, 8]


@pytest.mark.rule("TI-71.0")
def test_reinforcements_are_what_is_neither_on_the_board_nor_on_the_sheet() -> None:
    """Sixteen tokens and the plastic of a colour, less what is in use."""
    table = table_of(PLAIN, {"A 26": "2 cruiser"}, pools={A: (3, 2, 1)}, tokens={A: (26, 27)})
    assert table.reinforcements(A) == 16 - 6 - 2
    assert table.left(A, 2) == 8 - 2
    table.take_off(A, 26, 2)
    table.take_token(A, 27)
    assert (table.reinforcements(A), table.left(A, 2)) == (9, 7)
