"""Action card: Direct Hit."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.index import DAMAGED, UNIT
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy, sink_docks
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


def has_hurt_it(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """A ship of another has sustained damage from a hit of the seat, and cards can destroy it."""
    assert window.seat is not None
    unit = table.side(window.seat).units[UNIT[window.public["unit"]]]
    there = table.fleet(window.seat, table.system)[DAMAGED[UNIT[window.public["unit"]]]]
    return bool(seat == window.public["foe"] and there and not unit.direct_hit_proof)


@card("direct_hit", "sustained", when=has_hurt_it)
def direct_hit(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After a ship of another player has sustained damage from your hit, destroy it."""
    assert window.seat is not None
    kind = UNIT[window.public["unit"]]
    yield from destroy(table, window.seat, table.system, DAMAGED[kind], 1, seat)
    yield from sink_docks(table)  # TI-R77
