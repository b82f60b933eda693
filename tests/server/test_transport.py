"""Floods, clients that do not read and requests that never end: they are cut off, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import resource
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from raw_client import CONTINUATION, PATIENCE, PING, PONG, Raw, frame
from site_under_test import Serving, Site
from structlog.testing import capture_logs
from test_endurance import Process

pytestmark = pytest.mark.anyio

TEXT = 0x1
FLOOD = 100_000  # frames


@pytest.fixture
async def opened() -> AsyncIterator[list[Raw]]:
    """Raw connections, all of them closed at the end."""
    raws: list[Raw] = []
    yield raws
    for raw in raws:
        raw.close()


async def until(test: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not test():
            await asyncio.sleep(0.005)


async def flood(raw: Raw, piece: bytes, count: int) -> None:
    """Send so many, or as many as the other side takes."""
    with suppress(ConnectionError):
        for _ in range(0, count, 1000):
            raw.writer.write(piece * 1000)
            async with asyncio.timeout(PATIENCE):
                await raw.writer.drain()


FLOODS = [
    pytest.param(frame(PING), id="empty pings"),
    pytest.param(frame(PING, b"x" * 125), id="large pings"),
    pytest.param(frame(PONG), id="pongs"),
    pytest.param(frame(CONTINUATION, final=False), id="fragments"),
]


@pytest.mark.parametrize("piece", FLOODS)
async def test_a_flood_of_frames_that_are_no_messages_is_cut_off(site: Site, opened: list[Raw], piece: bytes) -> None:
    """The sender is named in the log, and others at the table hear nothing of it."""
    ann = await site.person()
    table = await ann.started(2)
    here = await ann.at(table, 0)
    raw = await Raw.websocket(site.host, f"/ws/tables/{table}")
    opened.append(raw)
    if piece == frame(CONTINUATION, final=False):
        raw.writer.write(frame(TEXT, b"{", final=False))
    with capture_logs() as logged:
        reading = asyncio.create_task(raw.rest())
        await flood(raw, piece, FLOOD)
        await reading
    (line,) = [line for line in logged if line["event"] == "connection cut"]
    assert (line["reason"], line["address"]) == ("too many control frames", "127.0.0.1")
    assert (await here.answer("hop-step:1"))["type"] == "ack"
    await until(lambda: len(site.hub.live[0].connections) == 1)


async def test_a_flood_whose_answers_are_not_read_takes_no_memory(site: Site, opened: list[Raw]) -> None:
    ann = await site.person()
    table = await ann.started(2)
    raw = await Raw.websocket(site.host, f"/ws/tables/{table}")
    opened.append(raw)
    await flood(raw, frame(PING, b"x" * 125), FLOOD)
    await until(lambda: not site.hub.live[0].connections)


async def test_messages_are_read_no_faster_than_they_are_taken(serving: Serving, opened: list[Raw]) -> None:
    """A client that sends ten thousand at once is shown the door after a few of them."""
    site = await serving(messages_per_second=0.01, message_burst=5)
    table = await (await site.person()).table()
    raw = await Raw.websocket(site.host, f"/ws/tables/{table}")
    opened.append(raw)
    raw.writer.write(frame(TEXT, b'{"type": "ping"}') * 10_000)
    got = await raw.rest()
    assert got.count(b"too-fast") <= 50


async def test_a_ping_now_and_then_is_answered(site: Site) -> None:
    ann = await site.person()
    here = await ann.connect(await ann.table())
    for _ in range(40):
        await (await here.socket.ping())


async def test_a_client_that_does_not_read_is_cut_off(site: Site, opened: list[Raw]) -> None:
    """The queue is bounded by bytes; clients that read stay."""
    ann = await site.person()
    table = await ann.table()
    raw = await Raw.websocket(site.host, f"/ws/tables/{table}")
    opened.append(raw)
    (live,) = site.hub.live
    await until(lambda: len(live.connections) == 1)
    (slow,) = live.connections
    text = json.dumps({"type": "pong", "padding": "x" * 65536})
    with capture_logs() as logged:
        for _ in range(400):
            slow.push(text)
            await asyncio.sleep(0)
            if slow.closed:
                break
        assert slow.closed
        await until(lambda: not live.connections)
    assert [line["reason"] for line in logged if line["event"] == "connection cut"] == ["does not read"]


async def test_a_client_that_is_slow_is_told_so(site: Site, opened: list[Raw]) -> None:
    """It finds the code 1013 at the end of what was on its way, if it reads after all."""
    ann = await site.person()
    table = await ann.table()
    raw = await Raw.websocket(site.host, f"/ws/tables/{table}")
    opened.append(raw)
    (live,) = site.hub.live
    await until(lambda: len(live.connections) == 1)
    (slow,) = live.connections
    while not slow.closed:
        slow.push("x" * 300_000)
    assert (await raw.rest()).endswith(b"\x88\x0a" + (1013).to_bytes(2, "big") + b"too slow")


async def test_a_client_that_does_not_read_does_not_hold_up_the_end(serving: Serving, opened: list[Raw]) -> None:
    """Its buffer is full when the server stops; the server does not wait for it."""
    site = await serving()
    ann = await site.person()
    table = await ann.table()
    raw = await Raw.websocket(site.host, f"/ws/tables/{table}")
    opened.append(raw)
    (live,) = site.hub.live
    await until(lambda: len(live.connections) == 1)
    (slow,) = live.connections
    for _ in range(150):
        slow.push("x" * 65536)
        await asyncio.sleep(0)
        if slow._waiting:
            break
    (protocol,) = [one for one in site.server.server_state.connections if hasattr(one, "hang_up")]
    assert protocol.transport.get_write_buffer_size()
    protocol.shutdown()
    await until(lambda: protocol not in site.server.server_state.connections)


# ---- requests that are not complete ----------------------------------------------------------------------


INCOMPLETE = [
    pytest.param(b"", id="nothing"),
    pytest.param(b"GET / HTTP/1.1\r\nHost: x\r\n", id="headers"),
    pytest.param(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{", id="body"),
    pytest.param(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x", id="the second of two"),
]


@pytest.mark.parametrize("sending", INCOMPLETE)
async def test_a_request_that_is_not_completed_is_closed(serving: Serving, opened: list[Raw], sending: bytes) -> None:
    site = await serving(request_seconds=0.1)
    raw = await Raw.open(site.host, sending)
    opened.append(raw)
    with capture_logs() as logged:
        await raw.rest()
    assert {"incomplete request closed"} == {line["event"] for line in logged if line["log_level"] == "warning"}


async def test_bytes_that_trickle_in_do_not_buy_time(serving: Serving, opened: list[Raw]) -> None:
    site = await serving(request_seconds=0.1)
    raw = await Raw.open(site.host, b"GET / HTTP/1.1\r\n")
    opened.append(raw)
    reading = asyncio.create_task(raw.rest())
    with suppress(ConnectionError):
        while not reading.done():
            raw.writer.write(b"X: y\r\n")
            await asyncio.sleep(0.01)
    assert b" 408 " in await reading


async def test_headers_without_end_are_refused(site: Site, opened: list[Raw]) -> None:
    raw = await Raw.open(site.host, b"GET / HTTP/1.1\r\n")
    opened.append(raw)
    reading = asyncio.create_task(raw.rest())
    await flood(raw, b"X-Header: something\r\n", FLOOD)
    await reading


async def test_when_all_places_are_taken_the_oldest_incomplete_request_makes_room(
    serving: Serving, opened: list[Raw]
) -> None:
    """However many there are: everybody who asks gets an answer."""
    site = await serving(most=20, request_seconds=60)
    ann = await site.person()
    for _ in range(60):
        opened.append(await Raw.open(site.host, b"GET / HT"))
    for _ in range(3):
        async with httpx.AsyncClient() as browser:
            assert (await browser.get(f"http://{site.host}/healthz")).status_code == 200
    assert (await opened[0].rest()).startswith(b"HTTP/1.1 503 ")
    assert len(site.server.server_state.connections) <= 20
    await ann.connect(await ann.table())


async def test_one_address_has_only_so_many_incomplete_requests(serving: Serving, opened: list[Raw]) -> None:
    """A trusted proxy speaks for many and is not limited."""
    site = await serving(proxies="192.0.2.1", unfinished_per_address=5, request_seconds=60)
    with capture_logs() as logged:
        for _ in range(8):
            opened.append(await Raw.open(site.host, b"GET / HT"))
        for raw in opened[:3]:
            assert (await raw.rest()).startswith(b"HTTP/1.1 503 ")
    reasons = [line["reason"] for line in logged if line["event"] == "connection refused"]
    assert reasons == ["too many incomplete requests from one address"] * 3
    trusting = await serving(unfinished_per_address=5, request_seconds=60)
    with capture_logs() as logged:
        for _ in range(8):
            opened.append(await Raw.open(trusting.host, b"GET / HT"))
        await (await trusting.person()).get("/healthz")
    assert not [line for line in logged if line["event"] == "connection refused"]


@pytest.mark.slow
async def test_a_server_with_few_descriptors_goes_on_answering(tmp_path: Path, opened: list[Raw]) -> None:
    """More half-open connections than it has descriptors, from one address."""
    few = 128

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, few))

    async with Process(tmp_path / "few.sqlite3", preexec_fn=limited) as server:
        for _ in range(few + 50):
            opened.append(await Raw.open(server.host, b"GET / HTTP/1.1\r\n"))
        assert b" 503 " in await opened[0].rest()
        async with httpx.AsyncClient(base_url=f"http://{server.host}", timeout=PATIENCE) as browser:
            assert (await browser.get("/healthz")).status_code == 200
            assert (await browser.get("/api/games")).status_code == 200
        assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM)


async def test_a_response_that_nobody_reads_is_not_kept_for_ever(
    serving: Serving, opened: list[Raw], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files: Any = tmp_path / "static"
    (files / "assets").mkdir(parents=True)
    (files / "assets" / "large.bin").write_bytes(b"x" * 10_000_000)
    monkeypatch.setattr("cosmodrome.server.transport.STALLED", 0.0)
    monkeypatch.setattr("cosmodrome.server.transport.LOOK_EVERY", 0.01)
    site = await serving(files=files)
    raw = await Raw.open(site.host, b"GET /assets/large.bin HTTP/1.1\r\nHost: x\r\n\r\n")
    opened.append(raw)
    with capture_logs() as logged:
        await until(lambda: bool(site.server.server_state.connections))
        await until(lambda: not site.server.server_state.connections)
    assert [line["reason"] for line in logged if line["event"] == "connection cut"] == ["does not read"]
