"""One search for all games: rollouts after each legal action, most of them after the promising ones; what is hidden is imagined.

To start reading, begin with `search`: it takes a position, imagines what the seat cannot know, tries an action, plays on by the policy
to a resting point or to the end, and books the result. Nothing here knows a game, and nothing here peeks.
"""
import math
from typing import Any

from flambeur.bots.playout import Scratch, pick, rollout, turn_of
from flambeur.kit.contract import MAX_ACTIONS, MAX_SEATS, act, awaiting, consider, imagine, legal, scores, sort_of, winners, worth
from flambeur.kit.jit import rule
from flambeur.kit.log import Log
from flambeur.kit.rng import Rng
from flambeur.kit.structs import Floats, Ints, floats, row

WIDE = 48                                 # legal actions: of more than so many not all are tried at once,
FIRST, EACH = 8, 40                       # but those that look best, so many, and another one after each so many rollouts


class Thinker:
    """How a bot thinks: its policy in rollouts (bots/playout.py), and whether they stop at resting points."""
    rollouts: int                         # 0: no search, the policy decides
    policy: int
    temperature: float
    rest: int


class Ledger:
    """What the rollouts after each action brought, action by action."""
    n: int                                # legal actions
    total: int                            # rollouts so far
    again: int                            # a bit for each other seat that has chosen in secret, and may choose again
    ids: Ints = row(MAX_ACTIONS)
    order: Ints = row(MAX_ACTIONS)        # in which they are tried, as places of `ids`
    visits: Ints = row(MAX_ACTIONS)
    win: Floats = floats(MAX_ACTIONS)     # sums
    win_squares: Floats = floats(MAX_ACTIONS)
    money: Floats = floats(MAX_ACTIONS)
    money_squares: Floats = floats(MAX_ACTIONS)
    share: Floats = floats(MAX_SEATS)     # scratch: the result of one rollout
    gain: Floats = floats(MAX_SEATS)


@rule
def open_ledger(s: Any, seat: int, ledger: Ledger, scratch: Scratch) -> None:
    """An empty ledger, with the legal actions of the seat."""
    ledger.total = ledger.again = 0
    for p in range(MAX_SEATS):
        if p != seat and not awaiting(s) >> p & 1 and legal(s, p, scratch.actions): ledger.again |= 1 << p
    ledger.n = legal(s, seat, scratch.actions)
    for k in range(ledger.n):
        ledger.ids[k] = scratch.actions.ids[k]
        ledger.order[k] = k
        ledger.visits[k] = 0
        ledger.win[k] = ledger.win_squares[k] = ledger.money[k] = ledger.money_squares[k] = 0.0
    if ledger.n > WIDE: put_in_order(s, seat, ledger, scratch)


@rule
def put_in_order(s: Any, seat: int, ledger: Ledger, scratch: Scratch) -> None:
    """Those that look best come first; before them, of each sort the one that looks best."""
    consider(s, seat, scratch.actions, ledger.n, scratch.looks)
    for k in range(1, ledger.n):
        look, j = scratch.looks[k], k
        while j and scratch.looks[ledger.order[j - 1]] < look:
            ledger.order[j] = ledger.order[j - 1]
            j -= 1
        ledger.order[j] = k
    front, sort = 0, 0
    for j in range(ledger.n):
        k = ledger.order[j]
        if sort_of(s, ledger.ids[k]) == sort:
            for i in range(j, front, -1):
                ledger.order[i] = ledger.order[i - 1]
            ledger.order[front] = k
            front, sort = front + 1, sort + 1


@rule(inline=True)
def tried(ledger: Ledger) -> int:
    """How many actions are tried so far."""
    return ledger.n if ledger.n <= WIDE else min(ledger.n, FIRST + ledger.total // EACH)


@rule(hot=True)
def search(table: Any, root: int, seat: int, rollouts: int, how: Thinker, ledger: Ledger, scratch: Scratch, rng: Rng, log: Log) -> None:
    """So many more rollouts from table[root]; the place behind it is scratch."""
    s = table[root + 1]
    for _ in range(rollouts):
        table[root + 1] = table[root]
        imagine(s, seat, rng)
        k = promising(ledger)
        policy, temperature = turn_of(how.policy, how.temperature, ledger.visits[k])
        for p in range(MAX_SEATS if ledger.again else 0):
            if ledger.again >> p & 1: act(s, p, pick(s, p, policy, temperature, scratch, rng), log)      # as sensibly as in a rollout
        act(s, seat, ledger.ids[k], log)
        over = rollout(s, policy, temperature, how.rest != 0, scratch, rng, log)
        book(s, seat, k, over, ledger)


@rule
def promising(ledger: Ledger) -> int:
    """UCB1-tuned (Auer, Cesa-Bianchi, Fischer 2002): the action whose win share might still be the highest."""
    best, best_bound = 0, -1.0
    log_total = math.log(ledger.total + 1.0)
    for j in range(tried(ledger)):
        k = ledger.order[j]
        n = ledger.visits[k]
        if n < 2: return k
        mean = ledger.win[k] / n
        variance = ledger.win_squares[k] / n - mean * mean + math.sqrt(2.0 * log_total / n)
        bound = mean + math.sqrt(log_total / n * min(0.25, variance))
        if bound > best_bound: best, best_bound = k, bound
    return best


@rule
def book(s: Any, seat: int, k: int, over: bool, ledger: Ledger) -> None:
    """The result of a rollout: the seat's share in the victory, real or estimated, and what the seat has."""
    if over: share_victory(winners(s), ledger.share)
    else: worth(s, ledger.share)
    scores(s, ledger.gain)
    win, money = ledger.share[seat], ledger.gain[seat]
    ledger.total += 1
    ledger.visits[k] += 1
    ledger.win[k] += win
    ledger.win_squares[k] += win * win
    ledger.money[k] += money
    ledger.money_squares[k] += money * money


@rule
def share_victory(who: int, share: Floats) -> None:
    """Equal shares for those who have won; perhaps nobody has."""
    n = 0
    for seat in range(MAX_SEATS):
        n += who >> seat & 1
    for seat in range(MAX_SEATS):
        share[seat] = (who >> seat & 1) / max(n, 1)


@rule
def choice(ledger: Ledger) -> int:
    """The action with the highest mean; equals: the one tried more often."""
    best = 0
    for k in range(1, ledger.n):
        mean, best_mean = ledger.win[k] / max(ledger.visits[k], 1), ledger.win[best] / max(ledger.visits[best], 1)
        if mean > best_mean or (mean == best_mean and ledger.visits[k] > ledger.visits[best]): best = k
    return ledger.ids[best]
