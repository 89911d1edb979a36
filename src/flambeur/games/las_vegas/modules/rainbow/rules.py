"""Rainbow cards (BV7), moment by moment."""
from flambeur.games.las_vegas.modules.rainbow.drawer import CARD, COUNTS_AS, HOW_MANY, REPLACED
from flambeur.games.las_vegas.state import State
from flambeur.games.vegas.stocking import lay_note, stocked_casinos
from flambeur.kit import pile
from flambeur.kit.contract import NOBODY
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event, tell

STOCKED_CARDS = 2                         # a column of the event


@rule
def on_setup(s: State) -> None:
    """Six cards, to be shuffled with the notes."""
    for _ in range(HOW_MANY):
        s.pile.cards[s.pile.length] = CARD
        s.pile.length += 1


@rule(inline=True)
def lay_beside(s: State, casino: int, card: int) -> int:
    """While stocking, one counts as 40k."""
    is_rainbow = card == CARD
    s.rainbow.at[casino] += is_rainbow
    return COUNTS_AS * is_rainbow


@rule(inline=True)
def tell_stock(s: State, casino: int, log: Log) -> None:
    tell(log, STOCKED_CARDS, s.rainbow.at[casino])


@rule
def on_last_die(s: State, log: Log) -> None:
    """After the last die, before payout, each is replaced, casino 1 to 6, then the slot machine (BV8)."""
    for casino in range(stocked_casinos(s)):
        replace(s, casino, log)
    pile.square_up(s.pile)


@rule
def replace_at(s: State, casino: int, log: Log) -> None:
    """AC8: at one casino, earlier than the others."""
    replace(s, casino, log)
    pile.square_up(s.pile)


@rule
def replace(s: State, casino: int, log: Log) -> None:
    """Each card there is out of the game, and the next note lies in its place, as it is. LV14: or none."""
    while s.rainbow.at[casino] > 0:
        s.rainbow.at[casino] -= 1
        s.rainbow.out += 1
        note = next_note(s)
        if note: lay_note(s, casino, s.n_notes[casino], note)
        event(log, REPLACED, NOBODY, casino, note)


@rule
def next_note(s: State) -> int:
    """The next note of the pile; rainbow cards drawn on the way are out of the game too. 0: there is none. Who draws squares up
    afterwards."""
    note = 0
    while note == 0 and s.pile.length > 0:
        card = pile.draw_top(s.pile)
        is_rainbow = card == CARD
        s.rainbow.out += is_rainbow
        note = card * (1 - is_rainbow)
    return note
