"""Mirror: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.statics import later
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import seat as seat_option
from cosmodrome.kernel import Choose, Rule, Seat, Window


@power("mirror", "planning.after")
def mirror(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The digits of both attacks will be swapped; with the super flare only those of one card (CE-R14)."""
    mains = [seat, table.opponent(seat)]
    if window.boosted:
        mains = [(yield Choose(seat, "reverse-card", [seat_option(who) for who in mains]))[1]]
    for who in mains:
        table.mark("reversed", who)


@later("reversed", "revealed")
def reverse(table: CosmicEncounter, seat: Seat, mark: int) -> None:
    """The two digits of an attack the other way round: 15 is 51, 8 is 80."""
    if table.shows(seat, "attack"):
        value = table.card_value[table.side[seat]]
        table.count_card(seat, "attack", value % 10 * 10 + value // 10)


boost("mirror")


@wild("mirror", ("reveal.after", "reveal.totals"))
def wild_mirror(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your card becomes a copy of the opponent's."""
    other = 1 - table.side[seat]
    table.count_card(seat, table.card_kind[other], table.card_value[other])
