"""The PettingZoo environments, by PettingZoo's own tests and ours."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import numpy
import pytest
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import cosmodrome
import cosmodrome.rl
from cosmodrome.games import GAMES
from cosmodrome.kernel import BadSetup

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its own doctests use what it calls deprecated
    from pettingzoo.test import api_test, render_test, seed_test

# PettingZoo says this of every environment whose observations are dicts.
DICTS = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


def play(environment: Any, seed: int, most: int = 100_000) -> dict[str, float]:
    """A game at random; what each agent got in all."""
    rng, total = Random(seed), dict.fromkeys(environment.possible_agents, 0.0)
    environment.reset(seed=seed)
    for agent in environment.agent_iter(most):
        observation, reward, terminated, _, _ = environment.last()
        total[agent] += reward
        environment.step(None if terminated else int(rng.choice(numpy.flatnonzero(observation["action_mask"]))))
    return total


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its API and seed tests, with no warning but those for dicts."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(cosmodrome.rl.env(game), num_cycles=300)
        seed_test(lambda: cosmodrome.rl.env(game), num_cycles=150)
    assert [str(one.message) for one in caught if not str(one.message).startswith(DICTS)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_mode_of_rendering_works(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's render test; `ansi` returns the table as text, `human` prints it."""
    custom = {"ansi": lambda text: isinstance(text, str) and len(text) > 100, "human": lambda text: text is None}
    render_test(lambda render_mode: cosmodrome.rl.env(game, render_mode=render_mode), custom_tests=custom)
    assert capsys.readouterr().out


def test_a_turn_based_game_runs_as_a_parallel_one() -> None:
    """Through PettingZoo's wrapper, in which everybody but the one to act does nothing."""
    environment = turn_based_aec_to_parallel(Parallel(cosmodrome.rl.raw_env("space-base")))
    observations, _ = environment.reset(seed=3)
    rng, steps = Random(3), 0
    while environment.agents and steps < 2_000:
        masks = {agent: numpy.flatnonzero(observations[agent]["action_mask"]) for agent in environment.agents}
        actions = {agent: int(rng.choice(mask)) if len(mask) else 0 for agent, mask in masks.items()}
        observations, *_ = environment.step(actions)
        steps += 1
    assert steps > 30
    assert not environment.agents


class Parallel(cosmodrome.rl.CosmodromeEnv):
    """The wrapper wants to be told that everybody may be asked at every step."""

    def __init__(self, environment: cosmodrome.rl.CosmodromeEnv) -> None:
        super().__init__(environment.game_id)
        self.metadata["is_parallelizable"] = True


@pytest.mark.parametrize("game", GAMES)
def test_the_reward_is_the_share_of_the_win(game: str) -> None:
    """It adds up to one."""
    environment = cosmodrome.rl.env(game, 3)
    total = play(environment, 2)
    outcome = environment.unwrapped.game.outcome
    assert outcome is not None
    share = 1 / len(outcome.winners)
    assert total == {f"seat_{seat}": share if seat in outcome.winners else 0 for seat in range(3)}


@pytest.mark.parametrize("game", GAMES)
def test_shaping_adds_what_was_gained(game: str) -> None:
    """Over a whole game, the points of a seat as a share of what wins."""
    environment = cosmodrome.rl.env(game, 3, shaping=0.5)
    plain, shaped = play(cosmodrome.rl.env(game, 3), 4), play(environment, 4)
    view = environment.unwrapped.game.view(None)["players"]
    key, enough = {"space-base": ("vp", 40), "cosmic-encounter": ("foreign", 5), "twilight-imperium": ("points", 10)}[
        game
    ]
    for seat, agent in enumerate(environment.possible_agents):
        assert shaped[agent] - plain[agent] == pytest.approx(0.5 * view[seat][key] / enough)


def test_a_game_that_does_not_end_is_cut_off() -> None:
    """Everybody passes for ever."""
    environment = cosmodrome.rl.env("space-base", longest=300)
    environment.reset(seed=1)
    steps = 0
    for _ in environment.agent_iter():
        *_, terminated, truncated, _ = environment.last()
        assert not terminated
        environment.step(None if truncated else 0)
        steps += 1
    assert steps == 300 + 2


def test_an_empty_slot_is_refused_and_changes_nothing() -> None:
    """The refusal names the ask."""
    environment = cosmodrome.rl.raw_env("space-base")
    environment.reset(1)
    before = environment.game.record()
    with pytest.raises(cosmodrome.rl.EmptySlot, match="slots 0 to"):
        environment.step(63)
    assert environment.game.record() == before


def test_the_plain_view_comes_with_the_observation() -> None:
    """It is made when it is read."""
    environment = cosmodrome.rl.raw_env("cosmic-encounter", 4)
    environment.reset(1)
    *_, info = environment.last()
    assert info["view"] == environment.game.view(info["seat"])
    assert [option.id for option in info["options"]] == [option.id for option in environment.game.asks[0].options]
    with pytest.raises(KeyError):
        info["table"]


def test_acts_follow_the_options() -> None:
    """Behind their flag."""
    environment = cosmodrome.rl.raw_env("twilight-imperium", slots=128, acts=True)
    environment.reset(1)
    asked = len(environment.game.asks[0].options)
    observation, *_ = environment.last()
    assert observation["action_mask"].sum() == asked + len(environment.game.acts(environment.game.asks[0].seat)) > asked
    environment.step(asked)
    assert environment.game.record()["entries"][-1][0] == "act"


def test_settings_are_checked() -> None:
    """By the rules of the game."""
    with pytest.raises(BadSetup):
        cosmodrome.rl.env("space-base", seats=9)
    with pytest.raises(BadSetup):
        cosmodrome.rl.env("space-base", render_mode="rgb_array")


def test_workers_change_nothing_but_the_speed() -> None:
    """The same batches from one and from two processes, with a bot in the second seat."""

    def batches(workers: int) -> list[Any]:
        settings: dict[str, Any] = {"bots": {1: "greedy"}, "seats": 2, "shaping": 0.1}
        with cosmodrome.rl.vector_env("space-base", 3, workers=workers, **settings) as games:
            rng, found = Random(9), [games.reset(5)]
            for _ in range(150):
                actions = [int(rng.choice(numpy.flatnonzero(mask))) for mask in found[-1].action_mask]
                found.append(games.step(actions))
            return found

    one, two = batches(1), batches(2)
    for here, there in zip(one, two, strict=True):
        for name in here.observation:
            assert numpy.array_equal(here.observation[name], there.observation[name])
        assert numpy.array_equal(here.action_mask, there.action_mask)
        assert numpy.array_equal(here.rewards, there.rewards)
        assert here.seat.tolist() == [0, 0, 0] == there.seat.tolist()
        assert here.done.tolist() == there.done.tolist()
    assert sum(batch.done.sum() for batch in one) >= 1


def test_a_fault_in_a_worker_reaches_the_caller() -> None:
    """And the games go on."""
    with cosmodrome.rl.vector_env("space-base", 2, seats=2) as games:
        batch = games.reset(1)
        with pytest.raises(cosmodrome.rl.EmptySlot):
            games.step([63, 63])
        assert games.step([0, 0]).action_mask.shape == batch.action_mask.shape
        with pytest.raises(ValueError, match="1 actions for 2 games"):
            games.step([0])
