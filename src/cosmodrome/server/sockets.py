"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath

from cosmodrome.kernel import Refusal
from cosmodrome.server import lobby, seats, wire
from cosmodrome.server.connection import Connection
from cosmodrome.server.errors import Refused, plain
from cosmodrome.server.hub import NO_TABLE, Hub
from cosmodrome.server.limits import Bucket, Doorkeeper
from cosmodrome.server.names import clean_chat
from cosmodrome.server.security import origin_is_ours
from cosmodrome.server.table import LiveTable
from cosmodrome.server.transport import HANG_UP
from cosmodrome.store import ChatLine

log = structlog.get_logger(__name__)

DIRECT = "direct send"
MOST_STRIKES = 50
NONCES_KEPT = 50
POLICY, TOO_MANY = 1008, 4429
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # no JSON of ours, or nested without end

Playing = wire.AnswerMessage | wire.UndoMessage | wire.ActMessage
Ordering = wire.OrderMessage | wire.OrdersMessage


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Everything that happens at a table, for one client."""
    try:
        await _serve(socket, table_id)
    finally:
        # The framework's wrappers know the socket: when it forgets them, all of it leaves memory at once.
        socket.receive = socket.send = None  # type: ignore[assignment]


async def _serve(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    hub: Hub = socket.app.state.hub
    door: Doorkeeper = socket.app.state.door
    if not origin_is_ours(socket.scope, hub.settings):
        await socket.close(POLICY)
        return
    address = socket.client.host if socket.client else ""
    await socket.accept()
    state: Any = socket.scope["state"]
    connection = Connection(state[DIRECT], state.get("person"), state[HANG_UP])
    shared = door.enter(address, asyncio.get_running_loop().time())
    if shared is None:
        await _turn_away(connection, "too-many-connections", TOO_MANY)
        return
    hub.metrics.connections.inc()
    try:
        table = await hub.table(table_id)
        table.enter(connection)
        try:
            await _listen(socket, connection, table, shared)
        finally:
            connection.closed = True
            table.leave(connection)
    except Refused as refused:
        await _turn_away(connection, refused.id, NO_TABLE)
    finally:
        hub.metrics.connections.dec()
        door.leave(address)


async def _turn_away(connection: Connection, reason: str, code: int) -> None:
    connection.say(wire.RefusedMessage(None, reason))
    await connection.close(code, reason)


async def _listen(socket: WebSocket[Any, Any, Any], connection: Connection, table: LiveTable, shared: Bucket) -> None:
    """Take messages until the client goes; what cannot be read is refused, and a client that goes on like that is shown
    the door."""
    limit = table.services.settings.message_limit
    loop = asyncio.get_running_loop()
    own = table.bucket_of(connection.person)
    while connection.strikes < MOST_STRIKES:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        data = event.get("text") or event.get("bytes") or ""
        now = loop.time()
        if not (own.take(now) and shared.take(now)):
            connection.strikes += 1
            connection.say(wire.RefusedMessage(_nonce_in(data, limit), "too-fast"))
            continue
        if len(data) > limit:
            connection.strikes += 1
            connection.say(wire.RefusedMessage(None, "too-large"))
            continue
        try:
            message = wire.decode(data)
        except UNREADABLE:
            connection.strikes += 1
            connection.say(wire.RefusedMessage(_nonce_in(data, limit), "bad-message"))
            continue
        if isinstance(message, wire.PingMessage):
            connection.say(wire.PongMessage())
        elif isinstance(message, wire.ShareMessage):  # while the table's task waits for it
            table.show_share(connection.person, message.seat, message.share)
        else:
            table.post(partial(_handle, table, connection, message, time.perf_counter()))
    await connection.close(POLICY, "too many bad messages")


class _Nonced(msgspec.Struct):
    nonce: wire.Nonce | None = None


def _nonce_in(data: str | bytes, limit: int) -> str | None:
    """The nonce of a message that is refused unread, if it has one."""
    try:
        return msgspec.json.decode(data, type=_Nonced).nonce if len(data) <= limit else None
    except UNREADABLE:
        return None


async def _handle(table: LiveTable, connection: Connection, message: Any, received: float) -> None:
    """One message, inside the table's task."""
    nonce = getattr(message, "nonce", None)
    metrics = table.services.metrics
    try:
        if isinstance(message, Playing):
            if await _play(table, connection, message):
                metrics.done.inc()
                metrics.latency.observe(time.perf_counter() - received)
            connection.say(wire.AckMessage(message.nonce))
        elif isinstance(message, wire.HelloMessage):
            await _hello(table, connection, message)
        elif isinstance(message, wire.WhyMessage):
            seats.must_be_mine(table, message.seat, connection.person)
            rule = (await table.open_game()).why(message.seat, message.option)
            connection.say(wire.AnswerWhyMessage(message.nonce, rule))
        elif isinstance(message, wire.RehearseMessage):
            seats.must_be_mine(table, message.seat, connection.person)
            tried = (await table.open_game()).rehearse(message.seat, message.ask, message.answers)
            connection.say(wire.RehearsedMessage(message.nonce, *tried))
        elif isinstance(message, wire.PromiseMessage):
            await lobby.promise(table, connection.person, message.seat, message.promise)
            connection.say(wire.AckMessage(message.nonce))
        elif isinstance(message, Ordering):
            await _order(table, connection, message, received)
        else:
            await _chat(table, connection, message)
            connection.say(wire.AckMessage(message.nonce))
    except (Refused, Refusal) as refused:
        metrics.refused.inc()
        connection.say(wire.RefusedMessage(nonce, refused.id, refused.rule, plain(refused.details)))
    except Exception:
        connection.say(wire.RefusedMessage(nonce, "not-done"))
        raise


async def _play(table: LiveTable, connection: Connection, message: Playing) -> bool:
    """Answer, undo or act; False when exactly this was done before, and the acknowledgement got lost."""
    seat = message.seat
    sitter = seats.must_be_mine(table, seat, connection.person)
    if sitter.bot is not None:
        raise Refused("bot-plays", seat=seat)
    live_game = await table.open_game()
    done = table.nonces.setdefault(seat, [])
    if message.nonce in done:
        return False
    if isinstance(message, wire.AnswerMessage):
        await live_game.answer(seat, message.option, message.ask, message.nonce)
    elif isinstance(message, wire.UndoMessage):
        await live_game.undo(seat, message.nonce)
    else:
        await live_game.act(seat, message.act, message.nonce)
    done.append(message.nonce)
    del done[:-NONCES_KEPT]
    return True


async def _order(table: LiveTable, connection: Connection, message: Ordering, received: float) -> None:
    """Give or drop a standing order, or list them. A seat that may not see yet what comes after a window that is
    held open is served when it has closed."""
    seat = message.seat
    sitter = seats.must_be_mine(table, seat, connection.person)
    if sitter.bot is not None:
        raise Refused("bot-plays", seat=seat)
    live_game = await table.open_game()
    live_game.must_go_on()
    if not live_game.outbox.open_to(seat):
        live_game.defer(partial(_handle, table, connection, message, received))
        return
    if isinstance(message, wire.OrderMessage):
        await live_game.orders.set(seat, message.order, message.on)
    else:
        connection.say(live_game.orders.shown(seat))
    connection.say(wire.AckMessage(message.nonce))


async def _hello(table: LiveTable, connection: Connection, message: wire.HelloMessage) -> None:
    """Look from a seat: one's own, or none."""
    if message.seat is not None:
        seats.must_be_mine(table, message.seat, connection.person)
    connection.seat = message.seat
    if table.row.state in ("running", "over"):
        live_game = await table.open_game()
        live_game.clock.set()
        live_game.outbox.show(connection, message.cursor)
        return
    connection.watching = True
    connection.fresh = True
    if table.row.state == "stopped":
        connection.say(wire.StoppedMessage("engine-error"))
    for line in table.chat_for(connection):
        connection.say(wire.ChatLineMessage(**msgspec.structs.asdict(line)))


async def _chat(table: LiveTable, connection: Connection, message: wire.ChatMessage) -> None:
    """Say something, from the seat one looks from, or else from the first of one's own."""
    person = connection.person
    mine = table.row.seats_of(person) if person is not None else []
    if not mine:
        raise Refused("not-seated", 403)
    seat = connection.seat if connection.seat in mine else mine[0]
    to = None
    if message.to is not None:
        if not table.row.settings.private_chat:
            raise Refused("private-chat-off", 403)
        to = sorted(set(message.to))
        if not to or to[-1] >= len(table.row.seats):
            raise Refused("no-such-seat", 404, seat=to[-1] if to else None)
    line = ChatLine(
        at=time.time(), seat=seat, name=table.row.seats[seat].name or "", text=clean_chat(message.text), to=to
    )
    await table.say(line)
