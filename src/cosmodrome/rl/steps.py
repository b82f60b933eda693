"""How many steps a second the environments make, beside PettingZoo's classic games: `python -m cosmodrome.rl.steps`.

Every environment is driven by the same loop with random legal actions, `last()` and `step()`, and observations are read
at each step. `cosmodrome bench` runs this.
"""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy
from rich.console import Console
from rich.table import Table

from cosmodrome import rl
from cosmodrome.games import GAMES

CLASSIC = ("tictactoe_v3", "connect_four_v3", "go_v5", "chess_v6")  # from a handful of cells to a real game
TIMES = 3


def steps_a_second(environment: Any, seconds: float) -> float:
    """Steps in a second of CPU time, with the time that resets take."""
    rng, steps, start = Random(1), 0, process_time()
    while process_time() - start < seconds:
        environment.reset(seed=rng.getrandbits(30))
        for _ in environment.agent_iter(500):
            observation, _, terminated, truncated, _ = environment.last()
            over = terminated or truncated
            environment.step(None if over else int(rng.choice(numpy.flatnonzero(observation["action_mask"]))))
            steps += 1
    return steps / (process_time() - start)


def classic(name: str) -> Any:
    """One of PettingZoo's own, which need pygame."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return import_module(f"pettingzoo.classic.{name}").env()


def main(seconds: float = 3.0) -> None:
    """Measure in turn, and print the medians."""
    subjects = {game: rl.env(game) for game in GAMES}
    try:
        subjects |= {f"PettingZoo {name}": classic(name) for name in CLASSIC}
    except ModuleNotFoundError as missing:
        Console(stderr=True).print(f"PettingZoo's classic games are left out: {missing.name} is missing")
    figures: dict[str, list[float]] = {name: [] for name in subjects}
    for _ in range(TIMES):
        for name, environment in subjects.items():
            figures[name].append(steps_a_second(environment, seconds))
    table = Table(title="Environments, random actions, in CPU seconds", title_justify="left")
    table.add_column("environment")
    for column in ("steps/s", "from - to", *(f"{game} is" for game in GAMES)):
        table.add_column(column, justify="right")
    for name, runs in figures.items():
        ratios = [f"{median(figures[game]) / median(runs):.2f} x" if game != name else "" for game in GAMES]
        table.add_row(name, f"{median(runs):,.0f}", f"{min(runs):,.0f} - {max(runs):,.0f}", *ratios)
    Console(width=130).print(table)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
