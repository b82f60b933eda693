"""Technologies that are used and done: what each does, when it may not, and what stops it."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.labs import HANDS, LAY, equip, has, lab, regrouping, scrambler
from tests.games.cosmic_encounter.tables import (
    A,
    B,
    C,
    D,
    begun,
    discards,
    drive,
    ever_offered,
    finish,
    names,
    options,
    pass_all,
    step,
    table_of,
    totals,
)

from cosmodrome.games.cosmic_encounter import RULES
from cosmodrome.games.cosmic_encounter.fleets import on_technology
from cosmodrome.games.cosmic_encounter.technologies import TECH
from cosmodrome.kernel import Dealer, Game, Random, Seat

# ---- xenon lasers


@pytest.mark.rule("CE-30.9")
@pytest.mark.parametrize("holder, may", [(A, True), (C, True), (D, False)])
def test_a_technology_is_used_by_those_for_whose_part_it_is(holder: Seat, may: bool) -> None:
    """Xenon Lasers are for main players and allies; players outside the encounter are not asked."""
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
    assert "use:xenon_lasers:1" not in ever_offered(drive(game, *LAY), A)


def test_only_players_in_the_encounter_use_lasers() -> None:
    """C stands by."""
    game = lab("A attacks B", (C, "xenon_lasers"), at="select")
    assert "use:xenon_lasers:1" not in ever_offered(drive(game, *LAY), C)


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
    assert len(game.table.cards.hands[B]) == 4
    assert len(game.table.cards.discard) == 1


def test_warpspace_key_empties_the_own_warp() -> None:
    """All own ships leave, those of others stay."""
    game = regrouping((A, "warpspace_key"), warp={A: 5, B: 2})
    finish(drive(game, "A use:warpspace_key"))
    assert game.table.ships.warp == [0, 2, 0]


def test_warpspace_key_is_for_the_offense() -> None:
    """Not in the encounter of another."""
    game = regrouping((B, "warpspace_key"), warp={B: 5})
    assert "use:warpspace_key" not in ever_offered(game, B)


def test_enigma_device_makes_eight_of_every_hand() -> None:
    """The owner may discard first."""
    game = regrouping((B, "enigma_device"), hands={A: "attack-10 " * 4, B: "attack-04", C: "negotiate " * 10})
    finish(drive(game, "B use:enigma_device", "B card:attack-04"))
    assert [len(hand) for hand in game.table.cards.hands] == [8, 8, 8]


@pytest.mark.rule("CE-2.8")
def test_genesis_bomb_adds_a_planet() -> None:
    """Hidden until used; the crew settles there, the rest goes home, and it is a home colony."""
    game = regrouping((A, "genesis_bomb", 4, False))
    finish(drive(game, "A nothing", "A use:genesis_bomb", f"A ship:{on_technology(TECH['genesis_bomb'])}:3", "A done"))
    assert game.table.ships.systems[A] == (0, 1, 2, 3, 4, 5)
    assert game.table.ships.by_planet[A][5] == 3
    assert game.table.ships.home[A] == 6


def test_genesis_bomb_needs_four_ships() -> None:
    """Three are too few."""
    game = regrouping((A, "genesis_bomb", 3, False))
    assert "use:genesis_bomb" not in ever_offered(drive(game, "A nothing"), A)


def test_the_genesis_planet_can_be_encountered() -> None:
    """For others it is a foreign planet like any other."""
    table = table_of("A, B, C", hands=HANDS, at="destiny", destiny="3", technologies=True)
    table.ships.add_planet(B)
    game = begun(table)
    pass_all(game)
    assert "aim:11" in options(game, A)


def test_omega_missile_removes_a_planet() -> None:
    """Its ships go to the warp."""
    game = regrouping((A, "omega_missile"))
    finish(drive(game, "A use:omega_missile:7"))
    assert game.table.ships.systems[B] == (
        6,
        8,
        9,
        10,
    )
    assert game.table.ships.warp == [0, 4, 0]
    assert game.table.ships.home[B] == 4


def test_coldsleep_ship_founds_a_colony() -> None:
    """On any foreign planet, shared with whoever is there."""
    game = regrouping((B, "coldsleep_ship"))
    finish(drive(game, "B use:coldsleep_ship:0", "B ship:7:2", "B done"))
    assert game.table.ships.by_planet[B][0] == 2
    assert game.table.ships.by_planet[A][0] == 4
    assert game.table.ships.foreign[B] == 1


@pytest.mark.rule("CE-30.6")
def test_coldsleep_ship_takes_its_own_crew() -> None:
    """At the moment of completion, even of a player without colonies (CE-R36, CE-R78)."""
    game = regrouping((B, "coldsleep_ship", 9, False), warp={B: 11})
    crew = on_technology(TECH["coldsleep_ship"])
    assert game.table.ships.colonies(B) == []
    finish(drive(game, "B complete:coldsleep_ship", "B use:coldsleep_ship:0", f"B ship:{crew}:4"))
    assert game.table.ships.by_planet[B][0] == 9
    assert game.table.ships.warp[B] == 11


def test_coldsleep_ship_may_carry_one() -> None:
    """One to four."""
    game = regrouping((B, "coldsleep_ship"))
    finish(drive(game, "B use:coldsleep_ship:0", "B ship:7:1", "B done"))
    assert game.table.ships.by_planet[B][0] == 1


def test_vacuum_turbines_discard_the_card_that_is_named() -> None:
    """No other one."""
    game = regrouping((B, "vacuum_turbines"))
    drive(game, "B use:vacuum_turbines")
    last = options(game, B)[-1]
    finish(drive(game, f"B {last}", "B done"))
    assert [f"card:{name}" for name in discards(game)] == [last]


@pytest.mark.parametrize("warp, may", [(2, True), (0, False), (20, False)])
def test_warpspace_key_needs_ships_and_a_colony(warp: int, may: bool) -> None:
    """Ships in the warp, and a place for them."""
    game = regrouping((A, "warpspace_key"), warp={A: warp})
    assert ("use:warpspace_key" in ever_offered(game, A)) == may


def test_coldsleep_ship_needs_a_ship() -> None:
    """A player whose ships are all in the warp founds nothing."""
    game = regrouping((B, "coldsleep_ship"), warp={B: 20})
    assert not [use for use in ever_offered(game, B) if "coldsleep" in use]


def test_omega_missile_leaves_the_last_planet_of_a_system() -> None:
    """Of two it may take one (CE-R74)."""
    table = table_of("A, B, C", hands=HANDS, at="regroup", technologies=True)
    equip(table, A, "omega_missile")
    for planet in table.ships.systems[B][2:]:
        table.ships.move(B, planet, table.ships.systems[B][0], table.ships.by_planet[B][planet])
        table.remove_planet(planet)
    for planet in table.ships.systems[C][1:]:
        table.ships.move(C, planet, table.ships.systems[C][0], table.ships.by_planet[C][planet])
        table.remove_planet(planet)
    uses = options(begun(table, "destiny"), A)
    assert {"use:omega_missile:6", "use:omega_missile:7"} <= set(uses)
    assert "use:omega_missile:12" not in uses


def test_delta_scanners_take_the_card_that_is_named() -> None:
    """Of several discards."""
    game = regrouping((B, "delta_scanners"), discards="morph negotiate")
    finish(drive(game, "B use:delta_scanners:negotiate"))
    assert names(game, B) == ["attack-04", "negotiate"]


def test_the_genesis_planet_is_a_colony_gained() -> None:
    """By those who settle there; it lies beside the system for all to see."""
    crew = on_technology(TECH["genesis_bomb"])
    game = regrouping((A, "genesis_bomb", 4, False), text="A, B, C:remora", hands={**HANDS, C: "flare-remora"})
    finish(drive(game, "A nothing", "A use:genesis_bomb", f"A ship:{crew}:3", "A done", "C use:super-remora"))
    assert len(names(game, C)) == 2
    assert game.table.technologies.pieces["genesis"] == (5,)


def test_coldsleep_ship_waits_for_the_start_of_an_encounter() -> None:
    """It does not set out because another technology is complete."""
    game = regrouping((B, "coldsleep_ship"), (B, "xenon_lasers", 3, False))
    drive(game, "B complete:xenon_lasers")
    offered: dict[str, set[str]] = {}
    while game.asks:
        offered.setdefault(game.asks[0].key, set()).update(options(game, B))
        step(game)
    assert [key for key, uses in offered.items() if "use:coldsleep_ship:0" in uses] == ["regroup.start"]


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
    assert game.table.ships.gate[A] == 5


def test_plasma_thrusters_strengthen_the_defense() -> None:
    """A ship goes to the planet that is attacked."""
    game = lab("A attacks B", (B, "plasma_thrusters"), at="launched")
    drive(game, "B use:plasma_thrusters-defend", "B ship:7:1")
    assert game.table.ships.by_planet[B][6] == 5


def test_the_qax_forces_an_ally() -> None:
    """The invited player must accept, sends four, and gets the card."""
    game = lab("A attacks B", (A, "the_qax"), at="invite")
    drive(game, "A invite:2", "A use:the_qax:2", "B invite:2")
    assert "done" not in options(game, C)
    drive(game, "C auto:4")
    assert game.table.ships.gate[C] == 4
    assert has(game, C, "the_qax")


def test_the_qax_does_not_empty_colonies() -> None:
    """Who can spare two need not send more."""
    game = lab("A attacks B", (A, "the_qax"), at="invite", warp={C: 13})
    drive(game, "A invite:2", "A use:the_qax:2", "B invite:nobody")
    assert game.table.marked("least", C) == 2


def test_plasma_thrusters_move_one_ship_in_defense() -> None:
    """Not two."""
    game = lab("A attacks B", (B, "plasma_thrusters"), at="launched")
    drive(game, "B use:plasma_thrusters-defend")
    assert {option.rpartition(":")[2] for option in options(game, B) if option.startswith("ship")} == {"1"}


def test_the_qax_is_for_guests_with_ships() -> None:
    """Nobody else gets it."""
    game = lab("A attacks B, C, D", (A, "the_qax"), at="invite", seats=5, warp={D: 20})
    drive(game, "A invite:2+3")
    assert [use for use in options(game, A) if "the_qax" in use] == ["use:the_qax:2"]


def test_plasma_thrusters_help_their_owner() -> None:
    """Nobody uses them when another sends ships."""
    game = lab("A attacks B, C", (C, "plasma_thrusters"), at="launch", ships={A: 0}, stop="launched")
    assert "use:plasma_thrusters" not in ever_offered(game, C)


def test_plasma_thrusters_need_a_ship_outside() -> None:
    """One that is not on the planet already."""
    table = table_of("A attacks B", hands=HANDS, at="launched", technologies=True)
    equip(table, B, "plasma_thrusters")
    for planet in table.ships.systems[B][1:]:
        table.ships.move(B, planet, 6, table.ships.by_planet[B][planet])
    assert "use:plasma_thrusters-defend" not in ever_offered(begun(table, "invite"), B)


def test_the_qax_is_given_by_the_one_who_invites() -> None:
    """The defense does not force guests of the offense."""
    game = lab("A attacks B, C", (B, "the_qax"), at="invite")
    drive(game, "A invite:2")
    assert not [use for use in options(game, B) if "the_qax" in use]
    drive(game, "B invite:2", "B use:the_qax:2")
    drive(game, "C auto:4")
    assert (game.table.ships.beside[C], game.table.ships.gate[C]) == (4, 0)


@pytest.mark.parametrize("left, least", [(20, 4), (5, 1)])
def test_the_qax_asks_for_four_ships_or_what_can_be_spared(left: int, least: int) -> None:
    """One at least (CE-R39)."""
    game = lab("A attacks B", (A, "the_qax"), at="invite", warp={C: 20 - left})
    drive(game, "A invite:2", "A use:the_qax:2", "B invite:nobody")
    assert game.table.marked("least", C) == least


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
    assert game.table.ships.warp[A] == 4
    assert game.table.winner == 1
    assert not [event for event in game.events(None) if event["key"] == "revealed"]


def test_gluon_mines_choose_among_attackers() -> None:
    """The defense names whose ships are hit."""
    game = lab("A attacks B", (B, "gluon_mines", 2, False), at="select", allies={C: ("offense", 2)})
    finish(drive(game, *LAY, "B use:gluon_mines", "B seat:2", "B seat:2", "B home:7:2"))
    assert game.table.ships.warp == [0, 4, 2]


@pytest.mark.parametrize("card, left", [("attack-05", 1), ("attack-11", 0)])
def test_collapsium_hulls_save_a_ship(card: str, left: int) -> None:
    """If the defense loses by five at most."""
    game = lab("A attacks B", (B, "collapsium_hulls"), hands={A: card, B: "attack-04"}, at="select")
    script = (f"A lay:{card}", "B lay:attack-04")
    finish(drive(game, *script, *(["B use:collapsium_hulls"] if left else [])))
    assert game.table.ships.by_planet[B][6] == left
    assert game.table.ships.warp[B] == 4 - left
    assert game.table.ships.by_planet[A][6] == 4


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
    table.ships.move(A, 0, 12, 1)
    game = begun(table, "aim")
    drive(game, "C redraw")
    assert game.table.destiny.discards == [6]
    assert game.table.defense != C


def test_infinity_drive_needs_an_encounter_card() -> None:
    """Without one it stays (CE-R77)."""
    game = lab("A attacks B", (C, "infinity_drive"), hands={**HANDS, C: "quash"}, at="select")
    assert "use:infinity_drive" not in ever_offered(drive(game, *LAY), C)


@pytest.mark.parametrize("card, may", [("attack-09", True), ("attack-10", False)])
def test_collapsium_hulls_hold_up_to_five(card: str, may: bool) -> None:
    """Five behind is just enough."""
    game = lab("A attacks B", (B, "collapsium_hulls"), hands={A: card, B: "attack-04"}, at="select")
    assert ("use:collapsium_hulls" in ever_offered(drive(game, f"A lay:{card}", "B lay:attack-04"), B)) == may


def test_gluon_mines_without_ships_destroy_nothing() -> None:
    """They need a crew."""
    game = lab("A attacks B", (B, "gluon_mines", 0, False), at="select")
    assert "use:gluon_mines" not in ever_offered(drive(game, *LAY), B)


@pytest.mark.parametrize("own, other", [("negotiate", "attack-04"), ("attack-06", "negotiate")])
def test_collapsium_hulls_need_two_attacks(own: str, other: str) -> None:
    """A negotiate has no total to be near to."""
    loser = A if own == "negotiate" else B
    game = lab("A attacks B", (B, "collapsium_hulls"), hands={A: own, B: other}, at="select")
    drive(game, f"A lay:{own}", f"B lay:{other}")
    assert "use:collapsium_hulls" not in ever_offered(game, B)
    assert game.table.ships.warp[loser] == 4


def test_collapsium_hulls_do_not_save_ships_from_a_smash() -> None:
    """Only from the loss of the encounter."""
    game = lab("A:cudgel attacks B", (B, "collapsium_hulls"), hands={A: "attack-06", B: "attack-04"}, at="select")
    drive(game, "A lay:attack-06", "B lay:attack-04")
    while game.table.ships.warp[B] < 4:
        step(game)
    assert "use:collapsium_hulls" not in ever_offered(game, B)
    assert game.table.ships.warp[B] == 8


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
