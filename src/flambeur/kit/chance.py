"""Where a chance event takes its numbers from.

Rules write each chance event once, as a sequence of draws: `draw(source, n)` is a number below n, `roll(source, n)` n dice counted by
face. The source is the generator (play), a list of given numbers (replay, real dice, an example from the rulebook), or a listing, which
answers 0 and notes down what was asked: that is how `draws` knows the event without a rule of its own.
"""
from flambeur.kit.dice import FACES, roll_dice
from flambeur.kit.jit import rule
from flambeur.kit.record import Ints, row
from flambeur.kit.rng import Rng, below
from flambeur.kit.verbs import register_verbs, verb

MAX_DRAWS = 160                           # in one event


class Given:
    """Numbers already known, taken in order."""
    taken: int
    values: Ints = row(MAX_DRAWS)


class Listing:
    """The sizes of the draws that an event makes."""
    n: int
    sizes: Ints = row(MAX_DRAWS)


Source = Rng | Given | Listing


@verb
def draw(source: Source, n: int) -> int:  # type: ignore[empty-body]
    """A number 0..n-1."""


@verb
def roll(source: Source, n: int) -> int:  # type: ignore[empty-body]
    """n dice counted by face: n draws below 6."""


@rule
def draw_given(g: Given, n: int) -> int:
    g.taken += 1
    return g.values[g.taken - 1]


@rule
def roll_given(g: Given, n: int) -> int:
    counts = 0
    for _ in range(n):
        counts += 1 << 8 * draw_given(g, FACES)
    return counts


@rule
def draw_listed(li: Listing, n: int) -> int:
    li.sizes[li.n] = n
    li.n += 1
    return 0


@rule
def roll_listed(li: Listing, n: int) -> int:
    for _ in range(n):
        draw_listed(li, FACES)
    return n


register_verbs(Rng, draw=below, roll=roll_dice)
register_verbs(Given, draw=draw_given, roll=roll_given)
register_verbs(Listing, draw=draw_listed, roll=roll_listed)
