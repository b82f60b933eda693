"""The Winnu."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, C, drive, options, pass_all, play, table_of, units

from cosmodrome.games.twilight_imperium.combat import Batch, volley
from cosmodrome.games.twilight_imperium.index import FLAGSHIP, MECATOL, NOBODY, PLANET, STRATEGY

LANDING = {"A 27": "1 carrier 2 infantry"}
LAND = ("A activate:18", "A all", "A remove-custodians", "A land:mecatol_rex:2")


def test_blood_ties() -> None:
    """Winnu removes the custodians token for nothing, with a point."""
    game = play("A:winnu", LANDING, exhausted="winnu")
    drive(game, *LAND)
    assert game.table.points[A] == 1
    assert not game.table.custodians
    game = play("A:sol", LANDING, exhausted="jord")
    drive(game, "A activate:18", "A all")
    assert "remove-custodians" not in options(game, A)


def test_reclamation() -> None:
    """After the tactical action that took Mecatol Rex, Winnu may place a PDS and a space dock there."""
    game = play("A:winnu", LANDING)
    drive(game, *LAND, "A use:reclamation")
    assert units(game, "A mecatol_rex") == "2 infantry, 1 pds, 1 space_dock"


@pytest.mark.rule("TI-74.9")
def test_reclamation_as_far_as_it_goes() -> None:
    """Without a PDS that could be placed, the space dock comes all the same."""
    guns = {"A lodor": "2 pds", "A starpoint": "2 pds", "A new_albion": "2 pds"}
    game = play("A:winnu", {**guns, "A 28": "1 carrier 2 infantry"}, tokens={A: (26, 27)})
    drive(game, "A activate:18", "A all", *LAND[2:], "A use:reclamation")
    assert units(game, "A mecatol_rex") == "2 infantry, 1 space_dock"


def test_reclamation_only_once_it_is_taken() -> None:
    """Not without having taken it in this action, nor for another planet."""
    game = play("A:winnu", {**LANDING, "A mecatol_rex": "1 infantry"}, custodians=False)
    drive(game, "A activate:18", "A all", "A done")
    assert "use:reclamation" not in options(game, A)
    game = play("A:winnu", LANDING)
    drive(game, "A activate:26", "A all", "A all")
    assert "use:reclamation" not in options(game, A)


def test_reclamation_once_for_each_time_it_is_taken() -> None:
    """Not after another tactical action there in the same turn."""
    game = play("A:winnu", LANDING, laws="minister_of_war:A")
    drive(game, *LAND, "A use:reclamation", "A use:minister_of_war", "A activate:18", "A done")
    assert game.outcome is not None, "the turn is over"


def test_salai_sai_corian() -> None:
    """The flagship rolls a die for each ship of the opponent that is no fighter."""
    table = table_of("A:winnu", {"A 26": "1 flagship", "B 26": "2 cruiser 1 carrier 4 fighter"})
    side, own = table.side(A), table.fleet(A, 26)
    assert volley(side, own, table.fleet(B, 26)) == [Batch(FLAGSHIP, 3, 7, 0)]
    beside = table_of("A:winnu", {"A 26": "1 flagship 2 cruiser"}).fleet(A, 26)
    assert sorted(batch.dice for batch in volley(side, beside, table.fleet(B, 26))) == [2, 3], "a cruiser rolls one die"
    fighters = table_of("A:winnu", {"A 26": "1 flagship", "B 26": "4 fighter"})
    assert volley(side, own, fighters.fleet(B, 26)) == []
    enlisted = table_of("A:winnu B:nekro", {"A 26": "1 flagship", "B 26": "1 flagship 2 infantry"}, system=26)
    assert volley(side, own, enlisted.combatants(B)) == [Batch(FLAGSHIP, 1, 7, 0)], "the infantry is only carried"
    enlisted.enlist(B, NOBODY, 2)
    assert volley(side, own, enlisted.combatants(B)) == [Batch(FLAGSHIP, 3, 7, 0)], "it fights as ships (TI-R50)"


def test_lazax_gate_folding() -> None:
    """In own tactical actions Mecatol Rex counts as an alpha and a beta wormhole, until Winnu controls it."""
    game = play("A:winnu", {"A 25": "1 cruiser"}, techs={A: "lazax_gate_folding"})
    assert not game.table.adjacent(25, MECATOL, A), "it is no tactical action yet"
    drive(game, "A activate:18", "A all")
    assert units(game, "A 18") == "1 cruiser", "from the beta wormhole of Quann"
    table = table_of("A:winnu", {"A mecatol_rex": "1 infantry"}, techs={A: "lazax_gate_folding"}, system=MECATOL)
    assert not table.adjacent(25, MECATOL, A)
    table = table_of("B:winnu", techs={B: "lazax_gate_folding"}, system=MECATOL)
    assert not table.adjacent(25, MECATOL, B), "nor in the action of another player"


def test_lazax_gate_folding_brings_infantry() -> None:
    """Exhausted, it places an infantry on Mecatol Rex, if Winnu controls it."""
    game = play("A:winnu", {"A mecatol_rex": "1 infantry"}, techs={A: "lazax_gate_folding"})
    drive(game, "A component", "A use:lazax_gate_folding")
    assert units(game, "A mecatol_rex") == "2 infantry"


def test_hegemonic_trade_policy() -> None:
    """When Winnu produces, resources and influence of one of its planets change places until the end of the turn."""
    game = play("A:winnu", {"A lodor": "own"}, techs={A: "hegemonic_trade_policy"})
    before = (game.table.resources(PLANET["lodor"]), game.table.influence(PLANET["lodor"]))
    drive(game, "A activate:7", "A use:hegemonic_trade_policy", "A planet:lodor")
    assert (game.table.influence(PLANET["lodor"]), game.table.resources(PLANET["lodor"])) == before
    assert before[0] != before[1]
    drive(game, "A done")
    assert game.table.tapped[A]
    game.table.forget("turn")
    assert (game.table.resources(PLANET["lodor"]), game.table.influence(PLANET["lodor"])) == before


def test_hegemonic_trade_policy_ends_with_the_agenda_it_was_used_in() -> None:
    """The rider of Winnu, who is Minister of Industry, brings a dock that produces in the agenda phase (TI-R16)."""
    fields: dict[str, Any] = {"phase": "agenda", "at": "agenda", "custodians": False, "cards": {}, "stop": "agenda-end"}
    fields |= {"laws": "minister_of_industry:A", "hands": {A: "construction_rider"}}
    game = play("A:winnu", {"A lodor": "own"}, techs={A: "hegemonic_trade_policy"}, agendas="mutiny", **fields)
    drive(game, "A use:construction_rider", "A vote:against", "B abstain", "C abstain", "A vote:against")
    drive(game, "A use:minister_of_industry", "A use:hegemonic_trade_policy")
    drive(game, "A planet:lodor")
    assert game.table.marked("swapped-values", PLANET["lodor"])
    drive(game, "A done")
    assert not game.table.marked("swapped-values", PLANET["lodor"])


def test_hegemonic_trade_policy_only_for_production() -> None:
    """It needs production of one's own."""
    game = play("A:winnu", techs={A: "hegemonic_trade_policy"})
    drive(game, "A activate:26")
    assert "use:hegemonic_trade_policy" not in options(pass_all(game), A)


ENDING = {"at": "strategy-end", "phase": "strategy", "stop": "turn-start"}


def test_acquiescence() -> None:
    """At the end of the strategy phase its holder exchanges a strategy card with Winnu, and chooses both."""
    game = play("B:winnu", notes={A: "acquiescence-1"}, **ENDING)
    drive(game, "A use:acquiescence-1", "A pick:leadership", "A pick:trade")
    assert game.table.cards[A] == (STRATEGY["construction"], STRATEGY["trade"])
    assert game.table.cards[B] == (STRATEGY["leadership"], STRATEGY["diplomacy"])
    assert game.table.find_note(B, "acquiescence-1")


@pytest.mark.parametrize("cards", [{A: "leadership", C: "trade"}, {B: "leadership", C: "trade"}])
def test_acquiescence_needs_a_card_on_either_side(cards: dict[int, str]) -> None:
    """Without one of the holder or of Winnu there is no exchange."""
    game = play("B:winnu", notes={A: "acquiescence-1"}, cards=cards, **ENDING)
    assert not game.asks


def test_acquiescence_is_of_no_use_to_its_owner() -> None:
    """Winnu cannot play it."""
    game = play("B:winnu", **ENDING)
    assert not game.asks
