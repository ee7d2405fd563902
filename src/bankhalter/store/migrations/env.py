"""Run by Alembic: migrations on the connection that `store.migrating` gives, in its transaction."""

from alembic import context

from bankhalter.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
