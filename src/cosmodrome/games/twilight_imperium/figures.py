"""Figures of fighters and infantry, TI-15, TI-17: tokens are without number, but where tokens lie a figure must stand.

Figures and tokens are exchanged at any time (TI-15.2, TI-17.2, TI-42.3b), so the table counts units: a player keeps
to the rules while there is a figure for every area with such units (TI-R55).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.index import (
    BY_TOKENS,
    FIGHTER,
    INFANTRY,
    LIMIT,
    NOBODY,
    PLANET,
    SYSTEM_OF,
    UNIT_NAMES,
    bits,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy, destroy_ground, destroy_landed
from cosmodrome.kernel import Choose, Option, Rule, Seat

FEWEST: Final = min(LIMIT[kind] for kind in BY_TOKENS)
Area = tuple[int, int]  # a system, and a planet or nobody's for its space area


def areas(table: TwilightImperium, seat: Seat, kind: int) -> dict[Area, int]:
    """TI-15.3, TI-17.3: where a player has fighters or infantry, and how many; for fighters a system is one area."""
    found = {}
    for system in bits(table.fleets[seat]):
        if count := table.fleet(seat, system)[kind]:
            found[system, NOBODY] = count
    landing = table.landed if kind == INFANTRY else table.landed_fighters
    for planet, count in landing.items() if seat == table.active else ():
        if count:
            area = (SYSTEM_OF[planet], planet if kind == INFANTRY else NOBODY)
            found[area] = found.get(area, 0) + count
    if kind == INFANTRY:
        found.update({(SYSTEM_OF[p], p): table.infantry[p] for p in table.planets(seat) if table.infantry[p]})
    return found


def may_lack(table: TwilightImperium, seat: Seat) -> bool:
    """Whether figures might run out in this many places; mostly they cannot, and nothing is counted."""
    places = table.fleets[seat].bit_count() + table.lands[seat].bit_count()
    return places + len(table.landed) + len(table.landed_fighters) >= FEWEST


def figures_left(table: TwilightImperium, seat: Seat, kind: int) -> int:
    """How many more areas could have a figure; below 0 if some have none."""
    return LIMIT[kind] - len(areas(table, seat, kind))


def lack_figures(table: TwilightImperium, seats: Sequence[Seat]) -> bool:
    """Whether anybody has units without a figure."""
    most = max(map(int.bit_count, table.fleets)) + max(map(int.bit_count, table.lands))
    if most + len(table.landed) + len(table.landed_fighters) < FEWEST:
        return False
    return any(figures_left(table, seat, kind) < 0 for seat in seats if may_lack(table, seat) for kind in BY_TOKENS)


def check_figures(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-15.3a, TI-17.3a: the units of an area that no figure is left for are destroyed; which, says their player."""
    for kind in BY_TOKENS:
        if may_lack(table, seat):
            while figures_left(table, seat, kind) < 0:
                choice = yield Choose(
                    seat, "no-figure", area_options, table, seat, kind, args={"unit": UNIT_NAMES[kind]}
                )
                planet = PLANET[choice[1]] if choice[0] == "planet" else NOBODY
                yield from clear(table, seat, kind, SYSTEM_OF[planet] if planet != NOBODY else choice[1], planet)


def area_options(table: TwilightImperium, seat: Seat, kind: int) -> list[Option]:
    """The areas, those with the fewest units first."""
    found = sorted(areas(table, seat, kind).items(), key=lambda area: area[1])
    return [verbs.AT_PLANET[planet] if planet != NOBODY else verbs.TO(system) for (system, planet), _ in found]


def clear(table: TwilightImperium, seat: Seat, kind: int, system: int, planet: int) -> Rule[None]:
    """All units of the kind in an area are destroyed."""
    if planet != NOBODY and table.owner[planet] == seat:
        yield from destroy_ground(table, planet, table.infantry[planet])
    elif planet != NOBODY:
        yield from destroy_landed(table, seat, planet, table.landed[planet])
    elif count := table.fleet(seat, system)[kind]:
        yield from destroy(table, seat, system, kind, count)
    if kind == FIGHTER:
        for landed in [p for p, n in table.landed_fighters.items() if n and SYSTEM_OF[p] == system]:
            yield from destroy_landed(table, seat, landed, table.landed_fighters[landed], FIGHTER)


def lone_figures(table: TwilightImperium, seat: Seat, kind: int) -> dict[int, int]:
    """TI-62.5a: the systems without their command token from which a figure can be taken that stands alone in its
    area, and the planet it stands on."""
    found: dict[int, int] = {}
    for (system, planet), count in areas(table, seat, kind).items():
        if count == 1 and not table.tokens[seat] >> system & 1 and system not in found:
            found[system] = planet
    return found


def take_figure(table: TwilightImperium, seat: Seat, kind: int, system: int) -> None:
    """One of them leaves the board."""
    planet = lone_figures(table, seat, kind)[system]
    if planet != NOBODY:
        table.kill_ground(planet, 1, "removed")
    else:
        table.take_off(seat, system, kind, 1, "removed")
