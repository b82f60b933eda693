"""Law: Holy Planet of Ixth."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import outcome
from cosmodrome.games.twilight_imperium.index import AGENDA, PLANET
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import Test, every, subject
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Seat, Window


def lies_on(name: str) -> Test:
    """The window is about the planet that a law is attached to."""
    return lambda table, seat, window: PLANET[window.public["planet"]] == table.elected[AGENDA[name]]


HOLY = "holy_planet_of_ixth"


@outcome(HOLY)
def holy_planet_of_ixth(table: TwilightImperium, planet: int) -> None:
    """Its controller gains a victory point."""
    table.score(table.owner[planet], 1, HOLY)


@static(HOLY, "may-produce-on")
def nobody_works(table: TwilightImperium, seat: Seat, may: bool, planet: int) -> bool:
    """Units on the planet cannot use production."""
    return may and planet != table.elected[AGENDA[HOLY]]


@law(HOLY, "planet.gained", part="gained", must=True, when=every(subject, lies_on(HOLY)))
def holy_planet_gained(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Who gains control of it gains a victory point."""
    table.score(seat, 1, HOLY)


@law(HOLY, "planet.lost", part="lost", must=True, when=every(subject, lies_on(HOLY)))
def holy_planet_lost(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Who loses control of it loses a victory point."""
    table.lose_points(seat, 1, HOLY)
