"""How a fight may go: exactly, by pushing chances through its steps, or by fighting it many times.

A step of a fight is two independent rolls, what hits the attacker and what hits the defender, and what becomes of the
two fleets then. The law of a roll comes from the very function that counts the hits of dice in the game.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import accumulate
from typing import Final, NamedTuple, Protocol

from cosmodrome.games.twilight_imperium.combat import NO_HITS, Batch, Hits, count_hits
from cosmodrome.games.twilight_imperium.index import Fleet
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.kernel.chance import dealer

FACES: Final = range(1, 11)
NEGLIGIBLE: Final = 1e-12  # what is rarer is left out; no figure shows it
ROUNDS: Final = 300  # two sides that repair all they take would fight for ever: a draw
Law = dict[Hits, float]
Fates = dict[Fleet, float]
NO_ROLL: Final[Law] = {NO_HITS: 1.0}


class Clash(NamedTuple):
    """Where a fight stands: both fleets, and what kinds have sustained damage in this round (kept where it matters)."""

    attacker: Fleet
    defender: Fleet
    sustained: tuple[int, ...] = ()
    sustained_too: tuple[int, ...] = ()  # by the defender


class Step(NamedTuple):
    """`rolls` gives the laws of the hits on the attacker and on the defender, `resolve` what follows from them. Where
    a fleet's fate is its own, `apart` gives what becomes of each of the two, which is quicker."""

    rolls: Callable[[Clash], tuple[Law, Law]]
    resolve: Callable[[Clash, Hits, Hits], Clash]
    apart: Callable[[Clash], tuple[Fates, Fates]] | None = None


class Fight(Protocol):
    """Steps that come once, and the round that is fought until nobody is left on a side."""

    start: Clash
    opening: list[Step]
    round: Step
    mends: bool  # a round may make a fleet stronger


def is_over(clash: Clash) -> bool:
    """At most one side has units left."""
    return not any(clash.attacker) or not any(clash.defender)


# ---- the law of a roll -----------------------------------------------------------------------------------------------


def law_of(side: Side, own: Fleet, batches: list[Batch], rerolls: int = 0) -> Law:
    """How likely a roll makes so many hits; so many times its misses are rolled again."""
    law = NO_ROLL
    for batch in batches:
        die: Law = {}
        for face in FACES:
            hits = count_hits(side, own, [batch._replace(dice=1)], (face,))
            die[hits] = die.get(hits, 0.0) + 1 / len(FACES)
        for _ in range(rerolls):
            die = rerolled(die)
        for _ in range(batch.dice):
            law = both(law, die)
    return law


def rerolled(die: Law) -> Law:
    """The law of a die that is rolled again if it misses (TI-44.1)."""
    missed = die.get(NO_HITS, 0.0)
    return {hits: missed * chance + (chance if hits != NO_HITS else 0.0) for hits, chance in die.items()}


def both(one: Law, other: Law) -> Law:
    """The law of two independent rolls together."""
    law: Law = {}
    for (free, big), chance in one.items():
        for (more, bigger), another in other.items():
            sum_of = Hits(free + more, big + bigger)
            law[sum_of] = law.get(sum_of, 0.0) + chance * another
    return {hits: chance for hits, chance in law.items() if chance > NEGLIGIBLE}


def at_most(law: Law, most: int) -> Law:
    """A law in which hits that find nothing more to hit count no more."""
    capped: Law = {}
    for (free, big), chance in law.items():
        hits = Hits(min(free, most), min(big, most))
        capped[hits] = capped.get(hits, 0.0) + chance
    return capped


# ---- all ways, or many -----------------------------------------------------------------------------------------------


def ways(step: Step, clash: Clash) -> dict[Clash, float]:
    """All that may follow from a step."""
    found: dict[Clash, float] = {}
    if step.apart is not None:
        attackers, defenders = step.apart(clash)
        for fleet, chance in attackers.items():
            for foe, other in defenders.items():
                if chance * other > NEGLIGIBLE:
                    found[Clash(fleet, foe)] = chance * other
        return found
    on_attacker, on_defender = step.rolls(clash)
    for hits, chance in on_attacker.items():
        for others, other in on_defender.items():
            after = step.resolve(clash, hits, others)
            found[after] = found.get(after, 0.0) + chance * other
    return found


def exact(fight: Fight) -> tuple[float, float, float]:
    """The chances of attacker, defender and a draw: each pair of fleets is looked at when all that leads to it has
    been, so mostly once. A round that changes nothing is fought again: a geometric series."""
    now = {fight.start: 1.0}
    for step in fight.opening:
        later: dict[Clash, float] = {}
        for clash, chance in now.items():
            for after, part in ways(step, clash).items():
                later[after] = later.get(after, 0.0) + chance * part
        now = later
    ends = by_rounds(fight, now) if fight.mends else to_the_end(fight, now)
    total = sum(ends)
    return ends[0] / total, ends[1] / total, ends[2] / total


def by_rounds(fight: Fight, now: dict[Clash, float]) -> list[float]:
    """Where ships are repaired, pairs of fleets come back: all are followed, round by round."""
    ends = [0.0, 0.0, 0.0]
    known: dict[Clash, dict[Clash, float]] = {}
    for _ in range(ROUNDS):
        later: dict[Clash, float] = {}
        for clash, chance in now.items():
            if chance < NEGLIGIBLE:
                continue
            if is_over(clash):
                ends[outcome(clash)] += chance
                continue
            if clash not in known:
                known[clash] = ways(fight.round, clash)
            for after, part in known[clash].items():
                later[after] = later.get(after, 0.0) + chance * part
        now = later
    ends[2] += sum(now.values())
    return ends


def to_the_end(fight: Fight, now: dict[Clash, float]) -> list[float]:
    """Where fleets only get weaker: the strongest pair first."""
    ends = [0.0, 0.0, 0.0]
    known: dict[Clash, dict[Clash, float]] = {}
    queue = [(-strength(clash), clash) for clash in now]
    queue.sort()
    while queue:
        _, clash = heappop(queue)
        chance = now.pop(clash)
        if chance < NEGLIGIBLE:
            continue
        if is_over(clash):
            ends[outcome(clash)] += chance
            continue
        if clash not in known:
            follow = ways(fight.round, clash)
            moves = 1 - follow.pop(clash, 0.0)
            known[clash] = {after: part / moves for after, part in follow.items()} if follow else {}
        if not known[clash]:  # nobody can ever hit
            ends[2] += chance
        for after, part in known[clash].items():
            if after not in now:
                heappush(queue, (-strength(after), after))
                now[after] = 0.0
            now[after] += chance * part
    return ends


def strength(clash: Clash) -> int:
    """Goes down with every hit: a damaged ship counts one, a whole one that may become damaged two."""
    a, d = clash.attacker, clash.defender
    return 2 * (sum(a) + sum(d)) - sum(a[7:11]) - sum(d[7:11])


def outcome(clash: Clash) -> int:
    """0 the attacker has won, 1 the defender, 2 nobody."""
    return 0 if any(clash.attacker) else 1 if any(clash.defender) else 2


class Drawn:
    """One step from one pair of fleets, ready to be drawn from again and again."""

    __slots__ = ("_clash", "_known", "_laws", "_resolve")

    def __init__(self, step: Step, clash: Clash) -> None:
        self._clash, self._resolve = clash, step.resolve
        self._laws = [(list(law), list(accumulate(law.values()))) for law in step.rolls(clash)]
        self._known: dict[tuple[int, int], Clash] = {}

    def draw(self, random: Callable[[], float]) -> Clash:
        """What follows this time."""
        (hits, chances), (others, other_chances) = self._laws
        at = bisect(chances, random() * chances[-1]) if len(hits) > 1 else 0
        other = bisect(other_chances, random() * other_chances[-1]) if len(others) > 1 else 0
        found = self._known.get((at, other))
        if found is None:
            found = self._known[at, other] = self._resolve(self._clash, hits[at], others[other])
        return found


def sample(fight: Fight, battles: int, seed: int) -> tuple[float, float, float]:
    """How so many fights ended, as shares."""
    random = dealer(seed).random
    steps = [*fight.opening, fight.round]
    kept: list[dict[Clash, Drawn]] = [{} for _ in steps]
    rounds = len(steps) - 1
    ends = [0, 0, 0]
    for _ in range(battles):
        clash, at = fight.start, 0
        while at < rounds or not is_over(clash):
            here = kept[min(at, rounds)]
            drawn = here.get(clash)
            if drawn is None:
                drawn = here[clash] = Drawn(steps[min(at, rounds)], clash)
            clash, at = drawn.draw(random), at + 1
            if at > rounds + ROUNDS:
                clash = Clash((), ())
        ends[outcome(clash)] += 1
    return ends[0] / battles, ends[1] / battles, ends[2] / battles
