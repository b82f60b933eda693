"""Vacuum: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, begun, drive, ever_offered, finish, fought, table_of

from cosmodrome.games.cosmic_encounter.fleets import WARP


@ZAPPED
def test_vacuum_takes_ships_along(zapped: bool) -> None:
    """As many as Vacuum lost, of the players Vacuum names; none if zapped."""
    game = fought("A:vacuum attacks B, C", "attack-00", "attack-40", {B: "cosmic_zap"}, ships={A: 3})
    taken = ["A seat:1", "A seat:2", "A seat:2", "B auto:1", "C auto:2"]
    finish(drive(game, *(["B use:cosmic_zap"] if zapped else taken)))
    assert game.table.ships.warp == ([3, 0, 0] if zapped else [3, 1, 2])


@pytest.mark.rule("CE-R20")
def test_vacuum_may_take_fewer_ships() -> None:
    """Up to as many as were lost, so also none."""
    for script, warp in ((["A seat:1", "A done", "B auto:1"], [3, 1, 0]), (["A done"], [3, 0, 0])):
        game = fought("A:vacuum attacks B, C", "attack-00", "attack-40", ships={A: 3})
        finish(drive(game, *script))
        assert game.table.ships.warp == warp


def test_zombie_returns_from_catharsis() -> None:
    """CE-R20: these ships are lost like others and may be saved."""
    game = fought("A:vacuum attacks B:zombie, C", "attack-00", "attack-40", ships={A: 1})
    finish(drive(game, "A seat:1", "B auto:1"))
    assert game.table.ships.warp == [1, 0, 0]


@pytest.mark.rule("CE-33.37")
def test_wild_vacuum_retrieves_ships() -> None:
    """One for each attack of a main player other than oneself."""
    game = fought("A attacks B, C", "attack-10", "attack-04", {C: "flare-vacuum"}, warp={C: 3})
    finish(drive(game, "C use:wild-vacuum", "C home:12:2"))
    assert game.table.ships.warp[C] == 1


@pytest.mark.rule("CE-33.38")
def test_super_vacuum_chooses_the_ships() -> None:
    """Vacuum says from which colony."""
    game = fought("A:vacuum attacks B, C", "attack-00", "attack-40", {A: "flare-vacuum"}, ships={A: 1})
    finish(drive(game, "A use:super-vacuum", "A seat:2", "A ship:12:1"))
    assert game.table.ships.by_planet[C][12] == 3


def test_vacuum_takes_nothing_along_when_others_lose() -> None:
    """The ships must be Vacuum's."""
    game = finish(fought("A:vacuum attacks B, C", "attack-40", "attack-00"))
    assert game.table.ships.warp == [0, 4, 0]


def test_vacuum_takes_no_more_than_there_is() -> None:
    """Two ships in all colonies of others go along with four."""
    table = table_of("A:vacuum attacks B, C", hands={A: "attack-00", B: "attack-40"}, ships={B: 1}, at="select")
    for who, left in ((B, 1), (C, 1)):
        for planet in table.ships.colonies(who):
            table.ships.move(who, planet, WARP, table.ships.by_planet[who][planet])
        table.ships.move(who, WARP, table.ships.systems[who][0], left)
    game = drive(begun(table), "A lay:attack-00", "B lay:attack-40", "A seat:1", "A seat:2")
    finish(game)
    assert game.table.ships.on_planets(B) == game.table.ships.on_planets(C) == 0


@pytest.mark.rule("CE-33.37")
@pytest.mark.parametrize(
    "own, other, warp, ships", [("attack-10", "attack-04", 3, 2), ("attack-10", "negotiate", 3, 3)]
)
def test_wild_vacuum_does_not_count_own_attacks(own: str, other: str, warp: int, ships: int) -> None:
    """One ship for that of the opponent, none against a negotiate."""
    game = fought("A attacks B", own, other, {A: "flare-vacuum"}, warp={A: warp})
    if ships < warp:
        finish(drive(game, "A use:wild-vacuum"))
    assert "use:wild-vacuum" not in ever_offered(game, A)
    assert game.table.ships.warp[A] == ships
