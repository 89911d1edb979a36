"""Action cards: when one is worth playing at a glance, in tens of thousands, and what their questions are worth."""
import math

from flambeur.games.las_vegas import meetings
from flambeur.games.las_vegas.modules.action_cards import placing, tie_won
from flambeur.games.las_vegas.modules.action_cards.drawer import (
    AT,
    BACK,
    CHOOSING_EARLY,
    DONE,
    DOUBLE_TROUBLE,
    EARLY_PAYOUT,
    GIVE,
    KINDS,
    LAYING,
    LYING,
    MARK,
    PAIR,
    PASS,
    PLACEMENTS,
    PLAY,
    ROTATION,
    SWAPPING,
    TAKE_BACK,
    THREE_NOTES,
    THROW,
    TURN,
    WAITS,
    WINNING_TIE,
)
from flambeur.games.las_vegas.modules.action_cards.reach import dice_in_hand, showing, standing, stocked_casinos, swing
from flambeur.games.las_vegas.modules.action_cards.take_back import placement_of, still_there
from flambeur.games.las_vegas.modules.action_cards.tie_won import is_casino
from flambeur.games.las_vegas.state import CHOOSE, State
from flambeur.games.vegas.facts import CASINOS
from flambeur.games.vegas.stocking import lay_note
from flambeur.games.vegas.ties import NONE, strength
from flambeur.kit import dice
from flambeur.kit.jit import rule

ALWAYS, NEVER = 100.0, -100.0
NOTE = 5                                  # what a note of the pile is worth
REROLL_BELOW = 2.0                        # per die: a roll that offers no more is rolled again, but for its best face
PASSING = -1.0                            # what a turn without a placement is worth
SAVED = 0.8                               # what a die in the hand is worth
WORTH_LAYING, WORTH_PAYING = 1.5, 4.0     # from when on AC9 and AC8 are played
WORTH_KEEPING = 3.0                       # below which AC1 waits at an early payout
MARGIN = 1.0                              # by how much AC5 and AC7 must be better than what is at hand


@rule
def appeal(s: State, seat: int, action: int, wary: bool, envy: float) -> float:
    """Of any choice that places nothing."""
    question = s.action_cards.question
    if question == LAYING: return laying(s, seat, action - AT.start, s.action_cards.note, wary, envy)
    if question == WINNING_TIE: return winning(s, seat, action, wary, envy)
    if question == CHOOSING_EARLY: return standing(s, action - AT.start, seat, False, envy)
    if question == SWAPPING: return 0.0 if action == DONE else float(NOTE + GIVE.start - 1 - action)
    if TURN.start <= action < TURN.stop: return turning(s, seat, action, wary, envy)
    if BACK.start <= action < BACK.stop: return coming_back(s, seat, action, wary, envy)
    if MARK.start <= action <= THROW: return again(s, seat, action, wary, envy)
    if action == DONE: return 0.0
    return playing(s, seat, action - PLAY.start, wary, envy)


@rule
def playing(s: State, seat: int, card: int, wary: bool, envy: float) -> float:
    """A card that costs nothing and holds for the round (AC1, AC2, AC3, AC10) is played as soon as it can be."""
    if card == PASS: return PASSING
    if card == ROTATION: return best_turn(s, seat, wary, envy) - MARGIN
    if card == DOUBLE_TROUBLE: return best_pair(s, seat, wary, envy) - MARGIN
    if card == TAKE_BACK: return best_back(s, seat, wary, envy)
    if card == EARLY_PAYOUT: return best_payout(s, seat, envy) - WORTH_PAYING
    if card == THREE_NOTES: return ALWAYS if best_laying(s, seat, wary, envy) > WORTH_LAYING or dice_in_hand(s, seat) < 3 else NEVER
    return ALWAYS


# AC9


@rule
def laying(s: State, seat: int, casino: int, note: int, wary: bool, envy: float) -> float:
    """A note more at a casino."""
    before, n = standing(s, casino, seat, wary, envy), s.n_notes[casino]
    lay_note(s, casino, n, note)
    gain = standing(s, casino, seat, wary, envy) - before
    k = n                                              # out again: it lies before all lower ones
    while s.notes[casino, k] != note:
        k -= 1
    for j in range(k, n):
        s.notes[casino, j] = s.notes[casino, j + 1]
    s.notes[casino, n], s.n_notes[casino] = 0, n
    return gain


@rule
def best_laying(s: State, seat: int, wary: bool, envy: float) -> float:
    best = 0.0
    for casino in range(stocked_casinos(s)):
        best = max(best, laying(s, seat, casino, NOTE, wary, envy))
    return best


# AC1


@rule
def winning(s: State, seat: int, action: int, wary: bool, envy: float) -> float:
    if action == DONE: return 0.0 if s.action_cards.paying == WAITS else WORTH_KEEPING
    casino = action - AT.start
    before, level = standing(s, casino, seat, wary, envy), strength(s, casino, seat)
    s.action_cards.tie_at, s.action_cards.tie_level = casino + 1, level
    gain = standing(s, casino, seat, wary, envy) - before
    s.action_cards.tie_at = s.action_cards.tie_level = 0
    return gain


# AC5, AC7


@rule
def turning(s: State, seat: int, action: int, wary: bool, envy: float) -> float:
    """Per die, when all dice of the new face are placed then."""
    a, b = (action - TURN.start) // CASINOS, (action - TURN.start) % CASINOS
    turn_all(s, a, b, True)
    value = swing(s, seat, b, wary, envy) / showing(s, b)
    turn_all(s, a, b, False)
    return value


@rule
def turn_all(s: State, a: int, b: int, away: bool) -> None:
    """The dice of a face to another, and the same ones back; how many is kept meanwhile."""
    for kind in range(KINDS):
        if away: s.action_cards.rest[kind] = dice.showing(meetings.roll_of(s, kind), a)
        n = s.action_cards.rest[kind] if away else -s.action_cards.rest[kind]
        meetings.add_to_roll(s, kind, (n << 8 * b) - (n << 8 * a))
        if not away: s.action_cards.rest[kind] = 0


@rule
def best_turn(s: State, seat: int, wary: bool, envy: float) -> float:
    best = NEVER
    for action in range(TURN.start, TURN.stop):
        if placing.is_turn(s, action): best = max(best, turning(s, seat, action, wary, envy))
    return best


@rule
def best_pair(s: State, seat: int, wary: bool, envy: float) -> float:
    """On casinos 1 to 6."""
    best = NEVER
    for action in range(PAIR.start, PAIR.stop):
        rolled = (action - PAIR.start) // (2 * CASINOS)
        if showing(s, rolled) == placing.IN_A_PAIR and placing.casino_of(action) < CASINOS:
            best = max(best, swing(s, seat, action, wary, envy) / placing.IN_A_PAIR)
    return best


@rule
def hold(s: State, action: int) -> None:
    """AC7: to see what it brings, a pair lies on the table as it would be placed; the rest of the roll waits."""
    rolled = (action - PAIR.start) // (2 * CASINOS)
    for kind in range(KINDS):
        counts = meetings.roll_of(s, kind)
        n = dice.showing(counts, rolled)
        s.action_cards.rest[kind] = counts
        meetings.add_to_roll(s, kind, (n << 8 * placing.face_of(action)) - counts)


@rule
def release(s: State) -> None:
    for kind in range(KINDS):
        meetings.add_to_roll(s, kind, s.action_cards.rest[kind] - meetings.roll_of(s, kind))
        s.action_cards.rest[kind] = 0


# AC6, AC8


@rule
def coming_back(s: State, seat: int, action: int, wary: bool, envy: float) -> float:
    """A die less there, and one more in the hand."""
    k, kind = placement_of(s, action), (action - BACK.start) % LYING
    casino = s.action_cards.at[k] - 1
    before, target = standing(s, casino, seat, wary, envy), meetings.target_of(casino, kind, seat, s.action_cards.shows[k])
    meetings.lift(s, casino, target, -1)
    gain = standing(s, casino, seat, wary, envy) - before
    meetings.lift(s, casino, target, 1)
    return gain + SAVED


@rule
def best_back(s: State, seat: int, wary: bool, envy: float) -> float:
    best = NEVER
    for k in range(PLACEMENTS):
        for kind in range(LYING):
            if still_there(s, k, kind) > 0:
                best = max(best, coming_back(s, seat, BACK.start + (s.action_cards.at[k] - 1) * LYING + kind, wary, envy))
    return best


@rule
def best_payout(s: State, seat: int, envy: float) -> float:
    best = NEVER
    for k in range(PLACEMENTS):
        if s.action_cards.at[k] > 0: best = max(best, standing(s, s.action_cards.at[k] - 1, seat, False, envy))
    return best


# AC2


@rule
def again(s: State, seat: int, action: int, wary: bool, envy: float) -> float:
    """All dice are rolled again but those of the face that offers most, unless that is enough."""
    if action == THROW: return 0.0
    face, value = NONE, -math.inf
    for other in range(CASINOS):
        if showing(s, other) > 0:
            one = swing(s, seat, other, wary, envy) / showing(s, other)
            if one > value: face, value = other, one
    if (action - MARK.start) % CASINOS == face: return NEVER
    return REROLL_BELOW if s.phase == CHOOSE else ALWAYS


# what a choice changes at the casinos, on a copy (outlook.py)


@rule
def try_out(s: State, seat: int, action: int) -> int:
    """A bit for each casino that an answer touches."""
    question, casino = s.action_cards.question, action - AT.start
    if question == LAYING: lay_note(s, casino, s.n_notes[casino], s.action_cards.note)
    elif question == WINNING_TIE and action != DONE and is_casino(s, casino):
        level = strength(s, casino, tie_won.owner(s))
        s.action_cards.tie_at, s.action_cards.tie_level = casino + 1, level
    elif BACK.start <= action < BACK.stop:
        k = placement_of(s, action)
        casino = s.action_cards.at[k] - 1
        meetings.lift(s, casino, meetings.target_of(casino, (action - BACK.start) % LYING, seat, s.action_cards.shows[k]), -1)
    else: return 0
    return 1 << casino
