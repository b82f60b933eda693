"""Action card: Uprising."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_planet, planets_of_others
from cosmodrome.games.twilight_imperium.index import IS_HOME
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


def quiet_planets(table: TwilightImperium, seat: Seat) -> list[int]:
    """The readied planets of other players outside of home systems."""
    return [planet for planet in planets_of_others(table, seat) if table.is_ready(planet) and not IS_HOME[planet]]


@card("uprising", "action", when=lambda t, s, w: bool(quiet_planets(t, s)), aim=a_planet(quiet_planets))
def uprising(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Exhaust a planet of another player, no home planet, and gain trade goods for its resources."""
    (planet,) = window.target
    table.exhaust(table.owner[planet], planet)
    yield from gain_goods(table, seat, table.resources(planet))
