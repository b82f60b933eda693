"""Where a card can lie: the names of the zones and piles, and sets of cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.cards import NAMES
from cosmodrome.kernel import Seat, seats_with

NOBODY: Final = -1
BESIDE_PLANET: Final = "planet:"
# The zones of each seat by their names, made once.
HAND_OF, DRAFT_OF, LAID_OF, OFFER_OF, ASIDE_OF = (
    tuple(f"{zone}:{seat}" for seat in range(5)) for zone in ("hand", "draft", "laid", "offer", "aside")
)
SEALED: Final[set[str]] = set()  # names of piles that hold nothing but encounter cards, as everybody knows
BITS: Final = [1 << number for number in range(len(NAMES))]  # a list: `map` reads it twice as fast as a tuple


class Playable:
    """Which cards each seat can play from its hand and the piles open to it: a cache, valid while these are `hands`.
    `cards` are bitmasks by seat, `all_cards` those of all seats, `players` the seats that have any."""

    __slots__ = ("all_cards", "cards", "hands", "players")

    def __init__(self, hands: list[tuple[int, ...]], cards: list[int]) -> None:
        self.hands, self.cards = hands, cards
        self.all_cards = 0
        for held in cards:
            self.all_cards |= held
        self.players = seats_with(cards)

    def with_hands(self, hands: list[tuple[int, ...]]) -> Playable:
        """The cache for other hands: only those that have changed are read again."""
        cards = self.cards[:]
        for seat, hand in enumerate(hands):
            if hand is not self.hands[seat]:
                cards[seat] = as_bits(hand)
        return Playable(hands[:], cards)


def is_lent(zone: str) -> bool:
    """Whether a pile was lent for the encounter: `lent-2:0` is the hand of 2 before 0, `lent-deck:0` was drawn."""
    return zone.startswith("lent-")


@cache
def home_of(zone: str) -> str:
    """Where a returning card goes: to its zone, or to the hand of the player who lent it."""
    lender = zone.partition(":")[0].removeprefix("lent-") if is_lent(zone) else ""
    return f"hand:{lender}" if lender.isdecimal() else f"hand:{owner_of(zone)}" if lender else zone


@cache
def owner_of(zone: str) -> Seat:
    """The seat in the name of a zone: `hand:2`, `hoard:2`."""
    return int(zone.rpartition(":")[2])


def beside(planet: int) -> str:
    """The pile of cards that lies face up beside a planet."""
    return f"{BESIDE_PLANET}{planet}"


def is_sealed(name: str) -> bool:
    """Whether everybody knows that a pile holds nothing but encounter cards."""
    return name.partition(":")[0] in SEALED


def aside(seat: Seat) -> str:
    """The pile of cards that a player has set aside until the threat to their hand is over."""
    return ASIDE_OF[seat]


@lru_cache(maxsize=1 << 12)
def as_bits(cards: tuple[int, ...]) -> int:
    """Distinct cards (or other numbers) as a bitmask."""
    return sum(map(BITS.__getitem__, cards))


def out_of(zone: str, piles: Mapping[str, Any]) -> dict[str, str]:
    """What an event tells about a card that comes out of a pile: which pile."""
    return {"pile": zone} if zone in piles else {}


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards except one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def names(cards: Iterable[int]) -> list[str]:
    """The printed names, in the order of the deck."""
    return [NAMES[card] for card in sorted(cards)]
