"""The database as a file: who may read it, copies of it, and what is said about one that cannot be used."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import threading
from pathlib import Path

import pytest
from click.testing import CliRunner
from cryptography.fernet import Fernet
from test_store import a_table, create

from cosmodrome.cli import group
from cosmodrome.store import Store, Write, database_url

pytestmark = pytest.mark.anyio
SEED = "0123456789abcdef0123456789abcdef"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with one table and three answers."""
    path = tmp_path / "site.sqlite3"

    async def fill() -> None:
        store = Store(database_url(str(path)))
        await store.open()
        await create(store, a_table(header={"seed": SEED}))
        await store.write(Write(table="t", entries=[[0, "a"], [1, "b"], [0, "c"]]))
        await store.close()

    asyncio.run(fill())
    return path


def served(database: str, **environment: str) -> str:
    """What `serve` says about a database that it does not start with."""
    done = CliRunner().invoke(group, ["serve", "--no-browser", "--port", "0", "--database", database], env=environment)
    assert done.exit_code == 1
    assert done.exception is None or isinstance(done.exception, SystemExit)
    (line,) = done.output.splitlines()
    assert line.startswith("Error: Cannot open the database ")
    return line


async def test_a_new_file_is_for_its_owner_alone(file: Path) -> None:
    """The seeds of running games are in it."""
    assert file.stat().st_mode & 0o777 == 0o600


# ---- start ------------------------------------------------------------------------------------------------


def test_a_newer_form_is_named(file: Path) -> None:
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "a newer version of Cosmodrome has written it (its form is 9999)" in served(str(file))


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "photos.sqlite3"
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE photos (name)")
    assert "it belongs to another program" in served(str(path))
    with sqlite3.connect(path) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("photos",)]


def test_a_damaged_file_is_named(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[100:3000] = b"\x55" * 2900
    file.write_bytes(content)
    assert "malformed" in served(str(file))


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """As on a read-only file system; a file in the way is the same to us, and to root as well."""
    (tmp_path / "file").write_text("")
    assert re.search("Not a directory|File exists", served(str(tmp_path / "file" / "x.sqlite3")))


def test_the_usual_word_for_encryption_is_understood() -> None:
    url = database_url("postgresql://me@db/x?application_name=y&sslmode=require")
    assert url == "postgresql+asyncpg://me@db/x?application_name=y&ssl=require"
    assert "TypeError" not in served("postgresql://me@127.0.0.1:1/x?sslmode=disable")


# ---- encrypted seeds --------------------------------------------------------------------------------------


async def test_seeds_are_encrypted_where_there_is_a_key(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was written before stays readable, and so does what was written with an older key."""
    old, new = Fernet.generate_key().decode(), Fernet.generate_key().decode()
    assert SEED.encode() in file.read_bytes()
    for keys, name in ((old, "u"), (f"{new},{old}", "v")):
        monkeypatch.setenv("COSMODROME_SEED_KEY", keys)
        store = Store(database_url(str(file)))
        await store.open()
        await create(store, a_table(name, header={"seed": f"secret of {name}"}))
        found = [(await store.table(table)).header for table in ("t", name)]  # type: ignore[union-attr]
        await store.close()
        assert found == [{"seed": SEED}, {"seed": f"secret of {name}"}]
    assert b"secret of" not in b"".join(path.read_bytes() for path in tmp_path.glob("site.sqlite3*"))


async def test_a_key_that_does_not_fit_is_named_at_the_start(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key, other = Fernet.generate_key().decode(), Fernet.generate_key().decode()
    monkeypatch.setenv("COSMODROME_SEED_KEY", key)
    store = Store(database_url(str(file)))
    await store.open()
    await create(store, a_table("u", header={"seed": "1"}))
    await store.close()
    monkeypatch.delenv("COSMODROME_SEED_KEY")
    said = await asyncio.to_thread(served, str(file))
    assert "its seeds are encrypted, and COSMODROME_SEED_KEY is not set" in said
    said = await asyncio.to_thread(served, str(file), COSMODROME_SEED_KEY=other)
    assert "with another key" in said
    said = await asyncio.to_thread(served, str(file), COSMODROME_SEED_KEY="letmein")
    assert "COSMODROME_SEED_KEY is no key" in said


# ---- backups ----------------------------------------------------------------------------------------------


def backed_up(*arguments: str, **environment: str) -> str:
    """What the command says."""
    done = CliRunner().invoke(group, ["backup", *arguments], env=environment)
    return str(done.output.splitlines()[-1])


async def test_a_backup_is_a_database_of_its_own(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    said = backed_up(str(copy), "--database", str(file))
    assert said.startswith(f"{copy}: 1 tables, 3 answers, ")
    assert said.endswith(", checked")
    assert copy.stat().st_mode & 0o777 == 0o600
    store = Store(database_url(str(copy)))
    await store.open()
    assert (await store.stored("t")).entries == [[0, "a"], [1, "b"], [0, "c"]]
    await store.close()
    assert "is there already" in backed_up(str(copy), "--database", str(file))
    assert "checked" in backed_up(str(copy), "--database", str(file), "--replace")
    assert [path.name for path in tmp_path.glob("copy*") if path.suffix == ".part"] == []


async def test_a_backup_ends_although_others_write_all_the_time(file: Path, tmp_path: Path) -> None:
    """Page by page it would begin anew with each of their writes."""
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE bulk (x)")
        database.executemany("INSERT INTO bulk VALUES (randomblob(20000))", [()] * 500)
    written, enough = 0, threading.Event()

    def write() -> None:
        nonlocal written
        database = sqlite3.connect(file, timeout=30, isolation_level=None)
        while not enough.is_set():
            database.execute("UPDATE people SET name = name")
            database.execute("INSERT INTO bulk VALUES (1)")
            written += 1
        database.close()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        said = await asyncio.to_thread(backed_up, str(tmp_path / "copy.sqlite3"), "--database", str(file))
    finally:
        enough.set()
        writer.join()
    assert said.endswith(", checked")
    assert written > 0


def test_no_backup_is_said_in_one_line(tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite3"
    assert "there is no database" in backed_up(str(target), "--database", str(tmp_path / "none.sqlite3"))
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 1000)
    assert "not a database" in backed_up(str(target), "--database", str(tmp_path / "letter.txt"))
    assert "pg_dump is not installed" in backed_up(
        str(target), "--database", "postgresql://me@db/x", PATH="", COSMODROME_POSTGRES_BIN=""
    )
    assert not target.exists()


async def test_postgresql_is_backed_up_by_its_own_programs(postgres: str, tmp_path: Path) -> None:
    import asyncpg
    import private_postgres

    connection = await asyncpg.connect(f"{postgres}/postgres")
    await connection.execute("CREATE DATABASE to_copy")
    await connection.close()
    store = Store(database_url(f"{postgres}/to_copy"))
    await store.open()
    for name in ("t", "u"):
        await create(store, a_table(name))
    await store.close()
    programs = str(private_postgres.programs())
    if not os.path.exists(os.path.join(programs, "pg_dump")):
        pytest.fail("pg_dump is missing beside initdb")
    copy = tmp_path / "copy.dump"
    said = await asyncio.to_thread(
        backed_up, str(copy), "--database", f"{postgres}/to_copy", COSMODROME_POSTGRES_BIN=programs
    )
    assert said.startswith(f"{copy}: 2 tables, ")
    assert said.endswith(", checked")
