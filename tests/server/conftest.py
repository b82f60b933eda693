"""A server in this process on a port of its own, and people who visit it."""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))
sys.path.append(str(Path(__file__).parents[1] / "store"))

import private_postgres
from site_under_test import Serving, Site, running

from cosmodrome.server import logs
from cosmodrome.store import Store, database_url


@pytest.fixture(scope="session", autouse=True)
def _quiet() -> None:
    logs.configure("critical")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in its newest shape, to be copied: the migrations need not run for every test."""
    path = tmp_path_factory.mktemp("template") / "empty.sqlite3"

    async def make() -> None:
        store = Store(database_url(str(path)))
        await store.open()
        await store.close()

    asyncio.run(make())
    return path


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own."""
    with private_postgres.running() as url:
        yield url


@pytest.fixture
async def serving(tmp_path: Path, anyio_backend: str, empty_database: Path) -> AsyncIterator[Serving]:
    """Starts servers; two of the same test share a database."""
    shutil.copy(empty_database, tmp_path / "site.sqlite3")
    async with AsyncExitStack() as stack:

        async def start(database: str | None = None, **settings: Any) -> Site:
            database = database or str(tmp_path / "site.sqlite3")
            return await stack.enter_async_context(running(database, **settings))

        yield start


@pytest.fixture
async def site(serving: Serving) -> Site:
    """A server with the usual settings."""
    return await serving()
