"""Action card: Intercept."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import another, every, fighting, opponent
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("intercept", "retreat.announced", when=every(another, fighting))
def intercept(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Your opponent, who has announced a retreat, cannot retreat in this round."""
    table.mark("round", "no-retreat", opponent(table, seat))
