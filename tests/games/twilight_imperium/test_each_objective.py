"""Every objective that is scored in the status phase: a board that just meets it, and one that falls short by one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.boards import A, drive, options, play

from cosmodrome.games.twilight_imperium.data.objectives import BY_ID
from cosmodrome.kernel import Game

HOME = "arretze hercant kamdorn"  # the planets of A, Hacan
CULTURAL = ("lodor", "torkan", "rarron", "mellon", "dal_bootha", "xxehan")
INDUSTRIAL = ("new_albion", "qucenn", "lazar", "gral")
HAZARDOUS = ("starpoint", "tequran", "zohbat", "sakulag")
SPECIAL = ("new_albion", "lazar", "gral", "meer", "wellon")
BLUE = ("antimass_deflectors", "gravity_drive", "fleet_logistics", "light_wave_deflector")
PAIRS = (*BLUE[:2], "plasma_scoring", "magen_defense_grid", "neural_motivator", "hyper_metabolism")
UPGRADES = ("cruiser_2", "carrier_2", "destroyer_2")
CARDS = ("sabotage", "direct_hit", "skilled_retreat", "bribery", "ghost_ship")

Board = dict[str, Any]


def planets(*names: str) -> Board:
    """A controls these planets."""
    return {"units": {f"A {name}": "1 infantry" for name in names}}


def ships(*systems: int) -> Board:
    """A has a cruiser in each of these systems."""
    return {"units": {f"A {system}": "1 cruiser" for system in systems}}


def techs(*names: str) -> Board:
    return {"techs": {A: " ".join(names)}}


def goods(count: int) -> Board:
    """A has trade goods and nothing else to pay with."""
    return {"goods": {A: count}, "exhausted": HOME}


def pools(tactic: int, strategy: int) -> Board:
    return {"pools": {A: (tactic, 3, strategy)}}


def on(**where: str) -> Board:
    return {"units": {f"A {place.removeprefix('at_')}": what for place, what in where.items()}}


EACH: dict[str, tuple[Board, Board]] = {
    "corner_the_market": (planets(*CULTURAL[:4]), planets(*CULTURAL[:3], *INDUSTRIAL[:3])),
    "develop_weaponry": (techs(*UPGRADES[:2]), techs(UPGRADES[0])),
    "diversify_research": (techs(*PAIRS[:4]), techs(*PAIRS[:3])),
    "erect_a_monument": (goods(8), goods(7)),
    "expand_borders": (planets(*CULTURAL[:3], *INDUSTRIAL[:3]), planets(*CULTURAL[:3], *INDUSTRIAL[:2])),
    "found_research_outposts": (planets(*SPECIAL[:3]), planets(*SPECIAL[:2], *CULTURAL[:3])),
    "intimidate_council": (ships(26, 27), ships(26, 29)),
    "lead_from_the_front": (pools(1, 2), pools(1, 1)),
    "negotiate_trade_routes": (goods(5), goods(4)),
    "sway_the_council": (goods(8), goods(7)),
    "centralize_galactic_trade": (goods(10), goods(9)),
    "conquer_the_weak": (planets("arc_prime"), planets("mecatol_rex")),
    "form_galactic_brain_trust": ({**planets(*SPECIAL), "seats": 6}, {**planets(*SPECIAL[:4]), "seats": 6}),
    "found_a_golden_age": (goods(16), goods(15)),
    "galvanize_the_people": (pools(4, 2), pools(3, 2)),
    "manipulate_galactic_law": (goods(16), goods(15)),
    "master_the_sciences": (
        techs(*PAIRS, "sarween_tools", "graviton_laser_system"),
        techs(*PAIRS, *BLUE[2:], "sarween_tools"),
    ),
    "revolutionize_warfare": (techs(*UPGRADES), techs(*UPGRADES[:2])),
    "subdue_the_galaxy": (
        planets(*CULTURAL, *INDUSTRIAL, HAZARDOUS[0]),
        planets(*CULTURAL, *INDUSTRIAL),
    ),
    "unify_the_colonies": (planets(*CULTURAL), planets(*CULTURAL[:5], *INDUSTRIAL)),
    "adapt_new_strategies": (techs("production_biomes", "quantum_datahub_node"), techs("production_biomes", BLUE[0])),
    "become_the_gatekeeper": (ships(26, 25), ships(26, 39)),
    "control_the_region": (ships(26, 27, 28, 29, 30, 31), ships(26, 27, 28, 29, 30)),
    "cut_supply_lines": (ships(10), ships(38)),
    "establish_a_perimeter": (
        on(lodor="1 infantry 2 pds", gral="1 infantry 2 pds"),
        on(lodor="1 infantry 2 pds", gral="1 infantry 1 pds"),
    ),
    "forge_an_alliance": (planets(*CULTURAL[:4]), planets(*CULTURAL[:3], *INDUSTRIAL)),
    "form_a_spy_network": ({"hands": {A: " ".join(CARDS)}}, {"hands": {A: " ".join(CARDS[:4])}}),
    "fuel_the_war_machine": (
        on(lodor="1 infantry 1 space_dock", gral="1 infantry 1 space_dock"),
        on(lodor="1 infantry 1 space_dock", gral="1 infantry 1 pds"),
    ),
    "gather_a_mighty_fleet": (on(at_26="5 dreadnought"), on(at_26="4 dreadnought 1 cruiser")),
    "learn_the_secrets_of_the_cosmos": (ships(26, 27, 28), ships(26, 27, 30)),
    "master_the_laws_of_physics": (techs(*BLUE), techs(*BLUE[:3], "plasma_scoring")),
    "mine_rare_metals": (planets(*HAZARDOUS), planets(*HAZARDOUS[:3], *CULTURAL[:4])),
    "monopolize_production": (planets(*INDUSTRIAL), planets(*INDUSTRIAL[:3], *CULTURAL[:4])),
    "occupy_the_seat_of_the_empire": (
        on(mecatol_rex="1 infantry", at_18="3 cruiser"),
        on(mecatol_rex="1 infantry", at_18="2 cruiser"),
    ),
    "threaten_enemies": (ships(38), ships(36)),
}


def scoring(objective: str, board: Board) -> Game:
    """A may score now; the objective lies open, or is a secret of A."""
    secret = BY_ID[objective].deck == "secret"
    where: Board = {"secrets": {A: objective}} if secret else {"public": objective}
    return play("A:hacan B:letnev C:yin", phase="status", at="scoring", stop="status-reveal", **where, **board)


def to_score(objective: str) -> str:
    """The option: a secret objective is used in its holder's moment."""
    return f"{'use' if BY_ID[objective].deck == 'secret' else 'score'}:{objective}"


def test_every_objective_of_the_status_phase_is_here() -> None:
    """The others are scored when they happen."""
    assert set(EACH) == {objective.id for objective in BY_ID.values() if objective.check != "event"}


@pytest.mark.parametrize("objective", EACH)
def test_it_is_scored_by_who_just_meets_it(objective: str) -> None:
    """It brings its points, once."""
    game = scoring(objective, EACH[objective][0])
    drive(game, f"A {to_score(objective)}")
    for _ in range(9):  # what it costs
        paying = [option for option in options(game, A) if option != "pass"]
        if not paying or game.table.cursor != "scoring":
            break
        drive(game, f"A {paying[0]}")
    assert game.table.points[A] == BY_ID[objective].points
    assert to_score(objective) not in options(game, A)


@pytest.mark.parametrize("objective", EACH)
def test_it_is_not_scored_by_who_falls_short(objective: str) -> None:
    """One less is not enough, whatever else there is."""
    assert to_score(objective) not in options(scoring(objective, EACH[objective][1]), A)


@pytest.mark.parametrize("objective", ["erect_a_monument", "sway_the_council", "found_a_golden_age"])
def test_what_it_costs_is_paid(objective: str) -> None:
    """The trade goods are gone, all that it takes."""
    game = scoring(objective, goods(BY_ID[objective].count))
    drive(game, f"A score:{objective}")
    assert game.table.goods[A] == 0


def test_trade_goods_are_spent_for_trade_routes() -> None:
    """Five of nine."""
    game = scoring("negotiate_trade_routes", goods(9))
    drive(game, "A score:negotiate_trade_routes")
    assert game.table.goods[A] == 4


def test_five_cards_are_discarded_for_the_spy_network() -> None:
    """All five of the hand."""
    game = scoring("form_a_spy_network", EACH["form_a_spy_network"][0])
    drive(game, "A use:form_a_spy_network")
    for _ in range(5):
        if game.table.hands[A]:
            drive(game, f"A {options(game, A)[0]}")
    assert not game.table.hands[A]
    assert game.table.points[A] == 1


def test_ships_alone_do_not_occupy_the_seat_of_the_empire() -> None:
    """Mecatol Rex must be controlled."""
    board = on(at_18="3 cruiser")
    assert "use:occupy_the_seat_of_the_empire" not in options(scoring("occupy_the_seat_of_the_empire", board), A)


def test_floating_docks_of_others_are_supply_lines() -> None:
    """An own one is none."""
    for where, scores in (("B 26", True), ("A 26", False)):
        text = "A:hacan B:saar" if where == "B 26" else "A:saar B:hacan"
        fields: Board = {"phase": "status", "at": "scoring", "stop": "status-reveal", "homes": False}
        board = {"A 26": "1 cruiser", "A quann": "1 infantry"}
        board[where] = board.get(where, "") + " 1 space_dock"
        game = play(text, board, secrets={A: "cut_supply_lines"}, **fields)
        assert ("use:cut_supply_lines" in options(game, A)) is scores


def test_an_own_dock_is_no_enemy_supply_line() -> None:
    """A ship beside it cuts nothing."""
    assert "use:cut_supply_lines" not in options(scoring("cut_supply_lines", ships(16)), A)
