"""Verbs find their code by the type of a struct."""
import pytest

from flambeur.kit import chance, contract, rng
from flambeur.kit.jit import rule
from flambeur.kit.structs import new
from flambeur.kit.verbs import DISPATCH, register_verbs


class Twice:
    """A source of chance."""
    only_of_twice: int


class Thrice:
    only_of_thrice: int


class Double:
    """Not to be told from Twice."""
    only_of_twice: int


class Unknown:
    only_of_unknown: int


@rule
def draw_twice(t: Twice, n: int) -> int:
    return 2


@rule
def draw_thrice(t: Thrice, n: int) -> int:
    return 3


register_verbs(Twice, draw=draw_twice)
register_verbs(Thrice, draw=draw_thrice)


@rule
def drawn(source: chance.Source) -> int:
    """Compiled code that knows no type."""
    return chance.draw(source, 100)


def test_the_same_call_finds_the_code_of_each_type() -> None:
    sources = new(Twice)[0], new(Thrice)[0]
    assert [chance.draw(source, 100) for source in sources] == [2, 3]  # type: ignore[arg-type]
    assert [drawn(source) for source in sources] == [2, 3]  # type: ignore[arg-type]
    assert 0 <= drawn(rng.new(1)) < 100


def test_two_records_with_the_same_fields_are_refused() -> None:
    with pytest.raises(ValueError, match=r"Double: another struct has the very same fields; rename one of them"):
        register_verbs(Double, draw=draw_thrice)
    assert chance.draw(new(Double)[0], 100) == 2  # type: ignore[arg-type]


def test_registering_once_more_is_no_error() -> None:
    n = len(DISPATCH)
    register_verbs(Twice, draw=draw_twice)
    assert len(DISPATCH) == n


def test_a_record_that_nobody_registered_is_no_game() -> None:
    with pytest.raises(KeyError):
        contract.awaiting(new(Unknown)[0])


def test_a_game_without_a_verb_of_its_own_gets_the_default() -> None:
    """The probe has no resting points."""
    from tests.games.probe.game import GAME
    assert contract.resting(new(GAME.State)[0]) is False
