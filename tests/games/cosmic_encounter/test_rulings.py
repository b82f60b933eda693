"""Rulings that no other test shows: doubtful cases, decided and written down."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.labs import equip, regrouping
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    begun,
    drive,
    finish,
    hurry,
    names,
    options,
    pass_all,
    play,
    table_of,
    totals,
)

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.fleets import GATE

CARDS = {A: "attack-10", B: "attack-08"}


def test_a_card_zapped_flare_counts_as_played() -> None:
    """CE-R8: the player has used up their flare, and the card is spent for the encounter."""
    hands = {A: "attack-10 flare-macron flare-chosen", B: "attack-08 card_zap"}
    game = play("A attacks B, C", hands=hands, at="planning")
    drive(game, "A use:wild-chosen", "B use:card_zap", "A lay:attack-10", "B lay:attack-08")
    hurry(game)
    assert totals(game) == (14, 12)
    assert "flare-chosen" not in names(game, A)
    assert game.table.flares_by[A] == 1


def test_a_mandatory_power_opens_its_zap_and_asks_for_its_choices() -> None:
    """CE-R4: nobody asks Warpish; everybody may zap it all the same."""
    game = play("A:warpish attacks B", hands={A: "attack-10", B: "attack-08 cosmic_zap"}, warp={B: 2}, at="select")
    drive(game, "A lay:attack-10", "B lay:attack-08")
    assert options(game, B) == ["pass", "use:cosmic_zap"]
    assert options(game, A) == []


def test_ships_left_on_the_gate_go_home_after_a_failed_deal() -> None:
    """CE-R24: the three ships may come from colonies, then all four on the gate return."""
    game = play("A attacks B", hands={A: "negotiate", B: "negotiate"}, at="select", offers=1, flares=False)
    drive(game, "A lay:negotiate", "B lay:negotiate", "A pass", "B pass", "A ship:0:3")
    assert game.table.ships.gate[A] == 4
    hurry(game)
    assert (game.table.ships.gate[A], game.table.ships.warp[A], sum(game.table.ships.by_planet[A])) == (0, 3, 17)


@pytest.mark.parametrize("called, total", [(2, 16), (3, 14)])
def test_wild_gambler_counts_if_the_cards_are_that_far_apart(called: int, total: int) -> None:
    """CE-R53: 10 and 8 are two apart; a call of two is added, one of three is not."""
    hands = {A: "attack-10 flare-gambler", B: "attack-08"}
    game = play("A attacks B", hands=hands, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-08", f"A use:wild-gambler:{called}"))
    assert totals(game) == (total, 12)


def test_wild_tripler_acts_before_the_values_are_worked_out() -> None:
    """CE-R59: a 20 becomes 7 before Calculator lowers the higher card: 10 against 7 leaves 3."""
    hands = {A: "attack-10 flare-tripler", B: "attack-20"}
    game = play("A:calculator attacks B", hands=hands, at="select")
    finish(drive(game, "A lay:attack-10", "B lay:attack-20", "A use:calculator", "A use:wild-tripler"))
    assert totals(game) == (7, 11)


@pytest.mark.parametrize("laid, worth", [("attack-08", 27), ("attack-20", 2)])
def test_wild_tripler_comes_after_the_mirror(laid: str, worth: int) -> None:
    """CE-R59: an 8 that the Mirror has made 80 counts a third, a 20 that it has made 2 is too low for that."""
    game = play("A:mirror attacks B", hands={A: "attack-10 flare-tripler", B: laid}, at="select")
    drive(game, "A lay:attack-10", f"B lay:{laid}", "A use:mirror")
    if "use:wild-tripler" in options(game, A):
        drive(game, "A use:wild-tripler")
    finish(game)
    assert totals(game) == (5, 4 + worth)


def test_saved_ships_bring_kamikaze_no_cards() -> None:
    """CE-R68: of three sacrificed ships the Zombie flare saves one: four cards, not six."""
    game = play("A:kamikaze attacks B", hands={A: "attack-10 flare-zombie", B: "attack-08"}, at="planning")
    drive(game, "A use:kamikaze:3", "A auto:3", "A use:wild-zombie")
    pass_all(game)
    while game.asks[0].key == "place-ships":
        game.answer(A, game.asks[0].options[0].id)
    pass_all(game)
    assert game.table.ships.warp[A] == 2
    assert len(game.table.cards.hands[A]) == 2 + 4


def test_wild_void_needs_a_ship_outside_the_encounter() -> None:
    """CE-R60: a player with all ships in the encounter cannot pay."""
    hands = {A: "attack-10 emotion_control", B: "attack-08 flare-void"}
    table = table_of("A attacks B", hands=hands, at="select")
    for planet in table.ships.systems[B][1:]:
        table.ships.move(B, planet, -3, table.ships.by_planet[B][planet])
    table.lost[B] = True
    game = begun(table)
    drive(game, "A lay:attack-10", "B lay:attack-08", "A use:emotion_control")
    assert "use:wild-void" not in options(game, B)


def test_wild_cudgel_after_a_deal() -> None:
    """CE-R63: a colony that the offense founds by a deal is founded like any other."""
    hands = {A: "negotiate flare-cudgel", B: "negotiate"}
    game = play("A attacks B", hands=hands, at="select")
    drive(game, "A lay:negotiate", "B lay:negotiate", "A settle:8", "A done", "B accept", "A ship:-1:1", "A done")
    drive(game, "A use:wild-cudgel")
    founded = [event["seat"] for event in game.events(A, since=0) if event["key"] == "colony-founded"]
    hurry(game)
    assert (founded, game.table.ships.by_planet[B][8], game.table.ships.warp[B]) == ([A], 0, 4)


def test_the_last_planet_of_a_system_stays() -> None:
    """CE-R74: an Omega Missile cannot be aimed at it."""
    table = table_of("A, B, C", hands=CARDS, at="regroup", technologies=True)
    equip(table, A, "omega_missile")
    for planet in table.ships.systems[B][1:]:
        table.ships.move(B, planet, table.ships.systems[B][0], table.ships.by_planet[B][planet])
        table.remove_planet(planet)
    table.lost[B] = True
    game = begun(table, "destiny")
    aims = [option for option in options(game, A) if option.startswith("use:omega_missile")]
    assert f"use:omega_missile:{table.ships.systems[B][0]}" not in aims
    assert len(aims) == 10


def test_there_is_one_genesis_planet() -> None:
    """CE-R75: a second bomb cannot be used, not even after the planet is gone."""
    table = table_of("A, B, C", hands=CARDS, at="regroup", technologies=True)
    equip(table, A, "genesis_bomb", 4, False)
    table.technologies.put_piece("genesis", (11,))
    game = begun(table, "destiny")
    with pytest.raises(AssertionError):
        drive(game, "A nothing", "A use:genesis_bomb")


def test_a_further_encounter_comes_before_the_turn_passes() -> None:
    """CE-R77: C's encounter comes at once, in the turn of A, who has lost theirs."""
    hands = {A: "attack-00 attack-10", B: "attack-08 morph", C: "negotiate"}
    table = table_of("A attacks B, C", hands=hands, at="select", technologies=True)
    equip(table, C, "infinity_drive")
    game = begun(table, "destiny")
    drive(game, "A lay:attack-00", "B lay:attack-08", "C use:infinity_drive")
    pass_all(game)
    assert (game.table.offense, game.table.extra, game.table.turn) == (C, True, A)


def test_citadels_are_a_plus_for_the_defense_under_anti_matter() -> None:
    """CE-R41: their value is added though the lower total wins."""
    hands = {A: "attack-10", B: "attack-08", C: "attack-30"}
    table = table_of("A:anti_matter attacks B, C:citadel", hands=hands, at="select", flares=False)
    table.cards.lay_open(C, table.cards.find(C, "attack-30"), f"planet:{table.planet}")
    game = begun(table)
    finish(drive(game, "A lay:attack-10", "B lay:attack-08", "C use:citadel"))
    assert totals(game) == (10 - 4, 8 + 4 + 30)
    assert game.table.winner == 0


def test_a_hidden_tick_tock_has_his_tokens_when_the_first_one_goes() -> None:
    """CE-R79: ten, less the one for the defense that won."""
    table = table_of("A:tick_tock attacks B", hands={A: "attack-00", B: "attack-08"}, at="select", hidden_powers=True)
    table.unveil(A)
    game = begun(table)
    finish(drive(game, "A lay:attack-00", "B lay:attack-08"))
    assert game.table.tokens["tick_tock"] == 9
    assert game.table.sheets[A] == (ALIEN["tick_tock"],)


def test_the_prometheus_leads_and_is_lost_last() -> None:
    """CE-R72: launched with others from its colony it is on the gate."""
    table = table_of("A attacks B", hands=CARDS, ships={A: 0}, at="launch", technologies=True)
    equip(table, A, "the_prometheus")
    table.ships.add_flagship(A, 1)
    game = begun(table)
    drive(game, "A ship:1:1", "A done")
    assert game.table.ships.flagship == (A, GATE)


def test_a_scrambler_needs_the_number_of_a_permanent_technology() -> None:
    """CE-R76: five ships do not end what took six."""
    game = regrouping((B, "plasma_thrusters"), (C, "tech_scrambler", 5, False))
    drive(game, "C nothing")
    assert "use:tech_scrambler-raze:plasma_thrusters" not in options(game, C)
