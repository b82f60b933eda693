"""The Universities of Jol-Nar."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, play, table_of, units

from cosmodrome.games.twilight_imperium.combat import Batch, count_hits, volley
from cosmodrome.games.twilight_imperium.index import CRUISER, FLAGSHIP, INFANTRY, PLANET, TECH
from cosmodrome.games.twilight_imperium.research import lacking, researchable
from cosmodrome.kernel import Game


def test_fragile() -> None:
    """All combat rolls of Jol-Nar have -1, in space and on planets."""
    table = table_of("A:jol_nar", {"A 27": "1 cruiser", "A lodor": "1 infantry"})
    side = table.side(A)
    assert volley(side, table.fleet(A, 27), ())[0] == Batch(CRUISER, 1, 7, -1)
    ground = tuple(int(kind == INFANTRY) for kind in range(13))
    assert volley(side, ground, (), space=False)[0] == Batch(INFANTRY, 1, 8, -1)


def test_brilliant() -> None:
    """For the token of the secondary of Technology Jol-Nar may resolve the primary: nothing to pay, and twice."""
    game = play("A:sol B:jol_nar", cards={A: "technology"}, goods={B: 6}, pools={B: (3, 3, 1)})
    drive(game, "A strategic:technology", "A technology:neural_motivator")
    assert options(game, B) == ["primary:technology", "secondary:technology", "pass"]
    drive(game, "B primary:technology", "B technology:plasma_scoring")
    drive(game, "B yes", "B auto", "B technology:sarween_tools")
    assert game.table.owns(B, TECH["plasma_scoring"])
    assert game.table.owns(B, TECH["sarween_tools"])
    assert game.table.strategy[B] == 0


def test_brilliant_needs_a_token_and_no_resources() -> None:
    """Without resources only the primary is offered; without a token nothing; other cards are as for everybody."""
    exhausted = {"exhausted": "nar jol"}
    game = play("A:sol B:jol_nar", cards={A: "technology"}, **exhausted)
    drive(game, "A strategic:technology", "A technology:neural_motivator")
    assert options(game, B) == ["primary:technology", "pass"]
    game = play("A:sol B:jol_nar", cards={A: "technology"}, pools={B: (3, 3, 0)}, **exhausted)
    drive(game, "A strategic:technology", "A technology:neural_motivator")
    assert B not in [seat for seat, _ in asked(game)]
    game = play("A:sol B:jol_nar", cards={A: "warfare"})
    drive(game, "A strategic:warfare", "A keep")
    assert options(game, B) == ["secondary:warfare", "pass"]


@pytest.mark.rule("TI-28.12c")
def test_analytical() -> None:
    """Jol-Nar ignores one prerequisite of a technology, but never of a unit upgrade."""
    table = table_of("A:jol_nar", techs={A: "neural_motivator"})
    able = researchable(table, A)
    assert lacking(table, A, TECH["dacxive_animators"]) == {}
    assert lacking(table, A, TECH["gravity_drive"]) == {"blue": 1}
    assert TECH["gravity_drive"] in able
    assert TECH["x89_bacterial_weapon"] not in able, "two are missing"
    assert lacking(table, A, TECH["infantry_2"]) == {"green": 1}
    assert TECH["infantry_2"] not in able
    game = play("A:jol_nar", cards={A: "technology"})
    drive(game, "A strategic:technology", "A technology:gravity_drive")
    assert game.table.owns(A, TECH["gravity_drive"])


@pytest.mark.rule("TI-28.12c", "TI-28.14")
def test_analytical_helps_once() -> None:
    """Of two prerequisites that are missing a planet must stand in for the other one, asked or not."""
    game = play("A:jol_nar", {"A new_albion": "own"}, cards={A: "technology"}, techs={A: "neural_motivator"})
    drive(game, "A strategic:technology", "A technology:x89_bacterial_weapon")
    assert options(game, A) == ["skip:new_albion", "skip:analytical"]
    drive(game, "A skip:analytical")
    assert game.table.owns(A, TECH["x89_bacterial_weapon"])
    assert not game.table.is_ready(PLANET["new_albion"])


def test_hylarim() -> None:
    """Each natural 9 or 10 of the flagship makes two more hits; what others roll does not."""
    table = table_of("A:jol_nar", {"A 27": "1 flagship 1 cruiser"})
    side, fleet = table.side(A), table.fleet(A, 27)
    batches = volley(side, fleet, ())
    assert [batch.kind for batch in batches] == [FLAGSHIP, CRUISER]
    assert count_hits(side, fleet, batches, (9, 8, 10)).any == 3 + 1 + 1
    assert count_hits(side, fleet, batches, (10, 6, 1)).any == 3
    assert count_hits(side, fleet, batches, (9, 10, 1)).any == 6
    assert count_hits(side, fleet, batches, (8, 8, 1)).any == 2


@pytest.mark.rule("TI-74.8")
def test_e_res_siphons() -> None:
    """Four trade goods come when another player activates a system with ships of Jol-Nar, only then."""
    for board, goods in (({"B 26": "1 cruiser"}, 4), ({"B lodor": "1 infantry"}, 0)):
        game = play("B:jol_nar", board, techs={B: "e_res_siphons"})
        drive(game, "A activate:26")
        assert game.table.goods[B] == goods
    game = play("A:jol_nar", {"A 26": "1 cruiser"}, techs={A: "e_res_siphons"})
    drive(game, "A activate:26")
    assert game.table.goods[A] == 0


CONDUIT = {"A 26": "1 cruiser", "A 38": "2 cruiser"}


def test_spatial_conduit_cylinder() -> None:
    """Exhausted, it makes the activated system with own units adjacent to all others with own units."""
    game = play("A:jol_nar", CONDUIT, techs={A: "spatial_conduit_cylinder"})
    drive(game, "A activate:26", "A use:spatial_conduit_cylinder", "A all")
    assert units(game, "A 26") == "3 cruiser"
    game = play("A:jol_nar", CONDUIT, techs={A: "spatial_conduit_cylinder"})
    drive(game, "A activate:26")
    assert not game.table.adjacent(26, 38, A), "only if it is used"
    game = play("A:jol_nar", {**CONDUIT, "A quann": "own"}, techs={A: "spatial_conduit_cylinder"})
    drive(game, "A activate:26", "A use:spatial_conduit_cylinder")
    assert game.table.adjacent(26, 38, A)
    assert not game.table.adjacent(26, 25, A), "a planet without units is not enough"


def test_spatial_conduit_cylinder_needs_units() -> None:
    """A system without own units is not linked, nor by another player's activation."""
    game = play("A:jol_nar", {"A 38": "2 cruiser"}, techs={A: "spatial_conduit_cylinder"})
    drive(game, "A activate:26")
    assert "use:spatial_conduit_cylinder" not in options(game, A)
    game = play("B:jol_nar", {"B 26": "1 cruiser", "B 27": "1 cruiser"}, techs={B: "spatial_conduit_cylinder"})
    drive(game, "A activate:26")
    assert not game.asks or options(game, B) == []


def researching(technology: str, **fields: Any) -> Game:
    """Jol-Nar researches something, and A holds its note."""
    notes = {A: "research_agreement-1"}
    pools = {A: (3, 3, 0), C: (3, 3, 0)}
    game = play("B:jol_nar", active=B, cards={B: "technology"}, notes=notes, pools=pools, **fields)
    return drive(game, "B strategic:technology", f"B technology:{technology}")


@pytest.mark.rule("TI-28.5")
def test_research_agreement() -> None:
    """The holder gains what the owner has researched, without prerequisites, and the note goes back."""
    game = researching("gravity_drive")
    drive(game, "A use:research_agreement-1")
    assert game.table.owns(A, TECH["gravity_drive"])
    assert game.table.find_note(B, "research_agreement-1")


def test_research_agreement_for_generic_news() -> None:
    """It works neither for technologies of the faction nor for those the holder has, nor when others research."""
    own = {"techs": {B: "antimass_deflectors gravity_drive"}}
    assert options(researching("spatial_conduit_cylinder", **own), A) == []
    assert options(researching("neural_motivator", techs={A: "neural_motivator"}), A) == []
    game = play("B:jol_nar", active=C, cards={C: "technology"}, notes={A: "research_agreement-1"})
    drive(game, "C strategic:technology", "C technology:sarween_tools")
    assert "use:research_agreement-1" not in options(game, A)
