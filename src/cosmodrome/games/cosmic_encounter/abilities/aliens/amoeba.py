"""Amoeba: the power and both effects of the flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.conditions import has_ships
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.fleets import SHIPS_PER_PLANET
from cosmodrome.games.cosmic_encounter.moves import send, withdraw
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Rule, Seat, Window


def directions(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Into the encounter from colonies outside it, or out of it to them."""
    outside = table.outside(seat)
    return ([("in",)] if outside else []) + ([("out",)] if outside and table.ships_in(seat) else [])


def ooze(table: CosmicEncounter, seat: Seat, window: Window, most: int) -> Rule[None]:
    """Ships flow in or out."""
    if window.target[0] == "in":
        yield from send(table, seat, table.place_in(seat), 1, most, "ooze-in", table.outside(seat))
    else:
        yield from withdraw(table, seat, 1, most)


def ooze_freely(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Bring any number of your ships into the encounter, or take any number out of it (CE-R44)."""
    yield from ooze(table, seat, window, table.ships.fleet[seat])


power("amoeba", "planning.after", when=has_ships, targets=directions)(ooze_freely)
super_("amoeba", "planning.after", uses_power=True, when=has_ships, targets=directions)(ooze_freely)


def is_there(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The offense needs a ship in the encounter, the defense does not."""
    return seat == table.defense or table.ships_in(seat) > 0


@wild("amoeba", "planning.before", when=is_there, targets=directions)
def wild_amoeba(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Up to four of your ships come into the encounter or leave it."""
    yield from ooze(table, seat, window, SHIPS_PER_PLANET)
