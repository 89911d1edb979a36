"""Strike, top-down: setup, the turn, what becomes of the dice, going out, the end (ST1-ST7)."""
from flambeur.games.strike import thrower
from flambeur.games.strike.actions import AIMS, AS_THEY_LIE, AT_DIE, FLOOR, GRAND, GROUPINGS, POWERS, STOP, THROW, TIGHT
from flambeur.games.strike.events import (
    CAME_TO_LIE,
    ELIMINATED,
    GAME_END,
    LIMIT,
    OPENED,
    REROLLED,
    ROUND,
    ROUND_END,
    STOPPED,
    THROWN,
    THROWS,
    THROWS_ALL,
    TOOK,
)
from flambeur.games.strike.events import GRAND as MUST_THROW_ALL
from flambeur.games.strike.facts import COCKED, DICE, FATES, OUT, START, X
from flambeur.games.strike.facts import LIMIT as MOST_DECISIONS
from flambeur.games.strike.state import CHOOSE, ENDED, OPENING, State
from flambeur.games.strike.state import THROW as THROWING
from flambeur.games.strike.thrower import lying
from flambeur.kit.chance import Source, draw, observed
from flambeur.kit.contract import CHANCE, NOBODY, OVER, Actions
from flambeur.kit.dice import FACES, showing
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event
from flambeur.kit.rng import Rng
from flambeur.kit.structs import Floats


@rule
def setup(s: State, n_players: int, edition: int, rounds: int) -> None:
    """On a zeroed state; the first die waits to be thrown."""
    s.n_players, s.edition, s.rounds = n_players, edition, rounds
    lay_out(s)


@rule
def lay_out(s: State) -> None:
    """ST1: everyone's dice; those left over stay out of the game, but for the one that opens the arena (ST2)."""
    s.arena[:] = 0
    if s.placed: forget_places(s)
    s.lost = DICE[s.edition] - 1
    for p in range(s.n_players):
        s.reserve[p], s.out[p] = START[s.edition, s.n_players], 0
        s.lost -= s.reserve[p]
    s.to_move, s.thrown, s.decisions = s.first, 0, 0
    s.phase = OPENING


@rule
def awaiting(s: State) -> int:
    if s.phase == CHOOSE: return 1 << s.to_move
    return OVER if s.phase == ENDED else CHANCE


@rule
def pending(s: State) -> tuple[int, int]:
    """The place of the event in the game's list: a grand throw of n dice has n places more than a throw of one."""
    if s.phase == OPENING: return OPENING, NOBODY
    return THROWING + (s.reserve[s.to_move] if is_grand(s) else 0), s.to_move


@rule
def chance(s: State, source: Source, log: Log) -> None:
    if s.phase == OPENING: open_arena(s, source, log)
    else: throw(s, source, log)


@rule
def open_arena(s: State, source: Source, log: Log) -> None:
    """ST2: thrown again while it shows X, so any of the five numbers is as likely."""
    if s.rounds > 1: event(log, ROUND, s.to_move, s.round_no, s.reserve[s.to_move])
    face = 1 + draw(source, FACES - 1)
    s.arena[face] += 1
    s.phase = CHOOSE
    event(log, OPENED, NOBODY, face)


# the turn

@rule
def is_grand(s: State) -> bool:
    """ST5: the arena is empty when the turn begins. Who empties it in the course of a turn throws on, one die at a time."""
    return s.thrown == 0 and lying(s) == 0


@rule
def legal(s: State, seat: int, actions: Actions) -> int:
    if s.phase != CHOOSE or seat != s.to_move: return 0
    n = 0
    if is_grand(s):
        for action in range(GRAND.start, GRAND.stop):
            actions.ids[n] = action
            n += 1
        return n
    k, action = lying(s), 0
    for grouping in range(GROUPINGS):
        for aim in range(AIMS):
            for _ in range(POWERS):
                if is_preset(s, grouping, aim, k):
                    actions.ids[n] = action
                    n += 1
                action += 1
    if s.thrown:
        actions.ids[n] = STOP
        n += 1
    return n


@rule
def is_preset(s: State, grouping: int, aim: int, k: int) -> bool:
    """ST3, with k dice in the arena. With none there is only the floor to aim at, one alone can only be moved to the middle."""
    if k == 0: return grouping == AS_THEY_LIE and aim == FLOOR
    if k == 1 and grouping > TIGHT: return False
    return aim < AT_DIE or s.arena[1 + aim - AT_DIE] > 0


@rule
def is_legal(s: State, seat: int, action: int) -> bool:
    """ST3, ST4: one die, which the first time is a must; ST5: or all."""
    if s.phase != CHOOSE or seat != s.to_move: return False
    if action == STOP: return s.thrown > 0
    if action < THROW.start or is_grand(s) != (action >= GRAND.start) or action > STOP: return False
    if action >= GRAND.start: return True
    return is_preset(s, action // (AIMS * POWERS), action // POWERS % AIMS, lying(s))


@rule
def act(s: State, seat: int, action: int, log: Log) -> None:
    if not is_legal(s, seat, action):
        raise ValueError("illegal action", action, "of seat", seat)
    s.decisions += 1
    if action == STOP:
        event(log, STOPPED, seat)
        end_turn(s, log)
    else:
        s.phase, s.how = THROWING, action + 1
        if action < THROW.stop: event(log, THROWS, seat, action // (AIMS * POWERS), action // POWERS % AIMS, action % POWERS)
        else: event(log, THROWS_ALL, seat, action - GRAND.start, s.reserve[seat])


# the throw

@rule
def throw(s: State, source: Source, log: Log) -> None:
    """ST4, ST5: the dice that lie there, the lowest first, then the thrown ones: each stays with a face, or is out of the game."""
    seat, flying = s.to_move, s.reserve[s.to_move] if is_grand(s) else 1
    where, lie, crossed, left = thrower.flight(s, source), 0, 0, 0
    for face in range(FACES):
        if s.arena[face]:
            fate = observed(source, FATES, thrower.fate_of_lying(s, face, where, source))
            lie, crossed, left = settle_die(fate, lie, crossed, left, log)
    for _ in range(flying):
        fate = observed(source, FATES, thrower.fate_of_thrown(s, where, source))
        lie, crossed, left = settle_die(fate, lie, crossed, left, log)
    if s.placed: forget_places(s)
    s.reserve[seat] -= flying
    s.lost += crossed + left
    s.thrown += 1
    s.how = 0
    if crossed + left > 0: event(log, THROWN, seat, crossed, left)
    event(log, CAME_TO_LIE, NOBODY, lie)
    take_or_go_on(s, seat, lie, log)


@rule
def forget_places(s: State) -> None:
    """After a throw dice lie elsewhere; where, is for those to say who have measured it (game.py)."""
    s.placed = 0
    for face in range(FACES):
        for k in range(3):
            s.place[face, k] = 0


@rule
def settle_die(fate: int, lie: int, crossed: int, left: int, log: Log) -> tuple[int, int, int]:
    """ST4: a die outside and an X are out of the game; a cocked die counts as its re-roll shows. Adds to what lies, shows X, has left."""
    if fate == OUT: return lie, crossed, left + 1
    face = fate
    if fate >= COCKED:
        face = fate - COCKED
        event(log, REROLLED, NOBODY, face)
    if face == X: return lie, crossed + 1, left
    return lie + (1 << 8 * face), crossed, left


@rule
def take_or_go_on(s: State, seat: int, lie: int, log: Log) -> None:
    """ST4: of every number that lies there twice or more all dice are taken, and the turn ends; so it does with an empty reserve."""
    taken, n = 0, 0
    for face in range(FACES):
        here = showing(lie, face)
        s.arena[face] = here if here == 1 else 0
        if here > 1:
            taken += here << 8 * face
            n += here
    s.reserve[seat] += n
    if n: event(log, TOOK, seat, taken)
    if n or not s.reserve[seat]: end_turn(s, log)
    else: go_on(s, log)


@rule
def end_turn(s: State, log: Log) -> None:
    """ST6: who has no dice left is out, and the last but one ends the round. ST5: an empty arena makes the next one throw all."""
    if not s.reserve[s.to_move]:
        eliminate(s, s.to_move, log)
    if players_in(s) == 1: end_round(s, log)
    else:
        s.to_move = next_in(s, s.to_move)
        s.thrown = 0
        go_on(s, log)


@rule
def go_on(s: State, log: Log) -> None:
    """Somebody decides next, unless the round has lasted too long (ruling): then those with the most dice are its winners."""
    s.phase = CHOOSE
    if s.decisions < MOST_DECISIONS:
        if is_grand(s): event(log, MUST_THROW_ALL, s.to_move, s.reserve[s.to_move])
        return
    event(log, LIMIT, NOBODY, s.decisions)
    for p in range(s.n_players):
        if not s.out[p] and s.rounds > 1: s.points[p] += richer(s, p)
    end_round(s, log)


# going out

@rule
def eliminate(s: State, p: int, log: Log) -> None:
    """ST6, ST7: as many points as players are left in."""
    left = players_in(s) - 1
    s.out[p] = s.n_players - left
    if s.rounds > 1: s.points[p] += left
    event(log, ELIMINATED, p, left if s.rounds > 1 else 0, left)


@rule
def players_in(s: State) -> int:
    n = 0
    for p in range(s.n_players):
        if not s.out[p]: n += 1
    return n


@rule
def next_in(s: State, p: int) -> int:
    """Clockwise, the next one who is still in."""
    p = (p + 1) % s.n_players
    while s.out[p]:
        p = (p + 1) % s.n_players
    return p


@rule
def richer(s: State, p: int) -> int:
    """How many players have more dice."""
    n = 0
    for q in range(s.n_players):
        if s.reserve[q] > s.reserve[p]: n += 1
    return n


@rule
def richest(s: State) -> int:
    """A bit for each player in who has the most dice."""
    who = 0
    for p in range(s.n_players):
        if not s.out[p] and not richer(s, p): who |= 1 << p
    return who


@rule
def end_round(s: State, log: Log) -> None:
    """ST7: the next round with the full set-up, which the next one to the left begins, or the end."""
    if s.rounds > 1: event(log, ROUND_END, NOBODY, s.round_no, richest(s))
    if s.round_no + 1 < s.rounds:
        s.round_no += 1
        s.first = (s.first + 1) % s.n_players
        lay_out(s)
    else:
        s.phase = ENDED
        event(log, GAME_END, NOBODY, winners(s))


# the end

@rule
def scores(s: State, out: Floats) -> None:
    """ST7: points, which count against one; in a single round, the dice that one has."""
    for p in range(s.n_players):
        out[p] = -s.points[p] if s.rounds > 1 else s.reserve[p]


@rule
def winners(s: State) -> int:
    """ST6: the last one in; ST7: the fewest points."""
    if s.rounds == 1: return richest(s)
    who, fewest = 0, s.points[0]
    for p in range(s.n_players):
        if s.points[p] < fewest: who, fewest = 0, s.points[p]
        if s.points[p] == fewest: who |= 1 << p
    return who


@rule
def imagine(s: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden."""
