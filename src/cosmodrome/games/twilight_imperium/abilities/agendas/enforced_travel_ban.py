"""Law: Enforced Travel Ban."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, outcome
from cosmodrome.games.twilight_imperium.galaxy import Holes
from cosmodrome.games.twilight_imperium.index import PDS, SYSTEM_OF
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Seat


@static("enforced_travel_ban", "wormholes")
def enforced_travel_ban(table: TwilightImperium, seat: Seat, holes: Holes, moving: bool) -> Holes:
    """Alpha and beta wormholes lead no ship anywhere; for everything else they still do. Systems that another effect
    has made adjacent stay so (TI-R66)."""
    return (0, 0, holes[2], False) if moving and not holes[3] else holes


@outcome("enforced_travel_ban", AGAINST)
def ban_fails(table: TwilightImperium) -> None:
    """Each PDS in or next to a system with a wormhole is destroyed."""
    holes = table.with_wormhole()
    for seat in table.clockwise(table.speaker):
        reach = holes | table.around(holes, seat)
        for planet in table.planets(seat):
            if table.pds[planet] and reach >> SYSTEM_OF[planet] & 1:
                table.raze(planet, PDS, table.pds[planet])
