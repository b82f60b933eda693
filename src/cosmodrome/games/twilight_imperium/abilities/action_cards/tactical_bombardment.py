"""Action card: Tactical Bombardment."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.aims import a_system
from cosmodrome.games.twilight_imperium.index import NOBODY, PLANETS_IN, SHIP_KINDS, bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Seat, Window


def under_bombers(table: TwilightImperium, seat: Seat) -> list[int]:
    """The systems with units of the player that have bombardment."""
    units = table.side(seat).units
    bombers = [kind for kind in SHIP_KINDS if units[kind].bombardment]
    return [system for system in bits(table.ships[seat]) if any(map(table.fleet(seat, system).__getitem__, bombers))]


@card("tactical_bombardment", "action", when=lambda t, s, w: bool(under_bombers(t, s)), aim=a_system(under_bombers))
def tactical_bombardment(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Where you have units with bombardment, exhaust each planet that other players control."""
    for planet in PLANETS_IN[window.target[0]]:
        if table.owner[planet] not in (NOBODY, seat) and table.is_ready(planet):
            table.exhaust(table.owner[planet], planet)
