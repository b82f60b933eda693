"""Zombie: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import leaving
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.fleets import WARP
from cosmodrome.games.cosmic_encounter.ships import save
from cosmodrome.games.cosmic_encounter.statics import static
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import NO, YES
from cosmodrome.games.cosmic_encounter.windows import window as open_window
from cosmodrome.kernel import Choose, Rule, Seat, Window


@power("zombie", "ships.leaving", when=leaving)
def zombie(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Your ships that should go to the warp return to your colonies (CE-R17)."""
    yield from save(table, seat)


@static("zombie", "frees-ships")
def zombie_frees(table: CosmicEncounter, seat: Seat, value: bool) -> bool:
    """A deal of yours may let ships out of the warp (CE-19.5)."""
    return True


@wild("zombie", "ships.leaving", when=leaving)
def wild_zombie(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """One of your ships that should go to the warp returns to a colony."""
    yield from save(table, seat, 1)


def allies_in_warp(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """An ally of the seat has ships in the warp."""
    return any(table.ships.warp[ally] for ally in table.allies(table.side[seat]))


@super_("zombie", "alliance.after", when=allies_in_warp)
def super_zombie(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Each of your allies may bring one ship from the warp, beyond the usual limit (CE-R47)."""
    for ally in table.allies(table.side[seat]):
        if table.ships.warp[ally] and (yield Choose(ally, "ship-from-warp", [YES, NO])) == YES:
            table.ships.move(ally, WARP, table.place_in(ally), 1)
            yield from open_window(table, "ships.retrieved", ally, {"count": 1})
