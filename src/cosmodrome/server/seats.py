"""Who sits where at a table, and who may do what about it."""

from __future__ import annotations

from cosmodrome.server.errors import Refused
from cosmodrome.server.names import clean_name, look_alike
from cosmodrome.server.table import LiveTable
from cosmodrome.store import Sitter


def sitter_of(table: LiveTable, seat: int) -> Sitter:
    """Who sits there; refuses a seat that does not exist."""
    if not 0 <= seat < len(table.row.seats):
        raise Refused("no-such-seat", 404, seat=seat)
    return table.row.seats[seat]


def must_be_mine(table: LiveTable, seat: int, person: str | None) -> Sitter:
    """The seat, if it is this person's."""
    sitter = sitter_of(table, seat)
    if not sitter.held_by(person):
        raise Refused("not-your-seat", 403, seat=seat)
    return sitter


def must_be_mine_or_absent(table: LiveTable, seat: int, person: str) -> Sitter:
    """The seat, if it is this person's, or if this person is the host and its player is not at the table."""
    sitter = sitter_of(table, seat)
    if not sitter.held_by(person):
        if not table.row.hosted_by(person) or sitter.kind != "person":
            raise Refused("not-your-seat", 403, seat=seat)
        if table.is_here(sitter):
            raise Refused("player-is-here", seat=seat, name=sitter.name)
    return sitter


def must_be(table: LiveTable, state: str) -> None:
    """The table must be in this state."""
    if table.row.state != state:
        raise Refused("already-started" if state == "open" else "not-running", state=table.row.state)


def must_host(table: LiveTable, person: str) -> None:
    """Only for the host."""
    if not table.row.hosted_by(person):
        raise Refused("not-host", 403)


def with_sitter(table: LiveTable, seat: int, sitter: Sitter) -> list[Sitter]:
    """All seats, with somebody new in one of them."""
    seats = list(table.row.seats)
    seats[seat] = sitter
    return seats


def free_name(table: LiveTable, seat: int, name: str) -> str:
    """The name as it is shown; refuses one that another player has, or that looks like theirs."""
    name = clean_name(name)
    others = [s.name for at, s in enumerate(table.row.seats) if at != seat and s.name is not None]
    if name.casefold() in (other.casefold() for other in others):
        raise Refused("name-taken", name=name)
    for other in others:
        if look_alike(name, other):
            raise Refused("name-alike", name=name, other=other)
    return name


async def seat_changed(table: LiveTable, seat: int) -> None:
    """A bot came or went, or somebody else plays on, while the game runs."""
    live_game = await table.open_game()
    if table.row.seats[seat].bot is None:
        live_game.bots.dismiss(seat)
    live_game.begin()
