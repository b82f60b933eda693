"""A seat for a language model, through the official client: in memory, over standard input and output, over HTTP."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from time import sleep
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import cosmodrome
from cosmodrome.games import GAMES
from cosmodrome.mcp.server import make_server
from cosmodrome.mcp.tables import CannotDo, Table, rules_in_words

pytestmark = pytest.mark.anyio

BOTS = {"space-base": ["random"], "cosmic-encounter": ["random"] * 2, "twilight-imperium": ["random"] * 2}
OPTION = re.compile(r"^\d+\. .*\[([^\]]+)\]$", re.MULTILINE)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def say(client: Client, tool: str, **arguments: Any) -> str:
    """What a tool answers; an error of the tool is a failure."""
    answer = await client.call_tool(tool, arguments)
    text = "".join(part.text for part in answer.content)
    assert not answer.is_error, text
    return text


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    """Why a tool refuses."""
    answer = await client.call_tool(tool, arguments)
    assert answer.is_error
    return "".join(part.text for part in answer.content)


@pytest.mark.parametrize("game", GAMES)
async def test_a_model_plays_a_game_to_its_end(game: str) -> None:
    """Answering by number, for as long as there is a question."""
    rng = Random(3)
    async with Client(make_server()) as client:
        told = await say(client, "new_table", game=game, bots=BOTS[game], seed="7")
        table = re.match(r"table: (\S+)", told)
        assert table is not None
        for _ in range(20_000):
            options = OPTION.findall(told.split("\n\n")[-1])
            if not options:
                break
            told = await say(client, "answer", table=table[1], option=str(rng.randrange(len(options)) + 1))
        assert "over; won by" in told
        assert "over; won by" in await say(client, "list_tables")


async def test_it_is_told_what_it_needs() -> None:
    """Games, the table short and long, rules, reasons, orders, acts."""
    async with Client(make_server()) as client:
        assert "space-base: 2 to 5 players" in await say(client, "list_games")
        told = await say(client, "new_table", game="cosmic-encounter", bots=["greedy"] * 3, seed="4")
        table = re.match(r"table: (\S+)", told)[1]  # type: ignore[index]
        short, long = await say(client, "look", table=table), await say(client, "look", table=table, long=True)
        assert 200 < len(short) < len(long)
        assert "CE-" in await say(client, "rules", game="cosmic-encounter")
        assert "CE-18.4" in await say(client, "rules", game="cosmic-encounter", words="CE-18.4")
        assert "[encounter]" in await say(client, "orders", table=table)
        assert "on: " in await say(client, "set_order", table=table, order="encounter")
        assert await say(client, "acts", table=table)
        assert await say(client, "why_not", table=table, option="lay:attack-40")
        assert await say(client, "close_table", table=table) == "Closed."
        assert await say(client, "list_tables") == "No tables yet."


async def test_what_cannot_be_done_is_refused_with_a_reason() -> None:
    """And the question stays open."""
    async with Client(make_server()) as client:
        assert "no game 'go'" in await refused(client, "new_table", game="go", bots=["greedy"])
        assert "2 to 5 players" in await refused(client, "new_table", game="space-base", bots=[])
        assert "no seat 9" in await refused(client, "new_table", game="space-base", bots=["greedy"], seat=9)
        assert "bad-setup" in await refused(client, "new_table", game="space-base", bots=["genius"])
        assert "no table 'x'" in await refused(client, "look", table="x")
        told = await say(client, "new_table", game="space-base", bots=["greedy"], seed="1")
        table = re.match(r"table: (\S+)", told)[1]  # type: ignore[index]
        question = await say(client, "question", table=table)
        why = await refused(client, "answer", table=table, option="buy:L9-0000")
        assert "not-an-option" in why
        assert question in why
        assert "No rule speaks of" in await refused(client, "rules", game="space-base", words="xyzzy")


async def test_rules_are_resources() -> None:
    """By game, and by row."""
    async with Client(make_server("uk")) as client:
        found = (await client.read_resource("rules://space-base")).contents[0].text
        assert found == rules_in_words("space-base", "", "uk")
        found = (await client.read_resource("rules://space-base/SB-4.2")).contents[0].text
        assert found == rules_in_words("space-base", "SB-4.2", "uk")


async def test_it_speaks_over_standard_input_and_output() -> None:
    """As clients start it."""
    command = StdioServerParameters(command=sys.executable, args=["-m", "cosmodrome", "mcp", "--lang", "ru"])
    async with Client(command) as client:
        assert "table: space-base-1" in await say(client, "new_table", game="space-base", bots=["random"], seed="2")


@pytest.fixture
def served() -> Iterator[str]:
    """The address of a server over HTTP."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "cosmodrome", "mcp", "--http", "--port", str(port)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as server:
        try:
            for _ in range(300):
                with socket.socket() as attempt:
                    if attempt.connect_ex(("127.0.0.1", port)) == 0:
                        break
                sleep(0.1)
            yield f"http://127.0.0.1:{port}/mcp"
        finally:
            server.terminate()


async def test_it_speaks_over_http(served: str) -> None:
    """Streamable HTTP."""
    async with Client(served) as client:
        assert "table: space-base-1" in await say(client, "new_table", game="space-base", bots=["random"], seed="2")


@pytest.mark.parametrize("game", GAMES)
def test_a_model_learns_nothing_that_its_seat_may_not_know(game: str) -> None:
    """Where all that is hidden from the seat is dealt anew, every text is the same."""
    table, rng = Table(game, BOTS[game], seed="11"), Random(2)
    for _ in range(60):
        ask = table.ask
        if ask is None:
            break
        shown = [table.look(), table.look(long=True), table.question(), table.acts(), table.orders()]
        real, table.game = table.game, table.game.imagine(0, rng)
        table._orders._game = table.game
        assert [table.look(), table.look(long=True), table.question(), table.acts(), table.orders()] == shown
        table.game = table._orders._game = real
        table.answer(str(rng.randrange(len(ask.options)) + 1))


def test_the_same_seed_deals_the_same_game() -> None:
    """And a record of it can be verified."""
    one, two = Table("space-base", ["greedy"], seed="5"), Table("space-base", ["greedy"], seed="5")
    assert one.question() == two.question()
    assert cosmodrome.verify(json.loads(json.dumps(one.game.record()))) == []


def test_no_more_tables_than_a_server_can_keep() -> None:
    """A game that goes on is never thrown away."""
    from cosmodrome.mcp.server import MOST_TABLES, Tables

    tables = Tables()
    for _ in range(MOST_TABLES):
        tables.add(Table("space-base", ["random"], seed="1"))
    with pytest.raises(CannotDo, match="Finish or close one"):
        tables.add(Table("space-base", ["random"], seed="1"))
