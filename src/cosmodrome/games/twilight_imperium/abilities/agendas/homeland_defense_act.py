"""Law: Homeland Defense Act."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, outcome
from cosmodrome.games.twilight_imperium.choices import one_planet
from cosmodrome.games.twilight_imperium.index import PDS
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Rule, Seat


@static("homeland_defense_act", "pds-on-planet")
def homeland_defense_act(table: TwilightImperium, seat: Seat, most: int) -> int:
    """Any number of PDS may stand on a planet."""
    return 99


@outcome("homeland_defense_act", AGAINST)
def defense_fails(table: TwilightImperium) -> Rule[None]:
    """Each player destroys one of their PDS."""
    for seat in table.clockwise(table.speaker):
        sites = [planet for planet in table.planets(seat) if table.pds[planet]]
        planet = yield from one_planet(table, seat, "lose-pds", sites)
        if planet >= 0:
            table.raze(planet, PDS)
