"""Who knows where which card is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cosmodrome.games.cosmic_encounter.cards import COPIES, NAMES
from cosmodrome.games.cosmic_encounter.zones import BITS
from cosmodrome.kernel import NO_SEATS, Part, Seat, Seats, all_seats

WORD: Final = 62
OTHER_COPIES: Final = tuple(frozenset(COPIES[name]) - {card} for card, name in enumerate(NAMES))


class Known(Part, kw_only=True):
    """The cards that lie face up, and for each other card the seats that know where it is, besides its owner."""

    seen: dict[int, Seats]
    sight_low: int = 0  # the cards that lie face up, as bits: in two numbers, because a stored one holds 64
    sight_high: int = 0

    @property
    def sight(self) -> int:
        """The cards that lie face up, as bits."""
        return self.sight_low | self.sight_high << WORD

    def by(self, card: int) -> Seats:
        """The seats that have seen a card and know where it is."""
        return self.seen.get(card, NO_SEATS)

    def add(self, card: int, seat: Seat) -> None:
        """A seat sees a card."""
        self.seen[card] = self.seen.get(card, NO_SEATS).add(seat)

    def open(self, card: int) -> None:
        """A card lies face up from now on: nobody needs to remember it."""
        if card < WORD:
            self.sight_low |= 1 << card
        else:
            self.sight_high |= 1 << card - WORD
        self.seen.pop(card, None)

    def close(self, card: int) -> None:
        """A face-up card goes somewhere, and everybody has seen where."""
        if card < WORD:
            self.sight_low &= ~(1 << card)
        else:
            self.sight_high &= ~(1 << card - WORD)
        self.seen[card] = all_seats(self.seats)

    def cover(self, cards: Sequence[int]) -> None:
        """Cards lie shuffled and face down: nobody knows anything about them."""
        for card in cards:
            self.seen.pop(card, None)
        covered = sum(map(BITS.__getitem__, cards))
        self.sight_low &= ~covered
        self.sight_high &= ~(covered >> WORD)

    def has_seen_copy(self, card: int) -> bool:
        """Whether another copy of a card was seen anywhere; mostly there was none."""
        return not self.seen.keys().isdisjoint(OTHER_COPIES[card])

    def forget_copy(self, card: int, cards: Iterable[int]) -> None:
        """A card leaves these cards face up: a seat that had seen another copy there cannot tell the two apart."""
        knowing = self.seen.get(card, NO_SEATS)
        for other in OTHER_COPIES[card].intersection(cards):
            held = self.seen.get(other, NO_SEATS)
            if held - knowing:
                self.seen[other] = held & knowing
                knowing |= held

    def forget(self, cards: Iterable[int], knowing: Seats) -> None:
        """Something has left these cards unseen: only the `knowing` seats still know what is there."""
        for card in cards:
            if card in self.seen:
                self.seen[card] &= knowing
