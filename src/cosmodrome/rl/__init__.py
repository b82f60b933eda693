"""Reinforcement learning: the games as environments. Needs the extra `rl` (PettingZoo and numpy).

import cosmodrome.rl
environment = cosmodrome.rl.env("space-base", seats=3)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

try:
    from cosmodrome.rl.aec import LONGEST, CosmodromeEnv, EmptySlot, wrapped
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(f"{missing.name} is missing: pip install 'cosmodrome[rl]'", name=missing.name) from None
from cosmodrome.rl.fields import Field
from cosmodrome.rl.options import SLOTS, Codes, TooManyOptions, codes
from cosmodrome.rl.vector import Batch, VectorEnv

if TYPE_CHECKING:
    from pettingzoo import AECEnv

__all__ = [
    "Batch",
    "Codes",
    "CosmodromeEnv",
    "EmptySlot",
    "Field",
    "TooManyOptions",
    "VectorEnv",
    "codes",
    "env",
    "raw_env",
    "vector_env",
]


def raw_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    slots: int = SLOTS,
    acts: bool = False,
    shaping: float = 0.0,
    longest: int = LONGEST,
    render_mode: str | None = None,
) -> CosmodromeEnv:
    """The environment without PettingZoo's checks."""
    return CosmodromeEnv(
        game, seats, options, slots=slots, acts=acts, shaping=shaping, longest=longest, render_mode=render_mode
    )


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    slots: int = SLOTS,
    acts: bool = False,
    shaping: float = 0.0,
    longest: int = LONGEST,
    render_mode: str | None = None,
) -> AECEnv[str, dict[str, Any], int]:
    """A game as a PettingZoo environment, with one agent a seat.

    `seats` is how many play (the fewest if not given), `options` what the table chooses before the game. An action is
    a slot: the options of the ask lie in slots 0, 1, 2, …, and the mask says how many there are. More options than
    `slots` raise `TooManyOptions`. With `acts`, what a seat may do unasked (offers, promises, windows let pass) follows
    after the options. The reward is the share of the win at the end; `shaping` adds that much, over a whole game, for
    what the game is won with. A game is cut off after `longest` steps. `render_mode` is `ansi` or `human`.
    """
    return wrapped(
        raw_env(game, seats, options, slots=slots, acts=acts, shaping=shaping, longest=longest, render_mode=render_mode)
    )


def vector_env(
    game: str,
    count: int,
    *,
    workers: int = 1,
    bots: Mapping[int, str] | None = None,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    slots: int = SLOTS,
    shaping: float = 0.0,
) -> VectorEnv:
    """`count` games at once in `workers` processes, with bots such as `greedy` in the seats that `bots` names."""
    settings = {"seats": seats, "options": options, "slots": slots, "shaping": shaping}
    return VectorEnv(game, count, workers, settings, bots or {})
