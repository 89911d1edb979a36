"""Las Vegas, the card game: what a seat cannot know is dealt anew: piles, decks, other hands, what others put away and have chosen.

All cards start from an order that tells nothing of how they lay before: a seat imagines the same worlds whatever the truth is.
"""
import numpy as np

from flambeur.games.las_vegas_cards import hands
from flambeur.games.las_vegas_cards.actions import LAY
from flambeur.games.las_vegas_cards.facts import IN_THE_BOX, KINDS, OFFER, VALUES, copies
from flambeur.games.las_vegas_cards.state import CHIPS, CHOOSE, NOTES, TAKE, State
from flambeur.games.vegas.chips import CHIPS_EACH, N_COLOURS
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit import pile
from flambeur.kit.chance import draw
from flambeur.kit.jit import rule
from flambeur.kit.rng import Rng

COPIES = np.array([copies(kind) for kind in range(KINDS)])
NOTES_OF = np.array([IN_THE_BOX.get(note, 0) for note in range(VALUES)])


@rule
def imagine(s: State, seat: int, rng: Rng) -> None:
    """The order of the piles and of all decks, the own one too; and of the other players all but the cards on the casinos."""
    if s.phase == NOTES or s.phase == CHIPS: return       # not yet shuffled
    square_notes(s)
    pile.shuffle(s.pile, rng)
    if s.chips.on:
        square_chips(s)
        pile.shuffle(s.chips.pile, rng)
    if s.phase == CHOOSE or s.phase == TAKE:
        for p in range(s.n_players):
            if p == seat: deal_deck(s, p, rng)
            else: deal_again(s, p, rng)


@rule
def square_notes(s: State) -> None:
    """The pile in rising order: the notes that are neither won nor offered nor in the box."""
    n = 0
    for note in range(VALUES):
        left = NOTES_OF[note] - s.box[note]
        for p in range(s.n_players):
            left -= s.won[p, note]
        for casino in range(CASINOS):
            for k in range(OFFER):
                left -= s.notes[casino, k] == note
        for _ in range(left):
            s.pile.cards[n] = note
            n += 1


@rule
def square_chips(s: State) -> None:
    """The chips in order of colour: those that nobody has and that lie at no casino."""
    n = 0
    for colour in range(N_COLOURS):
        left = CHIPS_EACH
        for p in range(s.n_players):
            left -= s.chips.won[p, colour]
        for casino in range(CASINOS):
            left -= s.chips.at[casino, colour]
        for _ in range(left):
            s.chips.pile.cards[n] = colour + 1
            n += 1


@rule
def deal_deck(s: State, p: int, rng: Rng) -> None:
    """All cards of a player that lie nowhere else, shuffled."""
    s.deck_left[p] = 0
    for kind in range(KINDS):
        left = COPIES[kind] - s.laid[kind >> 1, 2 * p + (kind & 1)] - s.hand[p, kind] - s.away[p, kind]
        for _ in range(left):
            hands.put_on_top(s, p, kind)
    hands.shuffle(s, p, rng)


@rule
def deal_again(s: State, p: int, rng: Rng) -> None:
    """Hand, deck and what lies under the glass are dealt again; how many cards are where is known."""
    in_hand = put_away = 0
    for kind in range(KINDS):
        in_hand += s.hand[p, kind]
        put_away += s.away[p, kind]
        s.hand[p, kind] = s.away[p, kind] = 0
    deal_deck(s, p, rng)
    for _ in range(in_hand):
        s.hand[p, hands.draw_card(s, p)] += 1
    for _ in range(put_away):
        s.away[p, hands.draw_card(s, p)] += 1
    if s.chosen[p]: s.chosen[p] = 1 + any_selection(s, p, rng)


@rule
def any_selection(s: State, p: int, rng: Rng) -> int:
    """What has been laid face down is one of the selections that the hand allows."""
    n = 0
    for action in range(LAY.start, LAY.stop):
        n += hands.has(s, p, action)
    k = draw(rng, n)
    action = LAY.start - 1
    while k >= 0:
        action += 1
        k -= hands.has(s, p, action)
    return action
