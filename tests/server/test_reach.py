"""Under which addresses other computers find the site."""

from __future__ import annotations

import pytest

from cosmodrome.server import run
from cosmodrome.server.settings import ServerSettings

HERE = ServerSettings()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.0.1.1"])
def test_nobody_else_finds_a_server_that_listens_to_its_own_machine(host: str) -> None:
    assert run.addresses(host, 8000, HERE) == []


def test_a_server_that_listens_everywhere_is_found_at_the_address_by_which_it_goes_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(run, "_outward", lambda: ["192.168.1.20"])
    assert run.addresses("0.0.0.0", 8123, HERE) == ["http://192.168.1.20:8123"]


def test_an_address_of_one_network_is_that_address() -> None:
    assert run.addresses("10.0.0.5", 80, HERE) == ["http://10.0.0.5:80"]
    assert run.addresses("fd00::5", 80, HERE) == ["http://[fd00::5]:80"]


def test_what_the_host_has_named_comes_first() -> None:
    named = ServerSettings(origins="https://play.example.org/, https://second.example.org")
    assert run.addresses("0.0.0.0", 8000, named) == ["https://play.example.org", "https://second.example.org"]
