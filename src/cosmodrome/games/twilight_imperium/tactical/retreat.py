"""Leaving a system that is fought over: a retreat, TI-35.7, and abilities that move all ships away."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.crowding import check_system, leave_behind
from cosmodrome.games.twilight_imperium.index import (
    DOCK,
    FIGHTER,
    INFANTRY,
    NEBULAE,
    PLANET,
    PLANET_NAMES,
    PLANETS_IN,
    RIFTS,
    SHIP_KINDS,
    UNIT_NAMES,
    bits,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.reach import may_enter
from cosmodrome.games.twilight_imperium.tokens import force_token
from cosmodrome.kernel import DONE, Choose, Option, Roll, Rule, Seat

RIFT = 3  # TI-12.2: the highest result that removes a ship


def ways_out(table: TwilightImperium, seat: Seat) -> tuple[int, ...]:
    """The adjacent systems without ships of others that ships can enter (TI-R12)."""
    near = table.near(seat, moving=True)[table.system] & ~table.others_ships(seat) & ~NEBULAE
    return tuple(system for system in bits(near) if may_enter(table, seat, system))


def retreats(table: TwilightImperium, seat: Seat) -> list[int]:
    """TI-35.7c, TI-35.4c: those of them where the player has units or planets; at least one ship must be able to
    move."""
    side, fleet = table.side(seat), table.fleet(seat, table.system)
    if not any(fleet[kind] and side.move[kind] for kind in SHIP_KINDS):
        return []
    return [
        system
        for system in ways_out(table, seat)
        if table.fleets[seat] >> system & 1 or any(table.owner[planet] == seat for planet in PLANETS_IN[system])
    ]


def retreat(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-35.7b: the player chooses a system, and all ships that can move go there together."""
    choice = yield Choose(seat, "retreat-to", retreat_options, table, seat)
    yield from withdraw(table, seat, choice[1])


def retreat_options(table: TwilightImperium, seat: Seat) -> list[Option]:
    """The systems one may retreat to."""
    return [verbs.TO(system) for system in retreats(table, seat)]


def withdraw(table: TwilightImperium, seat: Seat, goal: int, everything: bool = False) -> Rule[None]:
    """Ships leave the active system for another, with what they can carry; the rest is removed. `everything` also moves
    ships without a move value, and fighters that no ship carries (TI-R40). A command token follows those that arrive
    (TI-35.7d)."""
    table.stand_down(seat)
    side, fleet = table.side(seat), table.fleet(seat, table.system)
    ships = [count if everything or side.move[kind] else 0 for kind, count in enumerate(fleet)]
    ships[FIGHTER], ships[INFANTRY], ships[DOCK] = 0, 0, fleet[DOCK] if side.move[DOCK] else 0
    room = sum(side.capacity[kind] * count for kind, count in enumerate(ships))
    yield from embark(table, seat, room)
    fleet = table.fleet(seat, table.system)
    flying = everything or side.move[FIGHTER] > 0
    yield from leave_behind(table, seat, table.system, fleet[INFANTRY] + (0 if flying else fleet[FIGHTER]) - room)
    fleet = table.fleet(seat, table.system)
    ships[FIGHTER], ships[INFANTRY] = fleet[FIGHTER], fleet[INFANTRY]
    if RIFTS >> table.system & 1:
        ships = yield from leave_rift(table, seat, ships)
    arriving = any(ships[kind] for kind in (*SHIP_KINDS, DOCK))
    if any(ships):
        table.move_units(seat, table.system, goal, tuple(ships))
    for kind, count in enumerate(table.fleet(seat, table.system)):
        if count and kind != DOCK:
            table.take_off(seat, table.system, kind, count, "removed", cause="stranded")
    if arriving:
        yield from force_token(table, seat, goal)
    yield from check_system(table, seat, goal)
    if table.combat:
        table.mark("combat", "combat-over")


def embark(table: TwilightImperium, seat: Seat, room: int) -> Rule[None]:
    """TI-46.0: ships that leave may take ground forces along from the planets of the system."""
    while (options := embark_options(table, seat, room)) != [DONE]:
        choice = yield Choose(seat, "retreat-load", options, args={"system": table.system})
        if choice == DONE:
            return
        table.lift(seat, PLANET[choice[1]], choice[3])


def embark_options(table: TwilightImperium, seat: Seat, room: int) -> list[Option]:
    """So many from a planet, as long as the ships have room."""
    left = room - table.fleet(seat, table.system)[INFANTRY]
    return [
        *(
            verbs.LOAD(PLANET_NAMES[planet], UNIT_NAMES[INFANTRY], count)
            for planet in table.planets_of(seat, table.system)
            for count in verbs.counts(max(min(left, table.infantry[planet]), 0))
        ),
        DONE,
    ]


def leave_rift(table: TwilightImperium, seat: Seat, moving: list[int]) -> Rule[list[int]]:
    """TI-12.2 to TI-12.2b: a die for each ship that is not carried; on 1 to 3 it is removed with all aboard. The units
    that get through are returned."""
    through, side = list(moving), table.side(seat)
    waiting = {FIGHTER: moving[FIGHTER], INFANTRY: moving[INFANTRY]}
    ships: list[tuple[int, dict[int, int]]] = []
    for kind in sorted((*SHIP_KINDS, DOCK), key=lambda kind: -side.capacity[kind]):
        for _ in range(moving[kind] if kind != FIGHTER else 0):
            room, aboard = side.capacity[kind], {}
            for carried in (INFANTRY, FIGHTER):
                aboard[carried] = min(room, waiting[carried])
                room -= aboard[carried]
                waiting[carried] -= aboard[carried]
            ships.append((kind, aboard))
    ships += [(FIGHTER, {})] * waiting[FIGHTER]
    dice = yield Roll("gravity-rift", 10, len(ships))
    table.tell("rift", seat=seat, dice=list(dice))
    for (kind, aboard), die in zip(ships, dice, strict=True):
        if die <= RIFT:
            for lost, count in ((kind, 1), *aboard.items()):
                if count:
                    table.take_off(seat, table.system, lost, count, "removed", cause="rift")
                    through[lost] -= count
    return through
