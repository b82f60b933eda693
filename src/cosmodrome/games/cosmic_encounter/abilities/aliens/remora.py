"""Remora: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import another
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.hands import draw
from cosmodrome.games.cosmic_encounter.ships import retrieve
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import reward
from cosmodrome.kernel import Choose, Option, Rule, Seat, Window


def can_retrieve(table: CosmicEncounter, seat: Seat) -> bool:
    """A ship in the warp that did not go there in this encounter, and a colony for it."""
    return table.ships.warp[seat] > table.ships.arrived[seat] and table.ships.has_colony(seat)


def can_cling(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Somebody else has drawn, or has retrieved ships and the seat has one to retrieve."""
    return another(table, seat, window) and (window.key == "deck.drawn" or can_retrieve(table, seat))


@power("remora", ("deck.drawn", "ships.retrieved"), when=can_cling)
def remora(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a card when others draw, retrieve a ship when others do (CE-R34)."""
    if window.key == "deck.drawn":
        yield from draw(table, seat, 1)
    else:
        yield from retrieve(table, seat, 1)


@wild("remora", "used", answers=("wild", "super"), when=another)
def wild_remora(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a card when another player plays a flare."""
    yield from draw(table, seat, 1)


@super_("remora", "colony.gained", when=another)
def super_remora(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a card or retrieve a ship for another player's new colony, and so for each that follows (CE-R56)."""
    table.mark("clings", seat)
    yield from cling(table, seat)


def clings_on(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The super flare was played for an earlier colony."""
    return (
        another(table, seat, window) and table.marked("clings", seat) > 0 and (seat, "super-remora") not in window.used
    )


@power("remora", "colony.gained", part="colony", free=True, when=clings_on)
def remora_colony(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The super flare goes on for several founders."""
    yield from cling(table, seat)


def cling(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """A card or a ship."""
    choice = yield Choose(seat, "cling", clings, table, seat)
    yield from draw(table, seat, 1) if choice[1] else retrieve(table, seat, 1)


def clings(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """A card; a ship, if one is there."""
    has_ship = table.ships.warp[seat] > 0 and table.ships.has_colony(
        seat
    )  # also one that was lost in this encounter (CE-R56)
    return [reward(1, 0), reward(0, 1)] if has_ship else [reward(1, 0)]
