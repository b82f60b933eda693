"""How a bot judges Space Base: one step ahead, by what it brings until the end (`worth.py`).

`judge` knows its view and its ask only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from cosmodrome.games.space_base.bot.rollout import Quick, chance_by_point, choice, guide, rounds, throws, won
from cosmodrome.games.space_base.bot.worth import (
    PLAIN,
    TASTE,
    Board,
    Position,
    Seen,
    Taste,
    boards,
    chain,
    expected,
    is_open,
    row_of,
    throw,
    turns_left,
    zone_of,
)
from cosmodrome.games.space_base.index import COST, DEPLOYED, FACES, LEVEL, NUMBER, SECTOR, SECTORS, STATION, is_colony
from cosmodrome.games.space_base.rows import Ability
from cosmodrome.games.space_base.table import SpaceBase
from cosmodrome.games.space_base.verbs import BUY, verb
from cosmodrome.kernel import DONE, PASS, Ask, Game, Option, Random, Seat

BEFORE_PURCHASE = ("window-1", "roll", "dice", "collect", "window-2", "purchase")
HIGH = range(7, SECTORS + 1)  # where a hypernet gate places ships
ROUNDS = 3  # how far the search looks ahead
THROWS = 4  # different luck tried in one imagined world
LEAN = 0.5  # how much the points count that the judgement expects, beside the tries
CERTAIN = 1000.0  # more than any number of points

# A charged shift at hand: card, places to the right, and what its charges are worth if kept.
Shift: TypeAlias = tuple[int, int, float]
Weigh: TypeAlias = Callable[[Option], float]


def judge(view: Mapping[str, Any], ask: Ask) -> str:
    """The option that seems best to one who knows this view and looks one step ahead."""
    return Judge(Seen(view), ask.seat, PLAIN).best(ask).id


def shortlist(game: Game, ask: Ask) -> list[str]:
    """The options of an ask in an imagined game, the likeliest first."""
    return [option.id for option in Judge(game.table, ask.seat).ranked(ask)]


def compare(world: Game, ask: Ask, options: Sequence[str], rng: Random) -> list[float]:
    """How well the seat that is asked comes off with each of the options in an imagined world: its chance to win, and
    a part of what `judge` expects.

    Imagined games go wrong where they are simpler than real ones, the judgement where it does not look ahead: each is
    there to hold the other back.
    """
    judge = Judge(world.table, ask.seat)
    weigh = judge.weigh(ask)
    lean = LEAN * chance_by_point(world.table)
    quickly = ask.key == "purchase" or (ask.key == "dice" and not judge.shifts())
    chances = tried(world, ask, options, rng, quickly)
    return [chance + lean * weigh(verb.parse(option)) for chance, option in zip(chances, options, strict=True)]


def tried(world: Game, ask: Ask, options: Sequence[str], rng: Random, quickly: bool) -> list[float]:
    """The chance to win with each of the options; all meet the same dice and the same decks.

    Purchases and dice are tried on quick copies of the table, for some throws at once; the rest in forks that are
    played on by the rules to the end of the turn.
    """
    table, seat = world.table, ask.seat
    if not quickly:
        rolls = throws(rng, ROUNDS * world.seats)
        return [played_on(world.fork(), seat, option, rolls)[seat] for option in options]
    start = Quick(table)
    choices = [verb.parse(name) for name in options]
    chances = [0.0] * len(options)
    for _ in range(THROWS):
        rolls = throws(rng, ROUNDS * world.seats)
        for at, option in enumerate(choices):
            game = start.copy()
            over = take(game, table, ask, option)
            chances[at] += (won(game.vp) if over else game.play(rolls))[seat]
    return [chance / THROWS for chance in chances]


def take(game: Quick, table: SpaceBase, ask: Ask, option: Option) -> bool:
    """Take an option in a quick game and end the turn; whether the game is over."""
    if ask.key == "purchase":
        if option != PASS:
            game.buy(ask.seat, NUMBER[option[1]])
    else:
        one, other = table.dice
        for seat in range(table.seats):
            game.collect(seat, one, other, option[0] == "apart" if seat == ask.seat else None)
        game.purchase()
    return game.end_turn()


def played_on(game: Game, seat: Seat, option: str, rolls: Sequence[tuple[int, ...]]) -> Sequence[float]:
    """Take an option in a fork, play to the end of the turn by the rules, and then on quickly."""
    turn = game.table.round, game.table.active
    game.answer(seat, option)
    while game.asks and (game.table.round, game.table.active) == turn:
        ask = game.asks[0]
        game.answer(ask.seat, quick(game.table, ask).id)
    if game.outcome is not None:
        return [float(who in game.outcome.winners) for who in range(game.seats)]
    dice = game.table.dice
    return Quick(game.table).play(rolls if len(dice) < 2 else [dice, *rolls[1:]])


def quick(table: SpaceBase, ask: Ask) -> Option:
    """A fast answer for an imagined game."""
    if ask.key == "purchase":
        card = choice(table, ask.seat, guide(table.seats, rounds(table)))
        return BUY[card] if card >= 0 else PASS
    judge = Judge(table, ask.seat)
    if ask.key == "dice":
        judge.buying = False  # to weigh every card on sale takes too long
    return judge.best(ask)


class Judge:
    """The judgement of one seat at one moment."""

    def __init__(self, position: Position, seat: Seat, taste: Taste = TASTE) -> None:
        self.position = position
        self.seat = seat
        self.taste = taste
        self.have = position.credits[seat]
        self.left = turns_left(position, seat)
        self.buying = seat == position.active and position.cursor in BEFORE_PURCHASE
        self.zone = STATION if seat == position.active else DEPLOYED
        self.now, self.later = boards(position, seat, self.left, self.buying, taste)
        self._rate: float | None = None
        self._sale: list[tuple[int, float, int]] | None = None

    def best(self, ask: Ask) -> Option:
        """The option that seems best, the first of equals."""
        return max(ask.options, key=self.weigh(ask))

    def ranked(self, ask: Ask) -> list[Option]:
        """The options, the best first."""
        return sorted(ask.options, key=self.weigh(ask), reverse=True)

    def weigh(self, ask: Ask) -> Weigh:
        """What the options of an ask are worth; to pass or to be done is worth nothing."""
        weigh: Weigh = getattr(self, "weigh_" + ask.key.replace("-", "_"))(ask)
        return lambda option: 0.0 if option in (PASS, DONE) else weigh(option)

    # ---- cards --------------------------------------------------------------------------------------------------

    def rate(self) -> float:
        """What a round brings as the board is."""
        if self._rate is None:
            self._rate = self.later.rate()
        return self._rate

    def gain(self, card: int, sector: int | None = None) -> float:
        """What a card brings until the end, without its price."""
        sector = SECTOR[card] if sector is None else sector
        return self.later.gain(self.position.station[self.seat * SECTORS + sector - 1], card, sector, self.rate())

    def sale(self) -> list[tuple[int, float, int]]:
        """Price, gain and number of each card on sale that has a place, the best first."""
        if self._sale is None:
            cards = [card for row in (*self.position.yard, self.position.colonies) for card in row]
            self._sale = [
                (COST[card], self.gain(card), card) for card in cards if is_open(self.position, self.seat, SECTOR[card])
            ]
            self._sale.sort(key=lambda row: -row[1])
        return self._sale

    def spent(self, credits: int, besides: int = -1) -> float:
        """What credits are worth before the seat's purchase: kept, or spent on the best card; then comes the income."""
        income = self.position.income[self.seat]
        price = self.taste.save * self.later.prices.credit
        for cost, gain, card in self.sale():
            if cost <= credits and card != besides:
                return max(price * self.kept(max(credits, income)), gain + price * self.kept(income))
        return price * self.kept(max(credits, income))

    def kept(self, credits: int) -> float:
        """So many credits are worth keeping: a purchase takes all, and none costs more."""
        return min(credits, self.taste.purse)

    def credits(self, credits: int, besides: int = -1) -> float:
        """What credits are worth now."""
        return self.spent(credits, besides) if self.buying else self.now.prices.credit * self.kept(credits)

    def more(self, credits: int) -> float:
        """What more credits are worth now."""
        return self.credits(self.have + credits) - self.credits(self.have)

    # ---- buying -------------------------------------------------------------------------------------------------

    def weigh_purchase(self, ask: Ask) -> Weigh:
        """The card that brings most, if it brings more than the credits it takes: all of them, up to the income."""
        lost = (
            self.taste.save * self.now.prices.credit * max(0.0, self.kept(self.have) - self.position.income[self.seat])
        )
        return lambda option: self.gain(NUMBER[option[1]]) - lost

    def weigh_extra_purchase(self, ask: Ask) -> Weigh:
        """As above at the exact price; the normal purchase may come after it."""
        return lambda option: self.extra(NUMBER[option[1]])

    def extra(self, card: int, given: int = 0) -> float:
        """What an extra purchase of a card brings; `given` are credits that come with it."""
        if is_open(self.position, self.seat, SECTOR[card]):
            gain = self.gain(card)
        else:
            gain = max(self.gain(card, sector) for sector in HIGH if is_open(self.position, self.seat, sector))
        return gain + self.credits(self.have + given - COST[card], besides=card) - self.credits(self.have)

    def best_extra(self, given: int = 0) -> float:
        """What an extra purchase is worth now, with the credits that come with it."""
        within = [card for cost, _, card in self.sale() if cost <= self.have + given]
        return max((self.extra(card, given) for card in within[:8]), default=self.more(given))

    def weigh_place(self, ask: Ask) -> Weigh:
        """The sector in which the card brings most."""
        return lambda option: self.gain(NUMBER[option[1]], option[2])

    def weigh_claim(self, ask: Ask) -> Weigh:
        """The ship that brings most."""
        return lambda option: self.gain(NUMBER[option[1]])

    def weigh_opening(self, ask: Ask) -> Weigh:
        """The dealt card that is most worth its price."""
        price = self.now.prices.credit
        return lambda option: self.gain(NUMBER[option[1]]) - price * COST[NUMBER[option[1]]]

    # ---- dice ---------------------------------------------------------------------------------------------------

    def weigh_dice(self, ask: Ask) -> Weigh:
        """Apart, or the sum with the shifts it allows."""
        pays = self.now.pays(self.zone)
        return lambda option: self.dice(pays, option)

    def dice(self, pays: Sequence[float], option: Option) -> float:
        """What a use of the dice is worth; before the seat's purchase, credits count by what they can buy."""
        sectors: tuple[int, ...]
        if option[0] == "apart":
            sectors = option[1:]
            worth = sum(pays[sector] for sector in sectors)
        else:
            worth, sector, _ = shifted(pays, option[1], self.shifts())
            sectors = (sector,)
        if not self.buying and self.have < self.taste.purse / 2:
            return worth
        credits = sum(self.paid(sector) for sector in sectors)
        return worth - self.now.prices.credit * credits + self.more(credits)

    def paid(self, sector: int) -> int:
        """The credits that a sector pays, its arrows followed."""
        station, deployed = row_of(self.position, self.seat)
        stacks = deployed if self.zone else [(card,) for card in station]
        credits = [0.0, *(sum(FACES[self.zone][card].reward.credits for card in stack) for stack in stacks)]
        return int(chain(credits, self.now.arrows[self.zone], sector))

    def shifts(self) -> list[Shift]:
        """The charged shifts at hand."""
        return [
            (card, amount, self.keep(zone, card))
            for zone in (STATION, DEPLOYED)
            for card, cubes in self.position.charges[self.seat * 2 + zone].items()
            if (ability := FACES[zone][card].ability) is not None and ability.effect == "shift-sector"
            for amount in ability.amounts * (cubes // FACES[zone][card].needed[self.position.seats])
        ]

    def weigh_shift(self, ask: Ask) -> Weigh:
        """One shift after the other, on the way to the best sector."""
        cards = {NUMBER[option[1]] for option in ask.options if option != DONE}
        shifts = [shift for shift in self.shifts() if shift[0] in cards]
        _, _, first = shifted(self.now.pays(self.zone), ask.args["sector"], shifts)
        return lambda option: 1.0 if (NUMBER[option[1]], option[2]) == first else -1.0

    def weigh_set_die(self, ask: Ask) -> Weigh:
        """The face that is best for the seat's own throw."""
        pays = self.now.pays(self.zone)
        return lambda option: self.with_faces(pays, *self.position.faces_set, option[1])

    def with_faces(self, pays: Sequence[float], *faces: int) -> float:
        """What the throw is worth with these faces set."""
        match faces:
            case (one, other):
                return throw(pays, one, other)
            case (one,):
                return sum(throw(pays, one, other) for other in range(1, 7)) / 6
        return expected(pays)

    def weigh_reroll(self, ask: Ask) -> Weigh:
        """The die, or both, that promise most when thrown again."""
        pays = self.now.pays(self.zone)
        return lambda option: self.rerolled(pays, option[1])

    def rerolled(self, pays: Sequence[float], die: int | str) -> float:
        """What a throw is worth of which a die, or both, are thrown again."""
        one, other = self.position.dice
        return self.with_faces(pays) if die == "both" else self.with_faces(pays, other if die == 1 else one)

    def weigh_arrow(self, ask: Ask) -> Weigh:
        """The neighbour that pays more."""
        own, arrows = self.now.own[self.zone], self.now.arrows[self.zone]
        return lambda option: chain(own, arrows, option[1])

    def weigh_double(self, ask: Ask) -> Weigh:
        """The sector that pays most."""
        pays = self.now.pays(self.zone)
        return lambda option: pays[option[1]]

    # ---- abilities ----------------------------------------------------------------------------------------------

    def weigh_window(self, ask: Ask) -> Weigh:
        """The use that brings most above what its charges are worth if kept, if any."""
        return lambda option: self.use(NUMBER[option[1]], ask.key)

    weigh_window_1 = weigh_window_2 = weigh_window_3 = weigh_window
    weigh_roll_before = weigh_roll_after = weigh_collect_before = weigh_window

    def keep(self, zone: int, card: int) -> float:
        """What the charges for a use are worth if kept; less when the card is full, and nothing at the end."""
        if self.left < 1:
            return 0.0
        seats = self.position.seats
        full = self.position.charges[self.seat * 2 + zone].get(card, 0) >= FACES[zone][card].capacity[seats]
        return self.now.prices.uses[zone][card] * self.taste.wait * (0.5 if full else 1.0)

    def use(self, card: int, key: str) -> float:
        """What a use of a card brings above keeping its charges."""
        zone = zone_of(self.position, self.seat, card)
        ability = FACES[zone][card].ability
        assert ability is not None
        return self.effect(ability, card, zone, key) - self.keep(zone, card)

    def effect(self, ability: Ability, card: int, zone: int, key: str) -> float:
        """What an ability brings if it is used now."""
        gain = ability.gain
        given = self.now.prices.income * gain.income + gain.vp
        if self.buying and key == "window-1" and ability.effect in ("gain", "buy-card", "buy-and-place"):
            return 0.0  # there is time until the dice have paid
        match ability.effect:
            case "gain":
                return given + self.more(gain.credits)
            case "buy-card" | "buy-and-place":
                return given + self.best_extra(gain.credits)
            case "claim-card":
                return sum(sum(self.claimable(level)[:count]) for level, count in ability.cards)
            case "swap-sectors":
                return self.swapped(*ability.sectors)
            case "exchange-card":
                station, _ = row_of(self.position, self.seat)
                others = [other for other in station if other != card and not (zone == DEPLOYED and is_colony(other))]
                return max((self.exchanged(card, zone, other) for other in others), default=0.0)
            case "opponents-lose-vp":
                return self.robbed(ability.amount) + (self.best_extra() if ability.buy else 0.0)
            case "place-charge":
                return max((self.one_charge(*slot) for slot in self.free_slots(besides=card)), default=0.0)
            case "win":
                return CERTAIN
        pays = self.now.pays(self.zone)
        given += self.now.prices.credit * gain.credits
        match ability.effect:
            case "set-die":
                faces = self.position.faces_set
                promised = max(self.with_faces(pays, *faces, face) for face in range(1, 7))
                return given + promised - self.with_faces(pays, *faces)
            case "reroll":
                return max(self.rerolled(pays, die) for die in (1, 2, "both")) - throw(pays, *self.position.dice)
            case "double-sector":
                return max((pays[sector] for sector in self.position.uses[self.seat]), default=0.0)
        return 0.0

    def robbed(self, amount: int) -> float:
        """What it is worth that the others lose points."""
        lost = [min(points, amount) for who, points in enumerate(self.position.vp) if who != self.seat]
        return sum(lost) / len(lost)

    def claimable(self, level: int) -> list[float]:
        """What the ships of a level bring, the best first."""
        return [gain for _, gain, card in self.sale() if LEVEL[card] == level and gain > 0]

    def rearranged(self, station: Sequence[int], deployed: Sequence[tuple[int, ...]]) -> float:
        """What another order of the seat's cards brings until the end."""
        board = Board(self.position.seats, station, deployed, self.left, self.later.prices, self.taste)
        return self.left * (board.rate() - self.rate())

    def swapped(self, one: int, other: int) -> float:
        """What it brings to exchange two sectors."""
        station, deployed = row_of(self.position, self.seat)
        station[one - 1], station[other - 1] = station[other - 1], station[one - 1]
        deployed[one - 1], deployed[other - 1] = deployed[other - 1], deployed[one - 1]
        return self.rearranged(station, deployed)

    def weigh_exchange(self, ask: Ask) -> Weigh:
        """The card whose place suits this one best."""
        card = NUMBER[ask.args["card"]]
        zone = zone_of(self.position, self.seat, card)
        return lambda option: self.exchanged(card, zone, NUMBER[option[1]])

    def exchanged(self, card: int, zone: int, other: int) -> float:
        """What it brings to let a card change places with another on the board."""
        station, deployed = row_of(self.position, self.seat)
        goal = station.index(other)
        if zone == STATION:
            station[station.index(card)] = other
        else:
            deployed = [tuple(other if held == card else held for held in stack) for stack in deployed]
        station[goal] = card
        return self.rearranged(station, deployed)

    def free_slots(self, besides: int) -> list[tuple[int, int]]:
        """Zone and card of the seat's free slots, except those of one card."""
        station, deployed = row_of(self.position, self.seat)
        cards = [(STATION, card) for card in station] + [(DEPLOYED, card) for stack in deployed for card in stack]
        charges = self.position.charges[self.seat * 2 : self.seat * 2 + 2]
        return [
            (zone, card)
            for zone, card in cards
            if card != besides and charges[zone].get(card, 0) < FACES[zone][card].capacity[self.position.seats]
        ]

    def one_charge(self, zone: int, card: int) -> float:
        """What one more charge on a card is worth: more the nearer it is to a use."""
        needed = FACES[zone][card].needed[self.position.seats]
        done = self.position.charges[self.seat * 2 + zone].get(card, 0) % needed + 1
        return self.now.prices.uses[zone][card] * done / needed**2 if self.left >= 1 or done == needed else 0.0

    def weigh_place_charge(self, ask: Ask) -> Weigh:
        """The card that makes most of a charge."""

        def charged(option: Option) -> float:
            card = NUMBER[option[1]]
            return self.one_charge(zone_of(self.position, self.seat, card), card)

        return charged

    def weigh_move_charge(self, ask: Ask) -> Weigh:
        """The charge that is worth least, if it is worth more elsewhere."""

        def moved(option: Option) -> float:
            card = NUMBER[option[1]]
            zone = zone_of(self.position, self.seat, card)
            lost = self.now.prices.uses[zone][card] / FACES[zone][card].needed[self.position.seats]
            return max((self.one_charge(*slot) for slot in self.free_slots(besides=card)), default=0.0) - lost

        return moved


def shifted(pays: Sequence[float], sector: int, shifts: Sequence[Shift]) -> tuple[float, int, tuple[int, int] | None]:
    """The best sector to be reached by charged shifts: its worth, the sector, and the first shift on the way."""
    best: tuple[float, int, tuple[int, int] | None] = pays[sector], sector, None
    for at, (card, amount, kept) in enumerate(shifts):
        if sector + amount <= SECTORS:
            worth, goal, _ = shifted(pays, sector + amount, shifts[at + 1 :])
            if worth - kept > best[0]:
                best = worth - kept, goal, (card, amount)
    return best
