"""What happened before the events that a connection is told."""

from __future__ import annotations

from typing import Any

import pytest
from site_under_test import Person, Serving, Site

from cosmodrome.server import outbox

pytestmark = pytest.mark.anyio


async def fetched(person: Person, table: str, **wish: int) -> dict[str, Any]:
    answer = await person.get(f"/api/tables/{table}/events", params=wish)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def test_the_log_can_be_read_back_to_the_beginning(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Page by page, without a gap and without anything told twice."""
    monkeypatch.setattr(outbox, "LAST_EVENTS", 4)
    monkeypatch.setattr(outbox, "EARLIER_EVENTS", 5)
    ann = await site.person()
    table = await ann.started(1, goal=20)
    here = await ann.at(table, 0)
    for _ in range(5):
        await here.answer("hop-step:1")
    await here.asked()
    again = await ann.at(table, 0)
    assert len(again.events) == 4
    story, before = again.events, again.cursor - 4
    pages = []
    while before:
        page = await fetched(ann, table, seat=0, before=before)
        pages.append(len(page["events"]))
        story, before = page["events"] + story, page["first"]
    assert story == here.events
    assert pages == [5] * (len(pages) - 1) + [(len(story) - 4) % 5 or 5]
    assert await fetched(ann, table, seat=0, before=0) == {"first": 0, "events": []}


async def test_a_seat_reads_back_what_it_was_told_and_no_more(serving: Serving) -> None:
    """Hidden cards are in the events of those alone who saw them."""
    site = await serving(engine="cosmodrome")
    ann, bob = await site.person(), await site.person()
    made = await ann.post("/api/tables", {"game": "cosmic-encounter", "seats": 3, "name": "Ann", "delay": 0})
    table = made.json()["id"]
    await bob.sit(table, 1, "Bob")
    await bob.sit(table, 2, "Bill")
    await ann.start(table)
    told = [(await person.at(table, seat)).events for person, seat in ((ann, 0), (bob, 1), (ann, None))]
    read = [await fetched(ann, table, seat=0), await fetched(bob, table, seat=1), await fetched(ann, table)]
    assert [page["events"] for page in read] == told
    assert told[0] != told[1] != told[2] != told[0]


async def test_nobody_reads_back_from_the_seat_of_another(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    table = await ann.started(1)
    answer = await bob.get(f"/api/tables/{table}/events", params={"seat": 0})
    assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
    assert (await fetched(bob, table))["events"]


async def test_what_a_window_holds_back_cannot_be_fetched(site: Site) -> None:
    """Not even by naming a later event: only what has been shown is told."""
    ann = await site.person()
    table = await ann.started(2, goal=20, holder="nobody", delay=30)
    here = await ann.at(table, 0)
    await here.answer("hop-step:2")
    await here.until_true(lambda seat: seat.last["window"] is not None)
    page = await fetched(ann, table, seat=0, before=1_000_000)
    assert page == {"first": 0, "events": here.events}
    assert page["events"][-1]["key"] == "window"


async def test_before_the_start_there_is_nothing_to_read(site: Site) -> None:
    ann = await site.person()
    answer = await ann.get(f"/api/tables/{await ann.table(2)}/events")
    assert (answer.status_code, answer.json()["error"]) == (409, "not-started")
