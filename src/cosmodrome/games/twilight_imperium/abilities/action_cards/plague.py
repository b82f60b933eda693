"""Action card: Plague."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_planet, planets_of_others
from cosmodrome.games.twilight_imperium.choices import garrison, hinted
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy_ground
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Roll, Rule, Seat, Window

hinted("plague")(garrison)


@card("plague", "action", when=lambda t, s, w: bool(planets_of_others(t, s)), aim=a_planet(planets_of_others))
def plague(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Roll a die for each infantry on a planet of another player; each 6 or more destroys one."""
    (planet,) = window.target
    if not table.infantry[planet]:
        return
    dice = yield Roll("plague", 10, table.infantry[planet])
    table.set_roll(seat, "plague", dice, ())
    if lost := sum(die >= 6 for die in dice):
        yield from destroy_ground(table, planet, lost, seat)
