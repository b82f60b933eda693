"""Law: Minister of Commerce."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.games.twilight_imperium.when import subject
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Rule, Seat, Window


@law("minister_of_commerce", "replenishing.done", must=True, when=subject)
def minister_of_commerce(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After you replenish commodities, gain a trade good for each neighbour."""
    yield from gain_goods(table, seat, len(table.neighbours(seat)))


@static("minister_of_commerce", "may-follow")
def follows_for_commerce(table: TwilightImperium, seat: Seat, follows: bool, strategy: str) -> bool:
    """Trade is worth a token even with full commodities (TI-R58)."""
    return follows or (strategy == "trade" and bool(table.neighbours(seat)))
