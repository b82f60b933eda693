"""Kamikaze: the power and both effects of the flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.conditions import in_warp
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.fleets import SHIPS_PER_PLANET
from cosmodrome.games.cosmic_encounter.hands import draw
from cosmodrome.games.cosmic_encounter.ships import lose_chosen
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Rule, Seat, Window


def up_to_four(count: int) -> list[tuple[Any, ...]]:
    """The most first."""
    return [(number,) for number in range(min(count, SHIPS_PER_PLANET), 0, -1)]


def sacrifices(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """How many ships of the colonies go."""
    return up_to_four(table.ships.on_planets(seat))


def not_yet_sacrificed(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Once in an encounter, with ships in colonies."""
    return not table.marked("sacrificed", seat) and table.ships.on_planets(seat) > 0


@power("kamikaze", "planning.before", when=not_yet_sacrificed, targets=sacrifices)
def kamikaze(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Up to four ships of your colonies go to the warp; each brings you two cards (CE-R22, CE-R68)."""
    table.mark("sacrificed", seat)
    lost = yield from lose_chosen(table, seat, window.target[0], "sacrifice")
    yield from draw(table, seat, 2 * lost[seat])


def outsiders(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """How many ships outside the encounter go."""
    return up_to_four(ships_outside(table, seat))


def ships_outside(table: CosmicEncounter, seat: Seat) -> int:
    """The ships in colonies outside the encounter."""
    return sum(table.ships.by_planet[seat][planet] for planet in table.outside(seat))


@wild("kamikaze", "planning.after", targets=outsiders)
def wild_kamikaze(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Up to four ships outside the encounter go to the warp, and your side counts three more for each, be it
    saved on the way (CE-R84)."""
    table.add_bonus(table.side[seat], 3 * min(window.target[0], ships_outside(table, seat)))
    yield from lose_chosen(table, seat, window.target[0], "sacrifice", table.outside(seat))


@super_("kamikaze", "regroup.retrieve", when=in_warp)
def super_kamikaze(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """In your regroup three ships leave the warp."""
    table.mark("retrieve", seat, 3)
