"""Bots think in worker processes, and a bad one harms nobody."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from site_under_test import Serving, Site

pytestmark = pytest.mark.anyio


async def test_bots_play_a_whole_game_by_themselves(site: Site) -> None:
    ann = await site.person()
    table = await ann.table(3, name=None, goal=20, together=True, bots={"0": "greedy", "1": "random", "2": "greedy"})
    onlooker = await ann.connect(table)
    await onlooker.say({"type": "hello", "seat": None})
    await ann.start(table)
    await onlooker.until_true(lambda here: here.last.get("outcome") is not None)
    assert (await ann.info(table))["state"] == "over"


@pytest.mark.parametrize("bot", ["crash", "liar", "loud"])
async def test_a_bad_bot_still_answers(site: Site, bot: str) -> None:
    """A worker that dies is replaced and asked again; in the end any legal answer does. What a bot prints is not
    taken for an answer, and an illegal answer is not taken at all."""
    ann = await site.person()
    table = await ann.started(2, goal=20, bots={"1": bot})
    here = await ann.at(table, 0)
    await here.answer("pass")
    await here.asked()
    failures = site.hub.metrics.bot_failures._value.get()
    assert failures == {"crash": 2, "liar": 0, "loud": 0}[bot]


async def test_a_bot_that_hangs_is_stopped(serving: Serving) -> None:
    site = await serving(bot_seconds=0.1, bot_grace=0.8)
    ann = await site.person()
    table = await ann.started(2, goal=20, bots={"1": "hang"})
    here = await ann.at(table, 0)
    await here.answer("pass")
    await here.asked()
    assert site.hub.metrics.bot_failures._value.get() == 2


@pytest.mark.slow
def test_a_worker_ends_with_its_server() -> None:
    """Even one that thinks for ever, when the server was killed."""
    script = """
import os, struct, subprocess, sys
import msgspec, playroom
from cosmodrome.server.worker import Job
worker = subprocess.Popen([sys.executable, "-m", "cosmodrome.server.worker", str(os.getpid())], stdin=subprocess.PIPE)
job = Job("playroom", playroom.new_game("hop", 1).save(), "hang", 0, 1.0, 1)
frame = msgspec.msgpack.encode(job)
worker.stdin.write(struct.pack("!I", len(frame)) + frame)
worker.stdin.flush()
print(worker.pid, flush=True)
os.kill(os.getpid(), 9)
"""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    command = [sys.executable, "-c", script]
    # The worker holds the other end of the pipe: that this returns means that it has ended, too.
    ended = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=60)
    assert ended.returncode == -9
    assert int(ended.stdout) > 0


async def test_a_good_bot_plays_after_a_bad_one(site: Site) -> None:
    """The workers that were killed have been replaced."""
    ann = await site.person()
    bad = await ann.started(2, goal=20, bots={"1": "crash"})
    good = await ann.started(2, goal=20, bots={"1": "greedy"})
    for table in (bad, good):
        here = await ann.at(table, 0)
        await here.answer("pass")
        await here.asked()
    assert here.view["players"][1]["at"] == 2


async def test_bots_keep_a_pace_that_people_can_follow(site: Site) -> None:
    ann = await site.person()
    table = await ann.started(3, goal=20, bots={"1": "greedy", "2": "greedy"}, pace="brisk")
    here = await ann.at(table, 0)
    await here.answer("pass")
    begun = time.monotonic()
    await here.asked()
    assert time.monotonic() - begun > 1.1


async def test_the_pace_is_brisk_where_people_play_and_instant_where_none_do(site: Site) -> None:
    ann = await site.person()
    assert (await ann.info(await ann.table(2, pace=None)))["pace"] == "brisk"
    assert (await ann.info(await ann.table(1, pace=None, name=None, bots={"0": "random"})))["pace"] == "instant"


async def test_no_window_is_held_open_where_bots_play_among_themselves(site: Site) -> None:
    """Half a minute for each would protect nobody's secret."""
    ann = await site.person()
    table = await ann.table(2, name=None, goal=5, holder="all", delay=30, bots={"0": "greedy", "1": "greedy"})
    onlooker = await ann.connect(table)
    await onlooker.say({"type": "hello", "seat": None})
    await ann.start(table)
    await onlooker.until_true(lambda here: here.last.get("outcome") is not None)
    assert "window" in [event["key"] for event in onlooker.events]


async def test_windows_are_no_longer_held_open_when_the_last_person_has_given_up(site: Site) -> None:
    """As long as somebody might come back they are."""
    ann = await site.person()
    table = await ann.started(2, goal=5, holder="nobody", delay=0.2, bots={"1": "greedy"})
    live = await site.hub.table(table)
    assert live.delay == 0.2
    await ann.post(f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"})
    assert live.delay == 0.2
    await ann.post(f"/api/tables/{table}/resign", {"seat": 0})
    assert live.delay is None


async def test_a_bot_whose_seat_is_taken_back_says_nothing(serving: Serving) -> None:
    site = await serving(bot_seconds=0.1, bot_grace=30)
    ann = await site.person()
    table = await ann.started(1, goal=20)
    here = await ann.at(table, 0)
    place = f"/api/tables/{table}/seats/0/bot"
    await ann.post(place, {"bot": "hang"})
    await asyncio.sleep(0.1)
    await ann.post(place, {"bot": None})
    assert (await here.answer("hop-step:1"))["type"] == "ack"
    await ann.post(place, {"bot": "greedy"})
    await here.until_true(lambda here: here.view["players"][0]["at"] == 3)


async def test_a_bot_may_do_one_thing_unasked_before_each_answer(site: Site) -> None:
    """One that would wave for ever still hops."""
    ann = await site.person()
    table = await ann.started(2, goal=20, bots={"1": "friendly"})
    here = await ann.at(table, 0)
    await here.answer("pass")
    await here.until_true(lambda here: here.view["turn"]["round"] == 2)
    live = await site.hub.table(table)
    done = live.live_game.game.record()["entries"][2:4]
    assert [done[0], done[1][0]] == [["act", 1, "hop-wave"], 1]


async def test_a_step_that_ends_a_turn_can_be_taken_back_for_a_moment_unless_all_goes_fast(site: Site) -> None:
    ann = await site.person()
    for fields, seconds in (({}, 2.0), ({"pace": "instant"}, 0.0), ({"take_back_seconds": 5}, 5.0)):
        table = await ann.table(2, **{"pace": None, **fields})
        assert (await ann.info(table))["take_back_seconds"] == seconds
