"""The table of Space Base: its boards, and the verbs of the opening and of the turn."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from cosmodrome.games.space_base.boards import Boards
from cosmodrome.games.space_base.index import (
    COST,
    DEPLOYED,
    FIRST_COLONY,
    FIRST_STARTER,
    LEVEL,
    LEVELS,
    NAMES,
    PAYMENTS,
    SECTOR,
    SECTORS,
    STATION,
    STEPS,
    ZONES,
    deck_of,
)
from cosmodrome.games.space_base.rows import Reward
from cosmodrome.kernel import NO_SEATS, ONLY, Option, Seat, Won


class SpaceBase(Boards, kw_only=True):
    """The boards, played on in turns."""

    # ---- the opening ------------------------------------------------------------------------------------------------

    def stack(self, level: int, order: tuple[int, ...]) -> None:
        """A shuffled deck is put down."""
        self.decks[level - 1] = list(order)

    def draw_opening(self, seat: Seat) -> int:
        """SB-6.7: a random level-1 card, paid for and placed."""
        card = self.decks[0].pop()
        self.credits[seat] -= COST[card]
        self.tell("opened", seat=seat, card=NAMES[card], price=COST[card], sector=SECTOR[card], discloses=True)
        self.place(seat, card, SECTOR[card])
        return card

    def deal(self, seat: Seat, level: int, count: int) -> None:
        """SB-21.2: cards for a player's eyes alone (SB-R6)."""
        cards = tuple(self.decks[level - 1].pop() for _ in range(count))
        self.hands[seat] += cards
        names = {"cards": [NAMES[card] for card in cards]}
        self.tell("dealt", seat=seat, level=level, count=count, secret=names, to=(seat,))

    def draft_card(self, seat: Seat, card: int) -> None:
        """A card the player means to buy; nobody else sees it yet."""
        self.draft[seat] += (card,)

    def keep_opening(self, seat: Seat) -> None:
        """SB-21.3: the chosen cards are paid for and placed in that order (SB-R18), the other credits kept."""
        for card in self.draft[seat]:
            self.hands[seat] = tuple(held for held in self.hands[seat] if held != card)
            self.credits[seat] -= COST[card]
            self.tell("opened", seat=seat, card=NAMES[card], price=COST[card], sector=SECTOR[card], discloses=True)
            self.place(seat, card, SECTOR[card])

    def return_dealt(self, seat: Seat) -> None:
        """SB-21.4: what was not bought goes under the decks; its owner knows where it lies (SB-R6)."""
        for card in self.hands[seat]:
            self.decks[LEVEL[card] - 1].insert(0, card)
            self.known[card] = ONLY[seat]
        for level in range(1, LEVELS + 1):
            if count := sum(LEVEL[card] == level for card in self.hands[seat]):
                self.tell("returned", seat=seat, level=level, count=count)
        self.hands[seat] = ()

    def clear_drafts(self) -> None:
        """The opening cards have been placed."""
        self.draft = [()] * self.seats

    def make_first(self, seat: Seat) -> None:
        """SB-6.9: the first player card."""
        self.first = seat
        self.tell("first-player", seat=seat)

    # ---- the turn -----------------------------------------------------------------------------------------------

    def begin_turn(self, seat: Seat) -> None:
        """SB-7.1: the turn passes to a seat; a new round starts with the first player."""
        self.active = seat
        self.round += seat == self.first
        self.dice = self.faces_set = ()
        self.uses = [()] * self.seats
        self.doubled = [()] * self.seats
        self.say({"key": "turn", "seat": seat, "round": self.round})
        self.cursor = "window-1"

    def set_face(self, seat: Seat, face: int) -> None:
        """SB-19.6: a die is set instead of rolled."""
        self.faces_set += (face,)
        self.tell("die-set", seat=seat, face=face)

    def roll(self, dice: tuple[int, ...], key: str = "rolled") -> None:
        """SB-8.3: the dice as they lie, for all players."""
        self.dice = dice
        self.say({"key": key, "seat": self.active, "dice": list(dice)})

    def shifted_sum(self, seat: Seat) -> int:
        """SB-17.2: the sum of the dice, moved to the right by the shifts a seat plans."""
        planned = self.shifts[seat]
        return sum(self.dice) + sum(planned[1::2])

    def plan_shift(self, seat: Seat, card: int, amount: int) -> None:
        """A shift that nobody else sees yet."""
        self.shifts[seat] += (card, amount)

    def double(self, seat: Seat, sector: int, card: int) -> None:
        """SB-20: a sector that will pay once more."""
        self.doubled[seat] += (sector, card)
        self.tell("doubled", seat=seat, sector=sector, card=NAMES[card])

    def raise_to_income(self, seat: Seat) -> None:
        """SB-8.16: credits below the income are raised to it, purchase or not (SB-R9)."""
        if self.credits[seat] < self.income[seat]:
            gained = self.income[seat] - self.credits[seat]
            self.credits[seat] = self.income[seat]
            self.say({"key": "income", "seat": seat, "gained": gained, "credits": self.credits[seat]})

    def play_on(self) -> None:
        """SB-11.4: a tie: one more full round."""
        self.extra_rounds += 1
        self.tell("extra-round", count=self.extra_rounds)

    def use_dice(self, ways: Mapping[Seat, Option]) -> None:
        """SB-8.5: each seat uses the dice for two sectors or for one; the charges of its shifts are spent."""
        for seat in self.turn_order(self.active):
            sectors = ways[seat][1:]
            if self.shifts[seat]:
                sectors = (self.shifted_sum(seat),)
                for card in self.shifts[seat][::2]:
                    self.spend(seat, self.zone_of(seat, card), card)
                self.shifts[seat] = ()
            self.uses[seat] = sectors
            self.say({"key": "dice-used", "seat": seat, "sectors": list(sectors)})

    def pay(
        self, seat: Seat, sector: int, paid: Collection[int] = (), without_charging: int = -1
    ) -> tuple[Reward, ...]:
        """SB-8.7: the cards of a sector pay at once, but once for a die (SB-14.9, SB-14.10): resources, and a charge
        each (SB-16.1) that has room for it (SB-R14). Returned are the rewards that ask or lead on."""
        place = seat * SECTORS + sector - 1
        if seat != self.active:  # SB-1.5
            zone, cards = DEPLOYED, self.deployed[place]
        else:
            zone, cards = STATION, (self.station[place],)
        if paid:
            cards = besides(paid, cards)
        if not cards:
            return ()
        credits, income, vp, charged, leads = PAYMENTS[zone][cards]
        for card in charged:
            if card != without_charging:
                self.charge(seat, zone, card)
        if credits or income or vp:
            self.credits[seat] += credits
            self.income[seat] += income
            self.say(
                {
                    "key": "collected",
                    "seat": seat,
                    "sector": sector,
                    "zone": ZONES[zone],
                    "credits": credits,
                    "income": income,
                    "vp": vp,
                }
            )
            if vp:
                self.score(seat, vp)
        return leads

    def follow_arrow(
        self, seat: Seat, sector: int, goal: int, paid: Collection[int], without_charging: int
    ) -> tuple[Reward, ...]:
        """SB-14.3: an arrow leads from a sector to its neighbour, which pays too."""
        self.tell("arrow", seat=seat, sector=sector, goal=goal)
        return self.pay(seat, goal, paid, without_charging)

    def pay_again(self, seat: Seat, sector: int, card: int) -> tuple[Reward, ...]:
        """SB-20.1: a sector pays once more; the doubling card cannot charge itself (SB-20.4)."""
        self.tell("again", seat=seat, sector=sector, card=NAMES[card])
        return self.pay(seat, sector, without_charging=card)

    def win(self, winners: list[Seat], reason: str) -> Won:
        """The end: who won, and why."""
        self.tell("won", seats=winners, reason=reason)
        return Won(winners, self.vp, reason)


def besides(paid: Collection[int], cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that have not paid yet."""
    return tuple(card for card in cards if card not in paid)


def empty_table(seats: int, options: dict[str, str]) -> SpaceBase:
    """SB-6: boards with the starting ships on their sectors, colonies in order; the decks are not yet shuffled."""
    light_speed = options["variant"] == "light-speed"
    return SpaceBase(
        seats=seats,
        variant=options["variant"],
        decks=[list(deck_of(level)) for level in range(1, LEVELS + 1)],
        yard=[[] for _ in range(LEVELS)],
        colonies=list(range(FIRST_COLONY, FIRST_COLONY + SECTORS)),
        station=list(range(FIRST_STARTER, FIRST_STARTER + seats * SECTORS)),
        deployed=[()] * (seats * SECTORS),
        charges=[{} for _ in range(seats * 2)],
        ready=[NO_SEATS] * STEPS,
        limits={},
        credits=[15 if light_speed else 5] * seats,
        income=[1 if light_speed else 0] * seats,
        vp=[0] * seats,
        uses=[()] * seats,
        doubled=[()] * seats,
        hands=[()] * seats,
        known={},
        draft=[()] * seats,
        shifts=[()] * seats,
    )
