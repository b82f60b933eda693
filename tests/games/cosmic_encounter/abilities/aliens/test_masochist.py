"""Masochist: what the power does, when it may not be used, what a zap does to it, and both effects of the flare."""

from __future__ import annotations

import pytest
from tests.conformance.joined import starting
from tests.games.cosmic_encounter.tables import ZAPPED, A, B, C, drive, finish, options, play, table_of, zap

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.fleets import on_technology
from cosmodrome.kernel import Game


def reason(game: Game) -> str:
    """Why the game is over."""
    assert game.outcome is not None
    return game.outcome.reason


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
    assert game.table.ships.warp == [2, 0, 1]


def test_wild_masochist_leaves_a_ship_for_the_gate() -> None:
    """An offense without other ships keeps theirs (CE-R57)."""
    hands = {A: "morph", B: "flare-masochist"}
    game = play("A, B, C", hands=hands, at="regroup", stop="destiny", warp={A: 20, C: 2})
    assert "use:wild-masochist:2" not in options(game, B)


@pytest.mark.rule("CE-33.92")
def test_super_masochist_removes_a_ship() -> None:
    """Instead of retrieving one."""
    game = play("A:masochist", hands={A: "morph flare-masochist"}, at="regroup", stop="destiny", warp={A: 2})
    finish(drive(game, "A use:super-masochist"))
    assert (game.table.ships.warp[A], game.table.ships.out[A]) == (1, 1)


def test_masochist_does_not_count_researchers() -> None:
    """Ships on technologies are not lost."""
    table = table_of("A, B:masochist, C", hands={A: "morph"}, at="regroup", warp={B: 18}, technologies=True)
    tech = table.technologies.deck.pop()
    table.technologies.take(B, tech)
    for planet in table.ships.colonies(B):
        table.ships.move(B, planet, on_technology(tech), table.ships.by_planet[B][planet])
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
