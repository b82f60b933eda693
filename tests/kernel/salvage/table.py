"""The table of Salvage: the data, and the verbs that change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.kernel.salvage.cards import CARDS, CRATES, STRENGTH, is_beam

from cosmodrome.kernel import NO_SEATS, ONLY, Seat, Seats, Table, Won, seats_of


class Salvage(Table, kw_only=True):
    """Hand, bid, offer and draft of a captain are one possession: who has seen a card there does not know in which."""

    goal: int
    deck: list[int]  # the top card last
    discard: list[int]
    played: list[int]  # cards in use: face up, between hand and discard
    hands: list[tuple[int, ...]]
    laid: list[tuple[int, ...]]  # face down
    offer: list[tuple[int, ...]]  # face down, in a deal
    draft: list[tuple[int, ...]]  # chosen to be thrown away, on their way
    seen: dict[int, Seats]  # by card: who knows in whose possession it is
    bidders: tuple[int, ...] = ()  # a claim: these hold a beam, as the rules have checked
    strength: dict[int, int]  # what uses have added to a seat's beam
    market: tuple[int, ...] = (2, 2, 2)
    crates: list[tuple[int, ...]]
    haul: tuple[int, ...] = (0, 0, 0)
    give: tuple[int, ...] = (0, 0, 0)
    want: tuple[int, ...] = (0, 0, 0)
    partner: int = -1
    points: list[int]
    active: int = 0
    winner: int = -1
    scanned: bool = False
    round: int = 1

    # ---- questions

    def order(self) -> list[Seat]:
        """The seats from the active one on."""
        return [(self.active + step) % self.seats for step in range(self.seats)]

    def possession(self, seat: Seat) -> tuple[int, ...]:
        return self.hands[seat] + self.laid[seat] + self.offer[seat] + self.draft[seat]

    def beams(self, seat: Seat) -> list[int]:
        return [card for card in self.hands[seat] if is_beam(card)]

    def knows(self, seat: Seat, card: int) -> bool:
        """Whether a seat knows where a card is: a face-up one, an own one, one it has seen."""
        if card in self.discard or card in self.played or card in self.possession(seat):
            return True
        return seat in self.seen.get(card, NO_SEATS)

    # ---- verbs: cards

    def draw(self, seat: Seat) -> None:
        card = self.deck.pop()
        self.hands[seat] += (card,)
        self.tell("drew", seat=seat, secret={"card": int(card)}, to=(seat,))

    def stack(self, order: Sequence[int]) -> None:
        """A shuffled deck, of all cards or of those thrown away."""
        self.deck, self.discard = list(order), []
        self.tell("shuffled", count=len(self.deck))

    def show(self, seat: Seat, card: int, to: Seat) -> None:
        """A captain looks at another's card."""
        self.seen[card] = self.seen.get(card, NO_SEATS).add(to)
        self.tell("looked", seat=to, target=seat, secret={"card": int(card)}, to=(seat, to))

    def hand_over(self, seat: Seat, card: int, to: Seat) -> None:
        """A card goes to another possession, seen by these two alone: the others lose track of all that was here."""
        both = seats_of((seat, to))
        self.hands[seat] = without(self.hands[seat], card)
        self.offer[seat] = without(self.offer[seat], card)
        for held in self.possession(seat):
            if held in self.seen:
                self.seen[held] &= both
        self.hands[to] += (card,)
        self.seen[card] = ONLY[seat]
        self.tell("handed-over", seat=seat, target=to, secret={"card": int(card)}, to=(seat, to))

    def play(self, seat: Seat, card: int) -> None:
        """A card is used: it lies face up until its use is over."""
        self.hands[seat] = without(self.hands[seat], card)
        self.seen.pop(card, None)
        self.played.append(card)
        self.tell("played", seat=seat, card=int(card), kind=CARDS[card], discloses=True)

    def drop(self, card: int) -> None:
        """A used card is thrown away."""
        self.played.remove(card)
        self.discard.append(card)
        self.tell("dropped", card=int(card))

    def throw_away(self, seat: Seat, card: int) -> None:
        self.hands[seat] = without(self.hands[seat], card)
        self.draft[seat] = without(self.draft[seat], card)
        self.laid[seat] = without(self.laid[seat], card)
        self.seen.pop(card, None)
        self.discard.append(card)
        self.tell("thrown-away", seat=seat, card=int(card), discloses=True)

    def lay(self, seat: Seat, card: int) -> None:
        """A beam is laid face down; what others know of this captain's cards stays what it was."""
        self.hands[seat] = without(self.hands[seat], card)
        self.laid[seat] = (card,)
        self.tell("laid", seat=seat)

    def set_aside(self, seat: Seat, card: int) -> None:
        """A card to be thrown away; nobody else sees it yet."""
        self.hands[seat] = without(self.hands[seat], card)
        self.draft[seat] += (card,)

    def put_up(self, seat: Seat, card: int) -> None:
        """A card goes into an offer, face down."""
        self.hands[seat] = without(self.hands[seat], card)
        self.offer[seat] = (card,)

    def claim_bidders(self) -> None:
        """Who holds a beam bids; who does not says so."""
        self.bidders = tuple(seat for seat in range(self.seats) if self.beams(seat))
        for seat in range(self.seats):
            if seat not in self.bidders:
                self.tell("no-beam", seat=seat, discloses=True)

    def reveal(self) -> None:
        for seat in self.bidders:
            (card,) = self.laid[seat]
            self.tell("revealed", seat=seat, card=int(card), discloses=True)
            self.throw_away(seat, card)
            self.strengthen(seat, STRENGTH[card])
        self.bidders = ()

    def strengthen(self, seat: Seat, amount: int) -> None:
        """What counts for a seat's beam; the sum reads it."""
        self.strength[seat] = self.strength.get(seat, 0) + amount
        self.tell("marked", seat=seat, amount=amount)

    # ---- verbs: crates, points, turns

    def move_crates(self, seat: Seat, counts: tuple[int, ...]) -> None:
        self.crates[seat] = plus(self.crates[seat], counts)
        self.tell("crates", seat=seat, counts=list(counts))

    def load(self, kind: int, count: int) -> None:
        """Crates from the market into the draft of the haul."""
        self.haul = plus(self.haul, only(kind, count))

    def take_haul(self, seat: Seat) -> None:
        self.market = plus(self.market, self.haul, -1)
        self.move_crates(seat, self.haul)
        self.haul = (0, 0, 0)

    def propose(self, seat: Seat, partner: Seat) -> None:
        self.partner = partner
        self.tell("proposed", seat=seat, target=partner)

    def add_to_offer(self, give: tuple[int, ...], want: tuple[int, ...]) -> None:
        self.give, self.want = plus(self.give, give), plus(self.want, want)

    def close_deal(self, seat: Seat, accepted: bool) -> None:
        """Both have confirmed, or one has refused."""
        partner, cards = self.partner, self.offer[seat]
        self.tell("deal", seat=seat, target=partner, accepted=accepted)
        if accepted:
            self.move_crates(seat, plus(self.want, self.give, -1))
            self.move_crates(partner, plus(self.give, self.want, -1))
            for card in cards:
                self.hand_over(seat, card, partner)
        else:
            self.hands[seat] += cards
        self.offer[seat], self.partner, self.give, self.want = (), -1, (0, 0, 0), (0, 0, 0)

    def score(self, seat: Seat) -> None:
        """A point; the first to reach the goal wins at once, whatever is going on."""
        self.points[seat] += 1
        self.tell("scored", seat=seat, points=self.points[seat])
        if self.points[seat] >= self.goal:
            raise Won([seat], self.points, "goal")

    def scan(self, seat: Seat, face: int) -> None:
        self.scanned = True
        self.tell("scanned", seat=seat, face=face)

    def end_bidding(self, winner: Seat) -> None:
        self.winner, self.strength = winner, {}
        self.tell("bidding", winner=winner)

    def next_turn(self) -> None:
        self.active = (self.active + 1) % self.seats
        self.round += self.active == 0
        self.winner, self.scanned = -1, False
        self.market = tuple(min(count + 1, 4) for count in self.market)
        self.tell("turn", seat=self.active, round=self.round)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(held for held in cards if held != card)


def plus(one: tuple[int, ...], other: tuple[int, ...], sign: int = 1) -> tuple[int, ...]:
    return tuple(mine + sign * theirs for mine, theirs in zip(one, other, strict=True))


def only(kind: int, count: int) -> tuple[int, ...]:
    return tuple(count if at == kind else 0 for at in range(len(CRATES)))


def empty_table(seats: int, options: dict[str, Any]) -> Salvage:
    """The table before the cards are dealt."""
    nobody: list[tuple[int, ...]] = [()] * seats
    return Salvage(
        seats=seats,
        goal=options["goal"],
        deck=list(range(len(CARDS))),
        discard=[],
        played=[],
        seen={},
        strength={},
        hands=nobody[:],
        laid=nobody[:],
        offer=nobody[:],
        draft=nobody[:],
        crates=[(1, 1, 1)] * seats,
        points=[0] * seats,
    )
