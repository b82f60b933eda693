"""Units and planets on the board, and the verbs that move them.

`space[system * seats + seat]` is a fleet. A planet has one owner, whose infantry, PDS and dock stand on it; those who
land during an invasion are in `landed` until control is settled.
"""

from __future__ import annotations

from functools import reduce
from operator import add, or_, sub
from typing import Any, Final

from cosmodrome.games.twilight_imperium.combat import plus_one, repair
from cosmodrome.games.twilight_imperium.index import (
    BY_TOKENS,
    DOCK,
    EMPTY,
    FIGHTER,
    FLAGSHIP,
    FLAGSHIP_D,
    HURT,
    INFANTRY,
    KINDS,
    NOBODY,
    PDS,
    PLAIN,
    PLANET_BITS,
    PLANET_NAMES,
    SYSTEM_OF,
    UNIT_NAMES,
    Fleet,
    bits,
)
from cosmodrome.games.twilight_imperium.zones import Zones
from cosmodrome.kernel import Seat

AWAY: Final = 0  # no system


class Board(Zones, kw_only=True):
    """What stands on the tiles."""

    slots: tuple[int, ...]  # tile numbers by position; the last, off the map, is the home of Creuss
    space: list[tuple[int, ...]]
    fleets: list[int]  # by seat: systems with any of its units in space, as bits; follows from `space`
    ships: list[int]  # by seat: systems with ships of it
    reserve: list[int]  # plastic left, by seat * 14 + kind
    owner: list[int]  # by planet
    lands: list[int]  # by seat: its planets as bits; follows from `owner`
    infantry: list[int]
    pds: list[int]
    docks: int = 0  # planets with a space dock, as bits
    exhausted: int = 0  # planets
    plus: list[tuple[int, int]]  # what attached cards add to resources and influence
    landed: dict[int, int]  # planet: infantry of the active player on it that has not taken it
    landed_fighters: dict[int, int]  # likewise fighters that fight as ground forces
    wormholes: tuple[int, int, int] = (0, 0, 0)  # systems with alpha, beta and delta, tokens and ships included
    custodians: bool = True
    returning: list[int]  # infantry set aside, to come back

    # ---- questions ----------------------------------------------------------------------------------------------

    def fleet(self, seat: Seat, system: int) -> Fleet:
        """The units of a player in the space area of a system."""
        return self.space[system * self.seats + seat]

    def planets(self, seat: Seat) -> tuple[int, ...]:
        """The planets a player controls."""
        return bits(self.lands[seat])

    def planets_of(self, seat: Seat, system: int) -> tuple[int, ...]:
        """The planets a player controls in a system."""
        return bits(self.lands[seat] & PLANET_BITS[system])

    def is_ready(self, planet: int) -> bool:
        """TI-49.6."""
        return not self.exhausted >> planet & 1

    def units_on(self, planet: int) -> int:
        """How many units of its owner stand on a planet."""
        return self.infantry[planet] + self.pds[planet] + (self.docks >> planet & 1)

    def flagship_at(self, seat: Seat) -> int:
        """The system with the player's flagship, or 0."""
        for system in bits(self.ships[seat]):
            fleet = self.fleet(seat, system)
            if fleet[FLAGSHIP] or fleet[FLAGSHIP_D]:
                return system
        return 0

    def has_units(self, seat: Seat, system: int) -> bool:
        """Whether a player has any unit in a system, in space or on a planet."""
        if self.fleets[seat] >> system & 1:
            return True
        return any(self.units_on(planet) for planet in self.planets_of(seat, system))

    def in_play(self, seat: Seat, system: int) -> bool:
        """Whether a player has units or planets in a system."""
        return bool(self.fleets[seat] >> system & 1 or self.lands[seat] & PLANET_BITS[system])

    def all_ships(self) -> int:
        """The systems with ships, as bits."""
        return reduce(or_, self.ships)

    def others_ships(self, seat: Seat) -> int:
        """The systems with ships of other players, as bits."""
        return reduce(or_, self.ships[:seat] + self.ships[seat + 1 :])

    def count_on_board(self, seat: Seat, kind: int) -> int:
        """How many units of a kind a player has on the board, damaged ones included."""
        if kind == PDS:
            return sum(self.pds[planet] for planet in self.planets(seat))
        total = sum(
            fleet[which]
            for system in bits(self.fleets[seat])
            for fleet in (self.fleet(seat, system),)
            for which in range(len(fleet))
            if PLAIN[which] == kind
        )
        if kind == INFANTRY:
            total += sum(self.infantry[planet] for planet in self.planets(seat))
        elif kind == DOCK:
            total += sum(self.docks >> planet & 1 for planet in self.planets(seat))
        return total

    def left(self, seat: Seat, kind: int) -> int:
        """TI-62.5: how many figures of a kind are in the reinforcements; fighters and infantry come as tokens too."""
        return 99 if kind in BY_TOKENS else self.reserve[seat * KINDS + kind]

    # ---- ships --------------------------------------------------------------------------------------------------

    def set_fleet(self, seat: Seat, system: int, fleet: Fleet) -> None:
        """The one place where `space` is written: what follows from it is kept right."""
        self.space[system * self.seats + seat] = fleet
        bit = 1 << system
        if fleet == EMPTY:
            self.fleets[seat] &= ~bit
            self.ships[seat] &= ~bit
        else:
            self.fleets[seat] |= bit
            if any(fleet[:INFANTRY]):
                self.ships[seat] |= bit
            else:
                self.ships[seat] &= ~bit

    def place(self, seat: Seat, system: int, kind: int, count: int = 1) -> None:
        """TI-61.2: units from the reinforcements come into a space area."""
        self.set_fleet(seat, system, plus_one(self.fleet(seat, system), kind, count))
        if kind not in BY_TOKENS:
            self.reserve[seat * KINDS + kind] -= count
        self.tell("placed", seat=seat, system=system, unit=UNIT_NAMES[kind], count=count)

    def take_off(
        self, seat: Seat, system: int, kind: int, count: int = 1, why: str = "destroyed", **cause: str
    ) -> None:
        """TI-81.0: units in space go back to the reinforcements: `destroyed`, or `removed` (TI-81.2) for a `cause`."""
        self.set_fleet(seat, system, plus_one(self.fleet(seat, system), kind, -count))
        if kind not in BY_TOKENS:
            self.reserve[seat * KINDS + PLAIN[kind]] += count
        self.tell(why, seat=seat, system=system, unit=UNIT_NAMES[kind], count=count, **cause)

    def move_units(self, seat: Seat, origin: int, target: int, units: Fleet) -> None:
        """Units go from one space area to another."""
        before, there = self.fleet(seat, origin), self.fleet(seat, target)
        if origin != target:
            self.set_fleet(seat, origin, tuple(map(sub, before, units)))
            self.set_fleet(seat, target, tuple(map(add, there, units)))
            moved = {UNIT_NAMES[kind]: count for kind, count in enumerate(units) if count}
            self.tell("moved", seat=seat, origin=origin, system=target, units=moved)

    def change(self, seat: Seat, system: int, fleet: Fleet) -> None:
        """Ships become damaged or whole; nothing comes or goes."""
        self.set_fleet(seat, system, fleet)

    def repair_all(self, seat: Seat, system: int) -> None:
        """Every damaged ship of a player in a system is repaired."""
        fleet = self.fleet(seat, system)
        for kind in HURT:
            while fleet[kind]:
                fleet = repair(fleet, kind)
        self.set_fleet(seat, system, fleet)

    def repair_everything(self) -> None:
        """TI-84.7."""
        for seat in range(self.seats):
            for system in bits(self.ships[seat]):
                if any(self.fleet(seat, system)[7:11]):
                    self.repair_all(seat, system)
        self.tell("repaired")

    # ---- planets ------------------------------------------------------------------------------------------------

    def exhaust(self, seat: Seat, planet: int) -> None:
        """TI-45, TI-49.7."""
        self.exhausted |= 1 << planet
        self.tell("exhausted", seat=seat, planet=PLANET_NAMES[planet])

    def ready(self, seat: Seat, planet: int) -> None:
        """TI-53."""
        self.exhausted &= ~(1 << planet)
        self.tell("readied", seat=seat, planet=PLANET_NAMES[planet])

    def take_planet(self, seat: Seat, planet: int, ready: bool = False) -> None:
        """TI-11.5b, TI-32.1: a player gains control; the card comes exhausted, attached cards stay with it."""
        before = self.owner[planet]
        self.owner[planet] = seat
        self.lands[seat] |= 1 << planet
        if before not in (NOBODY, seat):
            self.lands[before] &= ~(1 << planet)
        if ready:
            self.exhausted &= ~(1 << planet)
        else:
            self.exhausted |= 1 << planet
        self.tell("gained-planet", seat=seat, planet=PLANET_NAMES[planet], before=before, ready=ready)

    def add_ground(self, seat: Seat, planet: int, count: int) -> None:
        """Infantry from the reinforcements comes onto a planet of its owner."""
        self.infantry[planet] += count
        self.tell("placed", seat=seat, unit="infantry", count=count, **_at(planet))

    def kill_ground(self, planet: int, count: int, why: str = "destroyed", **cause: str) -> None:
        """Infantry of the planet's owner leaves the board."""
        self.infantry[planet] -= count
        self.tell(why, seat=self.owner[planet], unit="infantry", count=count, **_at(planet), **cause)

    def kill_landed(self, seat: Seat, planet: int, kind: int, count: int, why: str = "destroyed") -> None:
        """Ground forces that landed leave the board."""
        place = self.landed if kind == INFANTRY else self.landed_fighters
        place[planet] -= count
        self.tell(why, seat=seat, unit=UNIT_NAMES[kind], count=count, **_at(planet))

    def lift(self, seat: Seat, planet: int, count: int) -> None:
        """Infantry goes aboard: from the planet into the space area of its system."""
        system = SYSTEM_OF[planet]
        self.infantry[planet] -= count
        self.set_fleet(seat, system, plus_one(self.fleet(seat, system), INFANTRY, count))
        self.tell("lifted", seat=seat, unit=UNIT_NAMES[INFANTRY], count=count, **_at(planet))

    def land(self, seat: Seat, planet: int, count: int, kind: int = INFANTRY) -> None:
        """TI-11.2a: ground forces are committed; on a planet of the player they simply stand there."""
        system = SYSTEM_OF[planet]
        self.set_fleet(seat, system, plus_one(self.fleet(seat, system), kind, -count))
        if kind == FIGHTER:
            self.landed_fighters[planet] = self.landed_fighters.get(planet, 0) + count
        elif self.owner[planet] == seat:
            self.infantry[planet] += count
        else:
            self.landed[planet] = self.landed.get(planet, 0) + count
        self.tell("landed", seat=seat, system=system, planet=PLANET_NAMES[planet], unit=UNIT_NAMES[kind], count=count)

    def take_back_landing(self, seat: Seat, planet: int) -> None:
        """The forces on a planet that are not its owner's go back into space."""
        system = SYSTEM_OF[planet]
        for place, kind in ((self.landed, INFANTRY), (self.landed_fighters, FIGHTER)):
            if count := place.pop(planet, 0):
                self.set_fleet(seat, system, plus_one(self.fleet(seat, system), kind, count))
                self.tell("lifted", seat=seat, unit=UNIT_NAMES[kind], count=count, **_at(planet))

    def settle(self, seat: Seat, planet: int) -> None:
        """TI-11.5: the forces that landed hold the planet now; the old owner's units are gone already."""
        count = self.landed.pop(planet, 0)
        self.take_planet(seat, planet)
        self.infantry[planet] = count

    def add_structure(self, seat: Seat, planet: int, kind: int) -> None:
        """TI-76: a structure from the reinforcements stands on a planet."""
        if kind == DOCK:
            self.docks |= 1 << planet
        else:
            self.pds[planet] += 1
        self.reserve[seat * KINDS + kind] -= 1
        self.tell("built", seat=seat, system=SYSTEM_OF[planet], planet=PLANET_NAMES[planet], unit=UNIT_NAMES[kind])

    def raze(self, planet: int, kind: int, count: int = 1, why: str = "destroyed") -> None:
        """Structures leave a planet."""
        seat = self.owner[planet]
        if kind == DOCK:
            self.docks &= ~(1 << planet)
        else:
            self.pds[planet] -= count
        self.reserve[seat * KINDS + kind] += count
        self.tell(why, seat=seat, unit=UNIT_NAMES[kind], count=count, **_at(planet))

    def raze_all(self, planet: int) -> None:
        """TI-11.5a: all structures on a planet are destroyed."""
        if self.pds[planet]:
            self.raze(planet, PDS, self.pds[planet])
        if self.docks >> planet & 1:
            self.raze(planet, DOCK)

    def attach(self, planet: int, resources: int, influence: int) -> None:
        """TI-59.1: an attached card changes the values of its planet."""
        one, two = self.plus[planet]
        self.plus[planet] = (one + resources, two + influence)
        self.tell("attached", planet=PLANET_NAMES[planet], resources=resources, influence=influence)

    def set_aside_infantry(self, seat: Seat, count: int) -> None:
        """Destroyed infantry that will come back."""
        self.returning[seat] += count
        self.tell("set-aside", seat=seat, count=count)

    def open_wormhole(self, kind: int, system: int, was: int = AWAY) -> None:
        """A wormhole token comes to a system; 0 alpha, 1 beta, 2 delta."""
        masks = list(self.wormholes)
        if was:
            masks[kind] &= ~(1 << was)
        if system:
            masks[kind] |= 1 << system
        self.wormholes = (masks[0], masks[1], masks[2])
        self.tell("wormhole", kind=("alpha", "beta", "delta")[kind], system=system, origin=was or None)

    def remove_custodians(self, seat: Seat) -> None:
        """TI-16.3: the token leaves Mecatol Rex."""
        self.custodians = False
        self.tell("custodians", seat=seat)


def _at(planet: int) -> dict[str, Any]:
    """Where a planet is, for events."""
    return {"system": SYSTEM_OF[planet], "planet": PLANET_NAMES[planet]}
