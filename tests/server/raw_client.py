"""Clients that keep no rule: raw bytes over a socket."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import suppress

PATIENCE = 20.0
PING, PONG, CONTINUATION = 0x9, 0xA, 0x0
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Raw:
    """A connection that sends what it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, host: str, sending: bytes = b"") -> Raw:
        """Connect with a small buffer, so that not reading is soon noticed on the other side."""
        name, _, port = host.rpartition(":")
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plain, (name, int(port)))
        raw = cls(*await asyncio.open_connection(sock=plain, limit=1024))
        raw.writer.write(sending)
        return raw

    @classmethod
    async def websocket(cls, host: str, path: str) -> Raw:
        """Connect and shake hands."""
        raw = await cls.open(host, HANDSHAKE.format(path=path, host=host).encode())
        async with asyncio.timeout(PATIENCE):
            assert b" 101 " in await raw.reader.readuntil(b"\r\n\r\n")
        return raw

    async def rest(self, most: int = 50_000_000) -> bytes:
        """All that comes until the connection ends."""
        got = b""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while piece := await self.reader.read(65536):
                    got = (got + piece)[-4096:]
                    most -= len(piece)
                    assert most > 0, "more and more comes"
        return got

    async def is_closed_by_the_other_side(self) -> bool:
        """Whether it ends; waits for it."""
        await self.rest()
        return True

    def close(self) -> None:
        self.writer.transport.abort()


def frame(opcode: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A masked frame; the mask is all zeros."""
    assert len(payload) < 126
    return struct.pack("!BB", (0x80 if final else 0) | opcode, 0x80 | len(payload)) + bytes(4) + payload
