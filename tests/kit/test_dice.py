"""Many dice from one number: every roll of n dice is one of the numbers below 6**n, and each number is a roll."""
from collections import Counter
from itertools import product

import pytest
from scipy.stats import chisquare

from flambeur.kit import rng
from flambeur.kit.dice import COUNTS, FOUR, MAX_DICE, ROLLS, counts_of, faces_of, roll_apart, roll_dice, showing


@pytest.mark.parametrize("n", range(1, 6))
def test_each_number_is_a_roll_and_each_roll_as_many_numbers_as_it_should(n: int) -> None:
    """Exactly: over all numbers below 6**n."""
    found = Counter(int(COUNTS[x % FOUR] + COUNTS[x // FOUR] - (MAX_DICE - n)) for x in range(ROLLS[n]))
    expected = Counter(counts_of([face + 1 for face in faces]) for faces in product(range(6), repeat=n))
    assert found == expected


@pytest.mark.parametrize("n", range(MAX_DICE + 1))
def test_a_roll_has_as_many_dice_as_were_thrown(n: int) -> None:
    r = rng.new(n)
    for _ in range(50):
        roll = int(roll_dice(r, n))
        assert sum(int(showing(roll, face)) for face in range(6)) == n == len(faces_of(roll))
        assert counts_of(faces_of(roll)) == roll


def test_eight_dice_show_every_face_alike() -> None:
    r, seen = rng.new(4), Counter[int]()
    for _ in range(2000):
        seen.update(faces_of(int(roll_dice(r, 8))))
    assert sorted(seen) == [1, 2, 3, 4, 5, 6]
    assert chisquare(list(seen.values())).pvalue > 1e-4


def test_two_dice_are_independent() -> None:
    r = rng.new(5)
    seen = Counter(tuple(faces_of(int(roll_dice(r, 2)))) for _ in range(7200))
    expected = {(a, b): 200 if a == b else 400 for a in range(1, 7) for b in range(a, 7)}
    assert set(seen) == set(expected)
    assert chisquare([seen[faces] for faces in expected], list(expected.values())).pvalue > 1e-4


@pytest.mark.parametrize("n", range(MAX_DICE + 1))
def test_dice_one_by_one_are_the_dice_that_are_counted(n: int) -> None:
    """From the same number of the generator."""
    one, other = rng.new(5), rng.new(5)
    for _ in range(50):
        apart = int(roll_apart(one, n))
        faces = [apart >> 4 * k & 15 for k in range(n)]
        assert apart < 1 << 4 * n
        assert counts_of(faces) == int(roll_dice(other, n))
