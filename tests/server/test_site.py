"""Files, texts, health, metrics, and the document that describes the wire."""

from __future__ import annotations

import gzip
import json
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from site_under_test import Serving, Site
from sqlalchemy.exc import OperationalError

from cosmodrome.cli import group
from cosmodrome.server import logs, wire
from cosmodrome.server.errors import NAMES

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]


@pytest.fixture
async def with_client(serving: Serving, tmp_path: Path) -> Site:
    """A site with a built client."""
    files = tmp_path / "static"
    (files / "assets").mkdir(parents=True)
    (files / "index.html").write_text("<!doctype html>")
    (files / "favicon.svg").write_text("<svg/>")
    (files / "assets" / "app-1a2b.js").write_text("let x = 1;")
    (files / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"let x = 1;"))
    (tmp_path / "secret.txt").write_text("no")
    return await serving(files=files)


async def test_every_page_is_the_one_page(with_client: Site) -> None:
    ann = await with_client.person()
    for path in ("/", "/tables/abc", "/tables/abc/replay"):
        answer = await ann.get(path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
    again = await ann.get("/", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


async def test_named_files_may_be_kept_for_ever(with_client: Site) -> None:
    ann = await with_client.person()
    answer = await ann.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text == "let x = 1;"
    plain = await ann.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert (await ann.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path",
    ["/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/x.png", "/a%00b.js"],
)
async def test_no_way_leads_out_of_the_folder(with_client: Site, path: str) -> None:
    answer = await (await with_client.person()).get(path)
    assert answer.status_code == 404
    assert answer.json()["error"] == "not-found"


async def test_texts_in_three_languages(site: Site) -> None:
    ann = await site.person()
    for lang in ("en", "ru", "uk"):
        answer = await ann.get(f"/locale/{lang}/space-base-names.ftl")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "immutable" in (await ann.get("/locale/en/space-base-names.ftl?v=1")).headers["cache-control"]
    for wrong in ("/locale/de/space-base-names.ftl", "/locale/en/none.ftl", "/locale/en/..%2f..%2f__init__.py"):
        assert (await ann.get(wrong)).status_code == 404


async def test_large_answers_are_packed(site: Site) -> None:
    ann = await site.person()
    answer = await ann.get("/locale/ru/space-base-rules.ftl")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.content) / 2
    assert "content-encoding" not in (await ann.get("/healthz")).headers


async def test_health(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await site.person()
    assert (await ann.get("/healthz")).json()["status"] == "ok"

    async def gone() -> bool:
        raise OSError

    monkeypatch.setattr(site.hub.store, "healthy", gone)
    answer = await ann.get("/healthz")
    assert (answer.status_code, answer.json()["error"]) == (503, "no-database")


async def test_metrics(serving: Serving) -> None:
    site = await serving(metrics_token="hush")
    ann = await site.person()
    table = await ann.started(2, goal=20)
    here = await ann.at(table, 0)
    await here.answer("hop-step:1")
    await here.send("undo")
    page = (await ann.get("/metrics", headers={"authorization": "Bearer hush"})).text
    values = dict(line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#"))
    assert values["cosmodrome_tables"] == "1.0"
    assert values["cosmodrome_games"] == "1.0"
    assert values["cosmodrome_connections"] == "1.0"
    assert values['cosmodrome_answers_total{result="done"}'] == "1.0"
    assert values['cosmodrome_answers_total{result="refused"}'] == "1.0"
    assert values["cosmodrome_answer_seconds_count"] == "1.0"
    assert values["cosmodrome_bot_queue"] == "0.0"


# ---- the document ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    command = [sys.executable, "-m", "cosmodrome.server.openapi"]
    return dict(json.loads(subprocess.run(command, check=True, capture_output=True).stdout))


def test_the_document_describes_bodies_and_messages(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")
    schemas = document["components"]["schemas"]
    for name in ("NewTable", "TableInfo", "Refused", "ReplayFrame", "ClientMessage", "ServerMessage", "ChangeMessage"):
        assert name in schemas
    body = document["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert body == {"$ref": "#/components/schemas/NewTable"}
    tags = schemas["ServerMessage"]["discriminator"]["mapping"]
    assert set(tags) == {
        "table", "view", "change", "ack", "refused", "chat", "answer-why", "rehearsed", "stopped", "pong", "orders",
        "reveal",
    }  # fmt: skip
    assert set(schemas["ClientMessage"]["discriminator"]["mapping"]) == {
        "hello", "answer", "undo", "act", "order", "orders", "why", "rehearse", "chat", "ping", "promise", "share",
    }  # fmt: skip


def test_all_references_lead_somewhere(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    text = json.dumps(document)
    wanted = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert wanted <= set(schemas)


async def test_the_site_serves_the_same_document(site: Site, document: dict[str, Any]) -> None:
    served = (await (await site.person()).get("/api/schema/openapi.json")).json()
    assert served == document


def test_the_client_has_the_newest_document(document: dict[str, Any]) -> None:
    """`python -m cosmodrome.server.openapi > web/openapi.json`, then `npm run types` in web."""
    assert json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8")) == document


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_refusal_has_a_text(language: str) -> None:
    texts = (ROOT / "src/cosmodrome/locale" / language / "cosmodrome.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^refusal-([a-z-]+) =", texts, re.MULTILINE))
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/cosmodrome/server").glob("*.py"))
    used = set(re.findall(r'Refused(?:Message)?\((?:[\w.(, )]+, )?"([a-z-]+)"', code))
    used |= (
        set(re.findall(r'_turn_away\(connection, "([a-z-]+)"', code)) | set(NAMES.values()) | {"csrf", "server-error"}
    )
    assert len(used) > 30
    assert used <= known


async def test_what_the_server_says_is_what_the_document_says(site: Site) -> None:
    """Every message of a short game decodes as the type that the schema was made of."""
    ann = await site.person()
    table = await ann.started(2, goal=3, holder="1", delay=0.05, decision_seconds=60)
    first, second = await ann.at(table, 0), await ann.at(table, 1)
    await first.answer("hop-step:2")
    await second.answer("use:trip")
    await second.answer("pass")
    await first.answer("hop-step:2")
    await first.send("chat", text="done", to=[1])
    await first.send("why", option="x")
    await first.say({"type": "ping"})
    await first.until("pong")
    heard = first.heard + second.heard
    kinds = {type(msgspec.convert(message, wire.ServerMessage)) for message in heard}
    assert kinds >= {wire.TableMessage, wire.ViewMessage, wire.ChangeMessage, wire.AckMessage, wire.PongMessage}
    for message in heard:
        known = msgspec.to_builtins(msgspec.convert(message, wire.ServerMessage))
        assert known == message


def test_a_port_that_is_taken_gets_one_clear_line(tmp_path: Path) -> None:
    """Not a page of traceback."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = CliRunner().invoke(
            group, ["serve", "--no-browser", "--port", str(port), "--database", str(tmp_path / "x")]
        )
    assert done.exit_code == 1
    assert (
        done.output
        == f"Error: Cannot listen on 127.0.0.1, port {port}: Address already in use. See --host and --port.\n"
    )


@pytest.mark.parametrize(
    "name, value, expected",
    [
        ("IDLE_MINUTES", "soon", "`float`"),
        ("BOT_WORKERS", "0", "`int` >= 1"),
        ("MESSAGE_BURST", "-5", "`int` >= 1"),
        ("LOG_LEVEL", "loud", "debug|info|warning|error"),
        ("ORIGINS", "play.example.org", "https?://"),
    ],
)
def test_a_setting_that_makes_no_sense_gets_one_clear_line(name: str, value: str, expected: str) -> None:
    """It names what is set where, and what it may be."""
    done = CliRunner().invoke(group, ["serve", "--no-browser", "--port", "0"], env={f"COSMODROME_{name}": value})
    assert done.exit_code == 1
    assert done.output.startswith(f"Error: COSMODROME_{name} cannot be {value!r}: ")
    assert expected in done.output
    assert len(done.output.splitlines()) == 1


def test_a_database_that_cannot_be_reached_gets_one_clear_line() -> None:
    """Where it was looked for and why it is not there; the password is nobody's business."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    where = f"127.0.0.1:{port}/tables"
    done = CliRunner().invoke(group, ["serve", "--port", "0", "--database", f"postgresql://me:hush@{where}"])
    assert done.exit_code == 1
    assert done.output.startswith(f"Error: Cannot open the database postgresql://me:***@{where}: Connect")
    assert done.output.endswith(" See --database.\n")
    assert len(done.output.splitlines()) == 1


def test_a_driver_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the extra that brings it."""
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    done = CliRunner().invoke(group, ["serve", "--port", "0", "--database", "postgresql://me@db/tables"])
    assert done.exit_code == 1
    why = "its driver asyncpg is not installed, in a clone: pip install '.[postgres]'"
    assert done.output == f"Error: Cannot open the database postgresql://me@db/tables: {why}. See --database.\n"


def test_a_file_that_is_no_database_gets_one_clear_line(tmp_path: Path) -> None:
    """It is named, and left as it is."""
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann, " * 100)
    done = CliRunner().invoke(group, ["serve", "--port", "0", "--database", str(letter)])
    assert done.output == f"Error: Cannot open the database {letter}: file is not a database. See --database.\n"
    assert letter.read_text() == "Dear Ann, " * 100


async def tables_by(site: Site, store: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The answer about the tables when the store does this, with errors logged."""
    person = await site.person()
    monkeypatch.setattr(site.hub.store, "public_tables", store)
    logs.configure("error")
    try:
        return await person.get("/api/tables")
    finally:
        logs.configure("critical")


@pytest.mark.anyio
async def test_a_database_that_goes_away_is_told_in_one_line(
    site: Site, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The log says what is wrong, and the caller that it may work again in a moment."""

    async def away(*_: Any) -> Any:
        raise OperationalError("SELECT secrets", {}, sqlite3.OperationalError("disk I/O error"))

    answer = await tables_by(site, away, monkeypatch)
    assert (answer.status_code, answer.json()["error"]) == (503, "no-database")
    [line] = capsys.readouterr().err.splitlines()
    said = json.loads(line)
    assert said["error"] == "the database does not answer: disk I/O error"
    assert "exception" not in said
    assert "secrets" not in line


@pytest.mark.anyio
async def test_a_mistake_of_ours_is_told_with_its_place(
    site: Site, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Else nobody could mend it."""

    async def mistaken(*_: Any) -> Any:
        raise ZeroDivisionError("on purpose")

    answer = await tables_by(site, mistaken, monkeypatch)
    assert (answer.status_code, answer.json()["error"]) == (500, "server-error")
    assert "in mistaken" in json.loads(capsys.readouterr().err)["exception"]
