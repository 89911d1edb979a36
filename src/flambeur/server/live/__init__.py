"""The live protocol: the conversation of one device with one table.

A session (`sessions.py`) hears hello, lets the device in, then reads message after message; `requests.py` has an answer for each of them.
"""
