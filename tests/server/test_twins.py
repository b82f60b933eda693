"""Nothing hidden leaves the server: twin tables of all games, over real sockets in virtual time."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from site_under_test import Serving
from tests.conformance.joined import Joined
from tests.games.cosmic_encounter import joined as cosmic_encounter
from tests.games.space_base import joined as space_base
from tests.games.twilight_imperium import joined as twilight_imperium
from twin_tables import UNLIMITED, compare_twin_tables, instant, slow, telling_seeds
from virtual_time import VirtualLoop

pytestmark = pytest.mark.anyio

GAMES = (space_base.JOINED, cosmic_encounter.JOINED, twilight_imperium.JOINED)


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"loop_factory": VirtualLoop}


@pytest.fixture(autouse=True)
def _no_distance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables share a store, which rests a little between two commits: that would set them apart."""
    monkeypatch.setattr("cosmodrome.store.writer.DISTANCE", 0.0)
    monkeypatch.setattr("site_under_test._Server.tick", 10.0)


HIDING = (cosmic_encounter.JOINED, twilight_imperium.JOINED)
PAIRS = 3


@pytest.mark.parametrize("joined", HIDING, ids=str)
async def test_a_hidden_card_does_not_show(serving: Serving, joined: Joined) -> None:
    """Somebody is asked at one table and nobody at the other: the same messages, at the same times, until a rule
    discloses the difference."""
    site = await serving(engine="cosmodrome", **UNLIMITED)
    for seed in islice(telling_seeds(joined), PAIRS):
        assert (await compare_twin_tables(site, joined, seed)).compared


@pytest.mark.parametrize("joined", GAMES, ids=str)
async def test_a_secret_choice_does_not_show(serving: Serving, joined: Joined) -> None:
    """Others choose other cards, at their own pace."""
    site = await serving(engine="cosmodrome", **UNLIMITED)
    for seed in range(PAIRS):
        assert (await compare_twin_tables(site, joined, seed, choices=True)).compared


async def test_thinking_shows_by_the_time_alone(serving: Serving) -> None:
    """The others think for long at one of the tables: what is sent is the same, in the same order."""
    site = await serving(engine="cosmodrome", **UNLIMITED)
    for seed in islice(telling_seeds(cosmic_encounter.JOINED), PAIRS):
        assert (await compare_twin_tables(site, cosmic_encounter.JOINED, seed, paces=(instant, slow))).compared
