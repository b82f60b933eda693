"""Law: Minister of Industry."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.index import PLANET, SYSTEM_OF
from cosmodrome.games.twilight_imperium.production import may_produce, produce
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Rule, Seat, Window


def dock_works(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The player has placed a space dock where units can produce."""
    new = seat == window.seat and window.public["unit"] == "space_dock"
    return new and may_produce(table, seat, SYSTEM_OF[PLANET[window.public["planet"]]])


@law("minister_of_industry", "structure.placed", when=dock_works)
def minister_of_industry(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """When you place a space dock, your units in its system may use production."""
    yield from produce(table, seat, SYSTEM_OF[PLANET[window.public["planet"]]])
