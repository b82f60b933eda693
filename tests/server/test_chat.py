"""Chat: to all, or to some."""

from __future__ import annotations

import pytest
from site_under_test import Person, SeatAt, Site

pytestmark = pytest.mark.anyio


async def three(site: Site, **fields: object) -> tuple[str, list[Person], list[SeatAt]]:
    people = [await site.person() for _ in range(3)]
    table = await people[0].table(3, name="P0", **fields)
    for seat in (1, 2):
        await people[seat].sit(table, seat, f"P{seat}")
    await people[0].start(table)
    return table, people, [await person.at(table, seat) for seat, person in enumerate(people)]


async def test_what_is_said_to_all_is_heard_by_all(site: Site) -> None:
    table, _, seats = await three(site)
    onlooker = await (await site.person()).at(table, None)
    assert (await seats[1].send("chat", text=" hello\x00  <b>all</b> ", to=None))["type"] == "ack"
    for who in (*seats, onlooker):
        line = next((m for m in who.heard if m["type"] == "chat"), None) or await who.until("chat")
        assert (line["seat"], line["name"], line["text"], line["to"]) == (1, "P1", "hello <b>all</b>", None)
        assert line["id"] == 1


async def test_a_whisper_is_heard_by_whom_it_is_for(site: Site) -> None:
    table, people, seats = await three(site)
    onlooker = await (await site.person()).at(table, None)
    await seats[0].send("chat", text="psst", to=[1])
    await seats[0].send("chat", text="aloud", to=None)
    assert (await seats[1].until("chat"))["text"] == "psst"
    assert (await seats[2].until("chat"))["text"] == "aloud"
    assert (await onlooker.until("chat"))["text"] == "aloud"
    again = await people[1].at(table, 1)
    assert [line["text"] for line in again.last["chat"]] == ["psst", "aloud"]
    again = await people[2].at(table, 2)
    assert [line["text"] for line in again.last["chat"]] == ["aloud"]


async def test_a_whisper_leaves_no_gap(site: Site) -> None:
    """The lines are numbered for everyone by what they hear, and so they are after coming back."""
    table, people, seats = await three(site)
    for text, to in (("psst", [1]), ("aloud", None), ("again", [1]), ("and aloud", None)):
        await seats[0].send("chat", text=text, to=to)
    assert [(await seats[2].until("chat"))["id"] for _ in range(2)] == [1, 2]
    assert [(await seats[1].until("chat"))["id"] for _ in range(4)] == [1, 2, 3, 4]
    for seat, ids in ((1, [1, 2, 3, 4]), (2, [1, 2])):
        assert [line["id"] for line in (await people[seat].at(table, seat)).last["chat"]] == ids


async def test_a_table_may_forbid_whispers(site: Site) -> None:
    _, _, seats = await three(site, private_chat=False)
    assert (await seats[0].send("chat", text="psst", to=[1]))["id"] == "private-chat-off"
    assert (await seats[0].send("chat", text="hello", to=None))["type"] == "ack"


async def test_onlookers_listen(site: Site) -> None:
    table, _, _ = await three(site)
    onlooker = await (await site.person()).at(table, None)
    assert (await onlooker.send("chat", text="me too", to=None))["id"] == "not-seated"


@pytest.mark.parametrize(
    "text, to, error",
    [
        ("x" * 501, None, "bad-chat"),
        (" \u200b ", None, "bad-chat"),
        ("hi", [9], "no-such-seat"),
        ("hi", [], "no-such-seat"),
    ],
)
async def test_what_cannot_be_said_is_refused(site: Site, text: str, to: list[int] | None, error: str) -> None:
    _, _, seats = await three(site)
    assert (await seats[0].send("chat", text=text, to=to))["id"] == error


async def test_chat_before_the_start_is_kept(site: Site) -> None:
    ann = await site.person()
    table = await ann.table(2)
    here = await ann.connect(table)
    await here.say({"type": "hello", "seat": 0})
    await here.send("chat", text="anybody here?", to=None)
    later = await ann.connect(table)
    await later.say({"type": "hello", "seat": 0})
    assert (await later.until("chat"))["text"] == "anybody here?"
