"""Seats: who takes, leaves, fills or gives up which. Each runs inside the table's task."""

from __future__ import annotations

from msgspec import structs

from cosmodrome.kernel import shares
from cosmodrome.server.clock import due_from_now
from cosmodrome.server.engine import header_of
from cosmodrome.server.errors import Refused
from cosmodrome.server.seats import (
    free_name,
    must_be,
    must_be_mine,
    must_be_mine_or_absent,
    must_host,
    seat_changed,
    sitter_of,
    with_sitter,
)
from cosmodrome.server.table import LiveTable, promises_of
from cosmodrome.store import Sitter, Write

PATIENCE = 2.0  # seconds in which those who promised a share have to show it


async def sit(table: LiveTable, person: str, seat: int, name: str) -> None:
    """Take an empty seat, or change the name in one's own."""
    must_be(table, "open")
    sitter = sitter_of(table, seat)
    if sitter.kind != "empty" and not sitter.held_by(person):
        raise Refused("seat-taken", seat=seat)
    name = free_name(table, seat, name)
    await table.services.store.remember(person, name)
    if sitter.kind == "empty":
        sitter = Sitter(kind="person", person=person)
    seats = with_sitter(table, seat, structs.replace(sitter, name=name))
    await table.change(seats=seats, with_it=Write(table=table.row.id, members=(person,)))


async def leave(table: LiveTable, person: str, seat: int) -> None:
    """Leave a seat before the start; the host may free a seat, too."""
    must_be(table, "open")
    sitter = sitter_of(table, seat)
    if sitter.kind != "person" or not (sitter.held_by(person) or table.row.hosted_by(person)):
        raise Refused("not-your-seat", 403, seat=seat)
    seats = with_sitter(table, seat, Sitter())
    row = structs.replace(table.row, seats=seats)
    left = tuple(sitter.holders() - row.people())
    for connection in table.connections:
        if connection.seat == seat:
            connection.seat = None
    await table.change(seats=seats, with_it=Write(table=table.row.id, left=left))


async def set_bot(table: LiveTable, person: str, seat: int, bot: str | None) -> None:
    """Before the start the host puts a bot into an empty seat or takes it away; after it a person lets a bot play on
    in their own seat, or takes the seat back; the host may do so for a player who is absent."""
    sitter = sitter_of(table, seat)
    if bot is not None and bot not in table.services.engine.info(table.row.game).bots:
        raise Refused("no-such-bot", 400, bot=bot)
    if table.row.state == "open":
        must_host(table, person)
        if sitter.kind == "person":
            raise Refused("seat-taken", seat=seat)
        new = Sitter() if bot is None else Sitter(kind="bot", bot=bot)
        await table.change(seats=with_sitter(table, seat, new))
        return
    must_be(table, "running")
    must_be_mine_or_absent(table, seat, person)
    if sitter.resigned:
        raise Refused("resigned", seat=seat)
    await table.change(seats=with_sitter(table, seat, structs.replace(sitter, bot=bot)))
    await seat_changed(table, seat)
    if not sitter.held_by(person):
        await table.note("bot-comes" if bot is not None else "bot-goes", name=sitter.name)


async def resign(table: LiveTable, person: str, seat: int) -> None:
    """Give up: a bot plays on, and the result will say so. The host may do this for a player who is absent."""
    must_be(table, "running")
    sitter = must_be_mine_or_absent(table, seat, person)
    if sitter.resigned:
        raise Refused("resigned", seat=seat)
    bot = sitter.bot or table.services.engine.substitute(table.row.game)
    await table.change(seats=with_sitter(table, seat, structs.replace(sitter, bot=bot, resigned=True)))
    await seat_changed(table, seat)
    if not sitter.held_by(person):
        await table.note("resigned-for", name=sitter.name)


async def promise(table: LiveTable, person: str | None, seat: int, promised: str) -> None:
    """Promise the share of one's own seat in the seed. A promise is kept: it cannot be changed."""
    must_be(table, "open")
    sitter = must_be_mine(table, seat, person)
    if sitter.promise is None:
        await table.change(seats=with_sitter(table, seat, structs.replace(sitter, promise=promised)))


async def _seed(table: LiveTable) -> str | None:
    """The seed, of the server's share and those of the seats; none for a table that is older than shares."""
    server = (table.row.header or {}).get("share")
    if server is None:
        return None
    return shares.seed_of({**await table.collect_shares(PATIENCE), shares.SERVER: server})


async def start(table: LiveTable, person: str) -> None:
    """Begin to play; or, at a table that an error has stopped, try to go on."""
    must_host(table, person)
    if table.row.state == "stopped":
        await table.change(state="running")
        await table.reload()
        return
    must_be(table, "open")
    empty = [seat for seat, sitter in enumerate(table.row.seats) if sitter.kind == "empty"]
    if empty:
        raise Refused("seats-empty", seats=empty)
    row = table.row
    promises = promises_of(row)
    seed = await _seed(table)
    game = table.services.engine.new_game(row.game, len(row.seats), row.options, seed)
    begun = Write(table=row.id, entries=game.entries(0), sealed=game.sealed())
    header = {**header_of(game), "promises": promises}
    live_game = table.begin(game, header["seed"], len(begun.entries))
    try:
        await table.change(
            with_it=begun,
            state="running",
            header=header,
            commitment=game.commitment,
            rules=str(header.get("version")),
            turn=live_game.outbox.waiting,
            round=live_game.timeline.round,
            due=due_from_now(row.settings),
        )
    except Exception:
        await table.reload()
        raise
    for connection in table.connections:
        live_game.outbox.show(connection, None)
