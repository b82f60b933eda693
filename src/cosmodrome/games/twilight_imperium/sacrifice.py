"""What agendas make players destroy: the players choose it themselves."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.choices import one_system, one_unit
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.index import (
    DOCK,
    IN_SPACE,
    INFANTRY,
    NOBODY,
    PDS,
    PLANET,
    PLANET_NAMES,
    SHIP_KINDS,
    SYSTEM_OF,
    UNIT,
    UNIT_NAMES,
    bits,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy, destroy_ground
from cosmodrome.kernel import Choose, Option, Rule, Seat


def lose_ship(table: TwilightImperium, seat: Seat, kinds: Sequence[int], why: str) -> Rule[None]:
    """A player destroys one of their ships of these kinds, if there is any, because of an agenda."""
    systems = [s for s in bits(table.ships[seat]) if any(table.fleet(seat, s)[kind] for kind in kinds)]
    system = yield from one_system(table, seat, "lose-ship-where", systems, ability=why)
    if system:
        here = [kind for kind in kinds if table.fleet(seat, system)[kind]]
        kind = yield from one_unit(table, seat, "lose-ship", here, system=system, ability=why)
        yield from destroy(table, seat, system, kind)
        yield from check_system(table, seat, system)


def clear_space(table: TwilightImperium, seat: Seat, system: int, kinds: Sequence[int] = range(IN_SPACE)) -> Rule[None]:
    """All units of a player in a space area, or those of some kinds, are destroyed."""
    for kind in kinds:
        if count := table.fleet(seat, system)[kind]:
            yield from destroy(table, seat, system, kind, count)
    yield from check_system(table, seat, system)


def clear_ships(table: TwilightImperium, seat: Seat, system: int) -> Rule[None]:
    """All ships of a player in a system are destroyed; what they carried is lost with them."""
    yield from clear_space(table, seat, system, SHIP_KINDS)


def clear_planet(table: TwilightImperium, planet: int) -> Rule[None]:
    """All units on a planet are destroyed; fighters that were at a dock need room now (TI-38.3)."""
    table.raze_all(planet)
    if count := table.infantry[planet]:
        yield from destroy_ground(table, planet, count)
    if table.owner[planet] != NOBODY:
        yield from check_system(table, table.owner[planet], SYSTEM_OF[planet])


def units_in(table: TwilightImperium, seat: Seat, system: int) -> list[tuple[int, int, int]]:
    """The units of a player in a system: kind, planet or -1, count."""
    found = [(kind, NOBODY, count) for kind, count in enumerate(table.fleet(seat, system)) if count]
    for planet in table.planets_of(seat, system):
        found += [(INFANTRY, planet, table.infantry[planet]), (PDS, planet, table.pds[planet])]
        found.append((DOCK, planet, table.docks >> planet & 1))
    return [unit for unit in found if unit[2]]


def lose_units(table: TwilightImperium, seat: Seat, system: int, count: int) -> Rule[None]:
    """A player destroys this many of their units in a system, or all if there are fewer."""
    for _ in range(count):
        if units_in(table, seat, system):
            choice = yield Choose(seat, "lose-unit", unit_options, table, seat, system, args={"system": system})
            planet = PLANET[choice[3]] if len(choice) > 3 else NOBODY
            yield from lose_unit(table, seat, system, UNIT[choice[1]], planet)
    yield from check_system(table, seat, system)


def unit_options(table: TwilightImperium, seat: Seat, system: int) -> list[Option]:
    """Kind by kind, in space and on planets."""
    return [
        verbs.LOSE(UNIT_NAMES[kind], 1) if planet == NOBODY else verbs.LOSE(UNIT_NAMES[kind], 1, PLANET_NAMES[planet])
        for kind, planet, _ in units_in(table, seat, system)
    ]


def lose_unit(table: TwilightImperium, seat: Seat, system: int, kind: int, planet: int) -> Rule[None]:
    """One unit, in space or on a planet, is destroyed."""
    if planet == NOBODY:
        yield from destroy(table, seat, system, kind)
    elif kind == INFANTRY:
        yield from destroy_ground(table, planet, 1)
    else:
        table.raze(planet, kind)
