"""Standing orders at a table: private, kept, followed by every device, and not to be told from having nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from site_under_test import Person, SeatAt, Site, running

from cosmodrome.server import outbox

pytestmark = pytest.mark.anyio

DELAY = 0.4


async def sit_down(site: Site, holder: str, delay: float = DELAY) -> tuple[list[Person], list[SeatAt], str]:
    people = [await site.person() for _ in range(3)]
    table = await people[0].table(3, name="P0", goal=20, holder=holder, delay=delay)
    for seat in (1, 2):
        await people[seat].sit(table, seat, f"P{seat}")
    await people[0].start(table)
    return people, [await person.at(table, seat) for seat, person in enumerate(people)], table


async def give(here: SeatAt, order: str, on: bool = True) -> dict[str, Any]:
    """Give or drop an order, and hear what becomes of it."""
    return await here.send("order", order=order, on=on)


async def shown(here: SeatAt) -> dict[str, Any]:
    """The orders of a seat, as it is told on request."""
    before = len(here.heard)
    assert (await here.send("orders"))["type"] == "ack"
    return next(message for message in here.heard[before:] if message["type"] == "orders")


async def listen(here: SeatAt) -> list[Any]:
    """What a seat hears until seat 1 is to step. The dice are left out: they differ anyway."""
    messages: list[Any] = []
    while not (messages and messages[-1].get("waiting") == [1] and messages[-1]["window"] is None):
        message = await here.hear()
        if message["type"] == "table":
            continue
        message["events"] = [event for event in message["events"] if event["key"] != "wind"]
        messages.append(message)
    return messages


async def heard_by_seat_2(site: Site, holder: str) -> list[Any]:
    """Seat 0 steps, and seat 1 has ordered to pass, whether or not it holds the card."""
    _, seats, _ = await sit_down(site, holder)
    await give(seats[1], "trip")
    listening = asyncio.create_task(listen(seats[2]))
    await seats[0].answer("hop-step:2")
    return await listening


async def test_an_order_answers_in_a_window_without_asking(site: Site) -> None:
    """Seat 1 holds the card and is never asked; the window is open for its time all the same."""
    _, seats, _ = await sit_down(site, "1")
    assert (await give(seats[1], "trip"))["type"] == "ack"
    await seats[0].answer("hop-step:2")
    await seats[1].until_true(lambda here: here.last["waiting"] == [1] and here.last["window"] is None)
    asked = [ask["key"] for message in seats[1].heard for ask in message.get("asks", ())]
    assert set(asked) == {"hop"}


async def test_nobody_can_tell_an_order_from_having_nothing_to_answer_with(site: Site) -> None:
    """The same messages for the others: the window opens, and when its time is over the game goes on."""
    nobody, ordered = await asyncio.gather(heard_by_seat_2(site, "nobody"), heard_by_seat_2(site, "1"))
    assert nobody == ordered
    assert [bool(message["window"]) for message in ordered] == [True, False]


async def test_orders_are_for_the_eyes_of_their_seat_alone(site: Site) -> None:
    """Neither messages nor lists tell others; asking for those of another seat is refused."""
    people, seats, table = await sit_down(site, "1")
    await give(seats[1], "trip")
    assert (await shown(seats[1]))["given"] == ["trip"]
    assert (await shown(seats[2]))["given"] == []
    assert (await seats[2].send("orders", seat=1))["id"] == "not-your-seat"
    assert (await seats[2].send("order", seat=1, order="trip", on=False))["id"] == "not-your-seat"
    assert "orders" not in str(await people[2].info(table))
    heard = [message for message in seats[0].heard + seats[2].heard if message["type"] == "orders"]
    assert len(heard) == 1


async def test_a_second_device_follows(site: Site) -> None:
    """What is given on one is shown on the other, and so is what is dropped there."""
    people, seats, table = await sit_down(site, "1")
    other = await people[1].at(table, 1)
    await give(seats[1], "trip")
    assert (await other.until("orders"))["given"] == ["trip"]
    await give(other, "trip", on=False)
    assert (await seats[1].until("orders", given=[]))["offered"] == ["trip", "turn", "hop"]


async def test_an_order_answers_the_ask_that_is_open(site: Site) -> None:
    """A seat that is asked and orders to pass has passed."""
    _, seats, _ = await sit_down(site, "1", delay=0.0)
    await seats[0].answer("hop-step:2")
    await seats[1].asked()
    await give(seats[1], "trip")
    await seats[2].until_true(lambda here: here.last["waiting"] == [1] and here.last["window"] is None)


async def test_an_order_ends_when_its_time_is_over(site: Site) -> None:
    """Given for this turn, it is gone in the next, and its seat is told."""
    _, seats, _ = await sit_down(site, "1", delay=0.0)
    await give(seats[1], "turn")
    await seats[0].answer("hop-step:1")
    await seats[1].answer("hop-step:1")
    await seats[2].answer("hop-step:1")
    ask = await seats[1].asked()
    assert ask["key"] == "moved"
    assert (await shown(seats[1]))["given"] == []


async def test_what_an_order_answered_in_a_hidden_window_stays(site: Site) -> None:
    """Whether it could be taken back would tell whether others are still asked."""
    _, seats, _ = await sit_down(site, "all", delay=0.0)
    await give(seats[1], "trip")
    await seats[0].answer("hop-step:2")
    await seats[2].asked()
    assert (await seats[1].send("undo"))["id"] == "no-undo"
    assert not any(message.get("may_undo") for message in seats[1].heard)


async def test_giving_and_dropping_orders_sends_the_others_nothing(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even a message with nothing in it."""
    monkeypatch.setattr(outbox, "SOON", 0.0)
    _, seats, _ = await sit_down(site, "1", delay=0.0)
    before = len(seats[2].heard)
    for on in (True, False, True):
        await give(seats[1], "trip", on)
    await shown(seats[2])
    assert [message["type"] for message in seats[2].heard[before:]] == ["orders", "ack"]


async def test_a_question_that_an_order_answers_is_never_shown(site: Site) -> None:
    """Everybody sees that the table waits for seat 1; seat 1 itself has nothing to do."""
    _, seats, _ = await sit_down(site, "off", delay=30.0)
    await give(seats[1], "hop")
    await seats[0].answer("hop-step:2")
    await seats[2].until_true(lambda here: here.last["waiting"] == [1])
    await seats[1].until_true(lambda here: here.view["turn"]["active"] == 1)
    assert seats[1].last["asks"] == []
    assert seats[1].last["waiting"] == []
    await give(seats[1], "hop", on=False)
    assert (await seats[1].asked())["key"] == "hop"


async def test_where_all_see_who_is_asked_an_order_takes_its_time(site: Site) -> None:
    """A hop in the open comes after the table's delay, as a person might have hopped; at once, if there is none."""
    for delay, waited_for in ((0.0, 1), (30.0, 0)):
        _, seats, _ = await sit_down(site, "off", delay)
        await give(seats[0], "hop")
        await give(seats[0], "hop", on=False)
        await give(seats[0], "turn")
        assert seats[0].last["waiting"] == [waited_for]


async def test_what_the_game_does_not_know_cannot_be_ordered(site: Site) -> None:
    """A named refusal, and nothing has changed."""
    _, seats, _ = await sit_down(site, "1")
    assert (await give(seats[1], "card:unheard-of"))["id"] == "no-such-order"
    assert (await shown(seats[1]))["given"] == []


async def test_a_bot_in_the_seat_follows_no_orders(site: Site) -> None:
    """Orders are the person's; while a bot plays they can be neither given nor seen."""
    people, seats, table = await sit_down(site, "1")
    await people[1].post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    assert (await give(seats[1], "trip"))["id"] == "bot-plays"


async def test_while_a_window_is_held_open_orders_wait_for_its_end(site: Site) -> None:
    """A seat that is not asked must not learn from its own orders how the game goes on."""
    _, seats, _ = await sit_down(site, "nobody")
    await seats[0].answer("hop-step:2")
    await seats[2].until_true(lambda here: here.last["window"] is not None)
    assert (await give(seats[2], "turn"))["type"] == "ack"
    assert seats[2].last["window"] is None


async def test_orders_survive_a_restart(tmp_path: Path) -> None:
    """They lie with the table in the store."""
    database = str(tmp_path / "restart.sqlite3")
    async with running(database) as site:
        people, seats, table = await sit_down(site, "1", delay=0.0)
        await give(seats[1], "trip")
        cookies = people[1].http.cookies
    async with running(database) as site:
        person = await site.person()
        person.http.cookies = cookies
        here = await person.at(table, 1)
        assert (await shown(here))["given"] == ["trip"]
