"""Public facts that many abilities ask for: `@card("flank_speed", "activated", when=active)`."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.index import FLAGSHIP, FLAGSHIP_D
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import ONLY, Seat, Seats, Window, all_seats
from cosmodrome.kernel.responses import Test as Test
from cosmodrome.kernel.responses import another as another
from cosmodrome.kernel.responses import every as every
from cosmodrome.kernel.responses import fact as fact
from cosmodrome.kernel.responses import seat_set as seat_set
from cosmodrome.kernel.responses import subject as subject


@seat_set
def active(table: TwilightImperium, window: Window) -> Seats:
    """It is this player's turn."""
    return ONLY[table.active]


@seat_set
def not_active(table: TwilightImperium, window: Window) -> Seats:
    """It is another player's turn."""
    return all_seats(table.seats).remove(table.active)


def fighting(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat takes part in the combat, TI-63.1, and nothing has ended it: not at its start either (TI-R76)."""
    if seat not in (table.active, table.foe) or table.marked("combat-over"):
        return False
    return window.key not in ("space.start", "ground.start") or both_stand(table)


def both_stand(table: TwilightImperium) -> bool:
    """Both sides of the combat have somebody left."""
    if table.combat == "space":
        return any(table.combatants(table.active)) and any(table.combatants(table.foe))
    landed = table.landed.get(table.planet, 0) or table.landed_fighters.get(table.planet, 0)
    return bool(landed and table.infantry[table.planet])


@fact
def first_round(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """TI-35.2a: the first round starts with the combat."""
    return table.combat_round == 1


def ships_here(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat has ships in the active system."""
    return bool(table.ships[seat] >> table.system & 1)


def flagship_here(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The flagship of the seat is in the active system."""
    fleet = table.fleet(seat, table.system)
    return bool(fleet[FLAGSHIP] or fleet[FLAGSHIP_D])


def opponent(table: TwilightImperium, seat: Seat) -> Seat:
    """TI-63.0: the other player in the combat."""
    return table.foe if seat == table.active else table.active
