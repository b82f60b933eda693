"""Aliens of the red alert whose ships are lost, or take others with them: power, limits, zap, and both flares."""

from __future__ import annotations

import pytest
from tests.conformance.joined import starting
from tests.games.cosmic_encounter.tables import (
    ZAPPED,
    A,
    B,
    C,
    drive,
    finish,
    names,
    options,
    play,
    table_of,
    zap,
)

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.fleets import on_technology
from cosmodrome.kernel import Game


def reason(game: Game) -> str:
    """Why the game is over."""
    assert game.outcome is not None
    return game.outcome.reason


# ---- masochist


@ZAPPED
def test_masochist_wins_without_ships(zapped: bool) -> None:
    """At the next regroup; not if zapped."""
    hands = {A: "morph", C: "cosmic_zap"}
    game = play("A, B:masochist, C", hands=hands, at="regroup", stop="destiny", warp={B: 20})
    finish(drive(game, *zap(zapped, "C")))
    assert reason(game) == ("halt" if zapped else "all-ships-lost")


def test_masochist_needs_all_ships_lost() -> None:
    """One ship in a colony is not lost."""
    game = finish(play("A, B:masochist, C", hands={A: "morph"}, at="regroup", stop="destiny", warp={B: 19}))
    assert reason(game) == "halt"


def test_masochist_keeps_his_power() -> None:
    """CE-R27: also with fewer than three home colonies."""
    game = play("A, B:masochist, C", hands={A: "morph"}, emptied={B: (0, 1, 2)}, at="regroup", stop="aim")
    assert game.table.is_active(B, ALIEN["masochist"])
    assert not game.view(A)["players"][B]["lost"]


@pytest.mark.rule("CE-33.91")
def test_wild_masochist_gives_the_ship_to_another() -> None:
    """Another player retrieves one, the offense none."""
    hands = {A: "morph", B: "flare-masochist"}
    game = play("A, B, C", hands=hands, at="regroup", stop="destiny", warp={A: 2, C: 2})
    finish(drive(game, "B use:wild-masochist:2", "C home:12:1"))
    assert game.table.warp == [2, 0, 1]


def test_wild_masochist_leaves_a_ship_for_the_gate() -> None:
    """An offense without other ships keeps his (CE-R57)."""
    hands = {A: "morph", B: "flare-masochist"}
    game = play("A, B, C", hands=hands, at="regroup", stop="destiny", warp={A: 20, C: 2})
    assert "use:wild-masochist:2" not in options(game, B)


@pytest.mark.rule("CE-33.92")
def test_super_masochist_removes_a_ship() -> None:
    """Instead of retrieving one."""
    game = play("A:masochist", hands={A: "morph flare-masochist"}, at="regroup", stop="destiny", warp={A: 2})
    finish(drive(game, "A use:super-masochist"))
    assert (game.table.warp[A], game.table.out[A]) == (1, 1)


def test_masochist_does_not_count_researchers() -> None:
    """Ships on technologies are not lost."""
    table = table_of("A, B:masochist, C", hands={A: "morph"}, at="regroup", warp={B: 18}, technologies=True)
    tech = table.tech_deck.pop()
    table.take_technology(B, tech)
    for planet in table.colonies(B):
        table.move(B, planet, on_technology(tech), table.ships[B][planet])
    table.lost[B] = True
    game = starting(RULES, table)
    drive(game, "B nothing")
    assert game.outcome is None


@pytest.mark.rule("CE-33.91")
def test_wild_masochist_names_players_in_the_warp() -> None:
    """Only they could retrieve a ship."""
    hands = {A: "morph", B: "flare-masochist"}
    game = play("A, B, C, D", hands=hands, at="regroup", stop="destiny", warp={A: 2, C: 2})
    assert options(game, B) == ["pass", "use:wild-masochist:2"]


# ---- void


@ZAPPED
def test_void_removes_the_losers(zapped: bool) -> None:
    """Ships of the losing side leave the game, those of Zombie too."""
    hands = {A: "attack-40", B: "attack-04 cosmic_zap"}
    game = play("A:void attacks B:zombie, C", hands=hands, allies={C: ("defense", 2)}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-04", *zap(zapped)))
    assert game.table.out == ([0, 0, 0] if zapped else [0, 4, 2])
    assert game.table.warp == ([0, 0, 2] if zapped else [0, 0, 0])


def test_void_leaves_five_ships() -> None:
    """CE-R19: nobody falls below what he needs to win; the rest goes to the warp."""
    game = play("A:void attacks B", hands={A: "attack-40", B: "attack-04"}, at="select")
    game.table.move(B, 9, -5, 4)
    game.table.move(B, 10, -5, 4)
    game.table.move(B, 8, -5, 4)
    game.table.move(B, 7, -5, 1)
    finish(drive(game, "A lay:attack-40", "B lay:attack-04"))
    assert (game.table.out[B], game.table.warp[B]) == (15, 2)


def test_void_pays_no_compensation() -> None:
    """Eradicated ships never reached the warp."""
    game = play("A:void attacks B", hands={A: "attack-40 morph", B: "negotiate"}, at="select", stop="cards")
    finish(drive(game, "A lay:attack-40", "B lay:negotiate"))
    assert names(game, B) == []


def test_void_not_in_a_failed_deal() -> None:
    """Those ships go to the warp."""
    game = play("A:void attacks B", hands={A: "negotiate", B: "negotiate"}, at="select", offers=1)
    finish(drive(game, "A lay:negotiate", "B lay:negotiate", "A pass", "B pass"))
    assert (game.table.out, game.table.warp) == ([0, 0, 0], [3, 3, 0])


@pytest.mark.rule("CE-33.98")
def test_super_void_as_an_ally() -> None:
    """When his side wins."""
    hands = {A: "attack-40", B: "attack-04", C: "flare-void"}
    game = play("A attacks B, C:void", hands=hands, allies={C: ("offense", 1)}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-04", "C use:super-void"))
    assert game.table.out == [0, 4, 0]


@pytest.mark.rule("CE-33.97")
def test_wild_void_cancels_an_artifact() -> None:
    """For a ship outside the encounter (CE-R60)."""
    game = play("A", hands={A: "morph plague", B: "flare-void"}, at="regroup", stop="destiny")
    finish(drive(game, "A use:plague:1", "B use:wild-void"))
    assert (game.table.warp, names(game, A)) == ([0, 1, 0], ["morph"])


def test_void_spares_ships_of_his_own_side() -> None:
    """When he loses they go to the warp."""
    game = play("A attacks B:void", hands={A: "attack-40", B: "attack-04"}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-04"))
    assert (game.table.out, game.table.warp) == ([0, 0, 0], [0, 4, 0])
