"""A copy of the database while the server goes on: written aside, checked, then put in place."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import make_url

POLL = 0.1  # seconds between two looks at how far it is
PROGRAMS = "COSMODROME_POSTGRES_BIN"  # the folder of pg_dump, where it is not on the path
Progress = Callable[[int, int | None], None]  # bytes so far, and of how many if that is known


class NoBackup(Exception):
    """There is none, and why, in one line."""


class Copied(NamedTuple):
    """What a backup holds."""

    tables: int
    answers: int | None
    size: int


def back_up(url: str, target: Path, progress: Progress) -> Copied:
    """Copy the database of a URL into a file, for its owner alone. What lay there before stays until the new one has
    been checked; when anything is wrong with it, `NoBackup`."""
    aside = target.with_name(f"{target.name}.part")
    try:
        aside.unlink(missing_ok=True)
        os.close(os.open(aside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        copied = (_file if url.startswith("sqlite") else _server)(url, aside, progress)
        with open(aside, "rb") as written:
            os.fsync(written.fileno())
        aside.replace(target)
        return copied
    except (OSError, sqlite3.Error) as error:
        raise NoBackup(str(error)) from error
    finally:
        aside.unlink(missing_ok=True)


def _file(url: str, aside: Path, progress: Progress) -> Copied:
    """SQLite: one reading transaction, whatever is written meanwhile. Page by page it would restart with every
    write, and never end on a busy server."""
    source = Path(make_url(url).database or "")
    if not source.is_file():
        raise NoBackup(f"there is no database {source}")
    database = sqlite3.connect(source, timeout=60, check_same_thread=False)
    try:
        (pages,), (size,) = (database.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size"))
        _watched(lambda: database.execute("VACUUM INTO ?", (str(aside),)), aside, pages * size, progress)
    finally:
        database.close()
    return _checked(aside)


def _checked(file: Path) -> Copied:
    """Read it all again."""
    copy = sqlite3.connect(file)
    try:
        found = [row[0] for row in copy.execute("PRAGMA integrity_check(1)")]
        if found != ["ok"] or copy.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise NoBackup(f"the copy is damaged: {found[0]}")
        copy.execute("SELECT version_num FROM alembic_version").fetchone()
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        (answers,) = copy.execute("SELECT count(*) FROM entries").fetchone()
        return Copied(tables, answers, file.stat().st_size)
    finally:
        copy.close()


def _server(url: str, aside: Path, progress: Progress) -> Copied:
    """PostgreSQL: by its own programs, which know best."""
    where = make_url(url)
    environment = {**os.environ, **({"PGPASSWORD": str(where.password)} if where.password else {})}
    plain = where.set(drivername="postgresql", password=None)
    address = re.sub(r"(?<=[?&])ssl=", "sslmode=", plain.render_as_string(hide_password=False))
    dump = [_program("pg_dump"), "--format=custom", "--no-password", f"--file={aside}", address]
    _watched(lambda: _run(dump, environment), aside, None, progress)
    listed = _run([_program("pg_restore"), "--list", str(aside)], environment)
    for table in ("tables", "entries", "alembic_version"):
        if f" {table} " not in listed:
            raise NoBackup(f"the copy lacks {table}")
    told = _run([_program("pg_restore"), "--data-only", "--table=tables", "--file=-", str(aside)], environment)
    _run([_program("pg_restore"), f"--file={os.devnull}", str(aside)], environment)  # reads every row of it
    rows = told.partition(" FROM stdin;\n")[2].partition("\\.")[0]
    return Copied(rows.count("\n"), None, aside.stat().st_size)


def _program(name: str) -> str:
    folders = filter(None, (os.environ.get(PROGRAMS), os.environ.get("PATH")))
    found = shutil.which(name, path=os.pathsep.join(folders))
    if found is None:
        raise NoBackup(f"{name} is not installed; it comes with PostgreSQL")
    return found


def _run(command: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run(command, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"{command[0]} failed"]
        raise NoBackup(lines[0])
    return done.stdout


def _watched(work: Callable[[], object], aside: Path, total: int | None, progress: Progress) -> None:
    """Do it in a thread and tell how far it is."""
    failed: list[BaseException] = []

    def working() -> None:
        try:
            work()
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=working, daemon=True)
    thread.start()
    while thread.is_alive():
        progress(aside.stat().st_size, total)
        thread.join(POLL)
    if failed:
        raise failed[0]
    progress(aside.stat().st_size, aside.stat().st_size)
