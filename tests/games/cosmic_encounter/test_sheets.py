"""Sheets and technologies that change hands or leave: what goes with them, what stays, and what all can see."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.abilities.aliens.test_miser import hoarding
from tests.games.cosmic_encounter.labs import equip
from tests.games.cosmic_encounter.tables import A, B, C, begun, table_of

from cosmodrome.games.cosmic_encounter.aliens import ALIEN, NAMES
from cosmodrome.games.cosmic_encounter.cards import NAMES as CARDS
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import TECH
from cosmodrome.kernel import Game, Seat


def aliens(table: CosmicEncounter) -> list[list[str]]:
    """The aliens of each seat."""
    return [[NAMES[alien] for alien in sheets] for sheets in table.sheets]


def shown(game: Game, looker: Seat) -> list[list[str]]:
    """The aliens of each seat, as one of them sees it."""
    return [player["aliens"] for player in game.view(looker)["players"]]


@pytest.mark.rule("CE-R32", "CE-29.9")
def test_a_hidden_sheet_that_is_traded_stays_hidden() -> None:
    """A's Zombie lies open and goes to B so; B's Clone is seen by A alone, who has it now."""
    game = begun(table_of("A:zombie, B:clone, C", at="regroup", destiny="wild", hands={A: "morph"}, hidden_powers=True))
    game.table.unveil(A)
    game.table.swap_sheets(A, B)
    assert aliens(game.table) == [["clone"], ["zombie"], []]
    assert game.table.hidden == [True, False, True]
    assert (shown(game, A)[0], shown(game, C)[:2]) == (["clone"], [["?"], ["zombie"]])


@pytest.mark.rule("CE-R80")
def test_a_guest_stays_where_it_is_when_the_sheet_is_lent() -> None:
    """A lends the Zombie to B, who has the Clone no longer while it lasts; the Macron of the Precursor Seed stays."""
    table = table_of("A:zombie, B:clone, C", at="regroup")
    table.join_sheet(A, ALIEN["macron"])
    table.lend(A, ALIEN["zombie"], B)
    assert aliens(table) == [["macron"], ["zombie"], []]
    table.begin_encounter(A)
    assert aliens(table) == [["zombie", "macron"], ["clone"], []]


@pytest.mark.rule("CE-R80")
def test_a_guest_is_lent_by_itself() -> None:
    """The sheet beside it stays."""
    table = table_of("A:zombie, B:clone, C", at="regroup")
    table.join_sheet(A, ALIEN["macron"])
    table.lend(A, ALIEN["macron"], B)
    assert aliens(table) == [["zombie"], ["macron"], []]


@pytest.mark.rule("CE-R86", "CE-R32")
def test_a_sheet_that_leaves_while_it_is_lent_takes_its_hoard_along() -> None:
    """B has borrowed A's Miser with the hoard when A gets another alien."""
    fields: dict[str, Any] = {"hands": {A: "attack-10", B: "attack-00"}, "at": "planning"}
    table = hoarding("A:miser attacks B:zombie, C", "attack-30", "reveal", **fields).table
    table.lend(A, ALIEN["miser"], B)
    assert list(table.cards.piles) == ["miser:1"]
    table.exchange_sheet(A, ALIEN["clone"])
    assert (table.cards.piles, [CARDS[card] for card in table.cards.discard]) == ({}, ["attack-30"])
    assert aliens(table)[A] == ["clone"]


@pytest.mark.rule("CE-R32")
def test_a_hoard_stays_where_it_is_when_another_sheet_changes_hands() -> None:
    """C gets the Zombie; the Miser still plays from the hoard."""
    fields: dict[str, Any] = {"hands": {A: "attack-10", B: "attack-00"}, "at": "planning"}
    table = hoarding("A:miser attacks B, C", "attack-30", "reveal", **fields).table
    table.give_sheets(C, (ALIEN["zombie"],))
    assert (list(table.cards.piles), table.cards.reach) == (["miser:0"], [("miser:0",), (), ()])


@pytest.mark.rule("CE-R71")
def test_a_lent_hand_is_played_from_whatever_becomes_of_the_sheet() -> None:
    """A has C's hand for the encounter, also after a trade of sheets."""
    hands = {A: "attack-10", B: "attack-00", C: "attack-40"}
    table = begun(table_of("A:demon attacks B:zombie, C", hands=hands, at="select")).table
    table.cards.lend_hand(C, A)
    table.swap_sheets(A, B)
    assert table.cards.reach == [("lent-2:0",), (), ()]
    assert [CARDS[card] for card in table.cards.in_reach(A)] == ["attack-10", "attack-40"]


@pytest.mark.rule("CE-29.12")
@pytest.mark.parametrize("kept", [True, False])
def test_all_hear_which_alien_a_player_has_after_a_change(kept: bool) -> None:
    """Also if it is the old one."""
    game = begun(table_of("A:zombie, B:clone, C", at="regroup", destiny="wild", hands={A: "morph"}))
    since = len(game.events(None))
    game.table.exchange_sheet(A, ALIEN["zombie" if kept else "macron"])
    told = [event for event in game.events(C, since) if event["key"] == "sheet"]
    assert told == [{"key": "sheet", "seat": A, "aliens": ["zombie" if kept else "macron"]}]


# ---- technologies ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-R76", "CE-2.8")
def test_what_a_technology_has_brought_leaves_with_it() -> None:
    """The token of the Lunar Cannon, when that is discarded, not when another technology is."""
    table = table_of("A, B, C", at="regroup", technologies=True)
    equip(table, A, "lunar_cannon")
    equip(table, A, "omega_missile")
    table.technologies.put_piece("lunar_cannon", (6, 7))
    table.technologies.discard(A, TECH["omega_missile"])
    assert table.technologies.pieces == {"lunar_cannon": (6, 7)}
    table.technologies.discard(A, TECH["lunar_cannon"])
    assert (table.technologies.pieces, table.technologies.owned[A]) == ({}, ())
    assert table.technologies.discards[-2:] == [TECH["omega_missile"], TECH["lunar_cannon"]]


@pytest.mark.rule("CE-30.8")
def test_all_see_a_technology_that_is_shown() -> None:
    """Before that they see how many ships are on it, not what it is."""
    table = table_of("A, B, C", at="regroup", destiny="wild", hands={A: "morph"}, technologies=True)
    equip(table, B, "infinity_drive", ships=2, up=False)
    game = begun(table)
    (before,) = game.view(C)["players"][B]["technologies"]
    assert (before["technology"], before["ships"]) == ("?", 2)
    assert game.view(B)["players"][B]["technologies"][0]["technology"] == "infinity_drive"
    game.table.technologies.show(B, TECH["infinity_drive"])
    assert game.view(C)["players"][B]["technologies"][0]["technology"] == "infinity_drive"
