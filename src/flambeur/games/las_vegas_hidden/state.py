"""Las Vegas with hidden colours: what lies on the table, and whose which colour is."""
from flambeur.games.las_vegas_hidden.facts import N_NOTES, OFFER, SEATS, STOCK, VALUES
from flambeur.games.vegas.colours import COLOURS
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.structs import Ints, row

ENDED, SHUFFLE, OPENING, CARDS, ROLL, CHOOSE = range(6)     # phases


class Notes:
    """The pile of notes (kit/pile.py)."""
    cards: Ints = row(N_NOTES)
    top: int
    length: int
    known: int                            # none goes under it


class State:
    n_players: int
    first: int                            # who begins the round
    to_move: int
    phase: int
    round_no: int                         # 0-1
    roll: int                             # of each colour the die that lies on the table (vegas/common_dice.py)
    left: Ints = row(COLOURS)             # dice not yet placed, those just rolled included
    placed: Ints = row(CASINOS, COLOURS)
    n_notes: Ints = row(CASINOS)
    notes: Ints = row(CASINOS, OFFER)     # on each casino, high to low
    pile: Notes
    owner: Ints = row(COLOURS)            # secret: the seat + 1 that holds the card of a colour this round; 0: nobody, or not yet dealt
    n_shelf: int                          # notes won this round
    shelf: Ints = row(STOCK)              # each with its colour, casino and dice (scoring.py), in the order in which they were won
    won: Ints = row(SEATS, VALUES)        # how many notes of each value a player has taken at the reveals
    box: Ints = row(VALUES)               # notes out of the game
