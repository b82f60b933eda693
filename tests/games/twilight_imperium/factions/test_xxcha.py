"""The Xxcha Kingdom."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, owner, play, table_of, units

from cosmodrome.games.twilight_imperium.abilities.factions.xxcha import welcoming
from cosmodrome.games.twilight_imperium.index import AGENDA, PLANET, PLANET_NAMES, TECH
from cosmodrome.games.twilight_imperium.strategic import may_follow


@pytest.mark.rule("TI-70.2", "TI-70.3")
def test_peace_accords() -> None:
    """After Diplomacy Xxcha gains a planet without units in the system of an own planet or next to it."""
    board = {"A starpoint": "1 infantry", "B lodor": "own", "C quann": "own"}
    game = play("A:xxcha", board, cards={A: "diplomacy"})
    names = {PLANET_NAMES[planet] for planet in welcoming(game.table, A)}
    assert {"new_albion", "lodor"} <= names
    assert "quann" not in names, "too far away"
    assert "archon_tau" not in names, "it has no units, but is Xxcha's own"
    drive(game, "A strategic:diplomacy", "A to:27", "A use:peace_accords", "A planet:lodor")
    assert owner(game, "lodor") == A
    assert not game.table.is_ready(PLANET["lodor"])


def test_peace_accords_spares_units_and_mecatol() -> None:
    """A planet with any unit, and Mecatol Rex, cannot be had."""
    board = {"A starpoint": "1 infantry", "B lodor": "1 pds", "B new_albion": "1 infantry"}
    names = {PLANET_NAMES[planet] for planet in welcoming(table_of("A:xxcha", board, custodians=False), A)}
    assert not names & {"lodor", "new_albion", "mecatol_rex"}


def test_peace_accords_for_the_secondary() -> None:
    """It follows the secondary as well, for which Xxcha may spend a token though all planets are readied."""
    game = play("A:sol B:xxcha", {"B starpoint": "1 infantry"}, cards={A: "diplomacy"})
    assert not may_follow(game.table, C, "diplomacy")
    drive(game, "A strategic:diplomacy", "B secondary:diplomacy", "B use:peace_accords", "B planet:new_albion")
    assert owner(game, "new_albion") == B
    assert game.table.strategy[B] == 1


def test_peace_accords_need_diplomacy_of_ones_own() -> None:
    """Xxcha gets nothing when another resolves it and Xxcha does not follow."""
    board = {"A lodor": "own", "B starpoint": "1 infantry"}
    game = play("A:sol B:xxcha", board, cards={A: "diplomacy"}, pools={B: (3, 3, 0)}, stop="action-end")
    drive(game, "A strategic:diplomacy", "A to:26")
    assert game.outcome is not None, "nobody is asked"


VOTING = {"at": "agenda-reveal", "phase": "agenda", "stop": "vote", "custodians": False}


def test_quash() -> None:
    """When an agenda is revealed, a strategy token throws it away, and the next one is voted on."""
    game = play("B:xxcha", agendas="mutiny public_execution economic_equality", **VOTING)
    drive(game, "B use:quash")
    assert game.table.agenda == AGENDA["public_execution"]
    assert game.table.agenda_discard == [AGENDA["mutiny"]]
    assert game.table.strategy[B] == 1
    drive(game, "B use:quash")
    assert game.table.agenda == AGENDA["economic_equality"]
    assert game.table.agendas == 1
    assert B not in [seat for seat, _ in asked(game)], "no token is left"


def test_quash_can_be_forbidden() -> None:
    """Political Secret takes it away for the agenda, as it is a faction ability."""
    game = play("B:xxcha", agendas="mutiny", notes={A: "political_secret-1"}, **VOTING)
    drive(game, "A use:political_secret-1")
    assert "use:quash" not in options(game, B)


def test_loncara_ssodu() -> None:
    """Its space cannon, three dice at 5, also fires at ships in an adjacent system."""
    game = play("B:xxcha", {"A 37": "4 cruiser", "B 26": "1 flagship"}, pools={A: (3, 4, 2)}, dice=[(5, 5, 4)])
    drive(game, "A activate:27", "A all", "B fire")
    assert units(game, "A 27") == "2 cruiser"
    game = play("B:xxcha", {"A 37": "4 cruiser", "B 25": "1 flagship"}, pools={A: (3, 4, 2)})
    drive(game, "A activate:27", "A all")
    assert B not in [seat for seat, _ in asked(game)], "two systems away"


def test_instinct_training() -> None:
    """Exhausted for a strategy token it cancels an action card that another player plays."""
    game = play("B:xxcha", {"A 27": "1 cruiser"}, hands={A: "flank_speed"}, techs={B: "instinct_training"})
    drive(game, "A activate:26", "A use:flank_speed", "B use:instinct_training")
    assert not game.table.marked("move+", A)
    assert game.table.strategy[B] == 1
    assert len(game.table.action_discard) == 1
    assert game.table.tapped[B] == 1 << TECH["instinct_training"]


@pytest.mark.parametrize("pools", [(3, 3, 0), (3, 3, 2)])
def test_instinct_training_has_its_price(pools: tuple[int, int, int]) -> None:
    """Without a token, or for one's own card, it is of no use."""
    if not pools[2]:
        game = play("B:xxcha", hands={A: "flank_speed"}, techs={B: "instinct_training"}, pools={B: pools})
        drive(game, "A activate:26", "A use:flank_speed")
    else:
        game = play("A:xxcha", hands={A: "flank_speed"}, techs={A: "instinct_training"}, pools={A: pools})
        drive(game, "A activate:26", "A use:flank_speed")
    assert "use:instinct_training" not in options(game, A) + options(game, B)


def test_nullification_field() -> None:
    """After another player activates a system with ships of Xxcha, a token ends that player's turn at once."""
    fields: dict[str, Any] = {"techs": {B: "nullification_field"}, "pools": {B: (3, 3, 1)}}
    game = play("B:xxcha", {"A 27": "2 cruiser", "B 26": "1 cruiser"}, **fields)
    drive(game, "A activate:26", "B use:nullification_field")
    assert game.outcome is not None, "the turn is over"
    assert units(game, "A 27") == "2 cruiser"
    assert game.table.strategy[B] == 0


@pytest.mark.rule("TI-74.14")
def test_nothing_is_used_after_the_nullification_field() -> None:
    """The turn is over at once: Duha Menaimon produces nothing any more, and no Minister of Peace is spent on it."""
    fields: dict[str, Any] = {"techs": {B: "nullification_field"}, "goods": {A: 9}, "laws": "minister_of_peace:C"}
    game = play("A:arborec B:xxcha", {"A 26": "1 flagship", "B 26": "1 cruiser"}, **fields)
    drive(game, "A activate:26")
    assert [seat for seat, _ in asked(game)] == [A, B, C]
    drive(game, "A pass", "B use:nullification_field")
    assert game.outcome is not None, "nobody is asked any more"


def test_nullification_field_is_against_others() -> None:
    """Xxcha does not end its own turn with it."""
    game = play("A:xxcha", {"A 26": "1 cruiser"}, techs={A: "nullification_field"})
    assert "use:nullification_field" not in options(drive(game, "A activate:26"), A)


def test_nullification_field_needs_ships() -> None:
    """Planets alone do not call it, nor is it there without a token."""
    for board, strategy in (({"B lodor": "1 infantry"}, 2), ({"B 26": "1 cruiser"}, 0)):
        techs, pools = {B: "nullification_field"}, {B: (3, 3, strategy)}
        game = play("B:xxcha", {"A 27": "2 cruiser", **board}, techs=techs, pools=pools)
        drive(game, "A activate:26")
        assert B not in [seat for seat, _ in asked(game)]


def test_political_favor() -> None:
    """The owner loses a strategy token, the agenda is discarded, and the note goes back."""
    game = play("B:xxcha", agendas="mutiny public_execution", notes={A: "political_favor-1"}, **VOTING)
    drive(game, "A use:political_favor-1")
    assert game.table.agenda == AGENDA["public_execution"]
    assert game.table.strategy[B] == 1
    assert game.table.find_note(B, "political_favor-1")


def test_political_favor_needs_a_token() -> None:
    """Without a token in the owner's strategy pool it cannot be used."""
    game = play("B:xxcha", agendas="mutiny", notes={A: "political_favor-1"}, pools={B: (3, 3, 0)}, **VOTING)
    assert "use:political_favor-1" not in options(game, A)
