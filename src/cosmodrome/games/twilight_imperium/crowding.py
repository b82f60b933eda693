"""Too many units: ships beyond the fleet pool, fighters and infantry beyond capacity, TI-38.3, TI-66.3."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.twilight_imperium.combat import LOSS_ORDER
from cosmodrome.games.twilight_imperium.index import FIGHTER, INFANTRY, UNIT, UNIT_NAMES, bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import AUTO, REMOVE, counts
from cosmodrome.kernel import Choose, Option, Rule, Seat

TOO_MANY: Final = ("room", "pool")  # why units are removed: beyond capacity, or ships beyond the fleet pool


def check_system(table: TwilightImperium, seat: Seat, system: int) -> Rule[None]:
    """The player removes what is too much in a system; it counts as no destruction (TI-81.2)."""
    while True:
        over, ships = table.excess(seat, system)
        if not over and not ships:
            return
        choice = yield Choose(seat, "remove", remove_options, table, seat, system, over, ships, args={"system": system})
        if choice == AUTO:
            remove_cheapest(table, seat, system, over, ships)
        else:
            table.take_off(seat, system, UNIT[choice[1]], choice[2], "removed", cause=TOO_MANY[not over])


def check_everywhere(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-84.5a: all systems of a player."""
    for system in bits(table.fleets[seat]):
        yield from check_system(table, seat, system)


def leave_behind(table: TwilightImperium, seat: Seat, system: int, over: int) -> Rule[None]:
    """TI-35.7b: the player removes this many fighters and ground forces, which no ship can take along."""
    while over > 0:
        choice = yield Choose(seat, "remove", remove_options, table, seat, system, over, 0, args={"system": system})
        if choice == AUTO:
            remove_cheapest(table, seat, system, over, 0)
            return
        table.take_off(seat, system, UNIT[choice[1]], choice[2], "removed", cause=TOO_MANY[False])
        over -= choice[2]


def removable(table: TwilightImperium, seat: Seat, over: int) -> list[int]:
    """The kinds of units that are too many: those that need room, where fighters that fly by themselves do not; or
    ships."""
    flying = table.side(seat).units[FIGHTER].excess_halves > 0
    if over:
        return [INFANTRY] if flying else [FIGHTER, INFANTRY]
    return [kind for kind in LOSS_ORDER if kind != INFANTRY and (flying or kind != FIGHTER)]


def remove_options(table: TwilightImperium, seat: Seat, system: int, over: int, ships: int) -> list[Option]:
    """The cheapest by themselves, or one kind after the other; nothing to choose among units of one kind, nor where all
    of them go."""
    fleet, most = table.fleet(seat, system), over or ships
    kinds = [kind for kind in removable(table, seat, over) if fleet[kind]]
    if len(kinds) == 1 or sum([fleet[kind] for kind in kinds]) <= most:
        return [AUTO]
    return [AUTO, *(REMOVE(UNIT_NAMES[kind], n) for kind in kinds for n in counts(min(most, fleet[kind])))]


def remove_cheapest(table: TwilightImperium, seat: Seat, system: int, over: int, ships: int) -> None:
    """What one mostly would remove, as much as is needed at once."""
    fleet, left = table.fleet(seat, system), over or ships
    for kind in removable(table, seat, over):
        count = min(left, fleet[kind])
        if count:
            table.take_off(seat, system, kind, count, "removed", cause=TOO_MANY[not over])
            left -= count
