"""The first shape of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE")


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), nullable=False)


def upgrade() -> None:
    """People, tables, records, chat."""
    op.create_table(
        "keys",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_keys"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64)),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("turn", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer()),
        sa.Column("outcome", sa.Text()),
        sa.Column("commitment", sa.String(128)),
        sa.Column("rules", sa.String(64)),
        sa.Column("header", sa.Text()),
        sa.Column("rematch", sa.String(32)),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_public_state_touched", "tables", ["public", "state", "touched"])
    op.create_table(
        "members",
        sa.Column("person", sa.String(64), nullable=False),
        _table_id(),
        _of_table("members"),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_members"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("nonce", sa.String(96)),
        _of_table("entries"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sealed",
        _table_id(),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("nonces", sa.Text(), nullable=False),
        _of_table("sealed"),
        sa.PrimaryKeyConstraint("table_id", name="pk_sealed"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "checkpoints",
        _table_id(),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("saved", sa.Text(), nullable=False),
        _of_table("checkpoints"),
        sa.PrimaryKeyConstraint("table_id", name="pk_checkpoints"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        _table_id(),
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("to", sa.Text()),
        _of_table("chat"),
        sa.PrimaryKeyConstraint("table_id", "id", name="pk_chat"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Nothing is left."""
    for name in ("chat", "checkpoints", "sealed", "entries", "members", "tables", "people", "keys"):
        op.drop_table(name)
