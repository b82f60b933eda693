"""Action card: Rise of a Messiah."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("rise_of_a_messiah", "action")
def rise_of_a_messiah(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Place an infantry on each planet you control."""
    for planet in table.open_planets(seat):
        table.add_ground(seat, planet, 1)
