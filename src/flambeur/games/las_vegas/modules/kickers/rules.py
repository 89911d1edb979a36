"""Kickers (BV6), moment by moment: they are rolled and placed with the other dice, and never stay."""
from flambeur.games.las_vegas import meetings
from flambeur.games.las_vegas.facts import SLOT
from flambeur.games.las_vegas.modules.kickers.drawer import BY_FACE, EACH, KICK, KICKED, KICKERS, N_TARGETS, SPENT
from flambeur.games.las_vegas.state import ASK, State
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.chance import Source, roll
from flambeur.kit.contract import Actions
from flambeur.kit.dice import showing
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event, tell

ROLLED_KICKERS, PLACED_KICKERS = 3, 4     # columns of the events


@rule
def on_setup(s: State) -> None:
    s.kickers.each = EACH[s.n_players]


@rule(inline=True)
def on_round_start(s: State) -> None:
    """Kickers in place of normal dice: still eight."""
    for p in range(s.n_players):
        s.dice_left[p] -= s.kickers.each
        s.kickers.left[p] = s.kickers.each


@rule(inline=True)
def on_roll(s: State, source: Source) -> None:
    s.kickers.roll = roll(source, s.kickers.left[s.to_move])


@rule(inline=True)
def tell_roll(s: State, log: Log) -> None:
    tell(log, ROLLED_KICKERS, s.kickers.roll)


@rule(inline=True)
def on_place(s: State, seat: int, face: int, casino: int, log: Log) -> None:
    """Kickers go with the other dice of their face; all of these arrive before the first one kicks (b)."""
    n = showing(s.kickers.roll, face)
    s.kickers.left[seat] -= n
    s.kickers.roll = 0
    s.kickers.due, s.kickers.casino = n, casino * (n > 0)
    tell(log, PLACED_KICKERS, n)


@rule
def asks(s: State, log: Log) -> bool:
    """One after the other (c): which die is thrown off? Where no other die lies, a kicker has no effect (a)."""
    while s.kickers.due:
        if has_target(s):
            s.phase, s.asked, s.asking = ASK, s.to_move, KICKERS
            return True
        s.kickers.due -= 1
        event(log, SPENT, s.to_move, s.kickers.casino)
    s.kickers.casino = 0
    return False


@rule
def has_target(s: State) -> bool:
    found = False
    for target in range(first_target(s.kickers.casino), stop_of_targets(s.kickers.casino)):
        found |= meetings.can_be_kicked(s, s.kickers.casino, target)
    return found


@rule(inline=True)
def first_target(casino: int) -> int:
    return BY_FACE if casino == SLOT else 0


@rule(inline=True)
def stop_of_targets(casino: int) -> int:
    return N_TARGETS if casino == SLOT else BY_FACE


@rule
def answers(s: State, actions: Actions) -> int:
    """Any die that lies there and is no kicker, the own ones of this placement included (b)."""
    n = 0
    for target in range(first_target(s.kickers.casino), stop_of_targets(s.kickers.casino)):
        actions.ids[n] = KICK.start + target
        n += meetings.can_be_kicked(s, s.kickers.casino, target)
    return n


@rule
def is_answer(s: State, action: int) -> bool:
    return KICK.start <= action < KICK.stop and meetings.can_be_kicked(s, s.kickers.casino, action - KICK.start)


@rule
def answer(s: State, seat: int, action: int, log: Log) -> None:
    """The kicked die goes back to its owner, to be used from that player's next turn on."""
    target = action - KICK.start
    event(log, KICKED, seat, s.kickers.casino, target, meetings.owner_of(s, target), showing_face(target))
    meetings.kick(s, s.kickers.casino, target)
    s.kickers.due -= 1


@rule(inline=True)
def showing_face(target: int) -> int:
    """On the slot machine: the face that the die showed, 1 to 6; else 0."""
    return (target - BY_FACE) % CASINOS + 1 if target >= BY_FACE else 0


@rule(inline=True)
def on_round_end(s: State) -> None:
    """Who placed a white die does not matter any more."""
    s.kickers.whites[:] = 0


@rule
def are_unused(s: State) -> bool:
    """No kicker has been placed this round, so nothing has come back to anybody."""
    unused = True
    for p in range(s.n_players):
        unused &= s.kickers.left[p] == s.kickers.each
    return unused
