"""An encounter by the rulebook: the worked examples, and rules that they leave open."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, D, drive, finish, names, options, pass_all, play

from cosmodrome.games.cosmic_encounter.table import DEFENSE, OFFENSE


@pytest.mark.rule(*(f"CE-32.{row}" for row in range(1, 11)))
def test_the_worked_encounter_of_the_rulebook() -> None:
    """Macron attacks Clone with one ship; Zombie helps Clone, Parasite joins uninvited; 19 against 18."""
    game = play(
        "A:macron attacks B:clone, C:zombie, D:parasite",
        hands={A: "attack-10", B: "attack-12", C: "negotiate", D: "reinforcement-2"},
        ships={A: 0, B: 2},
        stop="ended",
        at="launch",
    )
    table = game.table
    drive(game, "A ship:4:1", "A invite:2", "B invite:2+3")
    assert table.ships.gate[A] == 1
    drive(game, "C join:defense", "C auto:4", "D use:parasite:offense", "D ship:22:3", "D done")
    drive(game, "A lay:attack-10", "B lay:attack-12")
    assert (table.total(OFFENSE), table.total(DEFENSE)) == (17, 18)
    drive(game, "D use:reinforcement-2:offense")
    assert {"key": "totals", "offense": 19, "defense": 18} in game.events(None)
    drive(game, "C home:12:4", "B use:clone")
    assert table.winner == OFFENSE
    assert table.ships.warp == [0, 2, 0, 0]  # Clone's two ships; Zombie's four were saved
    assert table.ships.foreign == [1, 0, 0, 1]
    assert names(game, B) == ["attack-12"]


@pytest.mark.rule("CE-12.10", "CE-12.2", "CE-12.3", "CE-14.9")
def test_sixteen_against_nineteen() -> None:
    """10 + 4 + 2 against 15 + 2 + 2: the defense wins, the gate goes to the warp."""
    game = play(
        "A attacks B, C, D",
        hands={A: "attack-10", B: "attack-15"},
        ships={A: 4, B: 2},
        allies={D: ("offense", 2), C: ("defense", 2)},
        at="select",
    )
    drive(game, "A lay:attack-10", "B lay:attack-15")
    table = game.table
    assert {"key": "totals", "offense": 16, "defense": 19} in game.events(None)
    finish(game)
    assert table.winner == DEFENSE
    assert table.ships.warp == [4, 0, 0, 2]


@pytest.mark.rule("CE-12.3")
def test_a_tie_is_the_defenses() -> None:
    """Equal totals."""
    game = play("A attacks B", hands={A: "attack-08", B: "attack-08"}, at="select")
    finish(drive(game, "A lay:attack-08", "B lay:attack-08"))
    assert game.table.ships.warp[A] == 4


@pytest.mark.rule("CE-12.6", "CE-12.12", "CE-12.14", "CE-12.8")
@pytest.mark.parametrize("value", [20, 8])
def test_a_morph_copies_an_attack(value: int) -> None:
    """Against an attack both sides count the same card."""
    card = f"attack-{value:02}"
    game = play("A attacks B", hands={A: "morph cosmic_zap", B: f"{card} mobius_tubes"}, at="select")
    finish(drive(game, "A lay:morph", f"B lay:{card}"))
    assert game.table.card_value == [value, value]
    assert game.table.card_kind == ["attack", "attack"]


@pytest.mark.rule("CE-12.13", "CE-13.1")
def test_a_morph_copies_a_negotiate() -> None:
    """Against a negotiate a deal is tried; the allies go home."""
    game = play(
        "A attacks B, C", hands={A: "morph", B: "negotiate"}, allies={C: ("offense", 2)}, stop="offer", at="select"
    )
    finish(drive(game, "A lay:morph", "B lay:negotiate"))
    assert game.table.result == "negotiation"
    assert game.table.ships.gate == [4, 0, 0]


@pytest.mark.rule("CE-12.4", "CE-15.1", "CE-15.2", "CE-15.3", "CE-14.6")
def test_negotiate_against_attack_loses_and_collects() -> None:
    """One random card for each own ship that went to the warp."""
    hand = "attack-40 attack-30 attack-23 attack-20 morph"
    game = play("A attacks B", hands={A: hand, B: "negotiate"}, ships={B: 3}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:negotiate"))
    assert game.table.ships.warp[B] == 3
    assert (len(names(game, A)), len(names(game, B))) == (1, 3)


@pytest.mark.rule("CE-15.4")
def test_a_winner_with_few_cards_gives_all() -> None:
    """Nothing more than the hand."""
    game = play("A attacks B", hands={A: "attack-40 attack-30", B: "negotiate"}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:negotiate"))
    assert names(game, B) == ["attack-30"]


@pytest.mark.rule("CE-14.2", "CE-14.3", "CE-14.4", "CE-14.5", "CE-14.18", "CE-24.2", "CE-14.8")
def test_a_winning_offense_lands() -> None:
    """Gate ships land as colonies, the defense goes to the warp, bystanders stay."""
    game = play("A attacks B, C", hands={A: "attack-40", B: "attack-00"}, at="select", bystanders={C: 2})
    table = game.table
    planet = table.planet
    finish(drive(game, "A lay:attack-40", "B lay:attack-00"))
    assert [ships[planet] for ships in table.ships.by_planet] == [4, 0, 2]
    assert table.ships.warp == [0, 4, 0]
    assert table.ships.foreign[A] == 1


@pytest.mark.rule("CE-15.7", "CE-15.8", "CE-15.9", "CE-15.11", "CE-14.10", "CE-14.11")
def test_an_ally_mixes_cards_and_ships() -> None:
    """Four committed ships: two cards and two ships from the warp."""
    game = play(
        "A attacks B, C",
        hands={A: "attack-00", B: "attack-40"},
        allies={C: ("defense", 4)},
        warp={C: 3},
        at="select",
    )
    drive(game, "A lay:attack-00", "B lay:attack-40", "C reward:1:0", "C reward:0:1")
    finish(drive(game, "C reward:0:1", "C reward:1:0"))
    assert game.table.ships.warp[C] == 1
    assert len(names(game, C)) == 2
    assert game.table.ships.beside[C] == 0


@pytest.mark.rule("CE-15.8")
def test_rewards_are_taken_one_at_a_time() -> None:
    """The ally sees the card before deciding about the next ship; all at once is offered too."""
    hands, fields = {A: "attack-00", B: "attack-40"}, {"allies": {C: ("defense", 3)}, "warp": {C: 2}, "at": "select"}
    game = drive(play("A attacks B, C", hands=hands, **fields), "A lay:attack-00", "B lay:attack-40")
    assert options(game, C) == ["reward:1:0", "reward:0:1", "reward:3:0", "reward:0:2"]
    game.answer(C, "reward:1:0")
    assert len(game.view(C)["hand"]) == 1
    assert options(game, C) == ["reward:1:0", "reward:0:1", "reward:2:0", "reward:0:2"]


@pytest.mark.rule("CE-16.1", "CE-16.2", "CE-14.7", "CE-5.2")
def test_a_success_allows_a_second_encounter() -> None:
    """After a win the offense may go on, from regroup."""
    game = play("A attacks B", hands={A: "attack-40 attack-10", B: "attack-00"}, at="select", stop="destiny")
    drive(game, "A lay:attack-40", "B lay:attack-00", "A again")
    assert (game.table.encounter, game.table.offense) == (2, A)


@pytest.mark.rule("CE-16.5", "CE-23.6")
def test_no_second_encounter_without_cards() -> None:
    """2018: an encounter card in hand is needed."""
    game = play("A attacks B", hands={A: "attack-40", B: "attack-00 attack-01"}, stop="destiny", at="select")
    pass_all(drive(game, "A lay:attack-40", "B lay:attack-00"))
    finish(game)
    assert game.table.turn == B


@pytest.mark.rule("CE-29.7")
def test_one_encounter_a_turn() -> None:
    """The variant allows no second one."""
    hands = {A: "attack-40 attack-10", B: "attack-00 morph"}
    game = play("A attacks B", hands=hands, stop="destiny", at="select", one_encounter=True)
    finish(drive(game, "A lay:attack-40", "B lay:attack-00"))
    assert game.table.turn == B


@pytest.mark.rule("CE-13.3", "CE-13.5", "CE-13.8", "CE-13.17", "CE-14.14", "CE-13.13")
def test_a_deal_of_cards_for_a_colony() -> None:
    """Three attack cards for a colony of two ships."""
    hand = "negotiate attack-04 attack-06 attack-08"
    game = play("A attacks B", hands={A: "negotiate", B: hand}, at="select")
    table = game.table
    planet = table.ships.systems[A][0]
    drive(game, "A lay:negotiate", "B lay:negotiate", "A pass")
    drive(game, "B give-card:attack-04", "B give-card:attack-06", "B give-card:attack-08")
    drive(game, f"B settle:{planet}", "B done", "A accept")
    drive(game, "B ship:7:1", "B ship:8:1", "B done")
    finish(game)
    assert names(game, A) == ["attack-04", "attack-06", "attack-08"]
    assert table.ships.by_planet[B][planet] == 2
    assert table.ships.foreign == [0, 1, 0]
    assert table.ships.gate[A] == 0


@pytest.mark.rule("CE-13.16", "CE-14.15", "CE-14.16", "CE-13.2")
def test_a_failed_deal_costs_three_ships() -> None:
    """When the offers are used up both lose three ships of their choice, and the turn ends."""
    game = play("A attacks B", hands={A: "negotiate", B: "negotiate"}, at="select", offers=1)
    drive(game, "A lay:negotiate", "B lay:negotiate", "A pass", "B pass", "A auto:3", "B auto:3")
    assert game.table.ships.warp[:2] == [3, 3]
    assert not game.table.success


@pytest.mark.rule("CE-13.10", "CE-13.11")
@pytest.mark.parametrize("edition, settles", [(2018, True), (2008, False)])
def test_a_deal_about_a_foreign_colony(edition: int, settles: bool) -> None:
    """In 2018 a main player may let the other in at any of their colonies, in 2008 only at home."""
    hands, fields = {A: "negotiate", B: "negotiate"}, {"emptied": {A: (1,)}, "visitors": {B: 1}}
    game = play("A attacks B", hands=hands, at="select", edition=edition, **fields)
    pass_all(drive(game, "A lay:negotiate", "B lay:negotiate"))
    assert game.table.ships.by_planet[B][1]
    assert ("settle:1" in options(game, A)) == settles


@pytest.mark.rule("CE-17.2", "CE-17.3")
def test_allies_who_reach_five_together_win_together() -> None:
    """The fifth foreign colony ends the game at once."""
    game = play(
        "A attacks B, C",
        hands={A: "attack-40", B: "attack-00"},
        allies={C: ("offense", 1)},
        visitors={A: 4, C: 4},
        at="select",
    )
    finish(drive(game, "A lay:attack-40", "B lay:attack-00"))
    assert game.outcome is not None
    assert game.outcome.winners == (A, C)
    assert game.table.cards.discard == [], "the encounter is not played to its end"


@pytest.mark.rule("CE-17.2")
def test_a_fourth_foreign_colony_wins_nothing() -> None:
    """Five it takes."""
    game = play("A attacks B", hands={A: "attack-40", B: "attack-00"}, visitors={A: 3}, at="select")
    finish(drive(game, "A lay:attack-40", "B lay:attack-00"))
    assert game.table.ships.foreign[A] == 4
    assert game.outcome is not None
    assert game.outcome.winners == ()


@pytest.mark.rule("CE-29.3", "CE-29.2")
def test_four_planets_need_four_colonies() -> None:
    """The small game."""
    game = play("A attacks B", hands={A: "attack-40", B: "attack-00"}, visitors={A: 3}, at="select", planets=4)
    assert game.table.ships.fleet == [16, 16, 16]
    finish(drive(game, "A lay:attack-40", "B lay:attack-00"))
    assert game.outcome is not None


@pytest.mark.rule("CE-23.3", "CE-23.2", "CE-11.4")
def test_an_offense_without_cards_ends_his_turn() -> None:
    """2018: at any moment before the selection; the ships go home."""
    hands = {A: "cosmic_zap", B: "morph"}
    game = play("A attacks B, C", hands=hands, allies={C: ("defense", 2)}, stop="destiny", at="allied")
    finish(game)
    table = game.table
    assert table.turn == B
    assert (table.ships.gate, table.ships.beside) == ([0, 0, 0], [0, 0, 0])
    assert table.ships.warp == [0, 0, 0]


@pytest.mark.rule("CE-11.3", "CE-23.4", "CE-23.5")
def test_a_defense_without_cards_draws_a_new_hand() -> None:
    """The hand is shown and discarded, and eight cards are drawn."""
    game = play("A attacks B", hands={A: "attack-10", B: "mobius_tubes plague"}, stop="select", at="planning")
    finish(game)
    assert len(game.table.cards.hands[B]) == 8
    assert len(game.table.cards.discard) >= 2


@pytest.mark.rule("CE-6.1", "CE-6.2")
def test_the_offense_starts_with_a_new_hand() -> None:
    """At the start of a turn without an encounter card."""
    game = play("A attacks B", hands={A: "plague", B: "morph"}, ships={A: 0}, stop="destiny", at="start-turn")
    pass_all(game)
    assert len(game.table.cards.hands[A]) == 8


@pytest.mark.rule("CE-7.1", "CE-7.4")
def test_regroup_brings_one_ship_back() -> None:
    """One ship from the warp to any colony."""
    game = play("A", hands={A: "morph"}, warp={A: 3}, at="regroup", destiny="3")
    drive(game, "A home:2:1")
    assert game.table.ships.warp[A] == 2


@pytest.mark.rule("CE-21.5", "CE-21.6", "CE-21.7", "CE-8.6")
def test_recolonising_an_empty_home_planet() -> None:
    """The own colour: one to four ships found a colony anew where nobody is; a second encounter may follow."""
    fields = {"emptied": {A: (1, 2)}, "visitors": {B: 1}}
    game = play("A", hands={A: "morph negotiate"}, stop="x", at="destiny", destiny="0", **fields)
    assert options(game, A) == ["visitor:1:1", "recolonise:2", "redraw"]
    drive(game, "A recolonise:2", "A ship:0:3", "A done")
    assert game.table.ships.by_planet[A][2] == 3
    assert options(game, A) == ["again", "end-turn"]


@pytest.mark.rule("CE-21.1", "CE-21.2", "CE-24.1")
def test_driving_out_a_visitor() -> None:
    """The own colour: one foreign colony at home is attacked, its owner is the defense."""
    game = play("A", hands={A: "morph", B: "negotiate"}, at="destiny", destiny="0", visitors={B: 1, C: 2})
    assert options(game, A) == ["visitor:1:1", "visitor:1:2", "visitor:2:2", "redraw"]
    drive(game, "A visitor:1:1")
    assert (game.table.defense, game.table.planet) == (B, 1)


@pytest.mark.rule("CE-8.7", "CE-8.14")
def test_a_wild_destiny_card_lets_the_offense_choose() -> None:
    """Any other player, in that player's home system."""
    game = play("A", hands={A: "morph"}, at="destiny", destiny="wild")
    assert options(game, A) == ["encounter:1", "encounter:2"]
    drive(game, "A encounter:2")
    assert options(game, A) == [f"aim:{planet}" for planet in game.table.ships.systems[C]]


@pytest.mark.rule("CE-8.9", "CE-8.10", "CE-8.11", "CE-8.13")
@pytest.mark.parametrize(
    "special, fields",
    [
        ("most_cards", {"hands": {A: "morph", C: "negotiate"}}),
        ("most_foreign_colonies", {"hands": {A: "morph"}, "visitors": {C: 1}}),
        ("fewest_ships_in_warp", {"hands": {A: "morph"}, "warp": {B: 1}}),
    ],
)
def test_special_destiny_cards(special: str, fields: dict[str, Any]) -> None:
    """The other player who has most, or fewest."""
    game = play("A", at="destiny", destiny=special, **fields)
    assert (game.table.defense, game.table.destiny.named) == (C, C)


@pytest.mark.rule("CE-8.12")
def test_a_tie_goes_to_the_left() -> None:
    """The first tied player clockwise (CE-R37)."""
    game = play("A", hands={A: "morph"}, at="destiny", destiny="most_cards")
    assert game.table.defense == B


@pytest.mark.rule("CE-18.2", "CE-18.3", "CE-18.5", "CE-18.4")
def test_a_power_is_lost_with_the_third_home_colony() -> None:
    """Fewer than three home colonies turn the sheet down."""
    game = play("A attacks B:trader", hands={A: "attack-40", B: "attack-00"}, at="select", emptied={B: (1, 2)})
    table = game.table
    finish(drive(game, "A lay:attack-40", "B lay:attack-00"))
    assert table.lost == [False, True, False]
    assert not table.is_up(B)


@pytest.mark.rule("CE-25.2", "CE-25.5", "CE-25.7", "CE-25.3")
def test_reinforcements_until_all_pass() -> None:
    """Any main player or ally, for either side, in answer to one another; they are discarded at the end."""
    hands = {A: "attack-10 reinforcement-5", B: "attack-10 reinforcement-3 reinforcement-2", C: "reinforcement-3"}
    hands[D] = "reinforcement-3"
    game = play("A attacks B, C, D", hands=hands, allies={D: ("defense", 1)}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-10", "A use:reinforcement-5:offense", "B use:reinforcement-3:defense")
    assert options(game, C) == []  # no part in the encounter
    finish(drive(game, "B use:reinforcement-2:offense", "D use:reinforcement-3:offense"))
    assert game.table.bonus == [10, 3]
    assert not game.table.cards.reinforcements
    assert len(game.table.cards.discard) == 6
