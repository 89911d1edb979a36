"""Measurements: our engine beside C and a peer, the search, the start, the strength of the bots. `python3 run.py bench [section…]`."""
