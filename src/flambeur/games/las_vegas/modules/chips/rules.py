"""Chip cards (CG9), moment by moment; what the card game has too is the family's (games/vegas/chips.py)."""
from flambeur.games.las_vegas.modules.chips.drawer import CHIP_LAID, CHIP_LEFT, CHIP_TAKEN, CHIPS, LEAVE, TAKE
from flambeur.games.las_vegas.state import ASK, State
from flambeur.games.vegas.chips import earns_chip, fill_pile, lay_chips, take, takings
from flambeur.kit import pile
from flambeur.kit.chance import Source
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event
from flambeur.kit.rng import Rng


@rule
def on_setup(s: State) -> None:
    fill_pile(s)


@rule
def on_shuffle(s: State, source: Source) -> None:
    """Once, at the start of the game."""
    pile.shuffle(s.chips.pile, source)


@rule
def imagine(s: State, rng: Rng) -> None:
    """Nobody knows the order of the pile."""
    pile.imagine(s.chips.pile, rng)


@rule
def on_stocked(s: State, log: Log) -> None:
    """At the start of each round one for each casino, the slot machine (BV8) after casino 6."""
    lay_chips(s, CHIP_LAID, log)


@rule(inline=True)
def on_place(s: State, dice: int, casino: int) -> None:
    """So many dice have come to a casino, of whatever kind: two earn a chip, if one lies there. BV6f: whatever is kicked then."""
    s.chips.owed = (casino + 1) * earns_chip(s, casino, dice)


@rule
def asks(s: State) -> bool:
    """BV13 (5): when the kickers have acted. Never more than one chip per casino and turn."""
    if s.chips.owed == 0: return False
    s.phase, s.asked, s.asking = ASK, s.to_move, CHIPS
    return True


@rule
def answers(s: State, actions: Actions) -> int:
    """Any one chip of the casino, or none."""
    return takings(s, s.chips.owed - 1, TAKE.start, actions)


@rule
def is_answer(s: State, action: int) -> bool:
    if action == LEAVE: return True
    return TAKE.start <= action < TAKE.stop and s.chips.at[s.chips.owed - 1, action - TAKE.start] > 0


@rule
def answer(s: State, seat: int, action: int, log: Log) -> None:
    casino, colour = s.chips.owed - 1, action - TAKE.start
    if action == LEAVE:
        event(log, CHIP_LEFT, seat, casino)
    else:
        take(s, seat, casino, colour)
        event(log, CHIP_TAKEN, seat, casino, colour)
    s.chips.owed = 0
