"""Run by alembic; the connection comes from `cosmodrome.store.migrate`."""

from __future__ import annotations

from alembic import context

from cosmodrome.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
