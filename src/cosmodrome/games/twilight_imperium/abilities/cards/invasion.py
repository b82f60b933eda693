"""Action cards of an invasion, and of what follows from it."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.twilight_imperium.abilities.cards.aims import announce, name_of
from cosmodrome.games.twilight_imperium.choices import one_planet
from cosmodrome.games.twilight_imperium.index import NOBODY, PLANET, PLANET_NAMES, PLANETS_IN
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import active, subject
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


@card("bunker", "invasion.start", when=lambda t, s, w: s != t.active and bool(t.planets_of(s, t.system)))
def bunker(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Bombardment against planets you control gets -4 in this invasion."""
    table.mark("action", "bombardment-against", seat, table.marked("bombardment-against", seat) - 4)


def defenders(table: TwilightImperium, seat: Seat) -> set[Seat]:
    """The other players with PDS in the active system."""
    return {table.owner[planet] for planet in PLANETS_IN[table.system] if table.pds[planet]} - {NOBODY, seat}


@card("disable", "invasion.start", when=lambda t, s, w: active(t, s, w) and bool(defenders(t, s)))
def disable(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """PDS of your opponents in the active system have no planetary shield and no space cannon in this invasion."""
    for who in defenders(table, seat):
        table.mark("action", "no-shield", who)
        table.mark("action", "no-cannon", who)


def lands_on_me(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Somebody else has committed ground forces to a planet of the seat."""
    planet = PLANET[window.public["planet"]]
    landed = table.landed.get(planet, 0) or table.landed_fighters.get(planet, 0)
    return seat != window.seat and table.owner[planet] == seat and bool(landed)


@card("parley", "committed", when=lands_on_me)
def parley(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """The units that another player has committed to a planet of yours go back into space."""
    table.take_back_landing(table.active, PLANET[window.public["planet"]])


def finds_structures(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat gains a planet with structures of another player."""
    planet = PLANET[window.public["planet"]]
    return subject(table, seat, window) and bool(table.pds[planet] or table.docks >> planet & 1)


@card("infiltrate", "planet.taking", when=finds_structures)
def infiltrate(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Each PDS and space dock on the planet you gain is replaced with one of yours."""
    table.mark("action", "replaces-structures", seat)


def theirs_and_mine(table: TwilightImperium, seat: Seat, taker: Seat) -> tuple[list[int], list[int]]:
    """The readied planets of the taker, and the exhausted ones of the seat."""
    ready = [planet for planet in table.planets(taker) if table.is_ready(planet)]
    return ready, [planet for planet in table.planets(seat) if not table.is_ready(planet)]


def can_be_repaid(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """TI-74.9: at least one half is possible."""
    return subject(table, seat, window) and any(theirs_and_mine(table, seat, window.public["taker"]))


def two_planets(table: TwilightImperium, seat: Seat, window: Window) -> Rule[tuple[Any, ...]]:
    """One of the taker and one of the own, as far as there are such."""
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
