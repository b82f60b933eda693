"""Windows with hidden responses take equally long no matter who holds what."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from site_under_test import Person, SeatAt, Site

pytestmark = pytest.mark.anyio

DELAY = 0.4


async def sit_down(site: Site, holder: str, delay: float = DELAY) -> tuple[list[Person], list[SeatAt], str]:
    people = [await site.person() for _ in range(3)]
    table = await people[0].table(3, name="P0", goal=20, holder=holder, delay=delay)
    for seat in (1, 2):
        await people[seat].sit(table, seat, f"P{seat}")
    await people[0].start(table)
    return people, [await person.at(table, seat) for seat, person in enumerate(people)], table


async def listen(here: SeatAt) -> list[Any]:
    """What a seat hears until the window has closed and seat 1 is to step, but for the dice, which differ."""
    messages: list[Any] = []
    while not (messages and messages[-1]["waiting"] == [1] and messages[-1]["window"] is None):
        message = await here.until("change")
        message["events"] = [event for event in message["events"] if event["key"] != "wind"]
        messages.append(message)
    return messages


async def heard_by_seat_2(site: Site, holder: str) -> list[Any]:
    """Seat 0 steps; seat 1 passes, if it is asked."""
    _, seats, _ = await sit_down(site, holder)
    listening = asyncio.create_task(listen(seats[2]))
    await seats[0].answer("hop-step:2")
    if holder == "1":
        await seats[1].answer("pass")
    return await listening


async def test_whether_anybody_holds_the_card_does_not_show(site: Site) -> None:
    """The same messages, whether seat 1 was asked and passed or nobody could be asked."""
    nobody, somebody = await asyncio.gather(heard_by_seat_2(site, "nobody"), heard_by_seat_2(site, "1"))
    assert nobody == somebody
    assert len(nobody) == 2
    assert nobody[0]["waiting"] == [1], "seat 2 has nothing to do"
    assert nobody[0]["window"]["audience"] == [1, 2]
    assert [event["key"] for event in nobody[0]["events"]] == ["moved", "window"]
    assert nobody[0]["parts"] == {}
    assert nobody[1]["parts"]["players.0"]["at"] == 2


async def test_who_is_asked_sees_the_table_at_once(site: Site) -> None:
    _, seats, _ = await sit_down(site, "1", delay=5.0)
    await seats[0].answer("hop-step:2")
    ask = await seats[1].asked()
    assert [option["id"] for option in ask["options"]] == ["pass", "use:trip"]
    assert seats[1].view["players"][0]["at"] == 2
    assert seats[1].last["waiting"] == [1, 2]
    await seats[2].until_true(lambda here: here.last["window"] is not None)
    assert seats[2].last["asks"] == []


async def test_who_moves_next_is_not_asked_before_the_window_closes(site: Site) -> None:
    """Seat 1 moves next: while the window is open it hears the same whether nobody is asked or seat 2 is."""
    heard = []
    for holder in ("nobody", "2"):
        _, seats, _ = await sit_down(site, holder, delay=30.0)
        await seats[0].answer("hop-step:2")
        if holder == "2":
            await seats[2].answer("pass")
        await seats[1].until_true(lambda here: here.last["window"] is not None)
        seats[1].last["events"] = [event for event in seats[1].last["events"] if event["key"] != "wind"]
        heard.append(seats[1].last)
    assert heard[0] == heard[1]
    assert heard[0]["asks"] == heard[0]["acts"] == []


async def test_a_reply_does_not_tell_whether_others_are_still_asked(site: Site) -> None:
    """Seat 1 passes: what it hears then is the same whether or not seat 2 is asked."""
    heard = []
    for holder in ("1", "all"):
        _, seats, _ = await sit_down(site, holder, delay=30.0)
        await seats[0].answer("hop-step:2")
        await seats[1].asked()
        before = len(seats[1].heard)
        await seats[1].answer("pass")
        assert (await seats[1].send("undo"))["id"] == "no-undo"
        heard.append([{k: v for k, v in each.items() if k != "nonce"} for each in seats[1].heard[before:]])
    assert heard[0] == heard[1]
    assert [message["type"] for message in heard[0]] == ["change", "ack", "refused"]
    assert not heard[0][0]["may_undo"]


async def test_a_response_takes_effect_when_the_window_closes(site: Site) -> None:
    _, seats, _ = await sit_down(site, "1")
    await seats[0].answer("hop-step:2")
    await seats[1].answer("use:trip")
    await seats[2].until_true(lambda here: "tripped" in [event["key"] for event in here.events])
    await seats[2].until_true(lambda here: here.view["players"][0]["at"] == 1)


async def test_nobody_may_look_behind_the_window_by_coming_anew(site: Site) -> None:
    """A client that says hello while a window is held open gets the view when it closes."""
    people, seats, table = await sit_down(site, "nobody", delay=0.6)
    await seats[0].answer("hop-step:2")
    await seats[2].until_true(lambda here: here.last["window"] is not None)
    again = await people[2].at(table, 2)
    assert again.last["waiting"] == [1]
    assert again.last["window"] is None


async def test_the_list_of_tables_waits_for_the_whole_audience(site: Site) -> None:
    """And does not tell when somebody who was asked has answered."""
    people, seats, table = await sit_down(site, "1", delay=2.0)
    await seats[0].answer("hop-step:2")
    before = await people[2].info(table)
    assert before["turn"] == [1, 2]
    await seats[1].answer("pass")
    assert await people[2].info(table) == before


async def test_nobody_may_answer_what_has_not_been_shown(site: Site) -> None:
    _, seats, _ = await sit_down(site, "nobody", delay=5.0)
    await seats[0].answer("hop-step:2")
    refused = await seats[1].send("answer", option="pass", ask=1)
    assert refused["id"] == "stale-ask"


async def test_a_cursor_from_inside_a_window_gets_everything(site: Site) -> None:
    """Its events came without the parts of the view."""
    people, seats, table = await sit_down(site, "nobody", delay=0.2)
    await seats[0].answer("hop-step:2")
    await seats[2].until_true(lambda here: here.last["window"] is not None)
    cursor = seats[2].cursor
    await seats[2].until_true(lambda here: here.last["window"] is None)
    assert (await people[2].at(table, 2, cursor)).heard[-1]["type"] == "view"


async def test_refusals_do_not_tell_whether_anybody_is_asked(site: Site) -> None:
    """Players who are not asked get the same answers, whatever they try."""
    tries: list[dict[str, Any]] = [
        {"kind": "answer", "option": "pass", "ask": 1},
        {"kind": "answer", "option": "use:trip", "ask": 1},
        {"kind": "undo"},
        {"kind": "act", "act": "hop-wave"},
        {"kind": "why", "option": "hop-step:7"},
    ]
    heard = []
    for holder in ("nobody", "1"):
        _, seats, _ = await sit_down(site, holder, delay=30.0)
        await seats[0].answer("hop-step:2")
        replies = []
        for here in (seats[0], seats[2]):
            for attempt in tries:
                reply = await here.send(**attempt)
                replies.append({key: value for key, value in reply.items() if key != "nonce"})
        heard.append(replies)
    assert heard[0] == heard[1]


async def test_no_delay_where_nothing_is_hidden(site: Site) -> None:
    _, seats, _ = await sit_down(site, "off", delay=5.0)
    await seats[0].answer("hop-step:2")
    assert (await seats[1].asked())["key"] == "hop"
    assert not any(message.get("window") for message in seats[1].heard)


async def test_a_game_that_ends_in_a_window_ends_for_all_when_it_closes(site: Site) -> None:
    """The state of the table does not tell sooner, either."""
    people, seats, table = await sit_down(site, "nobody", delay=0.4)
    for _ in range(10):
        for seat in range(3):
            await seats[seat].answer("hop-step:2" if seat == 0 else "pass")
            if (await people[0].info(table))["state"] == "over":
                break
        else:
            continue
        break
    await seats[1].until_true(lambda here: here.last["outcome"] is not None)
    assert seats[1].view["players"][0]["at"] == 20
