"""Action card: Morale Boost."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import fighting
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("morale_boost", ("space.start", "ground.start"), when=fighting)
def morale_boost(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Your units have +1 to combat rolls in this round."""
    table.mark("round", "combat+", seat, table.marked("combat+", seat) + 1)
