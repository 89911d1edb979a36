"""The tables that are in the memory of this process.

`house.py` holds all of them and what they share. A `room.py` is one table with its connections: whatever is wanted of the table queues up
there, is decided, stored, and then told by `delivery.py`. Beside it: who is connected (`presence.py`), what is said (`chat.py`), and the
`runner.py` that moves bots and watches clocks. Tables are made by `creation.py`, made again by `rematch.py`, closed by the operator with
`closing.py`; `comparing.py` finds what was changed in the database from outside.
"""
