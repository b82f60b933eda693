"""Who sits where at a table."""

from __future__ import annotations

from cosmodrome.server.errors import Refused
from cosmodrome.server.table import LiveTable
from cosmodrome.store import Sitter


def sitter_of(table: LiveTable, seat: int) -> Sitter:
    """Who sits there; refuses a seat that is none."""
    if not 0 <= seat < len(table.row.seats):
        raise Refused("no-such-seat", 404, seat=seat)
    return table.row.seats[seat]


def must_be_mine(table: LiveTable, seat: int, person: str | None) -> Sitter:
    """The seat, if it is this person's."""
    sitter = sitter_of(table, seat)
    if person is None or sitter.person != person:
        raise Refused("not-your-seat", 403, seat=seat)
    return sitter
