"""What leaves the server: a table as one audience may know it. Nothing else may be sent about a game.

An *audience* is the seats of one device, or nobody's seats: a spectator. `story.py` tells what happened, `standing.py` how the table stands
now, `info.py` what the table is and who sits there. Two connections with the same audience get the same bytes.
"""
