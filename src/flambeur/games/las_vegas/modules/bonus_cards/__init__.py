"""Bonus cards (BV9): secret cards, each of which wants a note of its value and then raises its owner's announcement die."""
