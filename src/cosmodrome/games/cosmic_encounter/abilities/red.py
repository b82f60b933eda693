"""Aliens of the red alert that change what counts: citadels, thirds and triples, products, the warp."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.cards import VALUES
from cosmodrome.games.cosmic_encounter.conditions import in_warp, shows
from cosmodrome.games.cosmic_encounter.declare import boost, power, super_, wild
from cosmodrome.games.cosmic_encounter.statics import goes_with, lasting
from cosmodrome.games.cosmic_encounter.table import DEFENSE, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import aim
from cosmodrome.games.cosmic_encounter.windows import window as open_window
from cosmodrome.games.cosmic_encounter.zones import BESIDE_PLANET, beside
from cosmodrome.kernel import Choose, Rule, Seat, Window

# ---- citadel ---------------------------------------------------------------------------------------------------------


def not_yet_built(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """One citadel in an encounter."""
    return not table.marked("built", seat)


def attacks(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The attack cards in the hand."""
    return [(name,) for name in table.names(seat, ("attack",))]


def has_attack(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """An attack card is in the hand."""
    return bool(attacks(table, seat, window))


@power("citadel", "destiny.drawn", part="build", free=True, when=not_yet_built, needs=has_attack, targets=attacks)
def citadel_build(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Lay an attack card face up beside any planet (CE-R58)."""
    (name,) = window.target
    if name not in table.names(seat):  # an answer may have taken it
        return
    table.mark("built", seat)
    table.show_all(seat, (table.find(seat, name),))
    planets = [planet for system in table.systems for planet in system]
    choice = yield Choose(seat, "citadel", [aim(planet) for planet in planets], args={"card": name})
    table.lay_open(seat, table.find(seat, name), beside(choice[1]))


def citadels_here(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """There are citadels beside the target planet."""
    return bool(table.shown.get(beside(table.planet)))


@power("citadel", "planning.after", when=citadels_here)
def citadel(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """All citadels of the target planet count for the defense, or against it with the super flare (CE-R41)."""
    value = sum(VALUES[card] for card in table.shown[beside(table.planet)])
    table.mark("citadels")
    table.add_bonus(DEFENSE, -value if window.boosted else value)


boost("citadel")


def citadels_fall(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Activated citadels, and a defense that has lost."""
    return table.marked("citadels") > 0 and table.winner != DEFENSE


@power("citadel", "resolution.losing", part="fall", free=True, must=True, when=citadels_fall)
def citadel_fall(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Activated citadels are discarded if the defense loses."""
    count = len(table.shown.get(beside(table.planet), ()))
    table.discard_open(beside(table.planet))
    yield from open_window(table, "cards.discarded", seat, {"count": count})


@goes_with("citadel")
def citadels_leave(table: CosmicEncounter, seat: Seat) -> None:
    """All citadels are discarded with the sheet (CE-R32)."""
    for name in [name for name in table.shown if name.startswith(BESIDE_PLANET)]:
        table.discard_open(name)


@wild("citadel", "reveal.totals")
def wild_citadel(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The defense counts five more."""
    table.add_bonus(DEFENSE, 5)


# ---- tripler ---------------------------------------------------------------------------------------------------------


def third(value: int) -> int:
    """A third, rounded up."""
    return -(-value // 3)


@power("tripler", "reveal.values", when=shows("attack"))
def tripler(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your attack counts triple up to ten (thirteen with the super flare), above that a third (CE-R9)."""
    value = table.card_value[table.side[seat]]
    table.count_card(seat, "attack", value * 3 if value <= (13 if window.boosted else 10) else third(value))


boost("tripler")


def opponent_shows_much(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The opponent's card counts as an attack of fifteen or more."""
    other = table.opponent(seat)
    return table.shows(other, "attack") and table.card_value[table.side[other]] >= 15


@wild("tripler", "reveal.after", when=opponent_shows_much)
def wild_tripler(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The opponent's high attack counts a third, before anything but Mirror changes it (CE-R59)."""
    other = table.opponent(seat)
    table.count_card(other, "attack", third(table.card_value[table.side[other]]))


# ---- virus -----------------------------------------------------------------------------------------------------------

BY_OWN, BY_SIDE, SHIPS = 1, 2, 3  # the card by the own ships, by those of the side; own ships by allied ones


@power("virus", "reveal.totals", when=shows("attack"))
def virus(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your card is multiplied by your ships; with the super flare by all ships of your side (CE-R10)."""
    table.mark("multiply", seat, BY_SIDE if window.boosted else BY_OWN)


boost("virus")


@wild("virus", "reveal.totals")
def wild_virus(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your ships are multiplied by those of your allies."""
    table.mark("multiply", seat, SHIPS)


@lasting("multiply", "sum")
def multiplied(table: CosmicEncounter, seat: Seat, summands: tuple[int, int, int], what: int) -> tuple[int, int, int]:
    """Ships that multiply are not added besides (CE-R10: ships count as ships, whatever they weigh)."""
    card, _, allied = summands
    ships = table.ships_in(seat)
    allied_ships = sum(table.ships_in(ally) for ally in table.allies(table.side[seat]))
    if what == BY_OWN:
        return card * ships, 0, allied
    return (card * (ships + allied_ships), 0, 0) if what == BY_SIDE else (card, ships * allied_ships, 0)


# ---- warpish ---------------------------------------------------------------------------------------------------------


@power("warpish", "reveal.totals", when=shows("attack"))
def warpish(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your side counts one more for each ship in the warp, whose ever it is."""
    table.add_bonus(table.side[seat], sum(table.warp))


@wild("warpish", "reveal.totals", when=in_warp)
def wild_warpish(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your side counts one more for each of your ships in the warp."""
    table.add_bonus(table.side[seat], table.warp[seat])


@super_("warpish", "reveal.totals")
def super_warpish(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The other side counts one less for each ship of your opponent in the warp."""
    table.add_bonus(1 - table.side[seat], -table.warp[table.opponent(seat)])
