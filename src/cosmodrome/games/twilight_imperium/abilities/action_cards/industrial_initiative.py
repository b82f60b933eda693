"""Action card: Industrial Initiative."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import of_trait
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


@card("industrial_initiative", "action")
def industrial_initiative(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Gain a trade good for each industrial planet you control, if any (TI-R65)."""
    yield from gain_goods(table, seat, len(of_trait(table, seat, "industrial")))
