"""Action card: Political Stability."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


@card("political_stability", "status.return", when=lambda t, s, w: bool(t.cards[s]))
def political_stability(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Keep your strategy cards; you do not choose in the next strategy phase."""
    table.mark("game-round", "keeps-cards", seat)
