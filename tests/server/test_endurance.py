"""What was acknowledged is there, whatever happens to the process."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import playroom
import pytest
from site_under_test import Person, SeatAt, Serving, Site
from websockets import ConnectionClosed

from cosmodrome.store import Write

pytestmark = pytest.mark.anyio
HERE = Path(__file__).parent


class Process:
    """A server in another process."""

    def __init__(self, database: Path | str, **given: Any) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "serve_playroom.py"), str(database)], stdout=subprocess.PIPE, text=True, **given
        )

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    async def __aenter__(self) -> Process:
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        self.host = line.strip().removeprefix("http://").rstrip("/")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.end(signal.SIGKILL)


@asynccontextmanager
async def visitor(host: str, cookies: Any = None) -> AsyncIterator[Person]:
    person = Person(SimpleNamespace(host=host))  # type: ignore[arg-type]
    if cookies is not None:
        person.http.cookies.update(cookies)
    await person.get("/api/games")
    try:
        yield person
    finally:
        await person.close()


async def play_until_it_breaks(here: SeatAt, acknowledged: list[str]) -> None:
    """One seat alone steps on and on, and notes what was acknowledged."""
    with suppress(ConnectionClosed):
        while True:
            ask = (await here.asked())["id"]
            here.last["asks"] = []
            nonce = f"step {ask}"
            if (await here.send("answer", nonce, option="hop-step:1", ask=ask))["type"] == "ack":
                acknowledged.append(nonce)


@pytest.mark.slow
async def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """Eight tables are in full swing when the process is killed; afterwards everybody plays on."""
    database = tmp_path / "killed.sqlite3"
    async with Process(database) as server, visitor(server.host) as ann:
        tables = [await ann.started(1, goal=1000) for _ in range(8)]
        done: list[list[str]] = [[] for _ in tables]
        playing = [
            asyncio.create_task(play_until_it_breaks(await ann.at(table, 0), done[at]))
            for at, table in enumerate(tables)
        ]
        while sum(map(len, done)) < 400:
            await asyncio.sleep(0.01)
        server.end(signal.SIGKILL)
        await asyncio.gather(*playing)
        cookies = ann.http.cookies
    async with Process(database) as server, visitor(server.host, cookies) as ann:
        for table, acknowledged in zip(tables, done, strict=True):
            here = await ann.at(table, 0)
            steps = here.view["players"][0]["at"]
            # One more may have been stored whose acknowledgement did not get out.
            assert len(acknowledged) <= steps <= len(acknowledged) + 1
            ask = here.last["asks"][0]["id"]
            again = await here.send("answer", f"step {ask - 1}", option="hop-step:1", ask=ask - 1)
            assert again["type"] == "ack", "the last message, sent again, is known by its nonce"
            assert (await here.answer("hop-step:1"))["type"] == "ack"
            assert here.view["players"][0]["at"] == steps + 1


@pytest.mark.slow
async def test_a_polite_stop_keeps_where_the_games_stand(tmp_path: Path) -> None:
    database = tmp_path / "stopped.sqlite3"
    async with Process(database) as server, visitor(server.host) as ann:
        table = await ann.started(2, goal=20, together=True)
        here = await ann.at(table, 0)
        await here.answer("hop-step:2")
        await here.answer("hop-pick:red")
        server.process.send_signal(signal.SIGTERM)
        with suppress(ConnectionClosed):
            while True:
                await here.hear()
        assert here.socket.close_code == 1012
        assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM)
        cookies = ann.http.cookies
    assert not os.path.exists(f"{database}-wal")
    async with Process(database) as server, visitor(server.host, cookies) as ann:
        (info,) = (await ann.get("/api/tables")).json()["mine"]
        assert info["turn"] == [1]
        here = await ann.at(table, 1)
        assert here.last["waiting"] == [1]
        await here.answer("hop-pick:blue")
        await here.until_true(lambda here: here.view["players"][0]["pick"] == "red")


@pytest.mark.slow
async def test_a_database_that_hangs_does_not_keep_the_server_from_stopping(postgres: str, tmp_path: Path) -> None:
    """Its connections stay open and nothing comes back, while an answer waits to be stored."""
    connection = await asyncpg.connect(f"{postgres}/postgres")
    await connection.execute("CREATE DATABASE hanging")
    await connection.close()
    flowing = asyncio.Event()
    flowing.set()
    lines: set[asyncio.Task[None]] = set()
    where = urlsplit(postgres)

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                await flowing.wait()
                writer.write(data)
        writer.close()

    async def between(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        lines.add(task)
        there, back = await asyncio.open_connection(where.hostname, where.port)
        await asyncio.gather(pass_on(reader, back), pass_on(there, writer))
        await asyncio.gather(back.wait_closed(), writer.wait_closed(), return_exceptions=True)

    async with await asyncio.start_server(between, "127.0.0.1", 0) as line:
        port = line.sockets[0].getsockname()[1]
        url = f"postgresql://{where.username}@127.0.0.1:{port}/hanging"
        async with Process(url) as server, visitor(server.host) as ann:
            here = await ann.at(await ann.started(2, goal=20), 0)
            ask = await here.asked()
            flowing.clear()
            await here.say({"type": "answer", "seat": 0, "ask": ask["id"], "option": "hop-step:1", "nonce": "n"})
            assert await asyncio.to_thread(server.end, signal.SIGTERM) is not None
        flowing.set()
        await asyncio.wait(lines)  # nothing of them is left for the tests that follow


async def test_ctrl_c_is_no_accident(tmp_path: Path) -> None:
    """The server ends without a complaint."""
    async with Process(tmp_path / "left.sqlite3") as server:
        assert server.end(signal.SIGINT) == 0


async def test_a_game_goes_on_in_another_server(serving: Serving) -> None:
    """Start-up loads nothing; the game is loaded when somebody comes."""
    first = await serving()
    ann = await first.person()
    table = await ann.started(2, goal=20, holder="1", delay=0)
    here = await ann.at(table, 0)
    await here.answer("hop-step:2")
    there = await ann.at(table, 1)
    assert (await there.asked())["key"] == "moved"
    second = await serving()
    assert second.hub.live == []
    bea = await second.person()
    bea.http.cookies = ann.http.cookies
    again = await bea.at(table, 1)
    assert (await again.asked())["key"] == "moved"
    assert again.view == there.view
    assert len(second.hub.live) == 1


async def test_sealed_answers_survive(serving: Serving) -> None:
    """They are stored when given, and forgotten when their window closes."""
    first = await serving()
    ann = await first.person()
    table = await ann.started(3, goal=20, holder="all", delay=0)
    await (await ann.at(table, 0)).answer("hop-step:2")
    await (await ann.at(table, 2)).answer("use:trip")
    assert (await first.hub.store.stored(table)).sealed == [[2, "use:trip"]]
    second = await serving()
    bea = await second.person()
    bea.http.cookies = ann.http.cookies
    await (await bea.at(table, 1)).answer("pass")
    here = await bea.at(table, 2)
    await here.until_true(lambda here: here.view["players"][0]["at"] == 1)
    assert (await second.hub.store.stored(table)).sealed == []


async def test_a_sealed_answer_sent_again_counts_once_after_two_restarts(serving: Serving) -> None:
    """Its acknowledgement may have been lost; another seat has answered in between."""
    first = await serving()
    ann = await first.person()
    table = await ann.started(4, goal=20, holder="all", delay=0)
    await (await ann.at(table, 0)).answer("hop-step:2")
    here = await ann.at(table, 3)
    ask = (await here.asked())["id"]
    again = {"option": "use:trip", "ask": ask, "nonce": "once"}
    assert (await here.send("answer", **again))["type"] == "ack"
    bea = await (await serving()).person()
    bea.http.cookies = ann.http.cookies
    assert (await (await bea.at(table, 2)).answer("pass"))["type"] == "ack"
    cid = await (await serving()).person()
    cid.http.cookies = ann.http.cookies
    assert (await (await cid.at(table, 3)).send("answer", **again))["type"] == "ack"


async def test_a_second_server_cannot_overwrite_the_record(serving: Serving) -> None:
    """The second to come finds the place taken, learns what has happened, and refuses politely."""
    first, second = await serving(), await serving()
    ann = await first.person()
    table = await ann.started(2, goal=20)
    bea = await second.person()
    bea.http.cookies = ann.http.cookies
    here, there = await ann.at(table, 0), await bea.at(table, 0)
    assert (await here.answer("hop-step:2"))["type"] == "ack"
    refused = await there.answer("hop-step:1")
    assert (refused["type"], refused["id"]) == ("refused", "not-stored")
    await there.until_true(lambda there: there.view["players"][0]["at"] == 2)
    assert (await (await bea.at(table, 1)).answer("hop-step:1"))["type"] == "ack"


async def two_servers(serving: Serving, postgres: str, kind: str) -> tuple[Site, Site]:
    """Two servers on one database."""
    if kind == "sqlite":
        return await serving(), await serving()
    name = f"two_{secrets.token_hex(4)}"
    connection = await asyncpg.connect(f"{postgres}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return await serving(f"{postgres}/{name}"), await serving(f"{postgres}/{name}")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_seat_is_taken_once_on_two_servers(serving: Serving, postgres: str, kind: str) -> None:
    """Both have the table in memory, and both see the seat free."""
    first, second = await two_servers(serving, postgres, kind)
    ann, bea = await first.person(), await second.person()
    table = await ann.table(3)
    await bea.info(table)
    assert (await ann.sit(table, 1, "Cid")).status_code == 200
    refused = await bea.sit(table, 1, "Bea")
    assert (refused.status_code, refused.json()["error"]) == (409, "seat-taken")
    assert (await bea.sit(table, 2, "Bea")).status_code == 200
    assert (await ann.sit(table, 0, "Eve")).status_code == 200, "the first server learns of it when it writes"
    assert [seat["name"] for seat in (await ann.info(table))["seats"]] == ["Eve", "Cid", "Bea"]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_sealed_answer_is_not_dropped_by_another_server(serving: Serving, postgres: str, kind: str) -> None:
    """Two seats answer in one window, each on its own server: both answers count, or the second is refused."""
    first, second = await two_servers(serving, postgres, kind)
    ann = await first.person()
    table = await ann.started(4, goal=20, holder="all", delay=0)
    bea = await second.person()
    bea.http.cookies = ann.http.cookies
    await (await ann.at(table, 0)).answer("hop-step:2")
    here, there = await ann.at(table, 3), await bea.at(table, 2)
    await there.asked()
    assert (await here.answer("use:trip"))["type"] == "ack"
    refused = await there.answer("pass")
    assert (refused["type"], refused["id"]) == ("refused", "not-stored")
    assert (await there.answer("pass"))["type"] == "ack"
    assert sorted((await second.hub.store.stored(table)).sealed) == [[2, "pass"], [3, "use:trip"]]


@pytest.mark.slow
async def test_two_processes_on_postgresql_lose_nothing_that_was_acknowledged(postgres: str) -> None:
    """One seat is taken on both; then two seats answer in one window, each on its own server. After a restart the table
    plays on, with every answer that was acknowledged."""
    name = f"two_{secrets.token_hex(4)}"
    connection = await asyncpg.connect(f"{postgres}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    url = f"{postgres}/{name}"
    async with Process(url) as one, Process(url) as other, visitor(one.host) as ann, visitor(other.host) as bea:
        table = await ann.table(4, goal=20, holder="all", delay=0)
        await bea.info(table)
        taken = await asyncio.gather(ann.sit(table, 1, "Ann 1"), bea.sit(table, 1, "Bea"))
        assert sorted(answer.status_code for answer in taken) == [200, 409]
        played = await ann.started(4, goal=20, holder="all", delay=0)
        await (await ann.at(played, 0)).answer("hop-step:2")
        async with visitor(other.host, ann.http.cookies) as again:
            here, there = await ann.at(played, 3), await again.at(played, 2)
            await there.asked()
            assert (await here.answer("use:trip"))["type"] == "ack"
            refused = await there.answer("pass")
            assert (refused["type"], refused["id"]) == ("refused", "not-stored")
            assert (await there.answer("pass"))["type"] == "ack"
        cookies = ann.http.cookies
    async with Process(url) as server, visitor(server.host, cookies) as ann:
        assert (await (await ann.at(played, 1)).answer("pass"))["type"] == "ack"
        here = await ann.at(played, 3)
        await here.until_true(lambda here: here.view["players"][0]["at"] == 1)
        assert (await ann.info(played))["state"] == "running"
        seats = [seat["name"] for seat in (await ann.info(table))["seats"]]
        assert seats[1] == ("Bea" if taken[1].status_code == 200 else "Ann 1")


async def test_an_answer_that_cannot_be_stored_has_not_happened(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await site.person()
    table = await ann.started(2, goal=20)
    here = await ann.at(table, 0)
    write: Callable[[Write], Any] = site.hub.store.write

    async def full(write: Write) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(site.hub.store, "write", full)
    assert (await here.answer("hop-step:2"))["id"] == "not-stored"
    monkeypatch.setattr(site.hub.store, "write", write)
    assert (await ann.at(table, 0)).view["players"][0]["at"] == 0
    assert (await here.answer("hop-step:1"))["type"] == "ack"


async def test_a_start_that_breaks_off_can_be_tried_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was stored of it when the server was killed: the game has begun, or it has not."""
    ann = await site.person()
    table = await ann.table(1)
    write: Callable[[Write], Any] = site.hub.store.write

    async def killed_before_the_state_changed(what: Write) -> None:
        if "state" in what.row:
            raise OSError("killed")
        await write(what)

    monkeypatch.setattr(site.hub.store, "write", killed_before_the_state_changed)
    assert (await ann.start(table)).status_code == 503
    monkeypatch.setattr(site.hub.store, "write", write)
    assert (await ann.info(table))["state"] == "open"
    assert (await ann.start(table)).status_code == 200
    assert (await (await ann.at(table, 0)).answer("hop-step:1"))["type"] == "ack"


async def test_idle_games_leave_memory_and_come_back(site: Site) -> None:
    ann = await site.person()
    table, other = await ann.started(2, goal=20), await ann.started(2)
    here = await ann.at(table, 0)
    await here.answer("hop-step:2")
    assert len(site.hub.live) == 2
    await site.hub.let_idle_go(seconds=0)
    assert [live.row.id for live in site.hub.live] == [table], "a table at which somebody looks on stays"
    assert site.hub.live[0].live_game is None, "but its game does not"
    assert site.hub.metrics.games._value.get() == 0
    assert (await (await ann.at(table, 1)).answer("hop-step:1"))["type"] == "ack"
    await here.until_true(lambda here: here.view["players"][1]["at"] == 1)
    assert (await ann.info(other))["state"] == "running"


async def test_a_game_with_a_clock_or_a_bot_at_work_does_not_leave(site: Site) -> None:
    ann = await site.person()
    await ann.started(2, decision_seconds=60)
    await site.hub.let_idle_go(seconds=0)
    assert len(site.hub.live) == 1


async def test_chat_survives(serving: Serving) -> None:
    first = await serving()
    ann = await first.person()
    table = await ann.started(1)
    await (await ann.at(table, 0)).send("chat", text="remember me", to=None)
    second = await serving()
    bea = await second.person()
    bea.http.cookies = ann.http.cookies
    here = await bea.at(table, 0)
    assert [line["text"] for line in here.last["chat"]] == ["remember me"]
    await here.send("chat", text="again", to=None)
    assert [line.id for line in await second.hub.store.chat(table)] == [1, 2]


@pytest.mark.parametrize("checkpoint", [True, False], ids=["stopped", "killed"])
async def test_a_game_goes_over_to_newer_rules(
    serving: Serving, monkeypatch: pytest.MonkeyPatch, checkpoint: bool
) -> None:
    """From its last checkpoint; what was answered after it is answered again, and nothing sealed is forgotten."""
    site = await serving()
    ann = await site.person()
    table = await ann.started(3, goal=20, holder="all", together=True, delay=0)
    seats = [await ann.at(table, seat) for seat in range(3)]
    live = await site.hub.table(table)

    async def go_round(first: int) -> None:
        await seats[first].answer("hop-step:1")
        for here in seats[first + 1 :] + seats[:first]:
            await here.answer("pass")
        for here in seats:
            await here.answer("hop-pick:red")

    await go_round(0)
    await live.do(live.live_game.checkpoint)
    await go_round(1)
    await seats[2].answer("hop-step:2")
    await seats[1].answer("use:trip")
    assert (await site.hub.store.stored(table)).sealed == [[1, "use:trip"]]
    if checkpoint:
        await live.do(live.live_game.checkpoint)
    before = (await site.hub.store.stored(table)).entries

    newer = dataclasses.replace(playroom.RULES, version=2)
    monkeypatch.setattr(playroom, "RULES", newer)
    second = await serving()
    bea = await second.person()
    bea.http.cookies = ann.http.cookies
    here = await bea.at(table, 0, cursor=3)
    assert here.heard[-1]["type"] == "view", "cursors of the old story mean nothing"
    assert here.events[0]["key"] == "resumed"
    assert [player["at"] for player in here.view["players"]] == [1, 1, 2]
    assert (await second.hub.store.stored(table)).entries == before
    await here.answer("pass")
    await here.until_true(lambda here: here.view["players"][2]["at"] == 1)
    third = await serving()
    cid = await third.person()
    cid.http.cookies = ann.http.cookies
    again = await cid.at(table, 0)
    assert again.view["players"][2]["at"] == 1
