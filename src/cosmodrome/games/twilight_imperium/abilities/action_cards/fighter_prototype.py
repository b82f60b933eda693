"""Action card: Fighter Prototype."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import every, fighting, first_round
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("fighter_prototype", "space.start", when=every(fighting, first_round))
def fighter_prototype(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Your fighters have +2 to combat rolls in the first round of a space combat."""
    table.mark("round", "fighters+", seat, table.marked("fighters+", seat) + 2)
