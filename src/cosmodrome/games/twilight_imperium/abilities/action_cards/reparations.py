"""Action card: Reparations."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.twilight_imperium.aims import announce, name_of
from cosmodrome.games.twilight_imperium.choices import one_planet
from cosmodrome.games.twilight_imperium.index import NOBODY, PLANET_NAMES
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import subject
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


def theirs_and_mine(table: TwilightImperium, seat: Seat, taker: Seat) -> tuple[list[int], list[int]]:
    """The readied planets of the taker, and the exhausted ones of the seat."""
    ready = [planet for planet in table.planets(taker) if table.is_ready(planet)]
    return ready, [planet for planet in table.planets(seat) if not table.is_ready(planet)]


def can_be_repaid(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """TI-74.9: at least one half is possible."""
    return subject(table, seat, window) and any(theirs_and_mine(table, seat, window.public["taker"]))


def two_planets(table: TwilightImperium, seat: Seat, window: Window) -> Rule[tuple[Any, ...]]:
    """One planet of the taker and one of the player's own, as far as there are any."""
    theirs, mine = theirs_and_mine(table, seat, window.public["taker"])
    paid = yield from one_planet(table, seat, name_of(window), theirs)
    gained = yield from one_planet(table, seat, "reparations-ready", mine)
    for planet in (paid, gained):
        if planet != NOBODY:
            announce(table, seat, window, planet=PLANET_NAMES[planet])
    return paid, gained


@card("reparations", "planet.lost", when=can_be_repaid, aim=two_planets)
def reparations(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """After another player has taken a planet of yours, exhaust one of theirs and ready one of yours."""
    paid, gained = window.target
    if paid != NOBODY:
        table.exhaust(window.public["taker"], paid)
    if gained != NOBODY:
        table.ready(seat, gained)
