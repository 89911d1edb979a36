"""Las Vegas, the card game: what lies on the table."""
from flambeur.games.las_vegas_cards import chips
from flambeur.games.las_vegas_cards.facts import DECK, KINDS, N_NOTES, OFFER, SEATS, VALUES
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.structs import Ints, row

ENDED, NOTES, CHIPS, DECKS, CHOOSE, TAKE = range(6)       # phases


class Notes:
    """The pile of notes (kit/pile.py)."""
    cards: Ints = row(N_NOTES)
    top: int
    length: int
    known: int


class State:
    n_players: int
    sequential: int                       # CG8
    phase: int
    round_no: int                         # 0-3
    first: int                            # CG8: who begins the round; else the seat from which we count
    to_move: int                          # CG8: whose turn it is
    deck: Ints = row(SEATS, DECK)         # drawn from the end: what lies above the top card is 0; a card is its kind + 1
    deck_left: Ints = row(SEATS)          # once a player is done, these lie under the glass (CG5)
    hand: Ints = row(SEATS, KINDS)        # how many cards of each kind; a player who has none waits for the end of the round
    chosen: Ints = row(SEATS)             # CG3: a selection that is still hidden, as action id + 1; 0: none
    laid: Ints = row(CASINOS, 2 * SEATS)  # cards of a seat at a casino: singles in column 2 * seat, doubles in the next
    away: Ints = row(SEATS, KINDS)        # CG4: cards of the hands that lie under the glass
    notes: Ints = row(CASINOS, OFFER)     # high, low
    pile: Notes
    won: Ints = row(SEATS, VALUES)        # how many notes of each value lie in a player's safe
    box: Ints = row(VALUES)               # CG6: notes out of the game
    chips: chips.Drawer
