"""Directive: Arms Reduction."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, FOR, outcome
from cosmodrome.games.twilight_imperium.index import CRUISER, DREADNOUGHT, DREADNOUGHT_D, SPECIALTY
from cosmodrome.games.twilight_imperium.sacrifice import lose_ship
from cosmodrome.games.twilight_imperium.strategy import later, postpone
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Rule, Seat


@outcome("arms_reduction", FOR)
def arms_reduction(table: TwilightImperium) -> Rule[None]:
    """Each player destroys all but two dreadnoughts and all but four cruisers."""
    for seat in table.clockwise(table.speaker):
        for kinds, kept in (((DREADNOUGHT_D, DREADNOUGHT), 2), ((CRUISER,), 4)):
            for _ in range(table.count_on_board(seat, kinds[-1]) - kept):
                yield from lose_ship(table, seat, kinds, "arms_reduction")


@outcome("arms_reduction", AGAINST)
def reduction_fails(table: TwilightImperium) -> None:
    """At the start of the next strategy phase planets with a technology specialty are exhausted."""
    postpone(table, "arms_reduction", table.alive())


@later("arms_reduction")
def laboratories_close(table: TwilightImperium, seat: Seat) -> None:
    """Those of this player."""
    for planet in table.planets(seat):
        if SPECIALTY[planet] and table.is_ready(planet):
            table.exhaust(seat, planet)
