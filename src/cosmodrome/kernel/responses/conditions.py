"""Conditions on public facts: who may use an ability, and when.

A condition is asked of one seat, `condition(table, seat, window)`, or of many at once, `condition.among(table, seats,
window)`, which asks each part of it only as often as it must:

    role(mask)       the seat has one of these roles in the encounter (bits of `table.roles`)
    @fact            holds for all seats or for none: asked once
    @seat_set        finds all its seats at once: `(table, window) -> Seats`
    a function       `(table, seat, window) -> bool`, asked of each seat that is left
    every(...)       all of these

The parts of a condition have no effect, and no order: none may rely on another having been asked before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from cosmodrome.kernel.seats import NO_SEATS, NOBODY, ONLY, Seat, Seats, all_seats, seats_with

if TYPE_CHECKING:
    from cosmodrome.kernel.responses.window import Window

Test: TypeAlias = Callable[[Any, Seat, Any], bool]
Finder: TypeAlias = Callable[[Any, Any], Seats]

ANY_ROLE: Final = -1
ROLES: Final = tuple([1 << number for number in range(5)])  # at most five roles, as bits


class Condition:
    """All of these hold: one of the roles, the facts, a place in each set of seats, and the tests."""

    __slots__ = ("facts", "roles", "sets", "tests")

    def __init__(
        self,
        roles: int = ANY_ROLE,
        facts: tuple[Test, ...] = (),
        sets: tuple[Finder, ...] = (),
        tests: tuple[Test, ...] = (),
    ) -> None:
        self.roles = roles
        self.facts = facts
        self.sets = sets
        self.tests = tests

    def __call__(self, table: Any, seat: Seat, window: Any) -> bool:
        """Whether it holds for a seat."""
        if self.roles >= 0 and not table.roles[seat] & self.roles:
            return False
        for fact in self.facts:
            if not fact(table, seat, window):
                return False
        for find in self.sets:
            if seat not in find(table, window):
                return False
        for test in self.tests:  # noqa: SIM110 - asked of every seat in every window: a generator would cost more
            if not test(table, seat, window):
                return False
        return True

    def among(self, table: Any, seats: Seats, window: Window) -> Seats:
        """Those of these seats for whom it holds."""
        if self.roles >= 0:
            seats = seats & window.by_role[self.roles]
            if seats is NO_SEATS:
                return NO_SEATS
        for fact in self.facts:
            if not fact(table, NOBODY, window):
                return NO_SEATS
        for find in self.sets:
            seats = seats & find(table, window)
            if seats is NO_SEATS:
                return NO_SEATS
        for test in self.tests:
            for seat in seats.members:
                if not test(table, seat, window):
                    seats = seats.remove(seat)
        return seats

    def seats(self, table: Any, window: Window) -> Seats:
        """All seats of the table for whom it holds."""
        return self.among(table, all_seats(table.seats), window)

    def __or__(self, other: Condition) -> Condition:
        """Either role."""
        assert self.is_role(), "only roles can be joined by `|`"
        assert other.is_role(), "only roles can be joined by `|`"
        return Condition(self.roles | other.roles)

    def is_role(self) -> bool:
        """Whether the role of a seat decides it all."""
        return not (self.facts or self.sets or self.tests)

    def key(self) -> tuple[Any, ...]:
        """What two conditions have in common that are the same."""
        return self.roles, self.facts, self.sets, self.tests

    def weight(self) -> tuple[int, int, int, int]:
        """How much work it is to ask it of everybody: the least first."""
        roles = len(ROLES) if self.roles < 0 else self.roles.bit_count()
        return len(self.tests), len(self.sets), len(self.facts), -roles


ALWAYS: Final = Condition()


def role(mask: int) -> Condition:
    """The seat has one of these roles, given as bits."""
    return Condition(mask)


def fact(test: Test) -> Condition:
    """A fact of the table, the same for all seats."""
    return Condition(facts=(test,))


def seat_set(find: Finder) -> Condition:
    """A set of seats that is found at once."""
    return Condition(sets=(find,))


def condition(test: Condition | Test) -> Condition:
    """A condition, or a plain function as one."""
    return test if isinstance(test, Condition) else Condition(tests=(test,))


def every(*tests: Condition | Test) -> Condition:
    """All of these hold."""
    roles = ANY_ROLE
    facts: list[Test] = []
    sets: list[Finder] = []
    each: list[Test] = []
    for test in tests:
        part = condition(test)
        roles &= part.roles
        facts += part.facts
        sets += part.sets
        each += part.tests
    return Condition(roles, tuple(facts), tuple(sets), tuple(each))


# ---- conditions that every game has ----------------------------------------------------------------------------------


@seat_set
def subject(table: Any, window: Window) -> Seats:
    """The window is about this seat."""
    return NO_SEATS if window.seat is None else ONLY[window.seat]


@seat_set
def another(table: Any, window: Window) -> Seats:
    """The window is about another seat."""
    return NO_SEATS if window.seat is None else all_seats(table.seats).remove(window.seat)


@fact
def can_cancel(table: Any, seat: Seat, window: Window) -> bool:
    """The use that the window is about can be cancelled, and has not been."""
    return window.use is not None and window.use.ability.cancel is not None and not window.use.cancelled


# ---- roles -----------------------------------------------------------------------------------------------------------


class SeatsByRole(dict[tuple[int, ...], list[Seats]]):
    """By the roles of all seats: for every set of roles the seats that have one of them."""

    def __missing__(self, roles: tuple[int, ...]) -> list[Seats]:
        made = [NO_SEATS]
        for each in ROLES:
            seats = seats_with(have == each for have in roles)
            made += [others | seats for others in made]
        self[roles] = made
        return made


_KNOWN: Final = SeatsByRole()


def seats_by_role(roles: Iterable[int]) -> Sequence[Seats]:
    """The seats by sets of roles, where these are the roles of all seats."""
    return _KNOWN[tuple(roles)]
