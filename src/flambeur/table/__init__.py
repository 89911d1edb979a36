"""One game being played: the match, its record and replay, and the proof that its dice were fair."""
