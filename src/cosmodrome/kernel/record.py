"""The record: the whole truth of a game, append-only, as plain data.

An entry is a short list. `[2, "buy:L2-1421"]` is an answer of seat 2; `[2, "pass", 1]` one that the kernel gave
itself, because there was no other; `["chance", [5, 6]]` is a roll or a shuffle; `["window", 1, "use:zap"]`
is the response that took effect in a round of a window, `["window", -1]` a round in which all passed;
`["act", 0, "..."]` something done unasked; `["undo", 1]` a step taken back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct, ValidationError, convert

from cosmodrome.kernel.options import Option
from cosmodrome.kernel.refusals import BadRecord
from cosmodrome.kernel.seats import NOBODY as NOBODY

ANSWER: Final = 0
FORCED: Final = 1
CHANCE: Final = 2
WINDOW: Final = 3
ACT: Final = 4
UNDO: Final = 5
IMAGINE: Final = 6


class Entry(Struct, frozen=True, gc=False):
    """One value sent into the rules: its kind, by whom, and the value itself. A game keeps thousands; none is part of a
    circle, so the garbage collector need not look at them."""

    kind: int
    seat: int
    value: Any


class Header(Struct, frozen=True):
    """What a record says besides its entries."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: str
    commitment: str
    entries: list[list[Any]]
    sealed: list[list[Any]] = []


def read_header(plain: Any) -> Header:
    """A record as typed data; `BadRecord` if it is not one."""
    try:
        header = convert(plain, Header, strict=True)
        header.seed.encode()  # JSON can hold half a character
        return header
    except (ValidationError, UnicodeEncodeError) as error:
        raise BadRecord(why=str(error)) from None


def plain_entry(entry: Entry) -> list[Any]:
    """An entry as plain data."""
    kind, seat, value = entry.kind, entry.seat, entry.value
    if kind == ANSWER:
        return [seat, value.id]
    if kind == FORCED:
        return [seat, value.id, 1]
    if kind == CHANCE:
        return ["chance", list(value)]
    if kind == WINDOW:
        return ["window", seat] if value is None else ["window", seat, value.id]
    if kind == ACT:
        return ["act", seat, value.id]
    return ["undo", seat]


def read_entry(plain: Any, parse: Callable[[str], Option]) -> Entry:
    """An entry from plain data; `parse` reads the options of its game."""
    match plain:
        case [int(seat), str(option)]:
            return Entry(ANSWER, seat, parse(option))
        case [int(seat), str(option), 1]:
            return Entry(FORCED, seat, parse(option))
        case ["chance", [*result]]:
            return Entry(CHANCE, NOBODY, tuple(result))
        case ["window", int(seat)]:
            return Entry(WINDOW, seat, None)
        case ["window", int(seat), str(option)]:
            return Entry(WINDOW, seat, parse(option))
        case ["act", int(seat), str(act)]:
            return Entry(ACT, seat, parse(act))
        case ["undo", int(seat)]:
            return Entry(UNDO, seat, None)
    raise BadRecord(entry=plain)
