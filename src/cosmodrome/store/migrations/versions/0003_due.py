"""When the time for the present decision is over lies with the table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column more, and an index to find what is late."""
    op.add_column("tables", sa.Column("due", sa.Float()))
    op.create_index(op.f("ix_tables_due"), "tables", ["due"])


def downgrade() -> None:
    """A column less."""
    op.drop_index(op.f("ix_tables_due"), "tables")
    op.drop_column("tables", "due")
