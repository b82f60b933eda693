"""The tables of the database.

Values that only the kernel understands (entries, checkpoints) and small lists are kept as JSON text, the same on
SQLite and PostgreSQL: nothing ever queries inside them.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)

from cosmodrome.store.cipher import Sealed

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Json(TypeDecorator[Any]):
    """Plain data as JSON text. msgspec is ten times faster here than the standard library."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """To the database."""
        return None if value is None else _encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        """From the database."""
        return None if value is None else _decode(value)


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)


def _of_table() -> ForeignKey:
    return ForeignKey("tables.id", ondelete="CASCADE")


# A person is known by the hash of the token in their cookie; the token itself is never stored.
people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64)),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", Json, nullable=False),
    Column("settings", Json, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("state", String(16), nullable=False),
    Column("seats", Json, nullable=False),
    Column("turn", Json, nullable=False),
    Column("round", Integer),
    Column("outcome", Json),
    Column("commitment", String(128)),
    Column("rules", String(64)),
    Column("header", Sealed),  # the seed is in it
    Column("rematch", String(32)),
    Column("orders", Json),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("due", Float, index=True),
    Column("motion", Json),
    # Counts the writes to this table and its game: a writer says which state it has seen.
    Column("version", Integer, nullable=False, server_default="0"),
    Index(None, "public", "state", "touched"),
)

# Whose tables are whose, for the list of my tables.
members = Table(
    "members",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), _of_table(), primary_key=True),
    sqlite_with_rowid=False,
)

# The record of a game, append-only. The primary key is what keeps an answer from being applied twice. `nonce` is
# that of the message which brought the entry: one sent again after a break is known by it.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), _of_table(), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", Json, nullable=False),
    Column("nonce", String(96)),
    sqlite_with_rowid=False,
)

# Answers given to a choice or window that is still open: not yet part of the record, forgotten when it closes.
sealed = Table(
    "sealed",
    metadata,
    Column("table_id", String(32), _of_table(), primary_key=True),
    Column("answers", Json, nullable=False),
    Column("nonces", Json, nullable=False),
    sqlite_with_rowid=False,
)

# The newest checkpoint of a game: opens it quickly, and carries it over a change of the rules.
checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String(32), _of_table(), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("saved", Json, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), _of_table(), primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("to", Json),
    Column("note", Json),
    sqlite_with_rowid=False,
)

# What the server itself must remember, such as the secret behind its tokens.
keys = Table(
    "keys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
