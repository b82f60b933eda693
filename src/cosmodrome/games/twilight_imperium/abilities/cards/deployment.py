"""Action cards that bring units and tokens to the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cosmodrome.games.twilight_imperium.abilities.cards.aims import (
    a_planet,
    a_system,
    announce,
    name_of,
    open_planets,
    others,
    with_ships,
)
from cosmodrome.games.twilight_imperium.choices import one_player, one_system
from cosmodrome.games.twilight_imperium.crowding import check_system
from cosmodrome.games.twilight_imperium.index import CRUISER, DESTROYER, DREADNOUGHT, HOMES, UNIT_NAMES, bits
from cosmodrome.games.twilight_imperium.production import removable, worst_of
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tokens import force_token
from cosmodrome.games.twilight_imperium.when import active, every
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Rule, Seat, Window


def can_deploy(table: TwilightImperium, seat: Seat, kind: int) -> bool:
    """There is a ship of this kind in the reinforcements, or one that may be taken off the board (TI-42.3a)."""
    return table.left(seat, kind) > 0 or bool(removable(table, seat, kind))


def fetch(table: TwilightImperium, seat: Seat, kind: int) -> Rule[None]:
    """TI-42.3a: where the reinforcements have none, a ship comes off the board."""
    if not table.left(seat, kind):
        unit = UNIT_NAMES[kind]
        origin = yield from one_system(table, seat, "take-ship", removable(table, seat, kind), unit=unit)
        table.take_off(seat, origin, worst_of(table, seat, origin, kind), 1, "removed")
        yield from check_system(table, seat, origin)


def deploy(table: TwilightImperium, seat: Seat, kind: int, system: int) -> Rule[None]:
    """A ship comes into a system; what is too much there is removed."""
    yield from fetch(table, seat, kind)
    table.place(seat, system, kind)
    yield from check_system(table, seat, system)


# ---- ground forces ---------------------------------------------------------------------------------------------------


@card("frontline_deployment", "action", when=lambda t, s, w: bool(t.open_planets(s)), aim=a_planet(open_planets))
def frontline_deployment(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Place three infantry on a planet you control."""
    table.add_ground(seat, window.target[0], 3)


@card("rise_of_a_messiah", "action")
def rise_of_a_messiah(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Place an infantry on each planet you control."""
    for planet in table.open_planets(seat):
        table.add_ground(seat, planet, 1)


# ---- ships -----------------------------------------------------------------------------------------------------------


def lonely_wormholes(table: TwilightImperium, seat: Seat) -> tuple[int, ...]:
    """The systems with a wormhole that are no homes and have no ships of others."""
    alpha, beta, delta = table.wormholes
    return bits((alpha | beta | delta) & ~HOMES & ~table.others_ships(seat) & table.galaxy.board)


def can_haunt(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """A destroyer, and a place for it."""
    return can_deploy(table, seat, DESTROYER) and bool(lonely_wormholes(table, seat))


@card("ghost_ship", "action", when=can_haunt, aim=a_system(lonely_wormholes))
def ghost_ship(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Place a destroyer in a system with a wormhole, no home and without ships of others."""
    yield from deploy(table, seat, DESTROYER, window.target[0])


def can_reinforce(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """A cruiser, and a fleet for it to join."""
    return bool(table.ships[seat]) and can_deploy(table, seat, CRUISER)


@card("war_effort", "action", when=can_reinforce, aim=a_system(with_ships))
def war_effort(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Place a cruiser in a system with ships of yours."""
    yield from deploy(table, seat, CRUISER, window.target[0])


def can_upgrade(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """A cruiser in the active system, and a dreadnought to take its place."""
    return table.fleet(seat, table.system)[CRUISER] > 0 and can_deploy(table, seat, DREADNOUGHT)


@card("upgrade", "activated", when=every(active, can_upgrade))
def upgrade(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Replace a cruiser in the active system with a dreadnought."""
    table.take_off(seat, table.system, CRUISER, 1, "removed")
    yield from deploy(table, seat, DREADNOUGHT, table.system)


# ---- command tokens --------------------------------------------------------------------------------------------------


def jammed_systems(table: TwilightImperium, seat: Seat) -> Iterator[int]:
    """The systems with ships of the player or next to them that are no homes, where a token of another can lie."""
    own = table.ships[seat]
    near = (own | table.around(own, seat)) & ~HOMES
    return (system for system in bits(near) if not_yet_there(table, seat, system))


def not_yet_there(table: TwilightImperium, seat: Seat, system: int) -> list[Seat]:
    """The other players without a token in a system who have one to put there, from a pool if it must be (TI-18.3b)."""
    return [
        who
        for who in others(table, seat)
        if not table.tokens[who] >> system & 1
        and (table.reinforcements(who) or table.tactic[who] or table.fleet_pool[who] or table.strategy[who])
    ]


def a_jamming(table: TwilightImperium, seat: Seat, window: Window) -> Rule[tuple[Any, ...]]:
    """Where, and whose token."""
    name = name_of(window)
    system = yield from one_system(table, seat, name, [*jammed_systems(table, seat)])
    who = yield from one_player(table, seat, name, not_yet_there(table, seat, system), system=system)
    announce(table, seat, window, system=system, target=who)
    return system, who


@card("signal_jamming", "action", when=lambda t, s, w: any(True for _ in jammed_systems(t, s)), aim=a_jamming)
def signal_jamming(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Put a command token of another player into a system with or next to ships of yours, but no home."""
    system, who = window.target
    yield from force_token(table, who, system)
