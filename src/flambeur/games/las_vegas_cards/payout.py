"""Las Vegas, the card game: ties and payout of a casino (CG6). What counts is dice, not cards."""
from flambeur.games.las_vegas_cards.events import BOXED, PAID, TIE
from flambeur.games.las_vegas_cards.facts import DECK, OFFER
from flambeur.games.las_vegas_cards.state import State
from flambeur.games.vegas.ties import NONE, tied_with
from flambeur.games.vegas.untied import most_untied
from flambeur.kit.contract import NOBODY
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event

MORE = DECK                               # than anybody has dice at one casino


@rule(inline=True)
def dice_at(s: State, casino: int, p: int) -> int:
    """A double counts two."""
    return s.laid[casino, 2 * p] + 2 * s.laid[casino, 2 * p + 1]


@rule
def tell_ties(s: State, casino: int, log: Log) -> None:
    """One event for each group that has equally many dice, most first."""
    for dice in range(MORE - 1, 0, -1):
        who = tied_with(s, casino, dice)
        if who: event(log, TIE, NOBODY, casino, dice, who)


@rule
def pay_casino(s: State, casino: int, log: Log) -> None:
    """CG6: the higher note to the most dice, the lower to the second most. What is left goes to the box, out of the game."""
    below = MORE
    paid = 0
    while paid < OFFER:
        p = most_untied(s, casino, below)
        if p == NONE: break
        below = dice_at(s, casino, p)
        s.won[p, s.notes[casino, paid]] += 1
        event(log, PAID, p, casino, s.notes[casino, paid], below, s.laid[casino, 2 * p] + s.laid[casino, 2 * p + 1])
        paid += 1
    for k in range(paid, OFFER):
        s.box[s.notes[casino, k]] += 1
        event(log, BOXED, NOBODY, casino, s.notes[casino, k])
    for k in range(OFFER):
        s.notes[casino, k] = 0
