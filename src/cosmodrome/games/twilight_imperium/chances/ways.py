"""How a fight may go: exactly, by weighing all ways, or by fighting it many times.

A fight has steps that come once, and then rounds until nobody is left on a side. In a round what becomes of one fleet
hangs on its own luck only, given both fleets at the start of the round; what the sides do after a round hangs on no
dice. So a round from a pair of fleets is two laws of fates, and a function of two fleets.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping
from itertools import accumulate
from typing import Any, Final, NamedTuple, Protocol

from cosmodrome.games.twilight_imperium.chances.laws import NEGLIGIBLE, Law, outcomes
from cosmodrome.games.twilight_imperium.combat import Hits
from cosmodrome.games.twilight_imperium.index import DAMAGED, INFANTRY, WAR_SUN, Fleet
from cosmodrome.kernel import Random

ROUNDS: Final = 300  # two sides that repair all they take would fight for ever: a draw
SWEEPS: Final = 2_000  # through a family of pairs, at most
SWEPT: Final = 4  # ways could be weighed while one is swept again and again
EXACT: Final = 1e-11
DEEPEST: Final = 120  # units whose losses, one by one, are followed; Python goes no deeper
Pair = tuple[Fleet, Fleet]
Fates = dict[Fleet, float]
Chances = tuple[float, float]  # of attacker and defender; the rest is a draw


class TooLong(Exception):
    """The exact way would take longer than it is worth."""


class Clash(NamedTuple):
    """Where a fight stands: both fleets, and what kinds have sustained damage in this round (kept where it matters)."""

    attacker: Fleet
    defender: Fleet
    sustained: tuple[int, ...] = ()
    sustained_too: tuple[int, ...] = ()  # by the defender


class Step(NamedTuple):
    """`rolls` gives the laws of the hits on the attacker and on the defender, `resolve` what follows from them."""

    rolls: Callable[[Clash], tuple[Law, Law]]
    resolve: Callable[[Clash, Hits, Hits], Clash]


class Case(NamedTuple):
    """A part of all ways a round may go, in which the fates of the two fleets are independent."""

    chance: float
    attacker: Fates
    defender: Fates


class Fight(Protocol):
    """Steps that come once, and the round that is fought until nobody is left on a side."""

    start: Clash
    opening: list[Step]
    mends: bool  # a round may make a fleet stronger

    def round(self, attacker: Fleet, defender: Fleet) -> list[Case]:
        """What a round does to both fleets."""

    def after(self, attacker: Fleet, defender: Fleet) -> tuple[Fleet, Fleet]:
        """What the sides do at the end of a round."""


def is_over(clash: Clash) -> bool:
    """At most one side has units left."""
    return not any(clash.attacker) or not any(clash.defender)


# ---- all ways --------------------------------------------------------------------------------------------------------


def exact(fight: Fight, most: int) -> tuple[float, float, float]:
    """The chances of attacker, defender and a draw, unless that takes more than this many steps of work."""
    ways = Ways(fight, most)
    attacker = defender = 0.0
    for pair, chance in ways.opened().items():
        if sum(map(sum, pair)) > DEEPEST:
            raise TooLong
        won, lost = ways.value(pair)
        attacker += chance * won
        defender += chance * lost
    draw = 1 - attacker - defender
    return attacker, defender, draw if draw > NEGLIGIBLE else 0.0


class Ways:
    """The chances from every pair of fleets that a fight leads to: each follows from those of weaker pairs.

    A round that changes nothing is fought again: a geometric series. Where ships are repaired, pairs come back, but
    only among those with the same ships, more or less damaged; such a family of pairs is solved together.
    """

    def __init__(self, fight: Fight, most: int) -> None:
        self.fight, self.work = fight, most
        self.known: dict[Pair, Chances] = {}
        self.ends: dict[Fleet, dict[Fleet, Chances]] = {}  # by what a round has left of both
        self.shapes: dict[Fleet, Fleet] = {}

    def opened(self) -> dict[Pair, float]:
        """The pairs of fleets with which the rounds may begin, each with its chance."""
        now = {self.fight.start: 1.0}
        for step in self.fight.opening:
            later: dict[Clash, float] = {}
            for clash, chance in now.items():
                on_attacker, on_defender = map(outcomes, step.rolls(clash))
                self.spend(len(on_attacker) * len(on_defender))
                for hits, part in on_attacker:
                    for others, other in on_defender:
                        after = step.resolve(clash, hits, others)
                        later[after] = later.get(after, 0.0) + chance * part * other
            now = later
        pairs: dict[Pair, float] = {}
        for clash, chance in now.items():
            pairs[clash[:2]] = pairs.get(clash[:2], 0.0) + chance
        return pairs

    def spend(self, work: int) -> None:
        """Go on for this many steps, or give up."""
        self.work -= work
        if self.work < 0:
            raise TooLong

    def value(self, pair: Pair) -> Chances:
        """The chances from here."""
        attacker, defender = pair
        if not any(attacker) or not any(defender):
            return float(any(attacker)), float(any(defender))
        if pair not in self.known:
            self.solve(pair)
        return self.known[pair]

    def solve(self, pair: Pair) -> None:
        """Find the chances of this pair, and of all its family that it leads to."""
        family: dict[Pair, tuple[Chances, dict[Pair, float]]] = {}
        waiting = [pair]
        while waiting:
            one = waiting.pop()
            if one not in family:
                family[one] = self.one_round(one)
                waiting += family[one][1]
        if len(family) > 1:
            self.spend(SWEPT * sum(len(stays) for _, stays in family.values()))
        self.known |= settled(family)

    def one_round(self, pair: Pair) -> tuple[Chances, dict[Pair, float]]:
        """The chances that a round from here leads to, and how likely it ends in the family."""
        won = lost = 0.0
        stays: dict[Pair, float] = {}
        for case, attackers, defenders in self.fight.round(*pair):
            self.spend(len(attackers) * len(defenders))
            others = list(defenders.items())
            for attacker, chance in attackers.items():
                chance *= case
                row = self.ends.setdefault(attacker, {})
                for defender, another in others:
                    end = row.get(defender)
                    if end is None:
                        after = self.fight.after(attacker, defender)
                        if self.akin(pair, after):
                            stays[after] = stays.get(after, 0.0) + chance * another
                            continue
                        end = row[defender] = self.value(after)
                    won += chance * another * end[0]
                    lost += chance * another * end[1]
        return (won, lost), stays

    def akin(self, one: Pair, other: Pair) -> bool:
        """The same pair; where ships are repaired, one with the same ships."""
        if not self.fight.mends:
            return one == other
        return self.shape(one[0]) == self.shape(other[0]) and self.shape(one[1]) == self.shape(other[1])

    def shape(self, fleet: Fleet) -> Fleet:
        """A fleet as if nothing were damaged."""
        found = self.shapes.get(fleet)
        if found is None:
            whole = [count + (fleet[DAMAGED[kind]] if kind in DAMAGED else 0) for kind, count in enumerate(fleet)]
            found = self.shapes[fleet] = (*whole[: WAR_SUN + 1], *whole[INFANTRY:])
        return found


def settled(family: dict[Pair, tuple[Chances, dict[Pair, float]]]) -> dict[Pair, Chances]:
    """The chances of pairs that lead to one another, found by going round until nothing changes."""
    values = dict.fromkeys(family, (0.0, 0.0))
    for _ in range(SWEEPS):
        change = 0.0
        for pair, ((won, lost), stays) in family.items():
            leaves = 1.0
            for other, chance in stays.items():
                if other == pair:
                    leaves -= chance
                else:
                    won += chance * values[other][0]
                    lost += chance * values[other][1]
            new = (won / leaves, lost / leaves) if leaves > NEGLIGIBLE else (0.0, 0.0)  # nobody can ever hit
            change = max(change, abs(new[0] - values[pair][0]), abs(new[1] - values[pair][1]))
            values[pair] = new
        if len(family) == 1 or change < EXACT:
            break
    return values


# ---- many fights -----------------------------------------------------------------------------------------------------


class Throw:
    """Two independent draws and what follows from them, ready to be repeated."""

    __slots__ = ("_chances", "_follow", "_known", "_others", "_others_chances", "_things")

    def __init__(
        self, things: Mapping[Any, float], others: Mapping[Any, float], follow: Callable[[Any, Any], Any]
    ) -> None:
        self._things, self._chances = list(things), list(accumulate(things.values()))
        self._others, self._others_chances = list(others), list(accumulate(others.values()))
        self._follow = follow
        self._known: dict[tuple[int, int], Any] = {}

    def draw(self, random: Callable[[], float]) -> Any:
        """What follows this time."""
        chances, others = self._chances, self._others_chances
        at = bisect(chances, random() * chances[-1]) if len(chances) > 1 else 0
        other = bisect(others, random() * others[-1]) if len(others) > 1 else 0
        found = self._known.get((at, other))
        if found is None:
            found = self._known[at, other] = self._follow(self._things[at], self._others[other])
        return found


def throw_of(step: Step, clash: Clash) -> Throw:
    """A step of the opening from here."""
    on_attacker, on_defender = step.rolls(clash)
    return Throw(
        dict(outcomes(on_attacker)), dict(outcomes(on_defender)), lambda hits, others: step.resolve(clash, hits, others)
    )


def sample(fight: Fight, battles: int, seed: int) -> tuple[float, float, float]:
    """How the fights ended, as shares."""
    random = Random(seed).random
    opening: list[tuple[Step, dict[Clash, Throw]]] = [(step, {}) for step in fight.opening]
    rounds: dict[Pair, tuple[list[float], list[Throw]]] = {}
    ends = [0, 0, 0]
    for _ in range(battles):
        clash = fight.start
        for step, throws in opening:
            if clash not in throws:
                throws[clash] = throw_of(step, clash)
            clash = throws[clash].draw(random)
        pair: Pair = clash[:2]
        for _ in range(ROUNDS):
            if not any(pair[0]) or not any(pair[1]):
                break
            found = rounds.get(pair)
            if found is None:
                cases = fight.round(*pair)
                parts = [Throw(case.attacker, case.defender, fight.after) for case in cases]
                found = rounds[pair] = list(accumulate(case.chance for case in cases)), parts
            chances, parts = found
            pair = parts[bisect(chances, random() * chances[-1]) if len(parts) > 1 else 0].draw(random)
        else:
            pair = (), ()
        ends[0 if any(pair[0]) else 1 if any(pair[1]) else 2] += 1
    return ends[0] / battles, ends[1] / battles, ends[2] / battles
