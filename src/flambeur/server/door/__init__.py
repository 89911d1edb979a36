"""Every connection from its first moment, whether or not it ever says anything: how many there may be (`crowd.py`), how slow they may be
(`pace.py`), and who sees to that (`watch.py`). `door.py` has all three, one for a process.
"""
