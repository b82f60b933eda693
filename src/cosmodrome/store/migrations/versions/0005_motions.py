"""What others must agree to, and what a table tells in its own chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two columns more."""
    op.add_column("tables", sa.Column("motion", sa.Text()))
    op.add_column("chat", sa.Column("note", sa.Text()))


def downgrade() -> None:
    """Two columns less."""
    op.drop_column("chat", "note")
    op.drop_column("tables", "motion")
