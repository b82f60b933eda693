"""Whatever is answered: hypothesis drives the checks of the conformance suite with arbitrary legal answers.

Where a check fails, hypothesis shrinks the answers to the shortest game that shows it.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.conformance.joined import Joined
from tests.conformance.play import Move
from tests.conformance.probes import NONSENSE, Probes, check_over
from tests.conformance.state import state
from tests.conformance.watch import Watched
from tests.games.space_base.joined import JOINED as SPACE_BASE
from tests.kernel.deal import JOINED as SALVAGE

from cosmodrome.kernel import Game, Random, Refusal

JOINED = {joined.rules.id: joined for joined in (SPACE_BASE, SALVAGE)}

arbitrary = settings(
    max_examples=int(os.environ.get("COSMODROME_EXAMPLES", "12")),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def started(joined: Joined, data: st.DataObject) -> Game:
    """A fresh game or one in the thick of it, with any setting."""
    seats, options = data.draw(st.sampled_from(list(joined.settings())), label="setting")
    new = joined.new if data.draw(st.booleans(), label="fresh") else joined.new_crowded
    return new(seats, options, data.draw(st.integers(0, 2**32), label="seed"))


def any_move(game: Game, data: st.DataObject) -> Move:
    """Any legal answer, or sometimes an act."""
    if data.draw(st.integers(0, 30), label="act?") == 30:
        seat = data.draw(st.integers(0, game.seats - 1), label="who")
        if acts := game.acts(seat):
            return Move(seat, data.draw(st.sampled_from(acts), label="act").id, act=True)
    ask = data.draw(st.sampled_from(game.asks), label="ask")
    return Move(ask.seat, data.draw(st.sampled_from(list(ask.options)), label="answer").id)


@pytest.mark.parametrize("name", JOINED)
@given(data=st.data())
@arbitrary
def test_laws_hold_whatever_is_answered(name: str, data: st.DataObject) -> None:
    """After every answer all that the suite watches holds; at a moment of hypothesis' choice everything is probed."""
    joined = JOINED[name]
    game = started(joined, data)
    watched = Watched(joined, game)
    probed = data.draw(st.integers(0, 25), label="probed at")
    for number in range(40):
        if not game.asks:
            check_over(joined, game)
            break
        if number == probed:
            Probes(joined, Random(data.draw(st.integers(0, 99), label="probes"))).all(game)
        watched.do(any_move(game, data))


@pytest.mark.parametrize("name", JOINED)
@given(data=st.data())
@arbitrary
def test_a_replay_is_the_game_whatever_was_answered(name: str, data: st.DataObject) -> None:
    """Also with undos in between."""
    joined = JOINED[name]
    game = started(joined, data)
    for _ in range(30):
        if not game.asks:
            break
        move = any_move(game, data)
        if game.may_undo(move.seat) and data.draw(st.booleans(), label="undo"):
            game.undo(move.seat)
        elif move.act:
            game.act(move.seat, move.option)
        else:
            game.answer(move.seat, move.option)
    Probes(joined, Random(0)).replay(game)


texts = st.one_of(st.sampled_from(NONSENSE), st.text(max_size=12), st.from_regex(r"\A[a-z]{1,6}(:[\w-]{0,8}){0,3}\Z"))
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@given(option=junk, seat=junk, ask=st.none() | junk)
@settings(arbitrary, max_examples=200)
def test_nonsense_is_refused_by_name_and_changes_nothing(option: Any, seat: Any, ask: Any) -> None:
    """Only a seat that is asked can answer, with an option that it is offered; all else is a named refusal."""
    game = SALVAGE.new_crowded(3, {"goal": 5}, 4)
    before = state(game)
    legal = {(open_ask.seat, choice.id) for open_ask in game.asks for choice in open_ask.options}
    for call in (lambda: game.answer(seat, option, ask), lambda: game.act(seat, option), lambda: game.undo(seat)):
        try:
            call()
        except Refusal:
            assert state(game) == before
        else:
            assert (seat, option) in legal or type(seat) is int
            return
