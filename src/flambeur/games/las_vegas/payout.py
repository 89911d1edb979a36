"""Las Vegas: ties and payout of a casino (LV6, LV7, LV12)."""
from flambeur.games.las_vegas import moments
from flambeur.games.las_vegas.events import NOBODY_LEFT, PAID, TIE, UNDER, WHITE_BIT, WHITE_WON
from flambeur.games.las_vegas.state import State
from flambeur.kit import pile
from flambeur.kit.contract import NOBODY
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event

NONE = -1


@rule(inline=True)
def strike_out_ties(s: State, casino: int, log: Log) -> None:
    """LV7a: wherever two or more have the same number of dice, white included (LV12), all of them take those dice back."""
    tied = tied_weights(s, casino)
    if log.capacity: tell_ties(s, casino, tied, log)
    for p in range(moments.rivals(s)):
        s.placed[casino, p] *= 1 - (tied >> moments.weight(s, casino, p) & 1)      # no branch to mispredict


@rule(inline=True)
def tied_weights(s: State, casino: int) -> int:
    """A bit for each number of dice, more than zero, that two or more have."""
    seen = tied = 0
    for p in range(moments.rivals(s)):
        bit = 1 << moments.weight(s, casino, p)
        tied |= seen & bit
        seen |= bit
    return tied & ~1


@rule
def tell_ties(s: State, casino: int, tied: int, log: Log) -> None:
    """One event for each group, most dice first."""
    for weight in range(63, 0, -1):
        if tied >> weight & 1:
            who = 0
            for p in range(moments.rivals(s)):
                if moments.weight(s, casino, p) == weight:
                    who |= WHITE_BIT if p == s.n_players else 1 << p
            event(log, TIE, NOBODY, casino, weight, who)


@rule(inline=True)
def pay_casino(s: State, casino: int, log: Log) -> None:
    """LV7b: the highest note to the most dice that remain, and so on, one note each. LV7c: the rest get nothing.
    LV12: a note that white wins stays there till the casino is done."""
    whites = NONE
    for k in range(s.n_notes[casino]):
        p = most_dice(s, casino)
        if p == NONE: break
        if p == s.n_players:
            whites = k
        else:
            note = s.notes[casino, k]
            s.won[p, note] += 1
            s.notes[casino, k] = 0
            event(log, PAID, p, casino, note, moments.weight(s, casino, p))
        s.placed[casino, p] = 0                        # the dice go back to their owner
    put_rest_under(s, casino, whites, log)


@rule(inline=True)
def put_rest_under(s: State, casino: int, whites: int, log: Log) -> None:
    """LV7d: notes that no player won go face down under the pile, high to low."""
    for k in range(s.n_notes[casino]):
        note = s.notes[casino, k]
        s.notes[casino, k] = 0
        if note:
            pile.put_under(s.pile, note)
            event(log, UNDER, NOBODY, casino, note, WHITE_WON if k == whites else NOBODY_LEFT)
    s.n_notes[casino] = 0


@rule(inline=True)
def most_dice(s: State, casino: int) -> int:
    """Who has the most dice at a casino; ties are gone by now."""
    best, who = 0, NONE
    for p in range(moments.rivals(s)):
        weight = moments.weight(s, casino, p)
        if weight > best: best, who = weight, p
    return who
