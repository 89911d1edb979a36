"""Probe: a small game that nobody plays. The laws run on it, and a new game begins as a copy of it (docs/add-a-game.md).

PR1  Cards 1 to 6, one or two packs of them, and a die; 2 to 4 players (4 need two packs).
PR2  The cards are shuffled once, and everyone draws a hand of two.
PR3  Each round the first player rolls the die: so many points come on the table.
PR4  Everyone lays a card face down, and may change it until the last player has laid one.
PR5  The cards are turned over; the highest leads, of equal ones the first clockwise from the first player. Then everyone draws a
     card, if there are enough for all.
PR6  The player to the left of the leader answers: accept, and the leader takes the points; refuse, and they stay for the next round.
     The cards turned over are out of the game.
PR7  The next player to the left becomes first. When all hands are empty the game is over, and whoever has most points has won.

Read facts, state, actions, rules in this order.
"""
