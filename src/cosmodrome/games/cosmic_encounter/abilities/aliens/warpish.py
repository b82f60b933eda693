"""Warpish: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import every, in_warp, shows, totals_matter
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Seat, Window


@power("warpish", "reveal.totals", when=shows("attack"))
def warpish(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your side counts one more for each ship in the warp, whose ever it is."""
    table.add_bonus(table.side[seat], sum(table.ships.warp))


@wild("warpish", "reveal.totals", when=every(totals_matter, in_warp))
def wild_warpish(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your side counts one more for each of your ships in the warp."""
    table.add_bonus(table.side[seat], table.ships.warp[seat])


@super_("warpish", "reveal.totals")
def super_warpish(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The other side counts one less for each ship of your opponent in the warp."""
    table.add_bonus(1 - table.side[seat], -table.ships.warp[table.opponent(seat)])
