"""Bots at live tables: they think in threads beside the event loop (`thinking.py`), in compiled code that is loaded, or compiled, before
anybody waits for it (`preparing.py`). What there is to compile, in which order, stands in `pieces.py`; other processes do it (`helpers.py`
starts them, `helper.py` is one). When a bot is to think is decided by its table's runner, in `rooms`.
"""
