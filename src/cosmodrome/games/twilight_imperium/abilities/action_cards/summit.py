"""Action card: Summit."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tokens import gain_tokens
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


@card("summit", "strategy.start")
def summit(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Gain two command tokens."""
    yield from gain_tokens(table, seat, 2)
