"""Will: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import another, every, nobody_faced
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import seat as seat_option
from cosmodrome.kernel import Choose, Rule, Seat, Window


def aims_at(table: CosmicEncounter, seat: Seat) -> tuple[int, ...]:
    """The home planets of a player, and their colonies elsewhere."""
    home = table.ships.systems[seat]
    return (*home, *(planet for planet in table.ships.colonies(seat) if planet not in home))


@power("will", "destiny.drawn", when=nobody_faced)
def will(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Whatever destiny says, choose whom to encounter, and where (CE-R29); first see a hand with the super flare."""
    others = [seat_option(who) for who in table.clockwise(seat)[1:]]
    if window.boosted:
        choice = yield Choose(seat, "look-at", others)
        table.cards.look(seat, table.cards.hands[choice[1]], choice[1])
    choice = yield Choose(seat, "will", others)
    table.face(choice[1], aims_at(table, choice[1]))


boost("will")


@wild("will", "destiny.drawn", when=every(another, nobody_faced))
def wild_will(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Encounter the player whom destiny names in any system."""
    assert window.seat is not None
    table.face(window.seat, aims_at(table, window.seat))
