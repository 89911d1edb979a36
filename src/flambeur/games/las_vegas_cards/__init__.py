"""Las Vegas, the card game: the rulebook as one folder. Read facts, state, actions, rules, chips, hidden in this order."""
