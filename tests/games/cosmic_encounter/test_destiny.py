"""The destiny phase: colours, wild and special cards, and what a player's own colour allows."""

from __future__ import annotations

import pytest
from tests.conformance.joined import starting
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    D,
    begun,
    drive,
    ever_offered,
    finish,
    options,
    pass_all,
    play,
    table_of,
)

from cosmodrome.games.cosmic_encounter import RULES


@pytest.mark.rule("CE-8.1", "CE-8.4", "CE-8.5", "CE-9.1", "CE-9.7")
@pytest.mark.parametrize("card, target", [("3", B), ("7", C), ("11", D)])
def test_a_colour_names_the_defense_and_his_system(card: str, target: int) -> None:
    """The offense aims at any one planet of that player's home system."""
    game = play("A, B, C, D", hands={A: "morph"}, at="destiny", destiny=card, stop="launch")
    pass_all(game)
    assert game.table.defense == target
    assert options(game, A) == [f"aim:{planet}" for planet in game.table.ships.systems[target]]
    planet = game.table.ships.systems[target][3]
    drive(game, f"A aim:{planet}")
    assert game.table.planet == planet


@pytest.mark.rule("CE-8.2")
def test_the_last_destiny_card_is_not_turned() -> None:
    """It is shuffled with the discards, and the top card of the new deck counts."""
    table = table_of("A, B, C", hands={A: "morph"}, at="destiny")
    table.destiny.discards, table.destiny.deck = list(range(13)), [13]
    order = (*range(3), *range(6, 14), 4, 5, 3)  # the top card is last
    game = starting(RULES, table, scripted=[order])
    pass_all(game)
    assert (game.table.destiny.card, game.table.defense) == (3, B)
    assert (len(game.table.destiny.deck), game.table.destiny.discards) == (13, [])


@pytest.mark.rule("CE-8.2")
def test_of_two_destiny_cards_the_upper_one_is_turned() -> None:
    """No shuffle while two are left."""
    table = table_of("A, B, C", hands={A: "morph"}, at="destiny")
    table.destiny.discards, table.destiny.deck = [*range(6), *range(8, 14)], [7, 6]
    game = starting(RULES, table)
    pass_all(game)
    assert (game.table.destiny.card, game.table.destiny.deck) == (6, [7])


@pytest.mark.rule("CE-8.8")
@pytest.mark.parametrize("special", ["most_cards", "most_foreign_colonies", "fewest_ships_in_warp"])
def test_a_special_card_leads_to_the_home_system_of_whom_it_names(special: str) -> None:
    """It never names the offense, even with the most."""
    table = table_of(
        "A, B, C",
        hands={A: "morph plague attack-40", C: "negotiate"},
        visitors={A: 2, C: 1},
        warp={B: 1},
        at="destiny",
        destiny=special,
    )
    game = starting(RULES, table)
    pass_all(game)
    assert game.table.defense == C
    assert options(game, A) == [f"aim:{planet}" for planet in game.table.ships.systems[C]]


@pytest.mark.rule("CE-8.15", "CE-8.14")
def test_a_colony_in_a_third_system_is_no_target() -> None:
    """Macron may not attack Clone's colony in Zombie's system with Clone's colour."""
    game = play("A:macron, B:clone, C:zombie", hands={A: "morph"}, at="destiny", destiny="3", visitors={B: 3})
    pass_all(game)
    abroad = [planet for planet in game.table.ships.colonies(B) if planet // 6 == C]
    assert not {f"aim:{planet}" for planet in abroad} & set(options(game, A))


@pytest.mark.rule("CE-8.16")
def test_a_hazard_mark_does_nothing() -> None:
    """All three cards of a colour, marked or not, leave the same table."""
    seen = []
    for card in ("3", "4", "5"):
        game = play("A, B, C", hands={A: "morph"}, at="destiny", destiny=card, stop="launch")
        finish(drive(game, "A aim:7"))
        seen.append(
            (game.table.defense, game.table.planet, game.table.ships.by_planet, game.table.ships.warp, game.table.marks)
        )
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("CE-21.3")
def test_driving_out_a_visitor_is_an_encounter_like_any_other() -> None:
    """One to four ships, allies, cards; the visitor's ships count and are lost, the winners land."""
    hands = {A: "attack-10", B: "attack-08", C: "morph"}
    table = table_of("A, B, C", hands=hands, at="destiny", destiny="0", visitors={B: 1}, flares=False)
    table.ships.move(B, table.ships.systems[B][0], 1, 2)
    game = begun(table)
    drive(game, "A visitor:1:1", "A auto:4", "A invite:2", "B invite:nobody", "C join:offense", "C auto:4")
    drive(game, "A lay:attack-10", "B lay:attack-08")
    assert {"key": "totals", "offense": 18, "defense": 11} in game.events(None)
    finish(game)
    assert game.table.ships.warp == [0, 3, 0]
    assert (game.table.ships.by_planet[A][1], game.table.ships.by_planet[C][1], game.table.ships.foreign) == (
        7,
        4,
        [0, 0, 1],
    )


@pytest.mark.rule("CE-21.4")
@pytest.mark.parametrize("special", ["most_cards", "most_foreign_colonies", "fewest_ships_in_warp"])
def test_no_special_card_is_the_own_colour(special: str) -> None:
    """All of them leave the offense out, so none leads to a fight at home."""
    game = play(
        "A, B, C",
        hands={A: "morph plague"},
        visitors={A: 1},
        warp={B: 1, C: 1},
        at="destiny",
        destiny=special,
        edition=2008,
    )
    pass_all(game)
    assert game.table.defense != A
    assert all(option.startswith("aim:") for option in options(game, A))


@pytest.mark.rule("CE-21.8")
def test_the_own_colour_may_be_discarded_for_another_card() -> None:
    """The card goes to the discards and the next one is turned."""
    table = table_of("A, B, C", hands={A: "morph"}, at="destiny", destiny="0", visitors={B: 1})
    table.destiny.deck.remove(3)
    table.destiny.deck.insert(-1, 3)
    game = starting(RULES, table)
    drive(game, "A redraw")
    pass_all(game)
    assert game.table.destiny.discards == [0]
    assert game.table.defense == B


@pytest.mark.rule("CE-21.9")
def test_a_planet_with_foreign_ships_must_be_fought_for() -> None:
    """A home planet that others hold alone cannot be re-colonised."""
    game = play(
        "A, B, C", hands={A: "morph"}, at="destiny", destiny="0", emptied={A: (1, 2)}, visitors={B: 1}, stop="x"
    )
    pass_all(game)
    assert options(game, A) == ["visitor:1:1", "recolonise:2", "redraw"]


@pytest.mark.rule("CE-21.6")
def test_a_colony_is_founded_again_with_one_to_four_ships() -> None:
    """At least one and at most four move to the planet that was chosen."""
    game = play("A, B, C", hands={A: "morph"}, at="destiny", destiny="0", emptied={A: (1, 2)}, stop="cards")
    drive(game, "A recolonise:2")
    assert "done" not in options(game, A)
    assert {option.rpartition(":")[2] for option in options(game, A)} == {"1", "2", "3", "4"}
    drive(game, "A ship:4:1")
    assert "done" in options(game, A)
    drive(game, "A done")
    assert (game.table.ships.by_planet[A][1], game.table.ships.by_planet[A][2]) == (0, 1)


@pytest.mark.rule("CE-21.6", "CE-7.2")
def test_who_has_no_colony_cannot_found_one_again() -> None:
    """The only ship has regrouped onto the gate: none can be moved from another colony."""
    table = table_of("A, B, C", hands={A: "morph"}, warp={A: 20}, at="regroup", destiny="0")
    table.lost[A] = True
    game = begun(table, "aim")
    pass_all(game)
    assert game.table.ships.gate[A] == 1
    assert not [option for option in ever_offered(game, A) if option.startswith("recolonise")]
