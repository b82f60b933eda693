"""How long a hidden window stays open.

A window in which nobody is asked stays open for a wait. It must not depend on who holds what, and nobody at the table
may be able to work it out: anyone who knew when a window is due would know that somebody is thinking as soon as that
time has passed. So it is drawn from the table's secret and the number of the event that opened the window: it does not
depend on hands, nobody can predict it until the seed is published, and anyone can check it afterwards.

A wait is either short, or as long as people think: a decoy. How many are decoys depends on how likely it is, for all
that is public, that somebody is asked and passes: just so many that an observer who times a window guesses no better
than they would have anyway (`_decoys`). Where that takes more than the table's delay on average, every window gives
away equally much, and as little as the delay allows.

A window in which somebody is asked closes when they have answered (`linger`): their thinking looks like a decoy. Only
answers that came at once must be hidden by the wait. Where the delay allows for it, a window sometimes stays open
longer, as if another were still asked: else a player who passes would learn from its closing that they were the last.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from statistics import NormalDist
from typing import NamedTuple

SHORT = (0.02, 0.18)  # seconds
AT_ONCE, THOUGHT = 0.2, 1.0  # seconds; an answer before the one is hidden by the wait, one after the other hides itself
THINKING, SPREAD = 2.0, 0.7  # the median seconds in which a person answers, and the spread of their logarithm
LONGEST = 6.0  # seconds
NORMAL = NormalDist()

MEAN_SHORT = sum(SHORT) / 2
MEAN_LONG = THINKING * math.exp(SPREAD**2 / 2) - 0.15  # what is cut off beyond the longest
CUT = NORMAL.cdf(math.log(LONGEST / THINKING) / SPREAD)  # the share of thoughts that are no longer than that


class Chances(NamedTuple):
    """How often a window opens, of a thousand; the share in which somebody is asked, of those in which nobody responds;
    and to how many others than one in that case."""

    often: int
    asked: float
    others: float = 0.0


UNKNOWN = Chances(1, 0.25, 0.1)  # where nobody has counted


class Decoys(NamedTuple):
    """The waits of a kind of window: `share` of them are decoys, as long as people think but for the longest (this
    `quantile` of thoughts is short enough). In `lingering` of them it stays open when all have answered."""

    share: float
    quantile: float
    others: float
    lingering: float = 0.0

    def length(self, number: float) -> float:
        """The seconds of a decoy, for a number between 0 and 1."""
        level, others = number * self.quantile, self.others
        if others > 0:  # the slowest of those who are asked: level is F * (1 - others + others * F)
            level = (math.sqrt((1 - others) ** 2 + 4 * others * level) - 1 + others) / (2 * others)
        return _thought(level)

    def mean(self) -> float:
        """The seconds that a window stays open on average."""
        if self.share == 0:
            return MEAN_SHORT
        points = [self.length((number + 0.5) / 25) for number in range(25)]
        return self.share * sum(points) / len(points) + (1 - self.share) * MEAN_SHORT


class Waits:
    """The waits of one table, at most `delay` seconds on average. `asked` has the chances of each window, as the game
    has counted them."""

    def __init__(self, secret: str, delay: float, asked: Mapping[str, tuple[int, float, float]]) -> None:
        self._key = blake2b(b"cosmodrome waits " + secret.encode(), digest_size=32).digest()
        self._delay = delay
        chances = tuple((window, Chances(*counted)) for window, counted in asked.items())
        self._decoys, self._unknown = planned(chances, delay)

    def window(self, window: str, number: int) -> float:
        """The seconds for the window that event number `number` opened."""
        decoys = self._decoys.get(window, self._unknown)
        return self._wait(f"window {number}", decoys)

    def linger(self, window: str, number: int, elapsed: float, left: float) -> float:
        """The seconds that this window stays open when all who were asked have answered, after `elapsed` seconds and
        with so many of its wait `left`."""
        if self._delay <= 0:
            return left
        hides, longer = self._numbers(f"answered {number}")
        if hides > (elapsed - AT_ONCE) / (THOUGHT - AT_ONCE):
            return left
        decoys = self._decoys.get(window, self._unknown)
        stays, _ = self._numbers(f"another {number}")
        if stays >= decoys.lingering:
            return 0.0
        level = NORMAL.cdf(math.log(elapsed / THINKING) / SPREAD)
        return max(0.0, _thought(level + (CUT - level) * longer) - elapsed) if level < CUT else 0.0

    def order(self, seat: int, ask: int) -> float:
        """The seconds after which a standing order answers where everybody sees who is asked."""
        share = (self._delay - MEAN_SHORT) / (MEAN_LONG - MEAN_SHORT)
        return self._wait(f"order {seat} {ask}", Decoys(share, CUT, 0.0))

    def bot(self, seat: int, ask: int) -> float:
        """The seconds after which a bot answers that was not quick enough to be hidden by the wait."""
        return _thought(self._numbers(f"bot {seat} {ask}")[1] * CUT)

    def _wait(self, what: str, decoys: Decoys) -> float:
        if self._delay <= 0:
            return 0.0
        kind, length = self._numbers(what)
        return decoys.length(length) if kind < decoys.share else SHORT[0] + (SHORT[1] - SHORT[0]) * length

    def _numbers(self, what: str) -> tuple[float, float]:
        """Two numbers between 0 and 1."""
        digest = blake2b(what.encode(), key=self._key, digest_size=16).digest()
        scale = 2.0**64
        return (int.from_bytes(digest[:8], "big") + 0.5) / scale, (int.from_bytes(digest[8:], "big") + 0.5) / scale


def _thought(level: float) -> float:
    """As long as a person thinks who is quicker than all but this share."""
    return THINKING * math.exp(SPREAD * NORMAL.inv_cdf(level))


@lru_cache(maxsize=64)
def planned(counted: tuple[tuple[str, Chances], ...], delay: float) -> tuple[Mapping[str, Decoys], Decoys]:
    """The decoys of each window, and those of windows that nobody has counted.

    Every window gives away equally much: the least for which windows stay open for the delay on average. When nothing
    must be given away, those who have passed are deceived as well.
    """
    chances = [each for _, each in counted] or [UNKNOWN]
    low, high = 0.0, 1.0
    if fits(chances, delay, 0.0):
        high = 0.0
    for _ in range(16 if high else 0):
        middle = (low + high) / 2
        low, high = (low, middle) if fits(chances, delay, middle) else (middle, high)
    decoys = {window: _decoys(each, high) for window, each in counted}
    return decoys, _decoys(UNKNOWN, high)


def fits(chances: list[Chances], delay: float, given_away: float) -> bool:
    """Whether windows stay open for no longer than the delay on average."""
    total = sum(each.often for each in chances)
    return sum(each.often * _decoys(each, given_away).mean() for each in chances) <= delay * total


def _decoys(chances: Chances, given_away: float) -> Decoys:
    """As many decoys as it takes to let somebody who times a window guess right only that much more often, whether
    anybody is asked, than by the chances alone.

    They guess right if they believe the likelier at each length. So a decoy must be as likely as a thought of the same
    length. What may be given away is saved on the longest.
    """
    asked, nobody = chances.asked, 1 - chances.asked
    if asked <= given_away or nobody <= 0:
        share, quantile = 0.0, 1.0
    elif asked < 0.5:
        share, quantile = (asked - given_away) / nobody, 1 - given_away / asked
    else:
        share = max(0.0, 1 - given_away / nobody)
        quantile = max(0.05, share * nobody / asked)
    others = min(1.0, chances.others)
    lingering = others / (1 + others) if given_away == 0 else 0.0
    return Decoys(share, min(quantile, CUT), others, lingering)
