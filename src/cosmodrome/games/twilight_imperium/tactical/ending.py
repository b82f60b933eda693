"""The production step and the end of a tactical action, TI-77.5."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.production import may_produce, produce
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import Rule, Seat
from cosmodrome.kernel.responses import then


def production(table: TwilightImperium) -> Rule[None] | None:
    """TI-61.0, TI-77.5a: the active player may use production in the active system, even if nothing moved."""
    seat, system = table.active, table.system
    if may_produce(table, seat, system):
        return produce_and_end(table, seat, system)
    return then(table, window(table, "tactical.done", seat=seat, system=system), "action-end")


def produce_and_end(table: TwilightImperium, seat: Seat, system: int) -> Rule[None]:
    """Production, and what responds to the end of the tactical action."""
    yield from produce(table, seat, system)
    yield from window(table, "tactical.done", seat=seat, system=system)
    table.cursor = "action-end"
