"""Brings the database to the newest shape when the server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from cosmodrome.store import schema
from cosmodrome.store.cipher import known_cipher


class NotOurs(Exception):
    """The database is there, but it is not one that we can use."""


LOCK = 0x636F736D  # any number will do, as long as nobody else takes it


def config() -> Config:
    """Alembic's settings; its scripts lie inside the package."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return made


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade to the newest version. When two servers start at once the second waits for the first and then finds
    nothing to do."""
    async with engine.connect() as plain:
        connection = await plain.execution_options(begin="BEGIN IMMEDIATE")
        async with connection.begin():
            if engine.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(_upgrade)


async def prepare(engine: AsyncEngine) -> None:
    """See that the database is ours, bring it to the newest form, and try the key to its seeds."""
    await migrate(engine)
    await check_key(engine)


async def check_key(engine: AsyncEngine) -> None:
    """See that what is stored can be read, before anybody needs it; `BadKey` if not."""
    known_cipher()
    header = schema.tables.c.header
    newest = select(header).where(header.is_not(None)).order_by(schema.tables.c.touched.desc()).limit(1)
    async with engine.connect() as connection:
        (await connection.execute(newest)).first()


def _upgrade(connection: Connection) -> None:
    settings = config()
    _must_be_ours(connection, ScriptDirectory.from_config(settings))
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def _must_be_ours(connection: Connection, known: ScriptDirectory) -> None:
    """An empty database, or one that we or an older version of us have made."""
    tables = set(inspect(connection).get_table_names())
    if not tables:
        return
    if "alembic_version" not in tables or not tables & {"entries", "people"}:
        raise NotOurs("it belongs to another program")
    for version in connection.execute(text("SELECT version_num FROM alembic_version")).scalars():
        if version not in {script.revision for script in known.walk_revisions()}:
            raise NotOurs(f"a newer version of Cosmodrome has written it (its form is {version})")
