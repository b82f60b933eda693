"""How long a hidden window stays open.

The wait must not depend on who holds what, and nobody at the table may be able to work it out: an observer who knew
when a window is due would know that somebody is thinking as soon as that time has passed. So it is drawn from the
table's secret and the number of the event that opened the window: the same whoever holds what, unpredictable until
the seed is published, and open to anyone's check afterwards.

Most waits are short. Some are as long as a person thinks, so that a long window need not mean that anybody was asked.
"""

from __future__ import annotations

import math
from hashlib import blake2b
from statistics import NormalDist

THINKING = 2.0  # seconds: the median time in which a person answers
SPREAD = 0.7  # of its logarithm
LONGEST = 4.0  # seconds by which a wait is longer than the table's delay at most
NORMAL = NormalDist()


class Waits:
    """The waits of one table."""

    def __init__(self, secret: str) -> None:
        self._key = blake2b(b"cosmodrome waits " + secret.encode(), digest_size=32).digest()

    def window(self, number: int, delay: float) -> float:
        """The seconds for the window that event number `number` opened, `delay` on average."""
        kind, length = self._two("window", number)
        return _mixed(kind, length, delay)

    def order(self, seat: int, ask: int, delay: float) -> float:
        """The seconds after which a standing order answers where everybody sees who is asked."""
        kind, length = self._two(f"order {seat}", ask)
        return _mixed(kind, length, delay)

    def bot(self, seat: int, ask: int) -> float:
        """The seconds after which a bot answers that was not quick enough to be hidden by the wait."""
        return _thought(self._two(f"bot {seat}", ask)[1])

    def _two(self, what: str, number: int) -> tuple[float, float]:
        """Two numbers between 0 and 1."""
        digest = blake2b(f"{what} {number}".encode(), key=self._key, digest_size=16).digest()
        scale = 2.0**64
        return (int.from_bytes(digest[:8], "big") + 0.5) / scale, (int.from_bytes(digest[8:], "big") + 0.5) / scale


def _thought(share: float) -> float:
    """As long as a person thinks, for a number between 0 and 1."""
    return THINKING * math.exp(SPREAD * NORMAL.inv_cdf(share))


def _mixed(kind: float, length: float, delay: float) -> float:
    """A short wait or a long one, `delay` on average."""
    if delay <= 0:
        return 0.0
    if kind < 0.7:
        return delay * (0.3 + 0.3 * length)
    return min(delay * _thought(length) / 1.2, delay + LONGEST)
