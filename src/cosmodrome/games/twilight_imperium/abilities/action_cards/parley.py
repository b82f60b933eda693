"""Action card: Parley."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.index import PLANET
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


def lands_on_me(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Somebody else has committed ground forces to a planet of the seat."""
    planet = PLANET[window.public["planet"]]
    landed = table.landed.get(planet, 0) or table.landed_fighters.get(planet, 0)
    return seat != window.seat and table.owner[planet] == seat and bool(landed)


@card("parley", "committed", when=lands_on_me)
def parley(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """The units that another player has committed to a planet of yours go back into space."""
    table.take_back_landing(table.active, PLANET[window.public["planet"]])
