"""What is kept, in SQLite or PostgreSQL.

`base.py` says what the server asks of a store and `rows.py` what it keeps. To follow a move to the disk: `writer.py` is the one thread that
writes, `log.py` appends what has queued up there in one commit, `direct.py` is the driver's own short way. `schema.py` is the layout of the
database and `migrations/` how it came about; the other files are the other parts of the store, a noun each.
"""
