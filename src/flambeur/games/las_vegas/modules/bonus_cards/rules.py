"""Bonus cards (BV9), moment by moment."""
from flambeur.games.las_vegas.facts import VALUES
from flambeur.games.las_vegas.modules.bonus_cards.drawer import DECK, EACH, FIRST_PIP, FULFILLED, LAST_PIP, WORTH
from flambeur.games.las_vegas.state import FIRST, SHUFFLE, State
from flambeur.games.vegas.facts import ROUNDS
from flambeur.kit.chance import Source, draw
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event
from flambeur.kit.rng import Rng


@rule
def on_shuffle(s: State, source: Source) -> None:
    """Shuffled anew for each round: all at once, since an act draws nothing."""
    for round_no in range(ROUNDS):
        shuffle(s, round_no, source)


@rule
def shuffle(s: State, round_no: int, source: Source) -> None:
    """The ten cards of a round."""
    for k in range(DECK.size):
        s.bonus_cards.decks[round_no, k] = DECK[k]
    for i in range(DECK.size - 1, 0, -1):
        j = draw(source, i + 1)
        other = s.bonus_cards.decks[round_no, j]
        s.bonus_cards.decks[round_no, j] = s.bonus_cards.decks[round_no, i]
        s.bonus_cards.decks[round_no, i] = other


@rule
def on_round_start(s: State) -> None:
    """Two cards for each player, or one; seat 0 first, all of a seat's at once. The others stay unseen."""
    k = 0
    for p in range(s.n_players):
        for _ in range(EACH[s.n_players]):
            s.bonus_cards.hands[p, s.bonus_cards.decks[s.round_no, k]] += 1
            k += 1
    clear_deck(s)


@rule
def clear_deck(s: State) -> None:
    for k in range(DECK.size):
        s.bonus_cards.decks[s.round_no, k] = 0


@rule(inline=True)
def on_note(s: State, p: int, note: int) -> None:
    """A casino, or the slot machine, has paid a note to a player."""
    s.bonus_cards.received[p] |= 1 << note


@rule
def wants(s: State, p: int, note: int) -> int:
    """How many cards of a player a note of that value fulfils: two equal ones together."""
    return s.bonus_cards.hands[p, note] * (1 - (s.bonus_cards.received[p] >> note & 1))


@rule
def on_all_paid(s: State, log: Log) -> None:
    """Each card whose value equals a note received this round raises the announcement die by one, once; it stops at 6."""
    for p in range(s.n_players):
        for value in range(VALUES):
            for _ in range(s.bonus_cards.hands[p, value] * (s.bonus_cards.received[p] >> value & 1)):
                rises = s.bonus_cards.raised[p] < LAST_PIP - FIRST_PIP
                s.bonus_cards.raised[p] += rises
                event(log, FULFILLED, p, value, FIRST_PIP + s.bonus_cards.raised[p], WORTH * rises)


@rule(inline=True)
def money(s: State, p: int) -> int:
    """50k times the announcement die: money, and no note."""
    return WORTH * (FIRST_PIP + s.bonus_cards.raised[p])


@rule
def on_round_end(s: State) -> None:
    """All cards go back to the deck."""
    s.bonus_cards.hands[:] = 0
    s.bonus_cards.received[:] = 0


@rule
def imagine(s: State, seat: int, rng: Rng) -> None:
    """A seat knows its own cards: the others' are any of those left, and the decks of the rounds to come in any order. The row of this
    round's deck, which has been dealt, is free to gather cards in."""
    if s.phase == FIRST or s.phase == SHUFFLE: return
    for round_no in range(s.round_no + 1, ROUNDS):
        shuffle(s, round_no, rng)
    left = gather(s, seat)
    for p in range(s.n_players):
        if p == seat: continue
        n = 0
        for value in range(VALUES):
            n += s.bonus_cards.hands[p, value]
            s.bonus_cards.hands[p, value] = 0
        for _ in range(n):
            k = draw(rng, left)
            left -= 1
            s.bonus_cards.hands[p, s.bonus_cards.decks[s.round_no, k]] += 1
            s.bonus_cards.decks[s.round_no, k] = s.bonus_cards.decks[s.round_no, left]
    clear_deck(s)


@rule
def gather(s: State, seat: int) -> int:
    """All cards but the seat's own, rising: in an order that tells nothing."""
    left = taken = value = 0
    for k in range(DECK.size):
        taken = taken + 1 if DECK[k] == value else 1
        value = DECK[k]
        if seat >= 0 and taken <= s.bonus_cards.hands[seat, value]: continue
        s.bonus_cards.decks[s.round_no, left] = value
        left += 1
    return left
