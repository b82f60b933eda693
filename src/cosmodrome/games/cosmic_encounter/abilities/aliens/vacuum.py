"""Vacuum: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.ships import lose_chosen, retrieve
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import seat as seat_option
from cosmodrome.kernel import DONE, Choose, Rule, Seat, Window


def loses_ships(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Own ships have gone to the warp, and others have some (CE-R20: not once more for what a use has taken)."""
    return seat == window.seat and window.public["cause"] != "catharsis" and bool(with_ships(table, seat))


def with_ships(table: CosmicEncounter, seat: Seat) -> list[Seat]:
    """The other players who have ships in colonies."""
    return [who for who in table.clockwise(seat)[1:] if table.ships.on_planets(who)]


@power("vacuum", "ships.lost", when=loses_ships)
def vacuum(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Up to as many ships of others go along: you say whose, they which; with the super flare you say which
    (CE-R20)."""
    share, left = [0] * table.seats, window.public["count"]
    while others := [who for who in with_ships(table, seat) if left and table.ships.on_planets(who) > share[who]]:
        choice = yield Choose(seat, "catharsis", [*(seat_option(who) for who in others), DONE], args={"count": left})
        if choice == DONE:
            break
        share[choice[1]] += 1
        left -= 1
    for who in table.timing():
        if share[who]:
            chooser = seat if window.boosted else None
            yield from lose_chosen(table, who, share[who], "catharsis", chooser=chooser)


boost("vacuum")


def foreign_attacks(table: CosmicEncounter, seat: Seat) -> int:
    """The attacks revealed by main players other than the seat."""
    return sum(who != seat and table.shows(who, "attack") for who in (table.offense, table.defense))


def may_retrieve(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Another has revealed an attack, and the seat has ships in the warp and a colony."""
    return table.ships.warp[seat] > 0 and foreign_attacks(table, seat) > 0 and table.ships.has_colony(seat)


@wild("vacuum", ("reveal.after", "reveal.totals"), when=may_retrieve)
def wild_vacuum(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A ship comes back from the warp for each attack that another has revealed."""
    yield from retrieve(table, seat, foreign_attacks(table, seat))
