"""Counting: who won how often, how sure that is, how long games were, how each card fared."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from typing import NamedTuple

from cosmodrome.simulation.arena import Played

Z95 = 1.959964  # of a normal distribution, 95 % lie within this many standard deviations


def wilson(successes: float, trials: float, z: float = Z95) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score: honest for few trials and for shares near 0 and 1."""
    if trials <= 0:
        return 0.0, 1.0
    share = successes / trials
    middle = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    whole = 1 + z * z / trials
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


class Share:
    """How often something came off."""

    __slots__ = ("points", "trials", "wins")

    def __init__(self) -> None:
        self.wins = 0.0
        self.trials = 0
        self.points = 0

    def add(self, won: float, points: int = 0) -> None:
        """Count one trial."""
        self.wins += won
        self.trials += 1
        self.points += points

    @property
    def share(self) -> float:
        """The share of wins."""
        return self.wins / self.trials if self.trials else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return wilson(self.wins, self.trials)

    @property
    def mean_points(self) -> float:
        """The mean of the points."""
        return self.points / self.trials if self.trials else 0.0


class CardRow(NamedTuple):
    """How a card fared."""

    card: str
    offered: int  # games in which it was for sale
    taken: int  # games in which somebody took it
    wins: float  # of those who took it

    @property
    def taken_share(self) -> float:
        """In which part of the games that offered it the card was taken."""
        return self.taken / self.offered if self.offered else 0.0


class Spread(NamedTuple):
    """Numbers in short."""

    mean: float
    low: float  # a twentieth lies below
    middle: float
    high: float  # a twentieth lies above


def spread(numbers: list[int]) -> Spread:
    """Mean, median, and the range of nine tenths."""
    ordered = sorted(numbers)

    def at(part: float) -> float:
        return float(ordered[min(len(ordered) - 1, int(part * len(ordered)))])

    return Spread(sum(ordered) / len(ordered), at(0.05), at(0.5), at(0.95))


class Tally:
    """The sum of many games."""

    def __init__(self) -> None:
        self.games = 0
        self.by_bot: defaultdict[str, Share] = defaultdict(Share)
        self.by_seat: defaultdict[int, Share] = defaultdict(Share)
        self.by_order: defaultdict[int, Share] = defaultdict(Share)
        self.reasons: defaultdict[str, int] = defaultdict(int)
        self.rounds: list[int] = []
        self.answers: list[int] = []
        self.best: list[int] = []
        self.others: list[int] = []
        self._offered: defaultdict[str, int] = defaultdict(int)
        self._taken: defaultdict[str, Share] = defaultdict(Share)

    def add(self, played: Played) -> None:
        """Count one game. Who shares a win counts as a part of it."""
        self.games += 1
        self.reasons[played.reason] += 1
        self.rounds.append(played.rounds)
        self.answers.append(played.answers)
        won = [(seat in played.winners) / len(played.winners) for seat in range(len(played.bots))]
        for seat, bot in enumerate(played.bots):
            points = played.scores[seat]
            self.by_bot[bot].add(won[seat], points)
            self.by_seat[seat].add(won[seat], points)
            (self.best if won[seat] else self.others).append(points)
        for place, seat in enumerate(played.order):
            self.by_order[place].add(won[seat], played.scores[seat])
        for card in played.offered:
            self._offered[card] += 1
        for card, seat in played.taken.items():
            self._taken[card].add(won[seat], played.scores[seat])

    def holders(self) -> dict[str, Share]:
        """How those fared who took a card, or had an alien from the start; the best first."""
        return dict(sorted(self._taken.items(), key=lambda row: (-row[1].share, -row[1].trials, row[0])))

    def cards(self) -> list[CardRow]:
        """How each card fared, the most taken first."""
        rows = [
            CardRow(card, offered, self._taken[card].trials, self._taken[card].wins)
            for card, offered in sorted(self._offered.items())
        ]
        return sorted(rows, key=lambda row: -row.taken_share)
