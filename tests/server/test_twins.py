"""Nothing hidden leaves the server: twin tables of all games, over real sockets in virtual time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import islice
from typing import Any

import playroom
import pytest
from site_under_test import Serving
from tests.conformance.joined import Joined
from tests.games.cosmic_encounter import joined as cosmic_encounter
from tests.games.space_base import joined as space_base
from tests.games.twilight_imperium import joined as twilight_imperium
from twin_tables import LONG, UNLIMITED, Client, TwinTable, compare_twin_tables, instant, slow, telling_seeds
from virtual_time import VirtualLoop, virtual_time

pytestmark = pytest.mark.anyio

GAMES = (space_base.JOINED, cosmic_encounter.JOINED, twilight_imperium.JOINED)


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"loop_factory": VirtualLoop}


@pytest.fixture(autouse=True)
def _no_distance(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tables share a store, which rests a little between two commits: that would set them apart."""
    monkeypatch.setattr("cosmodrome.store.writer.DISTANCE", 0.0)
    monkeypatch.setattr("site_under_test._Server.tick", 10.0)
    with virtual_time(monkeypatch):
        yield


HIDING = (cosmic_encounter.JOINED, twilight_imperium.JOINED)
PAIRS = 3


@pytest.mark.parametrize("joined", HIDING, ids=str)
async def test_a_hidden_card_does_not_show(serving: Serving, joined: Joined) -> None:
    """Somebody is asked at one table and nobody at the other: the same messages, at the same times, until a rule
    discloses the difference."""
    site = await serving(engine="cosmodrome", **UNLIMITED)
    for seed in islice(telling_seeds(joined), PAIRS):
        assert (await compare_twin_tables(site, joined, seed)).compared


@pytest.mark.parametrize("joined", GAMES, ids=str)
async def test_a_secret_choice_does_not_show(serving: Serving, joined: Joined) -> None:
    """Others choose other cards, at their own pace."""
    site = await serving(engine="cosmodrome", **UNLIMITED)
    for seed in range(PAIRS):
        assert (await compare_twin_tables(site, joined, seed, choices=True)).compared


@pytest.mark.parametrize("joined", HIDING, ids=str)
async def test_a_card_that_is_held_back_by_order_does_not_show(serving: Serving, joined: Joined) -> None:
    """Everybody else has orders from the start, the same at both tables; at one of them they answer for somebody."""
    site = await serving(engine="cosmodrome", **UNLIMITED)
    for seed in islice(telling_seeds(joined), PAIRS):
        assert (await compare_twin_tables(site, joined, seed, ordered=True)).compared


ORDERED: Any = {
    "nobody holds the card": ("nobody", None),
    "passed at once": ("1", None),
    "ordered before": ("1", "before"),
    "ordered while asked": ("1", "while"),
}


async def test_nobody_can_time_an_order_in_a_hidden_window(serving: Serving) -> None:
    """Nobody holds the card, or seat 1 does and passes, by itself or by order: the same at the same times."""
    site = await serving(**UNLIMITED)
    people = [await site.person() for _ in range(4)]
    heard = {}
    for name, (holder, order) in ORDERED.items():
        game = playroom.new_game("hop", 3, "twins", {"goal": 20, "holder": holder})
        table = await TwinTable.open(site, people, game, False, 0, instant)
        first, second = table.clients[0], table.clients[1]
        second.pace = None if order else second.pace
        loop = asyncio.get_running_loop()
        if order == "before":
            await second.say(type="order", seat=1, order="trip", on=True, nonce="order")
        await asyncio.sleep(LONG)
        begun = loop.time()
        ask = first.ask()
        assert ask is not None
        await first.say(type="answer", seat=0, option="hop-step:2", ask=ask["id"], nonce="step")
        if order == "while":
            while not second.in_window():
                await asyncio.sleep(0.001)
            await second.say(type="order", seat=1, order="trip", on=True, nonce="order")
        await asyncio.sleep(LONG)
        heard[name] = [since(begun, client) for client in (first, table.clients[2], table.onlooker)]
        await table.close()
    expected = heard.pop("nobody holds the card")
    assert all(len(each) >= 2 for each in expected)
    for name, streams in heard.items():
        assert streams == expected, name


def since(begun: float, client: Client) -> list[tuple[float, int, str]]:
    """What a client has heard of the game since then: when, how much, and which kind of message."""
    return [
        (round(at - begun, 2), size, message["type"])
        for at, size, message in client.stream
        if at >= begun and message["type"] == "change"
    ]


async def test_thinking_shows_by_the_time_alone(serving: Serving) -> None:
    """The others think for long at one of the tables: what is sent is the same, in the same order."""
    site = await serving(engine="cosmodrome", **UNLIMITED)
    for seed in islice(telling_seeds(cosmic_encounter.JOINED), PAIRS):
        assert (await compare_twin_tables(site, cosmic_encounter.JOINED, seed, paces=(instant, slow))).compared
