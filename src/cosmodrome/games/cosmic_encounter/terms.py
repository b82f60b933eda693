"""The deal that is being made: whose offer it is, and its terms."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.cosmic_encounter.zones import NOBODY
from cosmodrome.kernel import Part, Seat

PROMISE_TERM: Final = "promise-"  # a term that only gives a word begins like this
CARD_TERM: Final = "card-"  # a term that asks for a card by name begins like this


class Deal(Part, kw_only=True):
    """A deal. The cards put up for it are in `cards.offer`."""

    proposer: int = NOBODY
    offered: list[int]  # offers made, by side
    spoken: dict[int, tuple[tuple[str, ...], dict[str, int]]]  # by seat: their last offer, cards by name and terms
    terms: dict[str, int]

    def clear(self) -> None:
        """Nobody has made an offer yet."""
        if self.proposer != NOBODY:
            self.proposer, self.terms, self.offered, self.spoken = NOBODY, {}, [0, 0], {}

    def begin_offer(self, seat: Seat, side: int) -> None:
        """A main player makes an offer."""
        self.proposer = seat
        self.offered[side] += 1

    def term(self, name: str, seat: Seat) -> int:
        """A term of the offer, 0 if it is not there."""
        return self.terms.get(f"{name}:{seat}", 0) if self.terms else 0

    def add_term(self, name: str, seat: Seat, value: int) -> None:
        """One term of the offer."""
        self.terms[f"{name}:{seat}"] = value

    def drop_term(self, name: str, seat: Seat) -> None:
        """One card of a number leaves the offer, or all of another term."""
        if name in ("colony", "free") or self.terms[f"{name}:{seat}"] == 1:
            del self.terms[f"{name}:{seat}"]
        else:
            self.terms[f"{name}:{seat}"] -= 1

    def named_cards(self, seat: Seat) -> list[str]:
        """The cards that a player is to give and that were named in the offer."""
        names = list(self.spoken[seat][0]) if seat == self.proposer and seat in self.spoken else []
        for term, count in self.terms.items():
            if term.startswith(CARD_TERM) and term.endswith(f":{seat}"):
                names += [term.removeprefix(CARD_TERM).removesuffix(f":{seat}")] * count
        return names
