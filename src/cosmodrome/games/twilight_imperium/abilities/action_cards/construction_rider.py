"""Action card: Construction Rider."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.index import DOCK
from cosmodrome.games.twilight_imperium.riders import rider
from cosmodrome.games.twilight_imperium.structures import build_structure
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Rule, Seat


@rider("construction_rider")
def construction_rider(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Place a space dock on a planet you control; one from the board only if you like (TI-42.3a)."""
    yield from build_structure(table, seat, (DOCK,), table.planets(seat), may=not table.left(seat, DOCK))
