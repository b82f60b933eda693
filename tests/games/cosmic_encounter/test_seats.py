"""Three and five at the table: who is asked when, who is named in a tie, and who wins together."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    D,
    E,
    begun,
    drive,
    finish,
    fought,
    names,
    options,
    play,
    table_of,
)

from cosmodrome.games.cosmic_encounter.fleets import GATE
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Game, Seat


def turned_by(table: CosmicEncounter, offense: int) -> CosmicEncounter:
    """The same table, but another has the turn."""
    table.begin_turn(offense)
    table.begin_encounter(offense)
    return table


@pytest.mark.rule("CE-10.4", "CE-20.2")
def test_five_answer_from_the_offenses_left_and_the_defense_is_left_out() -> None:
    """B attacks D: C, E and A answer in this order."""
    table = turned_by(table_of("A, B, C, D, E", hands={B: "attack-04", D: "attack-04"}), B)
    table.face(D, table.ships.systems[D])
    table.aim(table.ships.systems[D][0])
    table.ships.move(B, 6, GATE, 1)
    table.cursor, table.answering = "invite", 0
    game = drive(begun(table), "B invite:2+4+0", "D invite:nobody")
    asked = []
    while game.asks and game.asks[0].key == "alliance":
        asked.append(game.asks[0].seat)
        game.answer(game.asks[0].seat, "decline")
    assert asked == [C, E, A]


@pytest.mark.rule("CE-8.12", "CE-R37")
@pytest.mark.parametrize("offense, named", [(A, B), (B, C), (D, E), (E, A)])
def test_a_tie_of_all_others_names_the_player_on_the_left(offense: int, named: int) -> None:
    """Nobody has a foreign colony."""
    table = turned_by(
        table_of("A, B, C, D, E", hands=dict.fromkeys(range(5), "attack-06"), destiny="most_foreign_colonies"),
        offense,
    )
    table.cursor = "destiny"
    assert finish_destiny(begun(table, "aim")) == named


def finish_destiny(game: Game) -> Seat:
    """Whom the destiny card has led to."""
    defense: Seat = finish(game).table.defense
    return defense


@pytest.mark.rule("CE-8.10", "CE-R37")
def test_a_tie_of_some_names_the_first_of_them_and_never_the_offense() -> None:
    """C and E have most colonies among the others, B who draws the card has more."""
    table = table_of(
        "A, B, C, D, E", hands={B: "attack-04"}, visitors={B: 2, C: 1, E: 1}, destiny="most_foreign_colonies"
    )
    table = turned_by(table, D)
    table.ships.move(D, 18, 0, 2)
    table.ships.move(D, 19, 6, 1)
    table.ships.move(D, 20, 12, 1)
    table.cards.hands[D] = table.cards.hands[B]
    table.cards.hands[B] = ()
    table.cursor = "destiny"
    assert finish_destiny(begun(table, "aim")) == B, "two colonies; D has three, but draws the card"


@pytest.mark.rule("CE-17.3")
def test_an_offense_and_all_allies_win_together() -> None:
    """Each of them founds the fifth colony at the same time."""
    allies = {C: ("offense", 1), D: ("offense", 1), E: ("offense", 1)}
    visitors = {A: 4, C: 4, D: 4, E: 3}
    game = fought("A attacks B, C, D, E", "attack-40", "attack-00", allies=allies, visitors=visitors)
    finish(game)
    assert game.outcome is not None
    assert game.outcome.winners == (A, C, D)


@pytest.mark.rule("CE-21.3", "CE-14.2")
def test_who_helps_to_drive_out_a_visitor_has_a_colony_in_the_offenses_system() -> None:
    """The offense is at home again, the ally is abroad, and the bystander stays."""
    table = table_of("A, B, C, D, E", hands={A: "attack-40", B: "attack-00"})
    for planet, seat in ((0, B), (0, D)):
        table.ships.move(seat, table.ships.systems[seat][0], planet, 1)
    table.face(B, (0,))
    table.aim(0)
    table.ships.move(A, 1, GATE, 1)
    table.ally(C, 0)
    table.ships.move(C, 12, GATE, 2)
    table.cursor = "select"
    game = finish(drive(begun(table), "A lay:attack-40", "B lay:attack-00"))
    assert [game.table.ships.by_planet[seat][0] for seat in range(5)] == [5, 0, 2, 1, 0]
    assert (game.table.ships.foreign[A], game.table.ships.foreign[C]) == (0, 1)


@pytest.mark.rule("CE-14.10", "CE-15.7")
def test_each_of_three_defensive_allies_has_rewards() -> None:
    """One after the other in timing order, for the ships each has sent."""
    allies = {C: ("defense", 1), D: ("defense", 2), E: ("defense", 3)}
    game = finish(fought("A attacks B, C, D, E", "attack-00", "attack-40", allies=allies))
    assert [len(names(game, seat)) for seat in (B, C, D, E)] == [0, 1, 2, 3]


@pytest.mark.rule("CE-R71")
def test_in_a_game_of_three_there_is_one_hand_for_the_demon() -> None:
    """Not that of the opponent."""
    game = play("A:demon attacks B, C", hands={A: "attack-04", B: "attack-06", C: "attack-08"}, at="alliance")
    assert [option for option in options(game, A) if option.startswith("use:demon")] == ["use:demon:2"]


@pytest.mark.rule("CE-10.3", "CE-10.5")
def test_in_a_game_of_three_both_may_invite_the_same() -> None:
    """The third player chooses a side or none."""
    game = play("A attacks B, C", hands={A: "attack-04", B: "attack-06"}, at="invite")
    drive(game, "A invite:2", "B invite:2")
    assert options(game, C) == ["join:offense", "join:defense", "decline"]


@pytest.mark.rule("CE-26.6")
def test_a_force_field_may_send_some_of_both_sides_home() -> None:
    """Any of them, one after the other."""
    allies = {C: ("offense", 1), D: ("defense", 2), E: ("offense", 3)}
    game = play("A attacks B, C, D, E", hands={A: "attack-04 force_field", B: "attack-04"}, allies=allies, at="allied")
    drive(game, "A use:force_field", "A seat:3", "A seat:4", "A done")
    while game.asks and game.asks[0].key == "place-ships":
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    assert [game.table.side[seat] for seat in (C, D, E)] == [0, -1, -1]


@pytest.mark.rule("CE-26.9")
def test_a_plague_takes_what_there_is() -> None:
    """Two ships of two, and a card of each kind that is held, chosen by the player."""
    table = table_of("A, B, C", hands={A: "attack-04 plague", B: "attack-06 attack-08 negotiate quash"}, at="regroup")
    table.ships.move(B, 6, -3, 4)
    for planet in (7, 8, 9):
        table.ships.move(B, planet, -3, 4)
    table.ships.move(B, 10, -3, 2)
    table.lost[B] = True
    game = drive(begun(table, "destiny"), "A use:plague:1", "B card:attack-08")
    finish(drive(game, "B card:negotiate", "B card:quash"))
    assert (names(game, B), game.table.ships.warp[B]) == (["attack-06"], 20)
