"""Action card: Leadership Rider."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.riders import rider
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tokens import gain_tokens
from cosmodrome.kernel import Rule, Seat


@rider("leadership_rider")
def leadership_rider(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Gain three command tokens."""
    yield from gain_tokens(table, seat, 3)
