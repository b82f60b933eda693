"""Tables and seats before, during and after the game."""

from __future__ import annotations

from typing import Any

import pytest
from site_under_test import Serving, Site

pytestmark = pytest.mark.anyio


def kinds(info: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


async def test_what_can_be_played(site: Site) -> None:
    ann = await site.person()
    (game,) = (await ann.get("/api/games")).json()
    assert (game["id"], game["seats"]) == ("hop", [1, 4])
    assert game["options"][0] == {"id": "goal", "values": [3, 5, 20, 1000], "default": 5}
    assert "greedy" in game["bots"]
    assert (await ann.get("/api/games/hop/cards")).json() == {"cards": [{"id": "trip"}]}
    assert (await ann.get("/api/games/hop/rules")).json()["rows"][0]["id"] == "HOP-1"
    assert (await ann.get("/api/games/chess/cards")).json()["error"] == "no-such-game"


async def test_a_new_table_has_its_host_in_the_first_free_seat(site: Site) -> None:
    ann = await site.person()
    body = {"game": "hop", "seats": 3, "bots": {"0": "greedy"}, "name": "  Ann \u202e B. ", "decision_seconds": 60}
    info = (await ann.post("/api/tables", body)).json()
    assert kinds(info) == ["bot", "person", "empty"]
    assert info["seats"][1]["name"] == "Ann B."
    assert info["seats"][1]["mine"]
    assert info["host"]
    assert (info["state"], info["decision_seconds"], info["options"]["goal"]) == ("open", 60, 5)


async def test_a_table_may_be_opened_without_taking_a_seat(site: Site) -> None:
    info = await (ann := await site.person()).info(await ann.table(2, name=None))
    assert kinds(info) == ["empty", "empty"]


@pytest.mark.parametrize(
    "change, error",
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": 9}, "bad-setup"),
        ({"options": {"goal": 4}}, "bad-setup"),
        ({"options": {"colour": "red"}}, "bad-setup"),
        ({"bots": {"7": "greedy"}}, "no-such-seat"),
        ({"bots": {"x": "greedy"}}, "no-such-seat"),
        ({"bots": {"1": "hal"}}, "no-such-bot"),
        ({"name": "\u200b \n"}, "bad-name"),
        ({"name": "x" * 25}, "bad-name"),
        ({"name": ""}, "bad-request"),
        ({"seats": "two"}, "bad-request"),
        ({"decision_seconds": 1}, "bad-request"),
        ({"delay": -1}, "bad-request"),
        ({"surprise": 1}, "bad-request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_by_name(site: Site, change: dict[str, Any], error: str) -> None:
    ann = await site.person()
    answer = await ann.post("/api/tables", {"game": "hop", "seats": 2, "name": "Ann", **change})
    assert answer.status_code in (400, 404)
    assert answer.json()["error"] == error
    assert answer.json().keys() == {"error", "rule", "args"}


@pytest.mark.parametrize(
    "options, error",
    [
        ({"aliens": ["healer", "sorcerer", "zombie", "clone"]}, "too-many-aliens"),
        ({"aliens": ["demon", "zombie", "clone"], "edition": 2008}, "not-in-edition"),
    ],
)
async def test_a_game_tells_by_name_what_it_cannot_be_set_up_with(
    serving: Serving, options: dict[str, Any], error: str
) -> None:
    """As any table that cannot be: a bad request, not one that would do at another time."""
    ann = await (await serving(engine="cosmodrome")).person()
    new = {"game": "cosmic-encounter", "seats": 3, "name": "Ann", "options": options}
    answer = await ann.post("/api/tables", new)
    assert (answer.status_code, answer.json()["error"]) == (400, error)
    assert answer.json()["args"]["game"] == "cosmic-encounter"


async def test_seats_are_taken_and_left(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    table = await ann.table(2)
    assert (await bob.sit(table, 0, "Bob")).json()["error"] == "seat-taken"
    assert (await bob.sit(table, 5, "Bob")).json()["error"] == "no-such-seat"
    assert (await bob.sit(table, 1, "aNN")).json()["error"] == "name-taken"
    assert kinds((await bob.sit(table, 1, "Bob")).json()) == ["person", "person"]
    assert (await bob.sit(table, 1, "Robert")).json()["seats"][1]["name"] == "Robert"
    assert (await bob.delete(f"/api/tables/{table}/seats/0")).json()["error"] == "not-your-seat"
    assert kinds((await bob.delete(f"/api/tables/{table}/seats/1")).json()) == ["person", "empty"]
    assert (await bob.get("/api/tables")).json()["mine"] == []


async def test_the_host_may_free_a_seat(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    table = await ann.table(2)
    await bob.sit(table, 1, "Bob")
    assert kinds((await ann.delete(f"/api/tables/{table}/seats/1")).json()) == ["person", "empty"]


async def test_only_the_host_fills_seats_with_bots_and_starts(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    table = await ann.table(2)
    assert (await ann.start(table)).json() == {"error": "seats-empty", "rule": None, "args": {"seats": [1]}}
    place = f"/api/tables/{table}/seats/1/bot"
    assert (await bob.post(place, {"bot": "greedy"})).json()["error"] == "not-host"
    assert (await ann.post(place, {"bot": "hal"})).json()["error"] == "no-such-bot"
    assert kinds((await ann.post(place, {"bot": "greedy"})).json()) == ["person", "bot"]
    assert kinds((await ann.post(place, {"bot": None})).json()) == ["person", "empty"]
    await ann.post(place, {"bot": "random"})
    assert (await ann.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})).json()["error"] == "seat-taken"
    assert (await bob.start(table)).json()["error"] == "not-host"
    assert (await ann.start(table)).json()["state"] == "running"
    assert (await ann.start(table)).json()["error"] == "already-started"
    assert (await bob.sit(table, 1, "Bob")).json()["error"] == "already-started"
    assert (await ann.delete(f"/api/tables/{table}/seats/0")).json()["error"] == "already-started"


async def test_the_commitment_is_published_at_the_start_and_the_seed_stays_hidden(site: Site) -> None:
    ann = await site.person()
    table = await ann.started(2)
    info = await ann.info(table)
    assert len(info["commitment"]) == 64
    header = (await site.hub.table(table)).row.header
    assert header is not None
    here = await ann.at(table, 0)
    assert header["seed"] not in str(here.heard) + str(info)
    assert (await ann.get(f"/api/tables/{table}/record")).json()["error"] == "not-over"
    assert (await ann.get(f"/api/tables/{table}/replay")).json()["error"] == "not-over"


async def test_public_tables_are_listed_and_others_are_not(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    public, private = await ann.table(2, public=True), await ann.table(2)
    lists = (await bob.get("/api/tables")).json()
    assert [info["id"] for info in lists["public"]] == [public]
    assert lists["mine"] == []
    assert {info["id"] for info in (await ann.get("/api/tables")).json()["mine"]} == {public, private}


async def test_who_is_online_shows(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    table = await ann.table(2)
    here = await ann.connect(table)
    assert (await here.until("table"))["info"]["seats"][0]["online"]
    await bob.sit(table, 1, "Bob")
    assert not (await here.until("table"))["info"]["seats"][1]["online"]
    there = await bob.connect(table)
    assert (await here.until("table"))["info"]["seats"][1]["online"]
    await there.socket.close()
    assert not (await here.until("table"))["info"]["seats"][1]["online"]


async def test_each_client_is_told_what_is_its_own(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    table = await ann.table(2)
    here, there = await ann.connect(table), await bob.connect(table)
    await bob.sit(table, 1, "Bob")

    async def hears(who: Any) -> dict[str, Any]:
        while (info := (await who.until("table"))["info"])["seats"][1]["name"] is None:
            pass
        return dict(info)

    mine, theirs = await hears(here), await hears(there)
    assert [seat["mine"] for seat in mine["seats"]] == [True, False]
    assert [seat["mine"] for seat in theirs["seats"]] == [False, True]
    assert (mine["host"], theirs["host"]) == (True, False)


async def test_who_resigns_is_played_on_by_a_bot_and_the_result_says_so(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    table = await ann.table(2, goal=3)
    await bob.sit(table, 1, "Bob")
    await ann.start(table)
    assert (await bob.post(f"/api/tables/{table}/resign", {"seat": 0})).json()["error"] == "not-your-seat"
    here = await bob.at(table, 1)
    info = (await ann.post(f"/api/tables/{table}/resign", {"seat": 0})).json()
    assert (info["seats"][0]["resigned"], info["seats"][0]["bot"], info["seats"][0]["name"]) == (True, "greedy", "Ann")
    assert (await ann.post(f"/api/tables/{table}/resign", {"seat": 0})).json()["error"] == "resigned"
    back = await ann.post(f"/api/tables/{table}/seats/0/bot", {"bot": None})
    assert back.json()["error"] == "resigned"
    await here.answer("pass")
    await here.until_true(lambda here: here.last["outcome"] is not None)
    assert here.last["outcome"]["resigned"] == [0]
    assert (await bob.info(table))["outcome"]["winners"] == [0]


async def test_a_bot_takes_over_and_hands_back(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    table = await ann.table(2, goal=20)
    await bob.sit(table, 1, "Bob")
    await ann.start(table)
    place = f"/api/tables/{table}/seats/0/bot"
    assert (await bob.post(place, {"bot": "greedy"})).json()["error"] == "not-your-seat"
    here, there = await ann.at(table, 0), await bob.at(table, 1)
    info = (await ann.post(place, {"bot": "greedy"})).json()
    assert (info["seats"][0]["kind"], info["seats"][0]["bot"]) == ("person", "greedy")
    await there.asked()
    assert there.view["players"][0]["at"] == 2
    refused = await here.send("answer", option="pass", ask=1)
    assert refused["id"] == "bot-plays"
    assert (await ann.post(place, {"bot": None})).json()["seats"][0]["bot"] is None
    await there.answer("pass")
    assert (await here.answer("pass"))["type"] == "ack"


async def test_a_rematch_has_the_same_people(site: Site) -> None:
    ann, bob, eve = await site.person(), await site.person(), await site.person()
    table = await ann.table(3, goal=3, bots={"2": "greedy"}, public=True)
    await bob.sit(table, 1, "Bob")
    await ann.start(table)
    again = f"/api/tables/{table}/rematch"
    assert (await ann.post(again)).json()["error"] == "not-over"
    await (await ann.at(table, 0)).answer("hop-step:2")
    await (await bob.at(table, 1)).answer("pass")
    here = await ann.at(table, 0)
    await here.answer("hop-step:1")
    assert (await eve.post(again)).json()["error"] == "not-your-table"
    new = (await bob.post(again)).json()
    assert (new["host"], kinds(new), new["state"]) == (True, ["person", "person", "bot"], "open")
    assert new["options"]["goal"] == 3
    while (info := (await here.until("table"))["info"])["rematch"] is None:
        pass
    assert info["rematch"] == new["id"]
    assert (await ann.post(again)).json()["id"] == new["id"]
    assert (await bob.start(new["id"])).json()["state"] == "running"


async def test_a_table_that_is_not_there(site: Site) -> None:
    ann = await site.person()
    assert (await ann.get("/api/tables/nowhere")).json()["error"] == "no-such-table"
    assert (await ann.get("/api/tables/" + "x" * 500)).json()["error"] == "no-such-table"
    here = await ann.connect("nowhere")
    assert (await here.hear())["id"] == "no-such-table"
    await here.socket.wait_closed()
    assert here.socket.close_code == 4404


async def test_who_is_away_and_since_when(site: Site) -> None:
    """From the moment at which the last connection closed until the next opens."""
    ann, bea = await site.person(), await site.person()
    table = await ann.table(2)
    await bea.sit(table, 1, "Bea")
    here, there = await ann.connect(table), await bea.connect(table)
    while not (await here.until("table"))["info"]["seats"][1]["online"]:
        pass
    assert here.heard[-1]["info"]["seats"][1]["away"] is None
    await there.socket.close()
    away = (await here.until("table"))["info"]["seats"][1]
    assert not away["online"]
    assert away["away"] is not None
    await bea.connect(table)
    assert (await here.until("table"))["info"]["seats"][1]["away"] is None
