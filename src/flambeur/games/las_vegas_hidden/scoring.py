"""Las Vegas with hidden colours: a casino scores as soon as dice were placed there; and the notes on the shelf, which keep their dice until
the round ends (BV12)."""
from flambeur.games.las_vegas_hidden.events import WON
from flambeur.games.las_vegas_hidden.state import State
from flambeur.games.vegas.rank import next_in_rank, rivalry
from flambeur.kit.contract import NOBODY
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event

BITS = 4                                  # of each number of a note on the shelf: its value, its dice, its colour, its casino
DICE_AT, COLOUR_AT, CASINO_AT = BITS, 2 * BITS, 3 * BITS
LOW = (1 << BITS) - 1


@rule(inline=True)
def n_winners(s: State, casino: int) -> int:
    """As many untied colours as there are notes."""
    alone, _, _ = rivalry(s, casino)
    return as_many(s, casino, alone)


@rule(inline=True)
def as_many(s: State, casino: int, alone: int) -> int:
    """Of a bit for each number of dice that just one colour has; that of no dice is the lowest."""
    n, numbers = 0, alone >> 1
    while numbers and n < s.n_notes[casino]:
        numbers &= numbers - 1
        n += 1
    return n


@rule(inline=True)
def note_of(s: State, casino: int, rank: int, winners: int) -> int:
    """The winners take the cheapest notes, and of these the most dice the highest."""
    return s.notes[casino, s.n_notes[casino] - winners + rank]


@rule(inline=True)
def score(s: State, casino: int, log: Log) -> None:
    """All dice of a colour that won leave with the note; all other dice, tied or without a note, stay."""
    alone, _, owners = rivalry(s, casino)
    winners = as_many(s, casino, alone)
    for rank in range(winners):
        dice, colour = next_in_rank(alone, owners)
        alone &= ~(1 << dice)
        win(s, casino, colour, dice, note_of(s, casino, rank, winners), log)
    n = s.n_notes[casino]
    for k in range(n - winners, n):
        s.notes[casino, k] = 0
    s.n_notes[casino] = n - winners


@rule(inline=True)
def win(s: State, casino: int, colour: int, dice: int, note: int, log: Log) -> None:
    s.shelf[s.n_shelf] = note | dice << DICE_AT | colour << COLOUR_AT | casino << CASINO_AT
    s.n_shelf += 1
    s.placed[casino, colour] = 0
    event(log, WON, NOBODY, casino, colour, note, dice)


# a note on the shelf

@rule(inline=True)
def value_of(won: int) -> int:
    return won & LOW


@rule(inline=True)
def dice_of(won: int) -> int:
    return won >> DICE_AT & LOW


@rule(inline=True)
def colour_of(won: int) -> int:
    return won >> COLOUR_AT & LOW


@rule(inline=True)
def casino_of(won: int) -> int:
    return won >> CASINO_AT
