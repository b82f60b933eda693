"""Action card: Salvage."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.trade import hand_over_goods
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


@card("salvage", "space.won", when=lambda t, s, w: s == w.seat and t.commodities[w.public["loser"]] > 0)
def salvage(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After you win a space combat, your opponent gives you all commodities."""
    loser = window.public["loser"]
    yield from hand_over_goods(table, loser, seat, 0, table.commodities[loser])
