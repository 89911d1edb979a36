"""AC10: when all casinos have paid you may put a note that you received this round under the pile and take the top one instead."""
from flambeur.games.las_vegas.facts import VALUES
from flambeur.games.las_vegas.modules.action_cards.drawer import (
    ACTION_CARDS,
    DONE,
    GIVE,
    HIGHEST,
    NOT_SWAPPED,
    SWAP,
    SWAPPED,
    SWAPPED_OPENLY,
    SWAPPING,
)
from flambeur.games.las_vegas.modules.action_cards.reach import draw_note
from flambeur.games.las_vegas.state import ASK, FIRST, SHUFFLE, State
from flambeur.games.vegas.facts import DOLLARS
from flambeur.kit import pile
from flambeur.kit.chance import draw
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event
from flambeur.kit.rng import Rng
from flambeur.kit.structs import Floats


@rule
def asks(s: State) -> bool:
    """Who received none swaps none."""
    p = s.action_cards.by[SWAP] - 1
    if p < 0 or s.action_cards.swapped or s.action_cards.received[p] == 0: return False
    s.action_cards.question = SWAPPING
    s.phase, s.asked, s.asking = ASK, p, ACTION_CARDS
    return True


@rule
def answers(s: State, actions: Actions) -> int:
    """A note received this round, early payout included, or none."""
    n = 0
    for action in range(GIVE.start, GIVE.stop):
        actions.ids[n] = action
        n += s.action_cards.received[s.asked] >> note_of(action) & 1
    actions.ids[n] = DONE
    return n + 1


@rule
def note_of(action: int) -> int:
    return action - GIVE.start + 1


@rule
def is_answer(s: State, action: int) -> bool:
    return action == DONE or (GIVE.start <= action < GIVE.stop and s.action_cards.received[s.asked] >> note_of(action) & 1 > 0)


@rule
def swap(s: State, p: int, action: int, log: Log) -> None:
    """All see which note goes back (LV8), its owner alone the new one; but what all saw going under the pile they still know. If the pile
    has no other note it is the same one again."""
    s.action_cards.swapped = 1
    if action == DONE:
        event(log, NOT_SWAPPED, p)
        return
    note, unknown = note_of(action), s.pile.length - s.pile.known
    s.won[p, note] -= 1
    pile.put_under(s.pile, note)
    before = s.pile.length
    new = draw_note(s)
    is_hidden = before - s.pile.length <= unknown
    pile.square_up(s.pile)
    s.won[p, new] += 1
    s.action_cards.hidden[p, new] += is_hidden
    event(log, SWAPPED if is_hidden else SWAPPED_OPENLY, p, note, new)


# what others do not know of it


@rule
def gather(s: State, seat: int) -> None:
    """The notes that their owners alone know lie in the pile once more; how many each has is kept at the value that no note has."""
    if s.phase == FIRST or s.phase == SHUFFLE: return
    for p in range(s.n_players):
        if p == seat: continue
        for note in range(1, VALUES):
            for _ in range(s.action_cards.hidden[p, note]):
                put_into_hidden(s, note)
                s.won[p, note] -= 1
                s.action_cards.hidden[p, 0] += 1
            s.action_cards.hidden[p, note] = 0


@rule
def without_hidden(s: State, out: Floats) -> None:
    """Scores while the game goes on."""
    for p in range(s.n_players):
        for note in range(1, VALUES):
            out[p] -= note * s.action_cards.hidden[p, note] * DOLLARS


@rule
def put_into_hidden(s: State, note: int) -> None:
    """Above the notes that all know, whose lowest moves up by one."""
    k = s.pile.top + s.pile.length
    for _ in range(s.pile.known):
        s.pile.cards[k] = s.pile.cards[k - 1]
        k -= 1
    s.pile.cards[k] = note
    s.pile.length += 1


@rule
def imagine(s: State, seat: int, rng: Rng) -> None:
    """The pile has been dealt anew: each of them is any of the notes in it that nobody knows."""
    if s.phase == FIRST or s.phase == SHUFFLE: return
    for p in range(s.n_players):
        if p == seat: continue
        for _ in range(s.action_cards.hidden[p, 0]):
            note = take_hidden(s, rng)
            s.won[p, note] += 1
            s.action_cards.hidden[p, note] += 1
        s.action_cards.hidden[p, 0] = 0


@rule
def take_hidden(s: State, rng: Rng) -> int:
    """Any note of the hidden part, none of the cards behind them in number; the others close up."""
    hidden = s.pile.length - s.pile.known
    k = s.pile.top + draw(rng, hidden)
    while s.pile.cards[k] > HIGHEST:
        k = s.pile.top + draw(rng, hidden)
    note = s.pile.cards[k]
    stop = s.pile.top + s.pile.length
    while k < stop - 1:
        s.pile.cards[k] = s.pile.cards[k + 1]
        k += 1
    s.pile.cards[k] = 0
    s.pile.length -= 1
    return note
