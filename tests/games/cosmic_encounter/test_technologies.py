"""The 20 technologies: what each does, when it may not, and what stops it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    D,
    begun,
    drive,
    ever_offered,
    finish,
    names,
    options,
    pass_all,
    table_of,
)

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.games.cosmic_encounter.fleets import BESIDE, GATE, WARP, on_technology
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import TECH
from cosmodrome.kernel import Dealer, Game, Random, Seat

LAY = ("A lay:attack-10", "B lay:attack-04")
HANDS = {A: "attack-10", B: "attack-04"}


def equip(table: CosmicEncounter, seat: Seat, tech: str, ships: int = 0, up: bool = True) -> None:
    """A technology before a seat, complete or with ships on it."""
    number = TECH[tech]
    table.tech_deck.remove(number)
    table.take_technology(seat, number)
    for _ in range(ships):
        fullest = max(table.colonies(seat), key=lambda planet: (table.ships[seat][planet], planet))
        table.move(seat, fullest, on_technology(number), 1)
    if up:
        table.turn_technology(seat, number)


def lab(text: str, *techs: tuple[Any, ...], stop: str = "next", discards: str = "", **fields: Any) -> Game:
    """A game from such a table with these technologies."""
    fields.setdefault("hands", HANDS)
    table = table_of(text, technologies=True, **fields)
    for name in discards.split():
        card = next(card for card in table.deck if NAMES[card] == name)
        table.deck.remove(card)
        table.hands[C] += (card,)
        table.discard_cards(C, (card,))
    for row in techs:
        equip(table, *row)
    return begun(table, stop)


def regrouping(*techs: tuple[Any, ...], text: str = "A, B, C", **fields: Any) -> Game:
    """The regroup phase of A's encounter."""
    return lab(text, *techs, stop=fields.pop("stop", "destiny"), at="regroup", **fields)


def totals(game: Game) -> tuple[int, int]:
    """What the sides had when the outcome was fixed."""
    event = next(event for event in game.events(None) if event["key"] == "totals")
    return event["offense"], event["defense"]


def has(game: Game, seat: Seat, tech: str) -> bool:
    """Whether a technology lies before a seat."""
    return TECH[tech] in game.table.techs[seat]


def scrambler(seat: Seat, ships: int) -> tuple[Any, ...]:
    """A Tech Scrambler with so many ships on it."""
    return (seat, "tech_scrambler", ships, False)


# ---- xenon lasers


@pytest.mark.rule("CE-30.9")
@pytest.mark.parametrize("holder, may", [(A, True), (C, True), (D, False)])
def test_a_technology_is_used_by_those_for_whose_part_it_is(holder: Seat, may: bool) -> None:
    """Xenon Lasers are for main players and allies; who has no part in the encounter is not asked."""
    game = lab("A attacks B, C, D", (holder, "xenon_lasers"), allies={C: ("offense", 1)}, at="select")
    drive(game, *LAY)
    assert bool(options(game, holder)) == may


@pytest.mark.rule("CE-30.9")
@pytest.mark.parametrize("change, total", [("1", 15), ("-1", 13)])
def test_xenon_lasers_change_a_total_by_one(change: str, total: int) -> None:
    """More or less, and the technology stays."""
    game = lab("A attacks B", (A, "xenon_lasers"), at="select")
    finish(drive(game, *LAY, f"A use:xenon_lasers:{change}"))
    assert totals(game) == (total, 8)
    assert has(game, A, "xenon_lasers")


@pytest.mark.rule("CE-30.6")
def test_a_technology_that_is_not_complete_is_not_used() -> None:
    """It lies face down, even with ships enough."""
    game = lab("A attacks B", (A, "xenon_lasers", 3, False), at="select")
    with pytest.raises(AssertionError):
        drive(game, *LAY, "A use:xenon_lasers:1")


def test_only_players_in_the_encounter_use_lasers() -> None:
    """C stands by."""
    game = lab("A attacks B", (C, "xenon_lasers"), at="select")
    with pytest.raises(AssertionError):
        drive(game, *LAY, "C use:xenon_lasers:1")


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
    table.add_flagship(B, 7)
    equip(table, C, "tech_scrambler", 7, False)
    game = begun(table)
    drive(game, "C nothing", "C use:tech_scrambler-raze:the_prometheus")
    pass_all(game)
    assert game.table.flagship == ()
    assert game.table.fleet[B] == 20


def test_a_scrambled_seed_takes_its_alien_along() -> None:
    """The second power leaves the sheet; the own one stays."""
    table = table_of("A, B:human, C", hands=HANDS, at="regroup", technologies=True)
    equip(table, B, "precursor_seed")
    table.join_sheet(B, ALIEN["clone"])
    equip(table, C, "tech_scrambler", 9, False)
    game = begun(table)
    drive(game, "C nothing", "C use:tech_scrambler-raze:precursor_seed")
    pass_all(game)
    assert game.table.sheets[B] == (ALIEN["human"],)
    assert game.table.guests == ()


# ---- at the start of an encounter


def test_delta_scanners_take_a_discard() -> None:
    """Any card, and it is gone."""
    game = regrouping((B, "delta_scanners"), discards="morph negotiate")
    finish(drive(game, "B use:delta_scanners:morph"))
    assert names(game, B) == ["attack-04", "morph"]
    assert not has(game, B, "delta_scanners")


def test_vacuum_turbines_keep_any_of_four() -> None:
    """Discard one of those drawn, keep three."""
    game = regrouping((B, "vacuum_turbines"))
    drive(game, "B use:vacuum_turbines")
    drawn = options(game, B)
    finish(drive(game, f"B {drawn[1]}", "B done"))
    assert len(game.table.hands[B]) == 4
    assert len(game.table.discard) == 1


def test_warpspace_key_empties_the_own_warp() -> None:
    """All own ships leave, those of others stay."""
    game = regrouping((A, "warpspace_key"), warp={A: 5, B: 2})
    finish(drive(game, "A use:warpspace_key"))
    assert game.table.warp == [0, 2, 0]


def test_warpspace_key_is_for_the_offense() -> None:
    """Not in the encounter of another."""
    game = regrouping((B, "warpspace_key"), warp={B: 5})
    with pytest.raises(AssertionError):
        drive(game, "B use:warpspace_key")


def test_enigma_device_makes_eight_of_every_hand() -> None:
    """The owner may discard first."""
    game = regrouping((B, "enigma_device"), hands={A: "attack-10 " * 4, B: "attack-04", C: "negotiate " * 10})
    finish(drive(game, "B use:enigma_device", "B card:attack-04"))
    assert [len(hand) for hand in game.table.hands] == [8, 8, 8]


@pytest.mark.rule("CE-2.8")
def test_genesis_bomb_adds_a_planet() -> None:
    """Hidden until used; the crew settles there, the rest goes home, and it is a home colony."""
    game = regrouping((A, "genesis_bomb", 4, False))
    finish(drive(game, "A nothing", "A use:genesis_bomb", f"A ship:{on_technology(TECH['genesis_bomb'])}:3", "A done"))
    assert game.table.systems[A] == (0, 1, 2, 3, 4, 5)
    assert game.table.ships[A][5] == 3
    assert game.table.home[A] == 6


def test_genesis_bomb_needs_four_ships() -> None:
    """Three are too few."""
    game = regrouping((A, "genesis_bomb", 3, False))
    with pytest.raises(AssertionError):
        drive(game, "A nothing", "A use:genesis_bomb")


def test_the_genesis_planet_can_be_encountered() -> None:
    """For others it is a foreign planet like any other."""
    table = table_of("A, B, C", hands=HANDS, at="destiny", destiny="3", technologies=True)
    table.add_planet(B)
    game = begun(table)
    pass_all(game)
    assert "aim:11" in options(game, A)


def test_omega_missile_removes_a_planet() -> None:
    """Its ships go to the warp."""
    game = regrouping((A, "omega_missile"))
    finish(drive(game, "A use:omega_missile:7"))
    assert game.table.systems[B] == (
        6,
        8,
        9,
        10,
    )
    assert game.table.warp == [0, 4, 0]
    assert game.table.home[B] == 4


def test_coldsleep_ship_founds_a_colony() -> None:
    """On any foreign planet, beside whoever is there."""
    game = regrouping((B, "coldsleep_ship"))
    finish(drive(game, "B use:coldsleep_ship:0", "B ship:7:2", "B done"))
    assert game.table.ships[B][0] == 2
    assert game.table.ships[A][0] == 4
    assert game.table.foreign[B] == 1


@pytest.mark.rule("CE-30.6")
def test_coldsleep_ship_takes_its_own_crew() -> None:
    """At the moment of completion, even of a player without colonies (CE-R36, CE-R78)."""
    game = regrouping((B, "coldsleep_ship", 9, False), warp={B: 11})
    crew = on_technology(TECH["coldsleep_ship"])
    assert game.table.colonies(B) == []
    finish(drive(game, "B complete:coldsleep_ship", "B use:coldsleep_ship:0", f"B ship:{crew}:4"))
    assert game.table.ships[B][0] == 9
    assert game.table.warp[B] == 11


# ---- launch and alliance


def test_energy_cloak_stops_invitations() -> None:
    """The defense invites nobody."""
    game = lab("A attacks B", (A, "energy_cloak"), at="launch", ships={A: 1})
    drive(game, "A use:energy_cloak", "A invite:nobody")
    finish(drive(game, *LAY))
    assert not any(ask["key"] == "invited" and ask["side"] == "defense" for ask in game.events(None))


def test_energy_cloak_does_not_stop_parasite() -> None:
    """CE-R43: who joins uninvited still may."""
    game = lab("A attacks B, C:parasite", (A, "energy_cloak"), at="launch", ships={A: 1})
    drive(game, "A use:energy_cloak", "A invite:nobody")
    drive(game, "C use:parasite:defense")
    assert game.table.side[C] == 1


def test_plasma_thrusters_send_five() -> None:
    """One more than four."""
    game = lab("A attacks B", (A, "plasma_thrusters"), at="launch", ships={A: 0})
    drive(game, "A use:plasma_thrusters", "A auto:5")
    assert game.table.gate[A] == 5


def test_plasma_thrusters_strengthen_the_defense() -> None:
    """A ship goes to the planet that is attacked."""
    game = lab("A attacks B", (B, "plasma_thrusters"), at="launched")
    drive(game, "B use:plasma_thrusters-defend", "B ship:7:1")
    assert game.table.ships[B][6] == 5


def test_the_qax_forces_an_ally() -> None:
    """He must accept, sends four, and has the card."""
    game = lab("A attacks B", (A, "the_qax"), at="invite")
    drive(game, "A invite:2", "A use:the_qax:2", "B invite:2")
    assert "done" not in options(game, C)
    drive(game, "C auto:4")
    assert game.table.gate[C] == 4
    assert has(game, C, "the_qax")


def test_the_qax_does_not_empty_colonies() -> None:
    """Who can spare two need not send more."""
    game = lab("A attacks B", (A, "the_qax"), at="invite", warp={C: 13})
    drive(game, "A invite:2", "A use:the_qax:2", "B invite:nobody")
    assert game.table.marked("least", C) == 2


# ---- the encounter


def test_gluon_mines_destroy_attackers() -> None:
    """One for each ship on it; the encounter goes on."""
    game = lab("A attacks B", (B, "gluon_mines", 2, False), at="select")
    finish(drive(game, *LAY, "B use:gluon_mines", "B home:7:2"))
    assert totals(game) == (12, 8)


def test_gluon_mines_win_when_nobody_is_left() -> None:
    """The defense has won without a reveal."""
    game = lab("A attacks B", (B, "gluon_mines", 4, False), at="select")
    finish(drive(game, *LAY, "B use:gluon_mines"))
    assert game.table.warp[A] == 4
    assert game.table.winner == 1


def test_gluon_mines_choose_among_attackers() -> None:
    """The defense names whose ships are hit."""
    game = lab("A attacks B", (B, "gluon_mines", 2, False), at="select", allies={C: ("offense", 2)})
    finish(drive(game, *LAY, "B use:gluon_mines", "B seat:2", "B seat:2", "B home:7:2"))
    assert game.table.warp == [0, 4, 2]


@pytest.mark.parametrize("card, left", [("attack-05", 1), ("attack-11", 0)])
def test_collapsium_hulls_save_a_ship(card: str, left: int) -> None:
    """If the defense loses by five at most."""
    game = lab("A attacks B", (B, "collapsium_hulls"), hands={A: card, B: "attack-04"}, at="select")
    script = (f"A lay:{card}", "B lay:attack-04")
    finish(drive(game, *script, *(["B use:collapsium_hulls"] if left else [])))
    assert game.table.ships[B][6] == left
    assert game.table.warp[B] == 4 - left
    assert game.table.ships[A][6] == 4


@pytest.mark.parametrize("scrambled", [False, True])
def test_infinity_drive_brings_an_encounter(scrambled: bool) -> None:
    """CE-R40: at once, outside the turn."""
    techs = [(C, "infinity_drive"), *([scrambler(B, 6)] if scrambled else [])]
    game = lab("A attacks B", *techs, stop="destiny", hands={**HANDS, C: "morph"}, at="select")
    drive(game, *LAY, "C use:infinity_drive", *(["B use:tech_scrambler"] if scrambled else []))
    pass_all(game)
    assert (game.table.offense == C and game.table.extra) != scrambled


def test_a_further_encounter_may_draw_destiny_again() -> None:
    """The own colour that was drawn first names nobody."""
    table = table_of("A, B, C", hands={**HANDS, C: "morph"}, at="destiny", destiny="6", technologies=True)
    table.begin_encounter(C, extra=True)
    table.cursor = "destiny"
    table.move(A, 0, 12, 1)
    game = begun(table, "aim")
    drive(game, "C redraw")
    assert game.table.destiny_discard == [6]
    assert game.table.defense != C


def test_infinity_drive_needs_an_encounter_card() -> None:
    """Without one it stays (CE-R77)."""
    game = lab("A attacks B", (C, "infinity_drive"), hands={**HANDS, C: "quash"}, at="select")
    with pytest.raises(AssertionError):
        drive(game, *LAY, "C use:infinity_drive")


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
    table.pile_up(A, (table.find(A, card),), "quark_battery:0")
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
    assert "attack-10" in [NAMES[card] for card in game.table.discard]


def test_a_scrambled_battery_loses_its_card() -> None:
    """The card under it is discarded, and the revealed one counts."""
    game = charged("attack-40", scrambler(B, 3))
    finish(drive(game, *LAY, "A use:quark_battery", "B use:tech_scrambler", "B home:7:3"))
    assert totals(game) == (14, 8)
    assert "attack-40" in [NAMES[card] for card in game.table.discard]


def test_dealt_anew_the_battery_still_holds_an_encounter_card() -> None:
    """What others cannot see stays possible."""
    game = charged("attack-40")
    for seed in range(20):
        table = game.table.copy()
        RULES.redeal(table, B, Dealer(seed))
        RULES.laws(table)
        assert NAMES[table.piles["quark_battery:0"][0]].partition("-")[0] in ("attack", "negotiate", "morph")


# ---- pieces


@pytest.mark.rule("CE-2.5")
def test_lunar_cannon_is_put_at_home() -> None:
    """Between two neighbouring planets (CE-R73)."""
    game = regrouping((A, "lunar_cannon", 5, False))
    drive(game, "A complete:lunar_cannon")
    assert options(game, A) == ["between:0:1", "between:1:2", "between:2:3", "between:3:4"]
    drive(game, "A between:1:2")
    assert game.table.pieces["lunar_cannon"] == (1, 2)


@pytest.mark.parametrize("gap, there", [((6, 7), True), ((7, 8), False)])
def test_lunar_cannon_adds_ten_beside_the_target(gap: tuple[int, int], there: bool) -> None:
    """Only if the token touches the planet that is attacked."""
    game = lab("A attacks B", (B, "lunar_cannon"), at="select")
    game.table.pieces["lunar_cannon"] = gap
    if there:
        finish(drive(game, *LAY, "B use:lunar_cannon"))
    else:
        assert "use:lunar_cannon" not in ever_offered(drive(game, *LAY), B)
    assert totals(game) == (14, 18 if there else 8)


def test_lunar_cannon_moves_with_a_wild_destiny() -> None:
    """To any system."""
    game = lab("A, B, C", (C, "lunar_cannon"), at="destiny", destiny="wild")
    drive(game, "C use:lunar_cannon-move:6:7")
    assert game.table.pieces["lunar_cannon"] == (6, 7)


def test_the_prometheus_joins_a_colony() -> None:
    """A ship more."""
    game = regrouping((A, "the_prometheus", 7, False))
    drive(game, "A complete:the_prometheus", "A aim:0")
    finish(game)
    assert game.table.fleet[A] == 21
    assert game.table.flagship[0] == A


@pytest.mark.parametrize("planet, total", [(GATE, 18), (0, 15)])
def test_the_prometheus_adds_three(planet: int, total: int) -> None:
    """Besides counting as a ship, if it is in the encounter."""
    table = table_of("A attacks B", hands=HANDS, at="select", technologies=True)
    equip(table, A, "the_prometheus")
    table.add_flagship(A, 0)
    table.move(A, 0 if planet == GATE else 4, GATE, 1)
    game = begun(table)
    finish(drive(game, *LAY))
    assert totals(game) == (total, 8)


def test_the_prometheus_is_the_last_to_be_lost() -> None:
    """It goes to the warp only with all others, and leaves it first (CE-R72)."""
    table = table_of("A, B, C", technologies=True)
    table.add_flagship(A, 0)
    table.move(A, 0, WARP, 4)
    assert table.flagship == (A, 0)
    table.move(A, 0, WARP, 1)
    table.move(A, WARP, 1, 1)
    assert table.flagship == (A, 1)
    table.move(A, 1, BESIDE, 1)
    assert table.flagship == (A, BESIDE)


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


# ---- random games


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_technologies(seed: int) -> None:
    """Everybody is eager to research; the laws hold after every answer, and for what others may imagine."""
    rng = Random(seed)
    game = Game.new(RULES, 4, {"technologies": True, "flares": True}, f"tech {seed}")
    for count in range(700):
        if not game.asks:
            break
        ask = game.asks[0]
        ids = [option.id for option in ask.options]
        eager = (
            [id for id in ids if id.startswith(("complete", "use"))] or [id for id in ids if "research" in id] or ids
        )
        chosen = eager if rng.random() < 0.7 else ids
        game.answer(ask.seat, chosen[int(rng.random() * len(chosen))])
        RULES.laws(game.table)
        if count % 50 == 0:
            twin = game.table.copy()
            RULES.redeal(twin, ask.seat, Dealer(count))
            RULES.laws(twin)
