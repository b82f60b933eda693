"""Virus: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import shows
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.statics import lasting
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Seat, Window

BY_OWN, BY_SIDE, SHIPS = 1, 2, 3  # the card by one's ships, by those of the side; one's ships by allied ones


@power("virus", "reveal.totals", when=shows("attack"))
def virus(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your card is multiplied by your ships; with the super flare by all ships of your side (CE-R10)."""
    table.mark("multiply", seat, BY_SIDE if window.boosted else BY_OWN)


boost("virus")


@wild("virus", "reveal.totals")
def wild_virus(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your ships are multiplied by those of your allies."""
    table.mark("multiply", seat, SHIPS)


@lasting("multiply", "sum")
def multiplied(table: CosmicEncounter, seat: Seat, summands: tuple[int, int, int], what: int) -> tuple[int, int, int]:
    """Ships that multiply are not added besides (CE-R10: ships count as ships, whatever they weigh)."""
    card, _, allied = summands
    ships = table.ships_in(seat)
    allied_ships = sum(table.ships_in(ally) for ally in table.allies(table.side[seat]))
    if what == BY_OWN:
        return card * ships, 0, allied
    return (card * (ships + allied_ships), 0, 0) if what == BY_SIDE else (card, ships * allied_ships, 0)
