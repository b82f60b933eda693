"""A bot gets a place at the table: what a person in that seat could see, and nothing else."""

from random import Random

import pytest

import cosmodrome
from cosmodrome.bots import Place
from cosmodrome.kernel import Game, NotYourAsk


@pytest.fixture
def game() -> Game:
    return cosmodrome.new_game("space-base", seats=3, seed=4)


@pytest.mark.parametrize("name", ["game", "table", "record", "answer", "undo", "fork", "act", "rules", "window"])
def test_a_bot_cannot_reach_the_table(game: Game, name: str) -> None:
    """The game and what belongs to it are not there for a bot, to read or to write."""
    place = Place(game, 0)
    with pytest.raises(AttributeError):
        getattr(place, name)
    with pytest.raises(AttributeError):
        setattr(place, name, None)


def test_a_place_offers_six_things(game: Game) -> None:
    """View, asks, acts, events, imagine and the seat: no more."""
    names = {name for name in dir(Place(game, 0)) if not name.startswith("_")}
    assert names == {"view", "asks", "acts", "events", "imagine", "seat"}


def test_asks_do_not_lead_to_the_table(game: Game) -> None:
    """The kernel's own ask knows the table that its options are made from; a bot's ask does not."""
    seat = game.asks[0].seat
    (ask,) = Place(game, seat).asks
    assert (ask.id, ask.seat, ask.key) == (game.asks[0].id, seat, game.asks[0].key)
    assert list(ask.options) == list(game.asks[0].options)
    assert ask.of == ()
    assert not callable(ask.source)


def test_a_place_sees_what_its_seat_sees() -> None:
    """Dealt cards of the light-speed opening are seen by their owner alone."""
    game = cosmodrome.new_game("space-base", seats=2, seed=1, options={"variant": "light-speed"})
    for seat in range(2):
        place = Place(game, seat)
        assert place.view == game.view(seat)
        assert place.events() == game.events(seat)
        assert place.events(2) == game.events(seat, 2)
        assert [ask.seat for ask in place.asks] == [seat]
    assert Place(game, 0).view["hand"] != Place(game, 1).view["hand"]


def test_asks_of_others_are_not_shown(game: Game) -> None:
    """Where nothing is asked of the seat there is no ask, and nothing can be imagined."""
    while len(game.asks) > 1:
        ask = game.asks[0]
        game.answer(ask.seat, ask.options[0].id)
    asked = game.asks[0].seat
    other = Place(game, (asked + 1) % 3)
    assert other.asks == ()
    with pytest.raises(NotYourAsk):
        other.imagine(Random(1))


def test_an_imagined_game_is_equal_for_its_seat(game: Game) -> None:
    """View and ask of the seat stay equal; what is done there does not touch the table."""
    seat = game.asks[0].seat
    place = Place(game, seat)
    before = place.view
    imagined = place.imagine(Random(3))
    assert imagined.view(seat) == before
    ask = next(ask for ask in imagined.asks if ask.seat == seat)
    imagined.answer(seat, ask.options[0].id)
    assert place.view == before
