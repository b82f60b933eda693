"""The map: which systems touch, and which wormholes join. Computed once for a galaxy, shared by all copies.

Systems are bits of an int, numbered by their tiles, so that a breadth-first search is a few operations.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache, reduce
from itertools import compress
from operator import or_
from typing import Final

from cosmodrome.games.twilight_imperium.data.layouts import LAYOUTS, POSITIONS, RINGS, Layout, neighbours
from cosmodrome.games.twilight_imperium.index import (
    ALPHA,
    ANOMALIES,
    BETA,
    MECATOL,
    RIFTS,
    SYSTEMS,
    TILE,
    bits,
    digits,
)

Slots = tuple[int, ...]  # tile numbers in the order of `POSITIONS`; 0 is an empty place
FAR: Final = 99
FARTHEST: Final = 9  # no ship goes farther
SLOT: Final = {position: number for number, position in enumerate(POSITIONS)}
RING_OF: Final = (0, *(ring for ring in (1, 2, 3) for _ in RINGS[ring]))
ALIKE: Final = tuple(  # by system: those that must not be laid beside it, as bits
    reduce(or_, [group for group in (ANOMALIES, ALPHA, BETA) if group >> system & 1], 0) for system in range(SYSTEMS)
)
MAP_WORD: Final = re.compile("-?[0-9]{1,3}")
NEXT_TO: Final = tuple(tuple(SLOT[near] for near in neighbours(place) if near in SLOT) for place in POSITIONS)
Holes = tuple[int, int, int, bool]  # systems with alpha, beta, delta wormholes; whether alpha and beta are one


class Near(tuple[int, ...]):
    """The neighbours of every system, and the distances that were worked out on them."""

    known_ways: dict[tuple[int, int, bool, int], tuple[int, ...]]
    wide: dict[tuple[int, int], int]
    with_rifts: bool  # whether a gravity rift is on the map

    def __init__(self, _: Iterable[int]) -> None:
        self.known_ways = {}
        self.wide = {}
        self.with_rifts = bool(self.around(RIFTS))

    def around(self, systems: int) -> int:
        """The neighbours of all these systems."""
        return reduce(or_, compress(self, digits(systems)), 0)

    def within(self, target: int, steps: int) -> int:
        """The systems at most this many steps away, whatever is between, as bits: ships farther off need no search."""
        if steps < 2:
            return 1 << target | (self[target] if steps > 0 else 0)
        known = self.wide.get((target, steps))
        if known is None:
            inner = self.within(target, steps - 1)
            known = self.wide[target, steps] = inner | self.around(inner)
        return known

    def ways(self, target: int, closed: int, rifts: bool, most: int = FARTHEST) -> tuple[int, ...]:
        """By steps of movement, from 0 to `most`: the systems from which ships with so many come to the target, if
        nobody passes through the closed ones.

        A step out of a gravity rift is free (TI-12.1); with `rifts` a way may lead through one. The target itself is
        as far as the shortest way out and back (TI-47.3e).
        """
        rifts = rifts and self.with_rifts
        key = target, closed, rifts, most
        known = self.known_ways.get(key)
        if known is None:
            if len(self.known_ways) > 2_000:
                self.known_ways.clear()
            known = self.known_ways[key] = _ways(self, target, closed, rifts, most)
        return known

    def cost(self, target: int, closed: int, rifts: bool) -> tuple[int, ...]:
        """How many steps of movement each system is away from the target, likewise."""
        return _costs(self.ways(target, closed, rifts))


class Galaxy:
    """The geometry of one map. `touching[system]` are the systems that share an edge with it, TI-70.0."""

    __slots__ = ("_adjacent", "board", "touching")

    def __init__(self, slots: Slots) -> None:
        self.touching = [0] * SYSTEMS
        self.board = 0
        for slot, tile in enumerate(slots):
            if tile:
                self.board |= 1 << tile
                for near in NEXT_TO[slot] if slot < len(NEXT_TO) else ():
                    if slots[near]:
                        self.touching[tile] |= 1 << slots[near]
        self._adjacent: dict[Holes, Near] = {}

    def adjacent(self, holes: Holes) -> Near:
        """TI-70.0, TI-70.1, TI-88: the neighbours of each system, by edge or wormhole; none is its own (TI-70.2a)."""
        known = self._adjacent.get(holes)
        if known is None:
            alpha, beta, delta, joined = holes
            groups = (alpha | beta, delta) if joined else (alpha, beta, delta)
            near = list(self.touching)
            for group in groups:
                for system in bits(group & self.board):
                    near[system] |= group & self.board & ~(1 << system)
            known = self._adjacent[holes] = Near(near)
        return known


def _ways(near: Near, target: int, closed: int, rifts: bool, most: int) -> tuple[int, ...]:
    """Search from the target outwards, wave by wave."""
    ways = []
    passable = ~(closed | 1 << target) if rifts else ~(closed | 1 << target | RIFTS)
    seen, wave = 0, 1 << target
    for _ in range(most):
        found = 0
        while wave:
            reached = near.around(wave) & ~seen & ~found
            found |= reached
            wave = reached & RIFTS & passable  # a step out of a rift is free: its neighbours are as near as itself
        ways.append(seen | found & RIFTS)
        seen |= found
        wave = found & ~RIFTS & passable
    return (*ways, seen)


@lru_cache(maxsize=1 << 13)
def _costs(ways: tuple[int, ...]) -> tuple[int, ...]:
    """The fewest steps from each system."""
    cost = [FAR] * SYSTEMS
    for steps in range(len(ways) - 1, -1, -1):
        for system in bits(ways[steps]):
            cost[system] = steps
    return tuple(cost)


@lru_cache(maxsize=256)
def galaxy_of(slots: Slots) -> Galaxy:
    """The geometry of a map; equal maps share it."""
    return Galaxy(slots)


# ---- laying out ------------------------------------------------------------------------------------------------------


def layout_of(seats: int) -> Layout:
    """Home positions and tiles dealt, by the number of players."""
    return LAYOUTS[seats]


def home_slots(seats: int) -> tuple[int, ...]:
    """The home positions, clockwise."""
    return tuple(SLOT[position] for position in LAYOUTS[seats].homes)


def open_slots(seats: int) -> tuple[int, ...]:
    """The places that dealt tiles fill, ring by ring."""
    layout = LAYOUTS[seats]
    taken = {(0, 0), *layout.homes, *layout.unused}
    return tuple(slot for slot, position in enumerate(POSITIONS) if position not in taken)


def offends(slots: list[int], slot: int, tile: int) -> bool:
    """TI-S6k, TI-S6l: an anomaly beside an anomaly, or a wormhole beside one of its type."""
    alike = ALIKE[tile]
    return alike > 0 and any(alike >> slots[near] & 1 for near in NEXT_TO[slot])


def offending(slots: list[int], places: tuple[int, ...]) -> list[int]:
    """Which of these places have a tile beside its like."""
    return [at for at, slot in enumerate(places) if ALIKE[slots[slot]] and offends(slots, slot, slots[slot])]


def places_for(slots: list[int], open_places: tuple[int, ...], hand: tuple[int, ...]) -> list[tuple[int, int]]:
    """Tile and place of every legal placement: the innermost ring first (TI-S6j); next to its like only if nothing
    else can be placed (TI-S6k, TI-S6l)."""
    empty = [slot for slot in open_places if not slots[slot]]
    ring = min(RING_OF[slot] for slot in empty)
    pairs = [(tile, slot) for tile in dict.fromkeys(hand) for slot in empty if RING_OF[slot] == ring]
    return [(tile, slot) for tile, slot in pairs if not offends(slots, slot, tile)] or pairs


def arrange(seats: int, order: tuple[int, ...], extra: tuple[int, ...] = ()) -> list[int]:
    """A random legal galaxy: shuffled tiles, each on the first place that fits, then fixed by exchanges."""
    slots = [0] * len(POSITIONS)
    slots[0] = MECATOL
    places = open_slots(seats)
    tiles = [*extra, *order][: len(places)]
    for slot, tile in zip(places, tiles, strict=True):
        slots[slot] = tile
    first = len(extra)  # the extra tile of five players stays beside Mecatol Rex
    for _ in range(len(places)):
        bad = offending(slots, places)
        if not bad:
            break
        at = max(bad)
        for other in range(first, len(places)):
            one, two = places[at], places[other]
            if at >= first and other != at:
                slots[one], slots[two] = slots[two], slots[one]
                if len(offending(slots, places)) < len(bad):
                    break
                slots[one], slots[two] = slots[two], slots[one]
    return slots


# ---- the community's map string --------------------------------------------------------------------------------------


def read_map(text: str) -> list[int]:
    """Tile numbers by position, ring by ring from the north, clockwise; Mecatol Rex may be left out."""
    numbers = [max(int(word), 0) for word in text.replace(",", " ").split()]
    return numbers if numbers[:1] == [MECATOL] else [MECATOL, *numbers]


def is_map(text: str) -> bool:
    """Whether a text is a map for some number of players: every tile once, homes where some layout has them."""
    return any(fits_layout(text, seats) for seats in LAYOUTS)


def fits_layout(text: str, seats: int) -> bool:
    """Whether a map string fills exactly the places that dealt tiles fill with this number of players; where homes lie
    it may name a home system, even before anybody plays there."""
    if not all(MAP_WORD.fullmatch(word) for word in text.replace(",", " ").split()):
        return False
    slots = read_map(text)
    if len(slots) > len(POSITIONS):
        return False
    slots += [0] * (len(POSITIONS) - len(slots))
    backs = {slot: TILE[tile].back if tile in TILE else "" for slot, tile in enumerate(slots) if tile and slot}
    homes, places = home_slots(seats), open_slots(seats)
    rest = {slot: back for slot, back in backs.items() if slot not in places}
    return (
        all(backs.get(slot) in ("blue", "red") for slot in places)
        and len({slots[slot] for slot in places}) == len(places)
        and all(back == "green" and slot in homes for slot, back in rest.items())
    )
