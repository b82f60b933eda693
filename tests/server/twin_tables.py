"""Twin tables over the wire: two tables that differ only in what one seat cannot see must send it the same.

Both are played through real sockets with the same answers, at the same virtual times. The streams of the seat and of an
onlooker are compared message by message: what is in them, in which order, how many, how long, and when they came, up to
the first event by which a rule discloses the difference. Meanwhile the seat tries what might tell it more: it undoes,
asks why and for its orders, comes back with a new connection, and looks at the list of tables; and in one of the two
others give and drop standing orders.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import websockets
from msgspec import to_builtins
from site_under_test import Person, Site
from tests.conformance.joined import Joined, starting
from tests.conformance.play import Move, next_move, pick
from tests.conformance.twins import Twins, twin_starts

from cosmodrome.kernel import Game, Random, Seat
from cosmodrome.kernel.events import Event
from cosmodrome.orders import book_of
from cosmodrome.server.table import LiveTable

TICK = 0.25  # virtual seconds between two moves
PROBES = 4  # how often the seat comes back
LONG = 8.0  # longer than any wait
UNLIMITED: dict[str, Any] = {
    "messages_per_second": 1e6,
    "message_burst": 10**6,
    "requests_per_minute": 10**6,
    "tables_per_minute": 10**6,
    "connections_per_address": 10**6,
}
VARYING = ("id", "created", "commitment", "promises")  # of a table

Pace = Callable[[], float]


def instant() -> float:
    """Answers in no time."""
    return 0.0


def slow() -> float:
    """Thinks longer than most waits."""
    return 1.5


class Client:
    """A WebSocket that looks from a seat, with everything it heard and when. The others pass in hidden windows."""

    def __init__(self, socket: Any, seat: Seat | None, pace: Pace | None) -> None:
        self.socket = socket
        self.seat = seat
        self.stream: list[tuple[float, int, dict[str, Any]]] = []
        self.last: dict[str, Any] = {}
        self.pace = pace
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def at(cls, person: Person, table: str, seat: Seat | None, pace: Pace | None = None) -> Client:
        cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        socket = await websockets.connect(
            f"ws://{person.site.host}/ws/tables/{table}",
            additional_headers={"cookie": cookie},
            max_size=None,
            ping_interval=None,
            compression=None,
        )
        return cls(socket, seat, pace)

    async def look(self) -> Client:
        """Look from the seat."""
        await self.say(type="hello", seat=self.seat, cursor=None)
        return self

    async def _read(self) -> None:
        loop = asyncio.get_running_loop()
        async for text in self.socket:
            message = json.loads(text)
            self.stream.append((loop.time(), len(text), message))
            if message["type"] in ("view", "change"):
                self.last = message
                if self.pace is not None and self.in_window():
                    await self._pass(message["asks"][0]["id"])

    async def _pass(self, ask: int) -> None:
        assert self.pace is not None
        if thinking := self.pace():
            await asyncio.sleep(thinking)
        await self.say(type="answer", seat=self.seat, option="pass", ask=ask, nonce=f"pass {ask}")

    def in_window(self) -> bool:
        window = self.last.get("window")
        return bool(self.last.get("asks")) and window is not None and bool(window["hidden"])

    def ask(self) -> dict[str, Any] | None:
        """The open ask, if it is one for the script."""
        asks = self.last.get("asks")
        return None if not asks or (self.pace is not None and self.in_window()) else asks[0]

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def close(self) -> None:
        self._reader.cancel()
        await self.socket.close()


class TwinTable:
    """One of the two tables."""

    def __init__(
        self, live: LiveTable, game: Game, clients: list[Client], onlooker: Client, later: list[Client]
    ) -> None:
        self.live = live
        self.game = game
        self.clients = clients
        self.onlooker = onlooker
        self.later = later
        self.probes: list[Client] = []
        self.begun = 0.0
        self.lists: list[Any] = []

    @classmethod
    async def open(
        cls, site: Site, people: list[Person], game: Game, public: bool, seat: Seat, pace: Pace
    ) -> TwinTable:
        """A table at which this game is played, everybody connected."""
        host, engine = people[0], site.hub.engine
        body = {"game": game.rules.id, "seats": game.seats, "options": game.options, "name": "P0", "public": public}
        made = await host.post("/api/tables", body)
        assert made.status_code == 201, made.text
        table = str(made.json()["id"])
        for who, person in enumerate(people[1 : game.seats], 1):
            assert (await person.sit(table, who, f"P{who}")).status_code == 200
        ours, engine.new_game = engine.new_game, lambda *_: game  # type: ignore[method-assign,assignment]
        try:
            assert (await host.start(table)).status_code == 200
        finally:
            engine.new_game = ours  # type: ignore[method-assign]
        paces = [None if who == seat else pace for who in range(game.seats)]
        clients = [await (await Client.at(people[who], table, who, paces[who])).look() for who in range(game.seats)]
        onlooker = await (await Client.at(people[-1], table, None)).look()
        later = [await Client.at(people[seat], table, seat) for _ in range(PROBES)]
        return cls(await site.hub.table(table), game, clients, onlooker, later)

    async def move(self, move: Move, number: int) -> None:
        """Send a move."""
        here, nonce = self.clients[move.seat], f"n{number}"
        if move.act:
            await here.say(type="act", seat=move.seat, act=move.option, nonce=nonce)
        else:
            ask = here.ask()
            assert ask is not None
            here.last = {**here.last, "asks": []}
            await here.say(type="answer", seat=move.seat, option=move.option, ask=ask["id"], nonce=nonce)

    def options(self, seat: Seat) -> dict[str, Any]:
        """The options that a seat is shown."""
        ask = self.clients[seat].ask()
        return {} if ask is None else {option["id"]: ask["key"] for option in ask["options"]}

    def heard(self, clients: list[Client], times: bool) -> list[list[tuple[Any, ...]]]:
        """What these have heard: when, how much, and what. Compared without times where people think."""
        return [
            [
                (max(0, round(at - self.begun, 6)) if times else 0, size, plain(message))
                for at, size, message in client.stream
            ]
            for client in clients
        ]

    async def close(self) -> None:
        for client in (*self.clients, self.onlooker, *self.probes, *self.later):
            await client.close()


def plain(message: dict[str, Any]) -> dict[str, Any]:
    """A message without what differs between any two tables."""
    if message.get("type") == "table":
        return {**message, "info": plain(message["info"])}
    return {name: value for name, value in message.items() if name not in VARYING}


class TwinTables:
    """Two tables, played side by side."""

    def __init__(self, joined: Joined, tables: list[TwinTable], seat: Seat, people: list[Person], seed: int) -> None:
        self.joined = joined
        self.tables = tables
        self.seat = seat
        self.people = people
        self.rng = Random(f"wire {seed}")
        self.moves = 0
        self.compared = 0

    def disclosed_at(self) -> int | None:
        """The number of the first event that discloses something to all, or tells the seat a secret of its own that
        differs."""
        told = [table.game._told.since(0) for table in self.tables]
        disclosed = [number for table in self.tables for number in table.game._told.disclosed]
        for number, (one, other) in enumerate(zip(*told, strict=False)):
            if (
                isinstance(one, Event)
                and isinstance(other, Event)
                and self.seat in one.to
                and one.secret != other.secret
            ):
                disclosed.append(number)
        return min(disclosed, default=None)

    async def play(self, most: int) -> None:
        """Play until something is disclosed, or the twins cannot go on side by side."""
        idle = 0
        await asyncio.sleep(LONG)
        for table in self.tables:
            table.begun = asyncio.get_running_loop().time()
        while self.moves < most and idle < 100 and self.disclosed_at() is None:
            await asyncio.sleep(TICK)
            await self.probe()
            one, other = self.tables
            if one.game.outcome is not None or other.game.outcome is not None:
                break
            move = self.next_move(one)
            if move is None:
                idle += 1
                continue
            like = self.like(move, other)
            if like is None:
                break
            idle = 0
            self.moves += 1
            await one.move(move, self.moves)
            await other.move(like, self.moves)
        await asyncio.sleep(LONG)

    def next_move(self, table: TwinTable) -> Move | None:
        """What somebody who is asked answers, or does unasked."""
        asked = [seat for seat in range(table.game.seats) if table.options(seat)]
        if not asked:
            return None
        if self.rng.random() < self.joined.act_rate:
            move = next_move(self.joined, table.game, self.rng, lively=True)
            if move.act and any(each["id"] == move.option for each in table.clients[move.seat].last["acts"]):
                return move
        seat = self.seat if self.seat in asked and self.rng.random() < 0.6 else self.rng.choice(asked)
        options = [table.game.rules.verbs.parse(text) for text in table.options(seat)]
        return Move(seat, pick(self.rng, options, self.joined.weights).id)

    def like(self, move: Move, table: TwinTable) -> Move | None:
        """What answers to a move at the other table: the same, or, where the choice is secret, one of its kind."""
        if move.act:
            return move if any(each["id"] == move.option for each in table.clients[move.seat].last["acts"]) else None
        options = table.options(move.seat)
        parse = table.game.rules.verbs.parse
        secret = {text for text, key in options.items() if self.joined.is_secret(key, parse(text))}
        if move.seat != self.seat and secret and self.is_secret(move):
            return Move(move.seat, self.rng.choice(sorted(secret)))
        return move if move.option in options else None

    def is_secret(self, move: Move) -> bool:
        """Whether the choice names a hidden card."""
        key = self.tables[0].options(move.seat)[move.option]
        return self.joined.is_secret(key, self.tables[0].game.rules.verbs.parse(move.option))

    async def probe(self) -> None:
        """The seat tries to learn more, the same at both tables; at one of them others have orders."""
        lot, nonce, seat = self.rng.random(), f"probe {len(self.tables[0].lists)}", self.seat
        for table in self.tables:
            here = table.clients[seat]
            if lot < 0.05 and here.last.get("may_undo"):
                await here.say(type="undo", seat=seat, nonce=nonce)
            elif lot < 0.1:
                await here.say(type="orders", seat=seat, nonce=nonce)
            elif lot < 0.15:
                await here.say(type="why", seat=seat, option="pass", nonce=nonce)
            elif lot < 0.2:
                await here.say(type="answer", seat=seat, option="pass", ask=10**6, nonce=nonce)
            elif lot < 0.3 and table.later:
                table.probes.append(await table.later.pop().look())
            table.lists.append(plain(to_builtins(table.live.info(None))))
        other = self.tables[1]
        if 0.3 <= lot < 0.4:
            who = self.rng.choice([who for who in range(other.game.seats) if who != seat])
            for order in self.orders(other, who)[:1]:
                for on in (True, False):
                    await other.clients[who].say(type="order", seat=who, order=order, on=on, nonce=f"{nonce} {on}")

    async def give_orders(self) -> None:
        """All but the seat give the orders that they may give at both tables: whatever can be let pass is let pass."""
        book = book_of(self.tables[0].game.rules.id)
        assert book is not None
        for who in range(self.tables[0].game.seats):
            if who != self.seat:
                offered = [list(book.offered(table.game.view(who), who)) for table in self.tables]
                for table in self.tables:
                    for order in offered[0]:
                        if order in offered[1]:
                            await table.clients[who].say(
                                type="order", seat=who, order=order, on=True, nonce=f"before {order}"
                            )

    def orders(self, table: TwinTable, seat: Seat) -> list[str]:
        """The orders that a seat might give and that answer nothing that is open."""
        if table.options(seat):
            return []
        book = book_of(table.game.rules.id)
        return [] if book is None else list(book.offered(table.game.view(seat), seat))

    def compare(self, times: bool = True) -> int:
        """The streams of the seat, of its later connections and of the onlooker; how many messages were compared."""
        end = self.disclosed_at()
        compared = 0
        one, other = self.tables
        for mine, theirs in zip(*(self.clients_of(table) for table in self.tables), strict=True):
            (heard,), (also,) = one.heard([mine], times), other.heard([theirs], times)
            heard, also = cut(heard, end), cut(also, end)
            for number, (left, right) in enumerate(zip(heard, also, strict=False)):
                assert left == right, f"message {number} to {mine.seat} tells: {difference(left, right)}"
            assert end is not None or len(heard) == len(also), f"the number of messages to {mine.seat} tells"
            compared += len(heard)
        if end is None:
            assert one.lists == other.lists, "the list of tables tells"
        return compared

    def clients_of(self, table: TwinTable) -> list[Client]:
        return [table.clients[self.seat], table.onlooker, *table.probes]


def difference(left: tuple[Any, ...], right: tuple[Any, ...]) -> str:
    """Where two messages differ, in short."""
    if left[0] != right[0]:
        return f"{left[2]['type']} at {left[0]} and {right[2]['type']} at {right[0]}"
    names = [name for name in {**left[2], **right[2]} if left[2].get(name) != right[2].get(name)]
    return "; ".join(f"{name}: {str(left[2].get(name))[:300]} | {str(right[2].get(name))[:300]}" for name in names)


def cut(heard: list[tuple[Any, ...]], end: int | None) -> list[tuple[Any, ...]]:
    """What was heard before the difference was disclosed."""
    if end is None:
        return heard
    for number, (_, _, message) in enumerate(heard):
        if message.get("cursor", 0) > end:
            return heard[:number]
    return heard


class _Counting(Twins):
    """Twins that count the windows in which others are asked in one game and not in the other."""

    differing = 0

    def settle_windows(self) -> None:
        asked = [{ask.seat for ask in game.asks if ask.seat != self.seat} for game in self.games]
        hidden = [game.window is not None and game.window["hidden"] for game in self.games]
        self.differing += any(hidden) and asked[0] != asked[1]
        super().settle_windows()


def telling_seeds(joined: Joined, most: int = 6) -> Iterator[int]:
    """The seeds whose twins soon come to a hidden window in which somebody is asked in one of them only."""
    for seed in count():
        (table, other), options, seat = twin_starts(joined, seed, choices=False)
        twins = _Counting(joined, table, other, options, seat, seed)
        twins.run(most)
        if twins.differing:
            yield seed


async def compare_twin_tables(
    site: Site,
    joined: Joined,
    seed: int,
    choices: bool = False,
    most: int = 40,
    paces: tuple[Pace, Pace] | None = None,
    ordered: bool = False,
) -> TwinTables:
    """Play one pair of twin tables and compare what was heard. The others may have orders before play begins."""
    starts, options, seat = twin_starts(joined, seed, choices)
    games = [starting(joined.rules, each, options, seed) for each in starts]
    people = [await site.person() for _ in range(games[0].seats + 1)]
    pair = paces or (instant, instant)
    tables = [
        await TwinTable.open(site, people, game, False, seat, pace) for game, pace in zip(games, pair, strict=True)
    ]
    twins = TwinTables(joined, tables, seat, people, seed)
    try:
        if ordered:
            await twins.give_orders()
        await twins.play(most)
        twins.compared = twins.compare(times=paces is None)
    finally:
        for table in tables:
            await table.close()
    return twins
