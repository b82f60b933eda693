"""Directive: Swords to Plowshares."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, FOR, outcome
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy_ground
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.kernel import Rule


@outcome("swords_to_plowshares", FOR)
def swords_to_plowshares(table: TwilightImperium) -> Rule[None]:
    """On each of their planets players destroy half of their infantry, rounded up, and gain a trade good for each."""
    for seat in table.clockwise(table.speaker):
        goods = 0
        for planet in table.planets(seat):
            if half := (table.infantry[planet] + 1) // 2:
                goods += half
                yield from destroy_ground(table, planet, half)
        if goods:
            yield from gain_goods(table, seat, goods)


@outcome("swords_to_plowshares", AGAINST)
def plowshares_fail(table: TwilightImperium) -> None:
    """Players place one infantry on each of their planets."""
    for seat in table.clockwise(table.speaker):
        for planet in table.open_planets(seat):
            table.add_ground(seat, planet, 1)
