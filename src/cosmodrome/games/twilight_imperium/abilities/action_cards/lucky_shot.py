"""Action card: Lucky Shot."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.twilight_imperium.aims import announce, name_of, others
from cosmodrome.games.twilight_imperium.choices import one_player, one_system, one_unit
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.index import (
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    DREADNOUGHT_D,
    UNIT_NAMES,
    bits,
    systems_of,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window

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
