"""The Federation of Sol."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import (
    A,
    B,
    C,
    asked,
    drive,
    options,
    play,
    table_of,
    units,
)

from cosmodrome.games.twilight_imperium.index import INFANTRY


def test_orbital_drop_places_two_infantry_for_a_token() -> None:
    """A component action; not without a strategy token."""
    game = play("A:sol")
    drive(game, "A component", "A use:orbital_drop")
    assert units(game, "A jord") == "3 infantry, 1 space_dock"
    assert game.table.strategy[A] == 1
    assert "component" not in options(play("A:sol", pools={A: (3, 3, 0)}), A)


def test_versatile_gives_a_third_token() -> None:
    """In the status phase."""
    assert table_of("A:sol").fold("status-tokens", A, 2) == 3


def test_genesis_brings_infantry_at_the_end_of_the_status_phase() -> None:
    """Aboard, in its system."""
    game = play("A:sol", {"A 26": "1 flagship"}, phase="status", at="status-ready", stop="strategy")
    assert units(game, "A 26") == "1 flagship, 1 infantry"
    game = play("A:sol", {"A 26": "1 cruiser"}, phase="status", at="status-ready", stop="strategy")
    assert game.table.count_on_board(A, INFANTRY) == 1, "the one at home"


@pytest.mark.rule("TI-38.3")
def test_genesis_brings_nobody_beyond_capacity() -> None:
    """Twelve are aboard already: one of thirteen has to go."""
    game = play("A:sol", {"A 26": "1 flagship 12 fighter"}, phase="status", at="status-ready", stop="strategy")
    assert asked(game) == [(A, "remove")]
    drive(game, "A remove:fighter:1")
    assert units(game, "A 26") == "11 fighter, 1 flagship, 1 infantry"


def test_military_support_places_infantry_at_the_owners_turn() -> None:
    """The owner loses a strategy token."""
    game = play("A:sol B:letnev", notes={B: "military_support-0"}, at="turn-start")
    drive(game, "B use:military_support-0", "B planet:arc_prime")
    assert units(game, "B arc_prime") == "3 infantry, 1 space_dock"
    assert game.table.strategy[A] == 1
    for active in (B, C):
        game = play("A:sol B:letnev", notes={B: "military_support-0"}, at="turn-start", active=active)
        assert asked(game) == [(active, "turn")], "in no other turn"


def test_military_support_does_not_need_a_token() -> None:
    """Without one in the strategy pool the infantry comes all the same; it may be declined."""
    for answer, there in (("planet:arc_prime", "3 infantry, 1 space_dock"), ("pass", "1 infantry, 1 space_dock")):
        game = play("A:sol B:letnev", notes={B: "military_support-0"}, at="turn-start", pools={A: (3, 3, 0)})
        drive(game, "B use:military_support-0", f"B {answer}")
        assert (units(game, "B arc_prime"), game.table.strategy[A]) == (there, 0)
