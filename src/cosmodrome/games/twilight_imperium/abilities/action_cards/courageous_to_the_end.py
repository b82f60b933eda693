"""Action card: Courageous to the End."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.choices import one_unit
from cosmodrome.games.twilight_imperium.combat import Batch, combat_kinds
from cosmodrome.games.twilight_imperium.index import INFANTRY, NOBODY, SHIP_KINDS, UNIT
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy
from cosmodrome.games.twilight_imperium.when import opponent
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Roll, Rule, Seat, Window

FOUGHT = (*SHIP_KINDS, INFANTRY)  # what takes part in space combat; some infantry does


def lost_a_ship(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """A ship of the seat was destroyed in a space combat, and the opponent has ships there."""
    if table.combat != "space" or seat != window.seat or window.public["system"] != table.system:
        return False
    there = seat in (table.active, table.foe) and any(table.combatants(opponent(table, seat)))
    return there and UNIT[window.public["unit"]] in FOUGHT


@card("courageous_to_the_end", "destroyed", when=lost_a_ship)
def courageous_to_the_end(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Roll two dice for the ship that you have just lost; for each that reaches its combat value, which nothing
    changes, your opponent chooses and destroys a ship."""
    kind, foe = UNIT[window.public["unit"]], opponent(table, seat)
    combat = table.side(seat).units[kind].combat
    least = combat.hit if combat is not None else 11
    dice = yield Roll("courageous_to_the_end", 10, 2)
    table.set_roll(seat, "courageous_to_the_end", dice, (Batch(kind, 2, least, 0),))
    for _ in range(sum(die >= least for die in dice)):
        own = combat_kinds(table.combatants(foe))
        card = "courageous_to_the_end"
        ship = yield from one_unit(table, foe, "lose-ship", own, system=table.system, ability=card)
        if ship != NOBODY:
            yield from destroy(table, foe, table.system, ship, 1, seat)
