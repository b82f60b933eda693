"""Action card: Fire Team."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.rerolls import reroll_any
from cosmodrome.games.twilight_imperium.when import subject
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


@card("fire_team", "ground.rolled", when=subject)
def fire_team(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Reroll any of the dice that your ground forces have just rolled."""
    yield from reroll_any(table, seat)
