"""Shadow: the power and both effects of the flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.conditions import another, lost
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.fleets import GATE, on_technology
from cosmodrome.games.cosmic_encounter.ships import lose, lose_chosen, retrieve
from cosmodrome.games.cosmic_encounter.table import OFFENSE, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import aim, crew
from cosmodrome.kernel import Choose, Option, Rule, Seat, Window


def another_is_named(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The destiny card names another player, who has ships to execute (CE-8.13)."""
    return another(table, seat, window) and bool(within_reach(table, table.destiny.named))


@power("shadow", "destiny.drawn", when=another_is_named)
def shadow(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A ship of the player whom destiny names goes to the warp: you say from which colony or technology (CE-R28)."""
    yield from execute(table, seat, table.destiny.named, window.boosted)


def nobody_is_named(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A wild destiny card."""
    return window.seat is None


def victims(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Other players with ships to execute."""
    return [(who,) for who in table.clockwise(seat)[1:] if within_reach(table, who)]


@power("shadow", "destiny.drawn", part="wild", must=False, when=nobody_is_named, targets=victims)
def shadow_wild(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """After a wild destiny card you may choose the player."""
    yield from execute(table, seat, window.target[0], window.boosted)


def within_reach(table: CosmicEncounter, victim: Seat) -> dict[Option, int]:
    """Where a player has ships: colonies, and technologies by their place in the row, for some lie face down."""
    places = {aim(planet): planet for planet in table.ships.colonies(victim)}
    for number, tech in enumerate(table.technologies.owned[victim], 1):
        if table.ships.researching(tech):
            places[crew(number)] = on_technology(tech)
    return places


def execute(table: CosmicEncounter, seat: Seat, victim: Seat, replace: bool) -> Rule[None]:
    """A ship goes to the warp; with the super flare one of your own comes back from there."""
    ships = within_reach(table, victim)
    if not ships:  # the last one may have been the price of an answer
        return
    choice = yield Choose(seat, "execute", list(ships), args={"seat": victim})
    yield from lose(table, [(victim, ships[choice], 1)], "shadow")
    if replace:
        yield from retrieve(table, seat, 1)


boost("shadow")
boost("shadow", part="wild")


def beaten_by_attack(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The defense has lost to an attack and has a ship outside the encounter."""
    return lost(table, seat, window) and table.card_kind[OFFENSE] == "attack" and bool(table.outside(seat))


@wild("shadow", "resolution.landing", when=beaten_by_attack)
def wild_shadow(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Send a ship to the warp: all winning ships follow it, and nobody is left to land (CE-R16)."""
    yield from lose_chosen(table, seat, 1, "shadow", table.outside(seat))
    yield from lose(table, [(who, GATE, table.ships.gate[who]) for who in table.timing()], "shadow")
