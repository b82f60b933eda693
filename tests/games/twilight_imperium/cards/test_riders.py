"""Riders: an outcome is named, its player does not vote, and has a reward if it wins, TI-83.22."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, pass_all, units
from tests.games.twilight_imperium.cards.scenes import SCENES, played, seen, use

from cosmodrome.games.twilight_imperium.data.action_cards import ACTION_CARDS
from cosmodrome.games.twilight_imperium.index import DREADNOUGHT, KINDS, TECH

RIDERS = [row.id for row in ACTION_CARDS if row.rider]


def wealth(table: Any) -> tuple[Any, ...]:
    """What riders could bring to B."""
    pools = (table.tactic[B], table.fleet_pool[B], table.strategy[B])
    cards = (len(table.hands[B]), table.speaker, table.techs[B], table.points[B])
    return pools, cards, table.goods[B], table.tokens, table.docks, table.reserve[B * KINDS + DREADNOUGHT]


@pytest.mark.parametrize("card", RIDERS)
@pytest.mark.rule("TI-83.22", "TI-83.16")
def test_a_rider_names_an_outcome_and_its_player_does_not_vote(card: str) -> None:
    """The prediction is written down; C is the next to be asked for votes."""
    game = use(seen(card), card)
    assert game.table.predictions == [(B, card, "for")]
    assert asked(pass_all(game)) == [(C, "vote")]


@pytest.mark.parametrize("card", RIDERS)
@pytest.mark.rule("TI-83.22b")
def test_a_wrong_prediction_brings_nothing(card: str) -> None:
    """Another outcome wins, and the game goes on to the next agenda."""
    game = pass_all(use(seen(card), card))
    before = wealth(game.table)
    drive(game, "C abstain", "A vote:against", "A all")
    assert game.table.agendas == 2
    assert wealth(game.table) == before


@pytest.mark.rule("TI-83.22a")
def test_only_possible_outcomes_can_be_named() -> None:
    """Those of the agenda that lies open."""
    game = drive(seen("trade_rider"), "B use:trade_rider")
    assert options(game, B) == ["vote:for", "vote:against"]


def test_a_player_who_cannot_vote_may_still_ride() -> None:
    """Several riders of one player, on the same outcome or on different ones."""
    game = drive(
        seen("trade_rider", hands={B: "imperial_rider"}),
        *("B use:trade_rider", "B vote:for", "B use:imperial_rider", "B vote:against"),
        *("C abstain", "A vote:for", "A all"),
    )
    assert (game.table.goods[B], game.table.points[B]) == (5, 0)


def test_leadership_rider() -> None:
    """Three command tokens."""
    assert played("leadership_rider").table.tactic[B] == 6


def test_diplomacy_rider() -> None:
    """Each other player has a token in the chosen system."""
    table = played("diplomacy_rider").table
    assert [table.tokens[seat] for seat in (A, B, C)] == [1 << 26, 0, 1 << 26]


def test_diplomacy_rider_may_name_mecatol_rex() -> None:
    """Unlike the strategy card."""
    script = ("C abstain", "A vote:for", "A all", "B to:18")
    game = drive(use(seen("diplomacy_rider", units={"B mecatol_rex": "own"}), "diplomacy_rider"), *script)
    assert game.table.tokens[A] == 1 << 18


def test_politics_rider() -> None:
    """Three action cards and the speaker token."""
    table = played("politics_rider").table
    assert (len(table.hands[B]), table.speaker) == (3, B)


def test_construction_rider() -> None:
    """A space dock on an own planet."""
    assert units(played("construction_rider"), "B lodor") == "1 space_dock"


def test_trade_rider() -> None:
    """Five trade goods."""
    assert played("trade_rider").table.goods[B] == 5


def test_warfare_rider() -> None:
    """A dreadnought joins own ships."""
    assert units(played("warfare_rider"), "B 26") == "1 carrier, 1 dreadnought"


@pytest.mark.rule("TI-42.3a")
def test_warfare_rider_does_not_force_ships_off_the_board() -> None:
    """Without a dreadnought in the reinforcements one may be moved, or not."""
    board = {"B 26": "3 dreadnought", "B 27": "2 dreadnought"}
    game = pass_all(use(seen("warfare_rider", units=board), "warfare_rider"))
    drive(game, *SCENES["warfare_rider"].then[:3])
    assert options(game, B) == ["to:26", "to:27", "pass"]
    drive(game, "B to:27", "B to:26")
    assert (units(game, "B 26"), units(game, "B 27")) == ("2 dreadnought", "3 dreadnought")


@pytest.mark.rule("TI-38.3")
def test_who_flew_with_a_dreadnought_taken_off_the_board_is_removed() -> None:
    """Its infantry has no room where it is left behind."""
    board = {"B 26": "3 dreadnought 3 infantry", "B 27": "2 dreadnought"}
    game = pass_all(use(seen("warfare_rider", units=board), "warfare_rider"))
    drive(game, *SCENES["warfare_rider"].then[:3], "B to:27", "B to:26")
    assert units(game, "B 26") == "2 dreadnought, 2 infantry"


def test_technology_rider() -> None:
    """A technology is researched."""
    assert played("technology_rider").table.owns(B, TECH["neural_motivator"])


def test_imperial_rider() -> None:
    """A victory point."""
    assert played("imperial_rider").table.points[B] == 1
