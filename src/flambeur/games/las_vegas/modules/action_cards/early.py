"""AC8: a casino on which you have just placed pays when your seat comes up again, or at the end of the round; no die moves."""
from flambeur.games.las_vegas.modules.action_cards import tie_won
from flambeur.games.las_vegas.modules.action_cards.drawer import (
    AT,
    CHOOSING_EARLY,
    EARLY_AT,
    EARLY_PAYOUT,
    KINDS,
    PAYS,
    PAYS_EARLY,
    PLACEMENTS,
    TO_ASK,
    WAITS,
)
from flambeur.games.las_vegas.modules.action_cards.reach import pays_early, replace_at
from flambeur.games.las_vegas.state import State
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event


@rule
def may_pay(s: State, k: int) -> bool:
    """A placement that AC6 did not take back whole. With a kicker in it, it never is."""
    left = 0
    for kind in range(KINDS):
        left += s.action_cards.laid[k, kind]
    return left > 0


@rule
def can_pay(s: State) -> int:
    """A bit for each of the two placements on whose casino it may be played."""
    found = 0
    for k in range(PLACEMENTS):
        found |= int(may_pay(s, k)) << k
    return found


@rule
def play(s: State, log: Log) -> None:
    """AC3: for one of the two casinos; one needs no question."""
    found = can_pay(s)
    if found == 3: s.action_cards.question = CHOOSING_EARLY
    else: choose(s, AT.start + s.action_cards.at[found >> 1] - 1, log)


@rule
def answers(s: State, actions: Actions) -> int:
    """The two casinos, rising."""
    one, other = s.action_cards.at[0], s.action_cards.at[1]
    actions.ids[0], actions.ids[1] = AT.start + min(one, other) - 1, AT.start + max(one, other) - 1
    return 2


@rule
def is_answer(s: State, action: int) -> bool:
    casino = action - AT.start + 1
    return casino > 0 and (casino == s.action_cards.at[0] or casino == s.action_cards.at[1])


@rule
def choose(s: State, action: int, log: Log) -> None:
    s.action_cards.early = action - AT.start + 1
    event(log, EARLY_AT, s.to_move, action - AT.start)


@rule
def owner(s: State) -> int:
    return s.action_cards.by[EARLY_PAYOUT] - 1


@rule
def begin(s: State, log: Log) -> None:
    """Rainbow cards there are replaced first."""
    casino = s.action_cards.early - 1
    event(log, PAYS_EARLY, owner(s), casino)
    replace_at(s, casino, log)
    s.action_cards.paying = TO_ASK


@rule
def asks(s: State, log: Log) -> bool:
    """AC1 may be spent here, anybody's; then the casino pays, and on the slot machine players choose. Returns whether somebody is asked."""
    casino = s.action_cards.early - 1
    if s.action_cards.paying == TO_ASK:
        if tie_won.asks(s, casino, casino + 1): return True
        s.action_cards.paying = PAYS
    if pays_early(s, casino, log): return True
    s.action_cards.paying, s.action_cards.early = WAITS, 0
    s.action_cards.tie_at = s.action_cards.tie_level = 0
    return False


@rule
def has_answered(s: State) -> None:
    """AC1's owner has: on with it."""
    if s.action_cards.paying == TO_ASK: s.action_cards.paying = PAYS
