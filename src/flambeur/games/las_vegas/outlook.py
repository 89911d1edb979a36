"""Las Vegas: what a choice brings to the casinos (LV4), tried out on a copy for games/vegas/standing.py."""
from flambeur.games.las_vegas import moments
from flambeur.games.las_vegas.state import ASK, State
from flambeur.kit.dice import showing
from flambeur.kit.jit import rule


@rule
def offered(s: State, casino: int) -> int:
    """LV2: as many as lie there."""
    return moments.prizes(s, casino)


@rule
def try_out(s: State, seat: int, action: int) -> int:
    """LV4: all dice of a face. BV6: or what the answer to a module's question changes at the casino in question."""
    if moments.can_ask(s) and s.phase == ASK:
        casino, asking = moments.casino_in_question(s), int(s.asking)
        moments.try_answer(s, asking, casino, action, 1)
        return 1 << casino
    s.placed[action, seat] += showing(s.roll, action)
    moments.try_placing(s, seat, action, 1)
    return 1 << action
