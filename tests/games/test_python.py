"""What a Python programmer expects of a game: copies, pickles, equal records, plain data."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random

import pytest

import cosmodrome
from cosmodrome.games import GAMES
from cosmodrome.kernel import Game, Imagined


def middle(game: str) -> Game:
    """A game in the middle."""
    played, rng = cosmodrome.new_game(game, 3, 5), Random(5)
    for _ in range(120):
        ask = rng.choice(played.asks)
        played.answer(ask.seat, rng.choice(ask.options).id)
    return played


@pytest.mark.parametrize("game", GAMES)
def test_a_game_survives_pickling_and_copying(game: str) -> None:
    """And goes on by itself, like the first one."""
    played = middle(game)
    for twin in (pickle.loads(pickle.dumps(played)), copy.copy(played), copy.deepcopy(played)):
        assert twin.record() == played.record()
        assert [twin.view(seat) for seat in range(3)] == [played.view(seat) for seat in range(3)]
        assert [(ask.id, ask.seat, ask.key) for ask in twin.asks] == [
            (ask.id, ask.seat, ask.key) for ask in played.asks
        ]
        ask = twin.asks[0]
        twin.answer(ask.seat, ask.options[-1].id, ask.id)
        assert twin.record() != played.record()
        other = played.fork()
        other.answer(ask.seat, ask.options[-1].id, ask.id)
        assert twin.record() == other.record()


def test_an_imagined_game_cannot_be_pickled() -> None:
    """It has no record."""
    played = middle("space-base")
    with pytest.raises(Imagined):
        pickle.dumps(played.imagine(played.asks[0].seat, Random(1)))


@pytest.mark.parametrize("game", GAMES)
def test_the_ask_of_a_seat_is_found_by_its_seat(game: str) -> None:
    """None for seats that are not asked, and for what is no seat."""
    played = middle(game)
    asks = {ask.seat: ask for ask in played.asks}
    assert [played.ask(seat) for seat in range(3)] == [asks.get(seat) for seat in range(3)]
    assert played.ask(7) is None
    assert played.ask("0") is None  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_everything_shown_is_plain_data(game: str) -> None:
    """Views, events, records, asks: JSON gives them back as they are."""
    played = middle(game)
    for seat in (0, None):
        for shown in (played.view(seat), played.events(seat), played.record(), [ask.plain() for ask in played.asks]):
            assert json.loads(json.dumps(shown)) == shown


def test_a_plain_ask_tells_options_with_their_arguments() -> None:
    """As the wire does."""
    played = cosmodrome.new_game("space-base", 2, 1)
    ask = played.asks[0]
    plain = ask.plain()
    assert plain["seat"] == ask.seat
    assert [option["id"] for option in plain["options"]] == [option.id for option in ask.options]
    assert plain["options"][0]["args"] == ask.options[0].args
