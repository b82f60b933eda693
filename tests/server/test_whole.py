"""The parts together: the real games, the other database, the log, the load test."""

from __future__ import annotations

import asyncio
import json
import random

import asyncpg
import pytest
import structlog
from site_under_test import SeatAt, Serving, Site

from cosmodrome.server.logs import configure
from cosmodrome.simulation import load, soak

pytestmark = pytest.mark.anyio


async def play_out(seats: list[SeatAt], rng: random.Random) -> None:
    """Everybody answers at random until the game is over."""
    while not any(here.last["outcome"] for here in seats):
        for here in seats:
            while here.last["asks"]:
                option = rng.choice(here.last["asks"][0]["options"])["id"]
                assert (await here.answer(option))["type"] == "ack"
                if here.last["outcome"]:
                    return
        await up_to_date(*seats)


async def up_to_date(*seats: SeatAt) -> None:
    """All hear what was sent to them so far."""
    for here in seats:
        await here.say({"type": "ping"})
        await here.until("pong")


@pytest.mark.slow
async def test_a_whole_game_of_space_base(serving: Serving) -> None:
    """Over the wire; at the end the view kept up by changes equals a fresh one, and the record can be brought in and
    replayed."""
    site = await serving(engine="cosmodrome", messages_per_second=100_000, message_burst=100_000)
    ann, bob = await site.person(), await site.person()
    body = {"game": "space-base", "seats": 2, "name": "Ann", "options": {"variant": "light-speed"}}
    table = (await ann.post("/api/tables", body)).json()["id"]
    await bob.sit(table, 1, "Bob")
    assert (await ann.start(table)).status_code == 200
    seats = [await ann.at(table, 0), await bob.at(table, 1)]
    await play_out(seats, random.Random(5))
    fresh = await ann.at(table, 0)
    await seats[0].until_true(lambda here: here.cursor == fresh.cursor)
    assert seats[0].view == fresh.view
    assert (await ann.info(table))["state"] == "over"
    record = (await ann.get(f"/api/tables/{table}/record")).json()
    assert (await bob.post("/api/import", {"record": record})).json()["state"] == "over"
    frame = (await ann.get(f"/api/tables/{table}/replay", params={"at": 40, "seat": "1"})).json()
    assert frame["at"] == 40
    assert [mark["round"] for mark in frame["marks"]] == list(range(1, len(frame["marks"]) + 1))


@pytest.mark.slow
async def test_some_rounds_of_twilight_imperium(serving: Serving) -> None:
    """Over the wire with a bot in the third seat; what the changes have made of the views equals fresh ones."""
    site = await serving(engine="cosmodrome", messages_per_second=100_000, message_burst=100_000)
    ann, bob = await site.person(), await site.person()
    body = {"game": "twilight-imperium", "seats": 3, "name": "Ann", "bots": {"2": "greedy"}, "pace": "instant"}
    table = (await ann.post("/api/tables", {**body, "delay": 0})).json()["id"]
    await bob.sit(table, 1, "Bob")
    assert (await ann.start(table)).status_code == 200
    seats = [await ann.at(table, 0), await bob.at(table, 1)]
    rng, taken = random.Random(4), 0
    while taken < 60:
        for here in seats:
            await up_to_date(here)
            if here.last["asks"]:  # it may be gone by now, if a response of the bot came first
                taken += (await here.answer(rng.choice(here.last["asks"][0]["options"])["id"]))["type"] == "ack"
    for person, here in zip((ann, bob), seats, strict=True):
        fresh = await person.at(table, here.seat)
        await up_to_date(here, fresh)
        while here.view != fresh.view:  # what tells no event, such as a draft of the bot, is heard a moment later
            await here.hear()
            await up_to_date(here, fresh)
    assert site.hub.metrics.bot_failures._value.get() == 0


@pytest.mark.parametrize("bot", ["random", "greedy", "search"])
async def test_the_real_bots_play_space_base(serving: Serving, bot: str) -> None:
    site = await serving(engine="cosmodrome", bot_seconds=0.1)
    ann = await site.person()
    body = {"game": "space-base", "seats": 2, "name": "Ann", "bots": {"1": bot}, "pace": "instant"}
    table = (await ann.post("/api/tables", body)).json()["id"]
    await ann.start(table)
    here = await ann.at(table, 0)
    for _ in range(3):
        ask = await here.asked()
        await here.answer(ask["options"][0]["id"])
    await here.asked()
    assert site.hub.metrics.bot_failures._value.get() == 0


@pytest.mark.slow
async def test_a_game_on_postgresql(serving: Serving, postgres: str) -> None:
    """The same, with another URL: play, stop, go on."""
    connection = await asyncpg.connect(f"{postgres}/postgres")
    await connection.execute("CREATE DATABASE whole")
    await connection.close()
    first = await serving(f"{postgres}/whole")
    ann = await first.person()
    table = await ann.started(2, goal=3, together=True, bots={"1": "greedy"})
    here = await ann.at(table, 0)
    await here.answer("hop-step:2")
    await here.send("chat", text="hello", to=None)
    second = await serving(f"{postgres}/whole")
    bea = await second.person()
    bea.http.cookies = ann.http.cookies
    again = await bea.at(table, 0)
    assert again.view["players"][0]["at"] == 2
    assert [line["text"] for line in again.last["chat"]] == ["hello"]
    await again.answer("hop-pick:red")
    await again.until_true(lambda here: here.last["outcome"] is not None or bool(here.last["asks"]))
    assert (await bea.get("/api/tables")).json()["mine"][0]["id"] == table


async def test_an_engine_error_is_logged_with_the_record(site: Site) -> None:
    """Enough to play the game again and find the fault."""
    ann = await site.person()
    table = await ann.started(2, crash=True)
    here = await ann.at(table, 0)
    with structlog.testing.capture_logs() as logged:
        await here.answer("hop-crash")
    (line,) = [line for line in logged if line["event"] == "table stopped"]
    assert (line["table"], line["log_level"]) == (table, "error")
    assert line["record"]["entries"][-1] == [0, "hop-crash"]
    assert line["what"] == {"call": "answer", "args": [0, "hop-crash"], "ask": 1}


def test_logs_are_one_json_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    configure("info")
    try:
        with structlog.contextvars.bound_contextvars(table="t1"):
            structlog.get_logger("cosmodrome.test").info("something", seat=3)
            try:
                raise ValueError("oh")
            except ValueError:
                structlog.get_logger("cosmodrome.test").exception("failed")
    finally:
        configure("critical")
    first, second = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert (first["event"], first["table"], first["seat"], first["level"]) == ("something", "t1", 3, "info")
    assert "ValueError: oh" in second["exception"]


@pytest.mark.slow
def test_the_load_test_runs() -> None:
    """Small, and without judging the figures: that is for `make bench`."""
    found = load.run("space-base", tables=2, seconds=0.5, rate=100, idle=2, say=print)
    assert found["answers/s"] > 0
    assert found["idle MB"] > 0
    assert found["change bytes"] > 0
    assert found["open ms"] > 0
    assert load.verdict("answers/s", 1.0) == ">= 2600: MISSED"
    assert load.verdict("p99 ms", 1.0) == "< 150: met"


@pytest.mark.slow
def test_the_soak_runs() -> None:
    """Shortly; the curve of an hour is for the host."""
    with soak._serving() as server:
        curve = asyncio.run(soak.soak(server, minutes=0.01, tables=1, seconds=0.3, rate=50))
    assert len(curve) == 2
    assert "MB" in soak.drawn(curve)


def test_growth_is_what_the_last_third_took_more() -> None:
    assert soak.growth([(float(minute), 100.0) for minute in range(30)]) == 0
    assert soak.growth([(float(minute), 100.0 + 10 * minute) for minute in range(30)]) == pytest.approx(40.8, abs=0.1)
