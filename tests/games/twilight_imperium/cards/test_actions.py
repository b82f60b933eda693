"""Component actions for trade goods, tokens, cards, technologies and laws."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, asked, drive, options, play
from tests.games.twilight_imperium.cards.scenes import offered, played, seen, use

from cosmodrome.games.twilight_imperium.index import AGENDA, PLANET, TECH
from cosmodrome.kernel import seats_of


def test_industrial_initiative() -> None:
    """One trade good for each industrial planet: two of the three."""
    assert played("industrial_initiative").table.goods[A] == 2


def test_economic_initiative() -> None:
    """Cultural planets are readied, others are not."""
    table = played("economic_initiative").table
    assert table.is_ready(PLANET["lodor"])
    assert not table.is_ready(PLANET["abyz"])


@pytest.mark.rule("TI-31.3")
@pytest.mark.parametrize("name", ["industrial_initiative", "economic_initiative"])
def test_an_initiative_without_planets_is_an_action_in_vain(name: str) -> None:
    """TI-R65: A has only the home planets, which have no trait; the action of the turn is taken all the same."""
    game = play("A:hacan", hands={A: name}, exhausted="arretze", cards={A: "trade"})
    drive(game, "A component", f"A use:{name}")
    assert (game.table.goods[A], game.table.is_ready(PLANET["arretze"])) == (0, False)
    assert game.table.actions == 1


def test_mining_initiative() -> None:
    """Trade goods for the resources of an own planet, which stays readied."""
    game = seen("mining_initiative")
    drive(game, "A component", "A use:mining_initiative")
    assert "planet:jord" not in options(game, A)
    table = drive(game, "A planet:lodor").table
    assert table.goods[A] == 3
    assert table.is_ready(PLANET["lodor"])


def test_uprising() -> None:
    """The planet is exhausted, and its resources are trade goods; homes are safe."""
    game = drive(seen("uprising"), "A component", "A use:uprising")
    assert options(game, A) == ["planet:quann", "planet:lodor"]
    table = drive(game, "A planet:lodor").table
    assert not table.is_ready(PLANET["lodor"])
    assert (table.goods[A], table.goods[B]) == (3, 0)


def test_unexpected_action() -> None:
    """One own token leaves the board for the reinforcements."""
    table = played("unexpected_action").table
    assert table.tokens[A] == 1 << 27
    assert table.tactic[A] == 3


def test_insubordination() -> None:
    """The other player loses a token of the tactic pool; one without any cannot be chosen."""
    assert played("insubordination").table.tactic[B] == 2
    game = drive(seen("insubordination", pools={B: (0, 3, 2)}), "A component", "A use:insubordination")
    assert game.table.tactic[2] == 2  # only C was left, so nobody was asked


def test_spy() -> None:
    """A random card changes hands, seen by the two alone."""
    table = played("spy").table
    assert [table.name(card) for card in table.hands[A]] == ["flank_speed"]
    assert [table.name(card) for card in table.hands[B]] == ["morale_boost"]
    (card,) = table.hands[A]
    assert table.seen[card] == seats_of([B])


@pytest.mark.rule("TI-24.4")
def test_a_spy_keeps_the_hand_limit() -> None:
    """Three cards where a law allows no more."""
    fields: dict[str, Any] = {"hands": {A: "spy summit veto bribery", B: "flank_speed"}, "laws": "executive_sanctions"}
    game = drive(play("A:hacan B:sol", **fields), "A component", "A use:spy")
    assert asked(game) == [(A, "discard")]


def test_focused_research() -> None:
    """Four trade goods buy a technology whose prerequisites are met."""
    game = use(seen("focused_research"), "focused_research")
    assert game.table.goods[A] == 1
    assert "technology:fleet_logistics" not in options(game, A)
    assert drive(game, "A technology:neural_motivator").table.owns(A, TECH["neural_motivator"])


@pytest.mark.rule("TI-24.6a")
def test_focused_research_needs_something_to_research() -> None:
    """With four trade goods and nothing within reach it cannot be played."""
    assert not offered("focused_research", techs={A: " ".join(TECH)})


def test_repeal_law() -> None:
    """The law is discarded and works no more."""
    game = played("repeal_law")
    assert not game.table.law(AGENDA["fleet_regulations"])
    assert game.table.law(AGENDA["executive_sanctions"])
    assert AGENDA["fleet_regulations"] in game.table.agenda_discard
    assert asked(game) == []


@pytest.mark.rule("TI-26.5", "TI-59.1")
def test_a_repealed_law_lets_go_of_its_planet() -> None:
    """What an attached law has added to a planet is gone with it."""
    game = seen("repeal_law", laws="core_mining:abyz senate_sanctuary:lodor", units={"A abyz": "own", "B lodor": "own"})
    assert (game.table.resources(PLANET["abyz"]), game.table.influence(PLANET["lodor"])) == (5, 3)
    drive(game, "A component", "A use:repeal_law", "A law:core_mining")
    assert (game.table.resources(PLANET["abyz"]), game.table.influence(PLANET["lodor"])) == (3, 3)
