"""Las Vegas: the rulebook as one folder. Read facts, state, rules, payout, moments in this order."""
