"""A quick guess at how a game goes on, for bots that search.

It starts at the beginning of a turn of an imagined game and plays simple turns to the end, on plain lists: dice, what
the sectors pay, one purchase, income. Charged abilities count as credits. It is a guess and no rule: whatever is
decided in it never reaches a real table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple, TypeAlias

from cosmodrome.games.space_base.boards import GOAL
from cosmodrome.games.space_base.bot.worth import (
    ARROW,
    TASTE,
    USED,
    Board,
    Prices,
    followed_sectors,
    prices,
    rounds_left,
)
from cosmodrome.games.space_base.index import (
    COLONY_VP,
    COST,
    DEPLOYED,
    FACES,
    FIRST_COLONY,
    LEVEL,
    SECTOR,
    SECTORS,
    STATION,
    ZONES,
)
from cosmodrome.games.space_base.table import SpaceBase
from cosmodrome.kernel import Random

Pay: TypeAlias = tuple[float, float, int, int]  # what a hit is worth; credits, income, points
NO_PAY: Pay = (0.0, 0.0, 0, 0)
ROW = SECTORS + 1
DICE: tuple[tuple[int, ...], ...] = tuple((one, other) for one in range(1, 7) for other in range(1, 7))
ARROW_WORTH = 0.8  # what an arrow leads to, on average


class Guide(NamedTuple):
    """What the quick player goes by, with this many rounds to come: what a hit pays, and what a card is worth."""

    pays: tuple[tuple[Pay, ...], ...]  # by zone and card
    charge: tuple[tuple[float, ...], ...]  # by zone and card: a charge, in credits
    here: tuple[float, ...]  # by card: all it brings at the station
    above: tuple[float, ...]  # by card: all it brings above the board
    points: tuple[float, ...]  # by card: what it brings when it is placed
    credit: float


@lru_cache(maxsize=256)
def guide(seats: int, left: int) -> Guide:
    """The guide with this many rounds to come."""
    now, later = prices(seats, 2 * left + 2, left), prices(seats, left, left)
    pays = tuple(
        tuple(
            (
                now.hits[zone][card],
                shown.reward.credits + (now.hits[zone][card] - plain(zone, card, now.credit, now.income)) / now.credit,
                shown.reward.income,
                shown.reward.vp,
            )
            for card, shown in enumerate(FACES[zone])
        )
        for zone in (STATION, DEPLOYED)
    )
    here, above = (
        tuple(
            left * turns * USED[SECTOR[card]] * (later.hits[zone][card] + ARROW_WORTH * (ARROW[zone][card] > 0))
            for card in range(len(COST))
        )
        for zone, turns in ((STATION, 1), (DEPLOYED, seats - 1))
    )
    points = tuple(vp + TASTE.later * worth for vp, worth in zip(COLONY_VP, above, strict=True))
    charge = tuple(
        tuple(use / now.credit / max(1, FACES[zone][card].needed[seats]) for card, use in enumerate(now.uses[zone]))
        for zone in (STATION, DEPLOYED)
    )
    return Guide(pays, charge, here, above, points, now.credit)


def rounds(position: Quick | SpaceBase) -> int:
    """The rounds to come, to the nearest whole."""
    return int(rounds_left(position) + 0.5)


def plain(zone: int, card: int, credit: float, income: float) -> float:
    """The part of a hit's worth that is counted, not guessed."""
    reward = FACES[zone][card].reward
    return credit * reward.credits + income * reward.income + reward.vp


# What decides a game, as the logarithm of odds: a number for the last round, and what each ten rounds to come add.
# Found by logistic regression over the positions of 2,600 games of greedy bots with two to four seats.
WEIGHTS = {
    "point": (0.243, -0.162),
    "credit": (0.053, 0.034),
    "income": (0.002, 0.386),
    "turn": (0.451, -0.069),  # to have a turn in this round that the other had already
    # What the seat's own turn brings on average.
    "station-credit": (0.073, 0.508),
    "station-income": (-1.294, 3.668),
    "station-point": (0.404, 0.936),
    "station-other": (0.580, 0.424),  # abilities, by what they are worth in points
    # What each turn of the others brings on average.
    "deployed-credit": (0.042, 0.502),
    "deployed-income": (-0.368, 1.458),
    "deployed-point": (0.529, 0.755),
    "deployed-other": (0.033, 0.777),
}


class Outlook(NamedTuple):
    """What decides a game with this many rounds to come, as the logarithm of odds."""

    point: float
    turn: float
    prices: Prices


@lru_cache(maxsize=256)
def outlooks(seats: int, left: int) -> Outlook:
    """The outlook with this many rounds to come."""
    weight = {name: max(0.0, now + left / 10 * more) for name, (now, more) in WEIGHTS.items()}
    known = prices(seats, left, left)
    here, above = (
        tuple(
            weight[f"{zone}-credit"] * shown.reward.credits
            + weight[f"{zone}-income"] * shown.reward.income
            + weight[f"{zone}-point"] * shown.reward.vp
            + weight[f"{zone}-other"] * (known.hits[at][card] - plain(at, card, known.credit, known.income))
            for card, shown in enumerate(FACES[at])
        )
        for at, zone in enumerate(ZONES)
    )
    return Outlook(
        weight["point"], weight["turn"], Prices(weight["credit"], weight["income"], (here, above), known.uses)
    )


def chance_by_point(position: Quick | SpaceBase) -> float:
    """By how much a point raises the chance to win when the odds are even: a quarter of its weight. Nothing in the
    first rounds, when points do not count yet."""
    return outlooks(position.seats, rounds(position)).point / 4


class Quick:
    """A game that goes on quickly: a copy of what matters of a table."""

    __slots__ = (
        "active",
        "arrows",
        "colonies",
        "credits",
        "decks",
        "deployed",
        "ending",
        "first",
        "guide",
        "income",
        "own",
        "pays",
        "round",
        "seats",
        "station",
        "vp",
        "yard",
    )

    def __init__(self, table: SpaceBase) -> None:
        self.seats = table.seats
        self.first, self.active, self.round = table.first, table.active, table.round
        self.ending = table.ending
        self.credits: list[float] = [*table.credits]
        self.income = table.income[:]
        self.vp = table.vp[:]
        self.decks = [deck[:] for deck in table.decks]
        self.yard = [row[:] for row in table.yard]
        self.colonies = table.colonies[:]
        self.station = table.station[:]
        self.deployed = table.deployed[:]
        self.guide = guide(self.seats, rounds(self))
        for place, charges in enumerate(table.charges):
            for card, cubes in charges.items():
                self.credits[place // 2] += self.guide.charge[place % 2][card] * cubes
        # Row by row, a row for each seat and zone, a place for each sector from 0: what a sector pays by itself, its
        # arrows, and what it pays with them.
        self.own: list[Pay] = []
        self.arrows: list[int] = []
        self.pays: list[Pay] = []
        for base in range(0, self.seats * SECTORS, SECTORS):
            self._lay_out(STATION, [(card,) for card in self.station[base : base + SECTORS]])
            self._lay_out(DEPLOYED, self.deployed[base : base + SECTORS])

    def _lay_out(self, zone: int, stacks: list[tuple[int, ...]]) -> None:
        table, ways = self.guide.pays[zone], ARROW[zone]
        row = len(self.own)
        own, arrows = [NO_PAY], [0]
        for stack in stacks:
            own.append(total([table[card] for card in stack]) if stack else NO_PAY)
            arrows.append(max([ways[card] for card in stack]) if stack else 0)
        self.own += own
        self.pays += own
        self.arrows += arrows
        if any(arrows):
            self._follow(row)

    def _follow(self, row: int) -> None:
        """What the sectors with arrows pay, after a change."""
        own, arrows = self.own[row : row + ROW], self.arrows[row : row + ROW]
        worth = [pay[0] for pay in own]
        for sector, ways in enumerate(arrows):
            if ways:
                self.pays[row + sector] = total([own[at] for at in followed_sectors(worth, arrows, sector)])

    def copy(self) -> Quick:
        """The same again, to go on independently."""
        twin = object.__new__(Quick)
        twin.seats, twin.first, twin.active, twin.round = self.seats, self.first, self.active, self.round
        twin.ending, twin.guide = self.ending, self.guide
        twin.credits, twin.income, twin.vp = self.credits[:], self.income[:], self.vp[:]
        twin.decks, twin.yard = [deck[:] for deck in self.decks], [row[:] for row in self.yard]
        twin.colonies, twin.station, twin.deployed = self.colonies[:], self.station[:], self.deployed[:]
        twin.own, twin.arrows, twin.pays = self.own[:], self.arrows[:], self.pays[:]
        return twin

    # ---- turns --------------------------------------------------------------------------------------------------

    def play(self, rolls: Iterable[tuple[int, ...]]) -> tuple[float, ...]:
        """Play a turn for each throw, or to the end: the chances of the seats."""
        for one, other in rolls:
            for seat in range(self.seats):
                self.collect(seat, one, other)
            self.purchase()
            if self.end_turn():
                return won(self.vp)
        return self.chances()

    def collect(self, seat: int, one: int, other: int, apart: bool | None = None) -> None:
        """A seat uses the dice apart or as a sum, in the better way unless told."""
        row = (seat * 2 + (seat != self.active)) * ROW
        pays = self.pays
        first, second, both = pays[row + one], pays[row + other], pays[row + one + other]
        if first[0] + second[0] > both[0] if apart is None else apart:
            self.credits[seat] += first[1] + second[1]
            self.income[seat] += first[2] + second[2]
            vp = first[3] + second[3]
        else:
            self.credits[seat] += both[1]
            self.income[seat] += both[2]
            vp = both[3]
        if vp:
            self.score(seat, vp)

    def score(self, seat: int, vp: int) -> None:
        """Points, and perhaps the last round."""
        self.vp[seat] += vp
        if self.vp[seat] >= GOAL:
            self.ending = True

    def purchase(self) -> None:
        """The active seat buys the card that seems best, if any."""
        card = choice(self, self.active, self.guide)
        if card >= 0:
            self.buy(self.active, card)

    def end_turn(self) -> bool:
        """Income, and the turn passes on; whether the game is over."""
        seat = self.active
        if self.credits[seat] < self.income[seat]:
            self.credits[seat] = self.income[seat]
        self.active = (seat + 1) % self.seats
        if self.active == self.first:
            if self.ending and self.vp.count(max(self.vp)) == 1:
                return True
            self.round += 1
            self.guide = guide(self.seats, rounds(self))
        return False

    def buy(self, seat: int, card: int) -> None:
        """A purchase takes all credits; the ship in the sector is deployed, and the shipyard filled up again."""
        self.credits[seat] = 0
        if card >= FIRST_COLONY:
            self.colonies.remove(card)
            self.score(seat, COLONY_VP[card])
        else:
            level = LEVEL[card] - 1
            row, deck = self.yard[level], self.decks[level]
            row.remove(card)
            if deck:
                row.append(deck.pop())
        sector = SECTOR[card]
        place = seat * SECTORS + sector - 1
        old, self.station[place] = self.station[place], card
        self.deployed[place] += (old,)
        here, above = self.guide.pays
        self._change(seat * 2 * ROW, sector, here[card], ARROW[STATION][card])
        at = (seat * 2 + 1) * ROW + sector
        now, more = self.own[at], above[old]
        stack = now[0] + more[0], now[1] + more[1], now[2] + more[2], now[3] + more[3]
        self._change(at - sector, sector, stack, self.arrows[at] | ARROW[DEPLOYED][old])

    def _change(self, row: int, sector: int, pay: Pay, ways: int) -> None:
        self.own[row + sector] = self.pays[row + sector] = pay
        self.arrows[row + sector] = ways
        if any(self.arrows[row : row + ROW]):
            self._follow(row)

    # ---- the end ------------------------------------------------------------------------------------------------

    def chances(self) -> tuple[float, ...]:
        """The chances of the seats to win, at the beginning of a turn."""
        left = rounds_left(self)
        outlook = outlooks(self.seats, int(left + 0.5))
        scores = []
        for seat in range(self.seats):
            base = seat * SECTORS
            rows = self.station[base : base + SECTORS], self.deployed[base : base + SECTORS]
            scores.append(
                outlook.point * self.vp[seat]
                + outlook.prices.credit * min(TASTE.purse, self.credits[seat])
                + outlook.prices.income * self.income[seat]
                + Board(self.seats, *rows, left, outlook.prices).rate()
            )
            if (seat - self.first) % self.seats >= (self.active - self.first) % self.seats:
                scores[seat] += outlook.turn
        odds = [exp(score - max(scores)) for score in scores]
        return tuple(odd / sum(odds) for odd in odds)


def choice(position: Quick | SpaceBase, seat: int, guide: Guide) -> int:
    """The card on sale that seems best to buy, or -1."""
    credits = position.credits[seat]
    if credits < 2:
        return -1
    _, _, here, above, points, price = guide
    base = seat * SECTORS - 1
    station = position.station
    best, chosen = price * max(0.0, min(TASTE.purse, credits) - position.income[seat]), -1
    for row in (*position.yard, position.colonies):
        for card in row:
            if COST[card] <= credits:
                old = station[base + SECTOR[card]]
                if old < FIRST_COLONY:
                    gain = here[card] - here[old] + above[old] + points[card] - points[old]
                    if gain > best:
                        best, chosen = gain, card
    return chosen


def throws(rng: Random, count: int) -> list[tuple[int, ...]]:
    """So many throws of both dice."""
    return [DICE[int(rng.random() * 36)] for _ in range(count)]


def won(vp: Sequence[int]) -> tuple[float, ...]:
    """The chances of the seats when the game is over."""
    return tuple(float(points == max(vp)) for points in vp)


def total(pays: list[Pay]) -> Pay:
    """What several sectors pay together."""
    if len(pays) == 1:
        return pays[0]
    worth, credits, income, vp = NO_PAY
    for pay in pays:
        worth += pay[0]
        credits += pay[1]
        income += pay[2]
        vp += pay[3]
    return worth, credits, income, vp
