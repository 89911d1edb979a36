"""A table: what the entries of its log add up to. Nothing in here reads, writes or waits, and nothing knows a rule of a game.

`entries.py` is the list of all that can happen at a table; begin there, then read `table.py`, which adds entries up, and `effects.py`, what
each kind of entry does. `lines.py` is the log as it lies in memory, `seat.py` one seat. `resume.py` is for a table whose rules have changed
since it was stored.
"""
