"""Las Vegas: ties and payout of a casino (LV6, LV7, LV12)."""
from flambeur.games.las_vegas import moments
from flambeur.games.las_vegas.events import NOBODY_LEFT, PAID, TIE, UNDER, WHITE_BIT, WHITE_WON
from flambeur.games.las_vegas.facts import MOST_NOTES
from flambeur.games.las_vegas.state import State
from flambeur.kit import pile
from flambeur.kit.bits import highest
from flambeur.kit.contract import NOBODY
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event

NONE = -1


@rule(inline=True)
def rivalry(s: State, casino: int) -> tuple[int, int, int]:
    """LV7a: wherever two or more have the same number of dice, white included (LV12), all of them are out. Returns a bit for each number
    of dice that just one has, a bit for each that is tied, and whose each number is, in four bits: nobody has more than 15. No dice count
    as white's."""
    seen = tied = owners = 0
    for p in range(moments.rivals(s)):
        weight = moments.weight(s, casino, p)
        tied |= seen & 1 << weight
        seen |= 1 << weight
        owners |= p << 4 * weight
    return seen & ~tied, tied, owners & ~15 | s.n_players


@rule
def tell_ties(s: State, casino: int, log: Log) -> None:
    """One event for each group, most dice first."""
    _, tied, _ = rivalry(s, casino)
    for weight in range(63, 0, -1):
        if tied >> weight & 1:
            who = 0
            for p in range(moments.rivals(s)):
                if moments.weight(s, casino, p) == weight:
                    who |= WHITE_BIT if p == s.n_players else 1 << p
            event(log, TIE, NOBODY, casino, weight, who)


@rule(inline=True)
def pay_casino(s: State, casino: int, log: Log) -> None:
    """LV7b: the highest note to the most dice that remain, and so on, one note each. LV7c: the rest get nothing. LV7d: notes that no
    player won go face down under the pile, high to low."""
    alone, _, owners = rivalry(s, casino)
    rest, whites = 0, NONE
    for k in range(s.n_notes[casino]):
        weight = highest(alone | 1)                    # 0: nobody is left
        alone &= ~(1 << weight)
        p = owners >> 4 * weight & 15
        note, wins = s.notes[casino, k], p < s.n_players
        s.won[p * wins, note] += wins                  # no branch to mispredict; white has no row
        pile.put_under(s.pile, note * (1 - wins))
        s.notes[casino, k] = 0
        if log.capacity:
            if wins: event(log, PAID, p, casino, note, weight)
            else: rest |= note << 4 * k
            if not wins and weight: whites = k
    s.n_notes[casino] = 0
    if log.capacity: tell_rest(casino, rest, whites, log)


@rule
def tell_rest(casino: int, rest: int, whites: int, log: Log) -> None:
    """LV12: a note that white wins stays there till the casino is done."""
    for k in range(MOST_NOTES):
        note = rest >> 4 * k & 15
        if note: event(log, UNDER, NOBODY, casino, note, WHITE_WON if k == whites else NOBODY_LEFT)
