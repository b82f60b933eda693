"""The Clan of Saar. Son of Ragh needs nothing but its row; that floating factories stay in space, move and are
destroyed when they are blockaded (TI-5.4a) is a rule that goes by their row as well."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.choices import one_planet, one_system
from cosmodrome.games.twilight_imperium.index import ASTEROIDS, PLANET, SYSTEM_OF, bits
from cosmodrome.games.twilight_imperium.production import build, may_produce, yard_of
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.games.twilight_imperium.when import every, subject
from cosmodrome.games.twilight_imperium.windows import faction, note, owner_of, technology
from cosmodrome.kernel import Rule, Seat, Window


@faction("scavenge", "planet.gained", must=True, when=subject)
def scavenge(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After you gain control of a planet, gain a trade good."""
    yield from gain_goods(table, seat, 1)


@static("nomadic", "scores-homeless")
def nomadic(table: TwilightImperium, seat: Seat, scores: bool) -> bool:
    """You may score objectives without the planets of your home system."""
    return True


@static("chaos_mapping", "bars-activation")
def chaos_mapping(table: TwilightImperium, seat: Seat, systems: int) -> int:
    """Others cannot activate asteroid fields with your ships in them."""
    return systems | (table.ships[seat] & ASTEROIDS)


def yards(table: TwilightImperium, seat: Seat) -> list[int]:
    """The systems where the player has units with production."""
    return [system for system in bits(table.presence(seat)) if may_produce(table, seat, system)]


@technology("chaos_mapping", "turn.start", when=every(subject, lambda t, s, w: bool(yards(t, s))))
def makes_one_unit(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the start of your turn you may produce one unit in a system where you have a unit with production."""
    system = yield from one_system(table, seat, "chaos_mapping", yards(table, seat))
    yard = yard_of(table, seat, system)
    yield from build(table, seat, yard._replace(limit=1, infantry=min(yard.infantry, 1)))


def elsewhere(table: TwilightImperium, owner: Seat, planet: int) -> list[int]:
    """The other planets of a player on which units may be placed."""
    return [other for other in table.open_planets(owner) if other != planet]


def are_in_the_way(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Ground forces of the owner stand on the planet, and have another one to go to."""
    planet, owner = PLANET[window.public["planet"]], owner_of(window)
    return table.owner[planet] == owner and table.infantry[planet] > 0 and bool(elsewhere(table, owner, planet))


@note("raghs_call", "committed", when=subject, needs=are_in_the_way)
def raghs_call(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After you commit units to a planet, all ground forces of the owner leave it for another planet of theirs, which
    you choose (TI-R47)."""
    planet, owner = PLANET[window.public["planet"]], owner_of(window)
    goal = yield from one_planet(table, seat, "raghs_call", elsewhere(table, owner, planet))
    table.relocate(owner, planet, SYSTEM_OF[planet], goal, table.infantry[planet])
