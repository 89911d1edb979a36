"""Where modules touch each other: each meeting in one place, by clause. A module that is off has an empty drawer, so nobody asks."""
from flambeur.games.las_vegas.modules.big_dice import rules as big_dice
from flambeur.games.las_vegas.modules.kickers.drawer import BIG, OPENING, WHITE
from flambeur.games.las_vegas.state import State
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.dice import showing
from flambeur.kit.jit import rule

# kickers x all dice that can lie on a casino (BV6)


@rule(inline=True)
def can_be_kicked(s: State, casino: int, target: int) -> bool:
    """A die of that owner and kind lies there: a normal one, a big one (BV5), a white one placed by that player (BV6d)."""
    if target < BIG: return target < s.n_players and s.placed[casino, target] > 0
    if target < WHITE: return big_dice.lies(s, casino, target - BIG)
    return s.kickers.whites[casino, target - WHITE] > 0


@rule
def kick(s: State, casino: int, target: int) -> None:
    """The die goes back to its owner, a white one to the player who placed it. One of the opening roll is out for the round (BV6d)."""
    if target < BIG:
        s.placed[casino, target] -= 1
        s.dice_left[target] += 1
    elif target < WHITE:
        s.big_dice.at[target - BIG] = 0
        s.big_dice.left[target - BIG] = 1
    else:
        s.placed[casino, s.n_players] -= 1
        s.kickers.whites[casino, target - WHITE] -= 1
        if target - WHITE != OPENING: s.neutral_dice.left[target - WHITE] += 1


@rule
def lift(s: State, casino: int, target: int, sign: int) -> None:
    """A die leaves the casino to see what that changes there (sign -1), and lies there again (1); no hand notices."""
    if target < BIG: s.placed[casino, target] += sign
    elif target < WHITE: s.big_dice.at[target - BIG] += sign * (casino + 1)
    else: s.placed[casino, s.n_players] += sign


# kickers x neutral dice (BV6d): the game remembers who placed each white die


@rule(inline=True)
def white_placed(s: State, seat: int, face: int) -> None:
    """The white dice of the roll are the mover's; noted before they go to the casino."""
    s.kickers.whites[face, seat] += showing(s.neutral_dice.roll, face)


@rule(inline=True)
def white_opened(s: State) -> None:
    """The opening dice are nobody's."""
    for casino in range(CASINOS):
        s.kickers.whites[casino, OPENING] = s.placed[casino, s.n_players]
