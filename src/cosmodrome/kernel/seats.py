"""Sets of seats.

A set is immutable, and each exists only once: to change one is to look another up. So sets are compared and hashed as
fast as numbers, a table can hold them as plain data, and copies share them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

Seat: TypeAlias = int

NOBODY: Final = -1  # in place of a seat
MOST_SEATS: Final = 8  # at any table
MOST_ORDERS: Final = 1 << 14


class Seats:
    """A set of seats: `seat in seats`, `seats | others`, `for seat in seats`. Make one with `seats_of`."""

    __slots__ = ("bits", "members")

    def __init__(self, bits: int) -> None:
        self.bits = bits  # the set as a bitmask
        self.members: tuple[Seat, ...] = tuple([seat for seat in range(MOST_SEATS) if bits >> seat & 1])

    def __contains__(self, seat: Seat) -> bool:
        return self.bits >> seat & 1 != 0

    def __iter__(self) -> Iterator[Seat]:
        return iter(self.members)

    def __len__(self) -> int:
        return len(self.members)

    def __bool__(self) -> bool:
        return self.bits != 0

    def __or__(self, other: Seats) -> Seats:
        return SETS[self.bits | other.bits]

    def __and__(self, other: Seats) -> Seats:
        return SETS[self.bits & other.bits]

    def __sub__(self, other: Seats) -> Seats:
        return SETS[self.bits & ~other.bits]

    def add(self, seat: Seat) -> Seats:
        """The set with one more seat."""
        return SETS[self.bits | 1 << seat]

    def remove(self, seat: Seat) -> Seats:
        """The set without a seat."""
        return SETS[self.bits & ~(1 << seat)]

    def __repr__(self) -> str:
        return f"seats_of({self.members})"

    def __reduce__(self) -> Any:
        return from_bits, (self.bits,)


SETS: Final = [Seats(bits) for bits in range(1 << MOST_SEATS)]
NO_SEATS: Final = SETS[0]
ONLY: Final = tuple([SETS[1 << seat] for seat in range(MOST_SEATS)])  # the set of one seat
FIRST: Final = tuple(
    [SETS[(1 << count) - 1] for count in range(MOST_SEATS + 1)]
)  # all seats of a table, by their number


def seats_of(seats: Iterable[Seat]) -> Seats:
    """The set of these seats."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return SETS[bits]


def seats_with(flags: Iterable[Any]) -> Seats:
    """The set of the seats whose flag is set; one flag for each seat."""
    bits = 0
    for seat, flag in enumerate(flags):
        if flag:
            bits |= 1 << seat
    return SETS[bits]


def all_seats(count: int) -> Seats:
    """Every seat of a table of this size."""
    return FIRST[count]


def from_bits(bits: int) -> Seats:
    """The set that a bitmask stands for, as `Seats.bits` gives it."""
    return SETS[bits]


def as_plain(value: Any) -> Any:
    """A set of seats as msgspec writes it: its bitmask."""
    if isinstance(value, Seats):
        return value.bits
    raise NotImplementedError(f"{type(value).__name__} is not plain data")


def from_plain(kind: type[Any], value: Any) -> Any:
    """A set of seats as msgspec reads it."""
    if kind is Seats and type(value) is int and 0 <= value < len(SETS):
        return SETS[value]
    raise ValueError(f"{value!r} is no {kind.__name__}")


_ORDERED: Final[dict[tuple[tuple[Seat, ...], Seats], tuple[Seat, ...]]] = {}


def in_order(order: tuple[Seat, ...], seats: Seats) -> tuple[Seat, ...]:
    """The seats of a set in this order; kept, for it is asked in every window."""
    found = _ORDERED.get((order, seats))
    if found is None:
        if len(_ORDERED) >= MOST_ORDERS:
            _ORDERED.clear()
        bits = seats.bits
        found = _ORDERED[order, seats] = tuple([seat for seat in order if bits >> seat & 1])
    return found
