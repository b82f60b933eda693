"""Law: Anti-Intellectual Revolution."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import AGAINST, outcome
from cosmodrome.games.twilight_imperium.choices import one_planet
from cosmodrome.games.twilight_imperium.index import BIG_KINDS
from cosmodrome.games.twilight_imperium.sacrifice import lose_ship
from cosmodrome.games.twilight_imperium.strategy import later, postpone
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import subject
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Rule, Seat, Window


@law("anti_intellectual_revolution", "researched", must=True, when=subject)
def anti_intellectual_revolution(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After you research a technology, destroy one of your ships that is no fighter."""
    yield from lose_ship(table, seat, BIG_KINDS, "anti_intellectual_revolution")


@outcome("anti_intellectual_revolution", AGAINST)
def revolution_fails(table: TwilightImperium) -> None:
    """At the start of the next strategy phase planets are exhausted."""
    postpone(table, "anti_intellectual_revolution", table.alive())


@later("anti_intellectual_revolution")
def books_are_costly(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """A planet of the player's choice for each technology, as far as there are any; an assimilator and what it copies
    are one."""
    for _ in range(table.techs[seat].bit_count() - len(table.copied[seat])):
        readied = [planet for planet in table.planets(seat) if table.is_ready(planet)]
        planet = yield from one_planet(table, seat, "exhaust-planets", readied)
        if planet >= 0:
            table.exhaust(seat, planet)
