"""Law: The Crown of Thalnos."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.ground_combat import forces
from cosmodrome.games.twilight_imperium.tactical.losses import destroy, destroy_ground, destroy_landed
from cosmodrome.games.twilight_imperium.tactical.rerolls import misses, reroll_any
from cosmodrome.games.twilight_imperium.when import subject
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Rule, Seat, Window


@law("the_crown_of_thalnos", ("space.rolled", "ground.rolled"), when=subject)
def the_crown_of_thalnos(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """In each round of a combat you may reroll any of your dice; units that roll again and do not hit are destroyed."""
    space = table.combat == "space"
    own = table.combatants(seat) if space else forces(table, seat)
    places = yield from reroll_any(table, seat)
    for kind, count in failures(table, own, places).items():
        if space:
            yield from destroy(table, seat, table.system, kind, count)
        elif seat == table.active:
            yield from destroy_landed(table, seat, table.planet, count, kind)
        else:
            yield from destroy_ground(table, table.planet, count)


def failures(table: TwilightImperium, own: tuple[int, ...], places: tuple[int, ...]) -> dict[int, int]:
    """By kind: how many units rolled some of their dice again and hit with none of these (TI-R53)."""
    missed, lost, at = set(misses(table)), {}, 0
    for kind, dice, _, _ in table.batches:
        each = dice // own[kind]
        units = [range(first, first + each) for first in range(at, at + dice, each)]
        again = [[place for place in unit if place in places] for unit in units]
        if count := sum(bool(rolled) and all(place in missed for place in rolled) for rolled in again):
            lost[kind] = count
        at += dice
    return lost
