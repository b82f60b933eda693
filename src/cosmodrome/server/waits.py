"""How long a hidden window stays open.

The wait must not depend on who holds what, and nobody at the table may be able to work it out: anyone who knew when a
window is due would know that somebody is thinking as soon as that time has passed. So it is drawn from the table's
secret and the number of the event that opened the window: it does not depend on hands, nobody can predict it until the
seed is published, and anyone can check it afterwards.

A wait is either short, or as long as a person thinks. A long window need not mean then that anybody was asked. How many
are long depends on how likely it is, for all that is public, that somebody is asked: where nobody ever is, a long wait
would hide nothing. Over a game a window stays open for the table's delay on average.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from hashlib import blake2b
from statistics import NormalDist

SHORT = (0.02, 0.18)  # seconds
THINKING, SPREAD = 2.1, 0.65  # the median seconds in which a person answers, and the spread of their logarithm
LONGEST = 5.5  # seconds
UNKNOWN = 0.25  # the share of windows in which somebody is asked where nobody has counted it
NORMAL = NormalDist()

MEAN_SHORT = sum(SHORT) / 2
MEAN_LONG = THINKING * math.exp(SPREAD**2 / 2) - 0.05  # what is cut off beyond the longest


class Waits:
    """The waits of one table, `delay` seconds on average. `asked` says for each window how many of a thousand it is,
    and in which share of them somebody is asked."""

    def __init__(self, secret: str, delay: float, asked: Mapping[str, tuple[int, float]]) -> None:
        self._key = blake2b(b"cosmodrome waits " + secret.encode(), digest_size=32).digest()
        self._likelihood = {window: _odds(share) for window, (_, share) in asked.items()}
        counted = [(count, self._likelihood[window]) for window, (count, _) in asked.items()]
        self._scale = _scale(counted or [(1, _odds(UNKNOWN))], delay)
        self._delay = delay

    def window(self, window: str, number: int) -> float:
        """The seconds for the window that event number `number` opened."""
        return self._wait(f"window {number}", self._scale * self._likelihood.get(window, _odds(UNKNOWN)))

    def order(self, seat: int, ask: int) -> float:
        """The seconds after which a standing order answers where everybody sees who is asked."""
        return self._wait(f"order {seat} {ask}", (self._delay - MEAN_SHORT) / (MEAN_LONG - MEAN_SHORT))

    def bot(self, seat: int, ask: int) -> float:
        """The seconds after which a bot answers that was not quick enough to be hidden by the wait."""
        return _thought(self._numbers(f"bot {seat} {ask}")[1])

    def _wait(self, what: str, long: float) -> float:
        """A wait of which a share is as long as a person thinks."""
        if self._delay <= 0:
            return 0.0
        kind, length = self._numbers(what)
        return _thought(length) if kind < long else SHORT[0] + (SHORT[1] - SHORT[0]) * length

    def _numbers(self, what: str) -> tuple[float, float]:
        """Two numbers between 0 and 1."""
        digest = blake2b(what.encode(), key=self._key, digest_size=16).digest()
        scale = 2.0**64
        return (int.from_bytes(digest[:8], "big") + 0.5) / scale, (int.from_bytes(digest[8:], "big") + 0.5) / scale


def _odds(share: float) -> float:
    """How many unasked windows must look like asked ones, so that one cannot be told from the other."""
    return min(1.0, share / max(1e-6, 1 - share))


def _thought(number: float) -> float:
    """As long as a person thinks, for a number between 0 and 1."""
    return min(THINKING * math.exp(SPREAD * NORMAL.inv_cdf(number)), LONGEST * (0.85 + 0.15 * number))


def _scale(counted: list[tuple[int, float]], delay: float) -> float:
    """By what to multiply the odds, so that windows stay open for the delay on average."""
    total = sum(count for count, _ in counted)
    goal = (delay - MEAN_SHORT) / (MEAN_LONG - MEAN_SHORT) * total
    low, high = 0.0, 1000.0
    for _ in range(40):
        middle = (low + high) / 2
        long = sum(count * min(1.0, middle * odds) for count, odds in counted)
        low, high = (middle, high) if long < goal else (low, middle)
    return low
