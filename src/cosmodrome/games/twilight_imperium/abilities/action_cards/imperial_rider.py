"""Action card: Imperial Rider."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.riders import rider
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Seat


@rider("imperial_rider")
def imperial_rider(table: TwilightImperium, seat: Seat) -> None:
    """Gain a victory point."""
    table.score(seat, 1, "imperial_rider")
