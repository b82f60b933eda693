"""A table from the first visit to the end of the game."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
from site_under_test import Person, SeatAt, Site

pytestmark = pytest.mark.anyio


async def two_people(site: Site, **fields: object) -> tuple[str, Person, Person]:
    """A running table of Ann and Bob."""
    ann, bob = await site.person(), await site.person()
    table = await ann.table(2, **fields)
    assert (await bob.sit(table, 1, "Bob")).status_code == 200
    assert (await ann.start(table)).status_code == 200
    return table, ann, bob


async def test_two_people_play_to_the_end(site: Site) -> None:
    """The first to reach the goal has won, and both are told."""
    table, ann, bob = await two_people(site, goal=3)
    first, second = await ann.at(table, 0), await bob.at(table, 1)
    assert (await first.answer("hop-step:2"))["type"] == "ack"
    assert (await second.answer("hop-step:1"))["type"] == "ack"
    assert (await first.answer("hop-step:1"))["type"] == "ack"
    await second.until("table")
    assert second.last["outcome"] == {"winners": [0], "scores": [3, 1], "reason": "goal", "resigned": []}
    info = await bob.info(table)
    assert (info["state"], info["outcome"]["winners"], info["turn"]) == ("over", [0], [])


async def test_a_view_kept_up_by_changes_equals_a_fresh_one(site: Site) -> None:
    """The parts that come with changes are all that the events touched."""
    table, ann, bob = await two_people(site, goal=20, together=True)
    seats = {0: await ann.at(table, 0), 1: await bob.at(table, 1)}
    onlooker = await (await site.person()).at(table, None)
    for turn in range(6):
        await seats[turn % 2].answer("hop-step:1")
        await asyncio.gather(seats[0].answer("hop-pick:red"), seats[1].answer("hop-pick:blue"))
    fresh = await ann.at(table, 0)
    await seats[0].until_true(lambda here: here.cursor == fresh.cursor)
    assert seats[0].view == fresh.view
    assert seats[0].events == fresh.events
    await onlooker.until_true(lambda here: here.cursor == fresh.cursor)
    assert onlooker.view == {**fresh.view, "hand": None}


async def test_an_ask_comes_with_options_and_hints(site: Site) -> None:
    table = await (ann := await site.person()).started(2)
    ask = await (await ann.at(table, 0)).asked()
    assert ask == {
        "id": 1,
        "seat": 0,
        "key": "hop",
        "args": {},
        "options": [
            {"id": "hop-step:1", "key": "hop-step", "args": {"by": 1}, "hint": {"fields": 1}},
            {"id": "hop-step:2", "key": "hop-step", "args": {"by": 2}, "hint": {"fields": 2}},
            {"id": "pass", "key": "pass", "args": {}, "hint": {}},
        ],
    }


async def test_only_the_seat_itself_sees_its_ask(site: Site) -> None:
    table, ann, bob = await two_people(site)
    onlooker = await site.person()
    assert len((await ann.at(table, 0)).last["asks"]) == 1
    assert (await bob.at(table, 1)).last["asks"] == []
    here = await onlooker.at(table, None)
    assert (here.last["asks"], here.last["acts"], here.last["waiting"]) == ([], [], [0])


async def test_sealed_answers_stay_sealed_until_all_have_answered(site: Site) -> None:
    table, ann, bob = await two_people(site, together=True)
    first, second = await ann.at(table, 0), await bob.at(table, 1)
    await first.answer("pass")
    await first.answer("hop-pick:red")
    await second.until_true(lambda here: here.last["waiting"] == [1])
    assert "picked" not in [event["key"] for event in second.events]
    assert second.view["players"][0]["pick"] == ""
    await second.answer("hop-pick:blue")
    await second.until_true(lambda here: here.events[-1]["key"] == "turn")
    assert {"key": "picked", "seat": 0, "colour": "red"} in second.events


async def test_undo_takes_a_sealed_answer_back(site: Site) -> None:
    table, ann, bob = await two_people(site, together=True)
    first, second = await ann.at(table, 0), await bob.at(table, 1)
    await first.answer("pass")
    await first.answer("hop-pick:red")
    await first.until_true(lambda here: here.last["may_undo"])
    assert (await first.send("undo"))["type"] == "ack"
    await first.answer("hop-pick:blue")
    await second.answer("hop-pick:red")
    await second.until_true(lambda here: here.events[-1]["key"] == "turn")
    assert {"key": "picked", "seat": 0, "colour": "blue"} in second.events


async def test_what_cannot_be_taken_back_is_refused_by_name(site: Site) -> None:
    table = await (ann := await site.person()).started(2)
    refused = await (await ann.at(table, 0)).send("undo")
    assert (refused["type"], refused["id"]) == ("refused", "no-undo")


async def test_an_act_is_done_unasked(site: Site) -> None:
    table, ann, bob = await two_people(site)
    first, second = await ann.at(table, 0), await bob.at(table, 1)
    assert "hop-wave" in [act["id"] for act in second.last["acts"]]
    assert (await second.send("act", act="hop-wave"))["type"] == "ack"
    await first.until_true(lambda here: here.view["waves"] == 1)
    assert first.events[-1] == {"key": "waved", "seat": 1}
    assert (await second.send("act", act="hop-fly"))["id"] == "not-an-act"


async def test_why_names_the_rule(site: Site) -> None:
    table = await (ann := await site.person()).started(2)
    here = await ann.at(table, 0)
    assert (await here.send("why", option="hop-step:7"))["rule"] == "HOP-1"
    assert (await here.send("why", option="hop-step:1"))["rule"] is None


async def test_answers_are_tried_out_before_they_are_given(site: Site) -> None:
    table = await (ann := await site.person()).started(2)
    here = await ann.at(table, 0)
    ask = (await here.asked())["id"]
    tried = await here.send("rehearse", ask=ask, answers=["hop-fly"])
    assert (tried["type"], tried["taken"]) == ("rehearsed", 0)
    assert tried["ask"]["options"] == here.last["asks"][0]["options"]
    assert tried["view"]["players"] == here.view["players"]
    assert (await here.send("rehearse", ask=ask + 1, answers=[]))["id"] == "stale-ask"


async def test_a_late_answer_is_told_that_it_is_late(site: Site) -> None:
    table, ann, bob = await two_people(site)
    here = await ann.at(table, 0)
    await here.answer("pass")
    refused = await here.send("answer", option="pass", ask=1)
    assert refused["id"] in ("not-your-ask", "stale-ask")
    await (await bob.at(table, 1)).answer("pass")
    await here.asked()
    refused = await here.send("answer", option="pass", ask=1)
    assert (refused["id"], refused["args"]) == ("stale-ask", {"ask": 1, "open": 2})


async def test_an_answer_sent_twice_counts_once(site: Site) -> None:
    """The acknowledgement may get lost; the client sends again with the same nonce."""
    table = await (ann := await site.person()).started(2, goal=20)
    here = await ann.at(table, 0)
    for _ in range(3):
        assert (await here.send("answer", "same", option="hop-step:2", ask=1))["type"] == "ack"
    await here.until_true(lambda here: here.last["waiting"] == [1])
    again = await ann.at(table, 0)
    assert again.view["players"][0]["at"] == 2


async def test_a_cursor_goes_on_where_it_was(site: Site) -> None:
    """After a break only what is new is sent."""
    table, ann, bob = await two_people(site, goal=20)
    here, other = await ann.at(table, 0), await bob.at(table, 1)
    cursor, view = here.cursor, here.view
    await here.socket.close()
    back = await ann.at(table, 0)
    await back.answer("hop-step:1")
    await other.answer("hop-step:2")
    resumed = await ann.connect(table)
    resumed.view = view
    message = await resumed.hello(0, cursor)
    assert message["type"] == "change"
    fresh = await ann.at(table, 0)
    assert resumed.view == fresh.view
    assert [event["key"] for event in message["events"]] == [event["key"] for event in fresh.events[cursor:]]


@pytest.mark.parametrize("cursor", [0, 10_000])
async def test_a_cursor_that_makes_no_sense_gets_everything(site: Site, cursor: int) -> None:
    table = await (ann := await site.person()).started(2)
    assert (await ann.at(table, 0, cursor)).heard[-1]["type"] == "view"


async def test_a_second_device_follows_along(site: Site) -> None:
    table = await (ann := await site.person()).started(2, goal=20)
    phone, laptop = await ann.at(table, 0), await ann.at(table, 0)
    await laptop.answer("hop-step:2")
    await phone.until_true(lambda here: here.view["players"][0]["at"] == 2)
    assert phone.last["asks"] == []


async def test_several_people_at_one_device(site: Site) -> None:
    """One person may hold several seats, and looks from one after the other."""
    table = await (ann := await site.person()).started(3, goal=20)
    here = await ann.at(table, 0)
    await here.answer("hop-step:1")
    assert (await here.hello(1))["seat"] == 1
    await here.answer("hop-step:1")
    assert (await here.hello(2))["seat"] == 2
    assert (await here.asked())["seat"] == 2


async def test_a_started_table_shows_its_view_to_who_waited(site: Site) -> None:
    ann = await site.person()
    table = await ann.table(1)
    here = await ann.connect(table)
    await here.say({"type": "hello", "seat": 0})
    await ann.start(table)
    assert (await here.until("view"))["seat"] == 0


async def answer_all(seats: list[SeatAt], option: str, rounds: int) -> None:
    for turn in range(rounds):
        await seats[turn % len(seats)].answer(option)


async def test_the_list_shows_whose_turn_it_is_and_since_when(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, bob = await two_people(site, goal=20)
    monkeypatch.setattr("cosmodrome.server.live_game.time", SimpleNamespace(time=lambda: 2e9))
    await (await ann.at(table, 0)).answer("pass")
    (mine,) = (await bob.get("/api/tables")).json()["mine"]
    assert (mine["id"], mine["turn"], mine["round"], mine["state"]) == (table, [1], 1, "running")
    assert mine["changed"] == "2033-05-18T03:33:20.000Z"


async def test_an_engine_error_stops_this_table_only(site: Site) -> None:
    """It is shown politely, and the host may try to go on."""
    ann = await site.person()
    table, other = await ann.started(2, crash=True), await ann.started(2)
    here = await ann.at(table, 0)
    refused = await here.answer("hop-crash")
    assert (refused["type"], refused["id"]) == ("refused", "stopped")
    assert "stopped" in [message["type"] for message in here.heard]
    assert (await ann.info(table))["state"] == "stopped"
    assert (await (await ann.at(other, 0)).answer("pass"))["type"] == "ack"
    assert (await (await ann.connect(table)).hello(0))["type"] == "stopped"
    assert (await ann.start(table)).json()["state"] == "running"
    assert (await (await ann.at(table, 0)).answer("pass"))["type"] == "ack"
