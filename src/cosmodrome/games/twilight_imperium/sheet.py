"""The command sheets: tokens, trade goods, technologies, strategy cards and points, and the verbs that change them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from cosmodrome.games.twilight_imperium.board import Board
from cosmodrome.games.twilight_imperium.data.layouts import COMMAND_TOKENS
from cosmodrome.games.twilight_imperium.index import (
    CARD_NAMES,
    FACTIONS,
    FIRST_AGENDA,
    FIRST_OBJECTIVE,
    NOBODY,
    PLANET_NAMES,
    STRATEGY_NAMES,
    TECH_NAMES,
    agenda_row,
    objective_row,
)
from cosmodrome.kernel import NO_SEATS, Seat, Seats, Won

POOLS: Final = ("tactic", "fleet", "strategy")


@cache
def still_in(seats: int, eliminated: Seats) -> tuple[int, ...]:
    """The seats still in the game."""
    return tuple(seat for seat in range(seats) if seat not in eliminated)


@lru_cache(maxsize=4096)
def around_the_table(ring: tuple[int, ...], start: int, eliminated: Seats) -> tuple[int, ...]:
    """The seats still in the game, clockwise from one on."""
    at = ring.index(start)
    return tuple(seat for seat in (*ring[at:], *ring[:at]) if seat not in eliminated)


@lru_cache(maxsize=256)
def in_order(
    ring: tuple[int, ...], speaker: int, eliminated: Seats, zero: int, cards: tuple[tuple[int, ...], ...]
) -> tuple[int, ...]:
    """The players by their lowest strategy card, from the speaker on where they have none."""
    alive = around_the_table(ring, speaker, eliminated)
    return tuple(sorted(alive, key=lambda seat: 0 if seat == zero else min(cards[seat], default=9)))


class Sheets(Board, kw_only=True):
    """What lies before the players. Laws and technologies are bits."""

    goal: int
    ring: tuple[int, ...]  # the seats as they sit around the map, clockwise
    tactic: list[int]
    fleet_pool: list[int]
    strategy: list[int]
    tokens: list[int]  # by seat: systems with its command token
    goods: list[int]
    commodities: list[int]
    techs: list[int]
    tapped: list[int]  # exhausted technologies
    copied: list[tuple[int, ...]]  # technologies that a seat has only as copies of another's
    cards: list[tuple[int, ...]]  # strategy cards by initiative
    used: int = 0  # strategy cards that are exhausted, as bits
    bounty: list[int]  # trade goods on the strategy cards, by initiative
    points: list[int]
    laws: int = 0  # laws in the common area or attached to planets, as bits: they hold for everybody
    owned: list[int]  # laws lying before a player
    elected: dict[int, int]  # law: the planet it is attached to
    spent_laws: int = 0  # exhausted attached cards
    speaker: int = 0
    eliminated: Seats = NO_SEATS
    zero: int = NOBODY  # who has initiative 0 this round

    # ---- questions ----------------------------------------------------------------------------------------------

    def reinforcements(self, seat: Seat) -> int:
        """TI-71.0: command tokens that are neither on the sheet nor on the board."""
        used = self.tactic[seat] + self.fleet_pool[seat] + self.strategy[seat] + self.tokens[seat].bit_count()
        return COMMAND_TOKENS - used

    def commodity_limit(self, seat: Seat) -> int:
        """TI-60.2."""
        return FACTIONS[self.factions[seat]].commodities

    def initiative(self, seat: Seat) -> int:
        """TI-57.1 to TI-57.3: the lowest number held."""
        if seat == self.zero:
            return 0
        return min(self.cards[seat], default=9)

    def alive(self) -> tuple[Seat, ...]:
        """The seats still in the game."""
        return still_in(self.seats, self.eliminated)

    def clockwise(self, start: Seat) -> tuple[Seat, ...]:
        """The seats still in the game, clockwise from one on."""
        return around_the_table(self.ring, start, self.eliminated)

    def initiative_order(self) -> tuple[Seat, ...]:
        """TI-57.2; those without strategy cards come last, clockwise from the speaker (TI-51.7)."""
        return in_order(self.ring, self.speaker, self.eliminated, self.zero, tuple(self.cards))

    def law(self, name: int) -> bool:
        """Whether a common or an attached law is in force."""
        return bool(self.laws >> (name - FIRST_AGENDA) & 1)

    def law_owner(self, card: int) -> Seat:
        """Who owns a law, or nobody."""
        for seat in range(self.seats):
            if self.owned[seat] >> (card - FIRST_AGENDA) & 1:
                return seat
        return NOBODY

    def laws_in_play(self) -> list[int]:
        """All laws in play: common, owned, attached."""
        mask = self.laws
        for owned in self.owned:
            mask |= owned
        return [FIRST_AGENDA + law for law in range(mask.bit_length()) if mask >> law & 1]

    # ---- command tokens -----------------------------------------------------------------------------------------

    def pool(self, name: str) -> list[int]:
        """A pool of all seats by its name."""
        return self.tactic if name == "tactic" else self.fleet_pool if name == "fleet" else self.strategy

    def gain_token(self, seat: Seat, pool: str, count: int = 1) -> None:
        """TI-18.2: tokens from the reinforcements come into a pool."""
        self.pool(pool)[seat] += count
        self.say({"key": "gained-tokens", "seat": seat, "pool": pool, "count": count})

    def spend_token(self, seat: Seat, pool: str = "strategy", count: int = 1) -> None:
        """Tokens go from a pool to the reinforcements."""
        self.pool(pool)[seat] -= count
        self.say({"key": "spent-tokens", "seat": seat, "pool": pool, "count": count})

    def lose_token(self, seat: Seat, pool: str = "strategy", count: int = 1) -> None:
        """Tokens go the same way without being spent: something takes them."""
        self.pool(pool)[seat] -= count
        self.tell("lost-tokens", seat=seat, pool=pool, count=count)

    def set_pools(self, seat: Seat, tactic: int, fleet: int, strategy: int, quiet: bool = False) -> None:
        """TI-84.5, TI-10.4: the tokens of the sheet in another order."""
        self.tactic[seat], self.fleet_pool[seat], self.strategy[seat] = tactic, fleet, strategy
        if not quiet:
            self.say({"key": "pools", "seat": seat, "tactic": tactic, "fleet": fleet, "strategy": strategy})

    def put_token(self, seat: Seat, system: int, pool: str = "") -> None:
        """A command token comes into a system, from a pool or the reinforcements; TI-18.6: a second one does not."""
        if pool:
            self.pool(pool)[seat] -= 1
        self.tokens[seat] |= 1 << system
        self.say({"key": "token", "seat": seat, "system": system, "pool": pool})

    def take_token(self, seat: Seat, system: int, pool: str = "") -> None:
        """A command token leaves a system, for a pool or the reinforcements."""
        self.tokens[seat] &= ~(1 << system)
        if pool:
            self.pool(pool)[seat] += 1
        self.tell("took-token", seat=seat, system=system, pool=pool)

    def clear_tokens(self) -> None:
        """TI-84.4: all tokens leave the board."""
        self.tokens = [0] * self.seats
        self.tell("tokens-home")

    # ---- trade goods --------------------------------------------------------------------------------------------

    def gain_goods(self, seat: Seat, count: int) -> None:
        """TI-78.2."""
        self.goods[seat] += count
        self.say({"key": "gained-goods", "seat": seat, "count": count})

    def spend_goods(self, seat: Seat, count: int) -> None:
        """TI-78.4: back to the supply."""
        self.goods[seat] -= count
        self.say({"key": "spent-goods", "seat": seat, "count": count})

    def lose_goods(self, seat: Seat, count: int) -> None:
        """Trade goods go the same way without being spent."""
        self.goods[seat] -= count
        self.tell("lost-goods", seat=seat, count=count)

    def fill_commodities(self, seat: Seat) -> None:
        """TI-60.3: commodities up to the value of the faction."""
        self.commodities[seat] = max(self.commodities[seat], self.commodity_limit(seat))
        self.say({"key": "replenished", "seat": seat, "count": self.commodities[seat]})

    def hand_goods(self, seat: Seat, to: Seat, goods: int, commodities: int) -> None:
        """TI-60.5, TI-60.6: trade goods and commodities change hands; commodities become trade goods."""
        self.goods[seat] -= goods
        self.commodities[seat] -= commodities
        self.goods[to] += goods + commodities
        if goods or commodities:
            self.tell("paid", seat=seat, target=to, goods=goods, commodities=commodities)

    # ---- technologies -------------------------------------------------------------------------------------------

    def owns(self, seat: Seat, tech: int) -> bool:
        """TI-28.1."""
        return bool(self.techs[seat] >> tech & 1)

    def add_tech(self, seat: Seat, tech: int, how: str = "gained") -> None:
        """TI-28.1, TI-28.5: a technology is owned from now on."""
        self.techs[seat] |= 1 << tech
        self.regroup()
        self.tell("technology", seat=seat, technology=TECH_NAMES[tech], how=how)

    def drop_tech(self, seat: Seat, tech: int) -> None:
        """A technology is owned no longer."""
        self.techs[seat] &= ~(1 << tech)
        self.regroup()
        self.tapped[seat] &= ~(1 << tech)
        self.tell("technology-lost", seat=seat, technology=TECH_NAMES[tech])

    def tap(self, seat: Seat, tech: int) -> None:
        """TI-53.3: a technology is exhausted."""
        self.tapped[seat] |= 1 << tech
        self.tell("exhausted-technology", seat=seat, technology=TECH_NAMES[tech])

    def copy_tech(self, seat: Seat, tech: int, instead: int = NOBODY) -> None:
        """TI-28.16: a token on a technology of another player lets one use it; a token that lay elsewhere leaves that
        card, and what was exhausted stays exhausted."""
        spent = False
        if instead != NOBODY:
            spent = bool(self.tapped[seat] >> instead & 1)
            self.drop_copy(seat, instead)
        self.copied[seat] += (tech,)
        self.techs[seat] |= 1 << tech
        self.regroup()
        self.tapped[seat] |= spent << tech
        self.tell("technology", seat=seat, technology=TECH_NAMES[tech], how="copied")

    def drop_copy(self, seat: Seat, tech: int) -> None:
        """The token leaves a technology, which is copied no longer."""
        self.copied[seat] = tuple(other for other in self.copied[seat] if other != tech)
        self.drop_tech(seat, tech)

    # ---- strategy cards -----------------------------------------------------------------------------------------

    def take_card(self, seat: Seat, card: int) -> None:
        """TI-85.1, TI-85.1a: a strategy card and the trade goods on it."""
        self.cards[seat] = tuple(sorted((*self.cards[seat], card)))
        self.say({"key": "picked", "seat": seat, "strategy": STRATEGY_NAMES[card]})
        if self.bounty[card]:
            goods, self.bounty[card] = self.bounty[card], 0
            self.gain_goods(seat, goods)

    def give_back_card(self, seat: Seat, card: int) -> None:
        """A strategy card goes back to the common area."""
        self.cards[seat] = tuple(held for held in self.cards[seat] if held != card)
        self.used &= ~(1 << card)
        self.say({"key": "card-back", "seat": seat, "strategy": STRATEGY_NAMES[card]})

    def swap_cards(self, seat: Seat, card: int, other: Seat, theirs: int) -> None:
        """Two players exchange strategy cards."""
        self.cards[seat] = tuple(sorted((*(c for c in self.cards[seat] if c != card), theirs)))
        self.cards[other] = tuple(sorted((*(c for c in self.cards[other] if c != theirs), card)))
        self.tell("swapped-cards", seat=seat, target=other, given=STRATEGY_NAMES[card], taken=STRATEGY_NAMES[theirs])

    def exhaust_card(self, seat: Seat, card: int) -> None:
        """TI-75.2."""
        self.used |= 1 << card
        self.say({"key": "card-used", "seat": seat, "strategy": STRATEGY_NAMES[card]})

    def take_zero(self, seat: Seat) -> None:
        """TI-57.1a: the 0 token lies on a strategy card of this player, who comes first in this round."""
        self.zero = seat
        self.tell("initiative-zero", seat=seat)

    def put_bounty(self) -> None:
        """TI-85.2: one trade good on each card that nobody chose."""
        taken = {card for cards in self.cards for card in cards}
        for card in range(1, 9):
            if card not in taken:
                self.bounty[card] += 1
        self.tell("bounties", goods=self.bounty[1:])

    def ready_all(self, seat: Seat) -> None:
        """TI-84.6, TI-53.5: planets, technologies and strategy cards."""
        self.exhausted &= ~self.lands[seat]
        self.tapped[seat] = 0
        for card in self.cards[seat]:
            self.used &= ~(1 << card)
        self.say({"key": "readied-all", "seat": seat, "what": "cards"})

    def ready_planets(self, seat: Seat) -> None:
        """TI-83.4."""
        self.exhausted &= ~self.lands[seat]
        self.say({"key": "readied-all", "seat": seat, "what": "planets"})

    # ---- points -------------------------------------------------------------------------------------------------

    def score(self, seat: Seat, points: int, why: str) -> None:
        """TI-51.4: victory points; who reaches the goal wins at once (TI-51.0, TI-51.7)."""
        self.score_all([seat], points, why)

    def score_all(self, seats: Iterable[Seat], points: int, why: str) -> None:
        """TI-51.7: several at once; of those who reach the goal the first in order wins."""
        gaining = list(seats)
        for seat in gaining:
            self.points[seat] = min(self.points[seat] + points, self.goal)  # TI-51.4a, TI-R27
            self.tell("points", seat=seat, points=self.points[seat], gained=points, why=why)
        for seat in self.order_of_points():
            if seat in gaining and self.points[seat] >= self.goal:
                raise Won([seat], self.points, "points")

    def order_of_points(self) -> tuple[Seat, ...]:
        """Who is first among those who gain points at the same time."""
        return self.initiative_order()

    def lose_points(self, seat: Seat, points: int, why: str) -> None:
        """Points are lost again; a score does not fall below 0 (TI-R27)."""
        self.points[seat] = max(self.points[seat] - points, 0)
        self.tell("points", seat=seat, points=self.points[seat], gained=-points, why=why)

    def mark_scored(self, seat: Seat, objective: int) -> None:
        """TI-30.12, TI-30.18: an objective is scored; a secret one lies open from now on."""
        self.scored[seat] |= 1 << (objective - FIRST_OBJECTIVE)
        secret = objective in self.secrets[seat]
        if secret:
            self.secrets[seat] = tuple(card for card in self.secrets[seat] if card != objective)
            self.seen.pop(objective, None)
        name = CARD_NAMES[objective]
        self.tell("scored", seat=seat, objective=name, discloses=secret)
        self.score(seat, objective_row(objective).points, name)

    # ---- laws ---------------------------------------------------------------------------------------------------

    def enact(self, card: int, owner: Seat = NOBODY, planet: int = NOBODY) -> None:
        """TI-26.3, TI-83.20: a law comes into play: common, with its owner, or attached to a planet."""
        if self.agenda == card:
            self.agenda = 0
        if owner != NOBODY:
            self.owned[owner] |= 1 << (card - FIRST_AGENDA)
        else:
            self.laws |= 1 << (card - FIRST_AGENDA)
        self.regroup()
        if planet != NOBODY:
            self.elected[card] = planet
            row = agenda_row(card)
            if row.resources or row.influence:
                self.attach(planet, row.resources, row.influence)
        on = PLANET_NAMES[planet] if planet != NOBODY else None
        self.tell("law", agenda=CARD_NAMES[card], owner=owner, planet=on)

    def pass_law(self, card: int, to: Seat) -> None:
        """An owned law goes to another player."""
        for seat in range(self.seats):
            self.owned[seat] &= ~(1 << (card - FIRST_AGENDA))
        self.owned[to] |= 1 << (card - FIRST_AGENDA)
        self.regroup()
        self.tell("law-moved", agenda=CARD_NAMES[card], owner=to)

    def discard_agenda(self, card: int) -> None:
        """TI-26.5, TI-26.8: an agenda, in play or not, goes to the discard pile; a law stops working."""
        self.lift_law(card)
        if self.agenda == card:
            self.agenda = 0
        self.agenda_discard.append(card)
        self.tell("agenda-discarded", agenda=CARD_NAMES[card])

    def lift_law(self, card: int) -> None:
        """A law, if it is one in play, is in force no longer: it is discarded, or comes into play anew."""
        bit = 1 << (card - FIRST_AGENDA)
        self.laws &= ~bit
        self.spent_laws &= ~bit
        for seat in range(self.seats):
            self.owned[seat] &= ~bit
        self.regroup()
        if card in self.elected:
            row, planet = agenda_row(card), self.elected.pop(card)
            if row.resources or row.influence:
                self.attach(planet, -row.resources, -row.influence)

    def is_law_ready(self, card: int) -> bool:
        """Whether an attached card is not exhausted."""
        return not self.spent_laws >> (card - FIRST_AGENDA) & 1

    def tap_law(self, card: int) -> None:
        """An attached card is exhausted."""
        self.spent_laws |= 1 << (card - FIRST_AGENDA)
        self.tell("exhausted-law", agenda=CARD_NAMES[card])

    def make_speaker(self, seat: Seat) -> None:
        """TI-58."""
        self.speaker = seat
        self.tell("speaker", seat=seat)
