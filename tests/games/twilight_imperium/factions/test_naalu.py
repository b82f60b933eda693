"""The Naalu Collective."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.conformance.joined import starting
from tests.games.twilight_imperium.boards import A, B, C, drive, halt, options, owner, pass_all, play, table_of, units

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.combat import crowd
from cosmodrome.games.twilight_imperium.index import FIGHTER, PLANET
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Game

END = {"at": "strategy-end", "phase": "strategy", "stop": "turn"}


@pytest.mark.rule("TI-57.1a")
def test_telepathic() -> None:
    """From the end of the strategy phase Naalu has initiative 0 and comes first."""
    game = pass_all(play("C:naalu", **END))
    assert game.table.initiative(C) == 0
    assert game.table.initiative_order() == (C, A, B)
    assert game.table.active == C
    assert pass_all(play("C:sol", **END)).table.active == A


def test_the_zero_token_lies_on_a_strategy_card() -> None:
    """Players without one cannot have it, neither Naalu nor the holder of the gift."""
    game = play("C:naalu", cards={A: "leadership", B: "trade"}, **END)
    assert (game.table.zero, game.table.active) == (-1, A)
    game = play("C:naalu", notes={B: "gift_of_prescience-2"}, cards={A: "leadership", C: "trade"}, **END)
    assert "use:gift_of_prescience-2" not in options(game, B)
    assert game.table.active == C


def after_status(table: TwilightImperium) -> Game:
    """The last steps of the status phase."""
    rules = replace(RULES, pieces={**RULES.pieces, "strategy": halt})
    return pass_all(starting(rules, table, scripted=[]))


def test_the_zero_token_goes_home() -> None:
    """After the status phase initiative 0 is nobody's."""
    table = table_of("C:naalu", at="status-ready", phase="status")
    table.take_zero(C)
    assert after_status(table).table.zero == -1


def test_gift_of_prescience() -> None:
    """Its holder takes initiative 0 instead of Naalu for a round, and then it goes back."""
    game = play("C:naalu", notes={B: "gift_of_prescience-2"}, **END)
    drive(game, "B use:gift_of_prescience-2")
    assert game.table.initiative_order()[0] == B
    assert len(game.table.notes_up[B]) == 1
    table = table_of("C:naalu", notes={B: "gift_of_prescience-2"}, at="status-ready", phase="status")
    table.place_note(B, table.find_note(B, "gift_of_prescience-2"))
    table.take_zero(B)
    game = after_status(table)
    assert not game.table.notes_up[B]
    assert len(game.table.notes[C]) == 5


@pytest.mark.rule("TI-65.10c")
def test_the_zero_token_outlives_naalu() -> None:
    """If Naalu is eliminated, the holder of the token keeps initiative 0 until the status phase is over."""
    table = table_of("C:naalu", notes={B: "gift_of_prescience-2"})
    table.place_note(B, table.find_note(B, "gift_of_prescience-2"))
    table.take_zero(B)
    table.remove_player(C)
    assert table.initiative_order() == (B, A)


BOARD = {"A 27": "2 cruiser", "B 26": "1 carrier 2 fighter 1 infantry"}


@pytest.mark.rule("TI-18.6")
def test_foresight() -> None:
    """When ships come, a strategy token goes into an adjacent system, and all ships of Naalu with it."""
    game = play("B:naalu", BOARD)
    drive(game, "A activate:26", "A all", "B use:foresight", "B to:29")
    assert units(game, "B 29") == "2 fighter, 1 carrier, 1 infantry"
    assert game.table.strategy[B] == 1
    assert game.table.tokens[B] >> 29 & 1
    assert units(game, "A 26") == "2 cruiser"
    game = play("B:naalu", BOARD, tokens={B: (29,)})
    drive(game, "A activate:26", "A all", "B use:foresight", "B to:29")
    assert game.table.strategy[B] == 1, "the token is spent though one lay there"


def test_foresight_does_not_end_the_landing() -> None:
    """Where Naalu flies off, the ground forces that stay fight on."""
    board = {"A 27": "1 carrier 2 infantry", "B 26": "1 carrier", "B lodor": "1 infantry"}
    game = play("B:naalu", board, dice=[(10, 10), (10,)])
    drive(game, "A activate:26", "A all", "B use:foresight", "B to:29", "B done", "A land:lodor:2")
    assert owner(game, "lodor") == A
    assert units(game, "A lodor") == "1 infantry"


def test_foresight_needs_a_token_and_ships_that_come() -> None:
    """Not without a strategy token, and not when nothing moves in."""
    game = play("B:naalu", BOARD, pools={B: (3, 3, 0)}, dice=[(1, 1), (1, 1, 1)])
    drive(game, "A activate:26", "A all")
    assert "use:foresight" not in options(game, B)
    game = play("B:naalu", BOARD)
    drive(game, "A activate:26", "A done")
    assert "use:foresight" not in options(game, B)


def test_matriarch() -> None:
    """Beside the flagship fighters land and fight with their own value; afterwards they are in space again, and take no
    planet."""
    board = {"A 27": "1 flagship 2 fighter", "B lodor": "1 infantry"}
    game = play("A:naalu", board, dice=[(8, 8), (1,)])
    drive(game, "A activate:26", "A all", "A land:lodor:2:fighter")
    assert units(game, "A 26") == "2 fighter, 1 flagship"
    assert owner(game, "lodor") == B
    assert units(game, "B lodor") == ""


def test_fighters_on_the_ground_take_hits() -> None:
    """Cannons of the planet hit them like ground forces; their player chooses between them and infantry."""
    board = {"A 27": "1 flagship 1 fighter 1 infantry", "B lodor": "1 infantry 1 pds"}
    game = play("A:naalu", board, dice=[(10,)], stop="ground")
    drive(game, "A activate:26", "A all", "B hold", "A land:lodor:1", "A land:lodor:1:fighter", "B fire")
    assert set(options(game, A)) == {"lose:infantry:1", "lose:fighter:1"}
    drive(game, "A lose:fighter:1")
    assert game.table.landed == {PLANET["lodor"]: 1}


def test_matriarch_must_be_there() -> None:
    """Without the flagship fighters stay in space."""
    game = play("A:naalu", {"A 27": "1 carrier 2 fighter 1 infantry", "B lodor": "1 infantry"})
    drive(game, "A activate:26", "A all")
    assert "land:lodor:1" in options(game, A)
    assert "land:lodor:1:fighter" not in options(game, A)


def test_hybrid_crystal_fighters() -> None:
    """The upgraded fighters fly by themselves and count half a ship beyond capacity."""
    table = table_of("A:naalu", techs={A: "hybrid_crystal_fighter_2"})
    fleet = (4, *table.fleet(A, 26)[1:])
    assert crowd(table.side(A), fleet) == (0, 2)
    assert table.side(A).move[FIGHTER] == 2
    assert crowd(table_of("A:naalu").side(A), fleet) == (4, 0)


def test_neuroglaive() -> None:
    """Who activates a system with ships of Naalu loses a fleet token, and the ships it bore."""
    board = {"A 27": "3 cruiser", "B 26": "1 cruiser"}
    game = play("B:naalu", board, techs={B: "neuroglaive"})
    drive(game, "A activate:26")
    assert game.table.fleet_pool[A] == 2
    assert units(game, "A 27") == "2 cruiser"
    game = pass_all(play("B:naalu", {"B 26": "1 cruiser"}, techs={B: "neuroglaive"}, active=B))
    drive(game, "B activate:26")
    assert game.table.fleet_pool[B] == 3, "not when it is Naalu itself"
    game = drive(play("B:naalu", {"B lodor": "1 infantry"}, techs={B: "neuroglaive"}), "A activate:26")
    assert game.table.fleet_pool[A] == 3, "nor where there are no ships of Naalu"


def test_a_gift_returns_alone() -> None:
    """Other notes in the play area stay there."""
    table = table_of(
        "C:naalu", notes={B: "gift_of_prescience-2 support_for_the_throne-0"}, at="status-ready", phase="status"
    )
    for name in ("gift_of_prescience-2", "support_for_the_throne-0"):
        table.place_note(B, table.find_note(B, name))
    game = after_status(table)
    assert [game.table.name(note) for note in game.table.notes_up[B]] == ["support_for_the_throne-0"]


def test_neuroglaive_takes_what_there_is() -> None:
    """An empty fleet pool stays empty."""
    game = play("B:naalu", {"B 26": "1 cruiser"}, techs={B: "neuroglaive"}, pools={A: (3, 0, 2)})
    drive(game, "A activate:26")
    assert game.table.fleet_pool[A] == 0
