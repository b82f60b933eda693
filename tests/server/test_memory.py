"""What is closed leaves memory at once: nothing waits for the garbage collector."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from raw_client import PATIENCE
from site_under_test import Person, Serving, Site

from cosmodrome.kernel import Game
from cosmodrome.server.connection import Connection
from cosmodrome.server.live_game import LiveGame
from cosmodrome.server.table import LiveTable
from cosmodrome.server.transport import GuardedHttp, GuardedWebSocket

pytestmark = pytest.mark.anyio
KINDS = (LiveTable, LiveGame, Game, Connection, GuardedHttp, GuardedWebSocket)
EARLIER: list[object] = []


@pytest.fixture
def _no_collector() -> Iterator[None]:
    """Switches the collector off; what is there already does not count."""
    gc.collect()
    EARLIER.extend(one for one in gc.get_objects() if isinstance(one, KINDS))
    gc.disable()
    yield
    gc.enable()
    EARLIER.clear()


def counted() -> dict[str, int]:
    """How many there are of what a table and its visitors consist of."""
    earlier = {id(one) for one in EARLIER}
    return dict(
        Counter(type(one).__name__ for one in gc.get_objects() if isinstance(one, KINDS) and id(one) not in earlier)
    )


async def until_there_are(expected: dict[str, int]) -> None:
    """Wait until the loop has done what it still had to do; what is left then is told."""
    for _ in range(20):
        if counted() == expected:
            return
        await asyncio.sleep(0.05)
    assert counted() == expected


async def leave(site: Site, *people: Person) -> None:
    """Everybody goes, and the table is let go."""
    for person in people:
        await person.close()
    async with asyncio.timeout(PATIENCE):
        while site.server.server_state.connections or site.hub.live:
            await asyncio.sleep(0.01)
            await site.hub.let_idle_go(seconds=0)


@pytest.mark.usefixtures("_no_collector")
async def test_a_table_that_is_closed_is_gone(site: Site) -> None:
    """With refused requests, refused answers, an undo, chat, a bot and a window on the way."""
    ann, bob = await site.person(), await site.person()
    table = await ann.table(3, goal=20, holder="all", delay=0, bots={"2": "greedy"})
    assert (await bob.sit(table, 0, "Bob")).status_code == 409
    await bob.sit(table, 1, "Bob")
    await ann.start(table)
    first, second = await ann.at(table, 0), await bob.at(table, 1)
    await first.answer("hop-step:2")
    await second.send("answer", option="nonsense", ask=1)
    await second.answer("pass")
    await second.send("undo")
    await second.send("chat", text="hello", to=None)
    await second.say("nonsense")
    await second.until("refused")
    assert counted().keys() == {kind.__name__ for kind in KINDS}
    del first, second
    await leave(site, ann, bob)
    await until_there_are({})


@pytest.mark.usefixtures("_no_collector")
@pytest.mark.parametrize("game", ["space-base", "cosmic-encounter", "twilight-imperium"])
async def test_so_are_the_games(serving: Serving, game: str) -> None:
    site = await serving(engine="cosmodrome")
    ann = await site.person()
    body = {"game": game, "seats": 3, "name": "Ann", "pace": "instant", "delay": 0}
    table = (await ann.post("/api/tables", body)).json()["id"]
    for seat in (1, 2):
        await ann.sit(table, seat, f"Ann {seat}")
    assert (await ann.start(table)).status_code == 200
    seats = [await ann.at(table, seat) for seat in range(3)]
    for _ in range(4):
        for here in seats:
            await here.say({"type": "ping"})
            await here.until("pong")
            if here.last["asks"]:
                await here.answer(here.last["asks"][0]["options"][0]["id"])
    await seats[0].send("undo")
    assert counted()["Game"] >= 1
    seats.clear()
    await leave(site, ann)
    await until_there_are({})


@pytest.mark.usefixtures("_no_collector")
async def test_a_game_that_is_taken_from_the_store_again_is_not_kept_twice(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await site.person()
    table = await ann.started(2, goal=20)
    here = await ann.at(table, 0)
    before = counted()

    async def full(_: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(site.hub.services.store, "write", full)
        assert (await here.answer("hop-step:2"))["id"] == "not-stored"
    assert (await here.answer("hop-step:1"))["type"] == "ack"
    await until_there_are(before)
