"""Where a chance event takes its numbers from.

Rules write each chance event once, as a sequence of draws: `draw(source, n)` is a number below n, `roll(source, n)` n dice counted by
face, `apart(source, n)` n dice one by one. The source is the generator (play), a list of given numbers (replay, real dice, an example from
the rulebook), or a listing, which answers 0 and notes down what was asked: so `draws` knows the event without a rule of its own.

What is measured instead of drawn (a die that rolls by the laws of physics, kit/game.py) is written as `measured(source, n, weights)`: at a
table the number is given, and where nothing is measured, as in search, the weights are the model of the measurement. A model that is more
than weights, since what it says of several dice hangs together, draws what it needs with `guess`, and says its answer in
`observed(source, n, answer)`.
"""
from flambeur.kit.dice import FACES, roll_apart, roll_dice
from flambeur.kit.jit import rule
from flambeur.kit.rng import Rng, below
from flambeur.kit.structs import Ints, row
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


@verb
def apart(source: Source, n: int) -> int:  # type: ignore[empty-body]
    """n dice one by one, four bits each, their faces from 1: n draws below 6."""


@verb
def measured(source: Source, n: int, weights: Ints) -> int:  # type: ignore[empty-body]
    """A number 0..n-1 that is measured at a table; the generator's are as likely as their weights."""


@verb
def guess(source: Source, n: int) -> int:  # type: ignore[empty-body]
    """A number 0..n-1 that only a model of a measurement needs: from the generator, and nothing else; elsewhere 0, and it counts as no
    draw."""


@verb
def observed(source: Source, n: int, answer: int) -> int:  # type: ignore[empty-body]
    """A number 0..n-1 that is measured at a table; of the generator it is what a model has answered."""


@rule
def answered(r: Rng, n: int, answer: int) -> int:
    return answer


@rule
def no_guess(g: Given, n: int) -> int:
    return 0


@rule
def no_guess_listed(li: Listing, n: int) -> int:
    return 0


@rule
def draw_weighted(r: Rng, n: int, weights: Ints) -> int:
    total = 0
    for k in range(n):
        total += weights[k]
    x = below(r, total)
    k = 0
    while x >= weights[k]:
        x -= weights[k]
        k += 1
    return k


@rule
def measured_given(g: Given, n: int, weights: Ints) -> int:
    return draw_given(g, n)


@rule
def observed_given(g: Given, n: int, answer: int) -> int:
    return draw_given(g, n)


@rule
def observed_listed(li: Listing, n: int, answer: int) -> int:
    return draw_listed(li, n)


@rule
def measured_listed(li: Listing, n: int, weights: Ints) -> int:
    return draw_listed(li, n)


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
def apart_given(g: Given, n: int) -> int:
    faces = 0
    for k in range(n):
        faces |= 1 + draw_given(g, FACES) << 4 * k
    return faces


@rule
def apart_listed(li: Listing, n: int) -> int:
    faces = 0
    for k in range(n):
        faces |= 1 + draw_listed(li, FACES) << 4 * k
    return faces


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


register_verbs(Rng, draw=below, roll=roll_dice, apart=roll_apart, measured=draw_weighted, guess=below, observed=answered)
register_verbs(Given, draw=draw_given, roll=roll_given, apart=apart_given,
               measured=measured_given, guess=no_guess, observed=observed_given)
register_verbs(Listing, draw=draw_listed, roll=roll_listed, apart=apart_listed,
               measured=measured_listed, guess=no_guess_listed, observed=observed_listed)
