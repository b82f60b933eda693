"""The distribution of a roll's hits. The law of a die comes from the very function that counts hits in the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cosmodrome.games.twilight_imperium.combat import NO_HITS, Batch, Hits, count_hits
from cosmodrome.games.twilight_imperium.index import EMPTY, Fleet
from cosmodrome.games.twilight_imperium.sides import Side

FACES: Final = range(1, 11)
NEGLIGIBLE: Final = 1e-12  # what is rarer is left out; no figure shows it
Law = tuple[tuple[float, ...], ...]  # by hits that must go to big ships, then by other hits: chances
NO_ROLL: Final[Law] = ((1.0,),)


def law_of(side: Side, own: Fleet, batches: list[Batch], rerolls: int = 0) -> Law:
    """The law of a roll whose misses are rolled again this many times."""
    law = NO_ROLL
    for kind, count, hit, plus in batches:
        die = law_of_die(side, kind, hit, plus, own if "big-hits" in side.topics else EMPTY)
        for _ in range(rerolls):
            die = rerolled(die)
        law = both(law, law_of_dice(die, count))
    return law


@lru_cache(maxsize=4096)
def law_of_die(side: Side, kind: int, hit: int, plus: int, own: Fleet) -> Law:
    """The law of one die of a unit of this kind."""
    made = [count_hits(side, own, [Batch(kind, 1, hit, plus)], (face,)) for face in FACES]
    most = Hits(max(hits.any for hits in made), max(hits.big for hits in made))
    rows = [[made.count(Hits(free, big)) / len(FACES) for free in range(most.any + 1)] for big in range(most.big + 1)]
    return tuple(map(tuple, rows))


@lru_cache(maxsize=4096)
def law_of_dice(die: Law, count: int) -> Law:
    """The law of a number of equal dice."""
    if count <= 1:
        return die if count else NO_ROLL
    half = law_of_dice(die, count // 2)
    return both(both(half, half), die if count % 2 else NO_ROLL)


def rerolled(die: Law) -> Law:
    """The law of a die that is rolled again if it misses (TI-44.1)."""
    missed = die[0][0]
    rows = [[chance + missed * chance for chance in row] for row in die]
    rows[0][0] = missed * missed
    return tuple(map(tuple, rows))


def both(one: Law, other: Law) -> Law:
    """The law of two independent rolls together."""
    if one == NO_ROLL or other == NO_ROLL:
        return other if one == NO_ROLL else one
    rows = [[0.0] * (len(one[0]) + len(other[0]) - 1) for _ in range(len(one) + len(other) - 1)]
    for big, row in enumerate(one):
        for bigger, more in enumerate(other):
            sums = rows[big + bigger]
            for free, chance in enumerate(row):
                for at, another in enumerate(more, free):
                    sums[at] += chance * another
    return tuple(map(tuple, rows))


def certain(hits: Hits) -> Law:
    """The law of hits that have been made."""
    rows = [[0.0] * (hits.any + 1) for _ in range(hits.big + 1)]
    rows[hits.big][hits.any] = 1.0
    return tuple(map(tuple, rows))


def as_any(law: Law) -> Law:
    """A law with all hits free to be assigned."""
    if len(law) == 1:
        return law
    chances = [0.0] * (len(law) + len(law[0]) - 1)
    for big, row in enumerate(law):
        for free, chance in enumerate(row):
            chances[big + free] += chance
    return (tuple(chances),)


def as_big(law: Law) -> Law:
    """A law with all hits on big ships."""
    return tuple((chance,) for chance in as_any(law)[0])


def outcomes(law: Law) -> list[tuple[Hits, float]]:
    """All that is not too rare, with its chance."""
    if law == NO_ROLL:
        return [(NO_HITS, 1.0)]
    found = [
        (Hits(free, big), chance)
        for big, row in enumerate(law)
        for free, chance in enumerate(row)
        if chance > NEGLIGIBLE
    ]
    total = sum(chance for _, chance in found)
    return [(hits, chance / total) for hits, chance in found]
