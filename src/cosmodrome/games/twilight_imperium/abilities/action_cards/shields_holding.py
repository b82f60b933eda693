"""Action card: Shields Holding."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import cancel_hits
from cosmodrome.games.twilight_imperium.when import subject
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("shields_holding", "space.hits", when=subject)
def shields_holding(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Cancel up to two hits against your ships, of a barrage as well (TI-R41)."""
    cancel_hits(table, seat, 2)
