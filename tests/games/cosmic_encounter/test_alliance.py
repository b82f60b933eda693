"""The alliance phase: invitations, answers, and the ships of the allies."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, D, E, drive, finish, hurry, options, pass_all, play

from cosmodrome.games.cosmic_encounter.table import DEFENSE, OFFENSE
from cosmodrome.kernel import Game

CARDS = {A: "attack-10", B: "attack-15", C: "morph", D: "negotiate", E: "attack-04"}


def inviting(text: str = "A attacks B, C, D, E", **fields: object) -> Game:
    """A table at the invitations."""
    return play(text, hands=CARDS, at="invite", stop="planning", flares=False, **fields)  # type: ignore[arg-type]


@pytest.mark.rule("CE-10.1")
def test_nobody_answers_before_both_have_invited() -> None:
    """First the offense names all, then the defense, then the first answer is asked for."""
    game = inviting()
    assert [ask.seat for ask in game.asks] == [A]
    drive(game, "A invite:2+3+4")
    assert [ask.seat for ask in game.asks] == [B]
    drive(game, "B invite:2+3+4")
    pass_all(game)
    assert [(ask.seat, ask.key) for ask in game.asks] == [(C, "alliance")]


@pytest.mark.rule("CE-10.2", "CE-10.3")
@pytest.mark.parametrize("seat", [A, B])
def test_a_main_player_invites_anybody_but_the_other(seat: int) -> None:
    """From nobody to all three; the defense also whom the offense has invited."""
    game = inviting()
    if seat == B:
        drive(game, "A invite:2+3")
    wanted = {"invite:nobody", "invite:2", "invite:3", "invite:4", "invite:2+3", "invite:2+4", "invite:3+4"}
    assert set(options(game, seat)) == wanted | {"invite:2+3+4"}


@pytest.mark.rule("CE-10.4", "CE-10.10")
def test_answers_go_round_from_the_offenses_left() -> None:
    """Each player decides and sends ships before the next one is asked."""
    game = inviting("A attacks C, B, D, E")
    drive(game, "A invite:1+3+4", "C invite:1+3+4")
    assert [ask.seat for ask in game.asks] == [B]
    drive(game, "B join:offense")
    assert [(ask.seat, ask.key) for ask in game.asks] == [(B, "ally-ships")]
    drive(game, "B auto:4")
    assert [ask.seat for ask in game.asks] == [D]
    drive(game, "D decline")
    assert [ask.seat for ask in game.asks] == [E]


@pytest.mark.rule("CE-10.5", "CE-10.6", "CE-10.11")
def test_one_side_or_none_and_only_by_invitation() -> None:
    """Invited by both, a player picks a side or declines; invited by one, only that side; else they are not asked."""
    game = inviting()
    drive(game, "A invite:2+3", "B invite:2")
    assert options(game, C) == ["join:offense", "join:defense", "decline"]
    drive(game, "C join:offense", "C auto:4")
    assert options(game, D) == ["join:offense", "decline"]
    finish(drive(game, "D join:offense", "D auto:4"))
    assert game.table.allies(OFFENSE) == [C, D]
    assert game.table.side[E] == -1


@pytest.mark.rule("CE-10.7")
def test_an_ally_sends_one_to_four_ships_from_any_colonies() -> None:
    """Neither none nor five; foreign colonies may give them too."""
    game = inviting(visitors={C: 1})
    drive(game, "A invite:2", "B invite:nobody", "C join:offense")
    counts = {int(option.split(":")[-1]) for option in options(game, C)}
    assert (counts, "done" in options(game, C)) == ({1, 2, 3, 4}, False)
    abroad = next(planet for planet in game.table.ships.colonies(C) if planet // 6 != C)
    drive(game, f"C ship:{abroad}:1", "C ship:12:3")
    assert (game.table.ships.gate[C], game.table.ships.foreign[C]) == (4, 0)


@pytest.mark.rule("CE-10.8", "CE-10.9")
def test_offensive_allies_are_on_the_gate_defensive_ones_beside_the_planet() -> None:
    """Not on it: a defensive ally gains no colony there."""
    game = inviting()
    drive(game, "A invite:2", "B invite:3", "C join:offense", "C auto:4", "D join:defense", "D auto:4")
    finish(game)
    table = game.table
    assert (table.ships.gate[C], table.ships.beside[D], table.ships.by_planet[D][table.planet]) == (4, 4, 0)
    assert (table.roles[C], table.roles[D]) == (4, 8)


@pytest.mark.rule("CE-10.12", "CE-24.3")
def test_a_bystander_may_help_with_the_ships_that_stand_there() -> None:
    """A colony on the target planet is a source like any other."""
    game = inviting(bystanders={C: 3})
    drive(game, "A invite:2", "B invite:nobody", "C join:offense")
    planet = game.table.planet
    drive(game, f"C ship:{planet}:3", "C done")
    assert (game.table.ships.gate[C], game.table.ships.by_planet[C][planet]) == (3, 0)


@pytest.mark.rule("CE-12.11", "CE-12.10")
def test_the_alliance_of_the_rulebooks_example() -> None:
    """Zombie attacks Clone; Oracle on Zombie's left answers first and joins the defense, then Sorcerer the offense;
    16 against 19."""
    game = play(
        "A:zombie attacks B:clone, C:oracle, D:sorcerer",
        hands={A: "attack-10", B: "attack-15"},
        ships={A: 4, B: 2},
        at="invite",
        flares=False,
        stop="next",
    )
    drive(game, "A invite:2+3", "B invite:2")
    assert [ask.seat for ask in game.asks] == [C]
    drive(game, "C join:defense", "C ship:12:2", "C done", "D join:offense", "D ship:18:2", "D done")
    hurry(drive(game, "A lay:attack-10", "B lay:attack-15"))
    assert {"key": "totals", "offense": 16, "defense": 19} in game.events(None)
    assert game.table.winner == DEFENSE


@pytest.mark.rule("CE-10.7")
def test_who_has_no_ship_to_commit_is_not_asked() -> None:
    """An ally sends at least one ship from a colony: a player with all ships in the warp cannot ally."""
    game = inviting(warp={C: 20})
    drive(game, "A invite:2+3", "B invite:nobody")
    pass_all(game)
    assert [(ask.seat, ask.key) for ask in game.asks] == [(D, "alliance")]
