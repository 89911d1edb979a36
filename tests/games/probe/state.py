"""Probe: what lies on the table."""
from flambeur.kit.record import Ints, row
from tests.games.probe.facts import CARDS, MAX_PACKS, MAX_PLAYERS

ENDED, SHUFFLE, ROLL, LAY, ANSWER = range(5)     # phases
HIDDEN = -1                               # a card laid face down that nobody has named yet


class Cards:
    """The pile (kit/pile.py)."""
    cards: Ints = row(MAX_PACKS * CARDS)
    top: int
    length: int
    known: int


class State:
    n_players: int
    packs: int
    phase: int
    first: int                            # who rolls
    stake: int                            # points on the table
    points: Ints = row(MAX_PLAYERS)
    hand: Ints = row(MAX_PLAYERS, CARDS + 1)     # how many of each card a player holds; of card 0: still to be dealt
    probe: Ints = row(MAX_PLAYERS)        # the card that a player has laid, face up in phase ANSWER; 0: none
    played: Ints = row(CARDS + 1)         # how many of each card have been turned over
    pile: Cards
