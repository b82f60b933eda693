"""The Embers of Muaat. Their war suns need nothing but their rows."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.choices import one_system, one_unit
from cosmodrome.games.twilight_imperium.crowding import check_everywhere, check_system
from cosmodrome.games.twilight_imperium.deployment import can_deploy, deploy
from cosmodrome.games.twilight_imperium.index import (
    CRUISER,
    DESTROYER,
    FIGHTER,
    SUPERNOVAE,
    TECH,
    WAR_SUN,
    WAR_SUN_D,
    bits,
)
from cosmodrome.games.twilight_imperium.research import deck, gain_technology
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.games.twilight_imperium.windows import faction, note, owner_of, technology
from cosmodrome.kernel import Rule, Seat, Window


def has_sun(table: TwilightImperium, seat: Seat, system: int) -> bool:
    """A war sun of the player is in the system."""
    fleet = table.fleet(seat, system)
    return bool(fleet[WAR_SUN] or fleet[WAR_SUN_D])


def forges(table: TwilightImperium, seat: Seat) -> list[int]:
    """The systems with a war sun of the player."""
    return [system for system in bits(table.ships[seat]) if has_sun(table, seat, system)]


@faction("star_forge", "action", when=lambda t, s, w: t.strategy[s] > 0 and bool(forges(t, s)))
def star_forge(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Spend a strategy token to place two fighters or a destroyer in a system with one of your war suns."""
    table.spend_token(seat)
    system = yield from one_system(table, seat, "star_forge", forges(table, seat))
    kinds = [FIGHTER, DESTROYER] if can_deploy(table, seat, DESTROYER) else [FIGHTER]
    kind = yield from one_unit(table, seat, "star_forge-unit", kinds, system=system)
    if kind == DESTROYER:
        yield from deploy(table, seat, DESTROYER, system)
    else:
        table.place(seat, system, FIGHTER, 2)
        yield from check_system(table, seat, system)


@static("gashlai_physiology", "closed-terrain")
@static("magmus_reactor", "barred")
def fireproof(table: TwilightImperium, seat: Seat, systems: int) -> int:
    """Your ships may move through supernovas, and with Magmus Reactor into them."""
    return systems & ~SUPERNOVAE


def can_launch(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """A token, a flagship on the board, and a cruiser to place."""
    return table.strategy[seat] > 0 and table.flagship_at(seat) > 0 and can_deploy(table, seat, CRUISER)


@faction("the_inferno", "action", when=can_launch)
def the_inferno(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Spend a strategy token to place a cruiser in the system of this ship."""
    table.spend_token(seat)
    yield from deploy(table, seat, CRUISER, table.flagship_at(seat))


def in_the_heat(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat has produced in a system with a war sun, one that was there before, or next to a supernova."""
    system = window.public["system"]
    suns = sum(table.fleet(who, system)[kind] for who in table.alive() for kind in (WAR_SUN, WAR_SUN_D))
    return seat == window.seat and bool(suns > window.public["war_suns"] or table.near(seat)[system] & SUPERNOVAE)


@technology("magmus_reactor", "production.done", must=True, when=in_the_heat)
def magmus_reactor(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After your units have produced in a system with a war sun or next to a supernova, gain a trade good; see
    TI-R15, TI-R37."""
    yield from gain_goods(table, seat, 1)


def can_learn(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat has no war suns yet, but could."""
    return TECH["war_sun"] in deck(table, seat)


@note("fires_of_the_gashlai", "action", when=can_learn, needs=lambda t, s, w: t.fleet_pool[owner_of(w)] > 0)
def fires_of_the_gashlai(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """The owner loses a token of the fleet pool; you gain your war sun technology without prerequisites."""
    owner = owner_of(window)
    table.lose_token(owner, "fleet")
    yield from check_everywhere(table, owner)
    yield from gain_technology(table, seat, TECH["war_sun"])
