"""What a host relies on: readiness, metrics, a proxy in front, logs that do not fill the disk."""

from __future__ import annotations

import json
import logging
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg
import httpx
import pytest
import structlog
import websockets
from click.testing import CliRunner
from raw_client import HANDSHAKE, Raw
from site_under_test import Person, Serving, Site
from sqlalchemy.exc import OperationalError

from cosmodrome.cli import group
from cosmodrome.server import logs
from cosmodrome.server.settings import ServerSettings

pytestmark = pytest.mark.anyio

# ---- readiness -------------------------------------------------------------------------------------------


async def test_a_server_that_cannot_store_lives_but_is_not_ready(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await site.person()
    assert (await ann.get("/readyz")).json()["status"] == "ok"
    store, execute = site.hub.store, site.hub.store._execute

    async def full(_: Any) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(store, "_execute", full)
    monkeypatch.setattr("cosmodrome.store.store.TRY_EVERY", 0.0)
    refused = await ann.get("/readyz")
    assert (refused.status_code, refused.json()["error"]) == (503, "no-database")
    assert int(refused.headers["retry-after"]) > 0
    assert (await ann.get("/healthz")).status_code == 200
    monkeypatch.setattr(store, "_execute", execute)
    assert (await ann.get("/readyz")).status_code == 200


async def test_asking_for_readiness_writes_now_and_then_only(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, written = await site.person(), []
    execute = site.hub.store._execute

    async def counted(statement: Any) -> None:
        written.append(statement)
        await execute(statement)

    monkeypatch.setattr(site.hub.store, "_execute", counted)
    monkeypatch.setattr("cosmodrome.store.store.TRY_EVERY", 3600.0)
    site.hub.store._tried = -3600.0
    for _ in range(5):
        assert (await ann.get("/readyz")).status_code == 200
    assert len(written) == 1


# ---- metrics ---------------------------------------------------------------------------------------------


async def test_metrics_are_for_nobody_by_default(site: Site) -> None:
    """How many answers are given tells a stranger that a hidden seat has passed."""
    ann = await site.person()
    answer = await ann.get("/metrics", headers={"authorization": "Bearer x"})
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


async def test_metrics_need_the_token(serving: Serving) -> None:
    site = await serving(metrics_token="hush")
    ann = await site.person()
    assert (await ann.get("/metrics")).status_code == 404
    assert (await ann.get("/metrics", headers={"authorization": "Bearer hus"})).status_code == 404
    page = (await ann.get("/metrics", headers={"authorization": "Bearer hush"})).text
    assert "cosmodrome_tables 0.0" in page


async def test_metrics_may_have_an_address_of_their_own(serving: Serving) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    site = await serving(metrics_listen=address)
    async with httpx.AsyncClient() as prometheus:
        assert "cosmodrome_tables 0.0" in (await prometheus.get(f"http://{address}/metrics")).text
    assert (await (await site.person()).get("/metrics")).status_code == 404


# ---- limits ----------------------------------------------------------------------------------------------


async def test_who_comes_too_often_is_told_when_to_come_again(serving: Serving) -> None:
    site = await serving(requests_per_minute=2)
    ann = await site.person()
    await ann.get("/api/games")
    refused = await ann.get("/api/games")
    assert refused.status_code == 429
    assert 1 <= int(refused.headers["retry-after"]) <= 60


@pytest.mark.parametrize("wishes, lang", [("uk-UA,uk;q=0.9", "uk"), ("fr, ru;q=0.5", "ru"), ("", "en")])
async def test_who_opens_a_page_gets_a_page(serving: Serving, wishes: str, lang: str) -> None:
    """Not JSON; it tries again by itself."""
    site = await serving(requests_per_minute=1)
    ann = await site.person()
    headers = {"accept": "text/html,*/*;q=0.8", "accept-language": wishes}
    page = await ann.get("/", headers=headers)
    assert page.status_code == 429
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{lang}">' in page.text
    assert 'http-equiv="refresh"' in page.text
    assert (await ann.get("/api/games", headers=headers)).json()["error"] == "too-many-requests"


# ---- a proxy in front ------------------------------------------------------------------------------------


async def test_cookies_stay_on_https_behind_any_proxy(serving: Serving) -> None:
    site = await serving(origins="https://play.example.org", proxies="192.0.2.1")
    async with httpx.AsyncClient(base_url=f"http://{site.host}") as browser:
        answer = await browser.get("/api/games")
    cookies = answer.headers.get_list("set-cookie")
    assert len(cookies) == 2
    assert all("secure" in cookie.lower() for cookie in cookies)


async def test_cookies_stay_on_https_if_a_proxy_says_so(site: Site) -> None:
    async with httpx.AsyncClient(base_url=f"http://{site.host}", headers={"x-forwarded-proto": "https"}) as browser:
        answer = await browser.get("/api/games")
    assert all(cookie.lower().count("secure") == 1 for cookie in answer.headers.get_list("set-cookie"))


@pytest.mark.parametrize(
    "host, origin, ours",
    [
        ("play.example.org:8443", "https://play.example.org:8443", True),
        ("play.example.org:443", "https://play.example.org", True),
        ("play.example.org", "https://play.example.org:443", True),
        ("play.example.org:80", "http://play.example.org", True),
        ("play.example.org:80", "https://play.example.org", False),
        ("play.example.org", "https://play.example.org:8443", False),
        ("play.example.org", "https://evil.example", False),
        ("play.example.org", "null", False),
    ],
)
async def test_a_host_may_have_a_port(site: Site, host: str, origin: str, ours: bool) -> None:
    table = await (await site.person()).table()
    said = HANDSHAKE.format(path=f"/ws/tables/{table}", host=host).replace("\r\n\r\n", f"\r\nOrigin: {origin}\r\n\r\n")
    raw = await Raw.open(site.host, said.encode())
    status = (await raw.reader.readline()).split()[1]
    raw.close()
    assert status == (b"101" if ours else b"403")


def test_a_base_path_is_refused_with_a_sentence() -> None:
    done = CliRunner().invoke(group, ["serve", "--port", "0"], env={"COSMODROME_ORIGINS": "https://example.org/play"})
    assert done.exit_code == 1
    assert "without a path: the site needs a host name of its own" in done.output
    assert len(done.output.splitlines()) == 1


async def test_a_body_without_a_length_is_refused_when_it_is_too_large(site: Site) -> None:
    ann = await site.person()

    async def endless() -> Any:
        for _ in range(100):
            yield b" " * 4096

    headers = {**ann.headers, "content-type": "application/json"}
    answer = await ann.http.post("/api/tables", content=endless(), headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


# ---- hostile input ---------------------------------------------------------------------------------------


@pytest.fixture
async def on_postgresql(serving: Serving, postgres: str) -> Site:
    """PostgreSQL has no text with a NUL in it."""
    connection = await asyncpg.connect(f"{postgres}/postgres")
    await connection.execute("DROP DATABASE IF EXISTS hostile")
    await connection.execute("CREATE DATABASE hostile")
    await connection.close()
    return await serving(f"{postgres}/hostile")


async def test_no_table_has_a_nul_in_its_name(on_postgresql: Site) -> None:
    ann = await on_postgresql.person()
    for path in ("", "/record", "/replay", "/events"):
        answer = await ann.get(f"/api/tables/%00{path}")
        assert (answer.status_code, answer.json()["error"]) == (404, "no-such-table")
    answer = await ann.post("/api/tables/x%00/seats/0", {"name": "Ann"})
    assert answer.status_code == 404
    here = await ann.connect("%00")
    assert (await here.hear())["id"] == "no-such-table"
    with pytest.raises(websockets.ConnectionClosed):
        await here.hear()
    assert here.socket.close_code == 4404


async def test_a_nonce_with_a_nul_is_refused_by_name(on_postgresql: Site) -> None:
    ann = await on_postgresql.person()
    here = await ann.at(await ann.started(2), 0)
    ask = await here.asked()
    await here.say({"type": "answer", "seat": 0, "ask": ask["id"], "option": "hop-step:1", "nonce": "a\0b"})
    assert (await here.until("refused"))["id"] == "bad-message"
    assert (await here.send("answer", "ab", option="hop-step:1", ask=ask["id"]))["type"] == "ack"


# ---- records from outside --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [{"seed": "7" * 900_000}, {"seed": "8"}, {"commitment": "0" * 64}, {"checkpoint": {"table": {}}}, {"at": 3}],
    ids=["long seed", "other seed", "other commitment", "checkpoint", "unknown field"],
)
async def test_what_a_record_claims_is_checked(site: Site, change: dict[str, Any]) -> None:
    ann: Person = await site.person()
    table = await ann.started(1, goal=3)
    here = await ann.at(table, 0)
    await here.answer("hop-step:2")
    await here.answer("hop-step:2")
    record = (await ann.get(f"/api/tables/{table}/record")).json()
    assert (await ann.post("/api/import", {"record": record})).status_code == 201
    answer = await ann.post("/api/import", {"record": {**record, **change}})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-record")


# ---- logs ------------------------------------------------------------------------------------------------


@contextmanager
def logging_to(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """The lines of the log since the last look."""
    logs.configure("info")
    try:
        yield lambda: [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    finally:
        logs.configure("critical")


def test_the_same_line_over_and_over_is_told_now_and_then(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr("cosmodrome.server.logs.monotonic", lambda: now[0])
    log = structlog.get_logger("cosmodrome.test")
    with logging_to(capsys) as lines:
        for number in range(500):
            log.warning("nested too deeply", path=f"/{number}")
            logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
        log.warning("something else")
        assert len(lines()) == 41
        now[0] += 60
        log.warning("nested too deeply")
        assert [(line["event"], line["left_out"]) for line in lines()] == [("nested too deeply", 480)]


def test_every_stopped_table_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """The line has the record, by which the fault is found."""
    with logging_to(capsys) as lines:
        for number in range(50):
            structlog.get_logger("cosmodrome.test").error("table stopped", record={"seed": number})
        assert len(lines()) == 50


def test_the_settings_know_their_addresses() -> None:
    assert ServerSettings(origins="https://a.example, https://b.example/").https
    assert not ServerSettings(origins="https://a.example,http://b.example").https
