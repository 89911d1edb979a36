"""AC2: once played it holds for the rest of the round: after each of your rolls you may roll any of the dice again, once per turn."""
from flambeur.games.las_vegas import meetings
from flambeur.games.las_vegas.modules.action_cards.drawer import BEFORE, KINDS, MARK, MARKING, REROLL, ROLLED_AGAIN, THROW, THROWING
from flambeur.games.las_vegas.state import State
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.chance import Source, roll
from flambeur.kit.contract import Actions
from flambeur.kit.dice import showing
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event


@rule
def may_mark(s: State) -> bool:
    """Before any die is turned or placed; white dice and kickers too."""
    c = s.action_cards
    return c.stage == BEFORE and c.by[REROLL] == s.to_move + 1 and c.rerolled == 0


@rule
def shows(s: State, action: int) -> int:
    """How many dice of that kind still show that face."""
    die = action - MARK.start
    return showing(meetings.roll_of(s, die // CASINOS), die % CASINOS)


@rule
def add_marks(s: State, actions: Actions, n: int) -> int:
    for action in range(MARK.start, MARK.stop):
        actions.ids[n] = action
        n += shows(s, action) > 0
    return n


@rule
def mark(s: State, action: int) -> None:
    """One die more will be rolled again; when all will there is nothing left to ask."""
    die = action - MARK.start
    kind, one = die // CASINOS, 1 << 8 * (die % CASINOS)
    meetings.add_to_roll(s, kind, -one)
    s.action_cards.marked[kind] += one
    left = 0
    for other in range(KINDS):
        left |= meetings.roll_of(s, other)
    s.action_cards.question = MARKING if left else THROWING


@rule
def answers(s: State, actions: Actions) -> int:
    """One die more, or none."""
    n = add_marks(s, actions, 0)
    actions.ids[n] = THROW
    return n + 1


@rule
def is_answer(s: State, action: int) -> bool:
    return action == THROW or (MARK.start <= action < MARK.stop and shows(s, action) > 0)


@rule
def throw(s: State, source: Source, log: Log) -> None:
    """The dice that were marked, in the order in which all are rolled."""
    total = 0
    for kind in (0, 2, 1, 3):                          # normal, white, big, kickers, as rules.py and moments.py roll them
        n = how_many(s.action_cards.marked[kind])
        s.action_cards.marked[kind] = 0
        meetings.add_to_roll(s, kind, roll(source, n))
        total += n
    s.action_cards.rerolled = 1
    event(log, ROLLED_AGAIN, s.to_move, total)


@rule
def how_many(counts: int) -> int:
    n = 0
    for face in range(CASINOS):
        n += showing(counts, face)
    return n
