"""The slot machine (BV8): a seventh casino that takes dice of any face, each face once, and lets the players choose among its notes."""
