"""The cards by number: what the rules look up all the time, computed once from the rows.

On the table a card is a small int: first the ships, then the starting ships, then the colonies. `FACES[zone][card]`
is what a card shows in a zone.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeAlias

from msgspec import Struct, to_builtins

from cosmodrome.games.space_base.cards import COLONIES, SHIPS, STARTERS
from cosmodrome.games.space_base.rows import NOTHING, Ability, Colony, Face, Reward, Ship

STATION: Final = 0
DEPLOYED: Final = 1
ZONES: Final = ("station", "deployed")
SECTORS: Final = 12
LEVELS: Final = 3
ROW: Final = 6  # ships of each level on sale

ALL_SHIPS: Final[tuple[Ship, ...]] = (*SHIPS, *(ship for fleet in STARTERS for ship in fleet))
CARDS: Final[tuple[Ship | Colony, ...]] = (*ALL_SHIPS, *COLONIES)
FIRST_STARTER: Final = len(SHIPS)
FIRST_COLONY: Final = len(ALL_SHIPS)

NAMES: Final = tuple(card.id for card in CARDS)
NUMBER: Final = {name: number for number, name in enumerate(NAMES)}
COST: Final = tuple(card.cost for card in CARDS)
SECTOR: Final = tuple(card.sector for card in CARDS)
LEVEL: Final = tuple(card.level if isinstance(card, Ship) else 0 for card in CARDS)
COLONY_VP: Final = tuple(card.vp if isinstance(card, Colony) else 0 for card in CARDS)


class Shown(Struct, frozen=True):
    """One face of a card, ready for use: its reward, its slots by table size, its ability."""

    reward: Reward
    capacity: tuple[int, ...]  # by number of players
    needed: tuple[int, ...]
    ability: Ability | None


def _shown(face: Face) -> Shown:
    if face.slots is None:
        return Shown(face.reward, (0,) * 6, (0,) * 6, None)
    slots = face.slots
    capacity = (0, 0, *(slots.capacity(players) for players in range(2, 6)))
    needed = (0, 0, *(slots.needed(players) for players in range(2, 6)))
    return Shown(face.reward, capacity, needed, face.ability)


_CLOSED = Shown(NOTHING, (0,) * 6, (0,) * 6, None)  # a colony pays nothing more (SB-12.5)
FACES: Final[tuple[tuple[Shown, ...], ...]] = tuple(
    tuple(_shown(getattr(card, zone)) if isinstance(card, Ship) else _CLOSED for card in CARDS) for zone in ZONES
)


# The steps of a turn in which abilities are used, numbered for a passive and for an active owner.
WHENS: Final = ("window", "before_roll", "roll", "use_dice", "collect")
STEPS: Final = 2 * len(WHENS)
OWN: Final = ("blue", "green")  # SB-9.1: the colours of the active player
OTHERS: Final = ("red", "green")  # SB-9.2


def step_of(when: str) -> tuple[int, int]:
    """The numbers of a step, for a passive and for an active owner."""
    return WHENS.index(when), WHENS.index(when) + len(WHENS)


def _steps(face: Shown) -> tuple[int, ...]:
    if face.ability is None:
        return ()
    colour = face.ability.colour
    passive, active = step_of(face.ability.when)
    return (passive,) * (colour in OTHERS) + (active,) * (colour in OWN)


# When a charged card may be used (SB-5.7 to SB-5.10: only colour and timing matter), by zone and card.
STEPS_OF: Final = tuple(tuple(_steps(face) for face in faces) for faces in FACES)


# The cards that place charges, by zone.
PLACES_CHARGES: Final = tuple(
    frozenset(card for card, face in enumerate(faces) if face.ability and face.ability.effect == "place-charge")
    for faces in FACES
)


def is_colony(card: int) -> bool:
    """Colonies come last."""
    return card >= FIRST_COLONY


Payment: TypeAlias = tuple[int, int, int, tuple[int, ...], tuple[Reward, ...]]


class Payments(dict[tuple[int, ...], Payment]):
    """What cards pay in a zone: credits, income, points, the cards to charge, and the rewards that ask or lead on."""

    MOST_KEPT = 1 << 14

    def __init__(self, zone: int) -> None:
        self._faces = FACES[zone]

    def __missing__(self, cards: tuple[int, ...]) -> Payment:
        faces = [self._faces[card] for card in cards]
        rewards = [face.reward for face in faces]
        made = (
            sum(reward.credits for reward in rewards),
            sum(reward.income for reward in rewards),
            sum(reward.vp for reward in rewards),
            tuple(card for card, face in zip(cards, faces, strict=True) if face.ability is not None),
            tuple(reward for reward in rewards if reward.arrow or reward.claim or reward.buy),
        )
        if len(self) < self.MOST_KEPT:
            self[cards] = made
        return made


PAYMENTS: Final = (Payments(STATION), Payments(DEPLOYED))


@cache
def deck_of(level: int) -> tuple[int, ...]:
    """The unshuffled deck of a level."""
    return tuple(card for card in range(FIRST_STARTER) if LEVEL[card] == level)


def card_rows() -> dict[str, Any]:
    """All cards as plain data, for clients; starting ships are ships of level 0."""
    return {"ships": to_builtins(ALL_SHIPS), "colonies": to_builtins(COLONIES)}
