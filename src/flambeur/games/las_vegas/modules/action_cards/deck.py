"""Action cards: the deck, and what a seat cannot know of it (BV10)."""
from flambeur.games.las_vegas.modules.action_cards.drawer import EACH, N_CARDS
from flambeur.games.las_vegas.state import FIRST, SHUFFLE, State
from flambeur.games.vegas.facts import ROUNDS
from flambeur.kit.chance import Source, draw
from flambeur.kit.jit import rule
from flambeur.kit.rng import Rng


@rule
def on_shuffle(s: State, source: Source) -> None:
    """Shuffled anew for each round: all at once, since an act draws nothing."""
    for round_no in range(ROUNDS):
        shuffle(s, round_no, source)


@rule
def shuffle(s: State, round_no: int, source: Source) -> None:
    """The ten cards of a round."""
    for k in range(N_CARDS):
        s.action_cards.decks[round_no, k] = k + 1
    for i in range(N_CARDS - 1, 0, -1):
        j = draw(source, i + 1)
        other = s.action_cards.decks[round_no, j]
        s.action_cards.decks[round_no, j] = s.action_cards.decks[round_no, i]
        s.action_cards.decks[round_no, i] = other


@rule
def deal(s: State) -> None:
    """Two cards for each player, or one; seat 0 first, all of a seat's at once. The others stay unseen."""
    k = 0
    for p in range(s.n_players):
        for _ in range(EACH[s.n_players]):
            s.action_cards.hands[p] |= 1 << s.action_cards.decks[s.round_no, k] - 1
            k += 1
    clear_deck(s)


@rule
def clear_deck(s: State) -> None:
    for k in range(N_CARDS):
        s.action_cards.decks[s.round_no, k] = 0


@rule
def imagine(s: State, seat: int, rng: Rng) -> None:
    """A seat knows its own cards and those that were played: the others' are any of those left, and the decks of the rounds to come lie
    in any order. The row of this round's deck, which has been dealt, is free to gather cards in."""
    if s.phase == FIRST or s.phase == SHUFFLE: return
    for round_no in range(s.round_no + 1, ROUNDS):
        shuffle(s, round_no, rng)
    left = gather(s, seat)
    for p in range(s.n_players):
        if p == seat: continue
        n = how_many(s.action_cards.hands[p])
        s.action_cards.hands[p] = 0
        for _ in range(n):
            k = draw(rng, left)
            left -= 1
            s.action_cards.hands[p] |= 1 << s.action_cards.decks[s.round_no, k] - 1
            s.action_cards.decks[s.round_no, k] = s.action_cards.decks[s.round_no, left]
    clear_deck(s)


@rule
def gather(s: State, seat: int) -> int:
    """All cards that the seat has not seen, rising: in an order that tells nothing."""
    left = 0
    for card in range(N_CARDS):
        if s.action_cards.by[card] > 0 or (seat >= 0 and s.action_cards.hands[seat] >> card & 1): continue
        s.action_cards.decks[s.round_no, left] = card + 1
        left += 1
    return left


@rule
def how_many(hand: int) -> int:
    n = 0
    for card in range(N_CARDS):
        n += hand >> card & 1
    return n
