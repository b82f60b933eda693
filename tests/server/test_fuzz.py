"""A WebSocket that is sent malformed, foreign, late and huge messages goes on working, and so does the table."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

import pytest
from site_under_test import SeatAt, Serving
from websockets import ConnectionClosed

pytestmark = pytest.mark.anyio

ODD: list[Any] = [None, True, -1, 0, 1, 2**31, 2**70, 1.5, "", "0", "pass", "\0", "x" * 5000, [], [0], {}, {"seat": 0}]
KINDS = ["hello", "answer", "undo", "act", "why", "chat", "ping", "table", "view", "", None, 7]
FIELDS = ["seat", "option", "ask", "nonce", "cursor", "act", "text", "to", "type", "extra"]


def malformed(rng: random.Random) -> str | bytes:
    """Something a client might send: nearly right, wrong, or no JSON at all."""
    shape = rng.randrange(8)
    if shape == 0:
        return rng.randbytes(rng.randrange(200))
    if shape == 1:
        return "[" * rng.randrange(1, 3000)
    if shape == 2:
        return "x" * rng.choice([8193, 20_000, 60_000])
    message = {"type": rng.choice(KINDS), "nonce": f"{rng.random()}"}
    for field in rng.sample(FIELDS, rng.randrange(len(FIELDS))):
        message[field] = rng.choice(ODD)
    text = json.dumps(message)
    return text[: rng.randrange(len(text))] if shape == 3 else text


async def pester(here: SeatAt, rng: random.Random, count: int) -> None:
    """Send nonsense and read whatever comes back, until the server has had enough."""
    with suppress(ConnectionClosed):
        for _ in range(count):
            await here.say(malformed(rng))
            if rng.random() < 0.2:
                await asyncio.sleep(0)
        await here.say({"type": "ping"})
        await here.until("pong")


@pytest.mark.parametrize("seed", range(4))
async def test_nonsense_breaks_nothing(serving: Serving, seed: int) -> None:
    site = await serving(messages_per_second=100_000, message_burst=100_000)
    ann, eve = await site.person(), await site.person()
    table = await ann.started(2, goal=20)
    rng = random.Random(seed)
    # Ann's own nonsense must not play for her: her seat 0 is asked, so "pass" with the right ask would be an answer.
    for person, seat in ((eve, None), (ann, 1)):
        for _ in range(3):
            await pester(await person.at(table, seat), rng, 120)
    for message in [m for person in (eve, ann) for seat in person.seats for m in seat.heard]:
        assert message["type"] != "stopped"
        assert message.get("id") != "server-error"
    here = await ann.at(table, 0)
    assert (await ann.info(table))["state"] == "running"
    if here.last["asks"]:
        assert (await here.answer("hop-step:1"))["type"] == "ack"


async def test_a_frame_beyond_all_limits_ends_the_connection_only(serving: Serving) -> None:
    site = await serving()
    ann = await site.person()
    table = await ann.started(2)
    here = await ann.at(table, 0)
    await here.say("x" * 200_000)
    await here.socket.wait_closed()
    assert here.socket.close_code == 1009
    assert (await (await ann.at(table, 0)).answer("pass"))["type"] == "ack"


async def test_a_large_message_is_refused_by_name(serving: Serving) -> None:
    site = await serving()
    ann = await site.person()
    here = await ann.at(await ann.started(2), 0)
    await here.say(json.dumps({"type": "chat", "text": "x" * 9000, "nonce": "n"}))
    assert (await here.until("refused"))["id"] == "too-large"


@pytest.mark.parametrize("message", ["[" * 8000, '{"type": "ping", "x": ' + "[" * 4000 + "]" * 4000 + "}"])
async def test_a_message_nested_too_deeply_is_refused_like_any_other(serving: Serving, message: str) -> None:
    """The connection goes on."""
    site = await serving()
    ann = await site.person()
    here = await ann.at(await ann.started(2), 0)
    await here.say(message)
    assert (await here.until("refused"))["id"] == "bad-message"
    assert (await here.answer("pass"))["type"] == "ack"


async def test_late_messages_of_a_finished_game(serving: Serving) -> None:
    site = await serving()
    ann = await site.person()
    table = await ann.started(1, goal=3)
    here = await ann.at(table, 0)
    await here.answer("hop-step:2")
    await here.answer("hop-step:2")
    assert (await here.send("answer", option="hop-step:1", ask=2))["id"] == "game-over"
    assert (await here.send("undo"))["id"] in ("no-undo", "game-over")
    assert (await here.send("act", act="hop-wave"))["id"] == "game-over"
    assert (await ann.post(f"/api/tables/{table}/resign", {"seat": 0})).json()["error"] == "not-running"


async def test_a_client_that_does_not_read_is_let_go(serving: Serving) -> None:
    """The table does not wait for it, and its messages do not pile up for ever."""
    site = await serving(messages_per_second=100_000, message_burst=100_000)
    ann, eve = await site.person(), await site.person()
    table = await ann.started(1, goal=1000)
    deaf = await eve.at(table, None)
    deaf.socket.transport.pause_reading()
    live = await site.hub.table(table)
    connection = next(c for c in live.connections if c.person != next(iter(live.row.people())))
    here = await ann.at(table, 0)
    for _ in range(600):
        connection.push("x" * 65_536)
        if connection.closed:
            break
    assert connection.closed
    assert (await here.answer("hop-step:1"))["type"] == "ack"
    deaf.socket.transport.abort()
