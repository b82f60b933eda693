"""Law: Demilitarized Zone."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import outcome
from cosmodrome.games.twilight_imperium.index import AGENDA
from cosmodrome.games.twilight_imperium.sacrifice import clear_planet
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Rule, Seat


@outcome("demilitarized_zone")
def demilitarized_zone(table: TwilightImperium, planet: int) -> Rule[None]:
    """All units on the planet are destroyed."""
    yield from clear_planet(table, planet)


@static("demilitarized_zone", "may-place-on")
def nobody_lands(table: TwilightImperium, seat: Seat, may: bool, planet: int) -> bool:
    """No units land, are produced or placed on the planet."""
    return may and planet != table.elected[AGENDA["demilitarized_zone"]]
