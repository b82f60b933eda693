"""The Arborec. Letani warriors produce by their rows, aboard ships as well (TI-61.4)."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.abilities.notes import goes_back_on_activation
from cosmodrome.games.twilight_imperium.choices import one_planet
from cosmodrome.games.twilight_imperium.index import (
    HOMES,
    PLANET,
    PLANET_NAMES,
    PLANETS_IN,
    SYSTEM_OF,
    bits,
    note_owner,
)
from cosmodrome.games.twilight_imperium.production import Yard, allowed_in, build
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import LOAD, counts
from cosmodrome.games.twilight_imperium.when import active, every, flagship_here
from cosmodrome.games.twilight_imperium.windows import faction, note, technology
from cosmodrome.kernel import DONE, Choose, Option, Rule, Seat, Window

BUDS = 5  # units that the flagship makes


@static("mitosis", "docks-make-infantry")
def docks_make_none(table: TwilightImperium, seat: Seat, makes: bool) -> bool:
    """Your space docks cannot produce infantry (TI-61.1d)."""
    return False


@faction("mitosis", "status.start", must=True, when=lambda t, s, w: bool(t.open_planets(s)))
def mitosis(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the start of the status phase place an infantry on a planet you control."""
    planet = yield from one_planet(table, seat, "mitosis", table.open_planets(seat))
    table.add_ground(seat, planet, 1)


@faction(
    "duha_menaimon",
    "activated",
    when=every(active, flagship_here, lambda t, s, w: allowed_in(t, s, t.system)),
)
def duha_menaimon(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After you activate its system, you may produce up to five units there."""
    own, free = tuple(table.planets_of(seat, table.system)), not table.others_ships(seat) >> table.system & 1
    yield from build(table, seat, Yard(table.system, BUDS, BUDS, own, True, free))


def within_reach(table: TwilightImperium, seat: Seat, planet: int) -> list[int]:
    """The other planets of the player in the same or in adjacent systems."""
    system = SYSTEM_OF[planet]
    return [
        other
        for near in bits(1 << system | table.near(seat)[system])
        for other in PLANETS_IN[near]
        if other in table.open_planets(seat) and other != planet
    ]


def travellers(table: TwilightImperium, seat: Seat) -> dict[int, int]:
    """Infantry by planet, where it has somewhere to go."""
    planets = [planet for planet in table.planets(seat) if table.infantry[planet]]
    return {planet: table.infantry[planet] for planet in planets if within_reach(table, seat, planet)}


@technology("bioplasmosis", "status.end", when=lambda t, s, w: bool(travellers(t, s)))
def bioplasmosis(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the end of the status phase move any of your infantry between your planets, each to one in the same or in an
    adjacent system; nobody moves twice."""
    left = travellers(table, seat)
    while left:
        choice = yield Choose(seat, "bioplasmosis", spores, dict(left))
        if choice == DONE:
            return
        origin, count = PLANET[choice[1]], choice[3]
        goal = yield from one_planet(table, seat, "relocate-to", within_reach(table, seat, origin))
        table.relocate(seat, origin, SYSTEM_OF[origin], goal, count)
        left = {**left, origin: left[origin] - count}
        left = {planet: infantry for planet, infantry in left.items() if infantry}


def spores(left: dict[int, int]) -> list[Option]:
    """Infantry that has not moved yet, by planet and count."""
    found = [LOAD(PLANET_NAMES[planet], "infantry", n) for planet, most in left.items() for n in counts(most)]
    return [*found, DONE]


@note("stymie", "action")
def stymie(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """It lies open before you from now on."""


@static("stymie", "bars-production")
def stymied(table: TwilightImperium, seat: Seat, systems: int, producer: Seat) -> int:
    """The owner cannot produce in or next to a system with your units that is no home."""
    if not any(table.note_name(up) == "stymie" and note_owner(up) == producer for up in table.notes_up[seat]):
        return systems
    mine = sum(1 << system for system in bits(table.presence(seat) & ~HOMES) if table.has_units(seat, system))
    return systems | mine | table.around(mine, producer)


goes_back_on_activation("stymie")
