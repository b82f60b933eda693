"""Helpers: a running server, a person with a browser's cookies, a seat with a WebSocket."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets

from cosmodrome.server.app import create_app
from cosmodrome.server.hub import Hub
from cosmodrome.server.settings import from_environment
from cosmodrome.server.transport import Config

PATIENCE = 20.0
QUICK = {"bot_workers": 1, "bot_seconds": 0.2}


class _Server(uvicorn.Server):
    """Leaves the signals to pytest."""

    tick = 0.1  # seconds after which it looks whether it should end

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def main_loop(self) -> None:
        while not await self.on_tick(0):
            await asyncio.sleep(self.tick)


Serving = Callable[..., Awaitable["Site"]]


class Site:
    """A server that runs in this process."""

    def __init__(self, app: Any, server: uvicorn.Server) -> None:
        port = server.servers[0].sockets[0].getsockname()[1]
        self.app = app
        self.server = server
        self.host = f"127.0.0.1:{port}"
        self.people: list[Person] = []

    @property
    def hub(self) -> Hub:
        return self.app.state.hub

    async def person(self) -> Person:
        """Somebody who comes for the first time."""
        person = Person(self)
        self.people.append(person)
        await person.get("/api/games")
        return person


class Person:
    """A browser with its cookies."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.http = httpx.AsyncClient(base_url=f"http://{site.host}", timeout=PATIENCE)
        self.seats: list[SeatAt] = []

    @property
    def headers(self) -> dict[str, str]:
        return {"x-csrftoken": self.http.cookies.get("csrftoken", "")}

    async def get(self, path: str, **kwargs: Any) -> httpx.Response:
        return await self.http.get(path, **kwargs)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, json=body, headers=self.headers)

    async def delete(self, path: str) -> httpx.Response:
        return await self.http.delete(path, headers=self.headers)

    async def table(self, seats: int = 2, name: str | None = "Ann", **fields: Any) -> str:
        """A new table of the small game; its id."""
        options = {key: fields.pop(key) for key in ("goal", "holder", "together", "crash", "haggle") if key in fields}
        body = {"game": "hop", "seats": seats, "name": name, "options": options, "pace": "instant", **fields}
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def started(self, seats: int = 2, **fields: Any) -> str:
        """A running table whose seats are all this person's."""
        bots = fields.get("bots", {})
        table = await self.table(seats, **fields)
        for seat in range(1, seats):
            if str(seat) not in bots:
                assert (await self.sit(table, seat, f"Ann {seat}")).status_code == 200
        assert (await self.start(table)).status_code == 200
        return table

    async def sit(self, table: str, seat: int, name: str) -> httpx.Response:
        return await self.post(f"/api/tables/{table}/seats/{seat}", {"name": name})

    async def start(self, table: str) -> httpx.Response:
        return await self.post(f"/api/tables/{table}/start")

    async def info(self, table: str) -> dict[str, Any]:
        answer = await self.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def connect(self, table: str, origin: str | None = None) -> SeatAt:
        """A WebSocket, before hello."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = await websockets.connect(
            f"ws://{self.site.host}/ws/tables/{table}",
            additional_headers={"cookie": cookie},
            origin=origin or f"http://{self.site.host}",  # type: ignore[arg-type]
            max_size=None,
        )
        seat = SeatAt(socket)
        self.seats.append(seat)
        return seat

    async def at(self, table: str, seat: int | None, cursor: int | None = None) -> SeatAt:
        """A WebSocket that looks from a seat, with its view in hand."""
        here = await self.connect(table)
        await here.hello(seat, cursor)
        return here

    async def close(self) -> None:
        for seat in self.seats:
            with suppress(Exception):
                await seat.socket.close()
        await self.http.aclose()


class SeatAt:
    """A WebSocket at a table, and what was heard there."""

    numbers = itertools.count()

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.seat: int | None = None
        self.heard: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.last: dict[str, Any] = {}
        self.cursor = 0
        self.events: list[dict[str, Any]] = []

    async def say(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message; view and cursor follow along."""
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["type"] == "view":
            self.view, self.events = message["view"], list(message["events"])
        elif message["type"] == "change":
            self.events += message["events"]
            for path, value in message["parts"].items():
                name, _, index = path.partition(".")
                if index:
                    self.view[name][int(index)] = value
                else:
                    self.view[name] = value
        if message["type"] in ("view", "change"):
            self.cursor, self.last = message["cursor"], message
        return message

    async def until(self, *types: str, **fields: Any) -> dict[str, Any]:
        """The next message of a type (and with these fields)."""
        while True:
            message = await self.hear()
            if message["type"] in types and all(message.get(key) == value for key, value in fields.items()):
                return message

    async def until_true(self, test: Callable[[SeatAt], bool]) -> None:
        """Hear until something is so."""
        while not test(self):
            await self.hear()

    async def hello(self, seat: int | None, cursor: int | None = None) -> dict[str, Any]:
        self.seat = seat
        await self.say({"type": "hello", "seat": seat, "cursor": cursor})
        return await self.until("view", "change", "refused", "stopped")

    async def asked(self) -> dict[str, Any]:
        """The open ask, as soon as there is one."""
        await self.until_true(lambda here: bool(here.last.get("asks")))
        return dict(self.last["asks"][0])

    async def send(self, kind: str, nonce: str | None = None, **fields: Any) -> dict[str, Any]:
        """Do something and hear what becomes of it."""
        nonce = nonce or f"n{next(self.numbers)}"
        message = {"type": kind, "nonce": nonce, **fields}
        if kind != "chat":
            message.setdefault("seat", self.seat)
        await self.say(message)
        return await self.until("ack", "refused", "answer-why", "rehearsed", nonce=nonce)

    async def answer(self, option: str, **fields: Any) -> dict[str, Any]:
        ask = (await self.asked())["id"]
        self.last["asks"] = []
        return await self.send("answer", option=option, **{"ask": ask, **fields})


@asynccontextmanager
async def running(
    database: str,
    engine: str = "playroom",
    files: Path | None = None,
    most: int | None = None,
    proxies: str = "127.0.0.1",
    **settings: Any,
) -> AsyncIterator[Site]:
    """A server until the end of the block."""
    given = from_environment({}, **{**QUICK, **settings})
    app = create_app(database, settings=given, engine=engine, files=files)
    config = Config(
        app, given, most, host="127.0.0.1", port=0, timeout_graceful_shutdown=2, forwarded_allow_ips=proxies
    )
    server = _Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            await task
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.005)
    site = Site(app, server)
    try:
        yield site
    finally:
        for person in site.people:
            await person.close()
        server.should_exit = True
        await task
