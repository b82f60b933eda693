"""The destiny phase: whom the offense encounters, and where."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.ships import settle
from cosmodrome.games.cosmic_encounter.table import NOBODY, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import REDRAW, encounter, recolonise, visitor
from cosmodrome.games.cosmic_encounter.windows import window
from cosmodrome.kernel import Choose, Option, Rule, Seat, Shuffle


def destiny(table: CosmicEncounter) -> Rule[None]:
    """CE-8.1: a destiny card decides; CE-R40: an encounter of its own kind may name its defense without one."""
    seat = table.offense
    if table.extra and table.destiny.named != NOBODY:
        table.face(table.destiny.named, table.ships.systems[table.destiny.named])
        table.go("aim")
        return
    if len(table.destiny.deck) <= 1:  # CE-8.2
        cards = tuple(sorted((*table.destiny.deck, *table.destiny.discards)))
        table.destiny.shuffle((yield Shuffle("destiny", cards)))
    yield from window(table, "destiny.before", seat)
    if not table.result:
        table.turn_destiny()
        yield from window(table, "destiny.drawn", None if table.destiny.named == NOBODY else table.destiny.named)
    if table.result:  # CE-23.3
        table.go("aim")
        return
    if table.marked("redraw"):
        table.unmark("redraw")
        table.destiny.discard()
        table.face_nobody()
        return
    if table.defense == NOBODY and table.destiny.named not in (NOBODY, seat):  # CE-8.4
        table.face(table.destiny.named, table.ships.systems[table.destiny.named])
    elif table.defense == NOBODY:
        yield from follow_destiny(table, seat)
    if table.defense == NOBODY and not table.result:
        return  # another card: this piece once more
    table.go("aim")


def follow_destiny(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """What a card says that leaves something to choose: the offense's own colour, or any player."""
    if table.destiny.named == seat:
        yield from own_colour(table, seat)
    else:  # CE-8.7
        choice = yield Choose(seat, "wild-destiny", [encounter(who) for who in table.clockwise(seat)[1:]])
        table.face(choice[1], table.ships.systems[choice[1]])


def own_colour(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """CE-8.6, CE-21: drive out a visitor, re-colonise an empty home planet, or draw again."""
    choice = yield Choose(seat, "own-colour", own_colours, table, seat)
    if choice == REDRAW:
        table.tell("redrawn", seat=seat)
        table.destiny.discard()
    elif choice[0] == "visitor":
        table.face(choice[2], (choice[1],))
    else:
        table.aim(choice[1])
        yield from settle(table, seat, choice[1], 1, table.limit(seat))  # CE-21.6
        table.conclude("success")  # CE-21.7


def own_colours(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """CE-21.2: each foreign colony at home is a target of its own; CE-21.9: only empty planets are re-colonised,
    with ships of other colonies (CE-R92)."""
    empty = (
        [planet for planet in table.ships.systems[seat] if table.ships.is_empty(planet)]
        if table.ships.on_planets(seat)
        else []
    )
    return [
        *(visitor(planet, who) for planet, who in table.ships.visitors(seat)),
        *(recolonise(planet) for planet in empty),
        REDRAW,
    ]
