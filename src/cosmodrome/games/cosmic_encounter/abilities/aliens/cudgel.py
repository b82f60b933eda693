"""Cudgel: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import every, shows, won
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.ships import lose, lose_chosen
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import seat as seat_option
from cosmodrome.kernel import DONE, Choose, Rule, Seat, Window


def had_ships(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat had ships in the encounter when it was decided."""
    return table.engaged[seat] > 0


@power("cudgel", "resolution.lost", when=every(won, shows("attack"), had_ships))
def cudgel(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Your opponent loses as many more ships as you had; with the super flare also allies of theirs that you name."""
    opponent = table.opponent(seat)
    victims = [opponent]
    others = table.allies(table.side[opponent]) if window.boosted else []
    while others:
        choice = yield Choose(seat, "smash", [*(seat_option(who) for who in others), DONE])
        if choice == DONE:
            break
        others.remove(choice[1])
        victims.append(choice[1])
    for victim in victims:
        yield from lose_chosen(table, victim, table.engaged[seat], "smash")


boost("cudgel")


def shares_new_colony(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has founded a colony, and ships of players who are not its allies are there."""
    return seat == window.seat and bool(strangers(table, seat, window.public["planet"]))


def strangers(table: CosmicEncounter, seat: Seat, planet: int) -> list[tuple[Seat, int, int]]:
    """The ships on a planet of all who are neither the seat nor on its side."""
    others = [who for who in table.timing() if who != seat and table.side[who] != table.side[seat]]
    return [(who, planet, table.ships.by_planet[who][planet]) for who in others if table.ships.by_planet[who][planet]]


@wild("cudgel", "colony.gained", when=shares_new_colony)
def wild_cudgel(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Founding a colony as the offense, send the ships of others there to the warp, but not those of your allies
    (CE-R63)."""
    yield from lose(table, strangers(table, seat, window.public["planet"]), "smash")
