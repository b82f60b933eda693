"""Observer: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.conditions import every, in_warp, on_side, seat_set, subject
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.encounter import ALLIES
from cosmodrome.games.cosmic_encounter.fleets import LIMBO, WARP
from cosmodrome.games.cosmic_encounter.hands import draw
from cosmodrome.games.cosmic_encounter.ships import save
from cosmodrome.games.cosmic_encounter.table import DEFENSE, OFFENSE, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import NO, YES
from cosmodrome.games.cosmic_encounter.windows import window as open_window
from cosmodrome.kernel import NO_SEATS, Choose, Rule, Seat, Seats, Window


def protected(table: CosmicEncounter, seat: Seat) -> list[Seat]:
    """Whose doomed ships the seat protects: as an ally its own, as a main player those of its allies."""
    whose = table.allies(table.side[seat]) if table.is_main(seat) else [seat]
    return [who for who in whose if table.ships.count_at(who, LIMBO)]


def protects(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The encounter is being resolved, and there is somebody to protect."""
    return bool(table.result) and bool(protected(table, seat))


@power("observer", "ships.leaving", when=protects)
def observer(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Ships that should go to the warp return to colonies: your own as an ally, your allies' as a main player."""
    for who in protected(table, seat):
        yield from save(table, who)


@seat_set
def has_allies(table: CosmicEncounter, window: Window) -> Seats:
    """The seat has allies."""
    found = NO_SEATS
    for side in (OFFENSE, DEFENSE):
        if ALLIES[side] in table.roles:
            found |= on_side(tuple(table.side), side)
    return found


@wild("observer", "alliance.after", when=has_allies)
def wild_observer(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Each of your allies may draw a card."""
    for ally in table.allies(table.side[seat]):
        if (yield Choose(ally, "may-draw", [YES, NO])) == YES:
            yield from draw(table, ally, 1)


@super_("observer", ("launch.ships", "alliance.send"), when=every(subject, in_warp))
def super_observer(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """One of the ships you send comes out of the warp; it counts against your limit."""
    table.ships.move(seat, WARP, table.place_in(seat), 1)
    yield from open_window(table, "ships.retrieved", seat, {"count": 1})
