"""The games in OpenSpiel, by OpenSpiel's own test and ours."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Any

import pyspiel
import pytest

import cosmodrome.rl.openspiel
from cosmodrome.kernel.chance import Roll, Shuffle

REDUCED = ("cosmodrome_space_base(seats=2)", "cosmodrome_cosmic_encounter(seats=3)")
FULL = (
    "cosmodrome_space_base(seats=5,options=variant:light-speed)",
    "cosmodrome_cosmic_encounter(seats=5,options=edition:2008+flares:true+technologies:true)",
    "cosmodrome_twilight_imperium(seats=3)",
)


def play(name: str, seed: int, most: int = 100_000) -> Any:
    """A state reached at random."""
    rng, state = Random(seed), pyspiel.load_game(name).new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", REDUCED)
def test_openspiel_finds_nothing_wrong(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """`random_sim_test` with serialisation."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", FULL)
def test_openspiel_finds_nothing_wrong_with_full_settings(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """`random_sim_test`, without storing each state."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_a_whole_game_adds_up_to_nothing() -> None:
    """And has a winner."""
    state = play(REDUCED[0], 1)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) == pytest.approx(0.5)


def test_chance_is_explicit_and_exact() -> None:
    """The dice of Space Base are two nodes of six faces, and what they show is what was chosen."""
    rng, state = Random(2), pyspiel.load_game(REDUCED[0]).new_initial_state()
    rolls = 0
    while rolls < 10:
        wish = state._play._wish
        if isinstance(wish, Roll):
            chosen = [rng.randrange(6) for _ in range(wish.count)]
            for face in chosen:
                assert state.chance_outcomes() == [(outcome, pytest.approx(1 / 6)) for outcome in range(6)]
                state.apply_action(face)
            assert state._play._results[-1] == tuple(face + 1 for face in chosen)
            rolls += 1
        elif isinstance(wish, Shuffle):
            before = len(state._play._partial)
            assert len(state.chance_outcomes()) == len(wish.items) - before
            state.apply_action(rng.choice(state.legal_actions()))
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def test_a_copy_goes_its_own_way() -> None:
    """Cloned, copied and pickled."""
    state = play(REDUCED[0], 3, 400)
    while state.is_chance_node():
        state.apply_action(0)
    here = str(state.history())
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin.information_state_string(0) == state.information_state_string(0)
        twin.apply_action(twin.legal_actions()[0])
        assert str(state.history()) == here


def test_a_player_is_told_only_what_the_seat_may_know() -> None:
    """Observation strings are the view, information states what was told, asked and answered."""
    state = play(REDUCED[1], 4, 600)
    while state.is_chance_node():
        state.apply_action(0)
    game = state._play.game
    for seat in range(3):
        assert json.loads(state.observation_string(seat)) == json.loads(json.dumps(game.view(seat)))
        told = json.loads(state.information_state_string(seat))
        assert told["events"] == json.loads(json.dumps(game.events(seat)))
        assert (told["ask"] is None) == (game.ask(seat) is None)
        answers = [entry[1] for entry in game.entries() if entry[0] == seat]
        uses = [entry[2] for entry in game.entries() if entry[:2] == ["window", seat] and len(entry) > 2]
        assert sorted(told["answers"]) == sorted(answers + uses) != []


def test_actions_are_named_by_their_options() -> None:
    """`buy:L1-1379` and the like."""
    state = play(REDUCED[0], 5, 300)
    while state.is_chance_node():
        state.apply_action(0)
    options = [option.id for option in state._play.game.asks[0].options]
    assert [state.action_to_string(state.current_player(), action) for action in state.legal_actions()] == options


def test_importing_it_registers_all_three() -> None:
    """By names that OpenSpiel lists."""
    names = {game.short_name for game in pyspiel.registered_games()}
    assert {f"cosmodrome_{game}" for game in ("space_base", "cosmic_encounter", "twilight_imperium")} <= names
    assert pyspiel.load_game(REDUCED[0]).num_distinct_actions() == cosmodrome.rl.openspiel.SLOTS
