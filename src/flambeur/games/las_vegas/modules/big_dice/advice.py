"""Big dice: a placement tried out, and taken back."""
from flambeur.games.las_vegas.state import State
from flambeur.kit.dice import showing
from flambeur.kit.jit import rule


@rule(inline=True)
def try_out(s: State, seat: int, face: int, casino: int, sign: int) -> None:
    """A big die of the face goes along (sign 1), or comes back (-1)."""
    s.big_dice.at[seat] += sign * (casino + 1) * showing(s.big_dice.roll, face)
