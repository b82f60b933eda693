"""Parasite: the power and both effects of the flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.alliance import join_side
from cosmodrome.games.cosmic_encounter.conditions import another, subject
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.ships import settle
from cosmodrome.games.cosmic_encounter.table import NOBODY, SIDES, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import aim
from cosmodrome.kernel import Choose, Rule, Seat, Window


def uninvited_sides(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The sides that did not invite the seat."""
    return [(SIDES[side],) for side in (0, 1) if seat not in table.invited[side]]


def could_join(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """It is the seat's turn to ally, it has ships, has not allied and need not join somebody else."""
    free = table.side[seat] == NOBODY and not table.marked("must-join", seat)
    return seat == window.seat and free and table.ships.on_planets(seat) > 0


@power("parasite", "alliance.answer", when=could_join, targets=uninvited_sides)
def parasite(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Ally with a side that did not invite you."""
    yield from join_side(table, seat, SIDES.index(window.target[0]))


@super_("parasite", "alliance.send", when=subject)
def super_parasite(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """As an ally send any number of ships."""
    table.mark("limit", seat, table.ships.fleet[seat])


def could_settle_there(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Another player has lost their power, and the seat has a ship and a planet of theirs to go to."""
    return (
        another(table, seat, window)
        and bool(free_planets(table, seat, window.seat))
        and table.ships.on_planets(seat) > 0
    )


def free_planets(table: CosmicEncounter, seat: Seat, owner: Seat | None) -> list[int]:
    """The home planets of a player on which the seat has no colony."""
    return (
        []
        if owner is None
        else [planet for planet in table.ships.systems[owner] if not table.ships.by_planet[seat][planet]]
    )


@wild("parasite", "power.lost", when=could_settle_there)
def wild_parasite(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Found a colony of one ship on a home planet of the player who lost their power."""
    planets = free_planets(table, seat, window.seat)
    choice = yield Choose(seat, "choose-planet", [aim(planet) for planet in planets])
    yield from settle(table, seat, choice[1], 1, 1)
