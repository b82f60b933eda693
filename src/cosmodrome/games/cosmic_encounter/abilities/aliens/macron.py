"""Macron: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import OFFENSE_OR_ALLY, has_ships, subject
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.statics import lasting, static
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Seat, Window


@power("macron", ("launch.ships", "alliance.send"), who=OFFENSE_OR_ALLY, when=subject)
def macron(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """As offense or ally you send one ship only, or as many as others with the super flare."""
    if not window.boosted:
        table.mark("limit", seat, 1)


boost("macron")


@power("macron", "reveal.totals", part="mass", when=has_ships)
def macron_mass(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Each of your ships counts four."""
    table.mark("weight", seat, 4)


@lasting("weight", "ships")
def weighed(table: CosmicEncounter, seat: Seat, ships: int, weight: int) -> int:
    """Ships that count more than one."""
    return ships * weight


@static("macron", "pay")
def macron_pay(table: CosmicEncounter, seat: Seat, ships: int) -> int:
    """For compensation and rewards each of your ships counts as two."""
    return ships * 2


def side_attacks(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The side of the seat has shown an attack."""
    return table.card_kind[table.side[seat]] == "attack" and table.ships_in(seat) > 0


@wild("macron", "reveal.totals", when=side_attacks)
def wild_macron(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your side counts one more for each of your ships."""
    table.add_bonus(table.side[seat], table.ships_in(seat))
