"""Action card: Infiltrate."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.structures import finds_structures
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("infiltrate", "planet.taking", when=finds_structures)
def infiltrate(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Each PDS and space dock on the planet you gain is replaced with one of yours."""
    table.mark("action", "replaces-structures", seat)
