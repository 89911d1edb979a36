"""Las Vegas: ties and payout of a casino (LV6, LV7, LV12)."""
from flambeur.games.las_vegas.events import NOBODY_LEFT, PAID, TIE, UNDER, UNDER_WHITE, WHITE_BIT, WHITE_WON
from flambeur.games.las_vegas.facts import MOST_DICE
from flambeur.games.las_vegas.state import State
from flambeur.games.vegas import ties
from flambeur.games.vegas.rank import next_in_rank, pay_note, rivalry
from flambeur.games.vegas.stocking import put_rest_under
from flambeur.games.vegas.ties import NONE, tied_with
from flambeur.kit import pile
from flambeur.kit.contract import NOBODY
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event, tell


@rule
def tell_ties(s: State, casino: int, log: Log) -> None:
    """LV7a: one event for each group, most dice first; the fictional player may be in it (LV12)."""
    for weight in range(MOST_DICE, 0, -1):
        who = tied_with(s, casino, weight)
        if who: event(log, TIE, NOBODY, casino, weight, told(s, who))


@rule
def told(s: State, who: int) -> int:
    """A set of rivals as events have it: the fictional player has a bit of its own."""
    return who if not who >> s.n_players else who ^ 1 << s.n_players | WHITE_BIT


@rule(inline=True)
def pay_casino(s: State, casino: int, log: Log) -> None:
    """LV7, in three parts: who comes first, what they are paid, and what becomes of the rest (an early payout, AC8, leaves it lying)."""
    alone, _, owners = rivalry(s, casino)
    whites = pay_winners(s, casino, alone, owners, log)
    if log.capacity: tell_rest(s, casino, whites, log)
    put_rest_under(s, casino)


@rule(inline=True)
def pay_winners(s: State, casino: int, alone: int, owners: int, log: Log) -> int:
    """LV7b: the highest note to the most dice that remain, and so on, one note each. LV7c: the rest get nothing. What no player won lies
    there still, 0 for a note that is gone. Returns which note white won (LV12)."""
    whites = NONE
    for k in range(s.n_notes[casino]):
        weight, p = next_in_rank(alone, owners)
        alone &= ~(1 << weight)
        note = s.notes[casino, k]
        wins = pay_note(s, p, note)
        s.notes[casino, k] = note * (1 - wins)
        if log.capacity:
            if wins: event(log, PAID, p, casino, note, weight)
            elif weight: whites = k
    return whites


@rule
def tell_rest(s: State, casino: int, whites: int, log: Log) -> None:
    """LV12: a note that white wins stays at the casino till it is done, and is told with the notes that nobody won."""
    for k in range(s.n_notes[casino]):
        note = s.notes[casino, k]
        if note: event(log, UNDER, NOBODY, casino, note, WHITE_WON if k == whites else NOBODY_LEFT)
        if k == whites: tell(log, UNDER_WHITE, ties.weight(s, casino, s.n_players))


@rule
def pay_early(s: State, casino: int, log: Log) -> None:
    """AC8: as ever, but no die moves, and what nobody won stays; a note that white wins goes under the pile at once (LV12)."""
    alone, _, owners = rivalry(s, casino)
    left = 0
    for k in range(s.n_notes[casino]):
        weight, p = next_in_rank(alone, owners)
        alone &= ~(1 << weight)
        note = s.notes[casino, k]
        s.notes[casino, k] = 0
        if pay_note(s, p, note):
            event(log, PAID, p, casino, note, weight)
        elif weight > 0:
            event(log, UNDER, NOBODY, casino, note, WHITE_WON)
            tell(log, UNDER_WHITE, weight)
            pile.put_under(s.pile, note)
        else:
            s.notes[casino, left] = note
            left += 1
    s.n_notes[casino] = left
