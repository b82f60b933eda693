"""Grudge: the power and both effects of the flare."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.cosmic_encounter.alliance import dismiss
from cosmodrome.games.cosmic_encounter.conditions import lost, seat_set, won
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.encounter import ALLIES
from cosmodrome.games.cosmic_encounter.names import WindowName
from cosmodrome.games.cosmic_encounter.ships import lose_chosen
from cosmodrome.games.cosmic_encounter.table import NOBODY, CosmicEncounter
from cosmodrome.kernel import NO_SEATS, Rule, Seat, Seats, Window


def refused(table: CosmicEncounter, seat: Seat) -> list[Seat]:
    """Those the seat invited who did not join."""
    side = table.side[seat]
    return [who for who in table.timing() if who in table.invited[side] and table.side[who] != side]


def was_refused(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Somebody has declined; nobody who is sent home after that has (CE-R54)."""
    return not window.used and bool(refused(table, seat))


@power("grudge", "alliance.after", when=was_refused)
def grudge(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """A grudge token for everybody whom you invited and who did not join you (CE-R39, CE-R54)."""
    for who in refused(table, seat):
        table.mark("grudge", who)


def bears_grudges(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Tokens are out, and the encounter has an outcome for the seat (CE-R22)."""
    ends = table.result in ("win", "both-lost", "deal", "failed")
    return ends and any(table.marked("grudge", who) for who in range(table.seats))


ENDS: Final[tuple[WindowName, ...]] = ("resolution.lost", "deal.done", "resolution.tokens")


@power("grudge", ENDS, part="revenge", free=True, when=bears_grudges)
def grudge_revenge(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A player with a token loses a ship if you win or deal, four if not, or always with the super flare."""
    well = table.result == "deal" or won(table, seat, window)
    count = 1 if well and not window.boosted else 4
    for who in table.timing():
        if table.marked("grudge", who):
            table.unmark("grudge", who)
            yield from lose_chosen(table, who, count, "grudge")


boost("grudge", part="revenge", answers="free")


@seat_set
def opponent_won(table: CosmicEncounter, window: Window) -> Seats:
    """The opponent has won and has allies."""
    has_won = table.winner != NOBODY and ALLIES[table.winner] in table.roles
    return lost.seats(table, window) if has_won else NO_SEATS


@wild("grudge", "resolution.outcome", when=opponent_won)
def wild_grudge(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The allies of the winner get nothing and take their ships home (CE-R91)."""
    for ally in table.allies(table.winner):
        yield from dismiss(table, ally)
