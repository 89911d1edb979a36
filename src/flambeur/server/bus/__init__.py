"""How processes that share a database tell each other that there is something to read."""
