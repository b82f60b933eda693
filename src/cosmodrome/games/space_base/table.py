"""Everything that lies on the table, and the verbs that change it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from cosmodrome.games.space_base.index import (
    COLONY_VP,
    COST,
    DEPLOYED,
    FACES,
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
    STEPS_OF,
    ZONES,
    deck_of,
)
from cosmodrome.games.space_base.rows import Reward
from cosmodrome.kernel import Option, Seat, Table, Won

GOAL = 40
CLOCKWISE = [[tuple((start + step) % seats for step in range(seats)) for start in range(seats)] for seats in range(6)]


class SpaceBase(Table, kw_only=True):
    """A place on a board is `seat * 12 + sector - 1`; charges are kept by `seat * 2 + zone` and card."""

    variant: str
    decks: list[list[int]]  # by level, the top card last
    yard: list[list[int]]
    colonies: list[int]
    station: list[int]
    deployed: list[tuple[int, ...]]
    charges: list[dict[int, int]]
    ready: list[int]  # by step, the seats (as bits) that have a usable card: follows from the charges
    credits: list[int]
    income: list[int]
    vp: list[int]
    first: int = 0
    active: int = 0
    round: int = 0
    dice: tuple[int, ...] = ()
    faces_set: tuple[int, ...] = ()
    uses: list[tuple[int, ...]]  # the sectors each seat uses the dice for
    doubled: list[tuple[int, ...]]  # sector and card of each doubling
    ending: bool = False
    extra_rounds: int = 0
    # Hidden: the cards dealt in the light-speed opening, and who knows where an unbought one lies in its deck.
    hands: list[tuple[int, ...]]
    known: dict[int, int]
    # The choices of a seat on their way: cards of the opening; card and amount of each planned shift.
    draft: list[tuple[int, ...]]
    shifts: list[tuple[int, ...]]

    # ---- questions ----------------------------------------------------------------------------------------------

    def turn_order(self, start: Seat) -> tuple[Seat, ...]:
        """The seats clockwise, from one on."""
        return CLOCKWISE[self.seats][start]

    def zone(self, seat: Seat) -> int:
        """Where a seat collects this turn: the active player at the station, the others from deployed ships."""
        return STATION if seat == self.active else DEPLOYED

    def cards_at(self, seat: Seat, sector: int, zone: int) -> tuple[int, ...]:
        """The cards that pay a seat for a sector."""
        place = seat * SECTORS + sector - 1
        return self.deployed[place] if zone == DEPLOYED else (self.station[place],)

    def is_open(self, seat: Seat, sector: int) -> bool:
        """SB-12.4: a sector with a colony takes no further card, bought or free (SB-R10)."""
        return self.station[seat * SECTORS + sector - 1] < FIRST_COLONY

    def on_board(self, seat: Seat) -> list[int]:
        """The cards on a seat's board, by sector."""
        return self.station[seat * SECTORS : (seat + 1) * SECTORS]

    def above_board(self, seat: Seat) -> list[int]:
        """The deployed cards of a seat, by sector."""
        return [card for stack in self.deployed[seat * SECTORS : (seat + 1) * SECTORS] for card in stack]

    def zone_of(self, seat: Seat, card: int) -> int:
        """Where a card of the seat lies."""
        return STATION if card in self.on_board(seat) else DEPLOYED

    def cubes(self, seat: Seat, zone: int, card: int) -> int:
        """The charges on a card."""
        return self.charges[seat * 2 + zone].get(card, 0)

    def free_slots(self, seat: Seat, zone: int, card: int) -> int:
        """How many more charges fit on a card."""
        return FACES[zone][card].capacity[self.seats] - self.cubes(seat, zone, card)

    def uses_left(self, seat: Seat, zone: int, card: int) -> int:
        """How many times the charges on a card pay for its ability."""
        needed = FACES[zone][card].needed[self.seats]
        return self.cubes(seat, zone, card) // needed if needed else 0

    def steps_ready(self, seat: Seat) -> set[int]:
        """The steps in which some card of a seat holds enough charges to be used."""
        return {
            step
            for zone in (STATION, DEPLOYED)
            for card, cubes in self.charges[seat * 2 + zone].items()
            if cubes >= FACES[zone][card].needed[self.seats]
            for step in STEPS_OF[zone][card]
        }

    def usable(self, seat: Seat, step: int) -> list[tuple[int, int]]:
        """SB-5.6: the cards of a seat, with their zones, that hold enough charges and may be used in a step."""
        found = []
        for zone in (STATION, DEPLOYED):
            steps, faces = STEPS_OF[zone], FACES[zone]
            for card, cubes in self.charges[seat * 2 + zone].items():
                if step in steps[card] and cubes >= faces[card].needed[self.seats]:
                    found.append((card, zone))
        return found

    # ---- resources ----------------------------------------------------------------------------------------------

    def gain(self, seat: Seat, reward: Reward) -> None:
        """SB-3.3: gaining raises a count; there is no upper limit."""
        self.credits[seat] += reward.credits
        self.income[seat] += reward.income
        if reward.vp:
            self.score(seat, reward.vp)

    def receive(self, seat: Seat, reward: Reward) -> None:
        """What an ability gives."""
        if reward.credits or reward.income or reward.vp:
            self.gain(seat, reward)
            self.tell("received", seat=seat, credits=reward.credits, income=reward.income, vp=reward.vp)

    def score(self, seat: Seat, points: int) -> None:
        """SB-11.1: the first to have 40 points sets off the end, on whosever turn; that is final (SB-R13)."""
        self.vp[seat] += points
        if self.vp[seat] >= GOAL and not self.ending:
            self.ending = True
            self.tell("end-triggered", seat=seat, vp=self.vp[seat])

    def lose_vp(self, seat: Seat, points: int) -> None:
        """SB-19.3: nobody falls below 0."""
        lost = min(points, self.vp[seat])
        self.vp[seat] -= lost
        self.tell("lost-vp", seat=seat, vp=lost)

    def charge(self, seat: Seat, zone: int, card: int) -> bool:
        """SB-5.3: one charge on one free slot of the card; SB-5.4: a full card takes none; supply: SB-R12."""
        held, face = self.charges[seat * 2 + zone], FACES[zone][card]
        cubes = held.get(card, 0) + 1
        if cubes > face.capacity[self.seats]:
            return False
        held[card] = cubes
        if cubes >= face.needed[self.seats]:
            for step in STEPS_OF[zone][card]:
                self.ready[step] |= 1 << seat
        self.say({"key": "charged", "seat": seat, "card": NAMES[card], "charges": cubes})
        return True

    def discharge(self, seat: Seat, zone: int, card: int, count: int) -> None:
        """Take charges off a card."""
        held = self.charges[seat * 2 + zone]
        left = held[card] - count
        assert left >= 0, "more charges spent than there are"
        if left:
            held[card] = left
        else:
            del held[card]
        self._make_ready(seat, zone, card)

    def _make_ready(self, seat: Seat, zone: int, card: int) -> None:
        """Keep `ready` right after the charges on a card have changed."""
        for step in STEPS_OF[zone][card]:
            if self.uses_left(seat, zone, card) or self.usable(seat, step):
                self.ready[step] |= 1 << seat
            else:
                self.ready[step] &= ~(1 << seat)

    def seats_ready(self, step: tuple[int, int]) -> int:
        """The seats (as bits) that have a usable card in a step, which has a number for each of the two roles."""
        passive, active = step
        me = 1 << self.active
        return self.ready[active] & me | self.ready[passive] & ~me

    def spend(self, seat: Seat, zone: int, card: int) -> None:
        """SB-15.4, SB-15.5: one use takes one charge, or all the linked slots that count."""
        self.discharge(seat, zone, card, FACES[zone][card].needed[self.seats])
        self.tell("used", seat=seat, card=NAMES[card])

    # ---- cards --------------------------------------------------------------------------------------------------

    def take(self, card: int) -> None:
        """A card leaves the shipyard or the colonies."""
        (self.colonies if card >= FIRST_COLONY else self.yard[LEVEL[card] - 1]).remove(card)

    def place(self, seat: Seat, card: int, sector: int) -> None:
        """SB-4.2: the card goes onto its sector and the ship there is deployed; SB-12.2: a colony scores at once."""
        place = seat * SECTORS + sector - 1
        old = self.station[place]
        assert old < FIRST_COLONY, "a colony is never replaced"
        self.station[place] = card
        self.deploy(seat, old, sector)
        if card >= FIRST_COLONY:
            self.score(seat, COLONY_VP[card])

    def deploy(self, seat: Seat, card: int, sector: int) -> None:
        """A card goes above the board; SB-16.4: its charges go along as far as there are slots (SB-R1)."""
        self.deployed[seat * SECTORS + sector - 1] += (card,)
        self.carry_charges(seat, card, STATION, DEPLOYED)
        self.say({"key": "deployed", "seat": seat, "card": NAMES[card], "sector": sector})

    def carry_charges(self, seat: Seat, card: int, source: int, goal: int) -> None:
        """The charges of a card that changes zones: those that find no slot are lost."""
        cubes = self.charges[seat * 2 + source].pop(card, 0)
        if cubes:
            kept = min(cubes, FACES[goal][card].capacity[self.seats])
            if kept:
                self.charges[seat * 2 + goal][card] = kept
            self._make_ready(seat, source, card)
            self._make_ready(seat, goal, card)

    def buy(self, seat: Seat, card: int, sector: int, spend: int) -> None:
        """A purchase: pay, take and place the card."""
        self.credits[seat] -= spend
        self.take(card)
        name, price = NAMES[card], COST[card]
        self.say({"key": "bought", "seat": seat, "card": name, "price": price, "spent": spend, "sector": sector})
        self.place(seat, card, sector)

    def claim(self, seat: Seat, card: int) -> None:
        """SB-18.5: a shipyard ship free of charge, placed by the normal rules."""
        self.take(card)
        self.tell("claimed", seat=seat, card=NAMES[card], sector=SECTOR[card])
        self.place(seat, card, SECTOR[card])

    def refill(self, level: int) -> None:
        """SB-8.15: the top card of the deck of this level, if there is one (SB-R7)."""
        deck = self.decks[level - 1]
        if deck:
            card = deck.pop()
            self.known.pop(card, None)
            self.yard[level - 1].append(card)
            self.tell("refilled", card=NAMES[card], level=level, discloses=True)

    def swap_sectors(self, seat: Seat, one: int, other: int) -> None:
        """SB-18.8: all cards of two sectors, board and deployed, change places, colonies too (SB-R11)."""
        here, there = seat * SECTORS + one - 1, seat * SECTORS + other - 1
        self.station[here], self.station[there] = self.station[there], self.station[here]
        self.deployed[here], self.deployed[there] = self.deployed[there], self.deployed[here]
        self.tell("swapped", seat=seat, sectors=[one, other])

    def exchange(self, seat: Seat, card: int, zone: int, other: int) -> None:
        """SB-19.9: the card changes places with another on the board; from above the board, that one is deployed."""
        base = seat * SECTORS
        there = self.station.index(other, base, base + SECTORS)
        if zone == STATION:
            here = self.station.index(card, base, base + SECTORS)
            self.station[here], self.station[there] = other, card
        else:
            here = next(place for place in range(base, base + SECTORS) if card in self.deployed[place])
            self.deployed[here] = tuple(other if held == card else held for held in self.deployed[here])
            self.station[there] = card
            self.carry_charges(seat, other, STATION, DEPLOYED)
            self.carry_charges(seat, card, DEPLOYED, STATION)
        self.tell("exchanged", seat=seat, card=NAMES[card], other=NAMES[other])

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
            self.known[card] = 1 << seat
        if self.hands[seat]:
            self.tell("returned", seat=seat, count=len(self.hands[seat]))
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
            self.credits[seat] = self.income[seat]
            self.say({"key": "income", "seat": seat, "credits": self.credits[seat]})

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
        ready=[0] * STEPS,
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
