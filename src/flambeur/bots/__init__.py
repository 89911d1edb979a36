"""Players of silicon: policies, search, levels, and the arena that measures them."""
