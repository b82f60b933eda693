"""Law: Core Mining."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import outcome
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy_ground
from cosmodrome.kernel import Rule


@outcome("core_mining")
def core_mining(table: TwilightImperium, planet: int) -> Rule[None]:
    """One infantry on the planet is destroyed; what it adds to the planet is in its row."""
    if table.infantry[planet]:
        yield from destroy_ground(table, planet, 1)
