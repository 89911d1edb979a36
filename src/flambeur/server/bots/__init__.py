"""Bots at live tables: they think in threads beside the event loop (`thinking.py`), in compiled code that is loaded, or compiled, before
anybody waits for it (`preparing.py`); `helpers.py` starts the processes that compile. When a bot is to think is decided by its table's
runner, in `rooms`.
"""
