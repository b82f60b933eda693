"""Options as slots, features and integers."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from runpy import run_path

import numpy
import pytest
from tests.rl.test_environment import play
from tests.rl.test_observations import some_game

import cosmodrome.rl
from cosmodrome.games import GAMES
from cosmodrome.rl.frozen import frozen
from cosmodrome.rl.options import NO_NUMBER, Features

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", GAMES)
def test_the_frozen_names_say_all_that_the_rules_can(game: str) -> None:
    """Otherwise run `python scripts/freeze_names.py`, which appends what is missing."""
    found = run_path(str(ROOT / "scripts" / "freeze_names.py"))["found"](game)
    kept = json.loads((ROOT / f"src/cosmodrome/rl/names/{game}.json").read_text(encoding="utf-8"))["lists"]
    for key, names in found.items():
        assert set(names) <= set(kept[key]), key
        assert len(kept[key]) == len(set(kept[key]))


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_an_integer_and_can_be_read_back(game: str) -> None:
    """Options and acts, in games with all kinds of settings."""
    codes, names, seen = cosmodrome.rl.codes(game), frozen(game), {}
    for seed in range(12 if game == "cosmic-encounter" else 4):
        rng, played = Random(seed), some_game(game, seed)
        for _ in range(1_000):
            if not played.asks:
                break
            ask = rng.choice(played.asks)
            assert ask.key in names.asks
            for option in (*ask.options, *(played.acts(ask.seat) if rng.random() < 0.05 else ())):
                code = codes.code(option.id)
                assert 0 <= code < codes.size
                assert codes.option(code) == option.id
                assert seen.setdefault(code, option.id) == option.id
            played.answer(ask.seat, rng.choice(ask.options).id)
    assert len(seen) > 100


def test_what_no_option_says_has_no_integer() -> None:
    """Unknown verbs, words, numbers out of range and too many arguments."""
    codes = cosmodrome.rl.codes("space-base")
    for nonsense in ("fly:1", "buy:L9-0000", "buy:L1-1379:2"):
        with pytest.raises(KeyError):
            codes.code(nonsense)
    with pytest.raises(ValueError, match="not in range"):
        codes.code("sum:9999")
    for number in (-1, codes.size):
        with pytest.raises(KeyError):
            codes.option(number)


def test_features_tell_verb_words_and_numbers() -> None:
    """`apart:2:5` has two numbers and no words."""
    names = frozen("space-base")
    verbs = cosmodrome.games.rules_of("space-base").verbs
    rows, mask = numpy.zeros((4, 7), numpy.int16), numpy.zeros(4, numpy.int8)
    options = [verbs.parse("apart:2:5"), verbs.parse("buy:L1-1379"), verbs.parse("pass")]
    Features(names).write(options, rows, mask)
    none = NO_NUMBER
    assert mask.tolist() == [1, 1, 1, 0]
    assert rows.tolist() == [
        [names.verbs.number("apart"), 0, 2, 0, 5, 0, none],
        [names.verbs.number("buy"), names.words.number("L1-1379"), none, 0, none, 0, none],
        [names.verbs.number("pass"), 0, none, 0, none, 0, none],
        [0] * 7,
    ]


def test_more_options_than_slots_fail_loudly() -> None:
    """With the number of slots it takes."""
    environment = cosmodrome.rl.raw_env("space-base", slots=1)
    with pytest.raises(cosmodrome.rl.TooManyOptions, match="pass slots="):
        play(environment, 1)
