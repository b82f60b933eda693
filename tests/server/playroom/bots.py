"""Bots for the playroom, good ones and bad ones."""

from __future__ import annotations

import os
import random
import time
from typing import Any


def act(name: str, game: Any, seat: int, rng: random.Random) -> str | None:
    """`friendly` waves, as often as it may."""
    return "hop-wave" if name == "friendly" else None


def choose(name: str, game: Any, seat: int, seconds: float, rng: random.Random) -> str:
    ask = next(ask for ask in game.asks if ask.seat == seat)
    ids = [option.id for option in ask.options if option.key != "hop-crash"]
    if name == "crash":
        os._exit(3)
    if name == "hang":
        time.sleep(3600)
    if name == "liar":
        return "hop-step:99"
    if name == "loud":
        print("thinking aloud " * 1000)
    if name == "greedy":
        for best in ("hop-step:2", "use:trip", "hop-pick:red"):
            if best in ids:
                return best
    return rng.choice(ids)
