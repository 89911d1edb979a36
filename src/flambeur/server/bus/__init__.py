"""How processes that share a database tell each other that there is something to read.

`base.py` says what a bus does; a process alone has the one that does nothing (`local.py`), processes on one PostgreSQL have LISTEN and
NOTIFY (`postgres.py`), whose notices are packed in `notices.py`. A bus may forget: what counts is in the store.
"""
