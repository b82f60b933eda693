"""Many more twin tables over the wire than `make test` plays."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.joined import Joined
from tests.games.cosmic_encounter import joined as cosmic_encounter
from tests.games.space_base import joined as space_base
from tests.games.twilight_imperium import joined as twilight_imperium

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))

from site_under_test import _Server, running
from twin_tables import UNLIMITED, compare_twin_tables, instant, slow, telling_seeds
from virtual_time import VirtualLoop, virtual_time

from cosmodrome.server import logs

pytestmark = pytest.mark.anyio

GAMES = (space_base.JOINED, cosmic_encounter.JOINED, twilight_imperium.JOINED)
PAIRS = 40


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"loop_factory": VirtualLoop}


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    logs.configure("critical")
    monkeypatch.setattr("cosmodrome.store.writer.DISTANCE", 0.0)
    monkeypatch.setattr(_Server, "tick", 10.0)
    with virtual_time(monkeypatch):
        yield


@pytest.mark.parametrize("thinking", [False, True], ids=["instant", "thinking"])
@pytest.mark.parametrize("joined", GAMES[1:], ids=str)
async def test_hidden_cards_do_not_show(tmp_path: Path, joined: Joined, thinking: bool) -> None:
    """Somebody is asked at one table and nobody at the other."""
    async with running(str(tmp_path / "twins.sqlite3"), engine="cosmodrome", **UNLIMITED) as site:
        for seed in islice(telling_seeds(joined), PAIRS):
            await compare_twin_tables(site, joined, seed, paces=(instant, slow) if thinking else None)


@pytest.mark.parametrize("joined", GAMES, ids=str)
async def test_secret_choices_do_not_show(tmp_path: Path, joined: Joined) -> None:
    """Others choose other cards."""
    async with running(str(tmp_path / "twins.sqlite3"), engine="cosmodrome", **UNLIMITED) as site:
        for seed in range(PAIRS):
            await compare_twin_tables(site, joined, seed, choices=True)
