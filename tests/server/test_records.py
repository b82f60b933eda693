"""Records: export, import, replay."""

from __future__ import annotations

from typing import Any

import playroom
import pytest
from site_under_test import Person, Site

pytestmark = pytest.mark.anyio


async def finished(ann: Person) -> str:
    """A game of two: 0 steps 2, 1 steps 1, 0 waves and steps 1, which is the goal."""
    table = await ann.started(2, goal=3)
    first, second = await ann.at(table, 0), await ann.at(table, 1)
    await first.answer("hop-step:2")
    await second.answer("hop-step:1")
    await first.asked()
    await first.send("act", act="hop-wave")
    await first.answer("hop-step:1")
    return table


async def test_the_record_of_a_finished_game_is_for_everybody_who_has_the_link(site: Site) -> None:
    ann, eve = await site.person(), await site.person()
    table = await finished(ann)
    record = (await eve.get(f"/api/tables/{table}/record")).json()
    assert record["game"] == "hop"
    assert record["commitment"] == (await ann.info(table))["commitment"]
    assert [1, "hop-step:1"] in record["entries"]
    assert record["seed"].startswith("server:")


async def test_a_finished_record_can_be_brought_in(site: Site) -> None:
    ann, eve = await site.person(), await site.person()
    record = (await ann.get(f"/api/tables/{await finished(ann)}/record")).json()
    answer = await eve.post("/api/import", {"record": record})
    assert answer.status_code == 201
    info = answer.json()
    assert (info["state"], info["outcome"]["winners"], info["host"]) == ("over", [0], True)
    assert (await eve.get(f"/api/tables/{info['id']}/record")).json() == record
    here = await eve.at(info["id"], None)
    assert here.view["players"][0]["at"] == 3


async def test_an_unfinished_record_is_played_on_at_one_device(site: Site) -> None:
    ann, eve = await site.person(), await site.person()
    record = (await ann.get(f"/api/tables/{await finished(ann)}/record")).json()
    record["entries"] = record["entries"][:3]
    info = (await eve.post("/api/import", {"record": record})).json()
    assert (info["state"], info["turn"], [seat["mine"] for seat in info["seats"]]) == ("running", [1], [True, True])
    assert [seat["name"] for seat in info["seats"]] == record["names"] == ["Ann", "Ann 1"]
    assert (await (await eve.at(info["id"], 1)).answer("hop-step:2"))["type"] == "ack"


async def test_a_record_without_names_has_nameless_players(site: Site) -> None:
    ann, eve = await site.person(), await site.person()
    record = (await ann.get(f"/api/tables/{await finished(ann)}/record")).json()
    del record["names"]
    info = (await eve.post("/api/import", {"record": record})).json()
    assert [seat["name"] for seat in info["seats"]] == [None, None], "nobody knows who they were"


@pytest.mark.parametrize("names", [["Ann"], "Ann", [1, 2], ["Ann", "B" * 500], ["Ann", "\u202e"]])
async def test_names_in_a_record_are_checked_like_any_other(site: Site, names: Any) -> None:
    ann = await site.person()
    record = (await ann.get(f"/api/tables/{await finished(ann)}/record")).json()
    answer = await ann.post("/api/import", {"record": {**record, "names": names}})
    assert (answer.status_code, answer.json()["error"]) in ((400, "bad-record"), (400, "bad-name"))


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"version": 99},
        {"entries": [["chance", [3]], [0, "hop-step:9"]]},
        {"entries": [["chance", [99]]]},
        {"entries": "none"},
        {"entries": [[[]]]},
        {"entries": []},
        {"seats": 77},
        {"options": {"goal": 4}},
        {"sealed": [[0, "use:trip"]]},
        {"seed": 7},
    ],
)
async def test_a_record_that_breaks_the_rules_is_refused(site: Site, change: dict[str, Any]) -> None:
    ann = await site.person()
    record = (await ann.get(f"/api/tables/{await finished(ann)}/record")).json()
    answer = await ann.post("/api/import", {"record": {**record, **change}})
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] in ("bad-record", "bad-setup")


async def test_a_replay_shows_every_moment(site: Site) -> None:
    ann = await site.person()
    table = await finished(ann)

    async def frame(**query: Any) -> dict[str, Any]:
        answer = await ann.get(f"/api/tables/{table}/replay", params=query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    frames = [await frame(at=at) for at in range(5)]
    assert {each["total"] for each in frames} == {4}
    assert [each["view"]["players"][0]["at"] for each in frames] == [0, 2, 2, 2, 3]
    assert [each["view"]["players"][1]["at"] for each in frames] == [0, 0, 1, 1, 1]
    assert [event["key"] for event in frames[1]["events"]] == ["wind", "moved", "turn"]
    assert [event["key"] for event in frames[3]["events"]] == ["waved"]
    assert [(mark["at"], mark["round"]) for mark in frames[0]["marks"]] == [(0, 1), (2, 2)]
    assert (await frame())["at"] == 4
    assert (await frame(at=999))["at"] == 4
    assert (await frame(seat="1"))["view"]["hand"] == 0
    assert (await frame(seat="1"))["views"] is None
    everybody = await frame(seat="all")
    assert [view["hand"] for view in everybody["views"]] == [0, 0]
    assert (await ann.get(f"/api/tables/{table}/replay?seat=7")).json()["error"] == "no-such-seat"
    assert (await ann.get(f"/api/tables/{table}/replay?seat=x")).json()["error"] == "no-such-seat"


async def test_a_replay_follows_windows_and_undos(site: Site) -> None:
    """A step is what somebody did: a response, a round in which all passed, a step taken back."""
    ann = await site.person()
    table = await ann.started(3, goal=3, holder="all", together=True, delay=0)
    seats = [await ann.at(table, seat) for seat in range(3)]
    await seats[0].answer("hop-step:2")
    await seats[1].answer("pass")
    await seats[2].answer("use:trip")
    await seats[1].answer("pass")
    await seats[0].answer("hop-pick:red")
    await seats[0].send("undo")
    for here in seats:
        await here.answer("hop-pick:blue")
    await seats[1].answer("hop-step:1")
    await seats[0].answer("pass")
    for here in seats:
        await here.answer("hop-pick:red")
    await seats[2].answer("hop-step:2")
    for here in seats[:2]:
        await here.answer("pass")
    for here in seats:
        await here.answer("hop-pick:red")
    await seats[0].answer("hop-step:2")
    info = await ann.info(table)
    assert info["state"] == "over"

    async def frame(step: int) -> dict[str, Any]:
        return dict((await ann.get(f"/api/tables/{table}/replay", params={"at": step})).json())

    total = (await frame(0))["total"]
    frames = [await frame(step) for step in range(total + 1)]
    assert [event for each in frames for event in each["events"]] == seats[0].events
    record = (await ann.get(f"/api/tables/{table}/record")).json()
    for step, game in enumerate(playroom.retrace(record)):
        assert frames[step]["view"] == game.view(None)
    assert frames[-1]["view"]["players"][0]["at"] == 3
    assert [mark["round"] for mark in frames[0]["marks"]] == [1, 2]


async def test_a_record_with_foreign_dice_is_shown_as_it_was(site: Site) -> None:
    """It follows the rules, so it may be looked at, even if its seed stands for other dice."""
    ann = await site.person()
    record = (await ann.get(f"/api/tables/{await finished(ann)}/record")).json()
    dice = [entry for entry in record["entries"] if entry[0] == "chance"]
    dice[1][1] = [dice[1][1][0] % 6 + 1]
    info = (await ann.post("/api/import", {"record": record})).json()
    answer = (await ann.get(f"/api/tables/{info['id']}/replay", params={"at": 1})).json()
    assert {"key": "wind", "wind": dice[1][1][0]} in answer["events"]
    assert answer["marks"], "and its rounds are known"


async def test_films_are_kept_by_their_size(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as fit; the one looked at last stays."""
    ann = await site.person()
    tables = [await finished(ann) for _ in range(4)]
    films = site.app.state.replays._films

    async def watch(table: str) -> None:
        assert (await ann.get(f"/api/tables/{table}/replay")).status_code == 200

    await watch(tables[0])
    monkeypatch.setattr("cosmodrome.server.replays.FILM_BYTES", 2 * films[tables[0]].size)
    for table in (tables[1], tables[0], tables[2]):
        await watch(table)
    assert list(films) == [tables[0], tables[2]]
    monkeypatch.setattr("cosmodrome.server.replays.FILM_BYTES", 0)
    await watch(tables[3])
    assert list(films) == [tables[3]]


async def test_a_game_that_tells_nothing_of_how_it_went_says_so(site: Site) -> None:
    ann = await site.person()
    answer = await ann.get(f"/api/tables/{await finished(ann)}/course")
    assert answer.status_code == 404
    assert answer.json()["error"] == "no-course"


async def test_how_a_game_goes_is_told_at_its_end_only(site: Site) -> None:
    ann = await site.person()
    answer = await ann.get(f"/api/tables/{await ann.started(2, goal=3)}/course")
    assert answer.json()["error"] == "not-over"
