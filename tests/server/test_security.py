"""Nobody sees or does what is not theirs, and no input breaks anything."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from site_under_test import Serving, Site

from cosmodrome.server.people import person_of

pytestmark = pytest.mark.anyio


async def test_the_token_is_a_secret_of_the_browser(site: Site, tmp_path: Path) -> None:
    """It comes once, scripts cannot read it, and the database has only its hash."""
    async with httpx.AsyncClient(base_url=f"http://{site.host}") as browser:
        answer = await browser.get("/api/games")
        cookie = next(c for c in answer.headers.get_list("set-cookie") if c.startswith("cosmodrome="))
        for flag in ("HttpOnly", "SameSite=lax", "Path=/"):
            assert flag in cookie
        assert "Secure" not in cookie
        token = browser.cookies["cosmodrome"]
        assert re.fullmatch(r"[\w-]{43}", token)
        assert "set-cookie" not in (await browser.get("/api/games")).headers
    ann = await site.person()
    await ann.started(2)
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("site.sqlite3*"))
    token = ann.http.cookies["cosmodrome"]
    assert token.encode() not in stored
    assert person_of(token).encode() in stored


async def test_over_https_the_cookie_stays_there(serving: Serving) -> None:
    site = await serving(origins="https://play.example.org")
    async with httpx.AsyncClient(base_url=f"http://{site.host}", headers={"x-forwarded-proto": "https"}) as browser:
        answer = await browser.get("/api/games")
        assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
        assert "strict-transport-security" in answer.headers


async def test_ids_cannot_be_guessed(site: Site) -> None:
    ann = await site.person()
    ids = {await ann.table() for _ in range(5)}
    assert len(ids) == 5
    assert all(len(table) == 22 for table in ids)


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/nowhere", "/nothing.js", "/healthz"])
async def test_every_answer_carries_the_headers(site: Site, path: str) -> None:
    headers = (await (await site.person()).get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self';" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]


async def test_a_post_without_the_token_of_the_page_is_refused(site: Site) -> None:
    ann = await site.person()
    body = {"game": "hop", "seats": 2}
    answer = await ann.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]) == (403, "csrf")
    forged = await ann.http.post("/api/tables", json=body, headers={"x-csrftoken": "0" * 128})
    assert forged.json()["error"] == "csrf"
    form = await ann.http.post("/api/tables", data={"game": "hop", "seats": "2"})
    assert form.status_code == 403


async def test_a_page_with_an_old_token_gets_a_fresh_one(site: Site) -> None:
    ann = await site.person()
    ann.http.cookies.set("csrftoken", "0" * 128, domain="127.0.0.1", path="/")
    ann.http.cookies = httpx.Cookies({"cosmodrome": ann.http.cookies["cosmodrome"], "csrftoken": "0" * 128})
    answer = await ann.post("/api/tables", {"game": "hop", "seats": 2})
    assert answer.json()["error"] == "csrf"
    fresh = answer.cookies["csrftoken"]
    ann.http.cookies = httpx.Cookies({"cosmodrome": ann.http.cookies["cosmodrome"], "csrftoken": fresh})
    assert (await ann.post("/api/tables", {"game": "hop", "seats": 2})).status_code == 201


async def test_nobody_looks_or_plays_from_the_seat_of_another(site: Site) -> None:
    ann, eve = await site.person(), await site.person()
    table = await ann.started(2, goal=20, holder="1")
    here = await eve.connect(table)
    assert (await here.hello(0))["id"] == "not-your-seat"
    assert (await here.hello(31))["id"] == "no-such-seat"
    assert (await here.hello(None))["type"] == "view"
    assert here.view["hand"] is None
    for message in (
        {"kind": "answer", "option": "pass", "ask": 1},
        {"kind": "undo"},
        {"kind": "act", "act": "hop-wave"},
        {"kind": "why", "option": "hop-step:1"},
        {"kind": "rehearse", "ask": 1, "answers": []},
    ):
        assert (await here.send(seat=0, **message))["id"] == "not-your-seat"
    assert (await ann.at(table, 0)).view["players"][0]["at"] == 0


async def test_a_whole_game_shows_an_onlooker_no_secret(site: Site) -> None:
    """Looked for on the wire itself: whatever the holder of the card sees, the onlooker's messages do not have it."""
    ann, eve = await site.person(), await site.person()
    table = await ann.started(2, goal=20, holder="1", delay=0.05)
    onlooker, first, second = await eve.at(table, None), await ann.at(table, 0), await ann.at(table, 1)
    assert second.view["hand"] == 1
    await first.answer("hop-step:2")
    await second.answer("pass")
    await second.answer("pass")
    await onlooker.until_true(lambda here: here.last["waiting"] == [0])
    assert all("use:trip" not in str(message) for message in onlooker.heard + first.heard)
    assert all(message.get("asks", []) == [] for message in onlooker.heard)


async def test_a_foreign_page_gets_no_websocket(site: Site) -> None:
    ann = await site.person()
    table = await ann.table()
    for origin in ("https://evil.example", "http://localhost:1", "null"):
        with pytest.raises(websockets.InvalidStatus) as refused:
            await ann.connect(table, origin=origin)
        assert refused.value.response.status_code == 403


async def test_the_host_may_name_the_origins(serving: Serving) -> None:
    site = await serving(origins="http://play.example.org, http://www.example.org/")
    ann = await site.person()
    table = await ann.table()
    await ann.connect(table, origin="http://www.example.org")
    with pytest.raises(websockets.InvalidStatus):
        await ann.connect(table, origin=f"http://{site.host}")


async def test_too_many_requests_from_one_address(serving: Serving) -> None:
    site = await serving(requests_per_minute=5)
    ann = await site.person()
    codes = [(await ann.get("/api/games")).status_code for _ in range(6)]
    assert codes.count(200) == 4
    refused = await ann.get("/api/games")
    assert (refused.status_code, refused.json()["error"]) == (429, "too-many-requests")
    assert "ratelimit-reset" in refused.headers
    assert (await ann.get("/healthz")).status_code == 200


async def test_too_many_tables_from_one_address(serving: Serving) -> None:
    site = await serving(tables_per_minute=2)
    ann = await site.person()
    body = {"game": "hop", "seats": 2}
    codes = [(await ann.post("/api/tables", body)).status_code for _ in range(3)]
    assert codes == [201, 201, 429]
    assert (await ann.get("/api/tables")).status_code == 200


async def test_too_many_messages_from_one_client(serving: Serving) -> None:
    site = await serving(messages_per_second=0.01, message_burst=5)
    ann = await site.person()
    here = await ann.connect(await ann.table())
    for _ in range(6):
        await here.say({"type": "ping"})
    assert (await here.until("refused"))["id"] == "too-fast"
    assert [message["type"] for message in here.heard].count("pong") == 5
    with suppress(websockets.ConnectionClosed):
        while True:
            await here.say({"type": "ping"})
            await here.hear()
    assert here.socket.close_code == 1008
    assert len(here.heard) < 70


async def test_several_devices_of_one_person_share_what_they_may_send(serving: Serving) -> None:
    site = await serving(messages_per_second=0.01, message_burst=4)
    ann = await site.person()
    table = await ann.table()
    for _ in range(2):
        here = await ann.connect(table)
        for _ in range(2):
            await here.say({"type": "ping"})
            await here.until("pong")
    await here.say({"type": "ping"})
    assert (await here.until("refused"))["id"] == "too-fast"
    there = await (await site.person()).connect(table)
    await there.say({"type": "ping"})
    await there.until("pong")


async def test_visitors_under_ever_new_names_leave_nothing_behind(site: Site) -> None:
    """A table remembers how fast somebody sends, but not of everybody for ever."""
    table = await site.hub.table(await (await site.person()).table())
    assert table.bucket_of("ann") is table.bucket_of("ann")
    for number in range(5000):
        table.bucket_of(f"visitor {number}")
    assert len(table._buckets) <= 1000


async def test_too_many_connections_from_one_address(serving: Serving) -> None:
    site = await serving(connections_per_address=2)
    ann = await site.person()
    table = await ann.table()
    first, _ = await ann.connect(table), await ann.connect(table)
    third = await ann.connect(table)
    assert (await third.hear())["id"] == "too-many-connections"
    await first.socket.close()
    fourth = await ann.connect(table)
    assert (await fourth.hear())["type"] == "table"


async def test_large_bodies_are_refused(site: Site) -> None:
    ann = await site.person()
    large = {"game": "hop", "seats": 2, "options": {"x": "y" * 100_000}}
    answer = await ann.post("/api/tables", large)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    answer = await ann.post("/api/import", {"record": {"x": "y" * 5_000_000}})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "content, kind",
    [
        (b"{", "application/json"),
        (b"\xff\xfe", "application/json"),
        (b"[1, 2]", "application/json"),
        (b"null", "application/json"),
        (b"", "application/json"),
        (b'{"game": "hop", "seats": 1e400}', "application/json"),
        (b'{"game": "hop", "seats": 99999999999999999999}', "application/json"),
        (b"[" * 60_000, "application/json"),
        (b'{"game": "hop", "seats": 2, "options": ' + b"[" * 20_000 + b"]" * 20_000 + b"}", "application/json"),
        (b"<xml/>", "text/xml"),
    ],
)
async def test_bodies_that_cannot_be_read_are_refused(site: Site, content: bytes, kind: str) -> None:
    ann = await site.person()
    headers = {**ann.headers, "content-type": kind}
    answer = await ann.http.post("/api/tables", content=content, headers=headers)
    assert answer.status_code in (400, 415)
    assert answer.json()["error"] == "bad-request"


@pytest.mark.parametrize(
    "method, path, status",
    [
        ("GET", "/api/nothing", 404),
        ("POST", "/api/nothing", 404),
        ("PUT", "/api/tables", 405),
        ("GET", "/api/tables/x/seats/0", 405),
        ("POST", "/api/tables/x/seats/first", 404),
        ("POST", "/", 405),
        ("GET", "/api/tables/x/replay?at=-1", 400),
        ("GET", "/api/tables/x/replay?at=soon", 400),
        ("GET", "/ws/tables/x", 405),
    ],
)
async def test_wrong_addresses_are_refused_by_name(site: Site, method: str, path: str, status: int) -> None:
    ann = await site.person()
    answer = await ann.http.request(method, path, headers=ann.headers)
    assert answer.status_code == status, answer.text
    assert answer.json().keys() == {"error", "rule", "args"}


async def test_a_visitor_without_a_token_may_look_on(site: Site) -> None:
    ann = await site.person()
    table = await ann.started(2)
    socket = await websockets.connect(f"ws://{site.host}/ws/tables/{table}")
    try:
        assert '"mine":true' not in str(await socket.recv())
        await socket.send('{"type": "hello", "seat": 0}')
        assert "not-your-seat" in str(await socket.recv())
        await socket.send('{"type": "hello", "seat": null}')
        assert '"view"' in str(await socket.recv())
    finally:
        await socket.close()


def test_settings_come_from_the_environment() -> None:
    from cosmodrome.server.settings import from_environment

    environment: dict[str, Any] = {"COSMODROME_IDLE_MINUTES": "0.5", "COSMODROME_BOT_WORKERS": "3", "HOME": "/"}
    settings = from_environment(environment, body_limit=7)
    assert (settings.idle_minutes, settings.bot_workers, settings.body_limit) == (0.5, 3, 7)
