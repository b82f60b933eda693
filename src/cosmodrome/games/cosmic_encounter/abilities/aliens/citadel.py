"""Citadel: the power and both effects of the flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.cards import VALUES
from cosmodrome.games.cosmic_encounter.conditions import totals_matter
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.statics import goes_with
from cosmodrome.games.cosmic_encounter.table import DEFENSE, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import aim
from cosmodrome.games.cosmic_encounter.windows import window as open_window
from cosmodrome.games.cosmic_encounter.zones import BESIDE_PLANET, beside
from cosmodrome.kernel import Choose, Rule, Seat, Window


def not_yet_built(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """One citadel in an encounter."""
    return not table.marked("built", seat)


def attacks(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The attack cards in the hand."""
    return [(name,) for name in table.cards.names(seat, ("attack",))]


def has_attack(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """An attack card is in the hand."""
    return bool(attacks(table, seat, window))


@power("citadel", "destiny.drawn", part="build", free=True, when=not_yet_built, needs=has_attack, targets=attacks)
def citadel_build(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Lay an attack card face up beside any planet (CE-R58)."""
    (name,) = window.target
    if name not in table.cards.names(seat):  # an answer may have taken it
        return
    table.mark("built", seat)
    table.cards.show_all(seat, (table.cards.find(seat, name),))
    planets = [planet for system in table.ships.systems for planet in system]
    choice = yield Choose(seat, "citadel", [aim(planet) for planet in planets], args={"card": name})
    table.cards.lay_open(seat, table.cards.find(seat, name), beside(choice[1]))


def citadels_here(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """There are citadels beside the target planet."""
    return bool(table.cards.shown.get(beside(table.planet)))


@power("citadel", "planning.after", when=citadels_here)
def citadel(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """All citadels of the target planet count for the defense, or against it with the super flare (CE-R41)."""
    value = sum(VALUES[card] for card in table.cards.shown[beside(table.planet)])
    table.mark("citadels")
    table.add_bonus(DEFENSE, -value if window.boosted else value)


boost("citadel")


def citadels_fall(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Activated citadels, and a defense that has lost."""
    return table.marked("citadels") > 0 and table.winner != DEFENSE


@power("citadel", "resolution.losing", part="fall", free=True, must=True, when=citadels_fall)
def citadel_fall(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Activated citadels are discarded if the defense loses."""
    count = len(table.cards.shown.get(beside(table.planet), ()))
    table.cards.discard_open(beside(table.planet))
    yield from open_window(table, "cards.discarded", seat, {"count": count})


@goes_with("citadel")
def citadels_leave(table: CosmicEncounter, seat: Seat) -> None:
    """All citadels are discarded with the sheet (CE-R32)."""
    for name in [name for name in table.cards.shown if name.startswith(BESIDE_PLANET)]:
        table.cards.discard_open(name)


@wild("citadel", "reveal.totals", when=totals_matter)
def wild_citadel(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The defense counts five more."""
    table.add_bonus(DEFENSE, 5)
