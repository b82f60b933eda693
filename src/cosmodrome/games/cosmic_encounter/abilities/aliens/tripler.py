"""Tripler: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import every, shows
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Seat, Window


def third(value: int) -> int:
    """A third, rounded up."""
    return -(-value // 3)


def not_yet_tripled(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Once in an encounter."""
    return not table.marked("tripled", seat)


@power("tripler", ("reveal.values", "reveal.totals"), when=every(shows("attack"), not_yet_tripled))
def tripler(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your attack counts triple up to ten (thirteen with the super flare), above that a third (CE-R9): also a card that
    becomes an attack when totals are made (CE-R4)."""
    table.set_mark("tripled", seat)
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
