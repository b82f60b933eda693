"""Gaining and losing control of planets, TI-32."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.elimination import check
from cosmodrome.games.twilight_imperium.index import DOCK, NOBODY, PDS, PLANET_NAMES, SYSTEM_OF
from cosmodrome.games.twilight_imperium.names import numbered
from cosmodrome.games.twilight_imperium.structures import build_structure
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import Rule, Seat


def take_control(table: TwilightImperium, seat: Seat, planet: int) -> Rule[None]:
    """TI-11.5, TI-32.1: structures of the old owner are destroyed, the card comes exhausted."""
    before = table.owner[planet]
    name = PLANET_NAMES[planet]
    yield from window(table, "planet.taking", seat=seat, planet=name, before=before)
    replaced = structures_on(table, planet) if table.marked("replaces-structures", seat) else []
    for kind in replaced:
        table.raze(planet, kind, 1, "removed")
    if before != NOBODY:
        table.raze_all(planet)  # TI-11.5a
    table.settle(seat, planet)
    table.unmark("replaces-structures", seat)
    for kind in replaced:  # one from elsewhere on the board only if the player likes, TI-R44
        yield from build_structure(table, seat, (kind,), (planet,), may=not table.left(seat, kind))
    table.mark("action", numbered("took", planet), seat)
    yield from window(table, "planet.gained", seat=seat, planet=name, before=before)
    if before != NOBODY:
        yield from window(table, "planet.lost", seat=before, planet=name, taker=seat)
        yield from check(table)


def structures_on(table: TwilightImperium, planet: int) -> list[int]:
    """The structures on a planet, one by one."""
    return [PDS] * table.pds[planet] + [DOCK] * (table.docks >> planet & 1)


def gain_empty(table: TwilightImperium, seat: Seat, planet: int) -> Rule[None]:
    """Control by an effect, without units."""
    before = table.owner[planet]
    if before != NOBODY:
        table.raze_all(planet)
    table.take_planet(seat, planet)
    if before != NOBODY:  # TI-38.3: fighters that were at a dock need room now
        yield from check_system(table, before, SYSTEM_OF[planet])
    yield from window(table, "planet.gained", seat=seat, planet=PLANET_NAMES[planet], before=before)
    if before != NOBODY:
        yield from window(table, "planet.lost", seat=before, planet=PLANET_NAMES[planet], taker=seat)
        yield from check(table)
