"""Law: Minister of Policy."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.cards import draw_cards
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Rule, Seat, Window


@law("minister_of_policy", "status.end", must=True)
def minister_of_policy(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the end of the status phase draw an action card."""
    yield from draw_cards(table, seat, 1)
