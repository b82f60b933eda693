"""Who may use something, when and on whom: ready conditions for the declarations of abilities, on public facts."""

from __future__ import annotations

from collections.abc import Callable
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
from cosmodrome.kernel import Seat, Window

Test = Callable[[CosmicEncounter, Seat, Window], bool]
Seats = Callable[[CosmicEncounter, Window], int]

# ---- who: the role of a seat -----------------------------------------------------------------------------------------


class Role:
    """The roles in the encounter in which something may be used, as bits (CE-3.1)."""

    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def __call__(self, table: CosmicEncounter, seat: Seat, window: Window) -> bool:
        return bool(table.roles[seat] & self.mask)

    def __or__(self, other: Role) -> Role:
        return Role(self.mask | other.mask)


OFFENSE: Final = Role(ROLE_OFFENSE)
DEFENSE: Final = Role(ROLE_DEFENSE)
OFFENSIVE_ALLY: Final = Role(ROLE_OFFENSIVE_ALLY)
NOT_MAIN_OR_ALLY: Final = Role(ROLE_OTHER)
MAIN: Final = OFFENSE | DEFENSE
ALLY: Final = OFFENSIVE_ALLY | Role(ROLE_DEFENSIVE_ALLY)
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

ALIKE: Final[set[Test]] = set()
EVERYBODY: Final = 31


def alike(test: Test) -> Test:
    """A fact of the table, the same for every seat: it is asked once for all of them."""
    ALIKE.add(test)
    return test


class Crowd:
    """A test that finds the seats for which it holds, as bits, all at once instead of one by one."""

    __slots__ = ("seats",)

    def __init__(self, seats: Seats) -> None:
        self.seats = seats

    def __call__(self, table: CosmicEncounter, seat: Seat, window: Window) -> bool:
        return bool(self.seats(table, window) >> seat & 1)


@lru_cache(maxsize=1 << 12)
def those(flags: tuple[int, ...]) -> int:
    """The seats, as bits, of which something is true."""
    return sum([1 << seat for seat, flag in enumerate(flags) if flag])


@Crowd
def subject(table: CosmicEncounter, window: Window) -> int:
    """The window is about this seat."""
    return 0 if window.seat is None else 1 << window.seat


@Crowd
def another(table: CosmicEncounter, window: Window) -> int:
    """The window is about another seat."""
    return 0 if window.seat is None else EVERYBODY ^ 1 << window.seat


def every(*tests: Test) -> Test:
    """All of these hold."""
    if all(map(is_crowd, tests)):
        crowds = [as_crowd(test) for test in tests]
        return Crowd(lambda table, window: in_all(table, window, crowds))

    def all_hold(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
        for test in tests:  # noqa: SIM110 - asked of every seat in every window: a generator would cost more
            if not test(table, seat, window):
                return False
        return True

    return all_hold


def is_crowd(test: Test) -> bool:
    """Whether all the seats for which a test holds are found at once."""
    return test in ALIKE or isinstance(test, Crowd)


def as_crowd(test: Test) -> Seats:
    """The seats for which a test holds; a fact of the table holds for all or for none."""
    if isinstance(test, Crowd):
        return test.seats
    return lambda table, window: EVERYBODY if test(table, table.offense, window) else 0


def in_all(table: CosmicEncounter, window: Window, crowds: list[Seats]) -> int:
    """The seats that are in all of these crowds."""
    seats = EVERYBODY
    for crowd in crowds:
        seats &= crowd(table, window)
        if not seats:
            break
    return seats


def shows(kind: str) -> Test:
    """The seat is a main player whose card counts as this."""
    return lambda table, seat, window: table.shows(seat, kind)


def sides_show(own: str, other: str) -> Test:
    """The card of the seat counts as `own`, that of the opponent as `other`."""
    return lambda table, seat, window: table.shows(seat, own) and table.shows(table.opponent(seat), other)


@alike
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
    return any(table.ships[seat])


def has_outside(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has a colony whose ships are not in the encounter."""
    return bool(table.outside(seat))


@alike
def any_discards(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The discard pile is not empty."""
    return bool(table.discard)


@Crowd
def leaving(table: CosmicEncounter, window: Window) -> int:
    """Own ships are on their way to the warp."""
    return those(table.limbo[-1]) if table.limbo else 0


@Crowd
def in_warp(table: CosmicEncounter, window: Window) -> int:
    """Own ships lie in the warp."""
    return those(tuple(table.warp))


@alike
def can_cancel(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The use that the window is about can be cancelled, and has not been."""
    return window.use is not None and window.use.ability.cancel is not None and not window.use.cancelled


def won(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The side of the seat has won the encounter."""
    return table.result == "win" and table.winner >= 0 and table.side[seat] == table.winner


@Crowd
def lost(table: CosmicEncounter, window: Window) -> int:
    """The side of the seat has lost the encounter."""
    if table.result == "win":
        return on_side(tuple(table.side), 1 - table.winner) if table.winner >= 0 else involved(tuple(table.side))
    return involved(tuple(table.side)) if table.result == "both-lost" else 0


@lru_cache(maxsize=1 << 12)
def on_side(sides: tuple[int, ...], side: int) -> int:
    """The seats of a side."""
    return sum([1 << seat for seat, own in enumerate(sides) if own == side])


def involved(sides: tuple[int, ...]) -> int:
    """The seats that are on either side."""
    return on_side(sides, OFFENDS) | on_side(sides, DEFENDS)


@alike
def nobody_faced(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The defense is still open, and the destiny card is not to be drawn again."""
    return table.defense == NOBODY and not table.marked("redraw")


@alike
def to_retrieve(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The offense is about to take ships out of the warp."""
    return table.marked("retrieve", table.offense, default=1) > 0


def has_succeeded(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has won as a main player or made a deal (CE-R25)."""
    return seat == window.seat or window.key == "deal.done"


# ---- needs: the own hand ---------------------------------------------------------------------------------------------


def has_encounter_card(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """An encounter card in the hand."""
    return table.has_encounter_card(seat)


def has_negotiate(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """A negotiate in the hand."""
    return any(KINDS[card] == "negotiate" for card in table.hands[seat])


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
    others = [planet for who in table.clockwise(seat)[1:] for planet in table.systems[who]]
    return [(planet,) for planet in others if not table.ships[seat][planet]]


def with_cards(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The other players who hold cards."""
    return [(who,) for who in table.clockwise(seat)[1:] if table.hands[who]]


def other_mains(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """For a main player the opponent; for others either main player."""
    return [(who,) for who in (table.offense, table.defense) if who != seat]
