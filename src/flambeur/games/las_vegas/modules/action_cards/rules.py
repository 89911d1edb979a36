"""Action cards (BV10), moment by moment: what is not a matter of the turn (turn.py)."""
from flambeur.games.las_vegas.modules.action_cards import deck, early, swap, tie_won
from flambeur.games.las_vegas.modules.action_cards.drawer import N_CARDS, WAITS
from flambeur.games.las_vegas.state import LAST_DIE, TIES, State
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.jit import rule
from flambeur.kit.log import Log


@rule
def on_setup(s: State, once: bool) -> None:
    s.action_cards.once = int(once)


@rule(inline=True)
def on_note(s: State, p: int, note: int) -> None:
    """AC10: a casino, or the slot machine, has paid a note to a player."""
    s.action_cards.received[p] |= 1 << note


@rule
def asks_at(s: State, step: int, log: Log) -> bool:
    """BV14: (1) an early payout still to come, (3) AC1's choice, (5) AC10."""
    if step == LAST_DIE:
        if s.action_cards.early == 0: return False
        if s.action_cards.paying == WAITS: early.begin(s, log)
        return early.asks(s, log)
    if step == TIES: return tie_won.asks(s, 0, CASINOS + 1)
    return swap.asks(s)


@rule
def on_round_end(s: State) -> None:
    """BV14 (7): all cards go back to the deck; what they did is over."""
    c = s.action_cards
    c.turns = c.rerolled = c.two = c.tie_at = c.tie_level = c.tie_spent = c.swapped = 0
    for p in range(s.n_players):
        c.hands[p] = c.received[p] = 0
    for card in range(N_CARDS):
        c.by[card] = 0


@rule
def on_end(s: State) -> None:
    """AC10: the game is over, and all notes are shown."""
    s.action_cards.hidden[:] = 0


@rule
def is_unused(s: State) -> bool:
    """Nobody has had a turn this round, and no card has been played."""
    used = s.action_cards.turns | s.action_cards.stage
    for card in range(N_CARDS):
        used |= s.action_cards.by[card]
    return used == 0


@rule
def on_round_start(s: State) -> None:
    deck.deal(s)
