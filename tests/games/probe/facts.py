"""Probe: what is in the box, and its numbers (PR1, PR2)."""
MIN_PLAYERS, MAX_PLAYERS = 2, 4
CARDS = 6                                 # a pack has one card of each number
MAX_PACKS = 2
HAND = 2
