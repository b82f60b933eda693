"""Placing structures, TI-72, TI-76."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.index import (
    DOCK,
    PLANET,
    PLANET_NAMES,
    SYSTEM_OF,
    UNIT,
    UNIT_NAMES,
    bits,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import sink_docks
from cosmodrome.games.twilight_imperium.when import subject
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import PASS, Choose, Option, Rule, Seat, Window


def room_for(table: TwilightImperium, seat: Seat, kind: int, planet: int) -> bool:
    """TI-72.4, TI-72.5: one space dock and two PDS on a planet; a law or an attached card may change it."""
    if not table.fold("may-place-on", seat, True, planet):
        return False
    if kind == DOCK:
        return not table.docks >> planet & 1
    return bool(table.pds[planet] < table.fold("pds-on-planet", seat, 2))


def spare(table: TwilightImperium, seat: Seat, kind: int) -> list[int]:
    """TI-76.4a: the planets a structure may be taken from when the reinforcements have none: those in systems without
    a command token of the player."""
    on = [p for p in table.planets(seat) if (table.docks >> p & 1 if kind == DOCK else table.pds[p])]
    return [planet for planet in on if not table.tokens[seat] >> SYSTEM_OF[planet] & 1]


def spare_in_space(table: TwilightImperium, seat: Seat, kind: int) -> list[int]:
    """TI-76.4a: likewise the systems with docks in space."""
    return [s for s in floating_docks(table, seat) if not table.tokens[seat] >> s & 1] if kind == DOCK else []


def sites(
    table: TwilightImperium, seat: Seat, kinds: Sequence[int], planets: Sequence[int], token: bool = False
) -> list[int]:
    """The planets on which one of these structures can be placed; with `token` after a command token has come to their
    system, from which no figure is taken then."""
    return [planet for planet in planets if any(can_place(table, seat, kind, planet, token) for kind in kinds)]


def can_place(table: TwilightImperium, seat: Seat, kind: int, planet: int, token: bool = False) -> bool:
    """Whether there is room and a figure for it."""
    if not room_for(table, seat, kind, planet):
        return False
    if table.left(seat, kind) > 0:
        return True
    places = [SYSTEM_OF[other] for other in spare(table, seat, kind) if other != planet]
    return any(not token or system != SYSTEM_OF[planet] for system in places + spare_in_space(table, seat, kind))


def build_structure(
    table: TwilightImperium, seat: Seat, kinds: Sequence[int], planets: Sequence[int], may: bool = False
) -> Rule[None]:
    """One structure on one of these planets, if there is a place for it."""
    if not sites(table, seat, kinds, planets):
        return
    choice = yield Choose(seat, "structure", structure_options, table, seat, tuple(kinds), tuple(planets), may)
    if choice != PASS:
        yield from put_structure(table, seat, UNIT[choice[1]], PLANET[choice[2]])


def structure_options(
    table: TwilightImperium, seat: Seat, kinds: tuple[int, ...], planets: tuple[int, ...], may: bool
) -> list[Option]:
    """Kind and planet."""
    options = [
        verbs.STRUCTURE(UNIT_NAMES[kind], PLANET_NAMES[planet])
        for kind in kinds
        for planet in planets
        if can_place(table, seat, kind, planet)
    ]
    return [*options, PASS] if may else options


def put_structure(table: TwilightImperium, seat: Seat, kind: int, planet: int) -> Rule[None]:
    """TI-76.4, TI-76.4a: from the reinforcements, or else from another place on the board."""
    left_behind = 0
    if not table.left(seat, kind):
        places = [other for other in spare(table, seat, kind) if other != planet]
        systems = [verbs.TO(system) for system in spare_in_space(table, seat, kind)]
        origin = yield Choose(seat, "take-structure", [*(verbs.AT_PLANET[place] for place in places), *systems])
        if origin[0] == "to":
            left_behind = origin[1]
            table.take_off(seat, left_behind, kind, 1, "removed")
        else:
            left_behind = SYSTEM_OF[PLANET[origin[1]]]
            table.raze(PLANET[origin[1]], kind, 1, "removed")
    if kind == DOCK and table.side(seat).units[DOCK].in_space:
        table.place(seat, SYSTEM_OF[planet], DOCK)
    else:
        table.add_structure(seat, planet, kind)
    if left_behind:  # TI-38.3: fighters that were at a dock need room now
        yield from check_system(table, seat, left_behind)
    yield from sink_docks(table)  # TI-R77
    yield from window(table, "structure.placed", seat=seat, planet=PLANET_NAMES[planet], unit=UNIT_NAMES[kind])


def floating_docks(table: TwilightImperium, seat: Seat) -> list[int]:
    """The systems with docks in space."""
    return [system for system in bits(table.fleets[seat]) if table.fleet(seat, system)[DOCK]]


def finds_structures(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat gains a planet with structures of another player."""
    planet = PLANET[window.public["planet"]]
    return subject(table, seat, window) and bool(table.pds[planet] or table.docks >> planet & 1)
