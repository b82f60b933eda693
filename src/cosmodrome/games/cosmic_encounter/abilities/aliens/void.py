"""Void: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import another, can_cancel, every, has_outside, won
from cosmodrome.games.cosmic_encounter.declare import cancel, power, super_, wild
from cosmodrome.games.cosmic_encounter.ships import erase, lose_chosen
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Rule, Seat, Window


def wins_ships(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The side of the seat has won, and the ships of the losers are leaving."""
    return window.public["cause"] == "encounter" and won(table, seat, window)


def eradicate(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The losing ships leave the game, as far as their owners keep enough to win (CE-R19)."""
    for who, count in enumerate(table.ships.limbo[-1]):
        erase(table, who, count)


power("void", "ships.doomed", when=wins_ships)(eradicate)
super_("void", "ships.doomed", uses_power=True, when=wins_ships)(eradicate)


@wild("void", "used", answers="artifact", when=every(another, can_cancel, has_outside))
def wild_void(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Send a ship to the warp: an artifact that is being played has no effect and is discarded (CE-R60)."""
    cancel(table, window)
    yield from lose_chosen(table, seat, 1, "void", table.outside(seat))
