"""Action card: Economic Initiative."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import of_trait
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("economic_initiative", "action")
def economic_initiative(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Ready each cultural planet you control, if any (TI-R65)."""
    for planet in of_trait(table, seat, "cultural"):
        if not table.is_ready(planet):
            table.ready(seat, planet)
