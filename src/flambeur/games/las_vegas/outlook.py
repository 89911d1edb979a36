"""Las Vegas: what a choice brings to the casinos (LV4), tried out on a copy for games/vegas/standing.py."""
from flambeur.games.las_vegas import moments
from flambeur.games.las_vegas.state import ASK, State
from flambeur.games.vegas.facts import CASINOS
from flambeur.games.vegas.ties import NONE
from flambeur.kit.dice import showing
from flambeur.kit.jit import rule


@rule
def offered(s: State, casino: int) -> int:
    """LV2: as many as lie there. BV8: while the slot machine pays, everybody chooses."""
    if casino >= CASINOS and moments.is_picking(s): return 0
    return moments.prizes(s, casino)


@rule
def is_known(s: State, casino: int) -> bool:
    """BV7: whether all that there is to win lies open."""
    return moments.prizes(s, casino) == s.n_notes[casino]


@rule
def try_out(s: State, seat: int, action: int) -> int:
    """LV4: all dice of a face. BV6: or what the answer to a module's question changes at the casino in question."""
    if moments.can_ask(s) and s.phase == ASK:
        casino, asking = moments.casino_in_question(s), int(s.asking)
        if casino == NONE: return moments.try_choice(s, seat, action)
        moments.try_answer(s, asking, casino, action, 1)
        return 1 << casino
    if moments.is_choice(s, action): return moments.try_choice(s, seat, action)
    face, casino = moments.face_of(s, action), moments.casino_of(s, action)
    moments.hold(s, action)
    s.placed[casino, seat] += showing(s.roll, face)
    moments.try_placing(s, seat, face, casino, 1)
    return 1 << casino
