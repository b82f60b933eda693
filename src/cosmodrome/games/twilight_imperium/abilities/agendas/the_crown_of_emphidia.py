"""Law: The Crown of Emphidia."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import pass_on
from cosmodrome.games.twilight_imperium.index import PLANET
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Seat, Window


def home_is_taken(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Another player has gained a planet of the owner's home system, where the owner had any left (TI-R80)."""
    home = table.home_planets(seat)
    held = window.public["before"] == seat or any(table.owner[planet] == seat for planet in home)
    return seat != window.seat and PLANET[window.public["planet"]] in home and held


@law("the_crown_of_emphidia", "planet.gained", must=True, when=home_is_taken)
def the_crown_of_emphidia(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Who gains a planet in its owner's home system takes it, and the point."""
    assert window.seat is not None
    pass_on(table, "the_crown_of_emphidia", window.seat)
