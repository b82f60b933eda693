"""Limits on how fast, how much and what."""

from __future__ import annotations

import unicodedata

from cosmodrome.server.errors import Refused

NAME_LENGTH = 24
CHAT_LENGTH = 500


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


def _cleaned(text: str, keep: str = "") -> str:
    """Without control and other invisible characters, which could turn a text around or fake another name."""
    text = unicodedata.normalize("NFC", text)
    return "".join(
        char if char in keep or not unicodedata.category(char).startswith(("C", "Z")) else " " for char in text
    )


def clean_name(name: str) -> str:
    """A name as it is shown."""
    cleaned = " ".join(_cleaned(name).split())
    if not 1 <= len(cleaned) <= NAME_LENGTH:
        raise Refused("bad-name", 400, most=NAME_LENGTH)
    return cleaned


def clean_chat(text: str) -> str:
    """A line of chat as it is shown; a zero-width joiner stays, because emoji are made with it."""
    cleaned = " ".join(_cleaned(text, keep="\u200d").split())
    if not 1 <= len(cleaned) <= CHAT_LENGTH:
        raise Refused("bad-chat", 400, most=CHAT_LENGTH)
    return cleaned
