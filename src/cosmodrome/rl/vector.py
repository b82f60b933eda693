"""Many games at once in worker processes: one batch of observations in, one batch of actions out.

Each game starts anew when it ends. A batch is decided by the seed alone, whatever the number of workers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy
from numpy.typing import NDArray

from cosmodrome.bots import Place, make
from cosmodrome.rl.aec import CosmodromeEnv


class Batch(NamedTuple):
    """One step of all games. `seat` is who is to act; `rewards` what every seat got since the last batch; `done` says
    that a game ended in this step and the observation is the first of the next."""

    observation: dict[str, NDArray[Any]]
    action_mask: NDArray[Any]
    seat: NDArray[Any]
    rewards: NDArray[Any]
    done: NDArray[Any]


class Row(NamedTuple):
    """The same of one game."""

    observation: dict[str, Any]
    seat: int
    rewards: list[float]
    done: bool


class One:
    """One game after another, with bots in some of its seats. The bots only answer; they do nothing unasked."""

    def __init__(self, game: str, settings: Mapping[str, Any], bots: Mapping[int, str]) -> None:
        self._env = CosmodromeEnv(game, **settings)
        self._bots = {seat: make(name, game) for seat, name in bots.items()}
        self._rng = Random()

    def reset(self, seed: int) -> Row:
        """The first game of a seed."""
        self._rng = Random(f"bots {seed}")
        self._env.reset(seed)
        return self._row([0.0] * self._env.seats, False)

    def step(self, action: int) -> Row:
        """One answer, and those of the bots that follow it."""
        env = self._env
        env.step(action)
        return self._row(list(env.rewards.values()), not self._running())

    def _running(self) -> bool:
        return self._env.game.outcome is None and not any(self._env.truncations.values())

    def _row(self, rewards: list[float], done: bool) -> Row:
        """On to the next question of a learner, with bots answering and games beginning on the way."""
        env = self._env
        while True:
            if not self._running():
                done = True
                env.reset()
            ask = env.game.asks[0]
            bot = self._bots.get(ask.seat)
            if bot is None:
                return Row(env.observe(env.agent_selection), ask.seat, rewards, done)
            option = bot.choose(Place(env.game, ask.seat), self._rng)
            env.step([each.id for each in ask.options].index(option))
            rewards = [before + more for before, more in zip(rewards, env.rewards.values(), strict=True)]


def work(pipe: Connection, game: str, settings: Mapping[str, Any], bots: Mapping[int, str], count: int) -> None:
    """What a worker process does: play its games until it is told to stop."""
    games = [One(game, settings, bots) for _ in range(count)]
    try:
        while (order := pipe.recv()) is not None:
            kind, values = order
            try:
                rows = [getattr(one, kind)(value) for one, value in zip(games, values, strict=True)]
            except Exception as error:  # the caller raises it
                pipe.send(error)
            else:
                pipe.send(rows)
    except (EOFError, KeyboardInterrupt):
        pass


class VectorEnv:
    """`count` games in `workers` processes. See `cosmodrome.rl.vector_env`."""

    def __init__(
        self, game: str, count: int, workers: int, settings: Mapping[str, Any], bots: Mapping[int, str]
    ) -> None:
        if not 1 <= workers <= count:
            raise ValueError(f"{workers} workers for {count} games: give 1 to {count}")
        one = CosmodromeEnv(game, **settings)
        if set(bots) >= set(range(one.seats)):
            raise ValueError("bots in all seats leave nobody to learn")
        self.count, self.seats, self.slots, self.fields = count, one.seats, one.slots, one.fields
        self._shares = [count // workers + (at < count % workers) for at in range(workers)]
        context = get_context("spawn")  # a fork of a process with threads may hang
        self._pipes, self._processes = [], []
        for share in self._shares:
            here, there = context.Pipe()
            process = context.Process(target=work, args=(there, game, settings, bots, share), daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    def reset(self, seed: int | None = None) -> Batch:
        """New games everywhere."""
        seeds = Random(seed)
        return self._ask("reset", [seeds.getrandbits(63) for _ in range(self.count)])

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """One action for each game."""
        if len(actions) != self.count:
            raise ValueError(f"{len(actions)} actions for {self.count} games")
        return self._ask("step", [int(action) for action in actions])

    def _ask(self, kind: str, values: list[int]) -> Batch:
        start = 0
        for pipe, share in zip(self._pipes, self._shares, strict=True):
            pipe.send((kind, values[start : start + share]))
            start += share
        answers = [pipe.recv() for pipe in self._pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        rows: list[Row] = [row for answer in answers for row in answer]
        first = rows[0].observation["observation"]
        return Batch(
            {name: numpy.stack([row.observation["observation"][name] for row in rows]) for name in first},
            numpy.stack([row.observation["action_mask"] for row in rows]),
            numpy.array([row.seat for row in rows]),
            numpy.array([row.rewards for row in rows], numpy.float32),
            numpy.array([row.done for row in rows]),
        )

    def close(self) -> None:
        """Stop the workers."""
        for pipe in self._pipes:
            try:
                pipe.send(None)
            except OSError:
                continue  # that worker is gone already
        for process in self._processes:
            process.join(10)
            if process.is_alive():
                process.kill()
                process.join()
        for pipe in self._pipes:
            pipe.close()
        self._pipes, self._processes = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
