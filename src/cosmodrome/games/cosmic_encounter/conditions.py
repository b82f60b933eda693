"""Who may use something, when and on whom: ready conditions for the declarations of abilities, on public facts."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.cards import KINDS
from cosmodrome.games.cosmic_encounter.encounter import (
    ROLE_DEFENSE,
    ROLE_DEFENSIVE_ALLY,
    ROLE_OFFENSE,
    ROLE_OFFENSIVE_ALLY,
    ROLE_OTHER,
)
from cosmodrome.games.cosmic_encounter.table import DEFENSE as DEFENDS
from cosmodrome.games.cosmic_encounter.table import NOBODY, CosmicEncounter
from cosmodrome.games.cosmic_encounter.table import OFFENSE as OFFENDS
from cosmodrome.kernel import NO_SEATS, Seat, Seats, Window, seats_with
from cosmodrome.kernel.responses import Test as Test
from cosmodrome.kernel.responses import another as another
from cosmodrome.kernel.responses import can_cancel as can_cancel
from cosmodrome.kernel.responses import every as every
from cosmodrome.kernel.responses import fact as fact
from cosmodrome.kernel.responses import role
from cosmodrome.kernel.responses import seat_set as seat_set
from cosmodrome.kernel.responses import subject as subject

# ---- who: the role of a seat -----------------------------------------------------------------------------------------

OFFENSE: Final = role(ROLE_OFFENSE)
DEFENSE: Final = role(ROLE_DEFENSE)
OFFENSIVE_ALLY: Final = role(ROLE_OFFENSIVE_ALLY)
NOT_MAIN_OR_ALLY: Final = role(ROLE_OTHER)
MAIN: Final = OFFENSE | DEFENSE
ALLY: Final = OFFENSIVE_ALLY | role(ROLE_DEFENSIVE_ALLY)
MAIN_OR_ALLY: Final = MAIN | ALLY
OFFENSE_OR_ALLY: Final = OFFENSE | ALLY
NOT_MAIN: Final = ALLY | NOT_MAIN_OR_ALLY
NOT_OFFENSE: Final = DEFENSE | NOT_MAIN
ANY: Final = MAIN | NOT_MAIN
ROLES: Final = {
    "any": ANY,
    "offense": OFFENSE,
    "defense": DEFENSE,
    "main_player": MAIN,
    "offensive_ally": OFFENSIVE_ALLY,
    "ally": ALLY,
    "main_or_ally": MAIN_OR_ALLY,
    "offense_or_ally": OFFENSE_OR_ALLY,
    "not_main": NOT_MAIN,
    "not_offense": NOT_OFFENSE,
    "not_main_or_ally": NOT_MAIN_OR_ALLY,
}

# ---- when: public facts that many abilities ask for ------------------------------------------------------------------


def shows(kind: str) -> Test:
    """The seat is a main player whose card counts as this."""
    return lambda table, seat, window: table.shows(seat, kind)


def sides_show(own: str, other: str) -> Test:
    """The card of the seat counts as `own`, that of the opponent as `other`."""
    return lambda table, seat, window: table.shows(seat, own) and table.shows(table.opponent(seat), other)


@fact
def totals_matter(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Not both cards count as negotiates: nothing is asked of totals that decide nothing (CE-R38)."""
    return not table.both("negotiate")


@fact
def both_attack(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Both cards count as attacks."""
    return table.both("attack")


def has_ships(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has ships of its own in the encounter."""
    return table.ships_in(seat) > 0


def collects(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat is about to collect compensation."""
    return seat == window.seat and table.owed[seat] > 0


def has_colony(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has ships on planets."""
    return any(table.ships.by_planet[seat])


def has_outside(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has a colony whose ships are not in the encounter."""
    return bool(table.outside(seat))


@fact
def any_discards(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The discard pile is not empty."""
    return bool(table.cards.discard)


@seat_set
def leaving(table: CosmicEncounter, window: Window) -> Seats:
    """Own ships are on their way to the warp."""
    return seats_with(table.ships.limbo[-1]) if table.ships.limbo else NO_SEATS


@seat_set
def in_warp(table: CosmicEncounter, window: Window) -> Seats:
    """Own ships lie in the warp."""
    return seats_with(table.ships.warp)


def won(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The side of the seat has won the encounter."""
    return table.result == "win" and table.winner >= 0 and table.side[seat] == table.winner


@seat_set
def lost(table: CosmicEncounter, window: Window) -> Seats:
    """The side of the seat has lost the encounter."""
    if table.result == "win":
        return on_side(tuple(table.side), 1 - table.winner) if table.winner >= 0 else involved(tuple(table.side))
    return involved(tuple(table.side)) if table.result == "both-lost" else NO_SEATS


@lru_cache(maxsize=1 << 12)
def on_side(sides: tuple[int, ...], side: int) -> Seats:
    """The seats of a side."""
    return seats_with(own == side for own in sides)


def involved(sides: tuple[int, ...]) -> Seats:
    """The seats that are on either side."""
    return on_side(sides, OFFENDS) | on_side(sides, DEFENDS)


@fact
def nobody_faced(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The defense is still open, and the destiny card is not to be drawn again."""
    return table.defense == NOBODY and not table.marked("redraw")


@fact
def to_retrieve(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The offense is about to take ships out of the warp."""
    return table.marked("retrieve", table.offense, default=1) > 0


def has_succeeded(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has won as a main player or made a deal (CE-R25)."""
    return seat == window.seat or window.key == "deal.done"


# ---- needs: their own hand -------------------------------------------------------------------------------------------


def has_encounter_card(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """An encounter card in the hand."""
    return table.cards.has_encounter_card(seat)


def has_negotiate(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A negotiate in the hand."""
    return any(KINDS[card] == "negotiate" for card in table.cards.hands[seat])


# ---- targets ---------------------------------------------------------------------------------------------------------


def other_players(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Any other player."""
    return [(who,) for who in table.clockwise(seat)[1:]]


def all_players(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Any player, oneself included."""
    return [(who,) for who in table.clockwise(seat)]


def either_side(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The offense or the defense."""
    return [("offense",), ("defense",)]


def foreign_planets(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The home planets of others on which the seat has no colony."""
    others = [planet for who in table.clockwise(seat)[1:] for planet in table.ships.systems[who]]
    return [(planet,) for planet in others if not table.ships.by_planet[seat][planet]]


def with_cards(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The other players who hold cards."""
    return [(who,) for who in table.clockwise(seat)[1:] if table.cards.hands[who]]


def other_mains(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """For a main player the opponent; for others either main player."""
    return [(who,) for who in (table.offense, table.defense) if who != seat]
