"""Sardakk N'orr."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, B, C, drive, options, owner, play, table_of, units

from cosmodrome.games.twilight_imperium.combat import Batch, abilities_of, volley
from cosmodrome.games.twilight_imperium.index import CRUISER, DREADNOUGHT, FIGHTER, FLAGSHIP, INFANTRY


def test_unrelenting() -> None:
    """All combat rolls of N'orr have +1, but not the rolls of unit abilities."""
    table = table_of("A:sardakk_norr", {"A 27": "1 dreadnought"})
    side, fleet = table.side(A), table.fleet(A, 27)
    assert volley(side, fleet, ()) == [Batch(DREADNOUGHT, 1, 5, 1)]
    assert volley(side, tuple(int(kind == INFANTRY) for kind in range(13)), (), space=False)[0].plus == 1
    assert abilities_of(side, fleet, "bombardment") == [Batch(DREADNOUGHT, 2, 4, 0)], "the exotrireme of the sheet"


@pytest.mark.rule("TI-74.27")
def test_cmorran_norr() -> None:
    """In the system of the flagship the other ships, fighters too, have one more; the flagship itself has not."""
    table = table_of("A:sardakk_norr", {"A 27": "1 flagship 1 cruiser 2 fighter", "A 26": "1 cruiser"})
    side = table.side(A)
    plus = {batch.kind: batch.plus for batch in volley(side, table.fleet(A, 27), ())}
    assert plus == {FLAGSHIP: 1, CRUISER: 2, FIGHTER: 2}
    assert volley(side, table.fleet(A, 26), ())[0].plus == 1


RAM = {"A 27": "1 dreadnought", "B 26": "1 dreadnought 2 cruiser"}


def test_exotrireme_2_takes_two_along() -> None:
    """After a round of space combat an exotrireme II destroys itself and up to two ships in the system."""
    game = play("A:sardakk_norr", RAM, techs={A: "exotrireme_2"}, dice=[(1,), (1, 1, 1)])
    drive(game, "A activate:26", "A all", "A use:exotrireme_2", "A unit:dreadnought", "A unit:cruiser")
    assert units(game, "A 26") == ""
    assert units(game, "B 26") == "1 cruiser"


def test_exotrireme_2_may_take_fewer() -> None:
    """One ship, or none, is enough; a damaged exotrireme is the one to go."""
    board = {"A 27": "1 dreadnought 1 dreadnought-damaged", "B 26": "3 cruiser"}
    game = play("A:sardakk_norr", board, techs={A: "exotrireme_2"}, dice=[(1, 1), (1, 1, 1)])
    drive(game, "A activate:26", "A all", "A use:exotrireme_2", "A unit:cruiser", "A pass")
    assert units(game, "A 26") == "1 dreadnought"
    assert units(game, "B 26") == "2 cruiser"
    assert "use:exotrireme_2" in options(game, A), "each of them can do it"


def test_exotrireme_1_stays() -> None:
    """Without the technology it cannot."""
    game = play("A:sardakk_norr", RAM, dice=[(1,), (1, 1, 1)])
    drive(game, "A activate:26", "A all")
    assert "use:exotrireme_2" not in options(game, A)


def test_exotrireme_2_is_proof_against_direct_hit() -> None:
    """Direct Hit does not destroy an exotrireme II; it does one of the first kind."""
    for techs, proof in (("exotrireme_2", True), ("", False)):
        board = {"A 27": "1 cruiser", "B 26": "1 dreadnought"}
        game = play("B:sardakk_norr", board, techs={B: techs}, hands={A: "direct_hit"}, dice=[(10,), (1,)])
        drive(game, "A activate:26", "A all", "B sustain:dreadnought:1")
        assert ("use:direct_hit" in options(game, A)) is not proof


GROUND = {"A 27": "1 carrier 2 infantry", "B lodor": "3 infantry"}


def landing(*, defender: bool = False, techs: str = "valkyrie_particle_weave", dice: list[tuple[int, ...]]) -> str:
    """What is left on Lodor of the owner's infantry after N'orr (or somebody against it) has landed there."""
    names = "A:sol B:sardakk_norr" if defender else "A:sardakk_norr"
    game = play(names, GROUND, techs={B if defender else A: techs}, dice=dice)
    drive(game, "A activate:26", "A all", "A all")
    return units(game, "B lodor") or units(game, "A lodor")


def test_valkyrie_particle_weave() -> None:
    """If the opponent has made a hit in a round of ground combat, N'orr makes one more; else not."""
    assert landing(dice=[(10, 10), (10, 1, 1)]) == "1 infantry", "three hits against one"
    fields: dict[str, Any] = {"techs": {A: "valkyrie_particle_weave"}, "stop": "ground-end"}
    game = play("A:sardakk_norr", GROUND, dice=[(1, 1), (10, 1, 1), (1,), (10, 1)], **fields)
    drive(game, "A activate:26", "A all", "A all")
    assert units(game, "B lodor") == "1 infantry", "one hit is enough for it, in either round"
    assert landing(dice=[(10, 1), (1, 1, 1), (1, 1), (10, 10)]) == "1 infantry", "one hit against none, one against two"


def test_valkyrie_particle_weave_defends() -> None:
    """It works for a defender as well."""
    assert landing(defender=True, dice=[(10, 1), (10, 1, 1)]) == "2 infantry"


@pytest.mark.rule("TI-74.3a")
def test_tekklar_legion() -> None:
    """At the start of a ground combat it gives its holder +1 for the whole combat."""
    dice = [(7, 7), (1, 1, 1), (7, 1), (1,)]
    game = play("A:letnev C:sardakk_norr", GROUND, notes={A: "tekklar_legion-2"}, dice=dice)
    drive(game, "A activate:26", "A all", "A all", "A use:tekklar_legion-2")
    assert units(game, "A lodor") == "2 infantry"
    assert game.table.find_note(C, "tekklar_legion-2")


def test_tekklar_legion_against_its_owner() -> None:
    """Against N'orr the units of N'orr have -1 besides: their own +1 is gone."""
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "2 infantry"}
    game = play("A:letnev B:sardakk_norr", board, notes={A: "tekklar_legion-1"}, dice=[(7, 7), (7, 7)])
    drive(game, "A activate:26", "A all", "A all", "A use:tekklar_legion-1")
    assert units(game, "A lodor") == "2 infantry"
    game = play("A:letnev B:sardakk_norr", board, notes={A: "tekklar_legion-1"}, dice=[(7, 7), (8, 8)])
    drive(game, "A activate:26", "A all", "A all", "A use:tekklar_legion-1")
    assert owner(game, "lodor") == B, "an 8 still hits"


def test_tekklar_legion_only_at_the_start() -> None:
    """In the second round it is too late, and who does not fight cannot use it."""
    game = play("A:letnev C:sardakk_norr", GROUND, notes={A: "tekklar_legion-2"}, dice=[(1, 1), (1, 1, 1)])
    drive(game, "A activate:26", "A all", "A all", "A pass")
    assert "use:tekklar_legion-2" not in options(game, A)
    assert game.table.combat_round != 1


def test_tekklar_legion_is_for_those_who_fight() -> None:
    """C holds it, but looks on."""
    game = play("A:letnev D:sardakk_norr", GROUND, notes={C: "tekklar_legion-3"}, seats=4, stop="ground-end")
    drive(game, "A activate:26", "A all", "A all")
    assert "use:tekklar_legion-3" not in options(game, C)
