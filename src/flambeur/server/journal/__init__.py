"""What the operator can read of a running server: log lines (`logs.py`) and counters for Prometheus (`metrics.py`).

No secret, no address and no query gets into either: lines are masked where they are written, whoever wrote them.
"""
