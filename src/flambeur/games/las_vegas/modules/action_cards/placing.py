"""AC3, AC5, AC7: what of a roll may go where, and what becomes of the rest of it."""
from flambeur.games.las_vegas import meetings
from flambeur.games.las_vegas.facts import SLOT
from flambeur.games.las_vegas.modules.action_cards.drawer import (
    AFTER,
    ANNOUNCED,
    BETWEEN,
    KINDS,
    PAIR,
    TO_SLOT,
    TURN,
    TURNED,
    TWO_CASINOS,
)
from flambeur.games.las_vegas.modules.action_cards.reach import showing as shown
from flambeur.games.las_vegas.state import State
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.contract import Actions
from flambeur.kit.dice import showing
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event

IN_A_PAIR = 2


# AC3: every opponent who rolls two faces places both, on different casinos


@rule
def owes_two(s: State) -> bool:
    return s.action_cards.two != 0 and s.action_cards.by[TWO_CASINOS] != s.to_move + 1


@rule
def may_place(s: State, face: int, casino: int) -> bool:
    """Whether the dice of a face may go there as far as the cards are concerned."""
    c = s.action_cards
    if c.stage == BETWEEN: return c.at[0] != casino + 1 and c.pair == 0
    if c.pair == 0: return True
    return owes_two(s) and has_pair_beside(s, face)    # AC7: of two pairs one may go plainly if the other stays for the card


@rule
def is_free(s: State) -> bool:
    """AC5: whoever has placed turned dice first, with dice that they have joined, owes no second placement."""
    return s.action_cards.stage == BETWEEN and s.action_cards.joined == s.action_cards.shows[0] + 1


# AC7: a pair goes to any casino, turned to its face


@rule
def has_pair_beside(s: State, face: int) -> bool:
    """A pair of another face than this one (-1: of any) lies in the roll."""
    found = False
    for a in range(CASINOS):
        found |= a != face and shown(s, a) == IN_A_PAIR
    return found


@rule
def casino_of(action: int) -> int:
    return min((action - PAIR.start) % (2 * CASINOS), TO_SLOT)


@rule
def face_of(action: int) -> int:
    """What the pair is turned to."""
    return (action - PAIR.start) % CASINOS


@rule
def is_pair(s: State, action: int) -> bool:
    """BV8a: on the slot machine any face that is open there. AC3: not to the casino of the other dice, and only if these can go then."""
    if s.action_cards.pair == 0: return False
    rolled, casino = (action - PAIR.start) // (2 * CASINOS), casino_of(action)
    if shown(s, rolled) != IN_A_PAIR: return False
    if casino == SLOT and not meetings.is_open_slot(s, face_of(action)): return False
    if s.action_cards.stage == BETWEEN: return s.action_cards.at[0] != casino + 1
    return not owes_two(s) or leaves_second(s, rolled, casino)


@rule
def leaves_second(s: State, rolled: int, casino: int) -> bool:
    """Some other face may still go to another casino; or there is none."""
    others = can = 0
    for face in range(CASINOS):
        if face != rolled and shown(s, face) > 0:
            others += 1
            can += face != casino or meetings.is_open_slot(s, face)
    return others == 0 or can > 0


@rule
def add_pairs(s: State, actions: Actions, n: int) -> int:
    if s.action_cards.pair == 0: return n
    for action in range(PAIR.start, PAIR.stop):
        if is_pair(s, action):
            actions.ids[n] = action
            n += 1
    return n


# the placement


@rule
def prepare(s: State, action: int, face: int, casino: int) -> None:
    """Before dice are placed: those of other faces wait, a pair is turned; what arrives is noted for AC6 and AC8."""
    is_turned = PAIR.start <= action < PAIR.stop
    rolled = (action - PAIR.start) // (2 * CASINOS) if is_turned else face
    k = 1 if s.action_cards.stage == BETWEEN else 0
    s.action_cards.at[k], s.action_cards.shows[k] = casino + 1, face
    for kind in range(KINDS):
        counts = meetings.roll_of(s, kind)
        n = showing(counts, rolled)
        s.action_cards.rest[kind] = counts - (n << 8 * rolled)
        s.action_cards.laid[k, kind] = n
        meetings.add_to_roll(s, kind, (n << 8 * face) - counts)
    if is_turned: s.action_cards.pair = 0


@rule
def on_place(s: State) -> None:
    """The dice have arrived. AC3: those that wait come next, when kickers and chips have had their say."""
    goes_on = s.action_cards.stage != BETWEEN and owes_two(s)
    left = 0
    for kind in range(KINDS):
        rest = s.action_cards.rest[kind]
        s.action_cards.rest[kind] = 0
        if goes_on: meetings.add_to_roll(s, kind, rest)
        left |= rest
    s.action_cards.stage = BETWEEN if goes_on and left != 0 else AFTER
    if s.action_cards.stage == AFTER: s.action_cards.pair = 0


# AC5: all dice of one face are turned to one other face


@rule
def add_turns(s: State, actions: Actions) -> int:
    n = 0
    for action in range(TURN.start, TURN.stop):
        actions.ids[n] = action
        n += is_turn(s, action)
    return n


@rule
def is_turn(s: State, action: int) -> bool:
    a, b = (action - TURN.start) // CASINOS, (action - TURN.start) % CASINOS
    return a != b and shown(s, a) > 0


@rule
def turn(s: State, action: int, log: Log) -> None:
    a, b = (action - TURN.start) // CASINOS, (action - TURN.start) % CASINOS
    event(log, TURNED, s.to_move, a, b, shown(s, a))
    if shown(s, b) > 0: s.action_cards.joined = b + 1
    for kind in range(KINDS):
        n = showing(meetings.roll_of(s, kind), a)
        meetings.add_to_roll(s, kind, (n << 8 * b) - (n << 8 * a))
    s.action_cards.stage = ANNOUNCED
