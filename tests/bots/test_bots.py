"""The bots answer legally wherever they are asked, and play better the more they think."""

from collections import Counter
from random import Random

import pytest

import cosmodrome
from cosmodrome import bots
from cosmodrome.games.space_base.index import FACES, NUMBER
from cosmodrome.kernel import PASS, Ask, BadSetup, Option
from cosmodrome.simulation.arena import Setup, play

KEYS = {
    "opening",
    "window-1",
    "window-2",
    "window-3",
    "roll-before",
    "roll-after",
    "collect-before",
    "dice",
    "shift",
    "arrow",
    "purchase",
    "extra-purchase",
    "place",
    "claim",
    "exchange",
    "place-charge",
    "move-charge",
    "set-die",
    "reroll",
    "double",
}
OFTEN = 6  # asks of a kind after which another tells nothing new
MOST_GAMES = 60


def is_able(option: Option) -> bool:
    """Whether an option buys a ship with an ability."""
    return option[0] == "buy" and any(faces[NUMBER[option[1]]].ability for faces in FACES)


def lively(ask: Ask, rng: Random) -> Option:
    """One who buys ships with abilities and uses them, so that every kind of question is asked."""
    able = [option for option in ask.options if is_able(option)]
    uses = [option for option in ask.options if option != PASS]
    return rng.choice(able or uses or ask.options)


@pytest.mark.parametrize("name", bots.NAMES)
def test_bots_answer_legally_whatever_they_are_asked(name: str) -> None:
    """In every kind of ask of the game, with two to five seats and in both variants."""
    rng = Random(5)
    bot = bots.make(name, "space-base", tries=6)
    asked: Counter[str] = Counter()
    for number in range(MOST_GAMES):
        if KEYS.issubset(asked):
            break
        options = {"variant": ("standard", "light-speed")[number % 2]}
        game = cosmodrome.new_game("space-base", seats=5 - number % 4, seed=number, options=options)
        while game.asks:
            ask = rng.choice(game.asks)
            if asked[ask.key] < OFTEN:
                asked[ask.key] += 1
                choice = bot.choose(bots.Place(game, ask.seat), rng)
                assert choice in [option.id for option in ask.options], ask.key
            game.answer(ask.seat, lively(ask, rng).id)
    assert set(asked) == KEYS


def test_choose_is_what_a_server_calls() -> None:
    """Name, game, seat, seconds and chance give the id of an option, and the game stays as it is."""
    game = cosmodrome.new_game("space-base", seats=2, seed=8)
    before = game.record()
    for name in bots.NAMES:
        for ask in game.asks:
            assert bots.choose(name, game, ask.seat, 0.01, Random(1)) in [option.id for option in ask.options]
    assert game.record() == before


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_bot_for_a_game_that_is_not_here_is_refused(name: str) -> None:
    """By name, as the game itself is."""
    with pytest.raises(BadSetup) as refused:
        bots.make(name, "chess")
    assert refused.value.details["game"] == "chess"


def test_an_unknown_bot_is_refused_by_name() -> None:
    """The refusal says which bots there are."""
    with pytest.raises(BadSetup) as refused:
        bots.make("clever", "space-base")
    assert refused.value.details == {"bot": "clever", "bots": list(bots.NAMES)}


def test_a_bot_is_as_good_as_its_chance() -> None:
    """The same chance gives the same choice, in `search` too if its tries are counted."""
    game = cosmodrome.new_game("space-base", seats=3, seed=2)
    seat = game.asks[0].seat
    for name in bots.NAMES:
        bot = bots.make(name, "space-base", tries=20)
        place = bots.Place(game, seat)
        assert bot.choose(place, Random(9)) == bot.choose(place, Random(9))


def wins(setup: Setup, games: int) -> Counter[str]:
    """Who won how many games."""
    won: Counter[str] = Counter()
    for number in range(games):
        played = play(setup, number)
        won.update(played.bots[seat] for seat in played.winners)
    return won


def test_greedy_beats_random() -> None:
    """In nearly all of 60 games with swapped seats (over many games: 95 % and more)."""
    won = wins(Setup("space-base", ("greedy", "random"), seed="greedy"), 60)
    assert won["greedy"] >= 55


def test_search_sees_what_greedy_would_see() -> None:
    """Even with few tries it beats a random player; how it fares against greedy is measured, not tested."""
    won = wins(Setup("space-base", ("search", "random"), seed="search", tries=8), 4)
    assert won["search"] == 4


def test_a_game_without_judgement_can_be_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game brings no `bot.py`, search tries all options in random games, and greedy cannot play."""
    monkeypatch.setattr("cosmodrome.bots.search.brain_of", lambda game: None)
    monkeypatch.setattr("cosmodrome.bots.players.brain_of", lambda game: None)
    game = cosmodrome.new_game("space-base", seats=2, seed=6)
    ask = game.asks[0]
    bot = bots.make("search", "space-base", tries=4)
    assert bot.choose(bots.Place(game, ask.seat), Random(1)) in [option.id for option in ask.options]
    with pytest.raises(BadSetup):
        bots.make("greedy", "space-base")
