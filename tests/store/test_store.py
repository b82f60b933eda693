"""The store: on both databases the same."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from cosmodrome.store import ChatLine, Conflict, Settings, Sitter, Store, TableRow, Write, database_url, schema
from cosmodrome.store.commit import FileCommitter
from cosmodrome.store.database import connect
from cosmodrome.store.migrate import config

pytestmark = pytest.mark.anyio


def a_table(name: str = "t", **fields: Any) -> TableRow:
    now = time.time()
    return TableRow(
        id=name,
        game="hop",
        options={"goal": 5},
        settings=Settings(delay=0.5),
        public=fields.pop("public", False),
        host="ann",
        seats=[Sitter(kind="person", person="ann", name="Ann"), Sitter(kind="bot", bot="greedy")],
        created=now,
        touched=fields.pop("touched", now),
        **fields,
    )


async def create(store: Store, row: TableRow) -> None:
    await store.write(Write(table=row.id, create=row, members=tuple(row.people())))


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    row = a_table(header={"seed": "7"}, outcome={"winners": [1]}, turn=[0, 1], round=3)
    await create(store, row)
    assert await store.table("t") == row
    assert await store.table("none") is None


async def test_a_table_can_be_changed(store: Store) -> None:
    await create(store, a_table())
    await store.write(Write(table="t", row={"state": "running", "turn": [1]}))
    row = await store.table("t")
    assert row is not None
    assert (row.state, row.turn, row.game) == ("running", [1], "hop")


async def test_lists(store: Store) -> None:
    """The last played first; public ones only while they go on."""
    for number, state in enumerate(("open", "running", "over")):
        await create(store, a_table(state, public=True, state=state, touched=float(number)))
    await create(store, a_table("private", touched=9.0))
    assert [row.id for row in await store.tables_of("ann")] == ["private", "over", "running", "open"]
    assert [row.id for row in await store.public_tables()] == ["running", "open"]
    assert await store.tables_of("bob") == []
    await store.write(Write(table="open", left=("ann",)))
    assert len(await store.tables_of("ann")) == 3


async def test_entries_are_kept_in_order(store: Store) -> None:
    await create(store, a_table())
    await store.write(Write(table="t", entries=[["chance", [3]], [0, "a"]], nonce="0:first"))
    await store.write(Write(table="t", first=2, entries=[[1, "ü:2"]], nonce="1:x:y"))
    stored = await store.stored("t")
    assert stored.entries == [["chance", [3]], [0, "a"], [1, "ü:2"]]
    assert stored.nonces == {0: ["first"], 1: ["x:y"]}
    assert (stored.sealed, stored.checkpoint) == ([], None)


async def test_an_entry_cannot_be_written_twice(store: Store) -> None:
    """Of two servers the second is told that the record went on without it, and nothing of its write is kept."""
    await create(store, a_table())
    await store.write(Write(table="t", entries=[[0, "a"]]))
    with pytest.raises(Conflict):
        await store.write(Write(table="t", entries=[[0, "b"]], sealed=[[1, "c"]], row={"state": "over"}))
    assert (await store.stored("t")).entries == [[0, "a"]]
    assert (await store.stored("t")).sealed == []
    row = await store.table("t")
    assert row is not None
    assert row.state == "open"


async def test_sealed_answers_and_checkpoints_replace_the_former(store: Store) -> None:
    await create(store, a_table())
    await store.write(Write(table="t", sealed=[[1, "a"]], sealed_nonces=["1:n"], checkpoint=(3, {"mark": 1})))
    stored = await store.stored("t")
    assert (stored.sealed, stored.nonces, stored.checkpoint) == ([[1, "a"]], {1: ["n"]}, {"mark": 1})
    await store.write(Write(table="t", sealed=[[1, "a"], [0, "b"]], checkpoint=(4, {"mark": 2})))
    stored = await store.stored("t")
    assert (stored.sealed, stored.checkpoint) == ([[1, "a"], [0, "b"]], {"mark": 2})
    await store.write(Write(table="t", entries=[[0, "x"]]))
    assert (await store.stored("t")).sealed == [[1, "a"], [0, "b"]], "what is left out stays"
    await store.write(Write(table="t", sealed=[]))
    assert (await store.stored("t")).sealed == []


async def test_many_writes_share_commits_and_a_bad_one_harms_no_other(store: Store) -> None:
    for number in range(20):
        await create(store, a_table(f"t{number}"))
    await store.write(Write(table="t7", entries=["taken"]))
    writes = [store.write(Write(table=f"t{number}", entries=[number])) for number in range(20)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(result) for number, result in enumerate(results) if result is not None] == [Conflict]
    for number in range(20):
        assert (await store.stored(f"t{number}")).entries == (["taken"] if number == 7 else [number])


async def test_a_batch_is_one_commit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(10):
        await create(store, a_table(f"t{number}"))
    commits = []
    committer = store._writer._committer
    commit = committer.commit

    async def counted(work: Any) -> None:
        commits.append(work)
        await commit(work)

    monkeypatch.setattr(committer, "commit", counted)
    await asyncio.gather(*(store.write(Write(table=f"t{number}", entries=[number])) for number in range(10)))
    assert len(commits) == 1


async def test_what_is_queued_is_written_before_the_end(url: str) -> None:
    store = Store(url)
    await store.open()
    await create(store, a_table())
    writing = asyncio.create_task(store.write(Write(table="t", entries=[1, 2, 3])))
    await asyncio.sleep(0)
    await store.close()
    await writing
    with pytest.raises(RuntimeError):
        await store.write(Write(table="t"))
    again = Store(url)
    await again.open()
    assert (await again.stored("t")).entries == [1, 2, 3]
    await again.close()


async def test_chat_keeps_its_order_and_its_end(store: Store) -> None:
    await create(store, a_table())
    for number in range(1, 6):
        line = ChatLine(at=float(number), seat=0, name="Ann", text=f"line {number}", to=[1] if number == 5 else None)
        line.id = number
        await store.write(Write(table="t", chat=line))
    lines = await store.chat("t", limit=3)
    assert [line.text for line in lines] == ["line 3", "line 4", "line 5"]
    assert lines[-1].to == [1]
    assert lines[-1].heard_by(1)
    assert lines[-1].heard_by(0)
    assert not lines[-1].heard_by(2)
    assert not lines[-1].heard_by(None)


async def test_people_are_remembered_once(store: Store) -> None:
    for name in ("Ann", "Anne"):
        await store.remember("hash", name)
    store._known_people.clear()
    await store.remember("hash", "Anna")
    async with store.engine.connect() as connection:
        assert (await connection.execute(select(schema.people.c.name))).scalars().all() == ["Ann"]


async def test_a_key_is_made_once(store: Store, url: str) -> None:
    key = await store.key("csrf")
    assert len(key) == 64
    second = Store(url)
    await second.open()
    assert await second.key("csrf") == key
    assert await second.key("other") != key
    await second.close()


async def test_two_servers_may_start_at_once(url: str) -> None:
    stores = [Store(url) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await create(stores[0], a_table())
    assert all([await store.healthy() and await store.table("t") for store in stores])
    for store in stores:
        await store.close()


async def test_the_migrations_make_what_the_code_expects(store: Store) -> None:
    def check(connection: Connection) -> None:
        settings = config()
        settings.attributes["connection"] = connection
        command.check(settings)

    async with store.engine.connect() as connection:
        await connection.run_sync(check)


async def test_a_record_needs_its_table(store: Store) -> None:
    with pytest.raises(IntegrityError):
        async with store.engine.begin() as connection:
            await connection.execute(insert(schema.entries).values(table_id="none", seq=0, entry=1))
    async with store.engine.connect() as connection:
        assert (await connection.execute(select(func.count()).select_from(schema.entries))).scalar() == 0


# ---- names of databases ----------------------------------------------------------------------------------


def test_a_file_name_means_sqlite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COSMODROME_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url(str(tmp_path / "a b.db")) == f"sqlite+aiosqlite:///{tmp_path}/a b.db"
    assert database_url().endswith("cosmodrome/cosmodrome.sqlite3")
    monkeypatch.setenv("COSMODROME_DATABASE", "postgres://me@host/db")
    assert database_url() == "postgresql+asyncpg://me@host/db"
    assert database_url("postgresql://me@host/db") == "postgresql+asyncpg://me@host/db"
    assert database_url("sqlite:////tmp/x.db") == "sqlite+aiosqlite:////tmp/x.db"


async def test_a_lock_held_by_another_program_is_waited_for(tmp_path: Path) -> None:
    """Meanwhile the loop goes on."""
    url = database_url(str(tmp_path / "locked.sqlite3"))
    store = Store(url)
    await store.open()
    await create(store, a_table())
    async with store.engine.connect() as plain:
        other = await plain.execution_options(begin="BEGIN IMMEDIATE")
        async with other.begin():
            writing = asyncio.create_task(store.write(Write(table="t", entries=[1])))
            await asyncio.sleep(0.1)
            assert not writing.done()
    await writing
    assert (await store.stored("t")).entries == [1]
    await store.close()


async def test_a_store_opens_while_another_program_makes_the_file(tmp_path: Path) -> None:
    """Also a file that is not yet one with a write-ahead log, and has its only lock taken."""
    path = tmp_path / "new.sqlite3"
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    other.execute("CREATE TABLE other (x)")
    committer = FileCommitter(connect(database_url(str(path))))
    opening = asyncio.create_task(committer.open())
    await asyncio.sleep(0.1)
    assert not opening.done()
    other.execute("COMMIT")
    other.close()
    await opening
    await committer.close()
