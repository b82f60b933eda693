"""Who may use something, when and on whom: ready tests for the declarations of abilities, resting on public facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Seat, Window

Test = Callable[[CosmicEncounter, Seat, Window], bool]

# ---- who: the part a seat plays --------------------------------------------------------------------------------------


class Role:
    """A set of parts a player may play in the encounter, as bits (CE-3.1)."""

    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def __call__(self, table: CosmicEncounter, seat: Seat, window: Window) -> bool:
        return bool(table.roles[seat] & self.mask)


ANY: Final = Role(31)
OFFENSE: Final = Role(1)
DEFENSE: Final = Role(2)
MAIN: Final = Role(3)
OFFENSIVE_ALLY: Final = Role(4)
DEFENSIVE_ALLY: Final = Role(8)
ALLY: Final = Role(12)
MAIN_OR_ALLY: Final = Role(15)
OFFENSE_OR_ALLY: Final = Role(13)
NOT_MAIN: Final = Role(28)
NOT_OFFENSE: Final = Role(30)
NOT_MAIN_OR_ALLY: Final = Role(16)
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
EACH_ROLE: Final = (1, 2, 4, 8, 16)

# ---- when: public facts that many abilities ask for ------------------------------------------------------------------

ALIKE: Final[set[Test]] = set()


def alike(test: Test) -> Test:
    """A fact of the table, the same for every seat: it is asked once for all of them."""
    ALIKE.add(test)
    return test


def subject(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The window is about this seat."""
    return seat == window.seat


def another(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The window is about another seat."""
    return window.seat is not None and seat != window.seat


def every(*tests: Test) -> Test:
    """All of these hold."""

    def all_hold(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
        for test in tests:  # noqa: SIM110 - asked of every seat in every window: a generator would cost more
            if not test(table, seat, window):
                return False
        return True

    return all_hold


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


def leaving(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Own ships are on their way to the warp."""
    return bool(table.limbo) and table.limbo[-1][seat] > 0


def in_warp(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Own ships lie in the warp."""
    return table.warp[seat] > 0


@alike
def can_cancel(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The use that the window is about can be cancelled, and has not been."""
    return window.use is not None and window.use.ability.cancel is not None and not window.use.cancelled


def won(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The side of the seat has won the encounter."""
    return table.result == "win" and table.winner >= 0 and table.side[seat] == table.winner


def lost(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The side of the seat has lost the encounter."""
    return table.side[seat] >= 0 and (
        table.result == "both-lost" or (table.result == "win" and table.side[seat] != table.winner)
    )


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
