"""Tripler: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import shows
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Seat, Window


def third(value: int) -> int:
    """A third, rounded up."""
    return -(-value // 3)


@power("tripler", "reveal.values", when=shows("attack"))
def tripler(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your attack counts triple up to ten (thirteen with the super flare), above that a third (CE-R9)."""
    value = table.card_value[table.side[seat]]
    table.count_card(seat, "attack", value * 3 if value <= (13 if window.boosted else 10) else third(value))


boost("tripler")


def opponent_shows_much(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The opponent's card counts as an attack of fifteen or more."""
    other = table.opponent(seat)
    return table.shows(other, "attack") and table.card_value[table.side[other]] >= 15


@wild("tripler", "reveal.after", when=opponent_shows_much)
def wild_tripler(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The opponent's high attack counts a third, before anything but Mirror changes it (CE-R59)."""
    other = table.opponent(seat)
    table.count_card(other, "attack", third(table.card_value[table.side[other]]))
