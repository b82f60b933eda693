"""Links to seats: one's own seat on another device, or a seat that another person takes over.

A link carries a secret, of which the server keeps only the hash. A player's own link works until it is replaced or
revoked; one for another person works once. Each function runs inside the table's task.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Literal

from msgspec import structs

from cosmodrome.server import wire
from cosmodrome.server.errors import Refused
from cosmodrome.server.seats import (
    free_name,
    must_be,
    must_be_mine,
    must_host,
    seat_changed,
    sitter_of,
    with_sitter,
)
from cosmodrome.server.table import LiveTable
from cosmodrome.store import Sitter, Write
from cosmodrome.store.rows import Lender, Offer

MOST_DEVICES = 8  # besides the first; the one added first goes when there are more


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _matches(kept: str | None, secret: str) -> bool:
    return kept is not None and secrets.compare_digest(kept, _hash(secret))


async def make_link(table: LiveTable, person: str, seat: int, to: Literal["me", "another"]) -> wire.SeatLink:
    """A new link; the old one of its kind no longer works. While the game runs, the host may make one for another
    person to a seat whose player is absent, and to a bot's seat."""
    secret = secrets.token_urlsafe(24)
    if to == "me":
        new = structs.replace(must_be_mine(table, seat, person), link=_hash(secret))
    else:
        must_be(table, "running")
        sitter = sitter_of(table, seat)
        by_host = not sitter.held_by(person)
        if by_host:
            must_host(table, person)
            _must_be_absent(table, seat)
        new = structs.replace(sitter, offer=Offer(_hash(secret), by_host))
    await table.change(seats=with_sitter(table, seat, new))
    return wire.SeatLink(seat, secret)


async def revoke_links(table: LiveTable, person: str, seat: int) -> None:
    """A player's links no longer work, and only the device that revokes them keeps the seat; the host can withdraw
    what was offered to another person."""
    sitter = sitter_of(table, seat)
    if sitter.held_by(person):
        new = structs.replace(sitter, person=person, also=[], link=None, offer=None)
    else:
        must_host(table, person)
        new = structs.replace(sitter, offer=None)
    seats = with_sitter(table, seat, new)
    host = person if sitter.person == table.row.host and new.person == person else table.row.host
    left = tuple(table.row.people() - structs.replace(table.row, seats=seats, host=host).people())
    await table.change(seats=seats, host=host, with_it=Write(table=table.row.id, left=left))
    table.send_away(seat)


async def claim(table: LiveTable, person: str, seat: int, secret: str, name: str | None) -> None:
    """Take the seat that a link leads to."""
    sitter = sitter_of(table, seat)
    if _matches(sitter.link, secret):
        if not sitter.held_by(person):
            await table.services.store.remember(person, sitter.name)
            new = structs.replace(sitter, also=[*sitter.also, person][-MOST_DEVICES:])
            await table.change(
                seats=with_sitter(table, seat, new), with_it=Write(table=table.row.id, members=(person,))
            )
            table.send_away(seat)
    elif sitter.offer is not None and _matches(sitter.offer.link, secret):
        await _take_over(table, person, seat, name)
    else:
        raise Refused("bad-link", 403)


async def _take_over(table: LiveTable, person: str, seat: int, name: str | None) -> None:
    """Another person plays on."""
    must_be(table, "running")
    old = table.row.seats[seat]
    assert old.offer is not None
    if old.held_by(person):
        return
    if old.offer.by_host:
        _must_be_absent(table, seat)
    if name is None:
        raise Refused("name-needed", 400, seat=seat)
    name = free_name(table, seat, name)
    await table.services.store.remember(person, name)
    lender = None
    if old.person is not None and not old.offer.by_host:
        lender = old.lender or Lender(old.person, old.name)
    new = Sitter(kind="person", person=person, name=name, promise=old.promise, lender=lender, since=time.time())
    await _reseat(table, seat, new)
    if old.name is None:
        await table.note("bot-replaced", name=name)
    else:
        await table.note("taken-over", name=name, old=old.name)


async def take_back(table: LiveTable, person: str, seat: int) -> None:
    """The player who handed the seat over plays again."""
    must_be(table, "running")
    old = sitter_of(table, seat)
    if old.lender is None or old.lender.person != person:
        raise Refused("not-your-seat", 403, seat=seat)
    new = Sitter(kind="person", person=person, name=old.lender.name, promise=old.promise, since=time.time())
    await _reseat(table, seat, new)
    await table.note("taken-back", name=new.name or "", old=old.name or "")


async def _reseat(table: LiveTable, seat: int, new: Sitter) -> None:
    seats = with_sitter(table, seat, new)
    left = tuple(table.row.people() - structs.replace(table.row, seats=seats).people())
    assert new.person is not None
    await table.change(seats=seats, with_it=Write(table=table.row.id, members=(new.person,), left=left))
    table.send_away(seat)
    await seat_changed(table, seat)


def _must_be_absent(table: LiveTable, seat: int) -> None:
    sitter = table.row.seats[seat]
    if table.is_here(sitter):
        raise Refused("player-is-here", seat=seat, name=sitter.name)
