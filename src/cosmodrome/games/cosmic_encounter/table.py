"""Everything that lies on the table: cards (zones.py), ships (fleets.py), and here sheets, the turn, the encounter."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.cosmic_encounter.cards import (
    KINDS,
    NAMES,
    VALUES,
    destiny_colour,
    destiny_name,
)
from cosmodrome.games.cosmic_encounter.cheats import NEW_PHASE, Cheats
from cosmodrome.games.cosmic_encounter.fleets import BESIDE, GATE, SHIPS_PER_PLANET
from cosmodrome.games.cosmic_encounter.sheets import NOBODY as NOBODY
from cosmodrome.kernel import Seat

SIDES: Final = ("offense", "defense")
OFFENSE, DEFENSE = 0, 1
# The part a seat plays in the encounter, as bits.
ROLE_OFFENSE, ROLE_DEFENSE, ROLE_OFFENSIVE_ALLY, ROLE_DEFENSIVE_ALLY, ROLE_OTHER = 1, 2, 4, 8, 16
CLOCKWISE: Final = [
    [tuple((start + step) % seats for step in range(seats)) for start in range(seats)] for seats in range(6)
]
# CE-R2: offense, defense, then clockwise from the offense's left. By seats, offense and defense (-1: none yet).
TIMING: Final = [
    [
        [
            (offense, *([defense] if defense not in (NOBODY, offense) else []), *rest)
            for defense in (*range(seats), NOBODY)
            for rest in [[seat for seat in CLOCKWISE[seats][offense][1:] if seat != defense]]
        ]
        for offense in range(seats)
    ]
    for seats in range(6)
]
# The pieces before the encounter cards are selected: an offense without one ends his turn here (CE-23.3).
BEFORE_SELECTION: Final = frozenset(
    ("regroup", "destiny", "aim", "launch", "launched", "alliance", "invite", "answer", "allied", "planning", "select")
)


class CosmicEncounter(Cheats, kw_only=True):
    """The whole table."""

    # Destiny.
    destiny_deck: list[int]
    destiny_discard: list[int]
    destiny: int = NOBODY  # the card that was drawn
    destined: int = NOBODY  # the player it names

    # The turn.
    turn: int = 0
    round: int = 0
    encounter: int = 0  # of this turn, from 1
    success: bool = False  # whether the last encounter of the turn seat succeeded
    pending: list[tuple[int, int]]  # further encounters: offense and defense (or -1)
    extra: bool = False  # this is a further encounter, outside the turn
    after: str = ""  # where the rules go on after a piece that came between

    # The encounter.
    offense: int = 0
    defense: int = NOBODY
    planet: int = NOBODY
    aims: tuple[int, ...] = ()
    side: list[int]  # by seat: OFFENSE, DEFENSE or NOBODY
    roles: list[int]
    invited: list[int]  # by side, the seats as bits
    answering: int = 0  # how many have answered invitations
    card_kind: list[str]  # by side, what the encounter card counts as
    card_value: list[int]
    bonus: list[int]
    winner: int = NOBODY  # a side
    result: str = ""  # win, deal, failed, both-lost, success, none
    decided: tuple[int, ...] = ()  # the totals of both sides when the result was fixed
    engaged: tuple[int, ...] = ()  # the ships each seat then had in the encounter
    owed: list[int]  # compensation or rewards on their way
    lost_ships: list[int]  # own ships that went to the warp by losing this encounter
    discarded: list[tuple[int, ...]]  # the encounter cards of this encounter that lie in the discard pile, by seat
    marks: dict[str, int]  # what uses have left behind in this encounter
    flares_by: list[int]  # flares played by each seat
    spent: tuple[int, ...] = ()
    uses: tuple[tuple[int, str, tuple[int | str, ...]], ...] = ()  # under way, the newest last: seat, ability, target
    gift: int = NOBODY  # a card that was given away in this encounter, known to giver and receiver alone

    # A deal on its way.
    proposer: int = NOBODY
    offered: list[int]  # offers made, by side
    terms: dict[str, int]

    # ---- questions ----------------------------------------------------------------------------------------------

    def timing(self) -> tuple[Seat, ...]:
        """CE-R2, CE-20.2: offense, defense, then clockwise from the offense's left."""
        return TIMING[self.seats][self.offense][self.defense]

    def clockwise(self, start: Seat) -> tuple[Seat, ...]:
        """The seats clockwise, from one on."""
        return CLOCKWISE[self.seats][start]

    def main(self, side: int) -> Seat:
        """The main player of a side."""
        return self.offense if side == OFFENSE else self.defense

    def is_main(self, seat: Seat) -> bool:
        """Whether a seat is a main player."""
        return seat in (self.offense, self.defense)

    def opponent(self, seat: Seat) -> Seat:
        """The other main player."""
        return self.defense if seat == self.offense else self.offense

    def allies(self, side: int) -> list[Seat]:
        """The allies of a side in timing order."""
        return [seat for seat in self.timing() if self.side[seat] == side and not self.is_main(seat)]

    def ships_in(self, seat: Seat) -> int:
        """A player's own ships in the encounter."""
        if self.side[seat] == OFFENSE:
            return self.gate[seat]
        if seat == self.defense:
            return self.ships[seat][self.planet] if self.planet >= 0 else 0
        return self.beside[seat]

    def place_in(self, seat: Seat) -> int:
        """Where a player's ships in the encounter are."""
        return GATE if self.side[seat] == OFFENSE else self.planet if seat == self.defense else BESIDE

    def outside(self, seat: Seat) -> list[int]:
        """The colonies of a player whose ships are not in the encounter."""
        return [planet for planet in self.colonies(seat) if seat != self.defense or planet != self.planet]

    def count_as(self, seat: Seat) -> int:
        """What a player's ships add to his side's total: CE-R9 step 3."""
        count = self.ships_in(seat) * (self.marked("weight", seat) or 1)
        return -count if self.marked("subtract", seat) else count

    def total(self, side: int) -> int:
        """CE-R9: card, ships and bonuses of a side, with all that uses have changed."""
        main, allies = self.main(side), self.allies(side)
        card, own = self.card_value[side] + self.called(side), self.count_as(main)
        allied = sum(self.count_as(ally) for ally in allies)
        multiply = self.marked("multiply", main)
        if multiply == MULTIPLY_OWN:
            own, card = 0, card * self.ships_in(main)
        elif multiply == MULTIPLY_ALL:
            own, allied, card = 0, 0, card * (self.ships_in(main) + sum(self.ships_in(ally) for ally in allies))
        elif multiply == MULTIPLY_SHIPS:
            own, allied = self.ships_in(main) * sum(self.ships_in(ally) for ally in allies), 0
        return card + own + allied + self.bonus[side]

    def called(self, side: int) -> int:
        """CE-R9 step 2: a number that was called counts if two attacks are that far apart."""
        number = self.marked("call", self.main(side))
        apart = abs(self.card_value[OFFENSE] - self.card_value[DEFENSE])
        return number if number and self.both("attack") and apart >= number else 0

    def both(self, kind: str) -> bool:
        """Whether both encounter cards count as this."""
        return self.card_kind[OFFENSE] == self.card_kind[DEFENSE] == kind

    @property
    def margin(self) -> int:
        """The distance between the totals of two attacks when the result was fixed."""
        return abs(self.decided[OFFENSE] - self.decided[DEFENSE]) if self.decided and self.both("attack") else 0

    def shows(self, seat: Seat, kind: str) -> bool:
        """Whether the card of a main player counts as this."""
        return self.is_main(seat) and self.card_kind[self.side[seat]] == kind

    def limit(self, seat: Seat) -> int:
        """CE-9.2, CE-10.7: how many ships a player may send, four if nothing else was said."""
        return (self.marked("limit", seat) or SHIPS_PER_PLANET) + self.marked("limit-plus", seat)

    # ---- marks --------------------------------------------------------------------------------------------------

    def mark(self, name: str, seat: Seat = NOBODY, value: int = 1) -> None:
        """A use leaves something behind for the rest of the encounter; sums and rules read it."""
        key = name if seat == NOBODY else f"{name}:{seat}"
        self.marks[key] = value
        self.tell("marked", mark=name, seat=None if seat == NOBODY else seat, value=value)

    def marked(self, name: str, seat: Seat = NOBODY) -> int:
        """What was left behind, 0 if nothing."""
        return self.marks.get(name if seat == NOBODY else f"{name}:{seat}", 0) if self.marks else 0

    def unmark(self, name: str, seat: Seat = NOBODY) -> None:
        """A mark is taken away."""
        self.marks.pop(name if seat == NOBODY else f"{name}:{seat}", None)
        self.tell("marked", mark=name, seat=None if seat == NOBODY else seat, value=0)

    def add_bonus(self, side: int, amount: int) -> None:
        """Something is added to the total of a side."""
        self.bonus[side] += amount
        self.tell("bonus", side=SIDES[side], amount=amount)

    # ---- the turn -----------------------------------------------------------------------------------------------

    def go(self, cursor: str) -> None:
        """A piece ends: victory and powers are checked, and an encounter that is over goes on at its end."""
        self.check_victory()
        if self.result and cursor in BEFORE_RESULT:
            cursor = RESULTS[self.result]
        elif self.edition == 2018 and cursor in BEFORE_SELECTION and not self._offense_can_go_on():
            self.run_out()
            cursor = "no-cards"
        if self.cheat and cursor in NEW_PHASE:
            self.after, self.cursor = cursor, "sleight"
            return
        keep = self.keep_power
        for seat in range(self.seats):
            if (self.home[seat] < keep) != self.lost[seat]:
                self.after, self.cursor = cursor, "powers"
                return
        self.cursor = cursor

    def _offense_can_go_on(self) -> bool:
        """CE-23.3: whether the offense still has an encounter card; that he goes on shows it to all."""
        if self.could_select(self.offense):
            self.claim(self.offense)
            return True
        return False

    def run_out(self) -> None:
        """CE-23.2: the offense has no encounter card left, which he shows."""
        self.tell("no-encounter-cards", seat=self.offense, discloses=True)

    def claim(self, seat: Seat) -> None:
        """The rules have shown that a seat holds an encounter card, in the hand or where else it may play from."""
        if seat not in self.claims:
            self.claims += (seat,)

    def unclaim(self) -> None:
        """The encounter cards are laid: what was shown of the hands is of no more use."""
        self.claims = ()

    def begin_turn(self, seat: Seat) -> None:
        """CE-5.1: the turn passes to a seat."""
        self.turn = seat
        self.round += seat == 0
        self.encounter, self.success, self.extra = 0, False, False
        self.offense, self.defense = seat, NOBODY
        self._clear()
        self.tell("turn", seat=seat, round=self.round)

    def begin_encounter(self, offense: Seat, defense: Seat = NOBODY, extra: bool = False) -> None:
        """CE-5.3: an encounter begins with its regroup phase."""
        self.offense, self.defense, self.extra = offense, NOBODY, extra
        self.encounter += not extra
        self._clear()
        self.destined = defense
        self._take_sides()
        self.tell("encounter", seat=offense, number=self.encounter, extra=extra)

    def _clear(self) -> None:
        """Nothing of an encounter is left."""
        seats = self.seats
        self.planet = self.destiny = self.destined = self.winner = self.proposer = NOBODY
        self.aims, self.zapped, self.spent, self.claims, self.result = (), (), (), (), ""
        self.gift, self.borrowed = NOBODY, ()
        self.side, self.roles = [NOBODY] * seats, [ROLE_OTHER] * seats
        self.invited, self.answering = [0, 0], 0
        self.card_kind, self.card_value, self.bonus = ["", ""], [0, 0], [0, 0]
        self.owed, self.lost_ships, self.flares_by = [0] * seats, [0] * seats, [0] * seats
        self.discarded = [()] * seats
        self.decided, self.engaged, self.reinforcers = (), (0,) * seats, {}
        self.marks, self.terms, self.offered = {}, {}, [0, 0]
        self.arrived = [0] * seats
        if self.loans:
            loans, self.loans = self.loans, []
            for seat in range(seats):
                if self.sheets[seat] != loans[seat]:
                    self.give_sheets(seat, loans[seat])

    def _take_sides(self) -> None:
        for seat in range(self.seats):
            if seat == self.offense:
                self.side[seat], self.roles[seat] = OFFENSE, ROLE_OFFENSE
            elif seat == self.defense:
                self.side[seat], self.roles[seat] = DEFENSE, ROLE_DEFENSE
            else:
                self.side[seat], self.roles[seat] = NOBODY, ROLE_OTHER

    def note_success(self) -> None:
        """Whether the offense may go on depends on how his encounter ended (CE-16.1)."""
        won = self.result == "win" and self.winner == OFFENSE
        self.success = won or self.result in ("deal", "success")

    def next_pending(self) -> tuple[Seat, Seat]:
        """The further encounter that comes next."""
        return self.pending.pop(0)

    def wait_for(self, offense: Seat, defense: Seat = NOBODY) -> None:
        """CE-R40: a further encounter, as soon as this one is over."""
        self.pending.append((offense, defense))
        self.tell("further-encounter", seat=offense)

    # ---- destiny ------------------------------------------------------------------------------------------------

    def shuffle_destiny(self, order: tuple[int, ...]) -> None:
        """CE-8.2: a new destiny deck."""
        self.destiny_deck, self.destiny_discard = list(order), []
        self.tell("destiny-shuffled", count=len(order))

    def pick_destiny(self, card: int) -> None:
        """A destiny card is looked for in the deck and laid on top."""
        self.destiny_deck.remove(card)
        self.destiny_deck.append(card)
        self.tell("destiny-picked")

    def turn_destiny(self) -> None:
        """CE-8.1: the top destiny card is revealed; CE-8.13: a special card counts as the colour of whom it names."""
        card = self.destiny_deck.pop()
        self.destiny = card
        name = destiny_name(card, self.seats)
        self.destined = destiny_colour(card, self.seats) if name == "colour" else self._named_by(name)
        named = None if self.destined == NOBODY else self.destined
        self.tell("destiny", seat=self.offense, card=name, target=named, discloses=True)

    def _named_by(self, special: str) -> Seat:
        """CE-8.9 to CE-8.12: the other player who has most or fewest, the first clockwise of those tied (CE-R37)."""
        if special == "wild":
            return NOBODY
        counts = {
            "most_cards": [len(self.possession(seat)) for seat in range(self.seats)],
            "most_foreign_colonies": self.foreign,
            "fewest_ships_in_warp": [-count for count in self.warp],
        }[special]
        return max(self.clockwise(self.offense)[1:], key=lambda seat: counts[seat])

    def discard_destiny(self) -> None:
        """The destiny card has done its work."""
        if self.destiny != NOBODY:
            self.destiny_discard.append(self.destiny)
            self.destiny = self.destined = NOBODY

    def face(self, seat: Seat, aims: tuple[int, ...]) -> None:
        """The defense, and the planets the gate may be aimed at."""
        self.defense, self.aims = seat, aims
        self._take_sides()
        self.tell("defense", seat=seat)

    def aim(self, planet: int) -> None:
        """CE-9.1: the gate points at a planet."""
        self.planet = planet
        self.tell("aimed", seat=self.offense, planet=planet)

    # ---- alliance -----------------------------------------------------------------------------------------------

    def invite(self, side: int, seats: tuple[Seat, ...]) -> None:
        """CE-10.1: a main player names everybody he invites."""
        self.invited[side] = sum(1 << seat for seat in seats)
        self.tell("invited", side=SIDES[side], seats=list(seats))

    def ally(self, seat: Seat, side: int) -> None:
        """CE-10.5: a player joins a side."""
        self.side[seat] = side
        self.roles[seat] = ROLE_OFFENSIVE_ALLY if side == OFFENSE else ROLE_DEFENSIVE_ALLY
        self.tell("allied", seat=seat, side=SIDES[side])

    def unally(self, seat: Seat) -> None:
        """An alliance is dissolved; the ships are moved apart from this."""
        self.side[seat], self.roles[seat] = NOBODY, ROLE_OTHER
        self.tell("alliance-ended", seat=seat)

    def decline(self, seat: Seat) -> None:
        """A player stays out of it."""
        self.marks[f"declined:{seat}"] = 1
        self.tell("declined", seat=seat)

    def next_answer(self) -> None:
        """CE-10.10: the next player answers when this one is done."""
        self.answering += 1

    # ---- cards of the encounter ---------------------------------------------------------------------------------

    def count_card(self, seat: Seat, kind: str, value: int) -> None:
        """What a main player's encounter card counts as from now on."""
        side = self.side[seat]
        self.card_kind[side], self.card_value[side] = kind, value
        self.tell("counts-as", seat=seat, kind=kind, value=value)

    def count_laid(self, seat: Seat) -> None:
        """The card counts as what is printed on it."""
        for card in self.laid[seat]:
            self.count_card(seat, KINDS[card], VALUES[card])

    def claim_win(self, side: int) -> None:
        """CE-R3: a side wins whatever the cards say; the first claim stands."""
        if not self.marked("wins"):
            self.mark("wins", value=side + 1)

    def conclude(self, result: str, winner: int = NOBODY) -> None:
        """CE-14.1: how the encounter ends. A piece that is going on leads there by itself."""
        self.result, self.winner = result, winner
        self.decided = (self.total(OFFENSE), self.total(DEFENSE))
        self.engaged = tuple(self.ships_in(seat) for seat in range(self.seats))
        self.tell("concluded", result=result, side=None if winner == NOBODY else SIDES[winner])

    def owe(self, seat: Seat, count: int) -> None:
        """Compensation or rewards that a player is to get."""
        self.owed[seat] = count
        self.tell("owed", seat=seat, count=count)

    def note_losses(self, lost: tuple[int, ...]) -> None:
        """CE-15.2: the own ships that went to the warp through this loss."""
        self.lost_ships = list(lost)

    def discard_encounter_card(self, seat: Seat) -> None:
        """The card lies in the discard pile, where others may want it."""
        self.discarded[seat] = self.discard_laid(seat)

    def play_flare(self, seat: Seat, card: int) -> None:
        """CE-27.4, CE-27.5: it counts as played by this player, and for all in this encounter, even if it is cancelled
        or stolen then (CE-R8)."""
        self.flares_by[seat] += 1
        self.spent += (card,)

    def spend(self, card: int) -> None:
        """A card that cannot be played again in this encounter."""
        self.spent += (card,)

    def give(self, seat: Seat, card: int, to: Seat) -> None:
        """A card is a gift: who gave to whom is known to all, what it is to these two."""
        self.hand_over(seat, (card,), to)
        self.gift = card
        self.mark("gave", seat, to + 1)

    def begin_use(self, seat: Seat, ability: str, target: tuple[int | str, ...]) -> None:
        """A use is under way: what answers it can see whose it is, and all can see what is being answered."""
        self.uses += ((seat, ability, target),)

    def end_use(self) -> None:
        """The newest use is over."""
        self.uses = self.uses[:-1]

    def unplay_flare(self, seat: Seat) -> None:
        """CE-R7: a stopped flare does not use up the player's flare."""
        self.flares_by[seat] -= 1

    # ---- deals --------------------------------------------------------------------------------------------------

    def begin_offer(self, seat: Seat) -> None:
        """A main player makes an offer."""
        self.proposer = seat
        self.offered[self.side[seat]] += 1

    def put_up(self, seat: Seat, card: int) -> None:
        """A card goes into the offer, face down until it is made."""
        self.hands[seat] = tuple(held for held in self.hands[seat] if held != card)
        self.offer[seat] += (card,)

    def add_term(self, name: str, seat: Seat, value: int) -> None:
        """One term of the offer."""
        self.terms[f"{name}:{seat}"] = value

    def term(self, name: str, seat: Seat) -> int:
        """A term of the offer, 0 if it is not there."""
        return self.terms.get(f"{name}:{seat}", 0)

    def make_offer(self, seat: Seat) -> None:
        """The offer is spoken: its cards are named before everybody (CE-R50)."""
        for card in self.offer[seat]:
            self.seen[card] = (1 << self.seats) - 1
        cards = [NAMES[card] for card in self.offer[seat]]
        self.tell("offered", seat=seat, cards=cards, terms=dict(self.terms), discloses=True)

    def exchange_offers(self, one: Seat, other: Seat) -> None:
        """CE-13.8: what was promised changes hands at the same time; what was named, all have heard."""
        everybody = (1 << self.seats) - 1
        mine, theirs = self.offer[one], self.offer[other]
        for seat, to, cards in ((one, other, mine), (other, one, theirs)):
            self.hand_over_openly(seat, [card for card in cards if self.seen.get(card) == everybody], to)
            self.hand_over(
                seat, [card for card in cards if self.seen.get(card) != everybody and card in self.offer[seat]], to
            )

    def withdraw_offer(self) -> None:
        """The offer is off the table; the cards go back."""
        for seat in (self.offense, self.defense):
            self.hands[seat] += self.offer[seat]
            self.offer[seat] = ()
        self.terms = {}


MULTIPLY_OWN: Final = 1
MULTIPLY_ALL: Final = 2
MULTIPLY_SHIPS: Final = 3
RESULTS: Final = {
    "win": "decided",
    "both-lost": "decided",
    "deal": "dealt",
    "failed": "failed",
    "success": "cards",
    "none": "cards",
}
# The pieces that an encounter skips once its result is known.
BEFORE_RESULT: Final = BEFORE_SELECTION | {"answer-card", "selected", "reveal", "totals", "outcome"}
