"""Probe: a small game that nobody plays. The laws run on it, and a new game begins as a copy of it (docs/add-a-game.md).

PR1  Cards 1 to 6, one or two packs of them, and a die; 1 to 4 players (4 need two packs).
PR2  The cards are shuffled once, and everyone draws a hand of two.
PR3  Each round the first player rolls the die: so many points come on the table.
PR4  Everyone lays a card face down, and may change it until the last player has laid one.
PR5  The cards are turned over; the highest leads, of equal ones the first clockwise from the first player. Then everyone draws a
     card, if there are enough for all.
PR6  The player to the left of the leader answers: accept, and the leader takes the points; refuse, and they stay for the next round.
     The cards turned over are out of the game.
PR7  The next player to the left becomes first. When all hands are empty the game is over, and whoever has most points has won; without
     a point nobody has. Alone, one needs four points for each card of the box.

Read facts, state, actions, rules in this order. What can be switched on besides is in features/, a file each; moments.py says when which
of them speaks. A game that needs none of them is rid of them with those two and the lines that name them.

PR8  Spoils: before the leader takes the points the others may each take one of them, in turn from the leader's left, or a stone; n stones
     are worth n × n points at the end. When no point is left nobody is asked any more.
PR9  Burial, with spoils: instead of that one may bury a card of the hand, face down under the pile, and draw the top one. Whoever has
     buried a card knows it, in the hand of its drawer too, until that player buries one. There must be a pile at the first payout.
PR10 Recycling: the cards turned over go under the pile, in sight of all, and the game ends after six rounds. Three players need two
     packs.
PR11 Announcing: before the roll the first player may show a 6 of the hand; the die then counts twice.
PR12 Aiming: the die is thrown softly or hard, and one may say exactly where to and how hard. What it shows follows from that and from the
     noise of the world; a die that leaves the table counts seven.
"""
