"""The cards on the table, who knows what of them, and the verbs that move them.

A card lies in exactly one zone. Hand, face-down encounter card and offer of a player are one *possession*: who has
seen a card there knows that the player has it, not where it lies. A pile beside a sheet (`piles` face down, `shown`
face up) has a name of its own and is a possession of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.cards import COPIES, ENCOUNTER, KINDS, NAMES
from cosmodrome.kernel import NO_SEATS, ONLY, Seat, Seats, Table, all_seats, seats_of, seats_with

NOBODY: Final = -1
BESIDE_PLANET: Final = "planet:"
# The zones of each seat by their names, made once.
HAND_OF, DRAFT_OF, LAID_OF, OFFER_OF, ASIDE_OF = (
    tuple(f"{zone}:{seat}" for seat in range(5)) for zone in ("hand", "draft", "laid", "offer", "aside")
)
SEALED: Final[set[str]] = set()  # names of piles that hold nothing but encounter cards, as all know
WORD: Final = 62
BITS: Final = [1 << number for number in range(len(NAMES))]  # a list: there `map` looks up twice as fast as in a tuple
OTHER_COPIES: Final = tuple(frozenset(COPIES[name]) - {card} for card, name in enumerate(NAMES))


class Kept:
    """What was worked out from a table, and holds as long as what it was worked out from. From the `hands`: the cards
    that each seat can play from, those of all, and the seats that have any. From the sheets: what can be used
    in which window. Copies of the table share it."""

    __slots__ = ("all_cards", "cards", "hands", "moments", "players")

    def __init__(self, hands: list[tuple[int, ...]], cards: list[int], moments: Any = None) -> None:
        self.hands, self.cards, self.moments = hands, cards, moments
        self.all_cards = 0
        for held in cards:
            self.all_cards |= held
        self.players = seats_with(cards)

    def with_hands(self, hands: list[tuple[int, ...]]) -> Kept:
        """The same where some of the hands have changed."""
        cards = self.cards[:]
        for seat, hand in enumerate(hands):
            if hand is not self.hands[seat]:
                cards[seat] = as_bits(hand)
        return Kept(hands[:], cards, self.moments)


class Cards(Table, kw_only=True):
    """Zones of cards. `seen` has for each card the seats (as bits) that know where it is, besides its owner."""

    deck: list[int]  # the top card last
    discard: list[int]
    box: list[int]  # flares that are not in the game
    hands: list[tuple[int, ...]]
    laid: list[tuple[int, ...]]  # the encounter card of a main player
    offer: list[tuple[int, ...]]  # in a deal
    draft: list[tuple[int, ...]]  # cards a seat is choosing, on their way
    piles: dict[str, tuple[int, ...]]  # face down beside a sheet: "hoard:2" is known to seat 2
    shown: dict[str, tuple[int, ...]]  # face up beside a sheet
    reach: list[tuple[str, ...]]  # the piles a seat may play from besides its hand
    played: dict[int, str]  # cards in use, and the zone each came from
    reinforcements: list[int]  # played in this encounter, discarded at its end
    reinforcers: dict[int, int]  # by whom, in this encounter
    seen: dict[int, Seats]
    sight_low: int = 0  # the cards that lie open, as bits: in two numbers, because a stored one holds 64
    sight_high: int = 0
    open_cards: tuple[int, ...] = ()  # the seats whose encounter card lies face up
    borrowed: tuple[int, ...] = ()  # who has laid a card of a lent hand, and whose it is
    claims: tuple[int, ...] = ()  # seats of which the rules have shown that they hold an encounter card

    # ---- questions ----------------------------------------------------------------------------------------------

    @property
    def sight(self) -> int:
        """The cards that lie open, as bits."""
        return self.sight_low | self.sight_high << WORD

    def possession(self, seat: Seat) -> tuple[int, ...]:
        """All that a player has where others cannot tell the places apart."""
        return self.hands[seat] + self.laid[seat] + self.offer[seat] + self.draft[seat]

    def in_reach(self, seat: Seat) -> tuple[int, ...]:
        """The cards a player can play from: the hand, and piles that an effect has opened to him (CE-R12)."""
        cards = self.hands[seat]
        for name in self.reach[seat]:
            cards += self.piles.get(name, ())
        return cards

    def in_reach_of_all(self) -> list[tuple[int, ...]]:
        """The same for every seat."""
        return [self.in_reach(seat) for seat in range(self.seats)]

    def keep(self) -> Kept:
        """What was worked out from this table so far."""
        kept: Kept | None = self.kept
        if kept is None:
            kept = self.kept = Kept([()] * self.seats, [0] * self.seats)
        return kept

    def grasp(self) -> Kept:
        """What each seat can play from: worked out anew for the hands that have changed."""
        kept: Kept = self.kept or self.keep()
        hands = self.hands if not self.piles or not any(self.reach) else self.in_reach_of_all()
        if kept.hands != hands:
            self.kept = kept = kept.with_hands(hands)
        return kept

    def has_encounter_card(self, seat: Seat) -> bool:
        """Whether the hand holds an attack, negotiate or morph card."""
        return not ENCOUNTER.isdisjoint(self.hands[seat])

    def could_select(self, seat: Seat) -> bool:
        """Whether the player can lay an encounter card, from wherever he may play."""
        return not ENCOUNTER.isdisjoint(self.in_reach(seat) if self.reach[seat] else self.hands[seat])

    def find(self, seat: Seat, name: str) -> int:
        """A card of this name that the player can play."""
        for card in self.in_reach(seat):
            if NAMES[card] == name:
                return card
        raise AssertionError(f"seat {seat} has no card {name}")

    def names(self, seat: Seat, kinds: Sequence[str] = ()) -> list[str]:
        """The names of the cards in a hand, each once, in the order of the deck."""
        held: Iterable[int] = sorted(self.hands[seat])
        if kinds:
            held = [card for card in held if KINDS[card] in kinds]
        return list(dict.fromkeys([NAMES[card] for card in held]))

    def knows(self, seat: Seat, card: int) -> bool:
        """Whether a seat knows where a card is."""
        if self.sight >> card & 1 or seat in self.seen.get(card, NO_SEATS) or card in self.possession(seat):
            return True
        return any(card in cards and owner_of(name) == seat for name, cards in self.piles.items())

    def all_know(self, card: int) -> bool:
        """Whether everybody knows who has a card."""
        return len(self.seen.get(card, NO_SEATS)) == self.seats

    # ---- what is known ------------------------------------------------------------------------------------------

    def _open(self, card: int) -> None:
        """A card lies open from now on: nobody needs to remember it."""
        if card < WORD:
            self.sight_low |= 1 << card
        else:
            self.sight_high |= 1 << card - WORD
        self.seen.pop(card, None)

    def _close(self, card: int) -> None:
        """A card that lay open goes where all have seen it go."""
        if card < WORD:
            self.sight_low &= ~(1 << card)
        else:
            self.sight_high &= ~(1 << card - WORD)
        self.seen[card] = all_seats(self.seats)

    def _has_seen_copy(self, card: int) -> bool:
        """Whether another copy of a card was seen anywhere; of most there was none."""
        return not self.seen.keys().isdisjoint(OTHER_COPIES[card])

    def _forget_copy(self, card: int, cards: Iterable[int]) -> None:
        """A card leaves a possession in sight: who had seen another copy of it there cannot tell the two apart."""
        knowing = self.seen.get(card, NO_SEATS)
        for other in OTHER_COPIES[card].intersection(cards):
            held = self.seen.get(other, NO_SEATS)
            if held - knowing:
                self.seen[other] = held & knowing
                knowing |= held

    def _forget(self, cards: Iterable[int], keep: Seats) -> None:
        """Something has left these cards unseen: only the seats in `keep` still know what is there."""
        for card in cards:
            if card in self.seen:
                self.seen[card] &= keep

    def look(self, seat: Seat, cards: Iterable[int], owner: Seat) -> None:
        """A seat looks at cards of another one; CE-R33: it alone sees them."""
        cards = tuple(cards)
        if not cards:
            return
        for card in cards:
            self.seen[card] = self.seen.get(card, NO_SEATS).add(seat)
        shown = {"cards": names(cards)}
        self.tell("looked", seat=seat, target=owner, count=len(cards), secret=shown, to=(seat, owner))

    def _make_known(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """All know from now on that a player has these cards; to some they may be what they had seen before."""
        others = [card for card in self.possession(seat) if card not in cards]
        for card in cards:
            self._forget_copy(card, others)
            self.seen[card] = all_seats(self.seats)

    def show_all(self, seat: Seat, cards: Iterable[int]) -> None:
        """A player shows cards to everybody; they stay his."""
        cards = tuple(cards)
        self._make_known(seat, cards)
        self.tell("showed", seat=seat, cards=names(cards), discloses=True)

    # ---- out of a zone ------------------------------------------------------------------------------------------

    def _leave(self, seat: Seat, card: int) -> str:
        """A card leaves the possession or an open pile of a player; returns the zone it lay in."""
        if card in self.hands[seat]:
            zone, names_of = self.hands, HAND_OF
        elif card in self.laid[seat]:
            zone, names_of = self.laid, LAID_OF
        elif card in self.draft[seat]:
            zone, names_of = self.draft, DRAFT_OF
        elif card in self.offer[seat]:
            zone, names_of = self.offer, OFFER_OF
        else:
            return self._leave_pile(seat, card)
        zone[seat] = without(zone[seat], card)
        self._drop_claim(seat)
        return names_of[seat]

    def _leave_pile(self, seat: Seat, card: int) -> str:
        """A card leaves a pile that a player may play from."""
        for name in self.reach[seat]:
            if card in self.piles.get(name, ()):
                self.piles[name] = without(self.piles[name], card)
                self._drop_claim(seat)
                return name
        raise AssertionError(f"seat {seat} does not have card {card}")

    def _leave_openly(self, seat: Seat, card: int) -> str:
        """A card leaves in sight of all, to lie open from now on; returns the zone it lay in."""
        zone = self._leave(seat, card)
        if self._has_seen_copy(card):
            self._forget_copy(card, self._beside(zone, seat))
        self._open(card)
        return zone

    def _drop_claim(self, seat: Seat) -> None:
        """Cards have left the hand or a pile in reach: what was shown of them may no longer hold."""
        if seat in self.claims and not self.laid[seat]:
            self.claims = tuple(who for who in self.claims if who != seat)

    def _beside(self, zone: str, seat: Seat) -> tuple[int, ...]:
        """What lies where a card was taken from."""
        return self.piles[zone] if zone in self.piles else self.possession(seat)

    # ---- deck and discards --------------------------------------------------------------------------------------

    def stack(self, order: Sequence[int]) -> None:
        """A shuffled deck is put down."""
        self.deck = list(order)
        for card in order:
            self.seen.pop(card, None)
        covered = sum(map(BITS.__getitem__, order))
        self.sight_low &= ~covered
        self.sight_high &= ~(covered >> WORD)

    def reshuffle(self, order: Sequence[int]) -> None:
        """CE-28.1: the discards become a new deck."""
        self.discard = []
        self.stack(order)
        self.tell("reshuffled", count=len(order))

    def draw_top(self, seat: Seat, count: int) -> None:
        """Cards from the deck, for a player's eyes alone."""
        left = len(self.deck) - count
        assert left >= 0, "more cards drawn than there are"
        cards = tuple(reversed(self.deck[left:]))
        del self.deck[left:]
        self.hands[seat] += cards
        self.tell("drew", seat=seat, count=count, secret={"cards": names(cards)}, to=(seat,))

    def put_on_deck(self, seat: Seat, card: int) -> None:
        """A card goes face down on top of the deck; its player knows that it lies there."""
        zone = self._leave(seat, card)
        self._forget(self._beside(zone, seat), ONLY[seat])
        self.deck.append(card)
        self.seen[card] = ONLY[seat]
        self.tell("put-on-deck", seat=seat, **out_of(zone, self.piles))

    def put_under_deck(self, seat: Seat, card: int) -> None:
        """A card goes face down under the deck; its player knows that it lies there."""
        zone = self._leave(seat, card)
        self._forget(self._beside(zone, seat), ONLY[seat])
        self.deck.insert(0, card)
        self.seen[card] = ONLY[seat]
        self.tell("put-under-deck", seat=seat)

    def discard_cards(self, seat: Seat, cards: Iterable[int]) -> None:
        """Cards go face up onto the discard pile."""
        cards = tuple(cards)
        for card in cards:
            self._leave_openly(seat, card)
            self.discard.append(card)
        if cards:
            self.disclose({"seat": seat, "cards": [NAMES[card] for card in cards], "key": "discarded"})

    def quake(self) -> None:
        """CE-28.2: all hands are thrown together with the discards."""
        counts = [len(hand) for hand in self.hands]
        for seat in range(self.seats):
            self.discard += self.hands[seat]
            self.hands[seat] = ()
        self.claims = ()
        self.tell("cosmic-quake", counts=counts, discloses=True)

    def take_discard(self, seat: Seat, card: int) -> None:
        """A card from the discard pile goes to a hand; everybody sees it go."""
        self.discard.remove(card)
        self._close(card)
        self.hands[seat] += (card,)
        self.tell("took-discard", seat=seat, card=NAMES[card])

    # ---- from hand to hand --------------------------------------------------------------------------------------

    def hand_over(self, seat: Seat, cards: Iterable[int], to: Seat) -> None:
        """Cards go to another hand, seen by these two alone; the others lose track of what was there."""
        cards, both = tuple(cards), seats_of((seat, to))
        if not cards:
            return
        for card in cards:
            self._leave(seat, card)
            self.hands[to] += (card,)
            self.seen[card] = ONLY[seat]
        self._forget(self.possession(seat), both)
        shown = {"cards": names(cards)}
        self.tell("handed-over", seat=seat, target=to, count=len(cards), secret=shown, to=(seat, to))

    def hand_over_openly(self, seat: Seat, cards: Iterable[int], to: Seat) -> None:
        """Cards that everybody has heard of go to another hand."""
        cards = tuple(cards)
        for card in cards:
            zone = self._leave(seat, card)
            self._forget_copy(card, self._beside(zone, seat))
            self.hands[to] += (card,)
            self.seen[card] = all_seats(self.seats)
        if cards:
            self.tell("handed-over", seat=seat, target=to, count=len(cards), cards=names(cards), discloses=True)

    def swap_hands(self, one: Seat, other: Seat) -> None:
        """Two players change hands; each knows what he gave."""
        self.claims = tuple(who for who in self.claims if who not in (one, other))
        for seat in (one, other):
            for card in self.hands[seat]:
                self.seen[card] = self.seen.get(card, NO_SEATS).add(seat)
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        for seat, giver in ((one, other), (other, one)):
            cards = {"cards": names(self.hands[seat])}
            self.tell("handed-over", seat=giver, target=seat, count=len(self.hands[seat]), secret=cards, to=(seat,))

    def deal_hands(self, order: Sequence[int], sizes: Sequence[tuple[Seat, int]]) -> None:
        """Hands that were mixed are dealt out again."""
        cards = list(order)
        for card in cards:
            self.seen.pop(card, None)
        for seat, size in sizes:
            self.claims = tuple(who for who in self.claims if who != seat)
            self.hands[seat] = tuple(cards[:size])
            del cards[:size]
            dealt = {"cards": names(self.hands[seat])}
            if size:
                self.tell("hand-dealt", seat=seat, count=size, secret=dealt, to=(seat,))


def is_lent(zone: str) -> bool:
    """Whether a pile was lent for the encounter: `lent-2:0` is the hand of 2 before 0, `lent-deck:0` was drawn."""
    return zone.startswith("lent-")


@cache
def home_of(zone: str) -> str:
    """Where a card goes that returns: to its place, or to the hand of who has lent it."""
    lender = zone.partition(":")[0].removeprefix("lent-") if is_lent(zone) else ""
    return f"hand:{lender}" if lender.isdecimal() else f"hand:{owner_of(zone)}" if lender else zone


@cache
def owner_of(zone: str) -> Seat:
    """The seat in the name of a zone: `hand:2`, `hoard:2`."""
    return int(zone.rpartition(":")[2])


def beside(planet: int) -> str:
    """The pile of cards that lies open beside a planet."""
    return f"{BESIDE_PLANET}{planet}"


def is_sealed(name: str) -> bool:
    """Whether all know that a pile holds nothing but encounter cards."""
    return name.partition(":")[0] in SEALED


def aside(seat: Seat) -> str:
    """The pile of cards that a player has set aside until what threatens his hand is over."""
    return ASIDE_OF[seat]


@lru_cache(maxsize=1 << 12)
def as_bits(cards: tuple[int, ...]) -> int:
    """Cards (or other numbers), each of which is there once, as bits."""
    return sum(map(BITS.__getitem__, cards))


def out_of(zone: str, piles: Mapping[str, Any]) -> dict[str, str]:
    """What an event tells of a card that comes out of a pile: which one."""
    return {"pile": zone} if zone in piles else {}


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards but one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def names(cards: Iterable[int]) -> list[str]:
    """The printed names, in the order of the deck."""
    return [NAMES[card] for card in sorted(cards)]
