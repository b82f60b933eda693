"""Standing orders lie with the table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column more."""
    op.add_column("tables", sa.Column("orders", sa.Text()))


def downgrade() -> None:
    """A column less."""
    op.drop_column("tables", "orders")
