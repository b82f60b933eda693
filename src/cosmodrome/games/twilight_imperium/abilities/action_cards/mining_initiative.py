"""Action card: Mining Initiative."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_planet, own_planets
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


@card("mining_initiative", "action", when=lambda t, s, w: bool(t.planets(s)), aim=a_planet(own_planets))
def mining_initiative(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Gain trade goods for the resources of a planet you control; it is not exhausted."""
    yield from gain_goods(table, seat, table.resources(window.target[0]))
