"""A seed made of shares: fair if one participant is honest, and late ones block nobody."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from site_under_test import Person, SeatAt, Site

import cosmodrome
from cosmodrome.kernel import shares
from cosmodrome.server import lobby

pytestmark = pytest.mark.anyio


async def promised(site: Site, *texts: str | None) -> tuple[list[Person], list[SeatAt], str]:
    """People at an open table, each of whom has promised this share, or none."""
    people = [await site.person() for _ in texts]
    table = await people[0].table(len(texts), name="P0", goal=3)
    for seat in range(1, len(texts)):
        await people[seat].sit(table, seat, f"P{seat}")
    seats = [await person.connect(table) for person in people]
    for seat, (here, text) in enumerate(zip(seats, texts, strict=True)):
        if text is not None:
            assert (await here.send("promise", seat=seat, promise=shares.promise(text)))["type"] == "ack"
    return people, seats, table


async def shows(here: SeatAt, seat: int, text: str) -> None:
    """Wait until the server asks for the share, and show one."""
    await here.until("reveal")
    await here.say({"type": "share", "seat": seat, "share": text})


async def start(people: list[Person], table: str) -> Any:
    answer = await people[0].start(table)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def played(site: Site, table: str) -> dict[str, Any]:
    """The header of the table's record."""
    row = (await site.hub.table(table)).row
    assert row.header is not None
    return row.header


async def test_every_seat_has_a_share_in_the_seed(site: Site) -> None:
    """The server has promised its own before anybody, and all promises are public before the start."""
    people, seats, table = await promised(site, "aa" * 16, "bb" * 16)
    before = await people[0].info(table)
    texts = ("aa" * 16, "bb" * 16)
    showing = [asyncio.create_task(shows(seats[seat], seat, texts[seat])) for seat in range(2)]
    after = await start(people, table)
    await asyncio.gather(*showing)
    header = await played(site, table)
    found = shares.shares_in(header["seed"])
    assert (found["0"], found["1"]) == ("aa" * 16, "bb" * 16)
    assert shares.promise(found["server"]) == before["commitment"]
    assert header["promises"] == before["promises"] == after["promises"]
    assert shares.kept(header["seed"], header["promises"])


async def test_a_player_who_does_not_show_a_share_is_left_out(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long, and not at all for those who promised nothing or are away."""
    monkeypatch.setattr(lobby, "PATIENCE", 0.05)
    people, _, table = await promised(site, "aa" * 16, None)
    await start(people, table)
    header = await played(site, table)
    assert set(shares.shares_in(header["seed"])) == {"server"}
    assert set(header["promises"]) == {"server", "0"}


async def test_a_share_that_was_not_promised_does_not_count(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PATIENCE", 0.05)
    people, seats, table = await promised(site, "aa" * 16, "bb" * 16)
    showing = asyncio.create_task(shows(seats[1], 1, "cc" * 16))
    await start(people, table)
    await showing
    assert "1" not in shares.shares_in((await played(site, table))["seed"])


async def test_a_promise_is_for_ones_own_seat_before_the_start(site: Site) -> None:
    people, seats, table = await promised(site, None, None)
    assert (await seats[0].send("promise", seat=1, promise="0" * 64))["id"] == "not-your-seat"
    await start(people, table)
    assert (await seats[0].send("promise", seat=0, promise="0" * 64))["id"] == "already-started"


def test_a_record_whose_shares_are_not_those_promised_is_found_out() -> None:
    """`verify` looks at the promises, too."""
    texts = {"server": "aa", "0": "bb"}
    game = cosmodrome.new_game("space-base", seats=2, seed=shares.seed_of(texts))
    record = {**game.record(), "promises": {name: shares.promise(text) for name, text in texts.items()}}
    assert cosmodrome.verify(json.loads(json.dumps(record))) == []
    record["promises"]["0"] = shares.promise("another")
    assert cosmodrome.verify(record) == ["shares"]
    del record["promises"]["0"]
    assert cosmodrome.verify(record) == ["shares"]
