"""Ships that an ability places on the board, TI-42.3a."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.choices import one_system
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.index import UNIT_NAMES
from cosmodrome.games.twilight_imperium.production import removable, worst_of
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Rule, Seat


def can_deploy(table: TwilightImperium, seat: Seat, kind: int) -> bool:
    """There is a ship of this kind in the reinforcements, or one that may be taken off the board (TI-42.3a)."""
    return table.left(seat, kind) > 0 or bool(removable(table, seat, kind))


def deploy(table: TwilightImperium, seat: Seat, kind: int, system: int) -> Rule[None]:
    """A ship is placed in a system; excess ships there are removed."""
    yield from fetch(table, seat, kind)
    table.place(seat, system, kind)
    yield from check_system(table, seat, system)


def fetch(table: TwilightImperium, seat: Seat, kind: int) -> Rule[None]:
    """TI-42.3a: if the reinforcements have none, a ship is taken off the board."""
    if not table.left(seat, kind):
        unit = UNIT_NAMES[kind]
        origin = yield from one_system(table, seat, "take-ship", removable(table, seat, kind), unit=unit)
        table.take_off(seat, origin, worst_of(table, seat, origin, kind), 1, "removed", cause="figure")
        yield from check_system(table, seat, origin)
