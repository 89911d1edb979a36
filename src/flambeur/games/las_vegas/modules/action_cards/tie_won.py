"""AC1: at the payout you win one tie: you keep your dice and your rank, all others of that tie go."""
from flambeur.games.las_vegas.facts import SLOT
from flambeur.games.las_vegas.modules.action_cards.drawer import (
    ACTION_CARDS,
    AT,
    DONE,
    TIE_IS_WON,
    TIE_NOT_WON,
    TIE_WON,
    WAITS,
    WINNING_TIE,
)
from flambeur.games.las_vegas.modules.action_cards.reach import stocked_casinos
from flambeur.games.las_vegas.payout import told
from flambeur.games.las_vegas.state import ASK, State
from flambeur.games.vegas.ties import strength, tied_with, weight
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event


@rule
def owner(s: State) -> int:
    return s.action_cards.by[TIE_WON] - 1


@rule
def is_tied(s: State, casino: int) -> bool:
    """Its owner is tied at a casino with a note on it; BV8b: at the slot machine that can only be with white."""
    own = strength(s, casino, owner(s))
    return own > 0 and s.n_notes[casino] > 0 and tied_with(s, casino, own) != 0


@rule
def asks(s: State, first: int, stop: int) -> bool:
    """Whether there is a tie to win at any of these casinos; then its owner is asked, in whosever turn it is."""
    if s.action_cards.by[TIE_WON] == 0 or s.action_cards.tie_spent: return False
    for casino in range(first, stop):
        if is_tied(s, casino):
            s.action_cards.question = WINNING_TIE
            s.phase, s.asked, s.asking = ASK, owner(s), ACTION_CARDS
            return True
    return False


@rule
def is_casino(s: State, casino: int) -> bool:
    """AC8: at an early payout only the casino that pays."""
    if s.action_cards.paying != WAITS and casino + 1 != s.action_cards.early: return False
    return is_tied(s, casino)


@rule
def answers(s: State, actions: Actions) -> int:
    """A casino at which the owner is tied, or none."""
    n = 0
    for casino in range(stocked_casinos(s)):
        actions.ids[n] = AT.start + casino
        n += is_casino(s, casino)
    actions.ids[n] = DONE
    return n + 1


@rule
def is_answer(s: State, action: int) -> bool:
    return action == DONE or (AT.start <= action < AT.start + stocked_casinos(s) and is_casino(s, action - AT.start))


@rule
def choose(s: State, seat: int, action: int, log: Log) -> None:
    """None at the end of the round loses the card."""
    c = s.action_cards
    if action == DONE:
        s.action_cards.tie_spent = int(c.paying == WAITS)
        event(log, TIE_NOT_WON, seat)
        return
    casino = action - AT.start
    level = strength(s, casino, seat)
    dice = s.placed[SLOT, s.n_players] if casino == SLOT else weight(s, casino, seat)
    event(log, TIE_IS_WON, seat, casino, dice, told(s, tied_with(s, casino, level) & ~(1 << seat)))
    s.action_cards.tie_at, s.action_cards.tie_level, s.action_cards.tie_spent = casino + 1, level, 1


@rule
def strength_after(s: State, casino: int, p: int, strong: int) -> int:
    """Whoever was level with the winner of the tie has lost; nobody else notices."""
    c = s.action_cards
    if c.tie_at != casino + 1 or strong != c.tie_level or p == c.by[TIE_WON] - 1: return strong
    return 0
