"""The clocks of a table: the time for a decision, and the time for a negotiation."""

from __future__ import annotations

import asyncio
import time

import pytest
from site_under_test import SeatAt, Serving, Site

from cosmodrome.store import Write

pytestmark = pytest.mark.anyio


async def test_the_time_for_a_decision(site: Site) -> None:
    """When it is over the table's default is played: to pass where that is offered."""
    ann = await site.person()
    table = await ann.started(2, goal=20, decision_seconds=5)
    live = await site.hub.table(table)
    live.row.settings.decision_seconds = 1
    here, _ = await ann.at(table, 0), await ann.at(table, 1)
    live.live_game.clock.set()
    assert here.last["seconds_left"] is not None
    await here.until_true(lambda here: here.last["waiting"] == [1])
    assert here.view["players"][0]["at"] == 0
    await here.until_true(lambda here: here.last["waiting"] == [0])


async def test_the_time_for_a_decision_without_a_pass_is_a_bots(site: Site) -> None:
    ann = await site.person()
    table = await ann.started(2, goal=20, together=True, decision_seconds=5)
    live = await site.hub.table(table)
    live.row.settings.decision_seconds = 1
    here, _ = await ann.at(table, 0), await ann.at(table, 1)
    await here.answer("pass")
    await here.until_true(lambda here: here.view["turn"]["active"] == 1)
    assert [player["pick"] for player in here.view["players"]] == ["red", "red"]


async def test_the_default_may_be_a_bots_choice(site: Site) -> None:
    ann = await site.person()
    table = await ann.started(2, goal=20, decision_seconds=5, decision_default="bot")
    live = await site.hub.table(table)
    live.row.settings.decision_seconds = 1
    live.live_game.clock.stop()
    live.live_game.clock._due.clear()
    live.live_game.clock.set()
    here = await ann.at(table, 0)
    await here.until_true(lambda here: here.last["waiting"] == [1])
    assert here.view["players"][0]["at"] == 2


async def test_who_is_asked_next_hears_at_once_how_much_time_he_has(site: Site) -> None:
    """The clock is there with the question, and is gone with it."""
    ann = await site.person()
    table = await ann.started(2, goal=20, decision_seconds=60)
    one, other = await ann.at(table, 0), await ann.at(table, 1)
    assert (one.last["seconds_left"] is None, other.last["seconds_left"]) == (False, None)
    await one.answer("pass")
    await other.until_true(lambda here: here.last["waiting"] == [1])
    assert other.last["seconds_left"] > 50
    assert one.last["seconds_left"] is None


async def test_there_is_no_clock_unless_the_host_wants_one(site: Site) -> None:
    ann = await site.person()
    table = await ann.started(2)
    assert (await ann.at(table, 0)).last["seconds_left"] is None
    live = await site.hub.table(table)
    assert not live.live_game.clock.running


async def test_a_decision_with_days_to_go_lets_its_game_leave_memory_and_is_made_in_time(site: Site) -> None:
    """The hub opens the table again when the time is over, though nobody looks."""
    ann = await site.person()
    table = await ann.started(2, goal=20, decision_seconds=3 * 24 * 3600)
    await site.hub.let_idle_go(seconds=0)
    assert site.hub.live == []
    await site.hub.wake_late()
    assert site.hub.live == [], "there are days left"
    await site.hub.store.write(Write(table=table, row={"due": time.time() - 1}))
    await site.hub.wake_late()
    here = await ann.at(table, 0)
    await here.until_true(lambda here: here.last["waiting"] == [1])
    assert (await ann.at(table, 1)).last["seconds_left"] > 2 * 24 * 3600


async def test_a_restart_gives_no_time_back(serving: Serving) -> None:
    """Players asked before it keep their remaining time, and a late player loses the turn though nobody comes."""
    first = await serving()
    ann = await first.person()
    table = await ann.started(2, goal=20, decision_seconds=300)
    await first.hub.store.write(Write(table=table, row={"due": time.time() + 100}))
    second = await serving()
    bea = await second.person()
    bea.http.cookies = ann.http.cookies
    here = await bea.at(table, 0)
    assert 50 < here.last["seconds_left"] <= 100
    await here.answer("pass")
    other = await bea.at(table, 1)
    assert other.last["seconds_left"] > 200
    await second.hub.store.write(Write(table=table, row={"due": time.time() - 1}))
    third = await serving()
    await third.hub.wake_late()
    cat = await third.person()
    cat.http.cookies = ann.http.cookies
    again = await cat.at(table, 0)
    await again.until_true(lambda here: here.last["waiting"] == [0])


# ---- a negotiation ---------------------------------------------------------------------------------------------------


async def haggling(site: Site, seconds: int = 5, **settings: object) -> tuple[str, SeatAt, SeatAt]:
    """Two people who haggle, with a clock that was set for less than a host may choose."""
    ann = await site.person()
    table = await ann.started(2, haggle=True, talk_seconds=60, **settings)
    (await site.hub.table(table)).row.settings.talk_seconds = seconds
    live = await site.hub.table(table)
    live.live_game.clock.stop()
    live.live_game.clock._talk_due = None
    live.live_game.clock.set()
    return table, await ann.at(table, 0), await ann.at(table, 1)


async def test_a_negotiation_ends_when_its_time_is_over(site: Site) -> None:
    """Those asked then end it, however quickly everybody has answered."""
    table, one, other = await haggling(site, seconds=1)
    await one.answer("hop-more")
    await other.answer("hop-more")
    await one.until_true(lambda here: any(event["key"] == "haggled" for event in here.events))
    game = (await site.hub.table(table)).live_game.game
    assert [entry for entry in game.record()["entries"] if entry[0] == 0] == [[0, "hop-more"], [0, "hop-stop"]]
    assert one.last["seconds_left"] is None


async def test_one_clock_runs_through_a_negotiation_for_all_to_see(site: Site) -> None:
    """No answer starts it anew, nor does what is done besides, and it leaves the time for a decision alone."""
    table, one, other = await haggling(site, seconds=30, decision_seconds=300)
    begun = one.last["seconds_left"]
    await asyncio.sleep(0.3)
    await one.answer("hop-more")
    assert (await other.send("act", act="hop-wave"))["type"] == "ack"
    await other.answer("hop-more")
    onlooker = await (await site.person()).at(table, None)
    for here in (one, other, onlooker):
        assert 0 < here.last["seconds_left"] < begun <= 30
    await one.answer("hop-stop")
    assert one.last["seconds_left"] > 200
    await onlooker.until_true(lambda here: here.last["waiting"] == [0] and here.last["seconds_left"] is None)


async def test_a_negotiation_has_no_clock_unless_the_host_wants_one(site: Site) -> None:
    ann = await site.person()
    table = await ann.started(2, haggle=True)
    assert (await ann.at(table, 0)).last["seconds_left"] is None
    assert not (await site.hub.table(table)).live_game.clock.running


async def test_what_the_clock_decides_cannot_be_taken_back(site: Site) -> None:
    """And everybody is told that it was the clock."""
    _, one, other = await haggling(site, seconds=1)
    await one.until_true(lambda here: any(event["key"] == "haggled" for event in here.events))
    assert one.last["late"] == [0]
    assert not any(message.get("may_undo") for message in one.heard)
    assert (await one.send("undo"))["id"] == "no-undo"
    assert other.seat == 1


async def test_the_time_of_a_seat_runs_when_its_player_could_look(site: Site) -> None:
    """Two people share a device: while it shows one seat the clock of the other stands still."""
    ann = await site.person()
    table = await ann.started(2, goal=20, decision_seconds=300)
    here = await ann.at(table, 1)
    clock = (await site.hub.table(table)).live_game.clock
    assert not clock._due, "seat 0 is asked, and nobody can see it"
    await here.hello(0)
    assert here.last["seconds_left"] > 200
    assert set(clock._due) == {0}
    await here.hello(1)
    assert not clock._due
    await here.socket.close()
    await (await ann.connect(table)).until("table")
