"""Order and limits of the phases in detail: TI-S8, TI-24.3, TI-51.2a, TI-53.3, TI-75, TI-76.2a, TI-82, TI-84."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, play, table_of, units

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.agenda import voters
from cosmodrome.games.twilight_imperium.index import PLANET, STRATEGY, TECH, objective_row
from cosmodrome.games.twilight_imperium.paying import INFLUENCE, RESOURCES, payers
from cosmodrome.games.twilight_imperium.turn import turn_options
from cosmodrome.kernel import PASS, Game, Won, seats_of


@pytest.mark.rule("TI-S8")
def test_five_decks_are_shuffled() -> None:
    """Two games have other orders of action cards, agendas, secret objectives and both stages."""
    one, two = (Game.new(RULES, 3, {"factions": ["sol", "letnev", "hacan"]}, seed).table for seed in ("1", "2"))
    for deck in ("action_deck", "agenda_deck", "secret_deck", "stage_1", "stage_2"):
        assert getattr(one, deck) != getattr(two, deck), deck
    assert sorted(one.action_deck) == sorted(two.action_deck)


@pytest.mark.rule("TI-51.2a")
def test_a_long_game_is_not_won_with_ten_points() -> None:
    """But with fourteen."""
    table = table_of(points={A: 9})
    with pytest.raises(Won):
        table.score(A, 1, "imperial")
    table = table_of(points={A: 9})
    table.goal = Game.new(RULES, 3, {"points": 14}, "1").table.goal
    table.score(A, 1, "imperial")
    with pytest.raises(Won):
        table.score(A, 4, "imperial")


# ---- action phase ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-82.4a", "TI-75.2a")
def test_one_of_two_strategy_cards_is_not_enough_to_pass() -> None:
    """The second one must be used as well."""
    table = table_of(cards={A: "leadership politics", B: "trade", C: "warfare"})
    table.exhaust_card(A, STRATEGY["leadership"])
    assert PASS not in turn_options(table, A)
    table.exhaust_card(A, STRATEGY["politics"])
    assert PASS in turn_options(table, A)


@pytest.mark.rule("TI-82.2")
def test_who_can_do_nothing_must_pass() -> None:
    """No token, no card, nobody to trade with: the turn passes by itself."""
    game = play("A:sol B:letnev C:yin", pools={A: (0, 3, 0)}, stop="status")
    assert game.table.passed == seats_of([A])
    assert game.table.active == B


@pytest.mark.rule("TI-82.3b")
def test_who_has_passed_may_follow_a_strategy_card() -> None:
    """B and C have passed, and are asked."""
    game = play("A:sol B:letnev C:yin", cards={A: "politics", B: "trade", C: "warfare"})
    game.table.set_pass(B)
    drive(game, "A strategic:politics", "A player:1")
    while game.asks[0].key == "put-agenda":
        game.answer(A, options(game, A)[0])
    assert asked(game) == [(B, "secondary")]
    drive(game, "B secondary:politics")
    assert len(game.table.hands[B]) == 2


@pytest.mark.rule("TI-76.2a")
def test_the_two_structures_may_go_to_different_planets() -> None:
    """A dock here, a PDS there."""
    game = play("A:sol", {"A lodor": "own", "A mellon": "own"}, cards={A: "construction"})
    drive(game, "A strategic:construction", "A structure:space_dock:lodor", "A structure:pds:mellon")
    assert (units(game, "A lodor"), units(game, "A mellon")) == ("1 space_dock", "1 pds")


@pytest.mark.rule("TI-53.3", "TI-53.3a")
def test_a_technology_is_exhausted_as_the_price_of_its_use() -> None:
    """Graviton lasers, once; then the card lies exhausted."""
    board = {"A 27": "1 carrier 1 fighter", "B lodor": "1 pds"}
    game = play("A:hacan B:sol", board, techs={B: "graviton_laser_system"}, dice=[(1,)])
    drive(game, "A activate:26", "A all", "B fire", "B use:graviton_laser_system")
    assert game.table.tapped[B] == 1 << TECH["graviton_laser_system"]


@pytest.mark.rule("TI-45.0", "TI-53.4", "TI-49.8")
def test_an_exhausted_planet_pays_nothing_and_has_no_votes() -> None:
    """Lazar and Sakulag: one is exhausted."""
    table = table_of("A:sol", {"A lazar": "own", "A sakulag": "own"}, exhausted="sakulag")
    assert PLANET["lazar"] in payers(table, A, RESOURCES)
    for found in (payers(table, A, RESOURCES), payers(table, A, INFLUENCE), voters(table, A)):
        assert PLANET["sakulag"] not in found
    table.ready(A, PLANET["sakulag"])
    assert PLANET["sakulag"] in payers(table, A, RESOURCES)


@pytest.mark.rule("TI-15.0", "TI-15.1", "TI-42.3b")
def test_fighters_beyond_the_ten_figures_are_produced_and_fight_like_any() -> None:
    """Nine are there and four are made; all thirteen roll."""
    game = play("A:letnev B:sol", {"A 10": "3 carrier 9 fighter"}, goods={A: 4}, stop="turn-start")
    drive(game, "A activate:10", "A build:fighter:2", "A build:fighter:1", "A done", "A auto")
    assert units(game, "A 10") == "12 fighter, 3 carrier"
    board = {"A 27": "3 carrier 12 fighter", "B 26": "1 cruiser"}
    game = play("A:letnev B:sol", board, dice=[(1,) * 15, (1,)])
    drive(game, "A activate:26", "A all")
    rolled = [event["dice"] for event in game.events(None) if event["key"] == "rolled"]
    assert len(rolled[0]) == 15


# ---- status phase ----------------------------------------------------------------------------------------------------


CARDS = {A: "politics", B: "trade", C: "leadership"}  # C comes first, then A, then B


@pytest.mark.rule("TI-84.3", "TI-57.0")
def test_cards_are_drawn_in_initiative_order() -> None:
    """From the lowest strategy card on."""
    game = play(phase="status", at="status-draw", cards=CARDS, stop="status-tokens")
    assert [event["seat"] for event in game.events(None) if event["key"] == "drew"] == [C, A, B]


@pytest.mark.rule("TI-84.1")
def test_who_is_first_in_initiative_order_scores_first() -> None:
    """All have the eight resources."""
    game = play(
        phase="status",
        at="scoring",
        cards=CARDS,
        public="erect_a_monument",
        goods={A: 8, B: 8, C: 8},
        stop="status-reveal",
    )
    for seat in (C, A, B):
        assert asked(game) == [(seat, "score-public")]
        game.answer(seat, "pass")


@pytest.mark.rule("TI-84.2a", "TI-30.14a")
def test_a_stage_two_objective_follows_when_stage_one_is_open() -> None:
    """Two of stage I are left, then one of stage II comes."""
    game = play(phase="status", at="status-reveal", stop="status-draw")
    table = game.table
    shown = [objective_row(table.public[-1]).deck]
    for _ in range(3):
        table.reveal_objective()
        shown.append(objective_row(table.public[-1]).deck)
    assert shown == ["stage_1", "stage_1", "stage_1", "stage_2"]


@pytest.mark.rule("TI-24.3")
def test_the_top_card_of_the_deck_is_drawn() -> None:
    """By the first in initiative order; the next one by the second."""
    table = table_of(phase="status")
    top = table.action_deck[-2:][::-1]
    table.draw_action(A, 1)
    table.draw_action(B, 1)
    assert [table.hands[A][0], table.hands[B][0]] == top
