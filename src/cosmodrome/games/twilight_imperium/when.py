"""Public facts that many abilities ask for: `@card("flank_speed", "activated", when=active)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.games.twilight_imperium.index import FLAGSHIP, FLAGSHIP_D
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Seat, Window

Test = Callable[[TwilightImperium, Seat, Window], bool]

_PARTS: Final[dict[Test, tuple[Test, ...]]] = {}
_FACTS: Final[set[Test]] = set()


def fact(test: Test) -> Test:
    """Mark a condition that holds for all seats or for none: it is asked once for all of them."""
    _FACTS.add(test)
    return test


def subject(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The window is about this seat."""
    return seat == window.seat


def another(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The window is about another seat."""
    return window.seat is not None and seat != window.seat


def active(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """It is this player's turn."""
    return seat == table.active


def not_active(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """It is another player's turn."""
    return seat != table.active


def fighting(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat takes part in the combat, TI-63.1, and nothing has ended it."""
    return seat in (table.active, table.foe) and not table.marked("combat-over")


@fact
def first_round(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """TI-35.2a: the first round starts with the combat."""
    return table.combat_round == 1


def ships_here(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat has ships in the active system."""
    return bool(table.ships[seat] >> table.system & 1)


def flagship_here(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The flagship of the seat is in the active system."""
    fleet = table.fleet(seat, table.system)
    return bool(fleet[FLAGSHIP] or fleet[FLAGSHIP_D])


def every(first: Test, *others: Test) -> Test:
    """All of these hold."""
    if not others:
        return first
    rest = every(*others)

    def both(table: TwilightImperium, seat: Seat, window: Window) -> bool:
        return first(table, seat, window) and rest(table, seat, window)

    _PARTS[both] = (*parts(first), *parts(rest))
    return both


def parts(test: Test) -> tuple[Test, ...]:
    """The conditions that are joined in one."""
    return _PARTS.get(test, (test,))


def is_fact(test: Test) -> bool:
    """Whether a condition was marked to be the same for all seats."""
    return test in _FACTS


def opponent(table: TwilightImperium, seat: Seat) -> Seat:
    """TI-63.0: the other player in the combat."""
    return table.foe if seat == table.active else table.active
