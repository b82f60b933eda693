"""Limits on how fast and how much."""

from __future__ import annotations


class Bucket:
    """A token bucket: `rate` tokens a second, at most `burst` saved up."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = now

    def take(self, now: float) -> bool:
        """One token, if there is one."""
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Doorkeeper:
    """Counts the open connections of each address, and what they send together."""

    def __init__(self, most: int, rate: float, burst: float) -> None:
        self._most = most
        self._rate = rate
        self._burst = burst
        self._open: dict[str, tuple[int, Bucket]] = {}

    def enter(self, address: str, now: float) -> Bucket | None:
        """Let one in, unless there are too many already; the bucket is shared by all of the address."""
        count, bucket = self._open.get(address) or (0, Bucket(self._rate, self._burst, now))
        if count >= self._most:
            return None
        self._open[address] = (count + 1, bucket)
        return bucket

    def leave(self, address: str) -> None:
        """One less."""
        count, bucket = self._open[address]
        if count > 1:
            self._open[address] = (count - 1, bucket)
        else:
            del self._open[address]
