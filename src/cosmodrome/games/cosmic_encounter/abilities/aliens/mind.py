"""Mind: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import another, other_mains
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.statics import later
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Seat, Window


@power("mind", "alliance.before", targets=other_mains)
def mind(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Look at the hand of a main player, or of both with the super flare."""
    for main in (table.offense, table.defense) if window.boosted else window.target:
        table.cards.look(seat, table.cards.hands[main], main)


boost("mind")


@wild("mind", "deck.draw", when=another)
def wild_mind(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """For the rest of the encounter look at each card this player draws."""
    assert window.seat is not None
    table.mark("shows-draws", window.seat, seat + 1)


@later("shows-draws", "drawn")
def show_draws(table: CosmicEncounter, seat: Seat, reader: int, count: int) -> None:
    """The newest cards of a hand are shown to one player."""
    table.cards.look(reader - 1, table.cards.hands[seat][-count:], seat)
