"""Aliens of the red alert, each with its power and both effects of its flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.table import MULTIPLY_ALL, MULTIPLY_OWN, MULTIPLY_SHIPS, CosmicEncounter
from cosmodrome.games.cosmic_encounter.windows import boost, power, shows, wild
from cosmodrome.kernel import Seat, Window

# ---- virus -----------------------------------------------------------------------------------------------------------


@power("virus", "reveal.totals", when=shows("attack"))
def virus(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your card is multiplied by your ships; with the super flare by all ships of your side (CE-R10)."""
    table.mark("multiply", seat, MULTIPLY_ALL if window.boosted else MULTIPLY_OWN)


boost("virus")


@wild("virus", "reveal.totals")
def wild_virus(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your ships are multiplied by those of your allies."""
    table.mark("multiply", seat, MULTIPLY_SHIPS)
