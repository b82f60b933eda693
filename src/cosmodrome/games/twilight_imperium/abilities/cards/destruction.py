"""Action cards that are component actions against what others have on the board."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.abilities.cards.aims import (
    a_planet,
    a_system,
    announce,
    name_of,
    others,
    planets_of_others,
)
from cosmodrome.games.twilight_imperium.choices import hinted, one_player, one_system, one_unit
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.elimination import check
from cosmodrome.games.twilight_imperium.index import (
    CRUISER,
    DESTROYER,
    DOCK,
    DREADNOUGHT,
    DREADNOUGHT_D,
    HOMES,
    NOBODY,
    PDS,
    PLANET,
    PLANET_NAMES,
    PLANETS_IN,
    SHIP_KINDS,
    SYSTEM_OF,
    TRAIT,
    UNIT_NAMES,
    bits,
    systems_of,
)
from cosmodrome.games.twilight_imperium.structures import floating_docks
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy, destroy_ground
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import PASS, Choose, Option, Roll, Rule, Seat, Window

# ---- planets ---------------------------------------------------------------------------------------------------------


def controlled(table: TwilightImperium, seat: Seat) -> list[int]:
    """The planets that anybody controls, first those with something to destroy (TI-R42)."""
    return sorted(bits(reduce(or_, table.lands)), key=lambda planet: table.pds[planet] == 0)


@hinted("cripple_defenses")
def defenses(table: TwilightImperium, planet: int) -> dict[str, int]:
    """How many PDS there are."""
    return {"pds": table.pds[planet]}


@card("cripple_defenses", "action", when=lambda t, s, w: any(t.lands), aim=a_planet(controlled))
def cripple_defenses(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Destroy each PDS on a planet, if there are any."""
    (planet,) = window.target
    if table.pds[planet]:
        table.raze(planet, PDS, table.pds[planet])


@hinted("plague")
@hinted("unstable_planet")
def garrison(table: TwilightImperium, planet: int) -> dict[str, int]:
    """How much infantry there is."""
    return {"infantry": table.infantry[planet]}


@card("plague", "action", when=lambda t, s, w: bool(planets_of_others(t, s)), aim=a_planet(planets_of_others))
def plague(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Roll a die for each infantry on a planet of another player; each 6 or more destroys one."""
    (planet,) = window.target
    if not table.infantry[planet]:
        return
    dice = yield Roll("plague", 10, table.infantry[planet])
    table.set_roll(seat, "plague", dice, ())
    if lost := sum(die >= 6 for die in dice):
        yield from destroy_ground(table, planet, lost, seat)


def hazardous(table: TwilightImperium, seat: Seat) -> list[int]:
    """The hazardous planets that anybody controls."""
    return [planet for planet in controlled(table, seat) if TRAIT[planet] == "hazardous"]


@card("unstable_planet", "action", when=lambda t, s, w: bool(hazardous(t, s)), aim=a_planet(hazardous))
def unstable_planet(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """A hazardous planet is exhausted, and up to three infantry on it are destroyed."""
    (planet,) = window.target
    if table.is_ready(planet):
        table.exhaust(table.owner[planet], planet)
    if most := min(3, table.infantry[planet]):
        counts = [verbs.LOSE("infantry", count) for count in range(most, 0, -1)]
        choice = yield Choose(seat, "destroy-infantry", [*counts, PASS], args={"planet": PLANET_NAMES[planet]})
        if choice != PASS:
            yield from destroy_ground(table, planet, choice[2], seat)


def under_bombers(table: TwilightImperium, seat: Seat) -> list[int]:
    """The systems with units of the player that have bombardment."""
    units = table.side(seat).units
    bombers = [kind for kind in SHIP_KINDS if units[kind].bombardment]
    return [system for system in bits(table.ships[seat]) if any(map(table.fleet(seat, system).__getitem__, bombers))]


@card("tactical_bombardment", "action", when=lambda t, s, w: bool(under_bombers(t, s)), aim=a_system(under_bombers))
def tactical_bombardment(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Where you have units with bombardment, exhaust each planet that other players control."""
    for planet in PLANETS_IN[window.target[0]]:
        if table.owner[planet] not in (NOBODY, seat) and table.is_ready(planet):
            table.exhaust(table.owner[planet], planet)


# ---- ships and docks -------------------------------------------------------------------------------------------------

IN_THE_SIGHTS = (DESTROYER, CRUISER, DREADNOUGHT_D, DREADNOUGHT)


def in_the_sights(table: TwilightImperium, seat: Seat) -> dict[Seat, dict[int, list[int]]]:
    """By player and system: dreadnoughts, cruisers and destroyers of others where the seat has a planet."""
    own = systems_of(table.lands[seat])
    found: dict[Seat, dict[int, list[int]]] = {}
    for who in others(table, seat):
        for system in bits(table.ships[who] & own):
            kinds = [kind for kind in IN_THE_SIGHTS if table.fleet(who, system)[kind]]
            if kinds:
                found.setdefault(who, {})[system] = kinds
    return found


def a_ship(table: TwilightImperium, seat: Seat, window: Window) -> Rule[tuple[Any, ...]]:
    """Whose, where, which."""
    targets, name = in_the_sights(table, seat), name_of(window)
    who = yield from one_player(table, seat, name, list(targets))
    system = yield from one_system(table, seat, name, list(targets[who]))
    kind = yield from one_unit(table, seat, name, targets[who][system])
    announce(table, seat, window, target=who, system=system, unit=UNIT_NAMES[kind])
    return who, system, kind


@card("lucky_shot", "action", when=lambda t, s, w: bool(in_the_sights(t, s)), aim=a_ship)
def lucky_shot(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Destroy a dreadnought, cruiser or destroyer of another player in a system with a planet of yours."""
    who, system, kind = window.target
    yield from destroy(table, who, system, kind, 1, seat)
    yield from check_system(table, who, system)


def reactors(table: TwilightImperium, seat: Seat) -> list[Option]:
    """The space docks of other players outside of home systems: by planet, or by system where they float (TI-R19)."""
    found: list[Option] = []
    for who in others(table, seat):
        docks = table.docks & table.lands[who]
        found += [verbs.AT_PLANET[planet] for planet in bits(docks) if not HOMES >> SYSTEM_OF[planet] & 1]
        found += [verbs.TO(system) for system in floating_docks(table, who) if not HOMES >> system & 1]
    return found


def a_reactor(table: TwilightImperium, seat: Seat, window: Window) -> Rule[tuple[Any, ...]]:
    """One of these docks."""
    choice = yield Choose(seat, name_of(window), reactors, table, seat)
    where = {"planet": choice[1]} if choice[0] == "planet" else {"system": choice[1]}
    announce(table, seat, window, **where)
    return (choice[1],)


@card("reactor_meltdown", "action", when=lambda t, s, w: bool(reactors(t, s)), aim=a_reactor)
def reactor_meltdown(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Destroy a space dock of another player outside of home systems."""
    (where,) = window.target
    if where in PLANET:
        owner, system = table.owner[PLANET[where]], SYSTEM_OF[PLANET[where]]
        table.raze(PLANET[where], DOCK)
    else:
        owner, system = next(who for who in others(table, seat) if table.fleet(who, where)[DOCK]), where
        yield from destroy(table, owner, system, DOCK, 1, seat)
    yield from check_system(table, owner, system)
    yield from check(table)
