"""Which module speaks when: the only place that asks which modules are on, one line per module and moment, in rulebook order."""
from flambeur.games.las_vegas.facts import NEUTRAL_DICE
from flambeur.games.las_vegas.modules import neutral_dice
from flambeur.games.las_vegas.state import State
from flambeur.kit import dice
from flambeur.kit.chance import Source
from flambeur.kit.jit import rule


def modules_of(*, neutral: bool) -> int:
    """The bits of State.modules, from the options."""
    return NEUTRAL_DICE if neutral else 0


@rule(inline=True)
def on_round_start(s: State) -> None:
    if s.modules & NEUTRAL_DICE: neutral_dice.on_round_start(s)


@rule(inline=True)
def has_opening(s: State) -> bool:
    """Something is rolled before the first turn of a round."""
    return s.modules & NEUTRAL_DICE != 0 and neutral_dice.has_opening(s)


@rule(inline=True)
def open_round(s: State, source: Source) -> int:
    """That roll; returns the white dice for the log."""
    white = 0
    if s.modules & NEUTRAL_DICE: white = neutral_dice.open_round(s, source)
    return white


@rule(inline=True)
def dice_in_hand(s: State, p: int) -> int:
    n = s.dice_left[p]
    if s.modules & NEUTRAL_DICE: n += s.neutral_dice.left[p]
    return n


@rule(inline=True)
def on_roll(s: State, source: Source) -> int:
    """Dice besides the own ones; returns the white ones for the log."""
    white = 0
    if s.modules & NEUTRAL_DICE: white = neutral_dice.on_roll(s, source)
    return white


@rule(inline=True)
def rolled(s: State) -> int:
    """All dice of the mover, counted by face."""
    counts = s.roll
    if s.modules & NEUTRAL_DICE: counts += s.neutral_dice.roll
    return counts


@rule(inline=True)
def showing(s: State, face: int) -> int:
    """How many dice of the mover show a face."""
    return dice.showing(rolled(s), face)


@rule(inline=True)
def on_place(s: State, seat: int, face: int) -> int:
    """What goes to the casino along with the own dice; returns the white ones for the log."""
    white = 0
    if s.modules & NEUTRAL_DICE: white = neutral_dice.on_place(s, seat, face)
    return white


@rule(inline=True)
def rivals(s: State) -> int:
    """LV12: how many columns of dice compete at a casino, the white ones included."""
    return s.n_players + 1 if s.modules & NEUTRAL_DICE else s.n_players


@rule(inline=True)
def weight(s: State, casino: int, p: int) -> int:
    """What a player's dice at a casino count (LV7; big dice count twice, BV5)."""
    return s.placed[casino, p]
