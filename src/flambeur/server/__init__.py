"""Tables for people in different places: a server that never loses a move. Knows no game."""
