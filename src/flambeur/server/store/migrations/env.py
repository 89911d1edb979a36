"""What alembic runs around the migrations; `upgrade.py` hands it the connection."""
from alembic import context

from flambeur.server.store.schema import metadata

# SQLite cannot alter much in place: batches copy the table
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
