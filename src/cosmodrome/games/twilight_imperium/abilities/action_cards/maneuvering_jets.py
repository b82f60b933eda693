"""Action card: Maneuvering Jets."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import cancel_hits
from cosmodrome.games.twilight_imperium.when import subject
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("maneuvering_jets", "cannon.hits", when=subject)
def maneuvering_jets(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Cancel one hit of a space cannon roll."""
    cancel_hits(table, seat, 1)
