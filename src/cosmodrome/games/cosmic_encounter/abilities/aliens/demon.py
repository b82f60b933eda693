"""Demon: the power and both effects of the flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.hands import draw
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Rule, Seat, Window

SIX = 6


def bystanders(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Any other player but the opponent."""
    return [(who,) for who in table.clockwise(seat)[1:] if who != table.opponent(seat)]


@power("demon", "alliance.before", targets=bystanders)
def demon(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Play from another player's hand in this encounter, or from six drawn cards with the super flare (CE-R12,
    CE-R71)."""
    if window.boosted:
        yield from draw(table, seat, SIX, put=lambda: table.cards.lend_drawn(seat, SIX))
    else:
        table.cards.lend_hand(window.target[0], seat)


boost("demon")


@wild("demon", "alliance.before", targets=bystanders)
def wild_demon(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """A player must ally with you, with as many ships as you have if that empties no colony (CE-R39)."""
    (who,) = window.target
    spare = sum(count - 1 for count in table.ships.by_planet[who] if count)
    ships = max(min(table.ships_in(seat), table.limit(who), spare), 1)
    table.mark("must-join", who, table.side[seat] + 1)
    table.mark("least", who, ships)
    table.mark("limit", who, ships)
