"""The whole table: its parts, the turn and the encounter, and the verbs that change them.

Each part holds what belongs together in the box, with its verbs: `table.cards` (deck, hands, piles, and who knows
what), `table.ships`, `table.technologies`, `table.destiny`, `table.deal`, `table.cheats`. A verb that concerns several
parts is a verb of the table. The alien sheets, which change all the rest, are in sheets.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.cards import KINDS, NAMES, VALUES, destiny_colour, destiny_name
from cosmodrome.games.cosmic_encounter.cheats import NEW_PHASE, Cheats
from cosmodrome.games.cosmic_encounter.decks import Destiny, TechnologyCards
from cosmodrome.games.cosmic_encounter.encounter import (
    ALLIES,
    CLOCKWISE,
    ROLE_DEFENSE,
    ROLE_DEFENSIVE_ALLY,
    ROLE_OFFENSE,
    ROLE_OFFENSIVE_ALLY,
    ROLE_OTHER,
    TIMING,
)
from cosmodrome.games.cosmic_encounter.encounter import DEFENSE as DEFENSE
from cosmodrome.games.cosmic_encounter.encounter import OFFENSE as OFFENSE
from cosmodrome.games.cosmic_encounter.encounter import SIDES as SIDES
from cosmodrome.games.cosmic_encounter.fleets import BESIDE, GATE, SHIPS_PER_PLANET, Ships
from cosmodrome.games.cosmic_encounter.sheets import Sheets
from cosmodrome.games.cosmic_encounter.statics import MARKED_SUM
from cosmodrome.games.cosmic_encounter.stored import in_parts
from cosmodrome.games.cosmic_encounter.terms import CARD_TERM, Deal
from cosmodrome.games.cosmic_encounter.zones import NOBODY as NOBODY
from cosmodrome.games.cosmic_encounter.zones import beside
from cosmodrome.kernel import NO_SEATS, Seat, Seats, Story, Won, seats_of

# The pieces before the encounter cards are selected: an offense without one ends their turn here (CE-23.3).
BEFORE_SELECTION: Final = frozenset(
    ("regroup", "destiny", "aim", "launch", "launched", "alliance", "invite", "answer", "allied", "planning", "select")
)
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


class CosmicEncounter(Sheets, kw_only=True):
    """The whole table."""

    ships: Ships
    technologies: TechnologyCards
    destiny: Destiny
    deal: Deal
    cheats: Cheats
    goal: int  # foreign colonies needed to win

    # The turn.
    turn: int = 0
    first: int = NOBODY  # the player who began the game and begins each round
    round: int = 0
    encounter: int = 0  # of this turn, from 1
    success: bool = False  # whether the last encounter of the turn seat succeeded
    pending: list[tuple[int, int]]  # additional encounters: offense and defense (or -1)
    extra: bool = False  # this is an additional encounter, outside the turn
    after: str = ""  # where the rules continue after a piece that came in between

    # The encounter.
    offense: int = 0
    defense: int = NOBODY
    planet: int = NOBODY
    aims: tuple[int, ...] = ()
    side: list[int]  # by seat: OFFENSE, DEFENSE or NOBODY
    roles: list[int]
    invited: list[Seats]  # by side
    answering: int = 0  # how many have answered invitations
    card_kind: list[str]  # by side, what the encounter card counts as
    card_value: list[int]
    bonus: list[int]
    winner: int = NOBODY  # a side
    result: str = ""  # win, deal, failed, both-lost, success, none
    decided: tuple[int, ...] = ()  # the totals of both sides when the result was fixed
    engaged: tuple[int, ...] = ()  # the ships each seat then had in the encounter
    owed: list[int]  # compensation or rewards not yet taken
    lost_ships: list[int]  # by seat, ships that went to the warp by losing this encounter
    discarded: list[tuple[int, ...]]  # the encounter cards of this encounter that lie in the discard pile, by seat
    flares_by: list[int]  # flares played by each seat
    spent: tuple[int, ...] = ()
    uses: tuple[tuple[int, str, tuple[int | str, ...]], ...] = ()  # under way, the newest last: seat, ability, target
    gift: int = NOBODY  # a card that was given away in this encounter, known only to giver and receiver

    @staticmethod
    def brought_up_to_date(plain: Any) -> Any:
        """Plain data with the parts that tables stored long ago did not have."""
        return in_parts(plain)

    def listen(self, story: Story) -> None:
        """From now on events go here, those of all parts too."""
        super().listen(story)
        for part in (self.cards, self.ships, self.technologies, self.destiny, self.deal, self.cheats):
            part.listen(story)

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
        ally, roles = ALLIES[side], self.roles
        return [seat for seat in self.timing() if roles[seat] == ally] if ally in roles else []

    def ships_in(self, seat: Seat) -> int:
        """A player's ships in the encounter."""
        if self.side[seat] == OFFENSE:
            return self.ships.gate[seat]
        if seat == self.defense:
            return self.ships.by_planet[seat][self.planet] if self.planet >= 0 else 0
        return self.ships.beside[seat]

    def place_in(self, seat: Seat) -> int:
        """Where a player's ships in the encounter are."""
        return GATE if self.side[seat] == OFFENSE else self.planet if seat == self.defense else BESIDE

    def outside(self, seat: Seat) -> list[int]:
        """The colonies of a player whose ships are not in the encounter."""
        return [planet for planet in self.ships.colonies(seat) if seat != self.defense or planet != self.planet]

    def count_as(self, seat: Seat) -> int:
        """What a player's ships add to the total of their side: CE-R9 step 3."""
        return int(self.fold("ships", seat, self.ships_in(seat)))

    def total(self, side: int) -> int:
        """CE-R9: card, ships and bonuses of a side, with all that uses have changed."""
        main = self.offense if side == OFFENSE else self.defense
        if MARKED_SUM.isdisjoint(self.marks):  # only marks left by uses change a sum, no sheet does
            total = self.card_value[side] + self.ships_in(main) + self.bonus[side]
            ally, roles = ALLIES[side], self.roles
            if ally in roles:
                ships = self.ships.gate if side == OFFENSE else self.ships.beside
                for seat, role in enumerate(roles):
                    if role == ally:
                        total += ships[seat]
            return total
        allies = self.allies(side)
        card = self.fold("card", main, self.card_value[side])
        own, allied = self.count_as(main), sum([*map(self.count_as, allies)])
        summands: tuple[int, ...] = self.fold("sum", main, (card, own, allied))
        return sum(summands) + self.bonus[side]

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
        if not self.marks:
            return SHIPS_PER_PLANET
        return (self.marked("limit", seat) or SHIPS_PER_PLANET) + self.marked("limit-plus", seat)

    # ---- the turn -----------------------------------------------------------------------------------------------

    def go(self, cursor: str) -> None:
        """A piece ends: victory and powers are checked, and an encounter that is over goes on at its end."""
        if self.ships.colonies_changed:
            self.check_victory()
        if not self.result and self.offense not in self.cards.claims and self.runs_out(cursor):
            self.run_out()
        if self.result and cursor in BEFORE_RESULT:
            cursor = RESULTS[self.result]
        if self.cheats.cheat and cursor in NEW_PHASE:
            self.after, self.cursor = cursor, "sleight"
            return
        if self.ships.colonies_changed and self.powers_change():
            self.after, self.cursor = cursor, "powers"
        else:
            self.cursor = cursor

    def powers_change(self) -> bool:
        """CE-18.2, CE-18.5: whether somebody has lost or regained the home colonies that a power needs."""
        self.ships.colonies_changed = False
        return [colonies < self.keep_power for colonies in self.ships.home] != self.lost

    def runs_out(self, cursor: str) -> bool:
        """CE-23.3: whether the offense has no encounter card left, which in 2008 is asked only when they must
        select one. An offense that goes on shows everybody that they have one."""
        if self.offense in self.cards.claims or self.edition != 2018 or cursor not in BEFORE_SELECTION:
            return False
        if self.cards.could_select(self.offense):
            self.cards.claim(self.offense)
            return False
        return True

    def run_out(self) -> None:
        """CE-23.2: the offense has no encounter card left, and shows it: the encounter comes to nothing."""
        self.tell("no-encounter-cards", seat=self.offense, discloses=True)
        self.mark("no-second")
        self.conclude("none")

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
        self.destiny.named = defense
        self.side[offense], self.roles[offense] = OFFENSE, ROLE_OFFENSE
        self.say({"seat": offense, "number": self.encounter, "extra": extra, "key": "encounter"})

    def _clear(self) -> None:
        """Nothing of an encounter is left."""
        seats = self.seats
        self.planet = self.destiny.card = self.destiny.named = self.gift = NOBODY
        self.aims = self.zapped = self.spent = self.cards.claims = self.cards.borrowed = ()
        self.side, self.roles = [NOBODY] * seats, [ROLE_OTHER] * seats
        self.owed, self.flares_by, self.ships.arrived = [0] * seats, [0] * seats, [0] * seats
        self.invited, self.answering, self.bonus, self.engaged = [NO_SEATS] * 2, 0, [0, 0], (0,) * seats
        self.card_kind, self.card_value, self.discarded = ["", ""], [0, 0], [()] * seats
        if self.marks:
            self.marks, self.until = {}, {}
        if self.cards.reinforcers:
            self.cards.reinforcers = {}
        if self.result:
            self.result, self.winner, self.decided, self.lost_ships = "", NOBODY, (), [0] * seats
        self.deal.clear()
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
        """Whether the offense may go on depends on how their encounter ended (CE-16.1)."""
        won = self.result == "win" and self.winner == OFFENSE
        self.success = won or self.result in ("deal", "success")

    def next_pending(self) -> tuple[Seat, Seat]:
        """The additional encounter that comes next."""
        return self.pending.pop(0)

    def wait_for(self, offense: Seat, defense: Seat = NOBODY) -> None:
        """CE-R40: an additional encounter, as soon as this one is over."""
        self.pending.append((offense, defense))
        self.tell("further-encounter", seat=offense)

    # ---- planets and victory ------------------------------------------------------------------------------------

    def remove_planet(self, planet: int) -> None:
        """A planet leaves the game with the cards beside it; its ships have left before."""
        if beside(planet) in self.cards.shown:
            self.cards.discard_open(beside(planet))
        self.ships.remove_planet(planet)

    def check_victory(self) -> None:
        """CE-17.2, CE-17.3: a player with enough foreign colonies wins at once, together with all others who have
        enough."""
        goal, foreign = self.goal, self.ships.foreign
        if max(foreign) >= goal:
            raise self.win([seat for seat in range(self.seats) if foreign[seat] >= goal], "foreign-colonies")

    def win(self, winners: Sequence[Seat], reason: str) -> Won:
        """The end: who won, and why."""
        self.tell("won", seats=list(winners), reason=reason)
        return Won(winners, self.ships.foreign, reason)

    # ---- destiny ------------------------------------------------------------------------------------------------

    def turn_destiny(self) -> None:
        """CE-8.1: the top destiny card is revealed; CE-8.13: a special card counts as the colour of the
        player it names."""
        destiny = self.destiny
        destiny.card = card = destiny.deck.pop()
        name = destiny_name(card, self.seats)
        destiny.named = seat = destiny_colour(card, self.seats) if name == "colour" else self._named_by(name)
        named = None if seat == NOBODY else seat
        self.disclose({"seat": self.offense, "card": name, "target": named, "key": "destiny"})

    def _named_by(self, special: str) -> Seat:
        """CE-8.9 to CE-8.12: the other player with the most or fewest, the first clockwise in a tie (CE-R37)."""
        if special == "wild":
            return NOBODY
        others = self.clockwise(self.offense)[1:]
        if special == "most_cards":
            return max(others, key=lambda seat: len(self.cards.possession(seat)))
        if special == "most_foreign_colonies":
            return max(others, key=self.ships.foreign.__getitem__)
        return min(others, key=self.ships.warp.__getitem__)

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
        """CE-10.1: a main player names everybody they invite."""
        self.invited[side] = seats_of(seats)
        self.say({"side": SIDES[side], "seats": list(seats), "key": "invited"})

    def ally(self, seat: Seat, side: int) -> None:
        """CE-10.5: a player joins a side."""
        self.side[seat] = side
        self.roles[seat] = ROLE_OFFENSIVE_ALLY if side == OFFENSE else ROLE_DEFENSIVE_ALLY
        self.say({"seat": seat, "side": SIDES[side], "key": "allied"})

    def unally(self, seat: Seat) -> None:
        """An alliance is dissolved; its ships are moved separately."""
        self.side[seat], self.roles[seat] = NOBODY, ROLE_OTHER
        self.tell("alliance-ended", seat=seat)

    def decline(self, seat: Seat) -> None:
        """A player stays out of the encounter."""
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
        """The card counts as what is printed on it; everybody can see that, so no event is needed."""
        side = self.side[seat]
        for card in self.cards.laid[seat]:
            self.card_kind[side], self.card_value[side] = KINDS[card], VALUES[card]

    def add_bonus(self, side: int, amount: int) -> None:
        """Something is added to the total of a side; adding 0 is no event."""
        if not amount:
            return
        self.bonus[side] += amount
        self.tell("bonus", side=SIDES[side], amount=amount)

    def claim_win(self, seat: Seat) -> None:
        """CE-R3: the side of a player wins regardless of the cards; of two claims, the first in timing order stands."""
        claimed = self.marked("wins") - 1
        if claimed == NOBODY or self.timing().index(seat) < self.timing().index(claimed):
            self.mark("wins", value=seat + 1)

    def conclude(self, result: str, winner: int = NOBODY) -> None:
        """CE-14.1: how the encounter ends. A piece that is still running leads there by itself."""
        self.result, self.winner = result, winner
        self.decided = (self.total(OFFENSE), self.total(DEFENSE))
        engaged = self.ships.beside.copy()
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
        """A player has taken so much of it; what they took is a separate event."""
        self.owed[seat] -= count

    def note_losses(self, lost: tuple[int, ...]) -> None:
        """CE-15.2: how many of their ships each player has lost to the warp in this encounter."""
        self.lost_ships = list(lost)

    def discard_encounter_card(self, seat: Seat) -> None:
        """The encounter card goes to the discard pile, where others may want it."""
        self.discarded[seat] = self.cards.discard_laid(seat)

    def play_flare(self, seat: Seat, card: int) -> None:
        """CE-27.4, CE-27.5: it counts as played by this player, and nobody plays it again in this encounter, even if it
        is cancelled or stolen (CE-R8)."""
        self.flares_by[seat] += 1
        self.spend(card)

    def spend(self, card: int) -> None:
        """A card that cannot be played again in this encounter; each is counted once."""
        if card not in self.spent:
            self.spent += (card,)

    def give(self, seat: Seat, card: int, to: Seat) -> None:
        """A card is a gift: everybody sees who gave to whom, only these two know the card."""
        self.cards.hand_over(seat, (card,), to)
        self.gift = card
        self.mark("gave", seat, to + 1)

    def begin_use(self, seat: Seat, ability: str, target: tuple[int | str, ...]) -> None:
        """A use is under way: those who respond see whose it is, and everybody sees what is being answered."""
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
        self.deal.begin_offer(seat, self.side[seat])

    def drop_term(self, name: str, seat: Seat) -> None:
        """One thing less in the offer: a card of its maker, or a term."""
        if name.startswith(CARD_TERM) and seat == self.deal.proposer:
            named = name.removeprefix(CARD_TERM)
            card = next(card for card in self.cards.offer[seat] if NAMES[card] == named)
            self.cards.take_from_offer(seat, (card,))
        else:
            self.deal.drop_term(name, seat)

    def make_offer(self, seat: Seat) -> None:
        """The offer is made: its cards are named before everybody (CE-R50)."""
        offer, terms = self.cards.offer[seat], self.deal.terms
        self.cards.make_known(seat, offer)
        cards = [NAMES[card] for card in offer]
        self.deal.spoken[seat] = (tuple(cards), dict(terms))
        self.tell("offered", seat=seat, cards=cards, terms=dict(terms), discloses=True)

    def exchange_offers(self, one: Seat, other: Seat) -> None:
        """CE-13.8: what was promised changes hands at the same time; everybody has heard what was named."""
        mine, theirs = self.cards.offer[one], self.cards.offer[other]
        for seat, to, cards in ((one, other, mine), (other, one, theirs)):
            named = self._named_cards(seat, cards)
            self.cards.hand_over_openly(seat, named, to)
            self.cards.hand_over(seat, [card for card in cards if card not in named], to)

    def _named_cards(self, seat: Seat, cards: tuple[int, ...]) -> list[int]:
        """Of the cards that a player gives, those that were named in the offer."""
        names = self.deal.named_cards(seat)
        found: list[int] = []
        for card in cards:
            if NAMES[card] in names:
                names.remove(NAMES[card])
                found.append(card)
        return found

    def withdraw_offer(self) -> None:
        """The offer is off the table; the cards go back."""
        for seat in (self.offense, self.defense):
            self.cards.take_from_offer(seat, self.cards.offer[seat])
        self.deal.terms = {}
