"""What a process does now and then without being asked: it keeps the leases of its tables and takes over those of a process that has died
(`leases.py`), it notices that it was asleep (`wakefulness.py`), and it throws away what is older than `docs/privacy.md` promises
(`janitor.py`).
"""
