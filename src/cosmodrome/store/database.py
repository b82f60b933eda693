"""Where the tables are kept: a file by default, PostgreSQL by its URL."""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event, make_url, select
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

VARIABLE = "COSMODROME_DATABASE"
AWAY = (OperationalError, InterfaceError, NoneFree, ConnectionError, TimeoutError, socket.gaierror)
DRIVER = "asyncpg"
NO_DRIVER = f"its driver {DRIVER} is not installed, in a clone: pip install '.[postgres]'"


class NoDatabase(Exception):
    """The database cannot be opened: its place, and the reason, in a line each."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(where, why)
        self.where = where
        self.why = why


def data_folder() -> Path:
    """The folder in which programs keep a user's data on this system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "cosmodrome"


def database_url(name: str | None = None) -> str:
    """The URL of a database: a URL stays one (with the driver we use), anything else is the name of a file.

    Without a name it is taken from the environment, or else is a file in the user's data folder.
    """
    name = name or os.environ.get(VARIABLE) or str(data_folder() / "cosmodrome.sqlite3")
    scheme, colon, rest = name.partition("://")
    if not colon:
        return f"sqlite+aiosqlite:///{Path(name).expanduser().absolute()}"
    if scheme in ("postgres", "postgresql"):
        # The driver has another name for it than PostgreSQL's own programs.
        return f"postgresql+asyncpg://{re.sub(r'(?<=[?&])sslmode=', 'ssl=', rest)}"
    if scheme == "sqlite":
        return f"sqlite+aiosqlite://{rest}"
    return name


def connect(url: str) -> AsyncEngine:
    """The engine for a URL. Opens nothing yet, but makes the folder of a new file."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=4)
    if engine.url.database:
        _make_private(Path(engine.url.database))
    prepare_sqlite(engine.sync_engine, busy_timeout=10_000, autocheckpoint=1000)
    return engine


def _make_private(file: Path) -> None:
    """A new file, and the folder for it. The seeds of running games will lie there: they are for its owner alone."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


async def reach(url: str, prepare: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    """Try whether the database answers and can be prepared for us; `NoDatabase` if not."""
    try:
        engine = connect(url)
        try:
            async with engine.connect() as connection:
                await connection.execute(select(1))
            await prepare(engine)
        finally:
            await engine.dispose()
    except Exception as error:
        no_driver = isinstance(error, ModuleNotFoundError) and error.name == DRIVER
        raise NoDatabase(_shown(url), NO_DRIVER if no_driver else _line(error)) from error


def outage(error: BaseException) -> str | None:
    """Why the database does not answer, in one line; None for an error of another kind."""
    # The driver of PostgreSQL need not be there, and what it says while it connects nobody translates.
    is_away = isinstance(error, AWAY) or type(error).__module__.startswith(DRIVER)
    return _line(error) if is_away else None


def _line(error: BaseException) -> str:
    """What an error says, without the statement that met it and the numbers that only machines read."""
    error = getattr(error, "orig", None) or error
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return (said.strip() or type(error).__name__).splitlines()[0].rstrip(".")


def _shown(url: str) -> str:
    """A file by its name, a server without its password."""
    try:
        known = make_url(url)
    except Exception:
        return url.partition("://")[0] + "://…"  # there may be a password in what cannot be read
    if known.get_backend_name() == "sqlite" and known.database:
        return known.database
    return known.set(drivername=known.get_backend_name()).render_as_string(hide_password=True)


def prepare_sqlite(engine: Engine, busy_timeout: int, autocheckpoint: int) -> None:
    """In WAL with synchronous NORMAL a commit survives the death of the process; only a power cut may take the last
    ones with it. The driver's own handling of transactions is switched off: it begins too late."""

    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in (
            f"busy_timeout={busy_timeout}",
            "journal_mode=WAL",
            "synchronous=NORMAL",
            "foreign_keys=ON",
            f"wal_autocheckpoint={autocheckpoint}",
        ):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", _on_sqlite_begin)


def _on_sqlite_begin(connection: Connection) -> None:
    """A writer takes the lock at once (`begin="BEGIN IMMEDIATE"`): to wait is better than to fail halfway."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
