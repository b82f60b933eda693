"""Law: Minister of Sciences."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Seat


@static("minister_of_sciences", "research-price")
def minister_of_sciences(table: TwilightImperium, seat: Seat, price: int) -> int:
    """The Technology strategy card asks no resources of you."""
    return 0
