"""Directive: Compensated Disarmament."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import outcome
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy_ground
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.kernel import Rule


@outcome("compensated_disarmament")
def compensated_disarmament(table: TwilightImperium, planet: int) -> Rule[None]:
    """All ground forces on the planet are destroyed; its controller gains a trade good for each."""
    count = table.infantry[planet]
    if count:
        yield from destroy_ground(table, planet, count)
        yield from gain_goods(table, table.owner[planet], count)
