"""Action card: Lost Star Chart."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import active
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("lost_star_chart", "activated", when=active)
def lost_star_chart(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Systems with alpha and systems with beta wormholes are adjacent to each other in this tactical action."""
    table.mark("action", "holes-joined")
