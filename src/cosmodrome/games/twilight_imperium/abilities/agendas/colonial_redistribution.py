"""Directive: Colonial Redistribution."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import outcome
from cosmodrome.games.twilight_imperium.choices import one_player, yes_or_no
from cosmodrome.games.twilight_imperium.index import PLANET_NAMES
from cosmodrome.games.twilight_imperium.sacrifice import clear_planet
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.control import gain_empty
from cosmodrome.kernel import Rule


@outcome("colonial_redistribution")
def colonial_redistribution(table: TwilightImperium, planet: int) -> Rule[None]:
    """All units on the planet are destroyed. Its controller chooses a player with the fewest victory points, who may
    place an infantry there and so gains control."""
    yield from clear_planet(table, planet)
    owner, name = table.owner[planet], PLANET_NAMES[planet]
    fewest = min(table.points[seat] for seat in table.alive())
    poor = [seat for seat in table.clockwise(owner) if table.points[seat] == fewest]
    who = yield from one_player(table, owner, "colonial_redistribution", poor, planet=name)
    if not table.fold("may-place-on", who, True, planet):
        return
    if (yield from yes_or_no(table, who, "colonize", planet=name)):
        if who != owner:
            yield from gain_empty(table, who, planet)
        table.add_ground(who, planet, 1)
