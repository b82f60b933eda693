"""A bot that tries its options in imagined games until its time is up.

It imagines a world (all that it cannot see dealt anew, other dice), tries every candidate in that same world and sees
how well it does; then the next world. Since all candidates get the same luck, differences show early. Step by
step the worse half of the candidates is dropped (sequential halving), so that the time goes to the close ones.
"""

from __future__ import annotations

from math import ceil, log2
from random import Random
from time import perf_counter

from cosmodrome.bots.brains import Blank, Brain, act_of, brain_of
from cosmodrome.bots.place import Place

MOST_CANDIDATES = 8


class Search:
    """Monte-Carlo search over imagined worlds. With `tries` it counts them instead of looking at the clock, and then
    it is reproducible."""

    def __init__(self, game: str, seconds: float = 0.1, tries: int | None = None) -> None:
        brain = brain_of(game)
        # A brain may know how to judge and leave searching to random games.
        self._brain: Brain | Blank = brain if brain is not None and hasattr(brain, "compare") else Blank()
        self._seconds = seconds
        self._tries = tries
        self._act = act_of(brain or self._brain)

    def act(self, place: Place, rng: Random) -> str | None:
        """What the game's own judgement says, where it has one about acts."""
        return self._act(place)

    def choose(self, place: Place, rng: Random) -> str:
        """The option that does best in imagined worlds."""
        start = perf_counter()
        world = place.imagine(rng)
        ask = next(ask for ask in world.asks if ask.seat == place.seat)
        if len(ask.options) == 1:
            return ask.options[0].id
        candidates = list(self._brain.shortlist(world, ask))[:MOST_CANDIDATES]
        tally = dict.fromkeys(candidates, 0.0)
        phases = ceil(log2(len(candidates)))
        tries = 0
        for phase in range(1, phases + 1):
            spent = 0.0
            while spent < phase / phases:
                for option, result in zip(candidates, self._brain.compare(world, ask, candidates, rng), strict=True):
                    tally[option] += result
                tries += len(candidates)
                spent = tries / self._tries if self._tries else (perf_counter() - start) / self._seconds
                world = place.imagine(rng)
            # Sorting keeps the order of equals: the likelier candidate stays.
            candidates = sorted(candidates, key=tally.__getitem__, reverse=True)[: ceil(len(candidates) / 2)]
        return candidates[0]
