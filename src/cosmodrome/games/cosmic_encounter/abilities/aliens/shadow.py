"""Shadow: the power and both effects of the flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.conditions import another, lost
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.fleets import GATE, WARP
from cosmodrome.games.cosmic_encounter.ships import founded, lose, lose_chosen
from cosmodrome.games.cosmic_encounter.table import OFFENSE, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import aim
from cosmodrome.games.cosmic_encounter.windows import window as open_window
from cosmodrome.kernel import Choose, Rule, Seat, Window


def another_is_named(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The destiny card names another player, who has ships on planets (CE-8.13)."""
    return another(table, seat, window) and table.on_planets(table.destined) > 0


@power("shadow", "destiny.drawn", when=another_is_named)
def shadow(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A ship of the player whom destiny names goes from a colony of your choice to the warp (CE-R28)."""
    yield from execute(table, seat, table.destined, window.boosted)


def nobody_is_named(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A wild destiny card."""
    return window.seat is None


def victims(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Other players with ships on planets."""
    return [(who,) for who in table.clockwise(seat)[1:] if table.on_planets(who)]


@power("shadow", "destiny.drawn", part="wild", must=False, when=nobody_is_named, targets=victims)
def shadow_wild(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """After a wild destiny card you may choose the player."""
    yield from execute(table, seat, window.target[0], window.boosted)


def execute(table: CosmicEncounter, seat: Seat, victim: Seat, replace: bool) -> Rule[None]:
    """A ship goes to the warp; with the super flare one of your own comes from there in its place."""
    if not table.on_planets(victim):  # he may have paid with his last ship to save himself
        return
    choice = yield Choose(seat, "execute", [aim(planet) for planet in table.colonies(victim)], args={"seat": victim})
    planet = choice[1]
    yield from lose(table, [(victim, planet, 1)], "shadow")
    if replace and table.warp[seat]:
        founds = not table.ships[seat][planet]
        table.move(seat, WARP, planet, 1)
        if founds:
            yield from founded(table, seat, planet)
        yield from open_window(table, "ships.retrieved", seat, {"count": 1})


boost("shadow")
boost("shadow", part="wild")


def beaten_by_attack(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The defense has lost to an attack and has a ship outside the encounter."""
    return lost(table, seat, window) and table.card_kind[OFFENSE] == "attack" and bool(table.outside(seat))


@wild("shadow", "resolution.landing", when=beaten_by_attack)
def wild_shadow(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Send a ship to the warp: all winning ships follow it, and nobody is left to land (CE-R16)."""
    yield from lose_chosen(table, seat, 1, "shadow", table.outside(seat))
    yield from lose(table, [(who, GATE, table.gate[who]) for who in table.timing()], "shadow")
