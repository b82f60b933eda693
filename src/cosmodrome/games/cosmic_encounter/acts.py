"""What a player may do unasked: turn up a hidden sheet."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import TURN_UP
from cosmodrome.kernel import Option, Rule, Seat


def acts(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """CE-29.10: a hidden power is turned up at any time, to be used from then on."""
    return [TURN_UP] if table.hidden[seat] and table.sheets[seat] else []


def act(table: CosmicEncounter, seat: Seat, option: Option) -> Rule[None]:
    """Do it."""
    if option == TURN_UP:
        table.unveil(seat)
    yield from ()
