"""The Barony of Letnev."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.chances.field import Field
from cosmodrome.games.twilight_imperium.chances.foreseen import foreseen
from cosmodrome.games.twilight_imperium.combat import repair
from cosmodrome.games.twilight_imperium.index import FLAGSHIP_D
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import fighting
from cosmodrome.games.twilight_imperium.windows import faction, note, owner_of
from cosmodrome.kernel import Seat, Window


@faction("munitions_reserves", "space.start", when=lambda t, s, w: fighting(t, s, w) and t.goods[s] >= 2)
def munitions_reserves(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """At the start of a space combat round pay two trade goods: you may reroll any of your dice in it."""
    table.spend_goods(seat, 2)
    table.mark("round", "rerolls", seat, table.marked("rerolls", seat) + 1)


@static("armada", "fleet-limit")
def armada(table: TwilightImperium, seat: Seat, ships: int) -> int:
    """You may have two ships more in each system than tokens in your fleet pool."""
    return ships + 2


def flagship_hurt(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The own flagship in the combat is damaged."""
    return fighting(table, seat, window) and table.fleet(seat, table.system)[FLAGSHIP_D] > 0


@faction("arc_secundus", "space.start", must=True, when=flagship_hurt)
def arc_secundus(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Each space combat round begins with repairing this ship."""
    table.mend(seat, table.system, repair(table.fleet(seat, table.system), FLAGSHIP_D), FLAGSHIP_D)


@foreseen("arc_secundus")
def mended(field: Field, who: int) -> None:
    """Nothing to decide."""
    if field[who][FLAGSHIP_D]:
        field[who] = repair(field[who], FLAGSHIP_D)


@static("l4_disruptors", "no-cannon-in-invasion")
def l4_disruptors(side: Side, none: bool) -> bool:
    """During an invasion space cannons cannot be used against your units."""
    return True


@static("non_euclidean_shielding", "sustain-cancels")
def non_euclidean_shielding(side: Side, hits: int) -> int:
    """Each use of sustain damage cancels two hits (TI-52.6)."""
    return 2


@note("war_funding", "space.start", when=fighting)
def war_funding(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """The owner loses two trade goods; you may reroll any of your dice in this round."""
    owner = owner_of(window)
    if table.goods[owner]:
        table.lose_goods(owner, min(2, table.goods[owner]))
    table.mark("round", "rerolls", seat, table.marked("rerolls", seat) + 1)
