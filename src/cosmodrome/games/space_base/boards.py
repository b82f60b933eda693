"""The boards and what lies on and beside them: cards, charges, credits, income, points."""

from __future__ import annotations

from cosmodrome.games.space_base.index import (
    COLONY_VP,
    COST,
    DEPLOYED,
    FACES,
    FIRST_COLONY,
    LEVEL,
    NAMES,
    PLACES_CHARGES,
    SECTOR,
    SECTORS,
    STATION,
    STEPS_OF,
)
from cosmodrome.games.space_base.rows import Reward
from cosmodrome.kernel import Seat, Seats, Table

GOAL = 40
CLOCKWISE = [[tuple((start + step) % seats for step in range(seats)) for start in range(seats)] for seats in range(6)]


class Boards(Table, kw_only=True):
    """All that the table holds, and the verbs of boards and cards.

    A place on a board is `seat * 12 + sector - 1`; charges are kept by `seat * 2 + zone` and card.
    """

    variant: str
    decks: list[list[int]]  # by level, the top card last
    yard: list[list[int]]
    colonies: list[int]
    station: list[int]
    deployed: list[tuple[int, ...]]
    charges: list[dict[int, int]]
    ready: list[Seats]  # by step, who has a usable card: follows from the charges
    limits: dict[int, int]  # by card that places charges: how often it may still be used in this window (SB-R2)
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
    known: dict[int, Seats]
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
            self.tell("received", seat=seat, credits=reward.credits, income=reward.income, vp=reward.vp)
            self.gain(seat, reward)

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
                self.ready[step] = self.ready[step].add(seat)
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

    def open_window(self, step: tuple[int, int]) -> None:
        """SB-R2: in one window a card places charges as often as those pay for that it holds at the start. Seats with
        nothing to use in this step have no such card either."""
        self.limits = limits = {}
        for seat in self.seats_ready(step).members:
            for zone in (STATION, DEPLOYED):
                held = self.charges[seat * 2 + zone]
                if not PLACES_CHARGES[zone].isdisjoint(held):
                    for card in PLACES_CHARGES[zone].intersection(held):
                        limits[card] = self.uses_left(seat, zone, card)

    def place_charge(self, seat: Seat, card: int, goal: int) -> None:
        """SB-19.4: a card, used once more in this window, puts a charge on a free slot."""
        self.limits[card] -= 1
        self.charge(seat, self.zone_of(seat, goal), goal)

    def move_charge(self, seat: Seat, card: int, goal: int) -> None:
        """A charge goes from one card of the seat to another."""
        zone = self.zone_of(seat, card)
        self.discharge(seat, zone, card, 1)
        left = self.cubes(seat, zone, card)
        self.tell("moved-charge", seat=seat, card=NAMES[card], other=NAMES[goal], charges=left)
        self.charge(seat, self.zone_of(seat, goal), goal)

    def _make_ready(self, seat: Seat, zone: int, card: int) -> None:
        """Keep `ready` right after the charges on a card have changed."""
        for step in STEPS_OF[zone][card]:
            if self.uses_left(seat, zone, card) or self.usable(seat, step):
                self.ready[step] = self.ready[step].add(seat)
            else:
                self.ready[step] = self.ready[step].remove(seat)

    def seats_ready(self, step: tuple[int, int]) -> Seats:
        """The seats that have a usable card in a step, which has a number for each of the two roles."""
        passive, active = step
        me = self.active
        ready = self.ready[passive]
        return ready.add(me) if me in self.ready[active].members else ready.remove(me)

    def spend(self, seat: Seat, zone: int, card: int) -> None:
        """SB-15.4, SB-15.5: one use takes one charge, or all the linked slots that count."""
        spent = FACES[zone][card].needed[self.seats]
        self.discharge(seat, zone, card, spent)
        self.tell("used", seat=seat, card=NAMES[card], spent=spent, charges=self.cubes(seat, zone, card))

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
        kept, lost = self.carry_charges(seat, card, STATION, DEPLOYED)
        name = NAMES[card]
        self.say({"key": "deployed", "seat": seat, "card": name, "sector": sector, "charges": kept, "lost": lost})

    def carry_charges(self, seat: Seat, card: int, source: int, goal: int) -> tuple[int, int]:
        """The charges of a card that changes zones; returned are those it keeps, and those that find no slot."""
        cubes = self.charges[seat * 2 + source].pop(card, 0)
        if not cubes:
            return 0, 0
        kept = min(cubes, FACES[goal][card].capacity[self.seats])
        if kept:
            self.charges[seat * 2 + goal][card] = kept
        self._make_ready(seat, source, card)
        self._make_ready(seat, goal, card)
        return kept, cubes - kept

    def buy(self, seat: Seat, card: int, sector: int, spend: int) -> None:
        """A purchase: pay, take and place the card."""
        self.credits[seat] -= spend
        self.take(card)
        self.say(
            {
                "key": "bought",
                "seat": seat,
                "card": NAMES[card],
                "price": COST[card],
                "spent": spend,
                "sector": sector,
                "vp": COLONY_VP[card],
            }
        )
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
        lost = 0
        if zone == STATION:
            here = self.station.index(card, base, base + SECTORS)
            self.station[here], self.station[there] = other, card
        else:
            here = next(place for place in range(base, base + SECTORS) if card in self.deployed[place])
            self.deployed[here] = tuple(other if held == card else held for held in self.deployed[here])
            self.station[there] = card
            lost += self.carry_charges(seat, other, STATION, DEPLOYED)[1]
            lost += self.carry_charges(seat, card, DEPLOYED, STATION)[1]
        self.tell(
            "exchanged",
            seat=seat,
            card=NAMES[card],
            other=NAMES[other],
            charges=self.cubes(seat, STATION, card),
            other_charges=self.cubes(seat, zone, other),
            lost=lost,
        )
