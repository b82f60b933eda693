"""The whole table: on top of cards, ships, sheets and the encounter as it stands, the verbs of turn and encounter."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.cosmic_encounter.cards import KINDS, NAMES, VALUES, destiny_colour, destiny_name
from cosmodrome.games.cosmic_encounter.cheats import NEW_PHASE
from cosmodrome.games.cosmic_encounter.encounter import DEFENSE as DEFENSE
from cosmodrome.games.cosmic_encounter.encounter import OFFENSE as OFFENSE
from cosmodrome.games.cosmic_encounter.encounter import (
    ROLE_DEFENSE,
    ROLE_DEFENSIVE_ALLY,
    ROLE_OFFENSE,
    ROLE_OFFENSIVE_ALLY,
    ROLE_OTHER,
    Encounter,
)
from cosmodrome.games.cosmic_encounter.encounter import SIDES as SIDES
from cosmodrome.games.cosmic_encounter.sheets import NOBODY as NOBODY
from cosmodrome.games.cosmic_encounter.zones import without
from cosmodrome.kernel import NO_SEATS, Seat, seats_of

# The pieces before the encounter cards are selected: an offense without one ends his turn here (CE-23.3).
BEFORE_SELECTION: Final = frozenset(
    ("regroup", "destiny", "aim", "launch", "launched", "alliance", "invite", "answer", "allied", "planning", "select")
)
CARD_TERM: Final = "card-"  # the term that asks for a card by name begins so
RESULTS: Final = {
    "win": "decided",
    "both-lost": "decided",
    "deal": "dealt",
    "failed": "failed",
    "success": "cards",
    "none": "no-cards",
}
# The pieces that an encounter skips once its result is known.
BEFORE_RESULT: Final = BEFORE_SELECTION | {"answer-card", "selected", "reveal", "totals", "outcome"}


class CosmicEncounter(Encounter, kw_only=True):
    """The whole table."""

    # ---- the turn -----------------------------------------------------------------------------------------------

    def go(self, cursor: str) -> None:
        """A piece ends: victory and powers are checked, and an encounter that is over goes on at its end."""
        if self.colonies_changed:
            self.check_victory()
        if not self.result and self.offense not in self.claims and self.runs_out(cursor):
            self.run_out()
        if self.result and cursor in BEFORE_RESULT:
            cursor = RESULTS[self.result]
        if self.cheat and cursor in NEW_PHASE:
            self.after, self.cursor = cursor, "sleight"
            return
        if self.colonies_changed and self.powers_change():
            self.after, self.cursor = cursor, "powers"
        else:
            self.cursor = cursor

    def powers_change(self) -> bool:
        """CE-18.2, CE-18.5: whether somebody has lost or regained the home colonies that a power needs."""
        self.colonies_changed = False
        return [colonies < self.keep_power for colonies in self.home] != self.lost

    def runs_out(self, cursor: str) -> bool:
        """CE-23.3: whether the offense has no encounter card left, which in 2008 is asked only when he must select.
        That he goes on shows to all that he has one."""
        if self.offense in self.claims or self.edition != 2018 or cursor not in BEFORE_SELECTION:
            return False
        if self.could_select(self.offense):
            self.claim(self.offense)
            return False
        return True

    def run_out(self) -> None:
        """CE-23.2: the offense has no encounter card left, which he shows: the encounter comes to nothing."""
        self.tell("no-encounter-cards", seat=self.offense, discloses=True)
        self.mark("no-second")
        self.conclude("none")

    def claim(self, seat: Seat) -> None:
        """The rules have shown that a seat holds an encounter card, in the hand or where else it may play from."""
        if seat not in self.claims:
            self.claims += (seat,)

    def unclaim(self) -> None:
        """The encounter cards are laid: what was shown of the hands is of no more use."""
        self.claims = ()

    def begin_turn(self, seat: Seat) -> None:
        """CE-5.1: the turn passes to a seat; with the first player's turn a round begins."""
        if not self.round:
            self.first = seat
        self.turn = seat
        self.round += seat == self.first
        self.encounter, self.success, self.extra = 0, False, False
        self.offense, self.defense = seat, NOBODY
        self._clear()
        if self.edition == 2018:  # CE-5.4: the start of the turn is the first phase of the first encounter
            self._take_sides()
        self.say({"seat": seat, "round": self.round, "key": "turn"})

    def begin_encounter(self, offense: Seat, defense: Seat = NOBODY, extra: bool = False, begun: bool = False) -> None:
        """CE-5.3: an encounter begins with its regroup phase; one that has `begun` with the start of the turn keeps
        what was done there (CE-5.4)."""
        self.offense, self.defense, self.extra = offense, NOBODY, extra
        self.encounter += not extra
        if not begun:
            self._clear()
        self.destined = defense
        self.side[offense], self.roles[offense] = OFFENSE, ROLE_OFFENSE
        self.say({"seat": offense, "number": self.encounter, "extra": extra, "key": "encounter"})

    def _clear(self) -> None:
        """Nothing of an encounter is left."""
        seats = self.seats
        self.planet = self.destiny = self.destined = self.gift = NOBODY
        self.aims = self.zapped = self.spent = self.claims = self.borrowed = ()
        self.side, self.roles = [NOBODY] * seats, [ROLE_OTHER] * seats
        self.owed, self.flares_by, self.arrived = [0] * seats, [0] * seats, [0] * seats
        self.invited, self.answering, self.bonus, self.engaged = [NO_SEATS] * 2, 0, [0, 0], (0,) * seats
        self.card_kind, self.card_value, self.discarded = ["", ""], [0, 0], [()] * seats
        if self.marks:
            self.marks, self.until = {}, {}
        if self.reinforcers:
            self.reinforcers = {}
        if self.result:
            self.result, self.winner, self.decided, self.lost_ships = "", NOBODY, (), [0] * seats
        if self.proposer != NOBODY:
            self.proposer, self.terms, self.offered, self.spoken = NOBODY, {}, [0, 0], {}
        if self.loans:
            loans, self.loans = self.loans, []
            for seat in range(seats):
                if self.sheets[seat] != loans[seat]:
                    self.give_sheets(seat, loans[seat])

    def _take_sides(self) -> None:
        self.side, self.roles = side, roles = [NOBODY] * self.seats, [ROLE_OTHER] * self.seats
        offense, defense = self.offense, self.defense
        if defense != NOBODY:
            side[defense], roles[defense] = DEFENSE, ROLE_DEFENSE
        side[offense], roles[offense] = OFFENSE, ROLE_OFFENSE

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
        self.destiny = card = self.destiny_deck.pop()
        name = destiny_name(card, self.seats)
        self.destined = seat = destiny_colour(card, self.seats) if name == "colour" else self._named_by(name)
        named = None if seat == NOBODY else seat
        self.disclose({"seat": self.offense, "card": name, "target": named, "key": "destiny"})

    def _named_by(self, special: str) -> Seat:
        """CE-8.9 to CE-8.12: the other player who has most or fewest, the first clockwise of those tied (CE-R37)."""
        if special == "wild":
            return NOBODY
        others = self.clockwise(self.offense)[1:]
        if special == "most_cards":
            return max(others, key=lambda seat: len(self.possession(seat)))
        if special == "most_foreign_colonies":
            return max(others, key=self.foreign.__getitem__)
        return min(others, key=self.warp.__getitem__)

    def discard_destiny(self) -> None:
        """The destiny card has done its work."""
        if self.destiny != NOBODY:
            self.destiny_discard.append(self.destiny)
            self.destiny = self.destined = NOBODY

    def face(self, seat: Seat, aims: tuple[int, ...]) -> None:
        """The defense, and the planets the gate may be aimed at."""
        self.defense, self.aims = seat, aims
        self._take_sides()
        self.say({"seat": seat, "key": "defense"})

    def face_nobody(self) -> None:
        """CE-R89: the card is drawn again, and nobody is the defense yet."""
        self.defense, self.aims = NOBODY, ()
        self._take_sides()

    def aim(self, planet: int) -> None:
        """CE-9.1: the gate points at a planet."""
        self.planet = planet
        self.say({"seat": self.offense, "planet": planet, "key": "aimed"})

    # ---- alliance -----------------------------------------------------------------------------------------------

    def invite(self, side: int, seats: tuple[Seat, ...]) -> None:
        """CE-10.1: a main player names everybody he invites."""
        self.invited[side] = seats_of(seats)
        self.say({"side": SIDES[side], "seats": list(seats), "key": "invited"})

    def ally(self, seat: Seat, side: int) -> None:
        """CE-10.5: a player joins a side."""
        self.side[seat] = side
        self.roles[seat] = ROLE_OFFENSIVE_ALLY if side == OFFENSE else ROLE_DEFENSIVE_ALLY
        self.say({"seat": seat, "side": SIDES[side], "key": "allied"})

    def unally(self, seat: Seat) -> None:
        """An alliance is dissolved; the ships are moved apart from this."""
        self.side[seat], self.roles[seat] = NOBODY, ROLE_OTHER
        self.tell("alliance-ended", seat=seat)

    def decline(self, seat: Seat) -> None:
        """A player stays out of it."""
        self.set_mark("declined", seat)
        self.say({"seat": seat, "key": "declined"})

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
        """The card counts as what is printed on it, which need not be told."""
        side = self.side[seat]
        for card in self.laid[seat]:
            self.card_kind[side], self.card_value[side] = KINDS[card], VALUES[card]

    def claim_win(self, seat: Seat) -> None:
        """CE-R3: the side of a player wins whatever the cards say; of two claims that of the first in timing order
        stands."""
        claimed = self.marked("wins") - 1
        if claimed == NOBODY or self.timing().index(seat) < self.timing().index(claimed):
            self.mark("wins", value=seat + 1)

    def conclude(self, result: str, winner: int = NOBODY) -> None:
        """CE-14.1: how the encounter ends. A piece that is going on leads there by itself."""
        self.result, self.winner = result, winner
        self.decided = (self.total(OFFENSE), self.total(DEFENSE))
        engaged = self.beside.copy()
        for seat, side in enumerate(self.side):
            if side != NOBODY:
                engaged[seat] = self.ships_in(seat)
        self.engaged = tuple(engaged)
        self.say({"result": result, "side": None if winner == NOBODY else SIDES[winner], "key": "concluded"})

    def owe(self, seat: Seat, count: int) -> None:
        """Compensation or rewards that a player is to get: the step says which."""
        self.owed[seat] = count
        self.say({"seat": seat, "count": count, "kind": self.cursor, "key": "owed"})

    def pay_out(self, seat: Seat, count: int) -> None:
        """So much of it is taken; what was taken is told by itself."""
        self.owed[seat] -= count

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
        self.spend(card)

    def spend(self, card: int) -> None:
        """A card that cannot be played again in this encounter; each is counted once."""
        if card not in self.spent:
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
        self.hands[seat] = without(self.hands[seat], card)
        self.offer[seat] += (card,)

    def add_term(self, name: str, seat: Seat, value: int) -> None:
        """One term of the offer."""
        self.terms[f"{name}:{seat}"] = value

    def drop_term(self, name: str, seat: Seat) -> None:
        """One thing less in the offer: a card of its maker, one of so many cards, or all of another term."""
        if name.startswith(CARD_TERM) and seat == self.proposer:
            card = next(card for card in self.offer[seat] if NAMES[card] == name.removeprefix(CARD_TERM))
            self.offer[seat] = without(self.offer[seat], card)
            self.hands[seat] += (card,)
        elif name in ("colony", "free") or self.terms[f"{name}:{seat}"] == 1:
            del self.terms[f"{name}:{seat}"]
        else:
            self.terms[f"{name}:{seat}"] -= 1

    def term(self, name: str, seat: Seat) -> int:
        """A term of the offer, 0 if it is not there."""
        return self.terms.get(f"{name}:{seat}", 0) if self.terms else 0

    def make_offer(self, seat: Seat) -> None:
        """The offer is spoken: its cards are named before everybody (CE-R50)."""
        self._make_known(seat, self.offer[seat])
        cards = [NAMES[card] for card in self.offer[seat]]
        self.spoken[seat] = (tuple(cards), dict(self.terms))
        self.tell("offered", seat=seat, cards=cards, terms=dict(self.terms), discloses=True)

    def exchange_offers(self, one: Seat, other: Seat) -> None:
        """CE-13.8: what was promised changes hands at the same time; what was named, all have heard."""
        mine, theirs = self.offer[one], self.offer[other]
        for seat, to, cards in ((one, other, mine), (other, one, theirs)):
            named = self._named_cards(seat, cards)
            self.hand_over_openly(seat, named, to)
            self.hand_over(seat, [card for card in cards if card not in named], to)

    def _named_cards(self, seat: Seat, cards: tuple[int, ...]) -> list[int]:
        """Of the cards that a player gives, those that were named in the offer; they lie first."""
        names = list(self.spoken[seat][0]) if seat == self.proposer and seat in self.spoken else []
        for term, count in self.terms.items():
            if term.startswith(CARD_TERM) and term.endswith(f":{seat}"):
                names += [term.removeprefix(CARD_TERM).removesuffix(f":{seat}")] * count
        found: list[int] = []
        for card in cards:
            if NAMES[card] in names:
                names.remove(NAMES[card])
                found.append(card)
        return found

    def withdraw_offer(self) -> None:
        """The offer is off the table; the cards go back."""
        for seat in (self.offense, self.defense):
            self.hands[seat] += self.offer[seat]
            self.offer[seat] = ()
        self.terms = {}
