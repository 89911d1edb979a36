"""Chi-square of all that is drawn, with fixed seeds: a draw, dice from one number, a shuffle, and the dice of a live match."""
import itertools
from collections import Counter
from collections.abc import Hashable, Mapping
from math import factorial, prod

import pytest
from scipy.stats import chisquare

import flambeur
from flambeur.games.las_vegas.state import Notes
from flambeur.kit import dice, pile, rng
from flambeur.kit.structs import new
from flambeur.table import fairness

SURE = 0.001                              # a fair source is below it once in a thousand seeds


def fits(seen: Mapping[Hashable, int], chances: Mapping[Hashable, float]) -> bool:
    """Nothing occurs that has no chance, and the rest as often as it should; what is rare is counted together."""
    assert set(seen) <= set(chances)
    games = sum(seen.values())
    common = [x for x, chance in chances.items() if chance * games >= 10]
    rare = 1 - sum(chances[x] for x in common)
    observed, expected = [seen.get(x, 0) for x in common], [games * chances[x] for x in common]
    if rare * games > 1:
        observed.append(games - sum(observed))
        expected.append(rare * games)
    scale = sum(observed) / sum(expected)
    return bool(chisquare(observed, [scale * n for n in expected]).pvalue > SURE)


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 54, 100])
def test_draws_below_n_are_uniform(n: int) -> None:
    r = rng.new(n)
    seen: Counter[Hashable] = Counter(int(rng.below(r, n)) for _ in range(300 * n))
    assert fits(seen, dict.fromkeys(range(n), 1 / n))


def test_draws_one_after_the_other_are_independent() -> None:
    r = rng.new(11)
    draws = [int(rng.below(r, 6)) for _ in range(20_000)]
    assert fits(Counter(itertools.pairwise(draws)), dict.fromkeys(itertools.product(range(6), repeat=2), 1 / 36))


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6, 7, 8])
def test_n_dice_from_one_number_fall_as_n_dice_do(n: int) -> None:
    """How often each combination of faces should come: n! / (product of the counts' factorials) of 6**n."""
    r = rng.new(n)
    seen: Counter[Hashable] = Counter(tuple(dice.faces_of(dice.roll_dice(r, n))) for _ in range(20_000))
    assert fits(seen, {faces: factorial(n) / prod(factorial(k) for k in Counter(faces).values()) / 6**n
                       for faces in itertools.combinations_with_replacement(range(1, 7), n)})


def test_no_dice_show_nothing() -> None:
    assert dice.roll_dice(rng.new(1), 0) == 0


def test_every_order_of_a_shuffled_pile_is_equally_likely() -> None:
    notes, r, seen = new(Notes)[0], rng.new(12), Counter[Hashable]()
    for _ in range(4800):
        notes.cards[:4], notes.length = [1, 2, 3, 4], 4
        pile.shuffle(notes, r)
        seen[tuple(pile.cards_of(notes))] += 1
    assert fits(seen, dict.fromkeys(itertools.permutations([1, 2, 3, 4]), 1 / 24))


def test_the_dice_of_a_live_match_are_fair_event_by_event() -> None:
    """Each event has a generator of its own, seeded by the secret: across events the dice are as fair as within one."""
    secret, h = fairness.new_secret(13), fairness.start_hash({"table": "chi-square"})
    rolls = [fairness.values(secret, h, k, [6] * 8) for k in range(2500)]
    for die in (0, 1, 7):
        assert fits(Counter(roll[die] for roll in rolls), dict.fromkeys(range(6), 1 / 6))
    assert fits(Counter((one[0], two[0]) for one, two in itertools.pairwise(rolls)),
                dict.fromkeys(itertools.product(range(6), repeat=2), 1 / 36))
    assert fits(Counter(itertools.chain.from_iterable(rolls)), dict.fromkeys(range(6), 1 / 6))


def test_the_dice_that_players_see_are_fair() -> None:
    """All dice that were rolled in fifteen matches."""
    seen: Counter[Hashable] = Counter()
    for seed in range(15):
        m = flambeur.new("las-vegas", players=2, seed=seed)
        while not m.over:
            m.play(m.actors[0], m.legal(m.actors[0])[0])
        seen.update(face for event in m.events() if event.kind == "rolled" for face in event.fields["own"])
    assert fits(seen, dict.fromkeys(range(1, 7), 1 / 6))
