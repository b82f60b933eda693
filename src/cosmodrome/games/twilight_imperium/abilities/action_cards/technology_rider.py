"""Action card: Technology Rider."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.research import research
from cosmodrome.games.twilight_imperium.riders import rider
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Rule, Seat


@rider("technology_rider")
def technology_rider(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Research a technology."""
    yield from research(table, seat)
