"""Clone: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import collects, subject
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Seat, Window


def own_card_is_used(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The encounter card of the seat is about to be discarded."""
    return bool(table.cards.laid[seat])


@power("clone", "cards.leaving", when=own_card_is_used)
def clone(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Take your encounter card back into your hand."""
    table.cards.take_back(seat)


@wild("clone", "artifact.done", when=subject)
def wild_clone(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """An artifact you have played returns to your hand, for a later encounter."""
    assert window.use is not None
    window.use.fate = "return"
    table.spend(window.use.source)


@super_("clone", "compensation", when=collects)
def super_clone(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Collect up to twice the compensation."""
    table.owe(seat, table.owed[seat] * 2)
