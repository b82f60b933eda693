"""A seed that nobody chooses: the server has a share in it, and so has every seat that wants one.

Before anybody shows a share, everybody has promised it: published its hash. A share that does not fit its promise does
not count, so nobody can choose theirs by what the others have shown, and one honest participant is enough to make the
dice fair. A player who promised and does not show their share in time is left out: nobody can hold up a game.

The seed is a text that names all shares: `server:a1… 0:b2… 3:c4…`. The promises stand in the record beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from cosmodrome.kernel.chance import new_seed

SERVER = "server"

new_share = new_seed


def promise(share: str) -> str:
    """What is published of a share before it is shown."""
    return sha256(b"cosmodrome share " + share.encode()).hexdigest()


def seed_of(shares: Mapping[str, str]) -> str:
    """The seed that these shares make, by `server` or the number of the seat."""
    return " ".join(f"{name}:{shares[name]}" for name in sorted(shares, key=_order))


def shares_in(seed: str) -> dict[str, str]:
    """The shares that a seed is made of."""
    parts = [part.partition(":") for part in seed.split(" ")]
    return {name: share for name, _, share in parts}


def kept(seed: str, promises: Any) -> bool:
    """Whether every share in a seed was promised, the server's among them, and is the one that was promised."""
    if not isinstance(promises, Mapping):
        return False
    shares = shares_in(seed)
    return SERVER in shares and all(promises.get(name) == promise(share) for name, share in shares.items())


def _order(name: str) -> tuple[bool, int]:
    return (False, 0) if name == SERVER else (True, int(name))
