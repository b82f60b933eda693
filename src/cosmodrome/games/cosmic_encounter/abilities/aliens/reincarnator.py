"""Reincarnator: the power and both effects of the flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.conditions import lost, seat_set
from cosmodrome.games.cosmic_encounter.declare import boost, power, wild
from cosmodrome.games.cosmic_encounter.table import NOBODY, CosmicEncounter
from cosmodrome.games.cosmic_encounter.windows import offer_discards
from cosmodrome.kernel import NO_SEATS, Rule, Seat, Seats, Shuffle, Window, all_seats, seats_of


@seat_set
def was_beaten(table: CosmicEncounter, window: Window) -> Seats:
    """The side of the seat has lost, or a deal of the seat has failed."""
    return seats_of((table.offense, table.defense)) if table.result == "failed" else lost.seats(table, window)


@power("reincarnator", "resolution.tokens", when=was_beaten)
def reincarnator(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a new power beside this one, in place of the last (CE-R32); with the super flare you need not."""
    if not window.boosted:
        drawn = (yield Shuffle("alien", tuple(table.unused_aliens())))[0]
        own = table.sheets[seat]
        at = own.index(ALIEN["reincarnator"]) + 1
        last = [alien for alien in own[at : at + 1] if alien not in table.guests]
        table.replace_sheets(seat, (*own[:at], drawn, *own[at + len(last) :]))


boost("reincarnator")


def beaten(table: CosmicEncounter, window: Window) -> Seats:
    """The players who have lost or failed to deal, but not Reincarnator."""
    seats, reincarnator = was_beaten.seats(table, window), table.public_owner(ALIEN["reincarnator"])
    return seats if reincarnator == NOBODY else seats.remove(reincarnator)


def beaten_others(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Other players among them."""
    seats = beaten(table, window)
    return [(who,) for who in table.clockwise(seat)[1:] if who in seats]


@seat_set
def others_beaten(table: CosmicEncounter, window: Window) -> Seats:
    """There are such players."""
    seats, everybody = beaten(table, window), all_seats(table.seats)
    return NO_SEATS if not seats else everybody if len(seats) > 1 else everybody - seats


@wild("reincarnator", "encounter.end", when=others_beaten, targets=beaten_others)
def wild_reincarnator(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A player who was beaten gets this flare and draws a new alien in place of theirs (CE-R55)."""
    (target,) = window.target
    assert window.response is not None
    window.response.fate = f"hand:{target}"
    before = len(table.cards.discard)
    table.exchange_sheet(target, (yield Shuffle("alien", tuple(table.unused_aliens())))[0])
    yield from offer_discards(table, target, len(table.cards.discard) - before)
