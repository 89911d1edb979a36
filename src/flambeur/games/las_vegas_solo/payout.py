"""Las Vegas solo: ties and payout of a casino, as in Las Vegas (LV7), between colours."""
from flambeur.games.las_vegas_solo.events import PAID, TIE, UNDER
from flambeur.games.las_vegas_solo.facts import OWN
from flambeur.games.las_vegas_solo.state import State
from flambeur.games.vegas.facts import DICE
from flambeur.games.vegas.rank import next_in_rank, rivalry
from flambeur.games.vegas.stocking import put_rest_under
from flambeur.games.vegas.ties import tied_with
from flambeur.kit.contract import NOBODY
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event


@rule
def tell_ties(s: State, casino: int, log: Log) -> None:
    """LV7a: one event for each group, most dice first."""
    for dice in range(DICE, 0, -1):
        who = tied_with(s, casino, dice)
        if who: event(log, TIE, NOBODY, casino, dice, who)


@rule
def pay_casino(s: State, casino: int, log: Log) -> None:
    """LV7b: the highest note to the most dice that remain, and so on, one note each. LV7d: the rest goes under the pile."""
    alone, _, owners = rivalry(s, casino)
    for k in range(s.n_notes[casino]):
        dice, colour = next_in_rank(alone, owners)
        if dice == 0: break
        alone &= ~(1 << dice)
        s.won[colour, s.notes[casino, k]] += 1
        event(log, PAID, OWN if colour == OWN else NOBODY, casino, s.notes[casino, k], dice, colour)
        s.notes[casino, k] = 0
    if log.capacity: tell_rest(s, casino, log)
    put_rest_under(s, casino)


@rule
def tell_rest(s: State, casino: int, log: Log) -> None:
    for k in range(s.n_notes[casino]):
        if s.notes[casino, k]: event(log, UNDER, NOBODY, casino, s.notes[casino, k])
