"""Below the application: how connections are counted, read, timed and closed.

uvicorn answers PINGs, buffers what a client does not read and waits for requests to become complete, and no limit of
the application sees any of it. The two protocols here are uvicorn's own with those limits added.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import structlog
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from cosmodrome.server.limits import Bucket
from cosmodrome.server.settings import ServerSettings

log = structlog.get_logger(__name__)

HANG_UP = "hang up"  # the name in a WebSocket's scope under which the application finds a way to end it at once

FRAME_LIMIT = 64 * 1024  # above the largest message we take; what is larger is not even read to its end
SLICE = 1024  # bytes parsed before the limits are looked at again
CONTROL_PER_SECOND, CONTROL_BURST = 5.0, 50  # PINGs, PONGs and fragments; a browser sends one in twenty seconds
MOST_HEAD = 64 * 1024  # bytes of a request before its body
BODY_PATIENCE = 3  # times as long as for the headers
LAST_WORDS = 1.0  # seconds that a connection we end has to take what was sent to it
LOOK_EVERY = 1.0
LOOK_AT_BUFFERS_EVERY = 5  # looks
STALLED = 20.0  # seconds without a byte taken by the client
POLICY = 1008

TOO_LONG = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Guard:
    """What the connections of a server share: how many there may be, which requests are incomplete, and who does not
    read.

    Descriptors are kept in reserve for files and the database. When all others are in use, the connection that has
    waited longest without a complete request makes room for the newcomer.
    """

    def __init__(self, settings: ServerSettings, trusted: list[str] | str, most: int | None = None) -> None:
        self._patience = settings.request_seconds
        self._most_unfinished = settings.unfinished_per_address
        self._trusted: Any = ProxyHeadersMiddleware(None, trusted).trusted_hosts  # type: ignore[arg-type]
        self._most = most
        self._unfinished: dict[GuardedHttp, float] = {}
        self._by_address: dict[str, dict[GuardedHttp, None]] = {}
        self._buffers: dict[Any, tuple[int, float]] = {}
        self._looks = 0
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, http: GuardedHttp) -> None:
        """A new connection, which has not asked for anything yet."""
        self.begin(http)
        mine = self._by_address[http.address]
        if len(mine) > self._most_unfinished and http.address not in self._trusted:
            self._refuse(next(iter(mine)), "too many incomplete requests from one address")
        if self._most is not None and len(http.connections) > self._most:
            self._refuse(next(iter(self._unfinished), http), "too many connections")
        if self._timer is None:
            self._timer = http.loop.call_later(LOOK_EVERY, self._look, http.loop, http.connections)

    def begin(self, http: GuardedHttp) -> None:
        """A request has begun, or may begin: from now on it is waited for."""
        if http in self._unfinished:
            return
        self._unfinished[http] = http.loop.time() + self._patience
        self._by_address.setdefault(http.address, {})[http] = None

    def prolong(self, http: GuardedHttp) -> None:
        """The headers are here: there is more time for the body."""
        if http in self._unfinished:
            self._unfinished[http] += self._patience * (BODY_PATIENCE - 1)

    def finish(self, http: GuardedHttp) -> None:
        """The request is complete, or nobody is there any more."""
        if self._unfinished.pop(http, None) is not None:
            mine = self._by_address[http.address]
            del mine[http]
            if not mine:
                del self._by_address[http.address]

    def leave(self, connection: Any) -> None:
        """The connection is closed."""
        self._buffers.pop(connection, None)

    def _refuse(self, http: GuardedHttp, reason: str) -> None:
        log.warning("connection refused", reason=reason, address=http.address)
        http.end(TOO_MANY)

    def _look(self, loop: asyncio.AbstractEventLoop, connections: set[Any]) -> None:
        """Once a second, as long as anybody is connected."""
        now = loop.time()
        for http in [http for http, until in self._unfinished.items() if until <= now]:
            log.warning("incomplete request closed", address=http.address)
            http.end(TOO_LONG)
        self._looks += 1
        if self._looks % LOOK_AT_BUFFERS_EVERY == 0:
            self._end_stalled(connections, now)
        self._timer = loop.call_later(LOOK_EVERY, self._look, loop, connections) if connections else None

    def _end_stalled(self, connections: Iterable[Any], now: float) -> None:
        """Closing waits until everything has been sent, and a client that takes nothing would keep it waiting."""
        for connection in list(connections):
            size = connection.transport.get_write_buffer_size()
            if not size:
                if self._buffers:
                    self._buffers.pop(connection, None)
                continue
            known, since = self._buffers.get(connection, (size + 1, now))
            if size < known:
                since = now
            elif now - since >= STALLED or connection.transport.is_closing():
                log.warning(
                    "connection cut", reason="does not read", address=connection.client and connection.client[0]
                )
                connection.transport.abort()
            self._buffers[connection] = (size, since)


class Config(uvicorn.Config):
    """uvicorn's settings as we use them, with the guard of all connections."""

    def __init__(self, app: Any, settings: ServerSettings, most: int | None = None, **given: Any) -> None:
        super().__init__(
            app,
            http=GuardedHttp,
            ws=GuardedWebSocket,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=FRAME_LIMIT,
            # Changes are small; compressing each for each client would cost more than it saves.
            ws_per_message_deflate=False,
            lifespan="on",
            **given,
        )
        self.guard = Guard(settings, self.forwarded_allow_ips, most)


class GuardedHttp(HttpToolsProtocol):
    """HTTP with a time limit for requests to become complete and a size limit for their headers."""

    config: Config
    cycle: Any
    parser: Any
    _in_head = True
    _head = 0

    @property
    def address(self) -> str:
        """Who is on the other side, be it a proxy."""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.config.guard.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.guard.finish(self)
        self.config.guard.leave(self)
        # The last request knows its connection: both leave memory at once when the connection forgets the request.
        self.cycle = None

    def data_received(self, data: bytes) -> None:
        if self.parser is None:  # we have hung up
            return
        if self.cycle is None or self.cycle.response_complete:
            self.config.guard.begin(self)
        self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > MOST_HEAD:
            log.warning("request refused", reason="headers too large", address=self.address)
            self.end(TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self.config.guard.begin(self)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self.config.guard.prolong(self)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.config.guard.finish(self)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.config.guard.finish(self)
        super().handle_websocket_upgrade()
        self.parser = None  # it knows us

    def end(self, answer: bytes) -> None:
        """Hang up, with an answer if none is on its way."""
        self.config.guard.finish(self)
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(answer)
            self.transport.close()
        else:
            self.transport.abort()


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that counts what the application never sees, reads no further than the application does, and can be
    ended without waiting for the client."""

    config: Config

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._control = Bucket(CONTROL_PER_SECOND, CONTROL_BURST, self.loop.time())
        self._unread = b""
        self._ending: asyncio.TimerHandle | None = None

    # ---- reading ---------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unread = self._unread + data if self._unread else data
        self._parse()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._unread:
            self._parse()
        return message

    def _parse(self) -> None:
        """A slice at a time, and nothing while the application has not taken the last message."""
        data, at = self._unread, 0
        while at < len(data) and not self.read_paused and self._ending is None and not self.disconnected:
            super().data_received(data[at : at + SLICE])
            at += SLICE
        self._unread = data[at:]

    def handle_ping(self) -> None:
        if self._is_allowed():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._is_allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._is_allowed():
            super().handle_cont(event)

    def _is_allowed(self) -> bool:
        """Whether one more frame that is no message may be taken; a client that goes on and on is cut off."""
        if self._ending is not None:
            return False
        if self._control.take(self.loop.time()):
            return True
        client: Any = self.scope["client"] if self.handshake_initiated else self.client
        log.warning("connection cut", reason="too many control frames", address=client and client[0])
        self.hang_up(POLICY, "too many control frames")
        return False

    # ---- ending ----------------------------------------------------------------------------------------

    def hang_up(self, code: int, reason: str) -> None:
        """Close now. The client has a moment to take what is on its way; after that the connection is cut."""
        if self._ending is not None or self.disconnected:
            return
        self._unread = b""
        self.stop_keepalive()
        if self.handshake_complete and not self.close_sent:
            self.close_sent = True
            with suppress(InvalidState):
                self.conn.send_close(code, reason)
                self.transport.write(b"".join(self.conn.data_to_send()))
        self._end_soon()

    def _end_soon(self) -> None:
        self.transport.close()
        if self._ending is None:
            self._ending = self.loop.call_later(LAST_WORDS, self.transport.abort)

    def shutdown(self) -> None:
        super().shutdown()
        self._end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.guard.leave(self)
        self.conn.parser = None  # type: ignore[assignment]  # it knows its connection
        if self._ending is not None:
            self._ending.cancel()

    async def run_asgi(self) -> None:
        self.scope["state"][HANG_UP] = self.hang_up
        await super().run_asgi()
        self.scope["state"].clear()  # it knows us, and nobody asks for it any more
