"""A server in this process on a port of its own, and people who visit it."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from site_under_test import Site, running

from cosmodrome.server import logs

Serving = Callable[..., Awaitable[Site]]


@pytest.fixture(scope="session", autouse=True)
def _quiet() -> None:
    logs.configure("critical")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def serving(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Serving]:
    """Starts servers; two of the same test share a database."""
    async with AsyncExitStack() as stack:

        async def start(database: str | None = None, **settings: Any) -> Site:
            database = database or str(tmp_path / "site.sqlite3")
            return await stack.enter_async_context(running(database, **settings))

        yield start


@pytest.fixture
async def site(serving: Serving) -> Site:
    """A server with the usual settings."""
    return await serving()
