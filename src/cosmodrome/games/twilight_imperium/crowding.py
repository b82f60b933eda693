"""Too many units: ships beyond the fleet pool, fighters and infantry beyond capacity, TI-38.3, TI-66.3."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.combat import LOSS_ORDER
from cosmodrome.games.twilight_imperium.index import FIGHTER, INFANTRY, UNIT, UNIT_NAMES, bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import AUTO, REMOVE, counts
from cosmodrome.kernel import Choose, Option, Rule, Seat


def check_system(table: TwilightImperium, seat: Seat, system: int, pool_only: bool = False) -> Rule[None]:
    """The player removes what is too much in a system; it counts as no destruction (TI-81.2)."""
    while True:
        over, ships = table.excess(seat, system)
        if pool_only:
            over = 0
        if not over and not ships:
            return
        choice = yield Choose(seat, "remove", remove_options, table, seat, system, over, ships, args={"system": system})
        if choice == AUTO:
            remove_cheapest(table, seat, system, over, ships)
        else:
            table.take_off(seat, system, UNIT[choice[1]], choice[2], "removed")


def check_everywhere(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-84.5a: all systems of a player."""
    for system in bits(table.fleets[seat]):
        yield from check_system(table, seat, system)


def remove_options(table: TwilightImperium, seat: Seat, system: int, over: int, ships: int) -> list[Option]:
    """The cheapest by themselves, or one kind after the other."""
    fleet = table.fleet(seat, system)
    kinds = [FIGHTER, INFANTRY] if over else [kind for kind in LOSS_ORDER if kind != INFANTRY]
    if not over and not table.side(seat).units[FIGHTER].excess_halves:
        kinds.remove(FIGHTER)
    most = over or ships
    return [
        AUTO,
        *(REMOVE(UNIT_NAMES[kind], n) for kind in kinds if fleet[kind] for n in counts(min(most, fleet[kind]))),
    ]


def remove_cheapest(table: TwilightImperium, seat: Seat, system: int, over: int, ships: int) -> None:
    """What one mostly would remove, as much as is needed at once."""
    fleet = table.fleet(seat, system)
    kinds = [FIGHTER, INFANTRY] if over else [kind for kind in LOSS_ORDER if kind != INFANTRY]
    if not over and not table.side(seat).units[FIGHTER].excess_halves:
        kinds.remove(FIGHTER)
    left = over or ships
    for kind in kinds:
        count = min(left, fleet[kind])
        if count:
            table.take_off(seat, system, kind, count, "removed")
            left -= count
