"""What stands before every request, as ASGI middleware: pages of other sites are refused (`origins.py`), whoever asks too much waits
(`limits.py`, which counts with `buckets.py`), each answer tells the browser what to forbid (`headers.py`). `refusals.py` refuses a request
that does not get any further.
"""
