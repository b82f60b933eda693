"""Law: Minister of Exploration."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.games.twilight_imperium.when import subject
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Rule, Seat, Window


@law("minister_of_exploration", "planet.gained", must=True, when=subject)
def minister_of_exploration(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """When you gain control of a planet, gain a trade good."""
    yield from gain_goods(table, seat, 1)
