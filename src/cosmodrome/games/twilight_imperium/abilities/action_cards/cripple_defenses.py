"""Action card: Cripple Defenses."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_planet, controlled
from cosmodrome.games.twilight_imperium.choices import hinted
from cosmodrome.games.twilight_imperium.index import PDS
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@hinted("cripple_defenses")
def defenses(table: TwilightImperium, planet: int) -> dict[str, int]:
    """How many PDS there are."""
    return {"pds": table.pds[planet]}


@card("cripple_defenses", "action", when=lambda t, s, w: any(t.lands), aim=a_planet(controlled))
def cripple_defenses(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Destroy each PDS on a planet, if there are any."""
    (planet,) = window.target
    if table.pds[planet]:
        table.raze(planet, PDS, table.pds[planet])
