"""One open WebSocket, from the protocol's messages down to bytes.

`messages.py` has every message as a model, `shown.py` what the server's messages are made of: that is the protocol. A *connection*
(`connection.py`) is what the rest of the server holds: its device, its audience, its outbox. `outboxes.py` empties the outboxes that have
filled up, once for each turn of the event loop. The *wire* (`wire.py`) is the lowest of them: uvicorn's WebSocket, which writes frames.
Before a connection is a WebSocket, or if it never becomes one, its lowest part is uvicorn's HTTP (`plain.py`).
"""
