"""Tables over a link: HTTP, WebSockets, a database, bots that think beside them. Knows no game.

Its parts, each of which uses only those above it (tests/server/test_parts.py):

    identity   who is who, without accounts: tokens, names, addresses
    journal    what the operator can read: log lines and counters
    bus        how processes on one database tell each other that there is something to read
    store      what is kept: SQLite or PostgreSQL, one thread that writes
    upkeep     what a process does now and then by itself: it keeps its leases and forgets what is old
    tables     a table is what the entries of its log add up to
    commands   what people and clocks may do at a table
    audience   what leaves the server: a table as one device or a spectator may know it
    records    finished games: made from a log, shown as a film, examined when they come from elsewhere
    bots       bots think in threads; games are compiled before anybody waits for them
    door       every connection from its first moment: how many there may be, and how slow
    socket     one open WebSocket: what goes in and out, and how it is written
    rooms      the tables in the memory of this process, and the house that holds them
    gate       what stands before every request: whose page it comes from, and how much it asks for
    live       the conversation over a WebSocket: hello, then requests
    http       everything that is not live
    process    the server as a process: its port, its claim to the database, its garbage

`app.py` puts the parts together, `settings.py` has every limit and period, `errors.py` every refusal. docs/server.md follows a move through
them.
"""
