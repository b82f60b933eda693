"""Action card: Trade Rider."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.riders import rider
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.kernel import Rule, Seat


@rider("trade_rider")
def trade_rider(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Gain five trade goods."""
    yield from gain_goods(table, seat, 5)
