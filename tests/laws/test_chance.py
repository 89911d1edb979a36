"""Chance: an event draws what `draws` lists, no more and no less, and given values lay the very same."""
from typing import Any

from hypothesis import strategies as st

from flambeur.kit import contract, rng
from flambeur.kit.chance import MAX_DRAWS, Given, Listing, draw_weighted
from flambeur.kit.contract import CHANCE
from flambeur.kit.dice import FACES, roll_apart, roll_dice, showing
from flambeur.kit.jit import rule
from flambeur.kit.log import new_log
from flambeur.kit.rng import Rng, below
from flambeur.kit.structs import Ints, bytes_of, new, put, row
from flambeur.kit.verbs import register_verbs
from flambeur.table.replay import step
from tests.laws.tables import law, next_entry, state_of, tables


class Eyewitness:
    """A source of chance that draws from a generator just as play does, and writes down every draw."""
    generator: Rng
    seen: int
    sizes: Ints = row(MAX_DRAWS)
    values: Ints = row(MAX_DRAWS)


@rule
def note(w: Eyewitness, n: int, value: int) -> None:
    w.sizes[w.seen] = n
    w.values[w.seen] = value
    w.seen += 1


@rule
def draw_seen(w: Eyewitness, n: int) -> int:
    value = below(w.generator, n)
    note(w, n, value)
    return value


@rule
def measured_seen(w: Eyewitness, n: int, weights: Ints) -> int:
    value = draw_weighted(w.generator, n, weights)
    note(w, n, value)
    return value


@rule
def guess_seen(w: Eyewitness, n: int) -> int:
    """What a model of a measurement draws for itself is no draw of the event."""
    return below(w.generator, n)


@rule
def observed_seen(w: Eyewitness, n: int, answer: int) -> int:
    note(w, n, answer)
    return answer


@rule
def roll_seen(w: Eyewitness, n: int) -> int:
    counts = roll_dice(w.generator, n)
    for face in range(FACES):
        for _ in range(showing(counts, face)):
            note(w, FACES, face)
    return counts


@rule
def apart_seen(w: Eyewitness, n: int) -> int:
    faces = roll_apart(w.generator, n)
    for k in range(n):
        note(w, FACES, (faces >> 4 * k & 15) - 1)
    return faces


register_verbs(Eyewitness, draw=draw_seen, roll=roll_seen, apart=apart_seen, measured=measured_seen, guess=guess_seen,
               observed=observed_seen)


@law(20)
def test_draws_lists_what_chance_draws_and_resolve_lays_it(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name))
    while not m.over and contract.awaiting(m.state) != CHANCE:
        step(m, next_entry(m, data.draw(st.randoms(use_true_random=False))))
    if m.over: return
    number = data.draw(st.integers(0, 2**32))

    drawn, generator, log = state_of(m), rng.new(number), new_log()
    contract.chance(drawn, generator, log)
    seen, eyes, seen_log = state_of(m), new(Eyewitness)[0], new_log()
    rng.seed(eyes.generator, number, 0)
    contract.chance(seen, eyes, seen_log)  # type: ignore[arg-type]
    assert bytes_of(seen) == bytes_of(drawn)
    assert bytes_of(eyes.generator) == bytes_of(generator)       # nothing was drawn but through `draw` and `roll`

    assert eyes.sizes[:eyes.seen].tolist() == listed(m)
    laid, given, laid_log = state_of(m), new(Given)[0], new_log()
    given.values[:] = eyes.values
    contract.resolve(laid, given, laid_log)
    assert given.taken == eyes.seen
    assert bytes_of(laid) == bytes_of(drawn)
    assert laid_log.rows[:laid_log.n].tolist() == log.rows[:log.n].tolist() == seen_log.rows[:seen_log.n].tolist()


def listed(m: Any) -> list[int]:
    table: Any = new(m.State, 2)
    put(table, 0, m.state)
    before, listing = bytes_of(table[0]), new(Listing)[0]
    n = contract.draws(table, listing, new_log(0))
    assert bytes_of(table[0]) == before
    return [int(size) for size in listing.sizes[:n]]


@law(20)
def test_pending_names_the_event_and_a_seat_that_throws(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name))
    throw = m.awaiting_chance
    assert (throw is not None) == (contract.awaiting(m.state) == CHANCE)
    if throw is not None:
        assert throw.kind in {kind.name for kind in m.game.chances}
        assert throw.seat is None or 0 <= throw.seat < len(m.seats)
        assert throw.sizes
        assert all(n >= 2 for n in throw.sizes)
