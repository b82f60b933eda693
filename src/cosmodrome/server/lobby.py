"""Seats: who takes, leaves, fills or gives up which. Each runs inside the table's task."""

from __future__ import annotations

from msgspec import structs

from cosmodrome.kernel import shares
from cosmodrome.server.clock import due_from_now
from cosmodrome.server.engine import header_of
from cosmodrome.server.errors import Refused
from cosmodrome.server.names import clean_name, look_alike
from cosmodrome.server.seats import must_be_mine, sitter_of
from cosmodrome.server.table import LiveTable, promises_of
from cosmodrome.store import Sitter, Write

PATIENCE = 2.0  # seconds in which those who promised a share have to show it


def _must_be(table: LiveTable, state: str) -> None:
    if table.row.state != state:
        raise Refused("already-started" if state == "open" else "not-running", state=table.row.state)


def _must_host(table: LiveTable, person: str) -> None:
    if table.row.host != person:
        raise Refused("not-host", 403)


def _with(table: LiveTable, seat: int, sitter: Sitter) -> list[Sitter]:
    seats = list(table.row.seats)
    seats[seat] = sitter
    return seats


async def sit(table: LiveTable, person: str, seat: int, name: str) -> None:
    """Take an empty seat, or change the name in one's own."""
    _must_be(table, "open")
    name = clean_name(name)
    sitter = sitter_of(table, seat)
    if sitter.kind != "empty" and sitter.person != person:
        raise Refused("seat-taken", seat=seat)
    others = [s.name for at, s in enumerate(table.row.seats) if at != seat and s.name is not None]
    if name.casefold() in (other.casefold() for other in others):
        raise Refused("name-taken", name=name)
    for other in others:
        if look_alike(name, other):
            raise Refused("name-alike", name=name, other=other)
    await table.services.store.remember(person, name)
    kept = sitter.promise if sitter.person == person else None
    seats = _with(table, seat, Sitter(kind="person", person=person, name=name, promise=kept))
    await table.change(seats=seats, with_it=Write(table=table.row.id, members=(person,)))


async def leave(table: LiveTable, person: str, seat: int) -> None:
    """Leave a seat before the start; the host may free a seat, too."""
    _must_be(table, "open")
    sitter = sitter_of(table, seat)
    if sitter.kind != "person" or (sitter.person != person and table.row.host != person):
        raise Refused("not-your-seat", 403, seat=seat)
    seats = _with(table, seat, Sitter())
    row = structs.replace(table.row, seats=seats)
    left = (sitter.person,) if sitter.person and sitter.person not in row.people() else ()
    for connection in table.connections:
        if connection.seat == seat:
            connection.seat = None
    await table.change(seats=seats, with_it=Write(table=table.row.id, left=left))


async def set_bot(table: LiveTable, person: str, seat: int, bot: str | None) -> None:
    """Before the start the host puts a bot into an empty seat or takes it away; after it a person lets a bot play on
    in their own seat, or takes the seat back."""
    sitter = sitter_of(table, seat)
    if bot is not None and bot not in table.services.engine.info(table.row.game).bots:
        raise Refused("no-such-bot", 400, bot=bot)
    if table.row.state == "open":
        _must_host(table, person)
        if sitter.kind == "person":
            raise Refused("seat-taken", seat=seat)
        new = Sitter() if bot is None else Sitter(kind="bot", bot=bot)
        await table.change(seats=_with(table, seat, new))
        return
    _must_be(table, "running")
    must_be_mine(table, seat, person)
    if sitter.resigned:
        raise Refused("resigned", seat=seat)
    await table.change(seats=_with(table, seat, structs.replace(sitter, bot=bot)))
    await _seat_changed(table, seat)


async def resign(table: LiveTable, person: str, seat: int) -> None:
    """Give up: a bot plays on, and the result will say so."""
    _must_be(table, "running")
    sitter = must_be_mine(table, seat, person)
    if sitter.resigned:
        raise Refused("resigned", seat=seat)
    bot = sitter.bot or table.services.engine.substitute(table.row.game)
    await table.change(seats=_with(table, seat, structs.replace(sitter, bot=bot, resigned=True)))
    await _seat_changed(table, seat)


async def _seat_changed(table: LiveTable, seat: int) -> None:
    """A bot came or went while the game runs."""
    live_game = await table.open_game()
    if table.row.seats[seat].bot is None:
        live_game.bots.dismiss(seat)
    live_game.begin()


async def promise(table: LiveTable, person: str | None, seat: int, promised: str) -> None:
    """Promise the share of one's own seat in the seed. A promise is kept: it cannot be changed."""
    _must_be(table, "open")
    sitter = must_be_mine(table, seat, person)
    if sitter.promise is None:
        await table.change(seats=_with(table, seat, structs.replace(sitter, promise=promised)))


async def _seed(table: LiveTable) -> str | None:
    """The seed, of the server's share and those of the seats; none for a table that is older than shares."""
    server = (table.row.header or {}).get("share")
    if server is None:
        return None
    return shares.seed_of({**await table.collect_shares(PATIENCE), shares.SERVER: server})


async def start(table: LiveTable, person: str) -> None:
    """Begin to play; or, at a table that an error has stopped, try to go on."""
    _must_host(table, person)
    if table.row.state == "stopped":
        await table.change(state="running")
        await table.reload()
        return
    _must_be(table, "open")
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
