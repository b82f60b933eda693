"""Masochist: the power and both effects of the flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.conditions import every, fact, in_warp, to_retrieve
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.fleets import OUT, WARP
from cosmodrome.games.cosmic_encounter.ships import retrieve
from cosmodrome.games.cosmic_encounter.statics import static
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Rule, Seat, Window


def all_lost(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Every ship is in the warp or out of the game."""
    return table.ships.warp[seat] + table.ships.out[seat] == table.ships.fleet[seat]


@power("masochist", ("regroup.start", "regroup.retrieve"), when=all_lost)
def masochist(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """You win when all your ships are lost, be it by what is done at the start of the encounter (CE-R26)."""
    raise table.win([seat], "all-ships-lost")


@static("masochist", "keeps-power")
def masochist_keeps(table: CosmicEncounter, seat: Seat, value: bool) -> bool:
    """The power is not lost with the home colonies (CE-R27)."""
    return True


@fact
def offense_has_ships(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Not all ships of the offense are lost, and somebody else has one in the warp."""
    return not all_lost(table, table.offense, window) and bool(others_in_warp(table, seat, window))


def others_in_warp(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Players besides the offense who could retrieve a ship."""
    return [
        (who,) for who in table.clockwise(table.offense)[1:] if table.ships.warp[who] and table.ships.has_colony(who)
    ]


@wild("masochist", "regroup.retrieve", when=offense_has_ships, targets=others_in_warp)
def wild_masochist(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Another player retrieves a ship instead of the offense (CE-R57)."""
    table.mark("retrieve", table.offense, max(table.marked("retrieve", table.offense, default=1) - 1, 0))
    yield from retrieve(table, window.target[0], 1)


@super_("masochist", "regroup.retrieve", when=every(to_retrieve, in_warp))
def super_masochist(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """One of your ships in the warp leaves the game, instead of your retrieving one."""
    table.mark("retrieve", seat, 0)
    table.ships.move(seat, WARP, OUT, 1)
