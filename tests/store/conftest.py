"""Databases to try the store on."""

from __future__ import annotations

import itertools
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

sys.path.insert(0, str(Path(__file__).parent))

import private_postgres

from cosmodrome.store import Store, database_url

numbers = itertools.count()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A server of our own."""
    with private_postgres.running() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
async def url(request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return database_url(str(tmp_path / "store.sqlite3"))
    server = request.getfixturevalue("postgres")
    name = f"test_{next(numbers)}"
    connection = await asyncpg.connect(f"{server}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return database_url(f"{server}/{name}")


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store."""
    made = Store(url)
    await made.open()
    yield made
    await made.close()
