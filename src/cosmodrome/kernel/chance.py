"""Chance: rolls and shuffles are asked of nobody and answered from the game's own stream.

Result number i is a function of the seed and i alone, so nothing but a counter has to be kept, forks and replays
agree, and an auditor who is shown the seed after the game can compute every die again. This is the only module of
the kernel and the games that touches randomness.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import cache, partial
from hashlib import blake2b, sha256, shake_256
from random import Random
from struct import Struct as Bytes
from typing import Any, TypeVar

from msgspec import Struct

__all__ = ["Dealer", "Random", "Roll", "Shuffle", "Stream", "commitment", "new_seed"]

Thing = TypeVar("Thing")

WORD = 8  # bytes behind one random number: 64 bits leave no bias worth the name


@cache
def _words(count: int) -> Callable[[bytes], tuple[int, ...]]:
    """The decoder of this many random numbers from bytes."""
    return Bytes(f">{count}Q").unpack


class Roll(Struct, frozen=True, gc=False):
    """`dice = yield Roll("dice", 6, 2)`: as many dice as wanted, the result is a tuple of faces from 1."""

    key: str
    sides: int
    count: int = 1

    def result(self, stream: Stream, number: int) -> tuple[int, ...]:
        """The faces that the stream holds for this number."""
        words = _words(self.count)(stream.bytes(number, WORD * self.count))
        sides = self.sides
        return tuple([word % sides + 1 for word in words])

    def accepts(self, result: Any) -> bool:
        """Whether a recorded result is one that could have been rolled."""
        return len(result) == self.count and all(type(face) is int and 1 <= face <= self.sides for face in result)


class Shuffle(Struct, frozen=True):
    """`order = yield Shuffle("deck", cards)`: the same things in another order."""

    key: str
    items: Sequence[Any]

    def result(self, stream: Stream, number: int) -> tuple[Any, ...]:
        """The order that the stream holds for this number."""
        count = len(self.items)
        words = _words(count)(stream.bytes(number, WORD * count))
        return tuple([self.items[at] for at in sorted(range(count), key=words.__getitem__)])

    def accepts(self, result: Any) -> bool:
        """Whether a recorded order holds the very same things."""
        return sorted(map(repr, result)) == sorted(map(repr, self.items))


class Stream:
    """The random stream of one game, made from its seed."""

    __slots__ = ("_key", "_keyed", "seed")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._key = sha256(b"cosmodrome stream " + seed.encode()).digest()
        self._keyed = blake2b(key=self._key)

    def bytes(self, number: int, length: int) -> bytes:
        """The bytes of result number `number`."""
        counter = number.to_bytes(WORD, "big")
        if length <= blake2b.MAX_DIGEST_SIZE:
            hashed = self._keyed.copy()
            hashed.update(counter)
            return hashed.digest()[:length]
        return shake_256(self._key + counter).digest(length)

    def draw(self, wish: Roll | Shuffle, number: int) -> tuple[Any, ...]:
        """Result number `number`. Another stream may answer as it likes: one that is told each result, for example."""
        return wish.result(self, number)


def new_seed() -> str:
    """A fresh seed of 128 random bits."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is published when the game starts; anyone who sees the seed at the end can check that it was this one."""
    return sha256(b"cosmodrome commitment " + seed.encode()).hexdigest()


class Dealer:
    """Deals hidden cards anew in an imagined game, the same for the same number."""

    __slots__ = ("_another", "_random")

    def __init__(self, number: int) -> None:
        self._random = Random(number).random
        # What is called with a card and answers with another random number each time: 1.0, its end, never comes.
        self._another = partial(next, iter(self._random, 1.0))

    def mix(self, cards: list[Any]) -> None:
        """Bring cards into any order."""
        cards.sort(key=self._another)

    def pick(self, things: Sequence[Thing]) -> Thing:
        """Any one of these."""
        return things[int(self._random() * len(things))]
