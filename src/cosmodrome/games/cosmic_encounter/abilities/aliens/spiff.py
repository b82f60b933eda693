"""Spiff: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import Test, leaving, lost
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.fleets import LIMBO
from cosmodrome.games.cosmic_encounter.ships import land
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Rule, Seat, Window


def loses_by(least: int, below: int = 1000) -> Test:
    """Ships of the seat leave because it lost two attacks by so much (CE-R16 c, CE-R66)."""
    return lambda table, seat, window: lost_encounter(table, seat, window) and least <= table.margin < below


def lost_encounter(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Ships of the seat leave because its side has lost."""
    return leaving(table, seat, window) and window.public["cause"] == "encounter" and lost(table, seat, window)


def leave_one(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """One doomed ship lands on the planet instead and shares it with whoever is there."""
    yield from land(table, (seat,), LIMBO, table.planet, 1)


power("spiff", "ships.leaving", when=loses_by(10))(leave_one)
super_("spiff", "ships.leaving", uses_power=True, when=loses_by(5, 10))(leave_one)


@wild("spiff", "ships.leaving", when=lost_encounter)
def wild_spiff(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Losing as the defense, one of your ships stays where it is."""
    table.ships.move(seat, LIMBO, table.planet, 1)
