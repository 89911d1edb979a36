"""Las Vegas solo (BV11), one player against seven colours. Read facts, state, rules, payout in this order."""
