"""Brings the database to the newest shape when the server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

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


def _upgrade(connection: Connection) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
