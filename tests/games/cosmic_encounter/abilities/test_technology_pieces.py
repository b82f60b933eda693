"""Technologies with something on the table: a card, a token, a ship, a sheet; and those that cancel others."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.labs import HANDS, LAY, equip, has, lab, regrouping, scrambler
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    begun,
    drive,
    ever_offered,
    finish,
    names,
    options,
    pass_all,
    table_of,
    totals,
)

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.games.cosmic_encounter.fleets import BESIDE, GATE, WARP
from cosmodrome.kernel import Dealer, Game

# ---- quark battery


def test_quark_battery_stores_a_card() -> None:
    """On completion, face down; nobody else sees it."""
    game = regrouping((A, "quark_battery", 3, False), hands={A: "attack-10 attack-40", B: "attack-04"})
    finish(drive(game, "A complete:quark_battery", "A card:attack-40"))
    assert names(game, A) == ["attack-10"]
    assert has(game, A, "quark_battery")
    assert game.view(B)["piles"]["closed"] == {"quark_battery:0": ["?"]}


def charged(card: str, *techs: tuple[Any, ...]) -> Game:
    """A has a card under the battery."""
    table = table_of("A attacks B", hands={A: f"attack-10 {card}", B: "attack-04"}, at="select", technologies=True)
    equip(table, A, "quark_battery")
    table.cards.pile_up(A, (table.cards.find(A, card),), "quark_battery:0")
    for row in techs:
        equip(table, *row)
    return begun(table)


@pytest.mark.parametrize("card, total", [("attack-40", 44), ("morph", 8)])
def test_quark_battery_replaces_the_card(card: str, total: int) -> None:
    """After the reveal; a morph copies."""
    game = charged(card)
    drive(game, *LAY, "A use:quark_battery")
    finish(game)
    assert totals(game) == (total, 8)
    assert not has(game, A, "quark_battery")
    assert "attack-10" in [NAMES[card] for card in game.table.cards.discard]


def test_a_scrambled_battery_loses_its_card() -> None:
    """The card under it is discarded, and the revealed one counts."""
    game = charged("attack-40", scrambler(B, 3))
    finish(drive(game, *LAY, "A use:quark_battery", "B use:tech_scrambler", "B home:7:3"))
    assert totals(game) == (14, 8)
    assert "attack-40" in [NAMES[card] for card in game.table.cards.discard]


def test_dealt_anew_the_battery_still_holds_an_encounter_card() -> None:
    """What others cannot see stays possible."""
    game = charged("attack-40")
    for seed in range(20):
        table = game.table.copy()
        RULES.redeal(table, B, Dealer(seed))
        RULES.laws(table)
        assert NAMES[table.cards.piles["quark_battery:0"][0]].partition("-")[0] in ("attack", "negotiate", "morph")


@pytest.mark.parametrize("hand, may", [("attack-10 attack-40", True), ("attack-10", False)])
def test_an_empty_battery_replaces_nothing(hand: str, may: bool) -> None:
    """Completed without an encounter card there is none under it."""
    table = table_of("A attacks B", hands={A: hand, B: "attack-04"}, at="select", technologies=True)
    equip(table, A, "quark_battery")
    if may:
        table.cards.pile_up(A, (table.cards.find(A, "attack-40"),), "quark_battery:0")
    assert ("use:quark_battery" in ever_offered(drive(begun(table), *LAY), A)) == may


def test_a_battery_is_not_charged_without_an_encounter_card() -> None:
    """It is complete all the same."""
    game = regrouping((B, "quark_battery", 3, False), hands={A: "attack-10", B: "quash"})
    finish(drive(game, "B complete:quark_battery"))
    assert has(game, B, "quark_battery")
    assert names(game, B) == ["quash"]


# ---- pieces


@pytest.mark.rule("CE-2.5")
def test_lunar_cannon_is_put_at_home() -> None:
    """Between two neighbouring planets (CE-R73)."""
    game = regrouping((A, "lunar_cannon", 5, False))
    drive(game, "A complete:lunar_cannon")
    assert options(game, A) == ["between:0:1", "between:1:2", "between:2:3", "between:3:4"]
    drive(game, "A between:1:2")
    assert game.table.technologies.pieces["lunar_cannon"] == (1, 2)


@pytest.mark.parametrize("gap, there", [((6, 7), True), ((7, 8), False)])
def test_lunar_cannon_adds_ten_beside_the_target(gap: tuple[int, int], there: bool) -> None:
    """Only if the token touches the planet that is attacked."""
    game = lab("A attacks B", (B, "lunar_cannon"), at="select")
    game.table.technologies.pieces["lunar_cannon"] = gap
    if there:
        finish(drive(game, *LAY, "B use:lunar_cannon"))
    else:
        assert "use:lunar_cannon" not in ever_offered(drive(game, *LAY), B)
    assert totals(game) == (14, 18 if there else 8)


def test_lunar_cannon_moves_with_a_wild_destiny() -> None:
    """To any system."""
    game = lab("A, B, C", (C, "lunar_cannon"), at="destiny", destiny="wild")
    drive(game, "C use:lunar_cannon-move:6:7")
    assert game.table.technologies.pieces["lunar_cannon"] == (6, 7)


def test_the_prometheus_joins_a_colony() -> None:
    """A ship more."""
    game = regrouping((A, "the_prometheus", 7, False))
    drive(game, "A complete:the_prometheus", "A aim:0")
    finish(game)
    assert game.table.ships.fleet[A] == 21
    assert game.table.ships.flagship[0] == A


@pytest.mark.parametrize("planet, total", [(GATE, 18), (0, 15)])
def test_the_prometheus_adds_three(planet: int, total: int) -> None:
    """Besides counting as a ship, if it is in the encounter."""
    table = table_of("A attacks B", hands=HANDS, at="select", technologies=True)
    equip(table, A, "the_prometheus")
    table.ships.add_flagship(A, 0)
    table.ships.move(A, 0 if planet == GATE else 4, GATE, 1)
    game = begun(table)
    finish(drive(game, *LAY))
    assert totals(game) == (total, 8)


def test_the_prometheus_is_the_last_to_be_lost() -> None:
    """It goes to the warp only with all others, and leaves it first (CE-R72)."""
    table = table_of("A, B, C", technologies=True)
    table.ships.add_flagship(A, 0)
    table.ships.move(A, 0, WARP, 4)
    assert table.ships.flagship == (A, 0)
    table.ships.move(A, 0, WARP, 1)
    table.ships.move(A, WARP, 1, 1)
    assert table.ships.flagship == (A, 1)
    table.ships.move(A, 1, BESIDE, 1)
    assert table.ships.flagship == (A, BESIDE)


def test_precursor_seed_brings_a_second_power() -> None:
    """A random unused alien; its uses are optional."""
    game = regrouping((A, "precursor_seed", 9, False), text="A:tripler, B, C")
    finish(drive(game, "A complete:precursor_seed"))
    own, extra = game.table.sheets[A]
    assert own == ALIEN["tripler"]
    assert game.table.guests == (extra,)


@pytest.mark.parametrize("used, total", [(False, 14), (True, 34)])
def test_the_second_power_is_optional(used: bool, total: int) -> None:
    """Tripler must, but not as the seed's alien."""
    game = lab("A attacks B", (A, "precursor_seed"), at="select")
    game.table.join_sheet(A, ALIEN["tripler"])
    finish(drive(game, *LAY, *(["A use:tripler"] if used else [])))
    assert totals(game) == (total, 8)


def test_the_precursor_seed_tells_which_alien_it_is() -> None:
    """The one that has joined the sheet."""
    game = regrouping((B, "precursor_seed", 9, False))
    drive(game, "B complete:precursor_seed")
    pass_all(game)
    assert game.table.technologies.pieces["precursor_seed"] == game.table.guests
    assert game.table.guests[0] in game.table.sheets[B]


def test_lunar_cannon_stays_without_a_wild_destiny() -> None:
    """A colour does not move it."""
    table = table_of("A, B, C", hands=HANDS, at="destiny", destiny="3", technologies=True)
    equip(table, B, "lunar_cannon")
    table.technologies.put_piece("lunar_cannon", (6, 7))
    assert not [use for use in ever_offered(begun(table, "aim"), B) if "cannon" in use]


@pytest.mark.parametrize("tech", ["lunar_cannon", "precursor_seed", "quark_battery"])
def test_what_a_completed_technology_brings_comes_with_that_one(tech: str) -> None:
    """Not when another technology is completed."""
    game = regrouping((B, tech), (B, "xenon_lasers", 3, False), hands={A: "attack-10", B: "attack-04 attack-06"})
    finish(drive(game, "B complete:xenon_lasers"))
    assert not [event for event in game.events(None) if event["key"] == "use"]


# ---- tech scrambler


def test_tech_scrambler_cancels_a_technology() -> None:
    """The lasers have no effect, both cards are discarded, the ships go home."""
    game = lab("A attacks B", (A, "xenon_lasers"), scrambler(B, 3), at="select")
    finish(drive(game, *LAY, "A use:xenon_lasers:1", "B use:tech_scrambler", "B home:7:3"))
    assert totals(game) == (14, 8)
    assert not has(game, A, "xenon_lasers")
    assert not has(game, B, "tech_scrambler")


def test_tech_scrambler_needs_as_many_ships_as_the_number() -> None:
    """Two ships do not stop a technology of three (CE-R76)."""
    game = lab("A attacks B", (A, "xenon_lasers"), scrambler(B, 2), at="select")
    drive(game, *LAY, "A use:xenon_lasers:1")
    assert "use:tech_scrambler" not in options(game, B)


def test_tech_scrambler_ends_a_permanent_technology() -> None:
    """At the start of an encounter."""
    game = regrouping((B, "plasma_thrusters"), scrambler(C, 6))
    finish(drive(game, "C nothing", "C use:tech_scrambler-raze:plasma_thrusters"))
    assert not has(game, B, "plasma_thrusters")


def test_a_scrambled_prometheus_leaves_the_game() -> None:
    """With its card."""
    table = table_of("A, B, C", hands=HANDS, at="regroup", technologies=True)
    equip(table, B, "the_prometheus")
    table.ships.add_flagship(B, 7)
    equip(table, C, "tech_scrambler", 7, False)
    game = begun(table)
    drive(game, "C nothing", "C use:tech_scrambler-raze:the_prometheus")
    pass_all(game)
    assert game.table.ships.flagship == ()
    assert game.table.ships.fleet[B] == 20


def test_a_scrambled_seed_takes_its_alien_along() -> None:
    """The second power leaves the sheet; the player's own stays."""
    table = table_of("A, B:human, C", hands=HANDS, at="regroup", technologies=True)
    equip(table, B, "precursor_seed")
    table.join_sheet(B, ALIEN["clone"])
    equip(table, C, "tech_scrambler", 9, False)
    game = begun(table)
    drive(game, "C nothing", "C use:tech_scrambler-raze:precursor_seed")
    pass_all(game)
    assert game.table.sheets[B] == (ALIEN["human"],)
    assert game.table.guests == ()


def test_tech_scrambler_ends_what_is_permanent() -> None:
    """A technology that is used once is safe while it lies there."""
    game = regrouping((B, "plasma_thrusters"), (B, "delta_scanners"), (B, "quark_battery", 3, False), scrambler(C, 9))
    drive(game, "B nothing", "C nothing")
    assert [use for use in options(game, C) if "raze" in use] == ["use:tech_scrambler-raze:plasma_thrusters"]


@pytest.mark.parametrize("ships, may", [(1, False), (2, True)])
def test_a_technology_without_a_number_has_that_of_its_ships(ships: int, may: bool) -> None:
    """CE-R76: Gluon Mines with two ships are stopped by two."""
    game = lab("A attacks B", (B, "gluon_mines", 2, False), scrambler(C, ships), at="select")
    drive(game, *LAY, "B use:gluon_mines")
    assert ("use:tech_scrambler" in options(game, C)) == may


def test_tech_scrambler_is_for_technologies_of_others() -> None:
    """Its owner is not stopped by it."""
    game = lab("A attacks B", (A, "xenon_lasers"), scrambler(A, 3), at="select")
    drive(game, *LAY, "A use:xenon_lasers:1")
    assert "use:tech_scrambler" not in ever_offered(game, A)


def test_tech_scrambler_ends_what_lies_open() -> None:
    """A permanent technology that is not complete is nobody's business."""
    game = regrouping((B, "plasma_thrusters", 2, False), scrambler(C, 9))
    assert not [use for use in ever_offered(drive(game, "B nothing", "C nothing"), C) if "raze" in use]


# ---- cosmic field generator


@pytest.mark.rule("CE-30.9")
def test_cosmic_field_generator_zaps() -> None:
    """The use is cancelled, and the technology is discarded."""
    game = lab("A:warpish attacks B", (C, "cosmic_field_generator"), warp={C: 3}, at="select")
    finish(drive(game, *LAY, "C use:cosmic_field_generator"))
    assert totals(game) == (14, 8)
    assert not has(game, C, "cosmic_field_generator")


def test_wild_healer_stops_the_generator() -> None:
    """A Card Zap cannot, wild Healer can (CE-R45)."""
    hands = {A: "attack-10 flare-healer card_zap", B: "attack-04"}
    game = lab("A:warpish attacks B", (C, "cosmic_field_generator"), warp={C: 3}, hands=hands, at="select")
    drive(game, *LAY, "C use:cosmic_field_generator")
    assert options(game, A) == ["pass", "use:wild-healer"]
    finish(drive(game, "A use:wild-healer"))
    assert totals(game) == (17, 8)
