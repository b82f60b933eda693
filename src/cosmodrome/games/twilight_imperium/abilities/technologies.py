"""The generic technologies. Unit upgrades have their values in the data and need nothing here."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.chances.field import Field
from cosmodrome.games.twilight_imperium.chances.foreseen import foreseen
from cosmodrome.games.twilight_imperium.chances.laws import Law, as_big
from cosmodrome.games.twilight_imperium.choices import one_planet, one_unit
from cosmodrome.games.twilight_imperium.combat import REPAIR_ORDER, REPAIRED, Hits, big_ships, cheapest, repair
from cosmodrome.games.twilight_imperium.index import (
    ASTEROIDS,
    BIG_KINDS,
    HURT,
    INFANTRY,
    NOBODY,
    PLANET,
    PLANET_NAMES,
    PLANETS_IN,
    SHIP_KINDS,
    SYSTEM_OF,
    Fleet,
    bits,
)
from cosmodrome.games.twilight_imperium.names import numbered
from cosmodrome.games.twilight_imperium.production import Yard, build
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.invasion import has_shield
from cosmodrome.games.twilight_imperium.tactical.losses import destroy, destroy_ground
from cosmodrome.games.twilight_imperium.when import every, fighting, first_round, opponent, subject
from cosmodrome.games.twilight_imperium.windows import technology
from cosmodrome.kernel import DONE, Choose, Option, Rule, Seat, Window

# ---- blue: propulsion ------------------------------------------------------------------------------------------------


@static("antimass_deflectors", "closed-terrain")
@static("antimass_deflectors", "barred")
def antimass_deflectors(table: TwilightImperium, seat: Seat, systems: int) -> int:
    """Your ships may move into and through asteroid fields."""
    return systems & ~ASTEROIDS


@static("antimass_deflectors", "cannon-against")
def deflects_cannons(side: Side, plus: int) -> int:
    """Space cannons of others get -1 against your units."""
    return plus - 1


@static("gravity_drive", "one-ship-move")
def gravity_drive(table: TwilightImperium, seat: Seat, plus: int) -> int:
    """One of your ships has +1 move in a tactical action."""
    return plus + 1


@static("fleet_logistics", "actions")
def fleet_logistics(table: TwilightImperium, seat: Seat, actions: int) -> int:
    """You may take two actions in a turn."""
    return actions + 1


@static("light_wave_deflector", "blocking-ships")
def light_wave_deflector(table: TwilightImperium, seat: Seat, systems: int) -> int:
    """Your ships may pass systems with other ships."""
    return 0


# ---- green: biotic ---------------------------------------------------------------------------------------------------


@static("neural_motivator", "status-draws")
def neural_motivator(table: TwilightImperium, seat: Seat, cards: int) -> int:
    """In the status phase you draw one action card more."""
    return cards + 1


@technology("dacxive_animators", "ground.won", when=subject)
def dacxive_animators(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """After you win a ground combat, place one infantry on the planet."""
    table.reinforce(seat, table.planet, 1)


@static("hyper_metabolism", "status-tokens")
def hyper_metabolism(table: TwilightImperium, seat: Seat, tokens: int) -> int:
    """In the status phase you gain one command token more."""
    return tokens + 1


def under_bombers(table: TwilightImperium, seat: Seat) -> list[int]:
    """The planets with infantry in systems where a player has a ship with bombardment."""
    units = table.side(seat).units
    return [
        planet
        for system in bits(table.ships[seat])
        if any(n and units[kind].bombardment for kind, n in zip(SHIP_KINDS, table.fleet(seat, system), strict=False))
        for planet in PLANETS_IN[system]
        if table.infantry[planet]
    ]


@technology("x89_bacterial_weapon", "action", exhaust=True, when=lambda t, s, w: bool(under_bombers(t, s)))
def x89_bacterial_weapon(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Destroy all infantry on a planet where you have a ship with bombardment; no shield helps (TI-48.1)."""
    planet = yield from one_planet(table, seat, "x89_bacterial_weapon", under_bombers(table, seat))
    yield from destroy_ground(table, planet, table.infantry[planet], seat)


# ---- yellow: cybernetic ----------------------------------------------------------------------------------------------


@static("sarween_tools", "production-discount")
def sarween_tools(table: TwilightImperium, seat: Seat, discount: int) -> int:
    """When your units use production, what they produce costs one resource less in all."""
    return discount + 1


@technology("graviton_laser_system", "cannon.before", exhaust=True, when=subject)
def graviton_laser_system(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """The hits of this roll go to ships that are no fighters, if there are any."""
    table.mark("action", "spares-fighters", seat)


@foreseen("graviton_laser_system")
def spares_fighters(hits: Law) -> Law:
    """In every roll: its card is readied."""
    return as_big(hits)


def has_ground_forces(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """There is somebody to relocate, and a planet to go to."""
    return bool(table.open_planets(seat)) and table.count_on_board(seat, INFANTRY) > 0


@technology("transit_diodes", "turn.start", exhaust=True, when=every(subject, has_ground_forces))
def transit_diodes(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Move up to four of your ground forces from anywhere to planets you control."""
    left = 4
    while left:
        choice = yield Choose(seat, "relocate", relocations, table, seat, left, left < 4)
        if choice == DONE:
            return
        goal = yield from one_planet(table, seat, "relocate-to", table.open_planets(seat))
        origin = PLANET.get(choice[1], NOBODY) if isinstance(choice[1], str) else NOBODY
        table.relocate(seat, origin, SYSTEM_OF[origin] if origin != NOBODY else choice[1], goal, choice[3])
        left -= choice[3]


def relocations(table: TwilightImperium, seat: Seat, left: int, enough: bool) -> list[Option]:
    """Infantry on planets and in space, by count."""
    places: list[tuple[int | str, int]] = [(PLANET_NAMES[p], table.infantry[p]) for p in table.planets(seat)]
    places += [(system, table.fleet(seat, system)[INFANTRY]) for system in bits(table.fleets[seat])]
    found = [verbs.LOAD(name, "infantry", n) for name, count in places for n in verbs.counts(min(count, left))]
    return [*found, DONE] if enough or not found else found


@technology("integrated_economy", "planet.gained", when=subject)
def integrated_economy(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """When you gain a planet, you may produce units there that cost no more than its resources."""
    planet = PLANET[window.public["planet"]]
    system = SYSTEM_OF[planet]
    free = not table.others_ships(seat) >> system & 1
    yield from build(table, seat, Yard(system, 99, 99, (planet,), False, free, table.resources(planet)))


# ---- red: warfare ----------------------------------------------------------------------------------------------------


@static("plasma_scoring", "extra-die")
def plasma_scoring(side: Side, more: bool, ability: str) -> bool:
    """One more die for each bombardment or space cannon roll."""
    return True


def shielded_here(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """A planetary shield of the seat works on the planet that is fought for (TI-48.3a)."""
    return fighting(table, seat, window) and seat == table.foe and has_shield(table, table.planet, table.active)


@technology("magen_defense_grid", "ground.start", exhaust=True, when=shielded_here)
def magen_defense_grid(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Your opponent makes no combat rolls in this round."""
    table.mark("round", "no-roll", opponent(table, seat))


@foreseen("magen_defense_grid")
def holds_fire(shielded: bool) -> bool:
    """Where the shield works."""
    return shielded


def repairable(table: TwilightImperium, seat: Seat) -> list[int]:
    """Damaged ships in the combat that did not sustain damage in this round."""
    fleet = table.fleet(seat, table.system)
    return [kind for kind in HURT if fleet[kind] > table.marked(numbered("sustained", REPAIRED[kind]), seat)]


@technology(
    "duranium_armor", "space.assigned", must=True, when=lambda t, s, w: fighting(t, s, w) and bool(repairable(t, s))
)
def duranium_armor(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Each combat round, repair one of your damaged ships that did not sustain damage in it."""
    kind = yield from one_unit(table, seat, "duranium_armor", repairable(table, seat))
    table.mend(seat, table.system, repair(table.fleet(seat, table.system), kind), kind)


@foreseen("duranium_armor")
def repaired(fleet: Fleet, sustained: tuple[int, ...]) -> Fleet:
    """Of those that may be repaired the most valuable."""
    for kind in REPAIR_ORDER:
        if fleet[kind] > sustained.count(REPAIRED[kind]):
            return repair(fleet, kind)
    return fleet


def outguns(own: Fleet, foe: Fleet) -> bool:
    """Three ships that are no fighters against at least one; infantry that fights as ships counts (TI-R50)."""
    return big_ships(own) + own[INFANTRY] >= 3 and big_ships(foe) + foe[INFANTRY] > 0


def outguns_here(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """So it is in the combat."""
    return outguns(table.combatants(seat), table.combatants(opponent(table, seat)))


@technology("assault_cannon", "space.start", must=True, when=every(fighting, first_round, outguns_here))
def assault_cannon(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the start of a space combat your opponent destroys one of their ships that is no fighter."""
    foe, system = opponent(table, seat), table.system
    big = [kind for kind in (*BIG_KINDS, INFANTRY) if table.combatants(foe)[kind]]
    ship = yield from one_unit(table, foe, "lose-ship", big, system=system, ability="assault_cannon")
    if ship != NOBODY:
        yield from destroy(table, foe, system, ship, 1, seat)


@foreseen("assault_cannon")
def outgunned(field: Field, who: int) -> None:
    """The cheapest that it can be is destroyed."""
    if outguns(field[who], field[1 - who]):
        field.lose(1 - who, cheapest(field[1 - who], Hits(0, 1), enlisted=field[1 - who][INFANTRY] > 0))
