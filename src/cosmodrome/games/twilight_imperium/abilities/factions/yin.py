"""The Yin Brotherhood."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.chances.field import Field
from cosmodrome.games.twilight_imperium.chances.foreseen import foreseen
from cosmodrome.games.twilight_imperium.choices import one_planet, one_unit
from cosmodrome.games.twilight_imperium.combat import Hits, combat_kinds, flagships
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.index import CRUISER, DESTROYER, INFANTRY, SHIP_KINDS, SYSTEM_OF, Fleet
from cosmodrome.games.twilight_imperium.paying import INFLUENCE, can_pay, pay
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import destroy, face_hits, hit_ship
from cosmodrome.games.twilight_imperium.when import every, fighting, first_round, opponent, subject
from cosmodrome.games.twilight_imperium.windows import faction, note, owner_of, technology
from cosmodrome.kernel import Rule, Seat, Window

SERMON = 2  # influence
MARTYRS = (DESTROYER, CRUISER)  # the cheaper first


def listeners(table: TwilightImperium, seat: Seat) -> int:
    """Infantry of the opponent in the ground combat."""
    return table.landed.get(table.planet, 0) if seat == table.foe else table.infantry[table.planet]


def can_preach(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """There is somebody to convert, and the influence for it."""
    return listeners(table, seat) > 0 and can_pay(table, seat, SERMON, INFLUENCE)


@faction("indoctrination", "ground.start", when=every(fighting, first_round, can_preach))
def indoctrination(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the start of a ground combat spend two influence to replace one infantry of your opponent with one of yours.
    It is not destroyed."""
    yield from pay(table, seat, SERMON, INFLUENCE, "indoctrination")
    if seat == table.foe:
        table.kill_landed(table.active, table.planet, INFANTRY, 1, "removed")
    else:
        table.kill_ground(table.planet, 1, "removed")
    table.reinforce(seat, table.planet, 1)


def martyrs(table: TwilightImperium, seat: Seat) -> list[int]:
    """The cruisers and destroyers of the player in the active system, by kind."""
    fleet = table.fleet(seat, table.system)
    return [kind for kind in MARTYRS if fleet[kind]]


def can_sacrifice(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """A ship to give, and one of the opponent to hit."""
    return bool(martyrs(table, seat)) and any(table.combatants(opponent(table, seat)))


def sacrifice(table: TwilightImperium, seat: Seat, key: str) -> Rule[None]:
    """The player destroys one of their cruisers or destroyers."""
    kind = yield from one_unit(table, seat, key, martyrs(table, seat), system=table.system)
    yield from destroy(table, seat, table.system, kind, 1, seat)


def targets(table: TwilightImperium, seat: Seat) -> list[int]:
    """The opponent's ships in the combat, by kind, and infantry that fights as such (TI-R50)."""
    return combat_kinds(table.combatants(opponent(table, seat)))


@faction("devotion", "space.end", when=every(fighting, can_sacrifice))
def devotion(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After each round of space combat you may destroy one of your cruisers or destroyers there: one ship of your
    opponent, which you choose, takes a hit."""
    yield from sacrifice(table, seat, "devotion")
    kind = yield from one_unit(table, seat, "hit-ship", targets(table, seat), system=table.system)
    if kind >= 0:
        yield from hit_ship(table, opponent(table, seat), kind, seat)


@foreseen("devotion")
def devoted(field: Field, who: int) -> None:
    """The cheapest is given, every round."""
    if any(field[1 - who]) and field.lose(who, MARTYRS):
        field.snipe(1 - who)


@faction("van_hauge", "destroyed", must=True, when=lambda t, s, w: subject(t, s, w) and w.public["unit"] == "flagship")
def van_hauge(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """When this ship is destroyed, all ships in its system are, and infantry that fights as ships (TI-R50)."""
    system = window.public["system"]
    for who in table.clockwise(seat):
        if system == table.system and (enlisted := table.combatants(who)[INFANTRY]):
            yield from destroy(table, who, system, INFANTRY, enlisted, seat)
        for kind in SHIP_KINDS:
            if count := table.fleet(who, system)[kind]:
                yield from destroy(table, who, system, kind, count, seat)
        if not table.combat:
            yield from check_system(table, who, system)


@foreseen("van_hauge")
def takes_all_along(before: Fleet, after: Fleet) -> bool:
    """It was there and is not any more."""
    return flagships(before) > flagships(after)


def spun(table: TwilightImperium, seat: Seat, window: Window) -> list[int]:
    """The planets of a player in the system of the window on which units may be placed."""
    return [planet for planet in table.open_planets(seat) if SYSTEM_OF[planet] == window.public["system"]]


@technology(
    "yin_spinner",
    "production.done",
    must=True,
    when=lambda t, s, w: subject(t, s, w) and bool(spun(t, s, w)),
)
def yin_spinner(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After your units have used production, place an infantry on a planet you control in that system (TI-R15)."""
    planet = yield from one_planet(table, seat, "yin_spinner", spun(table, seat, window))
    table.add_ground(seat, planet, 1)


@technology("impulse_core", "space.start", when=every(fighting, first_round, can_sacrifice))
def impulse_core(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the start of a space combat you may destroy one of your cruisers or destroyers there: your opponent takes a
    hit, on a ship other than a fighter if possible."""
    yield from sacrifice(table, seat, "impulse_core")
    foe = opponent(table, seat)
    table.set_hits(foe, 0, 1)
    yield from face_hits(table, foe, seat)


@foreseen("impulse_core")
def given_at_the_start(field: Field, who: int) -> None:
    """The cheapest is given."""
    if field.lose(who, MARTYRS):
        field.assign(1 - who, Hits(0, 1))


@note("greyfire_mutagen", "activated")
def greyfire_mutagen(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """After a system is activated: the owner has no faction abilities and no faction technologies during this tactical
    action (TI-R15)."""
    table.mute(owner_of(window))
