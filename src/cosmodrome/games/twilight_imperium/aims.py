"""What a card is aimed at: asked when it lies open, before anybody can cancel it (TI-R39). The body finds it in
`window.target`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from operator import or_
from typing import Any

from cosmodrome.games.twilight_imperium.choices import one_law, one_planet, one_player, one_system
from cosmodrome.games.twilight_imperium.index import CARD_NAMES, PLANET_NAMES, TRAIT, bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Rule, Seat, Use, Window

Aim = Callable[[TwilightImperium, Seat, Window], Rule[tuple[Any, ...]]]
Candidates = Callable[[TwilightImperium, Seat], Sequence[int]]


def use_of(window: Window) -> Use:
    """The card that is being played."""
    assert window.response is not None
    return window.response


def name_of(window: Window) -> str:
    """Its name."""
    return use_of(window).ability.id


def announce(table: TwilightImperium, seat: Seat, window: Window, **about: Any) -> None:
    """Everybody hears what the card is aimed at; those who may cancel it are told again."""
    use_of(window).about = about
    table.tell("aimed", seat=seat, ability=name_of(window), **about)


def a_planet(planets: Candidates) -> Aim:
    """One of these planets."""

    def aim(table: TwilightImperium, seat: Seat, window: Window) -> Rule[tuple[Any, ...]]:
        planet = yield from one_planet(table, seat, name_of(window), planets(table, seat))
        announce(table, seat, window, planet=PLANET_NAMES[planet])
        return (planet,)

    return aim


def a_system(systems: Candidates) -> Aim:
    """One of these systems."""

    def aim(table: TwilightImperium, seat: Seat, window: Window) -> Rule[tuple[Any, ...]]:
        system = yield from one_system(table, seat, name_of(window), systems(table, seat))
        announce(table, seat, window, system=system)
        return (system,)

    return aim


def a_player(players: Candidates) -> Aim:
    """One of these players."""

    def aim(table: TwilightImperium, seat: Seat, window: Window) -> Rule[tuple[Any, ...]]:
        who = yield from one_player(table, seat, name_of(window), players(table, seat))
        announce(table, seat, window, target=who)
        return (who,)

    return aim


def a_law(table: TwilightImperium, seat: Seat, window: Window) -> Rule[tuple[Any, ...]]:
    """One of the laws in play."""
    law = yield from one_law(table, seat, name_of(window), table.laws_in_play())
    announce(table, seat, window, agenda=CARD_NAMES[law])
    return (law,)


def others(table: TwilightImperium, seat: Seat) -> list[Seat]:
    """The other players, clockwise."""
    return [who for who in table.clockwise(seat) if who != seat]


def with_cards(table: TwilightImperium, seat: Seat) -> list[Seat]:
    """Those of them with action cards."""
    return [who for who in others(table, seat) if table.hands[who]]


def all_players(table: TwilightImperium, seat: Seat) -> list[Seat]:
    """Everybody, clockwise from the player on."""
    return [*table.clockwise(seat)]


def own_planets(table: TwilightImperium, seat: Seat) -> Sequence[int]:
    """The planets that the player controls."""
    return table.planets(seat)


def open_planets(table: TwilightImperium, seat: Seat) -> Sequence[int]:
    """Those of them on which units may be placed."""
    return table.open_planets(seat)


def planets_of_others(table: TwilightImperium, seat: Seat) -> list[int]:
    """The planets that other players control."""
    return [planet for who in others(table, seat) for planet in table.planets(who)]


def with_ships(table: TwilightImperium, seat: Seat) -> Sequence[int]:
    """The systems with ships of the player."""
    return bits(table.ships[seat])


def controlled(table: TwilightImperium, seat: Seat) -> list[int]:
    """The planets that anybody controls, first those with something to destroy (TI-R42)."""
    return sorted(bits(reduce(or_, table.lands)), key=lambda planet: table.pds[planet] == 0)


def of_trait(table: TwilightImperium, seat: Seat, trait: str) -> list[int]:
    """The planets of a kind that a player controls."""
    return [planet for planet in table.planets(seat) if TRAIT[planet] == trait]
