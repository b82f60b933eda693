"""A record step by step, and a game in the middle of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosmodrome
from cosmodrome.kernel import BadRecord, Game


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A game with several choosing at the same time, chance and forced answers."""
    game, rng = cosmodrome.new_game("space-base", seats=3, seed=5), Random(1)
    while game.asks:
        ask = rng.choice(game.asks)
        game.answer(ask.seat, rng.choice(ask.options).id)
    return game.record()


def test_a_record_can_be_left_after_any_step(record: dict[str, Any]) -> None:
    """The game stands there as it did, and its own record is the beginning of the whole."""
    steps = 0
    for step, game in enumerate(cosmodrome.retrace(record)):
        steps = step
        if step % 50 == 0:
            left = cosmodrome.replay(record, steps=step)
            assert left.view(None) == game.view(None)
            entries = left.record()["entries"]
            assert entries == record["entries"][: len(entries)]
    assert cosmodrome.replay(record, steps=steps).outcome == cosmodrome.replay(record).outcome is not None


def test_from_there_it_goes_on_by_its_seed(record: dict[str, Any]) -> None:
    """A different answer meets the seed's dice and not the record's leftovers."""
    game = cosmodrome.replay(record, steps=20)
    while game.asks:
        ask = game.asks[-1]
        game.answer(ask.seat, ask.options[-1].id)
    assert game.chance_is_fair()
    assert cosmodrome.verify(game.record()) == []


def test_a_fork_of_a_step_is_a_game_of_its_own(record: dict[str, Any]) -> None:
    """What the trace does next does not reach it."""
    trace = cosmodrome.retrace(record)
    kept: Game = next(trace).fork()
    before = kept.view(None)
    for _ in trace:
        pass
    assert kept.view(None) == before


def test_a_fault_is_found_when_the_trace_comes_to_it(record: dict[str, Any]) -> None:
    """Not before, and not later."""
    at = len(record["entries"]) // 2
    trace = cosmodrome.retrace({**record, "entries": [*record["entries"][:at], [0, "sing"]]})
    before = 0

    def until_the_fault() -> None:
        nonlocal before
        for _ in trace:
            before += 1

    with pytest.raises(BadRecord):
        until_the_fault()
    assert before > 10


def test_what_somebody_did_can_be_done_once_more() -> None:
    """Entry by entry, windows among them; forced answers and chance come by themselves."""
    game, rng = cosmodrome.new_game("cosmic-encounter", seats=3, seed=5), Random(1)
    while not any(entry[0] == "window" and len(entry) == 3 for entry in game.entries()):
        ask = rng.choice(game.asks)
        game.answer(ask.seat, rng.choice(ask.options).id)
    entries = game.entries()
    again = cosmodrome.new_game("cosmic-encounter", seats=3, seed=5)
    while len(done := again.entries()) < len(entries):
        again.follow(entries[len(done)])
    assert again.entries() == entries
    assert again.view(0) == game.view(0)


@pytest.mark.parametrize("entry", [["chance", [6]], [0, "pass", 1], ["window", -1], ["sing"]])
def test_what_nobody_did_cannot_be_done_once_more(entry: list[Any]) -> None:
    """Chance and forced answers follow from something else, and no window is open."""
    game = cosmodrome.new_game("space-base", seats=2, seed=5)
    with pytest.raises(BadRecord):
        game.follow(entry)
    assert game.entries() == cosmodrome.new_game("space-base", seats=2, seed=5).entries()
