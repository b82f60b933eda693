"""Play games, and print for each what anybody can see of it, as a digest.

    COSMODROME_COMPILED=yes python -m tests.compiled.games
    COSMODROME_COMPILED=no  python -m tests.compiled.games

must print the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from typing import Any

from tests.conformance.joined import Joined
from tests.conformance.play import play_on
from tests.conformance.state import state, story
from tests.conformance.test_games import JOINED

import cosmodrome
from cosmodrome.kernel import Game, Random

SETTINGS = 12  # of each game, at most
MOVES = 40  # between two looks


def seen(game: Game) -> str:
    """A digest of all that can be seen of a game, but for the table itself, which is not the same kind of thing."""
    shown = state(game)
    del shown["table"]
    text = repr((shown, story(game)))
    return sha256(text.encode()).hexdigest()[:16]


def looks(joined: Joined, game: Game, seed: int) -> Iterator[Any]:
    """Play a game to its end; now and then look at it, at a copy, at an imagined game, and take something back."""
    rng = Random(seed)
    while game.asks:
        play_on(joined, game, rng, MOVES, lively=seed % 2 == 0)
        yield seen(game)
        if game.asks:
            seat = game.asks[0].seat
            fork = game.fork()
            play_on(joined, fork, rng, 3)
            yield seen(fork)
            yield seen(game.imagine(seat, Random(seed)))
            takers = [seat for seat in range(game.seats) if game.may_undo(seat)]
            for seat in takers[:1]:
                game.undo(seat)
    yield sha256(json.dumps(game.record()).encode()).hexdigest()[:16]


def main() -> None:
    print(cosmodrome.compiled.ACTIVE)
    for joined in JOINED:
        for seed, (seats, options) in enumerate(islice(joined.settings(), SETTINGS)):
            print(joined, seats, seed, *looks(joined, joined.new(seats, options, seed), seed))


if __name__ == "__main__":
    main()
