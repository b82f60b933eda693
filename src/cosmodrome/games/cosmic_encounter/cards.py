"""The cards as data. On the table a card is a small int: the deck of 72, the flares, the classic Filch flare.

`NAMES[card]` is what is printed on it; copies share a name. All numbers are those of the printed deck (CE-2.4).
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.aliens import NAMES as ALIEN_NAMES

Kind = Literal["attack", "negotiate", "morph", "reinforcement", "artifact", "flare"]


class Card(Struct, frozen=True):
    """One printed card, and how many copies of it the deck has."""

    name: str
    kind: Kind
    value: int = 0
    copies: int = 1


ATTACKS: Final = {
    0: 1,
    1: 1,
    4: 4,
    5: 1,
    6: 7,
    7: 1,
    8: 7,
    9: 1,
    10: 4,
    11: 1,
    12: 2,
    13: 1,
    14: 2,
    15: 1,
    20: 2,
    23: 1,
    30: 1,
    40: 1,
}
REINFORCEMENTS: Final = {2: 2, 3: 3, 5: 1}  # CE-25.4
ARTIFACTS: Final = {
    "card_zap": 2,
    "cosmic_zap": 2,
    "emotion_control": 1,
    "force_field": 1,
    "ionic_gas": 1,
    "mobius_tubes": 2,
    "plague": 1,
    "quash": 1,
}

ROWS: Final = (
    *(Card(f"attack-{value:02}", "attack", value, copies) for value, copies in ATTACKS.items()),
    Card("negotiate", "negotiate", copies=15),
    Card("morph", "morph"),
    *(Card(f"reinforcement-{value}", "reinforcement", value, copies) for value, copies in REINFORCEMENTS.items()),
    *(Card(name, "artifact", copies=copies) for name, copies in ARTIFACTS.items()),
    *(Card(f"flare-{name}", "flare") for name in ALIEN_NAMES),
    Card("flare-filch-classic", "flare"),
)
CARDS: Final = tuple(row for row in ROWS for _ in range(row.copies))

NAMES: Final = tuple(card.name for card in CARDS)
KINDS: Final = tuple(card.kind for card in CARDS)
VALUES: Final = tuple(card.value for card in CARDS)
COPIES: Final = {row.name: tuple(at for at, name in enumerate(NAMES) if name == row.name) for row in ROWS}
KIND_ORDER: Final[tuple[Kind, ...]] = ("attack", "negotiate", "morph", "reinforcement", "artifact", "flare")  # CE-25.1

ENCOUNTER: Final = frozenset(at for at, kind in enumerate(KINDS) if kind in ("attack", "negotiate", "morph"))
DECK: Final = tuple(at for at, kind in enumerate(KINDS) if kind != "flare")
FIRST_FLARE: Final = len(DECK)
CLASSIC_FILCH: Final = len(CARDS) - 1
FLARES: Final = tuple(range(FIRST_FLARE, CLASSIC_FILCH))  # of the aliens, in their order
FLARES_IN_DECK: Final = 10
HAND: Final = 8


def flare_of(alien: int, classic: bool = False) -> int:
    """The flare of an alien; CE-31.1: the table chooses which Filch flare is in the game."""
    return CLASSIC_FILCH if classic and alien == ALIEN["filch"] else FIRST_FLARE + alien


def alien_of(flare: int) -> int:
    """The alien a flare belongs to."""
    return ALIEN["filch"] if flare == CLASSIC_FILCH else flare - FIRST_FLARE


# By alien: all printings of its flare; the game has one of them.
FLARES_OF: Final = tuple(
    tuple(flare for flare in range(FIRST_FLARE, len(CARDS)) if alien_of(flare) == alien)
    for alien in range(len(ALIEN_NAMES))
)


def flares_in_game(classic: bool) -> tuple[int, ...]:
    """One flare of every alien, in the order of the deck."""
    return tuple(sorted(flare_of(alien, classic) for alien in range(len(ALIEN_NAMES))))


# Destiny cards: three of each colour in play, then two wild, then the three specials (CE-4.4).
PER_COLOUR: Final = 3
WILDS: Final = 2
SPECIALS: Final = ("most_cards", "most_foreign_colonies", "fewest_ships_in_warp")


def destiny_deck(seats: int) -> list[int]:
    """The destiny cards of a table, unshuffled."""
    return list(range(PER_COLOUR * seats + WILDS + len(SPECIALS)))


def destiny_name(card: int, seats: int) -> str:
    """What a destiny card says: `colour`, `wild`, or the name of a special."""
    at = card - PER_COLOUR * seats
    return "colour" if at < 0 else "wild" if at < WILDS else SPECIALS[at - WILDS]


def destiny_colour(card: int, seats: int) -> int:
    """The seat whose colour a destiny card shows, or -1."""
    return card // PER_COLOUR if card < PER_COLOUR * seats else -1
