"""Las Vegas with hidden colours (BV12), 2 to 4 players with common dice. Read facts, state, rules, scoring, hidden in this order."""
