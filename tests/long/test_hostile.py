"""Ten thousand hostile requests and messages against a server in a process of its own, on both databases."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

import asyncpg
import httpx
import pytest
from websockets import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
sys.path.append(str(Path(__file__).parents[1] / "store"))

import private_postgres
from site_under_test import Person, SeatAt

pytestmark = pytest.mark.anyio

REQUESTS, MESSAGES = 4000, 6000
SERVE = """
import sys
from cosmodrome.server.run import serve
from cosmodrome.server.settings import from_environment
many = 10**6
limits = dict(messages_per_second=many, message_burst=many, requests_per_minute=many, tables_per_minute=many)
settings = from_environment(log_level="warning", connections_per_address=many, **limits)
serve(port=0, database=sys.argv[1], browser=False, settings=settings)
"""
ODD: list[Any] = [
    *(None, True, False, -1, 0, 1, 7, 2**31, 2**63, 2**70, -(2**63), 1.5, 1e308, "", "0", "pass", "\0", "a\0b"),
    *("\ud800", "x" * 3000, "../../etc/passwd", "%00", "' OR 1=1 --", "\u202e", "🚀" * 100),
    *([], [0], [[]], {}, {"seat": 0}, {"": {}}, [None] * 50),
]
TYPES = [
    "hello",
    "answer",
    "undo",
    "act",
    "order",
    "orders",
    "why",
    "rehearse",
    "chat",
    "promise",
    "share",
    "ping",
    "table",
    "view",
    "change",
    "ack",
]
FIELDS = [
    "seat",
    "option",
    "ask",
    "nonce",
    "cursor",
    "act",
    "text",
    "to",
    "order",
    "on",
    "answers",
    "promise",
    "share",
    "extra",
]
PIECES = [
    "api",
    "tables",
    "ws",
    "games",
    "import",
    "seats",
    "record",
    "replay",
    "events",
    "..",
    "%00",
    "%ff",
    "\u0430",
    "",
    "0",
]
BODIES = [
    "game",
    "seats",
    "options",
    "public",
    "bots",
    "name",
    "delay",
    "pace",
    "bot",
    "seat",
    "secret",
    "record",
    "to",
    "agree",
]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with private_postgres.running() as url:
        yield url


def message(rng: random.Random, real: list[dict[str, Any]]) -> str | bytes:
    """Nonsense, or something real with one thing wrong."""
    if rng.random() < 0.1:
        return rng.randbytes(rng.randrange(300))
    made = dict(rng.choice(real)) if rng.random() < 0.5 else {"type": rng.choice(TYPES), "nonce": str(rng.random())}
    for _ in range(rng.randrange(1, 4)):
        made[rng.choice(FIELDS if rng.random() < 0.9 else ["type"])] = rng.choice(ODD)
    text = json.dumps(made)
    return text[: rng.randrange(len(text))] if rng.random() < 0.1 else text


async def request(rng: random.Random, eve: Person, table: str) -> httpx.Response | None:
    """A request that a hostile client might send."""
    pieces = [rng.choice([*PIECES, table, secrets.token_urlsafe(16)]) for _ in range(rng.randrange(1, 6))]
    path = "/" + "/".join(piece if piece.startswith("%") else quote(piece) for piece in pieces)
    if rng.random() < 0.6:
        path = f"/api/tables/{rng.choice([table, '%00', 'a%00b', quote(chr(0x430)), 'x' * 3000])}"
        path += rng.choice(
            ["", "/start", "/seats/0", "/seats/%00", "/record", "/replay?at=9e9", "/events?before=-1", "/seats/99"]
        )
    headers = (
        dict(eve.headers) if rng.random() < 0.8 else {"x-csrftoken": "\x7f", "cookie": "cosmodrome=%00; csrftoken="}
    )
    body = json.dumps({name: rng.choice(ODD) for name in rng.sample(BODIES, rng.randrange(6))})
    content = rng.randbytes(100) if rng.random() < 0.1 else body.encode()
    kind = rng.choice(
        ["application/json", "application/json", "text/plain", "application/x-www-form-urlencoded", "\xff"]
    )
    with suppress(httpx.InvalidURL, httpx.LocalProtocolError, UnicodeEncodeError):
        return await eve.http.request(
            rng.choice(["GET", "POST", "POST", "DELETE", "PUT", "HEAD", "PATCH"]),
            path,
            content=content,
            headers={**headers, "content-type": kind},
        )
    return None


async def pester(eve: Person, table: str, seat: int | None, rng: random.Random, count: int) -> None:
    """Send so many messages, with a new connection whenever the server has had enough."""
    sent = 0
    while sent < count:
        here: SeatAt = await eve.connect(table)
        with suppress(ConnectionClosed):
            await here.hello(seat)
            ask = (here.last.get("asks") or [{"id": 1}])[0]["id"]
            real = [
                {"type": "answer", "seat": 0, "option": "pass", "ask": ask, "nonce": "n"},
                {"type": "act", "seat": 0, "act": "pass", "nonce": "n"},
                {"type": "chat", "text": "x", "to": [0], "nonce": "n"},
                {"type": "rehearse", "seat": 0, "ask": ask, "answers": ["pass"], "nonce": "n"},
                {"type": "order", "seat": 0, "order": "pass", "on": True, "nonce": "n"},
            ]
            for _ in range(min(200, count - sent)):
                sent += 1
                await here.say(message(rng, real))
            await here.say({"type": "ping"})
            await here.until("pong")
        await here.socket.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_ten_thousand_hostile_inputs_change_nothing(tmp_path: Path, postgres: str, kind: str) -> None:
    """No answer 5xx but for a full queue, no traceback, and the game at the table stands where it stood."""
    database = str(tmp_path / "hostile.sqlite3")
    if kind == "postgresql":
        connection = await asyncpg.connect(f"{postgres}/postgres")
        await connection.execute("CREATE DATABASE hostile")
        await connection.close()
        database = f"{postgres}/hostile"
    log = tmp_path / "log"
    with log.open("w") as errors:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, database], stdout=subprocess.PIPE, stderr=errors, text=True
        )
    assert server.stdout is not None
    host = (await asyncio.to_thread(server.stdout.readline)).strip().removeprefix("http://").rstrip("/")
    ann, eve = (Person(SimpleNamespace(host=host)) for _ in range(2))  # type: ignore[arg-type]
    rng, statuses = random.Random(kind), Counter[int]()
    try:
        for person in (ann, eve):
            await person.get("/api/games")
        tables = {}
        for game in ("space-base", "cosmic-encounter", "twilight-imperium"):
            made = await ann.post("/api/tables", {"game": game, "seats": 3, "name": "Ann"})
            tables[game] = made.json()["id"]
            for seat in (1, 2):
                assert (await ann.sit(tables[game], seat, f"Ann {seat}")).status_code == 200
            assert (await ann.start(tables[game])).status_code == 200
        before = {table: ((await ann.at(table, 0)).view, (await ann.info(table))["turn"]) for table in tables.values()}
        for number in range(REQUESTS):
            answer = await request(rng, eve, rng.choice(list(tables.values())))
            statuses[0 if answer is None else answer.status_code] += 1
            assert answer is None or answer.status_code < 500, (number, answer.request.method, answer.request.url)
        for table in tables.values():
            await pester(eve, table, None, rng, MESSAGES // 3)
        for table, (view, turn) in before.items():
            assert (await ann.at(table, 0)).view == view
            assert (await ann.info(table))["turn"] == turn
            assert (await ann.info(table))["state"] == "running"
    finally:
        for person in (ann, eve):
            await person.close()
        server.send_signal(signal.SIGTERM)
        await asyncio.to_thread(server.wait, 60)
        server.stdout.close()
    told = log.read_text()
    assert "Traceback" not in told, told[-3000:]
    assert min(statuses[404], statuses[400]) > 100, statuses
