"""Probe: what is in the box, and its numbers (PR1, PR2)."""
MIN_PLAYERS, MAX_PLAYERS = 1, 4
CARDS = 6                                 # a pack has one card of each number
MAX_PACKS = 2
HAND = 2
GOAL_ALONE = 4                            # points for each card of the box (PR7)
ROUNDS = 6                                # with recycling (PR10)

SHARING, PAYING, CLEARING = range(1, 4)   # steps of the end of a round (PR6-PR8)
FEATURES = ("spoils", "burial", "recycling", "announcing", "aiming")      # by the names of their options
SPOILS, BURIAL, RECYCLING, ANNOUNCING, AIMING = (1 << k for k in range(len(FEATURES)))      # asked in moments.py only
