"""What outlives the process: the log of every table, and the little that is not in it. SQLite or PostgreSQL."""
