"""Bots at Cosmic Encounter: they know an answer to everything, fight when it pays, deal, and zap what hurts."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, begun, drive, pass_all, play, table_of

from cosmodrome import bots
from cosmodrome.games.cosmic_encounter import RULES, bot
from cosmodrome.games.cosmic_encounter.fleets import WARP
from cosmodrome.kernel import Ask, Game, Option, Seat

OFTEN = 3  # asks of a kind after which another tells nothing new
TABLES = (
    {"aliens": "random", "flares": True, "technologies": True},
    {"aliens": "choose", "edition": 2008, "filch": "classic"},
    {"aliens": "random", "flares": True, "hidden_powers": True, "changing_powers": True},
    {"aliens": "combo"},
)


def lively(ask: Ask, rng: Random) -> Option:
    """A player who uses what is there, so that every kind of question is asked."""
    uses = [option for option in ask.options if option[0] in ("use", "accept", "settle", "complete")]
    return rng.choice(uses or ask.options)


def judged(game: Game, seat: Seat) -> str:
    """What the judgement of the game says to the open ask of a seat."""
    ask = next(ask for ask in game.asks if ask.seat == seat)
    return bot.judge(game.view(seat), ask)


def game_of(number: int) -> Game:
    """A game of many different tables."""
    return Game.new(RULES, 3 + number % 3, TABLES[number % len(TABLES)], str(number))


@pytest.mark.parametrize("name", bots.NAMES)
def test_bots_answer_legally_whatever_they_are_asked(name: str) -> None:
    """In whatever kind of ask random games lead to, with three to five seats, flares, technologies and variants."""
    rng = Random(5)
    player = bots.make(name, "cosmic-encounter", tries=2)
    asked: Counter[str] = Counter()
    for number in range(1 if name == "search" else 24):
        game = game_of(number)
        while game.asks:
            ask = rng.choice(game.asks)
            if asked[ask.key] < OFTEN:
                asked[ask.key] += 1
                choice = player.choose(bots.Place(game, ask.seat), rng)
                assert choice in [option.id for option in ask.options], ask.key
            game.answer(ask.seat, lively(ask, rng).id)
    assert {"select", "launch", "invite", "used"}.issubset(asked)


def test_every_question_of_the_game_has_been_thought_of() -> None:
    """Each is a window, or has a judgement of its own; only a few are answered by the obvious first thing."""
    rng = Random(8)
    for number in range(60):
        game = game_of(number)
        while game.asks:
            ask = rng.choice(game.asks)
            known = ask.key in bot.WEIGHERS or any(option[0] == "use" for option in ask.options)
            assert known, ask.key
            game.answer(ask.seat, lively(ask, rng).id)


def test_greedy_beats_three_who_pick_at_random() -> None:
    """One greedy seat among four wins at least three games in five; a shared win counts as its part."""
    won, games, rng = 0.0, 20, Random(3)
    for number in range(games):
        game = Game.new(RULES, 4, {}, f"greedy {number}")
        while game.asks:
            ask = game.asks[0]
            mine = ask.seat == number % 4
            game.answer(ask.seat, judged(game, ask.seat) if mine else rng.choice(ask.options).id)
        assert game.outcome is not None
        won += (number % 4 in game.outcome.winners) / len(game.outcome.winners)
    assert won / games >= 0.6


def test_greedy_seats_make_more_deals_than_they_break() -> None:
    """They offer what the other can live with, and take what is better than a quarrel."""
    ends: Counter[str] = Counter()
    for number in range(12):
        game = Game.new(RULES, 4, {}, f"deals {number}")
        while game.asks:
            ask = game.asks[0]
            game.answer(ask.seat, judged(game, ask.seat))
        ends.update(event["result"] for event in game.events(None) if event["key"] == "concluded")
    assert ends["deal"] > 2 * ends["failed"]


def test_the_card_that_wins_is_laid_and_not_wasted() -> None:
    """Against an open 6 the offense lays a 10 rather than a 40; against an open 30 it lays the 40."""
    for shown, laid in (("attack-06", "attack-10"), ("attack-30", "attack-40")):
        hands = {A: "attack-04 attack-10 attack-40", B: shown}
        game = drive(play("A:oracle attacks B", hands=hands, at="select"), f"B lay:{shown}")
        assert judged(pass_all(game), A) == f"lay:{laid}"


def test_a_reinforcement_is_played_where_it_turns_the_encounter() -> None:
    """Two behind it is played, twenty behind it is kept."""
    for value, answer in (("attack-06", "use:reinforcement-5:offense"), ("attack-30", "pass")):
        hands = {A: "attack-04 reinforcement-5", B: value}
        game = play("A attacks B", hands=hands, at="select", flares=False)
        drive(game, "A lay:attack-04", f"B lay:{value}")
        assert judged(game, A) == answer


def test_a_power_that_turns_the_encounter_is_zapped_and_one_that_does_not_is_left() -> None:
    """Virus multiplies past my total: zap it. Behind already, a zap is kept."""
    for mine, answer in (("attack-15", "use:cosmic_zap"), ("attack-00", "pass")):
        hands = {A: "attack-06", B: f"{mine} cosmic_zap"}
        game = play("A:virus attacks B", hands=hands, at="select", flares=False)
        drive(game, "A lay:attack-06", f"B lay:{mine}")
        assert judged(game, B) == answer


def test_humanity_is_never_zapped_by_the_other_side() -> None:
    """To zap it makes its side win."""
    game = play("A:human attacks B", hands={A: "attack-10", B: "attack-10 cosmic_zap"}, at="select", flares=False)
    drive(game, "A lay:attack-10", "B lay:attack-10")
    assert judged(game, B) == "pass"


def test_humanity_is_zapped_by_its_own_side_to_win() -> None:
    """Ten behind, Human or an ally zaps it; far ahead the zap is kept."""
    for card, answer in (("attack-30", "use:cosmic_zap"), ("attack-00", "pass")):
        hands = {A: "attack-10", B: card, C: "cosmic_zap"}
        fields = {"allies": {C: ("offense", 2)}, "at": "select", "flares": False}
        game = drive(play("A:human attacks B, C", hands=hands, **fields), "A lay:attack-10", f"B lay:{card}")
        assert judged(game, C) == answer


def test_one_ship_is_enough_where_the_encounter_is_as_good_as_won() -> None:
    """It founds the same colony, and no more can be lost."""
    game = play("A attacks B:zombie", hands={A: "attack-40"}, ships={A: 0, B: 0}, at="launch", flares=False)
    sent = 0
    while game.asks and game.asks[0].key == "launch":
        choice = judged(game, A)
        sent += int(choice.rpartition(":")[2]) if choice != "done" else 0
        game.answer(A, choice)
    assert sent == 1


def test_no_ally_gives_up_a_power_for_a_few_points() -> None:
    """With single ships on three home planets the invitation is declined."""
    table = table_of("A attacks B, C:zombie", hands={A: "attack-10", B: "attack-12"}, at="invite", flares=False)
    for planet in table.ships.colonies(C):
        table.ships.move(C, planet, WARP, 4 if planet > 14 else 3)
    game = drive(begun(table), f"A invite:{C}", "B invite:nobody")
    assert judged(game, C) == "decline"


def test_nobody_negotiates_with_an_offense_that_needs_one_colony_more() -> None:
    """It comes to take it."""
    hands = {A: "attack-10", B: "negotiate attack-06"}
    game = play("A attacks B", hands=hands, visitors={A: 4}, at="select", flares=False)
    assert judged(game, B) == "lay:attack-06"


def test_amoeba_does_not_strip_its_colonies_for_the_planet_that_is_attacked() -> None:
    """Ships that are there already cannot be spared for it; the power hangs on the others."""
    game = play("A attacks B:amoeba", hands={A: "attack-20", B: "attack-20"}, ships={B: 8}, at="select", flares=False)
    before = game.table.ships.home[B]
    drive(game, "A lay:attack-20", "B lay:attack-20")
    while not any(ask.key == "ooze-in" for ask in game.asks):
        seat = game.asks[0].seat
        game.answer(seat, "use:amoeba:in" if seat == B else "pass")
    while game.asks and game.asks[0].key == "ooze-in":
        game.answer(B, judged(game, B))
    assert game.table.ships.home[B] == before


def test_an_ally_goes_with_the_side_that_wins() -> None:
    """Against an empty planet the offense is joined for a colony; against four ships that count sixteen it is not."""
    for text, ships, joins in (("A attacks B", {A: 4, B: 0}, True), ("A attacks B:macron", {A: 1, B: 4}, False)):
        game = play(text, hands={A: "attack-08", B: "attack-08"}, ships=ships, at="invite", flares=False)
        drive(game, f"A invite:{C}", f"B invite:{C}")
        assert (judged(game, C) == "join:offense") is joins


def test_no_deal_gives_the_game_away() -> None:
    """A colony for a rival who needs one more is refused, whatever is offered for it."""
    game = play(
        "A attacks B",
        hands={A: "negotiate attack-40 attack-30", B: "negotiate"},
        visitors={A: 4},
        at="select",
        flares=False,
    )
    drive(game, "A lay:negotiate", "B lay:negotiate", "A settle:6", "A give-card:attack-40", "A done")
    assert judged(game, B) != "accept"


def test_a_colony_for_a_colony_is_a_good_deal() -> None:
    """Both settle with each other: accepted at once."""
    game = play("A attacks B", hands={A: "negotiate", B: "negotiate"}, at="select", flares=False)
    drive(game, "A lay:negotiate", "B lay:negotiate", "A settle:6", "A let-settle:0", "A done")
    assert judged(game, B) == "accept"


def test_a_colony_is_founded_with_a_few_ships() -> None:
    """A player who settles by a deal leaves the rest where it is, and is asked only a few times."""
    game = play("A attacks B", hands={A: "negotiate", B: "negotiate"}, at="select", flares=False)
    drive(game, "A lay:negotiate", "B lay:negotiate", "A let-settle:0", "A done", "B accept")
    asked = 0
    while game.asks and game.asks[0].key == "found-colony":
        game.answer(B, judged(game, B))
        asked += 1
    assert asked <= 4
    assert 1 <= game.table.ships.by_planet[B][0] <= 4
