"""Seats that change hands: links for one's own devices, seats for other people, players who are absent."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from site_under_test import Person, SeatAt, Serving, Site

from cosmodrome.server import motions

pytestmark = pytest.mark.anyio


async def two_at_a_table(site: Site, **fields: Any) -> tuple[Person, Person, str]:
    """Ann hosts in seat 0, Ben sits in seat 1, the game runs."""
    ann, ben = await site.person(), await site.person()
    table = await ann.table(2, **fields)
    assert (await ben.sit(table, 1, "Ben")).status_code == 200
    assert (await ann.start(table)).status_code == 200
    return ann, ben, table


async def link(person: Person, table: str, seat: int, to: str = "me") -> str:
    answer = await person.post(f"/api/tables/{table}/seats/{seat}/link", {"to": to})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["secret"])


async def claim(person: Person, table: str, seat: int, secret: str, name: str | None = None) -> httpx.Response:
    return await person.post(f"/api/tables/{table}/claim", {"seat": seat, "secret": secret, "name": name})


def error(answer: httpx.Response) -> str:
    return str(answer.json()["error"])


async def gone(site: Site, table: str, seat: int) -> None:
    """Wait until the server has noticed that nobody is in the seat."""
    live = await site.hub.table(table)
    watcher = await (await site.person()).connect(table)
    while live.is_here(live.row.seats[seat]):
        await watcher.until("table")


# ---- one's own devices ------------------------------------------------------------------------------------


async def test_a_personal_link_opens_the_seat_on_another_device(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site, holder="1")
    phone = await site.person()
    assert (await claim(phone, table, 1, await link(ben, table, 1))).status_code == 200
    assert (await phone.info(table))["seats"][1]["mine"]
    assert not (await phone.info(table))["seats"][0]["mine"]
    old, new = await ben.at(table, 1), await phone.at(table, 1)
    assert new.view == old.view
    assert [one["id"] for one in (await phone.get("/api/tables")).json()["mine"]] == [table]
    assert (await (await ann.at(table, 0)).answer("pass"))["type"] == "ack"
    assert (await new.answer("hop-step:1"))["type"] == "ack"
    await old.until_true(lambda here: here.view["players"][1]["at"] == 1)


async def test_a_lost_cookie_is_no_lost_seat(site: Site) -> None:
    _, ben, table = await two_at_a_table(site)
    secret = await link(ben, table, 1)
    await ben.close()
    other = await site.person()
    assert (await claim(other, table, 1, secret)).json()["seats"][1]["mine"]
    third = await site.person()
    assert (await claim(third, table, 1, secret)).json()["seats"][1]["mine"]


async def test_the_server_keeps_only_the_hash_of_a_link(site: Site) -> None:
    _, ben, table = await two_at_a_table(site)
    secret = await link(ben, table, 1)
    row = (await site.hub.table(table)).row
    assert secret not in repr(row)
    assert secret not in json.dumps(await ben.info(table))


async def test_a_new_link_replaces_the_old_one(site: Site) -> None:
    _, ben, table = await two_at_a_table(site)
    first, second = await link(ben, table, 1), await link(ben, table, 1)
    phone = await site.person()
    assert error(await claim(phone, table, 1, first)) == "bad-link"
    assert error(await claim(phone, table, 0, second)) == "bad-link"
    assert (await claim(phone, table, 1, second)).status_code == 200


async def test_revoking_leaves_the_seat_to_the_device_that_revokes(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    secret = await link(ben, table, 1)
    lost, phone = await site.person(), await site.person()
    await claim(lost, table, 1, secret)
    await claim(phone, table, 1, secret)
    there = await lost.at(table, 1)
    assert (await phone.delete(f"/api/tables/{table}/seats/1/link")).status_code == 200
    assert (await there.until("view"))["seat"] is None
    for former in (lost, ben):
        assert (await (await former.connect(table)).hello(1))["id"] == "not-your-seat"
        assert not (await former.info(table))["seats"][1]["mine"]
    assert error(await claim(lost, table, 1, secret)) == "bad-link"
    assert (await phone.info(table))["seats"][1]["mine"]
    assert error(await ann.post(f"/api/tables/{table}/seats/1/link", {"to": "me"})) == "not-your-seat"


async def test_the_hosts_other_device_hosts(site: Site) -> None:
    ann, _, table = await two_at_a_table(site)
    phone = await site.person()
    await claim(phone, table, 0, await link(ann, table, 0))
    assert (await phone.info(table))["host"]
    await phone.delete(f"/api/tables/{table}/seats/0/link")
    assert (await phone.info(table))["host"]
    assert not (await ann.info(table))["host"]


# ---- other people -----------------------------------------------------------------------------------------


async def test_the_dead_table_lives_again(site: Site) -> None:
    """Ben's cookie is gone; the host gives the seat to Ben's new browser."""
    ann, ben, table = await two_at_a_table(site, holder="1")
    lost = await ben.at(table, 1)
    await lost.socket.close()
    await gone(site, table, 1)
    secret = await link(ann, table, 1, "another")
    again = await site.person()
    assert error(await claim(again, table, 1, secret)) == "name-needed"
    assert (await claim(again, table, 1, secret, "Ben")).status_code == 200
    here = await again.at(table, 1)
    assert here.view["hand"] == 1
    assert error(await claim(await site.person(), table, 1, secret, "Cay")) == "bad-link"
    assert (await (await ben.connect(table)).hello(1))["id"] == "not-your-seat"
    assert (await (await ann.at(table, 0)).answer("pass"))["type"] == "ack"
    assert (await here.answer("pass"))["type"] == "ack"


async def test_the_former_holder_is_shown_what_an_onlooker_sees(site: Site) -> None:
    _, ben, table = await two_at_a_table(site, holder="1")
    before = await ben.at(table, 1)
    assert before.view["hand"] == 1
    cay = await site.person()
    assert (await claim(cay, table, 1, await link(ben, table, 1, "another"), "Cay")).status_code == 200
    await before.until("view")
    onlooker = await (await site.person()).at(table, None)
    assert before.view == onlooker.view
    assert (await before.send("answer", seat=1, option="pass", ask=1))["id"] == "not-your-seat"
    assert (await before.send("orders", seat=1))["id"] == "not-your-seat"
    assert error(await ben.get(f"/api/tables/{table}/events?seat=1")) == "not-your-seat"


async def test_whispers_from_before_are_not_for_the_new_holder(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    host = await ann.at(table, 0)
    await host.send("chat", text="for Ben alone", to=[1])
    await host.send("chat", text="for all")
    cay = await site.person()
    await claim(cay, table, 1, await link(ben, table, 1, "another"), "Cay")
    await host.send("chat", text="for Cay alone", to=[1])
    here = await cay.at(table, 1)
    assert [line["text"] or line["note"]["key"] for line in here.last["chat"]] == [
        "for all",
        "taken-over",
        "for Cay alone",
    ]


async def test_a_seat_that_was_handed_over_can_be_taken_back(site: Site) -> None:
    _, ben, table = await two_at_a_table(site, holder="1")
    cay = await site.person()
    await claim(cay, table, 1, await link(ben, table, 1, "another"), "Cay")
    assert (await ben.info(table))["seats"][1]["returnable"]
    there = await cay.at(table, 1)
    info = (await ben.post(f"/api/tables/{table}/seats/1/take-back")).json()
    assert (info["seats"][1]["mine"], info["seats"][1]["name"]) == (True, "Ben")
    assert (await there.until("view"))["seat"] is None
    assert error(await cay.post(f"/api/tables/{table}/seats/1/take-back")) == "not-your-seat"


async def test_a_seat_the_host_gave_away_cannot_be_taken_back_alone(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    cay = await site.person()
    await claim(cay, table, 1, await link(ann, table, 1, "another"), "Cay")
    assert error(await ben.post(f"/api/tables/{table}/seats/1/take-back")) == "not-your-seat"


async def test_the_host_gives_away_only_the_seats_of_absent_players(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    early = await link(ann, table, 1, "another")
    await ben.at(table, 1)
    assert error(await ann.post(f"/api/tables/{table}/seats/1/link", {"to": "another"})) == "player-is-here"
    assert error(await claim(await site.person(), table, 1, early, "Cay")) == "player-is-here"
    assert error(await ann.post(f"/api/tables/{table}/seats/1/bot", {"bot": "greedy"})) == "player-is-here"
    assert error(await ann.post(f"/api/tables/{table}/resign", {"seat": 1})) == "player-is-here"
    assert error(await ben.post(f"/api/tables/{table}/seats/0/link", {"to": "another"})) == "not-host"


async def test_the_host_lets_a_bot_play_for_an_absent_player_who_comes_back(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    host = await ann.at(table, 0)
    answer = await ann.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    assert answer.json()["seats"][1]["bot"] == "random"
    await host.answer("pass")
    await host.asked()  # the bot has moved
    assert (await ben.post(f"/api/tables/{table}/seats/1/bot", {"bot": None})).json()["seats"][1]["bot"] is None


async def test_a_person_takes_over_from_a_bot(site: Site) -> None:
    ann = await site.person()
    table = await ann.started(2, bots={"1": "random"})
    cay = await site.person()
    info = (await claim(cay, table, 1, await link(ann, table, 1, "another"), "Cay")).json()
    assert (info["seats"][1]["kind"], info["seats"][1]["bot"], info["seats"][1]["mine"]) == ("person", None, True)
    await (await ann.at(table, 0)).answer("pass")
    assert (await (await cay.at(table, 1)).answer("pass"))["type"] == "ack"


async def test_the_host_resigns_for_an_absent_player(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    info = (await ann.post(f"/api/tables/{table}/resign", {"seat": 1})).json()
    assert info["seats"][1]["resigned"]
    assert error(await ben.post(f"/api/tables/{table}/seats/1/bot", {"bot": None})) == "resigned"
    assert (await ann.at(table, 0)).last["chat"][0]["note"] == {"key": "resigned-for", "args": {"name": "Ben"}}


# ---- hosting ----------------------------------------------------------------------------------------------


async def test_hosting_is_handed_over(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    assert not (await ann.post(f"/api/tables/{table}/host", {"seat": 1})).json()["host"]
    assert (await ben.info(table))["host"]
    assert error(await ann.delete(f"/api/tables/{table}")) == "not-host"


async def test_players_agree_on_a_new_host_when_the_old_one_is_gone(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ben, table = await two_at_a_table(site)
    motion = (await ben.post(f"/api/tables/{table}/host", {"seat": 1})).json()["motion"]
    assert (motion["kind"], motion["by"], motion["asked"]) == ("host", 1, [0])
    assert not (await ben.post(f"/api/tables/{table}/vote", {"agree": True})).json()["host"]
    (await site.hub.table(table)).row.motion.until -= motions.SILENCE  # type: ignore[union-attr]
    assert (await ben.post(f"/api/tables/{table}/vote", {"agree": True})).json()["host"]


async def test_more_time_is_the_hosts_to_give_and_less_needs_consent(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site, decision_seconds=60)
    here = await ben.at(table, 1)
    await (await ann.at(table, 0)).answer("pass")
    assert (await here.asked())["seat"] == 1
    longer = {"decision_seconds": 600}
    info = (await ann.post(f"/api/tables/{table}/clock", longer)).json()
    assert (info["decision_seconds"], info["motion"]) == (600, None)
    await here.until_true(lambda at: (at.last["seconds_left"] or 0) > 60)
    info = (await ann.post(f"/api/tables/{table}/clock", {"decision_seconds": 30})).json()
    assert (info["decision_seconds"], info["motion"]["asked"]) == (600, [1])
    assert error(await ann.post(f"/api/tables/{table}/end")) == "motion-open"
    assert error(await (await site.person()).post(f"/api/tables/{table}/vote", {"agree": True})) == "not-your-table"
    info = (await ben.post(f"/api/tables/{table}/vote", {"agree": True})).json()
    assert (info["decision_seconds"], info["motion"]) == (30, None)
    await here.until_true(lambda at: 0 < (at.last["seconds_left"] or 0) <= 30)
    assert error(await ben.post(f"/api/tables/{table}/clock", longer)) == "not-host"
    info = (await ann.post(f"/api/tables/{table}/clock", {"decision_seconds": None})).json()
    assert info["decision_seconds"] is None
    await here.until_true(lambda at: at.last["seconds_left"] is None)


async def test_a_refusal_ends_the_matter(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    assert (await ann.post(f"/api/tables/{table}/end")).json()["motion"]["kind"] == "end"
    assert (await ben.post(f"/api/tables/{table}/vote", {"agree": False})).json()["motion"] is None
    assert (await ann.info(table))["state"] == "running"
    assert error(await ann.post(f"/api/tables/{table}/vote", {"agree": True})) == "no-motion"


async def test_a_game_that_was_ended_is_exported_and_deleted(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site, together=True)
    here = await ann.at(table, 0)
    await here.answer("hop-step:1")
    assert error(await ann.get(f"/api/tables/{table}/record")) == "not-over"
    assert error(await ann.delete(f"/api/tables/{table}")) == "still-running"
    await ann.post(f"/api/tables/{table}/end")
    await ben.post(f"/api/tables/{table}/vote", {"agree": True})
    info = await ann.info(table)
    assert (info["state"], info["outcome"]["reason"], info["turn"]) == ("over", "ended", [])
    after = await here.until("view")
    assert (after["asks"], after["waiting"], after["outcome"]["reason"]) == ([], [], "ended")
    assert (await here.send("answer", seat=0, option="hop-pick:red", ask=2))["id"] == "game-over"
    assert (await here.send("act", seat=0, act="hop-wave"))["id"] == "game-over"
    record = (await ann.get(f"/api/tables/{table}/record")).json()
    assert record["entries"]
    assert (await ann.get(f"/api/tables/{table}/replay?seat=0&at=1")).json()["view"]["players"][0]["at"] == 1
    assert error(await ben.delete(f"/api/tables/{table}")) == "not-host"
    assert (await ann.delete(f"/api/tables/{table}")).status_code == 204
    assert (await here.until("refused"))["id"] == "table-deleted"
    assert error(await ben.get(f"/api/tables/{table}")) == "no-such-table"
    assert (await ben.get("/api/tables")).json()["mine"] == []


async def test_a_lone_person_against_bots_asks_nobody(site: Site) -> None:
    ann = await site.person()
    table = await ann.started(2, bots={"1": "random"})
    assert (await ann.post(f"/api/tables/{table}/end")).json()["state"] == "over"


async def test_it_all_outlives_a_restart(serving: Serving) -> None:
    site = await serving()
    ann, ben, table = await two_at_a_table(site)
    mine, offer = await link(ben, table, 1), await link(ben, table, 1, "another")
    await ann.post(f"/api/tables/{table}/end")
    again = await serving()
    phone, cay = await again.person(), await again.person()
    assert (await claim(phone, table, 1, mine)).status_code == 200
    assert (await claim(cay, table, 1, offer, "Cay")).status_code == 200
    assert (await cay.post(f"/api/tables/{table}/vote", {"agree": True})).json()["outcome"]["reason"] == "ended"
    loaded: SeatAt = await cay.at(table, 1)
    assert (loaded.last["asks"], loaded.last["outcome"]["reason"]) == ([], "ended")
