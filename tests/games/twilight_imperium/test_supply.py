"""What the box holds: figures and tokens (TI-R55), decks, control tokens: TI-15, TI-17, TI-42, TI-S3b."""

from __future__ import annotations

import pytest
from tests.games.twilight_imperium.agendas.sessions import session
from tests.games.twilight_imperium.boards import A, asked, drive, options, owner, play, table_of, units

from cosmodrome.games.twilight_imperium.figures import areas, figures_left
from cosmodrome.games.twilight_imperium.index import FIGHTER, INFANTRY, PLANET

PLAIN = "A:sol B:letnev C:yin"
ELEVEN = (
    *("qucenn", "rarron", "mellon", "zohbat", "lazar", "sakulag"),
    *("dal_bootha", "xxehan", "corneeq", "resculon", "centauri"),
)
TWELVE = {f"A {planet}": "1 infantry" for planet in ELEVEN}  # Jord has the twelfth figure


@pytest.mark.rule("TI-17.2", "TI-17.3")
def test_twelve_figures_of_infantry_serve_twelve_places_with_any_number_of_tokens() -> None:
    """Four on one planet or one on each of twelve: figures are swapped for tokens as they are needed elsewhere."""
    game = play(PLAIN, {**TWELVE, "A 26": "1 carrier", "A gral": "own"})
    assert figures_left(game.table, A, INFANTRY) == 0
    game.table.add_ground(A, PLANET["qucenn"], 20)
    assert figures_left(game.table, A, INFANTRY) == 0
    assert len(areas(game.table, A, INFANTRY)) == 12


@pytest.mark.rule("TI-17.3", "TI-17.3a")
def test_infantry_without_a_figure_is_destroyed() -> None:
    """One of two goes aboard and lands on a thirteenth planet: the player says which place is given up."""
    board = {**TWELVE, "A 29": "1 carrier", "A qucenn": "2 infantry"}
    game = play(PLAIN, board)
    drive(game, "A activate:26", "A ship:29:carrier:1", "A load:qucenn:infantry:1", "A done")
    assert asked(game) == [(A, "no-figure")]
    assert set(options(game, A)) == {f"planet:{planet}" for planet in (*ELEVEN, "jord")} | {"to:26"}
    drive(game, "A planet:mellon")
    assert (owner(game, "mellon"), units(game, "A mellon")) == (A, "")
    assert [event["planet"] for event in game.events(None) if event["key"] == "destroyed"] == ["mellon"]
    drive(game, "A land:lodor:1")
    assert units(game, "A lodor") == "1 infantry"
    assert figures_left(game.table, A, INFANTRY) == 0


@pytest.mark.rule("TI-17.3a")
def test_a_landing_needs_a_figure_as_well() -> None:
    """Two aboard at twelve places: one of them lands on another planet, the other one stays."""
    board = {**TWELVE, "A 26": "1 carrier 2 infantry"}
    del board["A mellon"]
    game = play(PLAIN, board)
    drive(game, "A activate:27", "A all", "A land:starpoint:1", "A done")
    assert asked(game) == [(A, "no-figure")]
    assert owner(game, "starpoint") != A, "at once, not when the planet is taken"
    drive(game, "A to:27")
    assert units(game, "A 27") == "1 carrier"
    assert units(game, "A starpoint") == "1 infantry"


@pytest.mark.rule("TI-17.3", "TI-42.3b")
def test_production_needs_a_figure_where_no_infantry_stands() -> None:
    """All twelve are out: infantry is made beside a figure, or with one taken from a system without a command token."""
    board = {**TWELVE, "A lodor": "1 space_dock"}
    game = play(PLAIN, board, goods={A: 5}, tokens={A: (29,)})
    drive(game, "A activate:26")
    offered = [each for each in options(game, A) if "infantry" in each]
    assert "build-from:infantry:30" in offered
    assert "build-from:infantry:29" not in offered, "a command token lies there"
    assert not [each for each in offered if each.startswith("build:")]
    drive(game, "A build-from:infantry:30")
    assert "build:infantry:1" in options(game, A), "tokens may lie beside it"
    drive(game, "A build:infantry:1", "A done", "A auto")
    assert units(game, "A lodor") == "2 infantry, 1 space_dock"
    assert (owner(game, "mellon"), units(game, "A mellon")) == (A, "")


TEN = {
    **{f"A {system}": "1 carrier 1 fighter" for system in (26, 27, 28)},
    **{f"A {system}": "1 dreadnought 1 fighter" for system in (30, 31, 32, 33, 34)},
    "A 29": "1 carrier 1 flagship 5 fighter",
    "A 1": "1 fighter",
}


@pytest.mark.rule("TI-15.2", "TI-15.3", "TI-15.3a")
def test_fighters_without_a_figure_are_destroyed() -> None:
    """Ten systems have fighters, five of which are in one of them; two of these fly to an eleventh system."""
    game = play(PLAIN, TEN)
    assert figures_left(game.table, A, FIGHTER) == 0
    drive(game, "A activate:35", "A ship:29:carrier:1", "A load:29:fighter:2", "A done")
    assert asked(game) == [(A, "no-figure")]
    assert sorted(options(game, A)) == sorted(f"to:{system}" for system in (1, *range(26, 36)))
    drive(game, "A to:26")
    assert (units(game, "A 26"), units(game, "A 35")) == ("1 carrier", "2 fighter, 1 carrier")
    told = [(event["unit"], event["system"]) for event in game.events(None) if event["key"] == "destroyed"]
    assert told == [("fighter", 26)]


@pytest.mark.rule("TI-15.3", "TI-62.5a")
def test_a_figure_taken_off_the_board_makes_a_fighter_elsewhere() -> None:
    """Ten systems have fighters, and the dock is in another one."""
    game = play(PLAIN, {**TEN, "A bereg": "1 space_dock"}, goods={A: 5})
    drive(game, "A activate:35", "A done")
    offered = [each for each in options(game, A) if "fighter" in each]
    assert sorted(offered) == sorted(f"build-from:fighter:{at}" for at in (1, 26, 27, 28, 30, 31, 32, 33, 34))
    drive(game, "A build-from:fighter:30", "A done", "A auto")
    assert (units(game, "A 30"), units(game, "A 35")) == ("1 dreadnought", "1 fighter")


@pytest.mark.rule("TI-62.5a")
def test_a_ship_taken_off_the_board_leaves_no_more_than_can_stay() -> None:
    """Its carrier gone, three fighters in 26 have no room."""
    board = {"A 26": "1 carrier 3 fighter", "A 27": "1 carrier", "A 28": "2 carrier"}
    game = play(PLAIN, board, goods={A: 5})
    drive(game, "A activate:1", "A build-from:carrier:26", "A done", "A auto")
    assert (units(game, "A 26"), units(game, "A 1")) == ("", "1 carrier")


@pytest.mark.rule("TI-42.2")
def test_command_tokens_are_limited_trade_goods_are_not() -> None:
    """Sixteen tokens, then there are none to gain; but a hundred trade goods."""
    game = play(PLAIN, cards={A: "leadership trade"}, pools={A: (6, 6, 3)}, goods={A: 100})
    drive(game, "A strategic:leadership")
    assert asked(game) == [(A, "gain-tokens")]
    assert {each.rpartition(":")[2] for each in options(game, A)} == {"1"}
    drive(game, "A pool:tactic:1")
    assert game.table.reinforcements(A) == 0
    assert (A, "buy-tokens") not in asked(game)
    game.table.gain_goods(A, 100)
    assert game.table.goods[A] == 200


@pytest.mark.rule("TI-S3b", "TI-42.2")
def test_control_tokens_do_not_run_out() -> None:
    """There are 17 of each faction, and a player who controls more planets takes others."""
    table = table_of(PLAIN)
    free = [planet for planet, holder in enumerate(table.owner) if holder < 0][:17]
    for planet in free:
        table.take_planet(A, planet)
    assert len(table.planets(A)) == 17 + 1


@pytest.mark.rule("TI-42.4")
def test_an_empty_deck_is_made_anew_of_its_discards() -> None:
    """Action cards: one left, two to be drawn."""
    game = play(PLAIN, cards={A: "politics"})
    table = game.table
    table.action_discard, table.action_deck = table.action_deck[1:], table.action_deck[:1]
    drive(game, "A strategic:politics", "A player:1")
    assert len(table.hands[A]) == 2
    assert (len(table.action_deck), table.action_discard) == (78, [])
    assert [event["deck"] for event in game.events(None) if event["key"] == "shuffled"] == ["action"]


@pytest.mark.rule("TI-42.4")
def test_so_are_the_agendas() -> None:
    """The deck is empty when one is to be revealed."""
    game = session("mutiny")
    table = game.table
    table.agenda_discard, table.agenda_deck = [*table.agenda_discard, *table.agenda_deck], []
    drive(game, "B abstain", "C abstain", "A abstain", "A vote:against")
    assert table.agenda
    assert (len(table.agenda_deck), table.agenda_discard) == (49, [])
