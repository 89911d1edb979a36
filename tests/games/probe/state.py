"""Probe: what lies on the table."""
from flambeur.kit.structs import Ints, row
from tests.games.probe.facts import CARDS, MAX_PACKS, MAX_PLAYERS
from tests.games.probe.features.aiming import Aiming
from tests.games.probe.features.announcing import Announcing
from tests.games.probe.features.recycling import Recycling
from tests.games.probe.features.spoils import Spoils

ENDED, SHUFFLE, ROLL, LAY, ANSWER, SETTLE, BEFORE = range(7)     # phases
HIDDEN = -1                               # a card laid face down that nobody has named yet


class Cards:
    """The pile (kit/known_pile.py)."""
    cards: Ints = row(MAX_PACKS * CARDS)
    seen: Ints = row(MAX_PACKS * CARDS)
    length: int


class State:
    n_players: int
    packs: int
    features: int                         # a bit for each that is on (facts.py)
    phase: int
    step: int                             # how far the end of the round has come: a question may interrupt it
    first: int                            # who rolls
    stake: int                            # points on the table
    points: Ints = row(MAX_PLAYERS)
    hand: Ints = row(MAX_PLAYERS, CARDS + 1)     # how many of each card a player holds; of card 0: still to be dealt
    told: Ints = row(MAX_PLAYERS, CARDS + 1)     # who knows the card there (memory.py)
    probe: Ints = row(MAX_PLAYERS)        # the card that a player has laid, face up in phases ANSWER and SETTLE; 0: none
    played: Ints = row(CARDS + 1)         # how many of each card have been turned over
    pile: Cards
    spoils: Spoils
    recycling: Recycling
    announcing: Announcing
    aiming: Aiming
