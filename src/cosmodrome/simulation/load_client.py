"""Scripted players for the load test: real WebSockets, as little work as possible on this side."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import struct
import time
from collections.abc import Callable

import msgspec
from msgspec import Struct


class _Option(Struct):
    id: str


class _Ask(Struct):
    id: int
    options: list[_Option]


class Heard(Struct):
    """What a scripted player needs to know of a message."""

    type: str
    asks: list[_Ask] = []
    nonce: str | None = None
    id: str | None = None


_decode = msgspec.json.Decoder(Heard).decode


class Player(asyncio.Protocol):
    """One seat: answers every ask with a legal option, as soon as `pace` allows."""

    def __init__(self, tally: Tally, host: str, table: str, seat: int, cookie: str) -> None:
        self._tally = tally
        self._host = host
        self._table = table
        self._seat = seat
        self._cookie = cookie
        self._random = random.Random(f"{table} {seat}")
        self._buffer = bytearray()
        self._upgraded = False
        self._asked = 0
        self._sent: dict[str, float] = {}
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # ---- the protocol ------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /ws/tables/{self._table} HTTP/1.1",
            f"Host: {self._host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {self._cookie}",
            f"Origin: http://{self._host}",
        ]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        """Cut what comes into frames; servers send whole ones without a mask."""
        buffer = self._buffer
        buffer += data
        if not self._upgraded:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(buffer[:end].decode("latin-1")))
                return
            del buffer[: end + 4]
            self._upgraded = True
            self.send({"type": "hello", "seat": self._seat})
        while len(buffer) >= 2:
            length, start = buffer[1] & 0x7F, 2
            if length == 126:
                if len(buffer) < 4:
                    return
                (length,), start = struct.unpack_from("!H", buffer, 2), 4
            elif length == 127:
                if len(buffer) < 10:
                    return
                (length,), start = struct.unpack_from("!Q", buffer, 2), 10
            if len(buffer) < start + length:
                return
            kind, payload = buffer[0] & 0x0F, bytes(buffer[start : start + length])
            del buffer[: start + length]
            if kind == 1:
                self._heard(payload)
            elif kind == 9:
                self._write(0x8A, payload)

    def connection_lost(self, exc: Exception | None) -> None:
        """The server hung up."""
        self._tally.lost += 1
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("closed"))

    def send(self, message: object) -> None:
        """Send one message."""
        self._write(0x81, msgspec.json.encode(message))

    def _write(self, first: int, payload: bytes) -> None:
        # A mask of zeros is a mask all the same, and saves this side the work.
        length = len(payload)
        head = bytes((first, 0x80 | length)) if length < 126 else struct.pack("!BBH", first, 0xFE, length)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    # ---- the player --------------------------------------------------------------------------------------

    def _heard(self, payload: bytes) -> None:
        message = _decode(payload)
        if message.type == "ack" and message.nonce in self._sent:
            self._tally.acknowledged(time.perf_counter() - self._sent.pop(message.nonce))
        elif message.type in ("change", "view"):
            if message.type == "change":
                self._tally.sizes.append(len(payload))
            elif not self.ready.done():
                self.ready.set_result(None)
            for ask in message.asks:
                if ask.id > self._asked:
                    self._asked = ask.id
                    self._tally.ask(self, ask)
        elif message.type == "refused":
            self._tally.refused[message.id or ""] = self._tally.refused.get(message.id or "", 0) + 1

    def answer(self, ask: _Ask) -> None:
        """Answer with any legal option."""
        nonce = f"{self._seat}.{ask.id}"
        self._sent[nonce] = time.perf_counter()
        option = self._random.choice(ask.options).id
        self.send({"type": "answer", "seat": self._seat, "option": option, "ask": ask.id, "nonce": nonce})


class Tally:
    """What is counted, and how fast the players may answer."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.refused: dict[str, int] = {}
        self.lost = 0
        self._open = False
        self._gap = 0.0
        self._next = 0.0
        self._held: list[Callable[[], None]] = []

    def ask(self, player: Player, ask: _Ask) -> None:
        """A player is asked: answer now, at the pace, or when play begins."""
        if not self._open:
            self._held.append(lambda: self.ask(player, ask))
        elif self._gap:
            now = time.perf_counter()
            self._next = max(self._next + self._gap, now)
            asyncio.get_running_loop().call_later(self._next - now, player.answer, ask)
        else:
            player.answer(ask)

    def acknowledged(self, seconds: float) -> None:
        """An answer was stored."""
        self.latencies.append(seconds)

    def begin(self, rate: float) -> None:
        """Let play begin or go on, at this many answers a second, or as fast as the server can."""
        self._gap = 1 / rate if rate else 0.0
        self._open = True
        held, self._held = self._held, []
        for go_on in held:
            go_on()

    def pause(self) -> None:
        """Let nobody answer until the next `begin`."""
        self._open = False

    def reset(self) -> None:
        """Count anew."""
        self.latencies.clear()
        self.sizes.clear()
