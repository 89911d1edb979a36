"""The slot machine (BV8), moment by moment."""
from flambeur.games.las_vegas import meetings
from flambeur.games.las_vegas.events import NOBODY_LEFT, PAID, UNDER, UNDER_WHITE, WHITE_BIT, WHITE_WON
from flambeur.games.las_vegas.facts import SLOT
from flambeur.games.las_vegas.modules.slot_machine.drawer import BIG, INSERT, LEVEL, NORMAL, PICK, SLOT_MACHINE, WHITE
from flambeur.games.las_vegas.state import ASK, State
from flambeur.games.vegas import ties
from flambeur.games.vegas.facts import CASINOS
from flambeur.games.vegas.rank import pay_note
from flambeur.games.vegas.ties import NONE
from flambeur.kit import pile
from flambeur.kit.contract import NOBODY, Actions
from flambeur.kit.dice import showing
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event, tell

PLACED_FACE = 5                           # a column of the event
COUNT, SUM = 10, 4                        # BV8b: where number and sum stand in a strength, in bits; the highest die lies below


# the turn


@rule(inline=True)
def add_placements(s: State, rolled: int, actions: Actions, n: int) -> int:
    """BV8a: dice of any face that does not lie there yet."""
    for face in range(CASINOS):
        actions.ids[n] = INSERT.start + face
        n += (s.slot_machine.by[face] == 0) & (showing(rolled, face) > 0)
    return n


@rule(inline=True)
def is_open(s: State, rolled: int, action: int) -> bool:
    face = action - INSERT.start
    return s.slot_machine.by[face] == 0 and showing(rolled, face) > 0


@rule
def arrive(s: State, seat: int, face: int, sign: int) -> None:
    """The dice of the roll that show a face come to lie there (1), and it is closed from now on, to its owner too; BV6a: unless a kicker
    alone showed it. A glance takes them back (-1)."""
    own, big, white = showing(s.roll, face), meetings.big_showing(s, face), meetings.white_showing(s, face)
    s.slot_machine.dice[NORMAL, face] += sign * own
    s.slot_machine.dice[BIG, face] += sign * big
    s.slot_machine.dice[WHITE, face] += sign * white
    s.slot_machine.by[face] = (seat + 1) * (sign > 0) * (own + big + white > 0)


@rule(inline=True)
def tell_face(face: int, log: Log) -> None:
    tell(log, PLACED_FACE, face + 1)


@rule(inline=True)
def on_round_end(s: State) -> None:
    s.slot_machine.by[:] = 0
    s.slot_machine.dice[:] = 0


# BV8b: who comes first


@rule
def strength(s: State, p: int) -> int:
    """Number of dice, then sum of pips, then highest die, as one number; 0 without dice. BV5: a big die counts twice for the first two."""
    count = pips = highest = 0
    for face in range(CASINOS):
        if p == s.n_players: dice = s.slot_machine.dice[WHITE, face]
        else: dice = (s.slot_machine.by[face] == p + 1) * meetings.as_counted(s, face)
        count += dice
        pips += dice * (face + 1)
        if dice: highest = face + 1
    return count << COUNT | pips << SUM | highest


@rule
def next_in_rank(s: State, below: int) -> int:
    """Whose strength is the highest below that one, level with nobody's; NONE if nobody's is. Two players are never level: each face is
    one player's. White and a player may be: then both go."""
    best, who = 0, NONE
    for p in range(ties.rivals(s)):
        own = strength(s, p)
        if best < own < below and not ties.tied_with(s, SLOT, own): best, who = own, p
    return who


@rule
def next_to_pick(s: State) -> int:
    """Whoever comes next in this payout; NONE: nobody is left."""
    below = 1 << 30
    who = next_in_rank(s, below)
    for _ in range(s.slot_machine.picks):
        below = strength(s, who)
        who = next_in_rank(s, below)
    return who


# payout


@rule
def asks_at(s: State, log: Log) -> bool:
    """BV8b: in rank order each player chooses a note, as long as there are any. One that needs no choice is taken by itself, white takes
    the highest. Returns whether somebody is asked; else the machine has paid."""
    if asks_for_note(s, False, log): return True
    put_rest_under(s, log)
    return False


@rule
def asks_early(s: State, log: Log) -> bool:
    """AC8: the same, and what no player took stays."""
    if asks_for_note(s, True, log): return True
    s.slot_machine.picks = 0
    return False


@rule
def asks_for_note(s: State, early: bool, log: Log) -> bool:
    """A note that white wins lies there until the machine has paid; AC8: it goes under the pile at once."""
    if s.slot_machine.picks == 0: tell_level(s, log)
    while s.slot_machine.whites < s.n_notes[SLOT]:
        p = next_to_pick(s)
        if p == NONE: break
        if p == s.n_players:
            if early: put_whites_under(s, log)
            else: s.slot_machine.whites = 1
            s.slot_machine.picks += 1
        elif has_choice(s):
            s.phase, s.asked, s.asking = ASK, p, SLOT_MACHINE
            return True
        else:
            take(s, p, s.notes[SLOT, s.slot_machine.whites], log)
    return False


@rule
def tell_level(s: State, log: Log) -> None:
    """BV8b: white and a player who are level after all three tests."""
    if not log.capacity or ties.rivals(s) == s.n_players: return
    white = strength(s, s.n_players)
    who = ties.tied_with(s, SLOT, white) if white else 0
    if who: event(log, LEVEL, NOBODY, SLOT, white >> COUNT, who ^ 1 << s.n_players | WHITE_BIT)


@rule
def has_choice(s: State) -> bool:
    """Notes of more than one value lie there for the players."""
    return s.notes[SLOT, s.slot_machine.whites] != s.notes[SLOT, s.n_notes[SLOT] - 1]


@rule
def take(s: State, p: int, note: int, log: Log) -> None:
    """BV8c: one note each."""
    event(log, PAID, p, SLOT, note, strength(s, p) >> COUNT)
    pay_note(s, p, note)
    lift_note(s, place_of(s, note))
    s.slot_machine.picks += 1


@rule
def lift_note(s: State, k: int) -> None:
    """The others close up."""
    s.n_notes[SLOT] -= 1
    while k < s.n_notes[SLOT]:
        s.notes[SLOT, k] = s.notes[SLOT, k + 1]
        k += 1
    s.notes[SLOT, k] = 0


@rule
def put_whites_under(s: State, log: Log) -> None:
    """LV12: the highest note is white's."""
    event(log, UNDER, NOBODY, SLOT, s.notes[SLOT, 0], WHITE_WON)
    tell(log, UNDER_WHITE, strength(s, s.n_players) >> COUNT)
    pile.put_under(s.pile, s.notes[SLOT, 0])
    lift_note(s, 0)


@rule
def place_of(s: State, note: int) -> int:
    """Where the note lies, behind the one that is white's; NONE: it does not lie there."""
    for k in range(s.slot_machine.whites, s.n_notes[SLOT]):
        if s.notes[SLOT, k] == note: return k
    return NONE


@rule
def put_rest_under(s: State, log: Log) -> None:
    """BV8c, LV12: what no player took goes under the pile, high to low; white's is the highest of it."""
    for k in range(s.n_notes[SLOT]):
        note, white = s.notes[SLOT, k], k < s.slot_machine.whites
        event(log, UNDER, NOBODY, SLOT, note, WHITE_WON if white else NOBODY_LEFT)
        if white: tell(log, UNDER_WHITE, strength(s, s.n_players) >> COUNT)
        pile.put_under(s.pile, note)
        s.notes[SLOT, k] = 0
    s.n_notes[SLOT] = s.slot_machine.picks = s.slot_machine.whites = 0


# the question


@rule
def answers(s: State, actions: Actions) -> int:
    """Each value once."""
    n = 0
    for action in range(PICK.start, PICK.stop):
        actions.ids[n] = action
        n += place_of(s, note_of(action)) != NONE
    return n


@rule(inline=True)
def note_of(action: int) -> int:
    return action - PICK.start + 1


@rule
def is_answer(s: State, action: int) -> bool:
    return PICK.start <= action < PICK.stop and place_of(s, note_of(action)) != NONE


@rule
def answer(s: State, seat: int, action: int, log: Log) -> None:
    take(s, seat, note_of(action), log)

