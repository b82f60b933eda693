"""What things are worth to a player: the judgement behind the bots. The unit is a victory point at the end.

A credit is worth what it will buy, an income what it will bring, a ship what its two faces will pay over the rounds
to come, weighed by the odds of the dice and by the choice to use them apart or as a sum. Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, TypeAlias

from cosmodrome.games.space_base.boards import GOAL
from cosmodrome.games.space_base.index import (
    COLONY_VP,
    DEPLOYED,
    FACES,
    FIRST_COLONY,
    NUMBER,
    SECTOR,
    SECTORS,
    STATION,
)
from cosmodrome.games.space_base.rows import Ability, Reward
from cosmodrome.games.space_base.table import SpaceBase
from cosmodrome.kernel import Seat

LEFT, RIGHT, BOTH = 1, 2, 4
ARROWS = {"left": LEFT, "right": RIGHT, "both": BOTH}
ARROW = tuple(tuple(ARROWS.get(shown.reward.arrow, 0) for shown in faces) for faces in FACES)
MOST_LEFT = 30  # rounds to come that make a difference

# Both dice, their sum, and the chance of the throw.
ROLLS = tuple(
    (one, other, one + other, (1 if one == other else 2) / 36) for one in range(1, 7) for other in range(1, one + 1)
)
# How often a sector is used on average: sums exclude the single dice, and the other way round.
USED = (0.0, 0.22, 0.24, 0.26, 0.28, 0.30, 0.32, 0.17, 0.15, 0.13, 0.11, 0.09, 0.07)


class Taste(NamedTuple):
    """The numbers of the judgement, found by play against itself."""

    credit: float = 0.27  # a credit in the last round
    earlier: float = 0.008  # and so much more for each round to come
    income: float = 0.95  # the part of the coming turns in which an income is one credit more
    later: float = 0.30  # the part of a ship's deployed face that counts while it lies on the board
    ability: float = 0.85  # what charged abilities are worth, to their estimates
    save: float = 1.0  # what credits are worth when a purchase takes them
    purse: float = 24.0  # credits that are worth keeping; what is more buys nothing more
    wait: float = 0.6  # the part of a use's worth below which its charges are rather kept


TASTE = Taste()
# The simpler taste of the bot that does not search: it goes by the face it sees, trusts abilities less, never saves.
PLAIN = Taste(later=0.0, ability=0.4, save=0.0)


class Prices(NamedTuple):
    """What things are worth with this many rounds to come."""

    credit: float
    income: float
    hits: tuple[tuple[float, ...], tuple[float, ...]]  # by zone and card: one hit, without arrows
    uses: tuple[tuple[float, ...], tuple[float, ...]]  # by zone and card: one use of its ability


@lru_cache(maxsize=4096)
def prices(seats: int, halves: int, left: int, taste: Taste = TASTE) -> Prices:
    """The prices when half that many turns are left to spend in, and the charges have `left` turns to come."""
    turns = halves / 2
    credit = taste.credit + taste.earlier * turns if halves else 0.0
    income = credit * taste.income * turns
    uses = tuple(
        tuple(taste.ability * use_worth(shown.ability, credit, turns) if shown.ability else 0.0 for shown in faces)
        for faces in FACES
    )
    hits = tuple(
        tuple(
            credit * shown.reward.credits
            + income * shown.reward.income
            + shown.reward.vp
            + taken_worth(shown.reward, credit, turns)
            + charge_worth(uses[zone][card], card, zone, seats, left)
            for card, shown in enumerate(FACES[zone])
        )
        for zone in (STATION, DEPLOYED)
    )
    return Prices(credit, income, (hits[0], hits[1]), (uses[0], uses[1]))


def ship_worth(level: int, left: float) -> float:
    """What the best ship on sale of a level brings until the end: low ones pay when they come early."""
    return (0.0, 0.016 * left**2, min(0.04 * left**2, 0.8 * left), 0.85 * left)[level]


def taken_worth(reward: Reward, credit: float, left: float) -> float:
    """Ships taken and extra purchases."""
    free = sum(count * ship_worth(level, left) for level, count in reward.claim)
    return 0.8 * free + reward.buy * extra_worth(left)


def extra_worth(left: float) -> float:
    """An extra purchase at the exact price."""
    return 0.2 + 0.5 * ship_worth(1, left)


def use_worth(ability: Ability, credit: float, left: float) -> float:
    """An estimate of one use of an ability: its gain, and what else it does, mostly in credits."""
    gain = ability.gain
    worth = credit * gain.credits + credit * left * gain.income + gain.vp
    match ability.effect:
        case "shift-sector":
            worth += (2 if ability.amounts == (1,) else 3) * credit
        case "reroll":
            worth += 3 * credit
        case "set-die" | "double-sector":
            worth += 5 * credit
        case "buy-card" | "buy-and-place":
            worth += extra_worth(left) + (2 * credit if ability.sectors else 0)
        case "claim-card":
            worth += 0.8 * sum(count * ship_worth(level, left) for level, count in ability.cards)
        case "swap-sectors" | "exchange-card":
            worth += 4 * credit
        case "opponents-lose-vp":
            worth += 0.8 * ability.amount + ability.buy * extra_worth(left)
        case "place-charge":
            worth += (3 + ability.move) * credit
        case "win":
            worth += 0.6 * GOAL
    return worth


ONCE = ("swap-sectors", "exchange-card")  # what has been put in order stays in order


def charge_worth(use: float, card: int, zone: int, seats: int, left: int) -> float:
    """What a hit is worth for the charge it brings; abilities that help once are not counted over and over."""
    shown = FACES[zone][card]
    if not use or not shown.needed[seats]:
        return 0.0
    worth = use / shown.needed[seats]
    expected = left * (1 if zone == STATION else seats - 1) * USED[SECTOR[card]] / shown.needed[seats]
    if shown.ability is not None and shown.ability.effect in ONCE and expected > 1:
        return worth / expected
    if expected < 1:  # the charges may never be complete
        return worth * expected
    return worth


# ---- what lies open -------------------------------------------------------------------------------------------------


class Seen:
    """What a seat sees of a table, laid out as the table is."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        seats = self.seats = int(view["seats"])
        self.yard = [[NUMBER[card] for card in row] for row in view["shipyard"]]
        self.colonies = [NUMBER[card] for card in view["colonies"]]
        self.station: list[int] = []
        self.deployed: list[tuple[int, ...]] = []
        self.charges: list[dict[int, int]] = []
        self.credits, self.income, self.vp = [0] * seats, [0] * seats, [0] * seats
        for player in view["players"]:
            self._lay_out(player)
        turn = view["turn"]
        self.first, self.active, self.round = turn["first"], turn["active"], turn["round"]
        self.cursor, self.ending = turn["step"], turn["last_round"]
        self.dice, self.faces_set = tuple(turn["dice"] or ()), tuple(turn["faces_set"])
        self.uses: list[tuple[int, ...]] = [()] * seats
        for who, uses in turn["uses"].items():
            self.uses[int(who)] = tuple(uses["sectors"])

    def _lay_out(self, player: Mapping[str, Any]) -> None:
        seat = player["seat"]
        self.credits[seat], self.income[seat], self.vp[seat] = player["credits"], player["income"], player["vp"]
        here: dict[int, int] = {}
        above: dict[int, int] = {}
        for sector in player["sectors"]:
            card = NUMBER[sector["station"]]
            self.station.append(card)
            if sector["charges"]:
                here[card] = sector["charges"]
            stack = [(NUMBER[ship["card"]], ship["charges"]) for ship in sector["deployed"]]
            self.deployed.append(tuple(card for card, _ in stack))
            above.update((card, charges) for card, charges in stack if charges)
        self.charges += (here, above)


Position: TypeAlias = Seen | SpaceBase  # a table in an imagined game may be read directly


def row_of(position: Position, seat: Seat) -> tuple[list[int], list[tuple[int, ...]]]:
    """The cards of a seat: on the board, and above it, by sector."""
    base = seat * SECTORS
    return position.station[base : base + SECTORS], position.deployed[base : base + SECTORS]


def is_open(position: Position, seat: Seat, sector: int) -> bool:
    """Whether a sector takes another card."""
    return position.station[seat * SECTORS + sector - 1] < FIRST_COLONY


def zone_of(position: Position, seat: Seat, card: int) -> int:
    """Where a card of the seat lies."""
    return STATION if card in row_of(position, seat)[0] else DEPLOYED


# ---- the turns to come ----------------------------------------------------------------------------------------------

LENGTH = (19.5, 15.5, 12.7, 11.0)  # rounds of a game, by number of players


class Race(Protocol):
    """What tells how far a game has got."""

    seats: int
    round: int
    ending: bool
    vp: list[int]


def rounds_left(position: Race) -> float:
    """How many rounds come after this one, guessed from the best score."""
    if position.ending:
        return 0.0
    to_go = max(0.0, 1 - max(position.vp) / GOAL)
    length = LENGTH[position.seats - 2]
    by_points: float = (length / 2 + 1.5) * to_go**1.2
    return max(0.5, by_points, (length - position.round) * to_go * to_go)


def turns_left(position: Position, seat: Seat) -> float:
    """How many own turns of a seat come after the present turn; in the last round that is known."""
    if not position.ending:
        return rounds_left(position)
    return float((seat - position.first) % position.seats > (position.active - position.first) % position.seats)


# ---- boards ---------------------------------------------------------------------------------------------------------


class Board:
    """What the sectors of one seat pay, valued: by zone, each sector by itself, with its arrows."""

    __slots__ = ("arrows", "left", "own", "prices", "seats", "taste")

    def __init__(
        self,
        seats: int,
        station: Sequence[int],
        deployed: Sequence[tuple[int, ...]],
        left: float,
        prices: Prices,
        taste: Taste = TASTE,
    ) -> None:
        self.seats = seats
        self.left = left
        self.taste = taste
        self.prices = prices
        here, there = prices.hits
        ways_here, ways_there = ARROW
        self.own = ([0.0, *(here[card] for card in station)], [0.0] * 13)
        self.arrows = ([0, *(ways_here[card] for card in station)], [0] * 13)
        for sector, stack in enumerate(deployed, start=1):
            for card in stack:
                self.own[DEPLOYED][sector] += there[card]
                self.arrows[DEPLOYED][sector] |= ways_there[card]

    def pays(self, zone: int) -> list[float]:
        """What a hit on each sector is worth, arrows followed."""
        return followed(self.own[zone], self.arrows[zone])

    def rate(self) -> float:
        """What a round brings: one own turn, and the turns of the others."""
        return expected(self.pays(STATION)) + (self.seats - 1) * expected(self.pays(DEPLOYED))

    def with_card(self, old: int, new: int, sector: int) -> float:
        """What a round would bring with a new card in a sector, and the old one deployed."""
        (here, there), (ways, ways_there) = self.own, self.arrows
        kept = here[sector], there[sector], ways[sector], ways_there[sector]
        here[sector] = self.prices.hits[STATION][new]
        ways[sector] = ARROW[STATION][new]
        there[sector] += self.prices.hits[DEPLOYED][old]
        ways_there[sector] |= ARROW[DEPLOYED][old]
        rate = self.rate()
        here[sector], there[sector], ways[sector], ways_there[sector] = kept
        return rate

    def gain(self, old: int, new: int, sector: int, before: float) -> float:
        """What a new card in a sector is worth until the end, without its price; `before` is the rate now."""
        above = self.prices.hits[DEPLOYED]
        later = (above[new] - above[old]) * USED[sector] * (self.seats - 1) * self.taste.later
        return COLONY_VP[new] + self.left * (self.with_card(old, new, sector) - before + later)


def followed(own: list[float], arrows: list[int]) -> list[float]:
    """The worth of a hit on each sector with the sectors its arrows lead to."""
    if not any(arrows):
        return own
    return [own[sector] if not arrows[sector] else chain(own, arrows, sector) for sector in range(SECTORS + 1)]


def chain(own: Sequence[float], arrows: Sequence[int], start: int) -> float:
    """What a hit pays along its arrows."""
    return sum(own[sector] for sector in followed_sectors(own, arrows, start))


def followed_sectors(own: Sequence[float], arrows: Sequence[int], start: int) -> list[int]:
    """The sectors that pay for a hit along its arrows: each once, a double arrow leads to the better side."""
    ahead = [start]
    for sector in ahead:
        ways = arrows[sector]
        if ways & LEFT and sector > 1 and sector - 1 not in ahead:
            ahead.append(sector - 1)
        if ways & RIGHT and sector < SECTORS and sector + 1 not in ahead:
            ahead.append(sector + 1)
        if ways & BOTH:
            sides = [goal for goal in (sector - 1, sector + 1) if 1 <= goal <= SECTORS and goal not in ahead]
            if sides:
                ahead.append(max(sides, key=own.__getitem__))
    return ahead


def expected(pays: Sequence[float]) -> float:
    """What a throw of both dice is worth, used in the better way."""
    total = 0.0
    for one, other, both, chance in ROLLS:
        apart = pays[one] + pays[other]
        total += chance * (apart if apart > pays[both] else pays[both])
    return total


def throw(pays: Sequence[float], one: int, other: int) -> float:
    """What one throw is worth."""
    return max(pays[one] + pays[other], pays[one + other])


def boards(
    position: Position, seat: Seat, left: float, buying: bool = False, taste: Taste = TASTE
) -> tuple[Board, Board]:
    """A seat's board valued twice: for what a hit brings now, and for what it will bring on the way to the end."""
    horizon = min(MOST_LEFT, round(left))
    now = prices(position.seats, 2 * (horizon + buying), horizon, taste)
    later = prices(position.seats, horizon, horizon, taste)
    rows = row_of(position, seat)
    return Board(position.seats, *rows, left, now, taste), Board(position.seats, *rows, left, later, taste)


def worth(position: Position, seat: Seat, taste: Taste = TASTE) -> float:
    """What a seat's position is worth at the end of a turn: points now, and those to be expected."""
    now, later = boards(position, seat, turns_left(position, seat), taste=taste)
    charges = sum(
        now.prices.uses[zone][card] * cubes / max(1, FACES[zone][card].needed[position.seats])
        for zone in (STATION, DEPLOYED)
        for card, cubes in position.charges[seat * 2 + zone].items()
    )
    return (
        position.vp[seat]
        + now.prices.credit * min(taste.purse, position.credits[seat])
        + now.prices.income * position.income[seat]
        + later.left * later.rate()
        + charges
    )
