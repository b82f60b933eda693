"""Pacifist: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import sides_show
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.statics import lasting
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Seat, Window


@power("pacifist", "reveal.outcome", when=sides_show("negotiate", "attack"))
def pacifist(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your negotiate wins against an attack (CE-R15)."""
    table.claim_win(seat)


@wild("pacifist", ("reveal.after", "reveal.totals"), when=sides_show("negotiate", "attack"))
def wild_pacifist(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your negotiate becomes an attack 15."""
    table.count_card(seat, "attack", 15)


@super_("pacifist", "deal.failed")
def super_pacifist(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """In a failed deal you lose two ships fewer, your opponent two more."""
    table.mark("penalty", seat, -2)
    table.mark("penalty", table.opponent(seat), 2)


@lasting("penalty", "penalty")
def more_or_fewer(table: CosmicEncounter, seat: Seat, ships: int, change: int) -> int:
    """So many more, or fewer if it is below 0."""
    return ships + change
