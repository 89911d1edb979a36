"""AC6: right after placing, some or all of the dice just placed come back."""
from flambeur.games.las_vegas import meetings
from flambeur.games.las_vegas.modules.action_cards.drawer import BACK, DONE, LYING, PLACEMENTS, TAKEN_BACK, TAKING_BACK
from flambeur.games.las_vegas.state import State
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event


@rule
def still_there(s: State, k: int, kind: int) -> int:
    """Dice of placement k that still lie there: of equal dice the one that has lain there longest is kicked (BV6)."""
    c = s.action_cards
    if c.at[k] == 0: return 0
    return min(c.laid[k, kind], meetings.lying(s, c.at[k] - 1, kind, s.to_move, c.shows[k], c.laid[k, kind]))


@rule
def how_many(s: State) -> int:
    n = 0
    for k in range(PLACEMENTS):
        for kind in range(LYING):
            n += still_there(s, k, kind)
    return n


@rule
def placement_of(s: State, action: int) -> int:
    """Which of the two placements an answer means: that at its casino; 2: none."""
    for k in range(PLACEMENTS):
        if s.action_cards.at[k] == (action - BACK.start) // LYING + 1: return k
    return PLACEMENTS


@rule
def answers(s: State, actions: Actions) -> int:
    """One die more; after the first, or no more. Rising."""
    n = 0
    for action in range(BACK.start, BACK.stop):
        if is_die(s, action):
            actions.ids[n] = action
            n += 1
    actions.ids[n] = DONE
    return n + (s.action_cards.took > 0)


@rule
def is_die(s: State, action: int) -> bool:
    k = placement_of(s, action)
    return k < PLACEMENTS and still_there(s, k, (action - BACK.start) % LYING) > 0


@rule
def is_answer(s: State, action: int) -> bool:
    if action == DONE: return s.action_cards.took > 0
    return BACK.start <= action < BACK.stop and is_die(s, action)


@rule
def play(s: State, log: Log) -> None:
    """A single die needs no question."""
    s.action_cards.question = TAKING_BACK
    if how_many(s) > 1: return
    for action in range(BACK.start, BACK.stop):
        if is_die(s, action): take(s, action, log)


@rule
def take(s: State, action: int, log: Log) -> None:
    """The die is in the hand again; nothing is placed again this turn."""
    c, k, kind = s.action_cards, placement_of(s, action), (action - BACK.start) % LYING
    casino, face = c.at[k] - 1, c.shows[k]
    meetings.take_back(s, casino, kind, s.to_move, face)
    event(log, TAKEN_BACK, s.to_move, casino, kind)
    s.action_cards.laid[k, kind] -= 1
    s.action_cards.took += 1
    meetings.open_again(s, casino, face)
    s.action_cards.question = TAKING_BACK if how_many(s) > 0 else 0
