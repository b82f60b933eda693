"""Laws that lie before the elected player."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.twilight_imperium.agendas.sessions import discarded, in_play, session, voted
from tests.games.twilight_imperium.boards import A, B, C, asked, drive, options, owner, play, units

from cosmodrome.games.twilight_imperium.index import AGENDA, PLANET
from cosmodrome.kernel import Game


def law_of(game: Game, name: str) -> int:
    """Who owns a law."""
    return int(game.table.law_owner(AGENDA[name]))


# ---- Committee Formation ---------------------------------------------------------------------------------------------


def test_the_committee_elects_whom_it_likes() -> None:
    """The card is discarded, and nobody votes."""
    game = session("minister_of_policy", laws="committee_formation:C")
    assert asked(game) == [(C, "agenda.voting")]
    drive(game, "C use:committee_formation", "C player:0")
    assert law_of(game, "minister_of_policy") == A
    assert game.table.votes == [0, 0, 0]
    assert discarded(game, "committee_formation")
    assert asked(game) == [(B, "vote")]


def test_the_committee_may_wait() -> None:
    """Then everybody votes as usual, and the law stays."""
    game = session("minister_of_policy", "C pass", laws="committee_formation:C")
    assert asked(game) == [(B, "vote")]
    assert in_play(game, "committee_formation")


def test_the_committee_has_no_say_where_no_player_is_elected() -> None:
    """Mutiny is voted on."""
    assert asked(session("mutiny", laws="committee_formation:C")) == [(B, "vote")]


def test_after_the_committee_another_may_still_be_elected_instead() -> None:
    """Confusing Legal Text."""
    game = session("minister_of_policy", laws="committee_formation:C", hands={A: "confusing_legal_text"})
    drive(game, "C use:committee_formation", "C player:0", "A use:confusing_legal_text", "A player:1")
    assert law_of(game, "minister_of_policy") == B


# ---- Minister of Policy ----------------------------------------------------------------------------------------------


def test_the_minister_of_policy_draws_a_card_when_the_status_phase_ends() -> None:
    """Only the owner."""
    game = play(phase="status", at="status-ready", stop="strategy", laws="minister_of_policy:B")
    assert [len(hand) for hand in game.table.hands] == [0, 1, 0]


# ---- Minister of Exploration -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner_of_law, goods", [("A", 1), ("B", 0)])
def test_the_minister_of_exploration_gains_a_good_with_each_planet(owner_of_law: str, goods: int) -> None:
    """The owner's planets, not those that others gain."""
    game = play("A:sol", {"A 27": "1 carrier 1 infantry"}, laws=f"minister_of_exploration:{owner_of_law}")
    drive(game, "A activate:26", "A all", "A land:lodor:1")
    assert owner(game, "lodor") == A
    assert game.table.goods == [goods, 0, 0]


# ---- strategy cards, docks, turns ------------------------------------------------------------------------------------


def strategy_end(**fields: Any) -> Game:
    """All strategy cards are chosen."""
    cards = {A: "leadership trade", B: "diplomacy warfare", C: "politics imperial"}
    return play("A:sol", phase="strategy", at="strategy-end", stop="turn-start", **{"cards": cards, **fields})


def test_the_arbiter_exchanges_strategy_cards() -> None:
    """One's own for one of another player; the owner of the law chooses both."""
    game = strategy_end(laws="imperial_arbiter:B")
    drive(game, "B use:imperial_arbiter", "B player:2", "B pick:diplomacy", "B pick:politics")
    assert game.table.cards[B] == (3, 6)
    assert game.table.cards[C] == (2, 8)
    assert discarded(game, "imperial_arbiter")


def test_the_arbiter_needs_cards_to_exchange() -> None:
    """Without own ones nobody is asked."""
    assert strategy_end(laws="imperial_arbiter:B", cards={A: "leadership"}).asks == ()


def construction(**fields: Any) -> Game:
    """A places a space dock on Lodor."""
    game = play("A:sol", {"A lodor": "own"}, cards={A: "construction"}, goods={A: 3}, **fields)
    return drive(game, "A strategic:construction", "A structure:space_dock:lodor")


def test_a_new_dock_produces_at_once_for_the_minister_of_industry() -> None:
    """What is produced is paid."""
    game = construction(laws="minister_of_industry:A")
    drive(game, "A use:minister_of_industry", "A build:cruiser:1", "A done")
    drive(game, "A trade-good:2")
    assert units(game, "A 26") == "1 cruiser"
    assert in_play(game, "minister_of_industry")


@pytest.mark.parametrize("laws", ["", "minister_of_industry:B"])
def test_without_the_minister_it_does_not(laws: str) -> None:
    """Nor for another player's."""
    assert asked(construction(laws=laws)) == [(A, "structure")]


def test_a_pds_is_no_dock() -> None:
    """The minister is not asked."""
    game = play("A:sol", {"A lodor": "own"}, cards={A: "construction"}, laws="minister_of_industry:A")
    drive(game, "A strategic:construction", "A structure:pds:lodor")
    assert asked(game) == [(A, "structure")]


def test_the_minister_of_peace_ends_a_turn() -> None:
    """After a system with units of another player is activated."""
    game = play("A:sol", {"A 27": "1 cruiser", "C 26": "1 cruiser"}, laws="minister_of_peace:B")
    drive(game, "A activate:26", "B use:minister_of_peace")
    assert game.asks == ()
    assert (units(game, "A 27"), units(game, "C 26")) == ("1 cruiser", "1 cruiser")
    assert game.table.tokens[A] == 1 << 26
    assert discarded(game, "minister_of_peace")


def test_the_minister_of_peace_does_not_mind_empty_systems() -> None:
    """Nor those with units of the active player alone."""
    game = play("A:sol", {"A 27": "1 cruiser", "A 26": "1 cruiser"}, laws="minister_of_peace:B")
    assert asked(drive(game, "A activate:26")) == [(A, "move")]


def test_the_minister_of_sciences_pays_no_resources_for_technology() -> None:
    """For the secondary ability only the command token is paid, with the primary one the second technology is free."""
    game = play("A:sol B:sardakk_norr", cards={A: "technology"}, laws="minister_of_sciences:B")
    drive(game, "A strategic:technology", "A technology:neural_motivator")
    drive(game, "B secondary:technology", "B technology:neural_motivator")
    assert game.table.exhausted == 0
    assert game.table.strategy[B] == 1
    game = play("A:sardakk_norr", cards={A: "technology"}, laws="minister_of_sciences:A")
    drive(game, "A strategic:technology", "A technology:neural_motivator", "A yes", "A technology:sarween_tools")
    assert game.table.exhausted == 0


def test_the_minister_of_war_grants_another_action() -> None:
    """A command token leaves the board for it."""
    game = play("A:sol", tokens={A: [39, 40]}, laws="minister_of_war:A", stop="turn-end")
    drive(game, "A activate:26", "A use:minister_of_war", "A token:39")
    assert game.table.tokens[A] == 1 << 26 | 1 << 40
    assert game.table.tactic[A] == 2
    assert asked(game) == [(A, "turn")]
    assert discarded(game, "minister_of_war")
    drive(game, "A activate:27")
    assert game.asks == ()


def test_the_minister_of_war_acts_for_its_owner_only() -> None:
    """Not after the action of another player."""
    assert drive(play("A:sol", laws="minister_of_war:B", tokens={B: [39]}), "A activate:26").asks == ()


# ---- Ixth and the crowns ---------------------------------------------------------------------------------------------


def battle(mine: str, theirs: str, *dice: tuple[int, ...], **fields: Any) -> Game:
    """A comes from 27 to 26, where B is."""
    fields.setdefault("stop", "combat-after")
    return drive(play("A:sol", {"A 27": mine, "B 26": theirs}, dice=dice, **fields), "A activate:26", "A all")


def test_the_prophecy_helps_fighters() -> None:
    """A fighter hits on 8."""
    game = battle("1 carrier 1 fighter", "1 cruiser", (8, 1), (1,), laws="prophecy_of_ixth:A")
    assert units(game, "B 26") == ""
    game = battle("2 carrier 1 fighter", "2 cruiser", (8, 8, 8), (1, 1), laws="prophecy_of_ixth:A")
    assert units(game, "B 26") == "1 cruiser", "the carriers still need a 9"


def test_without_the_prophecy_they_need_a_nine() -> None:
    """Another owner does not help."""
    game = battle("1 carrier 1 fighter", "1 cruiser", (8, 1), (1,), laws="prophecy_of_ixth:B")
    assert units(game, "B 26") == "1 cruiser"


@pytest.mark.parametrize("fighters, stays", [(2, True), (1, False), (0, False)])
def test_the_prophecy_asks_for_two_fighters_of_every_production(fighters: int, stays: bool) -> None:
    """With fewer it is discarded."""
    game = play("A:sol", laws="prophecy_of_ixth:A", goods={A: 9})
    drive(game, f"A activate:{game.table.home[A]}")
    if fighters:
        drive(game, f"A build:fighter:{fighters}")
    drive(game, "A build:infantry:1", "A done")
    while game.asks:
        drive(game, f"A {next(option for option in options(game, A) if option.startswith('trade-good'))}")
    assert in_play(game, "prophecy_of_ixth") == stays


@pytest.mark.rule("TI-26.4")
def test_the_shard_goes_to_who_beats_its_owner() -> None:
    """With the point (TI-R21)."""
    game = battle(
        "2 cruiser", "1 fighter", (10, 10), (1,), laws="shard_of_the_throne:B", points={B: 3}, stop="invasion"
    )
    assert law_of(game, "shard_of_the_throne") == A
    assert game.table.points == [1, 2, 0]


def test_the_shard_stays_with_a_winner() -> None:
    """And with somebody who does not fight."""
    for who in ("A", "C"):
        laws = f"shard_of_the_throne:{who}"
        game = battle("2 cruiser", "1 fighter", (10, 10), (1,), laws=laws, points={C: 1}, stop="invasion")
        assert law_of(game, "shard_of_the_throne") == "ABC".index(who)
        assert game.table.points == [0, 0, 1]


def test_the_shard_is_lost_on_the_ground_as_well() -> None:
    """A wins a ground combat on Lodor."""
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "1 infantry"}
    game = play("A:sol", board, laws="shard_of_the_throne:B", points={B: 1}, dice=((10, 10), (1,)))
    drive(game, "A activate:26", "A all", "A all")
    assert law_of(game, "shard_of_the_throne") == A
    assert game.table.points == [1, 0, 0]


def test_the_elected_owner_of_shard_or_crown_gains_a_point() -> None:
    """At once (TI-R21)."""
    assert voted("shard_of_the_throne", "player-2").table.points == [0, 0, 1]
    assert voted("the_crown_of_emphidia", "player-1").table.points == [0, 1, 0]


def invade(planet: str, system: int, laws: str) -> Game:
    """A takes an undefended planet of B."""
    board = {f"A {system}": "1 carrier 1 infantry", f"B {planet}": "own"}
    game = play("A:sol B:jol_nar", board, laws=laws, points={B: 2}, homes=False)
    return drive(game, f"A activate:{system}", f"A land:{planet}:1")


def test_the_crown_of_emphidia_falls_with_a_home_planet() -> None:
    """The taker gains it and the point."""
    game = invade("nar", 12, "the_crown_of_emphidia:B")
    assert owner(game, "nar") == A
    assert law_of(game, "the_crown_of_emphidia") == A
    assert game.table.points == [1, 1, 0]


def test_the_crown_of_emphidia_does_not_mind_other_planets() -> None:
    """Lodor is nobody's home."""
    game = invade("lodor", 26, "the_crown_of_emphidia:B")
    assert owner(game, "lodor") == A
    assert law_of(game, "the_crown_of_emphidia") == B


def test_thalnos_rerolls_and_destroys_who_fails_again() -> None:
    """Of three cruisers that missed, one hits with the second roll; the others are destroyed."""
    game = battle("3 cruiser", "3 cruiser", (1, 2, 3), (10, 1, 1), (1, 1, 1), laws="the_crown_of_thalnos:A")
    drive(game, "A use:the_crown_of_thalnos", "A auto")
    assert units(game, "A 26") == "1 cruiser"
    assert units(game, "B 26") == "2 cruiser"


def test_thalnos_spares_players_who_do_not_roll_again() -> None:
    """One die of two is rolled again."""
    game = battle("2 cruiser", "2 cruiser", (1, 2), (1,), (1, 1), laws="the_crown_of_thalnos:A")
    drive(game, "A use:the_crown_of_thalnos", "A reroll:2", "A done")
    assert units(game, "A 26") == "1 cruiser"


def test_thalnos_weighs_all_new_dice_of_a_unit() -> None:
    """A war sun lives if one of its rerolled dice hits (TI-R53)."""
    fields = {"laws": "the_crown_of_thalnos:A", "techs": {A: "war_sun"}}
    game = battle("1 war_sun", "5 cruiser", (1, 1, 2), (1, 1, 10), (1, 1, 1, 1, 1), **fields)
    drive(game, "A use:the_crown_of_thalnos", "A auto")
    assert units(game, "A 26") == "1 war_sun"
    game = battle("1 war_sun", "5 cruiser", (1, 10, 2), (1, 1), (1, 1, 1, 1, 1), **fields)
    drive(game, "A use:the_crown_of_thalnos", "A auto")
    assert units(game, "A 26") == ""


@pytest.mark.parametrize("who, dice", [("A", ((1, 1), (1, 10), (1, 1))), ("B", ((1, 1), (1, 1), (1, 10)))])
def test_thalnos_rules_on_the_ground_too(who: str, dice: tuple[tuple[int, int], ...]) -> None:
    """The crown is of the attacker, or of the player whose planet is attacked."""
    board = {"A 27": "1 carrier 2 infantry", "B lodor": "2 infantry"}
    game = play("A:sol", board, laws=f"the_crown_of_thalnos:{who}", dice=dice, stop="ground-end")
    drive(game, "A activate:26", "A all", "A all", f"{who} use:the_crown_of_thalnos", f"{who} auto")
    if who == "A":
        assert game.table.landed == {PLANET["lodor"]: 1}
    else:
        assert units(game, "B lodor") == "1 infantry"


def test_another_player_does_not_wear_the_crown_of_thalnos() -> None:
    """Nobody is asked."""
    game = battle("2 cruiser", "2 cruiser", (1, 2), (1, 1), laws="the_crown_of_thalnos:C")
    assert game.asks == ()


def test_thalnos_tells_the_units_of_several_kinds_apart() -> None:
    """The cruiser hits with the new roll, the carrier does not."""
    game = battle("1 cruiser 1 carrier", "2 cruiser", (1, 1), (10, 1), (1, 1), laws="the_crown_of_thalnos:A")
    drive(game, "A use:the_crown_of_thalnos", "A auto")
    assert units(game, "A 26") == "1 cruiser"
