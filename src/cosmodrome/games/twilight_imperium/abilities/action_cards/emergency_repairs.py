"""Action card: Emergency Repairs."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.combat import REPAIRED, repair
from cosmodrome.games.twilight_imperium.index import HURT
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import fighting
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


def has_damage(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat fights, or its opponent has just retreated, and has damaged ships in the active system."""
    fleet = table.fleet(seat, table.system)
    here = seat in (table.active, table.foe) if window.key == "space.end" else fighting(table, seat, window)
    return here and any(fleet[kind] for kind in HURT)


@card("emergency_repairs", ("space.start", "space.end", "ground.start", "ground.end"), when=has_damage)
def emergency_repairs(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """At the start or the end of a combat round, repair all your units in the active system."""
    for kind in HURT:
        while (fleet := table.fleet(seat, table.system))[kind]:
            table.mend(seat, table.system, repair(fleet, kind), REPAIRED[kind])
