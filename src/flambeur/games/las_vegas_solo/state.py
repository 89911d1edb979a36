"""Las Vegas solo: what lies on the table. Seat 0 is colour 0; the other colours have no seat."""
from flambeur.games.las_vegas_solo.facts import MOST_NOTES, N_NOTES, VALUES
from flambeur.games.vegas.colours import COLOURS
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.structs import Ints, row

ENDED, SHUFFLE, OPENING, ROLL, CHOOSE = range(5)     # phases


class Notes:
    """The pile of notes (kit/pile.py)."""
    cards: Ints = row(N_NOTES)
    top: int
    length: int
    known: int                            # LV7d: so many at the bottom that everyone saw going there


class State:
    n_players: int
    preplaced: int                        # colours that roll and place all their dice at the start of a round
    own_dice: int
    rounds: int
    phase: int
    round_no: int                         # 0-3
    opened: int                           # of the preplaced colours, how many have rolled this round
    roll: int                             # of each colour the die that lies on the table (vegas/common_dice.py)
    left: Ints = row(COLOURS)             # dice of the group that is being played, those just rolled included
    later: Ints = row(COLOURS)            # dice of the second group, until the first one is placed
    placed: Ints = row(CASINOS, COLOURS)
    n_notes: Ints = row(CASINOS)
    notes: Ints = row(CASINOS, MOST_NOTES)      # on each casino, high to low
    pile: Notes
    won: Ints = row(COLOURS, VALUES)      # how many notes of each value a colour has won
