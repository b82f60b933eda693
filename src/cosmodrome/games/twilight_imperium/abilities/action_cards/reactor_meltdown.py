"""Action card: Reactor Meltdown."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.aims import announce, name_of, others
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.elimination import check
from cosmodrome.games.twilight_imperium.index import DOCK, HOMES, PLANET, SYSTEM_OF, bits
from cosmodrome.games.twilight_imperium.structures import floating_docks
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Choose, Option, Rule, Seat, Window


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
