"""Action card: Flank Speed."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import active
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("flank_speed", "activated", when=active)
def flank_speed(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Your ships have +1 move in this tactical action."""
    table.mark("action", "move+", seat, table.marked("move+", seat) + 1)
