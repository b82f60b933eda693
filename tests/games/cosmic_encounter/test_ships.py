"""Ships that are sent, brought home and lost: what a player is asked, and how many go from where."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, begun, drive, ever_offered, hurry, options, play, table_of

from cosmodrome.games.cosmic_encounter.fleets import OUT, WARP
from cosmodrome.kernel import Game


def with_colonies(ships: tuple[int, ...], text: str = "A attacks B, C", **fields: Any) -> Game:
    """A has so many ships on each of its home planets; the others are in the warp."""
    fields = {"hands": {A: "attack-10", B: "attack-08"}, "ships": {A: 0}, "at": "launch", **fields}
    table = table_of(text, **fields)
    for planet in table.ships.systems[A]:
        table.ships.move(A, planet, WARP, table.ships.by_planet[A][planet])
    for planet, count in enumerate(ships):
        table.ships.move(A, WARP, planet, count)
    return begun(table)


# ---- sending ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-9.2")
def test_after_some_ships_only_the_rest_may_follow() -> None:
    """Three of four have gone: one more, from any colony, or none."""
    game = drive(with_colonies((4, 4)), "A ship:0:3")
    assert options(game, A) == ["auto:1", "ship:0:1", "ship:1:1", "done"]
    drive(game, "A ship:1:1")
    assert (game.table.ships.gate[A], game.table.ships.by_planet[A][:2]) == (4, [1, 3])


@pytest.mark.rule("CE-9.2")
def test_from_a_single_colony_nothing_needs_to_be_spread() -> None:
    """So many ships of it, and no word for all of them besides."""
    assert options(with_colonies((3,)), A) == ["ship:0:1", "ship:0:2", "ship:0:3"]


@pytest.mark.rule("CE-9.3")
@pytest.mark.parametrize("ships, left", [((4, 4, 1), [2, 2, 1]), ((4, 1, 1), [1, 1, 0]), ((2, 2, 2), [1, 1, 0])])
def test_the_obvious_four_come_from_where_there_are_most(ships: tuple[int, ...], left: list[int]) -> None:
    """Colonies stay as long as there are other ships."""
    game = drive(with_colonies(ships), "A auto:4")
    assert game.table.ships.gate[A] == 4
    assert sorted(game.table.ships.by_planet[A][:3], reverse=True) == left


def test_the_question_tells_whose_ships_go_where_and_how_many() -> None:
    """One has gone, three may follow."""
    game = drive(with_colonies((4, 4)), "A ship:0:1")
    assert [(ask.seat, ask.key, ask.args) for ask in game.asks] == [(A, "launch", {"goal": -1, "seat": A, "count": 3})]


# ---- coming home -----------------------------------------------------------------------------------------------------


def with_ships_in_warp(ships: tuple[int, ...]) -> Game:
    """A plays Mobius Tubes: all its ships in the warp come back."""
    hands = {A: "attack-10 mobius_tubes"}
    return drive(with_colonies(ships, "A, B, C", hands=hands, at="regroup", destiny="wild"), "A use:mobius_tubes")


@pytest.mark.rule("CE-1.11")
def test_who_has_one_colony_is_not_asked_where_ships_return() -> None:
    """All go there."""
    game = with_ships_in_warp((2,))
    assert (game.table.ships.by_planet[A][:5], game.table.ships.warp[A]) == ([20, 0, 0, 0, 0], 0)
    assert [ask.key for ask in game.asks] == ["wild-destiny"]


@pytest.mark.rule("CE-1.10")
def test_who_has_two_colonies_says_where_ships_return() -> None:
    """And how many; the question tells how many are left, and where they come from."""
    game = with_ships_in_warp((2, 15))
    assert [(ask.seat, ask.key, ask.args) for ask in game.asks] == [(A, "place-ships", {"count": 3, "source": WARP})]
    assert options(game, A) == ["evenly", "home:0:3", "home:1:3", "home:0:1", "home:0:2", "home:1:1", "home:1:2"]
    drive(game, "A home:1:2")
    assert [ask.args for ask in game.asks] == [{"count": 1, "source": WARP}]
    assert options(game, A) == ["home:0:1", "home:1:1"]


@pytest.mark.rule("CE-1.11")
@pytest.mark.parametrize(
    "ships, then",
    [((2, 15), [5, 15]), ((1, 1, 6, 8), [3, 3, 6, 8]), ((4, 3, 3), [7, 7, 6]), ((9, 9), [10, 10])],
)
def test_returning_ships_are_spread_evenly_by_one_answer(ships: tuple[int, ...], then: list[int]) -> None:
    """Each goes to the colony that then has fewest."""
    game = with_ships_in_warp(ships)
    assert options(game, A)[0] == "evenly"
    drive(game, "A evenly")
    assert (game.table.ships.by_planet[A][: len(ships)], game.table.ships.warp[A]) == (then, 0)
    assert all(ask.key != "place-ships" for ask in game.asks)


@pytest.mark.parametrize("ships, each", [((2, 3, 3, 3), 9), ((2, 2, 2, 3, 3), 2)])
def test_many_ships_return_in_few_answers(ships: tuple[int, ...], each: int) -> None:
    """Nine to one of four colonies, or any number of them; of eight for one of five colonies, all or one at a time."""
    game = with_ships_in_warp(ships)
    assert len(options(game, A)) == len(ships) * each + 1
    assert options(game, A)[1 : len(ships) + 1] == [f"home:{at}:{20 - sum(ships)}" for at in range(len(ships))]


@pytest.mark.rule("CE-22.4")
def test_homeless_ships_go_to_the_warp_unasked() -> None:
    """C has brought its only ship as an ally, and the planet it came from is empty."""
    table = table_of("A attacks B, C", hands={A: "negotiate", B: "negotiate"}, allies={C: ("offense", 1)}, at="select")
    for planet in table.ships.systems[C]:
        table.ships.move(C, planet, WARP, table.ships.by_planet[C][planet])
    game = drive(begun(table), "A lay:negotiate", "B lay:negotiate")
    assert (game.table.ships.gate[C], game.table.ships.warp[C]) == (0, 20)


# ---- losing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-26.9")
def test_a_loss_is_of_exactly_so_many_ships() -> None:
    """Plague: three, however they are named, and not fewer."""
    game = play("A, B, C", hands={A: "attack-10 plague"}, at="regroup", destiny="wild")
    drive(game, "A use:plague:1", "B ship:6:1")
    assert "done" not in options(game, B)
    drive(game, "B ship:7:2")
    assert game.table.ships.warp[B] == 3
    assert game.table.ships.limbo == []


@pytest.mark.rule("CE-R70", "CE-R19")
def test_healing_brings_back_only_what_was_removed_now() -> None:
    """Void takes four ships out of the game, where two have been for long."""
    table = table_of("A:void attacks B, C:healer", hands={A: "attack-40", B: "attack-04"}, at="select")
    table.ships.move(B, table.ships.systems[B][1], OUT, 2)
    game = hurry(drive(begun(table), "A lay:attack-40", "B lay:attack-04", "C use:healer"))
    assert (game.table.ships.out[B], game.table.ships.on_planets(B), len(game.table.cards.hands[C])) == (2, 18, 1)


# ---- landing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-14.2")
@pytest.mark.parametrize("there, offered", [(0, True), (1, False)])
def test_who_lands_beside_own_ships_founds_no_colony(there: int, offered: bool) -> None:
    """Wild Cudgel is for a colony that is gained."""
    hands = {A: "attack-40 flare-cudgel", B: "attack-00"}
    game = play("A attacks B, C", hands=hands, bystanders={A: there, C: 1}, at="select")
    drive(game, "A lay:attack-40", "B lay:attack-00")
    assert ("use:wild-cudgel" in ever_offered(game, A)) == offered


@pytest.mark.rule("CE-R44")
def test_who_wins_without_ships_founds_no_colony() -> None:
    """No ship lands, and nobody is asked what follows from a new colony."""
    hands = {A: "attack-40 flare-cudgel", B: "attack-00"}
    game = play("A attacks B, C", hands=hands, ships={A: 0}, bystanders={C: 1}, at="select")
    drive(game, "A lay:attack-40", "B lay:attack-00")
    assert "use:wild-cudgel" not in ever_offered(game, A)
    assert (game.table.result, game.table.ships.foreign[A]) == ("win", 0)


@pytest.mark.rule("CE-17.2")
def test_a_last_colony_by_an_effect_wins_before_anybody_answers_it() -> None:
    """C's fifth, by wild Tick-Tock: the Remora draws no card for it any more."""
    hands = {A: "attack-10", B: "flare-remora", C: "flare-tick_tock"}
    table = table_of("A attacks B:remora, C", hands=hands, visitors={C: 4}, at="planning")
    while len(table.cards.deck) > 3:  # B's new hand takes a new deck
        table.cards.draw_top(A, 1)
        table.cards.discard_cards(A, table.cards.hands[A][-1:])
    game = drive(begun(table), "C use:wild-tick_tock:0", "C ship:12:1", "C done")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((C,), "foreign-colonies")


@pytest.mark.rule("CE-17.2")
def test_a_last_colony_by_landing_wins_before_anybody_answers_it() -> None:
    """A's fifth: the Remora is not asked about it."""
    hands = {A: "attack-40", B: "attack-00", C: "flare-remora"}
    game = play("A attacks B, C:remora", hands=hands, visitors={A: 4}, at="select")
    drive(game, "A lay:attack-40", "B lay:attack-00")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((A,), "foreign-colonies")


@pytest.mark.parametrize("before, offered", [(0, False), (1, True)])
def test_who_retrieves_along_with_others_leaves_the_ships_lost_in_this_encounter(before: int, offered: bool) -> None:
    """The Remora has just lost three ships to a Plague; one that was in the warp before may come back."""
    hands = {A: "attack-10", B: "plague"}
    game = play("A, B, C:remora", hands=hands, warp={A: 1, C: before}, at="regroup", stop="destiny")
    drive(game, "B use:plague:2", "C auto:3")
    assert ("use:remora" in ever_offered(game, C)) == offered
    assert game.table.ships.warp == [0, 0, 3 + before]
