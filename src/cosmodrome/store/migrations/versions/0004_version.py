"""Every table counts its writes, so that nobody writes over what they have not seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A column more."""
    op.add_column("tables", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """A column less."""
    op.drop_column("tables", "version")
