"""Las Vegas: what lies on the table."""
from flambeur.games.las_vegas.facts import MOST_NOTES, PILE, SEATS, TABLES, VALUES
from flambeur.games.las_vegas.modules.listed import Drawers
from flambeur.games.las_vegas.modules.neutral_dice.drawer import NEUTRAL_DICE
from flambeur.kit.moment import knows
from flambeur.kit.structs import Ints, row

ENDED, FIRST, SHUFFLE, OPENING, ROLL, CHOOSE, ASK = range(7)     # phases
PLAYED, TIES, PAYOUT, CLEARING, LAST_DIE = range(5)     # steps of the end of a round (LV6, BV14), the last one first; PLAYED: none yet


class Notes:
    """The pile of notes (kit/pile.py)."""
    cards: Ints = row(PILE)
    top: int
    length: int
    known: int                            # LV7d: so many at the bottom that everyone saw going there


class Table(Drawers):
    n_players: int
    modules: int                          # a bit for each module that is on (the drawer.py of each)
    phase: int
    round_no: int                         # 0-3
    first: int                            # seat with the start-player card
    to_move: int
    asked: int                            # ASK: the seat that a module asks something, whoever's turn it is
    asking: int                           # ASK: that module's bit
    step: int                             # how far the end of the round has come: a question may come between
    paying: int                           # PAYOUT: the casino that pays next
    dice_left: Ints = row(SEATS)          # own normal dice not yet placed this round
    roll: int                             # the mover's normal dice, counted by face (kit/dice.py)
    placed: Ints = row(TABLES, SEATS + 1)      # normal dice on the casinos; column n_players: those of one more, fictional, player (LV12)
    n_notes: Ints = row(TABLES)
    notes: Ints = row(TABLES, MOST_NOTES)      # on each casino, high to low
    pile: Notes
    won: Ints = row(SEATS, VALUES)        # LV8: how many notes of each value a player has won


class Mark:
    """Makes a class of states a type of its own; behind all else, so that the other fields lie where they lie in every state. All have
    a mark: Numba takes a struct for a kind of any other that begins with the same fields."""
    nothing: int


class State(Table):
    """A table with any modules."""
    common: Mark


class Classic(Table):
    """A table without modules."""
    classic: Mark


class WithWhite(Table):
    """A table with neutral dice and nothing else."""
    with_white: Mark


KNOWN = {0: Classic, NEUTRAL_DICE: WithWhite}     # by modules: what most tables play is compiled by itself; all others share one State
for modules, cls in KNOWN.items():
    knows(cls, modules)
