"""Sets of seats."""

from __future__ import annotations

import copy
import pickle

import pytest

from cosmodrome.kernel import NO_SEATS, ONLY, Seats, all_seats, seats_of, seats_with
from cosmodrome.kernel.seats import as_plain, from_bits, from_plain, in_order


def test_a_set_knows_its_seats() -> None:
    """They come in ascending order, each once."""
    seats = seats_of([3, 1, 3])
    assert list(seats) == [1, 3]
    assert (1 in seats, 2 in seats, len(seats), bool(seats)) == (True, False, 2, True)
    assert (len(NO_SEATS), bool(NO_SEATS)) == (0, False)
    assert list(seats_with([0, "yes", None, 2])) == [1, 3]
    assert list(all_seats(4)) == [0, 1, 2, 3]


def test_sets_are_joined_and_changed_into_other_sets() -> None:
    """Nothing changes a set: each operation gives another one."""
    seats = seats_of([1, 3])
    assert list(seats | seats_of([0])) == [0, 1, 3]
    assert list(seats & seats_of([3, 4])) == [3]
    assert list(seats - seats_of([3, 4])) == [1]
    assert list(seats.add(2)) == [1, 2, 3]
    assert list(seats.remove(1)) == [3]
    assert list(seats.remove(0)) == list(seats) == [1, 3]


def test_seats_come_in_the_order_of_the_table() -> None:
    """As the rules give it."""
    assert in_order((3, 4, 0, 1, 2), seats_of([0, 2, 3])) == (3, 0, 2)


def test_every_set_exists_once() -> None:
    """So sets are compared and hashed like numbers; copies and pickled ones are the same."""
    seats = seats_of([1, 3])
    assert seats is seats_of([3, 1]) is ONLY[1] | ONLY[3] is from_bits(seats.bits)
    assert copy.deepcopy(seats) is seats
    assert pickle.loads(pickle.dumps(seats)) is seats


def test_a_set_is_stored_as_its_bitmask() -> None:
    """Stored games hold numbers; nothing else is taken for a set."""
    assert as_plain(seats_of([0, 2])) == 5
    assert from_plain(Seats, 5) is seats_of([0, 2])
    for nonsense in (-1, 256, "5", None):
        with pytest.raises(ValueError, match="is no Seats"):
            from_plain(Seats, nonsense)
    with pytest.raises(NotImplementedError):
        as_plain(object())
