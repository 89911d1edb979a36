"""Strike: what lies on the table. How the dice lie in the arena is there to be kept, and no rule reads it."""
from flambeur.games.strike.facts import MAX_PLAYERS
from flambeur.kit.dice import FACES
from flambeur.kit.structs import Ints, row

ENDED, OPENING, THROW, CHOOSE = range(4)  # phases


class State:
    n_players: int
    edition: int                          # its place in facts.py
    rounds: int                           # of the game: 1, or as many as players (ST7)
    round_no: int                         # from 0
    phase: int
    first: int                            # who began this round
    to_move: int
    thrown: int                           # throws so far in this turn
    how: int                              # phase THROW: the action that throws, plus 1
    decisions: int                        # in this round
    lost: int                             # dice that are out of the game
    arena: Ints = row(FACES)              # how many dice show each face there
    reserve: Ints = row(MAX_PLAYERS)
    out: Ints = row(MAX_PLAYERS)          # as which one each player has gone out, from 1; 0: still in
    points: Ints = row(MAX_PLAYERS)       # ST7
    placed: int                           # whether it is known how the dice in the arena lie; no rule asks for it, nor for what follows
    place: Ints = row(FACES, 3)           # of the die that shows a face: see floor.py
