"""Neutral dice: a placement tried out, and taken back; what a lead is worth with them."""
from flambeur.games.las_vegas.state import State
from flambeur.games.vegas.leads import leads
from flambeur.kit.dice import showing
from flambeur.kit.jit import rule

LEADS = leads({2: (1.0, 5.33, 7.68, 9.90), 3: (1.0, 4.26, 6.08, 7.51), 4: (1.0, 3.91, 5.52, 6.78)})


@rule(inline=True)
def try_out(s: State, face: int, casino: int, sign: int) -> None:
    """All white dice of the face go along (sign 1), or come back (-1)."""
    s.placed[casino, s.n_players] += sign * showing(s.neutral_dice.roll, face)


@rule(inline=True)
def worth_of_a_lead(s: State, rounds_left: int) -> float:
    return LEADS[s.n_players, rounds_left]
