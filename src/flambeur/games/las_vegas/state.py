"""Las Vegas: what lies on the table."""
from flambeur.games.las_vegas.facts import CASINOS, MOST_NOTES, PILE, SEATS, TABLES, VALUES
from flambeur.games.las_vegas.modules import neutral_dice
from flambeur.kit.record import Ints, row

ENDED, FIRST, SHUFFLE, OPENING, ROLL, CHOOSE = range(6)   # phases


class Notes:
    """The pile of notes (kit/pile.py)."""
    cards: Ints = row(PILE)
    top: int
    length: int
    known: int                            # LV7d: so many at the bottom everyone saw going there


class State:
    n_players: int
    modules: int                          # a bit for each module that is on (facts.py)
    phase: int
    round_no: int                         # 0-3
    first: int                            # seat with the start-player card
    to_move: int
    dice_left: Ints = row(SEATS)          # own dice not yet placed this round
    roll: int                             # the mover's own dice, counted by face (kit/dice.py)
    placed: Ints = row(CASINOS, SEATS + 1)     # dice on the casinos; column n_players: the white ones (LV12: one more, fictional, player)
    n_notes: Ints = row(TABLES)
    notes: Ints = row(TABLES, MOST_NOTES)      # on each casino, high to low
    pile: Notes
    won: Ints = row(SEATS, VALUES)        # LV8: how many notes of each value a player has won
    neutral_dice: neutral_dice.Drawer
