"""Observations: complete, up to date, and nothing but the seat's view."""

from __future__ import annotations

from pathlib import Path
from random import Random
from runpy import run_path

import numpy
import pytest

import cosmodrome
from cosmodrome.bots import Place, make
from cosmodrome.games import GAMES
from cosmodrome.kernel import BadSetup, Game
from cosmodrome.rl.encoders import encoder
from cosmodrome.rl.fields import MOST, Observer


def some_game(game: str, seed: int) -> Game:
    """A game with settings drawn at random."""
    rng = Random(seed)
    (info,) = [info for info in cosmodrome.games() if info.id == game]
    while True:
        chosen = {one.id: rng.choice(one.values) for one in info.options if one.values and rng.random() < 0.5}
        try:
            return cosmodrome.new_game(game, rng.randint(*info.seats), seed, chosen)
        except BadSetup:
            continue


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_up_to_date_equals_what_is_encoded_anew(game: str, seed: int) -> None:
    """Through answers, acts and undo."""
    rng, played = Random(seed), some_game(game, seed)
    encodes = encoder(game, played.seats)
    observers = [Observer(encodes, played, seat) for seat in range(played.seats)]
    for number in range(400):
        if not played.asks:
            break
        ask = rng.choice(played.asks)
        if number % 5 == 0:
            seat = rng.randrange(played.seats)
            kept, anew = observers[seat].read(), encodes.encode(played.view(seat), seat)
            assert [name for name in anew if not numpy.array_equal(kept[name], anew[name])] == []
        if rng.random() < 0.03 and played.may_undo(ask.seat):
            played.undo(ask.seat)
        elif rng.random() < 0.03 and (acts := played.acts(ask.seat)):
            played.act(ask.seat, rng.choice(acts).id)
        else:
            played.answer(ask.seat, rng.choice(ask.options).id)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_lies_within_its_space_and_every_field_tells_something(game: str) -> None:
    """In games at random and among bots, with offers and other acts."""
    moved: set[str] = set()
    for seed in range(5):
        rng, played = Random(seed), some_game(game, seed)
        bot = make("greedy" if seed % 2 else "random", game)
        encodes = encoder(game, played.seats)
        fields = {field.name: field for field in encodes.fields}
        for number in range(2_500):
            if not played.asks:
                break
            ask = rng.choice(played.asks)
            place = Place(played, ask.seat)
            if act := bot.act(place, rng):
                played.act(ask.seat, act)
                ask = played.asks[0]
                place = Place(played, ask.seat)
            played.answer(ask.seat, bot.choose(place, rng))
            if number % 20 == 0:
                for name, now in encodes.encode(played.view(ask.seat), ask.seat).items():
                    field = fields[name]
                    assert now.shape == field.shape
                    assert now.min() >= (-MOST if field.low else 0), name
                    assert not field.columns or len(field.columns) == field.shape[-1], name
                    if now.any():
                        moved.add(name)
    assert set(fields) - moved == set()


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_of_others_change_nothing(game: str) -> None:
    """In an imagined game all that a seat has not seen is another; its observation is the same."""
    rng = Random(5)
    for seed in range(3):
        played = cosmodrome.new_game(game, 3, seed)
        encodes = encoder(game, 3)
        for _ in range(150):
            if not played.asks:
                break
            ask = rng.choice(played.asks)
            here = encodes.encode(played.view(ask.seat), ask.seat)
            there = encodes.encode(played.imagine(ask.seat, rng).view(ask.seat), ask.seat)
            assert all(numpy.array_equal(here[name], there[name]) for name in here)
            played.answer(ask.seat, rng.choice(ask.options).id)


def test_a_seat_sees_itself_first() -> None:
    """Space Base: credits are in the first row for every viewer."""
    played = cosmodrome.new_game("space-base", 4, 3)
    encodes = encoder("space-base", 4)
    for seat in range(4):
        arrays = encodes.encode(played.view(seat), seat)
        credits = [player["credits"] for player in played.view(None)["players"]]
        assert arrays["players"][:, 0].tolist() == credits[seat:] + credits[:seat]


def test_a_game_without_an_encoder_is_refused_by_name() -> None:
    """Games of other packages have none."""
    with pytest.raises(BadSetup):
        encoder("go", 2)


def test_the_page_about_observations_is_current() -> None:
    """Otherwise run `python scripts/observations.py`."""
    root = Path(__file__).resolve().parents[2]
    made = run_path(str(root / "scripts" / "observations.py"))["page"]()
    assert (root / "docs" / "observations.md").read_text(encoding="utf-8") == made
