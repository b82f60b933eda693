"""Schemathesis against the document: whatever is sent, no 5xx, and every answer is one that the document names."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cosmodrome.server.app import create_app
from cosmodrome.server.document import written

pytestmark = pytest.mark.slow
HERE = Path(__file__).parent
CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a process of its own."""
    database = tmp_path_factory.mktemp("api") / "api.sqlite3"
    command = [sys.executable, str(HERE / "serve_playroom.py"), str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().strip().rstrip("/")
        server.kill()


@pytest.fixture(scope="module")
def visitor(address: str) -> Iterator[httpx.Client]:
    """Somebody with a token, who has an open, a running and a finished table."""
    with httpx.Client(base_url=address) as client:
        client.get("/api/games")
        client.headers["x-csrftoken"] = client.cookies["csrftoken"]
        yield client


@pytest.fixture(scope="module")
def tables(visitor: httpx.Client) -> list[str]:
    """Tables in every state."""
    ids = []
    for body in ({"seats": 2}, {"seats": 1}, {"seats": 1, "bots": {"0": "greedy"}, "options": {"goal": 3}}):
        made = visitor.post("/api/tables", json={"game": "hop", "name": "Ann", "public": True, **body})
        ids.append(made.json()["id"])
    for table in ids[1:]:
        visitor.post(f"/api/tables/{table}/start")
    while visitor.get(f"/api/tables/{ids[2]}").json()["state"] != "over":
        pass
    return ids


DOCUMENT = json.loads(written(create_app("sqlite+aiosqlite://", engine="playroom")))
OPERATIONS = {found.ok().label: found.ok() for found in schemathesis.openapi.from_dict(DOCUMENT).get_all_operations()}


@pytest.mark.parametrize("label", OPERATIONS)
def test_no_request_breaks_the_server(label: str, visitor: httpx.Client, tables: list[str], address: str) -> None:
    """Requests that the document allows and requests that it does not; most of them are about things that exist."""
    right, wrong = (OPERATIONS[label].as_strategy(generation_mode=mode) for mode in schemathesis.GenerationMode)

    @settings(max_examples=20, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=right | wrong)
    def send(case: schemathesis.Case) -> None:
        path = case.path_parameters
        if "table_id" in path:
            path["table_id"] = [*tables, path["table_id"]][len(str(path["table_id"])) % 4]
        if isinstance(path.get("seat"), int):
            path["seat"] %= 3
        for place in (path, case.body):
            if isinstance(place, dict) and isinstance(place.get("game"), str) and len(place["game"]) % 3:
                place["game"] = "hop"
        if isinstance(case.body, dict) and isinstance(case.body.get("seats"), int):
            case.body["options"] = {}
        cookies = dict(visitor.cookies)
        headers = {"x-csrftoken": cookies["csrftoken"]}
        case.call_and_validate(base_url=address, checks=CHECKS, cookies=cookies, headers=headers)

    send()
