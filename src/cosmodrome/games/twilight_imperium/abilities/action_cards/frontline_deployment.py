"""Action card: Frontline Deployment."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_planet, open_planets
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("frontline_deployment", "action", when=lambda t, s, w: bool(t.open_planets(s)), aim=a_planet(open_planets))
def frontline_deployment(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Place three infantry on a planet you control."""
    table.add_ground(seat, window.target[0], 3)
