"""Casino Royal: what a seat imagines keeps what it knows (CR5, CR13), of Jokers that went under the pile together too."""
from collections import Counter
from typing import Any

import pytest

from flambeur.api import Match
from flambeur.games.casino_royal.facts import MIX
from flambeur.kit import rng
from flambeur.kit.contract import NOBODY, imagine
from flambeur.kit.structs import bytes_of
from tests.helpers.casino_royal import ALL, ANNA, BENNO, BLANK, CARLA, DIE, ROULETTE, Royal, player

Worlds = Counter[tuple[tuple[int, ...], int]]


def bunch() -> Royal:
    """Anna has returned a blank, the Joker of all games and one of the die; they lie on top, and she does not know in which order. Benno
    has drawn the first of them."""
    rest: list[int] = [joker for joker, n in enumerate(MIX) for _ in range(n)]
    for joker in (ALL, BLANK, DIE, ROULETTE): rest.remove(joker)
    places: list[dict[str, Any]] = [{"depth": 1, "bunch": [ANNA], "more": True}, {"depth": 2, "bunch": [ANNA], "more": True},
                                    {"depth": 3, "bunch": [ANNA]}]
    m = Royal(player(), player(), player(jokers=[ROULETTE]), to_move=BENNO, pile=[ALL, BLANK, DIE, *rest], places=places)
    return m.land("Joker").act("joker")


def worlds(m: Royal, seat: int) -> Worlds:
    """Benno's hand, and the top of the pile, in many worlds; all 25 Jokers are in each."""
    found, r = Worlds(), rng.new(1)
    other = m.m.copy()
    for _ in range(300):
        imagine(other.state, seat, r)
        s = other.state
        hands = [joker for p in range(3) for joker in range(1, 9) for _ in range(s.hand[p, joker])]
        assert Counter([*hands, *map(int, s.pile.cards[:s.pile.length])]) == Counter({joker: n for joker, n in enumerate(MIX) if n})
        assert not s.hand[:, 0].any()
        found[tuple(j for j in range(1, 9) for _ in range(s.hand[BENNO, j])), int(s.pile.cards[0])] += 1
    return found


def test_CR5_who_returned_several_knows_which_they_are_and_not_where() -> None:
    m = bunch()
    assert [one["jokers"] for one in m.view(ANNA)["known"]] == [[BLANK, DIE, ALL]] * 2
    assert m.view(ANNA)["players"][BENNO]["known"] == []
    three = (BLANK, DIE, ALL)
    assert set(worlds(m, ANNA)) == {((one,), other) for one in three for other in three if one != other}


def test_CR5_who_has_drawn_one_knows_that_one() -> None:
    found = worlds(bunch(), BENNO)
    assert {hand for hand, _ in found} == {(ALL,)}
    assert len({top for _, top in found}) > 4


@pytest.mark.parametrize("seat", [CARLA, NOBODY])
def test_CR5_others_know_nothing_of_it(seat: int) -> None:
    assert len(worlds(bunch(), seat)) > 20


def test_CR13_when_the_holder_lets_go_of_a_card_unseen_what_is_left_of_them_is_forgotten() -> None:
    m = bunch()
    m.m.state.to_move = BENNO
    m.land("Joker loss A")
    assert m.view(ANNA)["known"] == []
    assert m.view(BENNO)["known"] == [{"depth": 25 - 1, "jokers": [ALL]}]
    assert len(worlds(m, ANNA)) > 4


def known_to_anna(top: int) -> Royal:
    """Benno has drawn the top card, which Anna had put under the pile; he holds another one besides."""
    rest = [joker for joker, n in enumerate(MIX) for _ in range(n)]
    for joker in (BLANK, DIE, ROULETTE): rest.remove(joker)
    (other,) = {BLANK, DIE} - {top}
    places = [{"depth": 1, "known": [ANNA]}]
    m = Royal(player(), player(jokers=[ROULETTE]), to_move=BENNO, pile=[top, *rest, other], places=places)
    return m.land("Joker").act("joker")


@pytest.mark.parametrize("seat", [CARLA, NOBODY])
def test_CR13_what_another_knows_of_a_hand_is_imagined_with_it(seat: int) -> None:
    """Carla knows that Anna knows one of Benno's Jokers, and not which: it is another one in other worlds, and always one of his hand."""
    m, r, found = known_to_anna(DIE), rng.new(3), Counter[int]()
    assert (m.view(ANNA)["players"][BENNO]["known"], m.view(CARLA)["players"][BENNO]["known"]) == ([DIE], [])
    other = m.m.copy()
    for _ in range(100):
        imagine(other.state, seat, r)
        (known,) = other.view(ANNA)["players"][BENNO]["known"]
        assert other.state.hand[BENNO, known] > 0
        found[known] += 1
    assert len(found) > 4
    again = Royal.__new__(Royal)
    again.m = Match(other.game, other.options, secret=other.secret, position=other.position()["state"], settle=False)
    assert again.view(ANNA) == other.view(ANNA)


@pytest.mark.parametrize("seat", [CARLA, NOBODY])
def test_CR13_who_does_not_know_the_card_imagines_alike_whatever_it_is(seat: int) -> None:
    tables = [known_to_anna(top).m for top in (BLANK, DIE)]
    for m in tables: imagine(m.state, seat, rng.new(4))
    assert bytes_of(tables[0].state) == bytes_of(tables[1].state)


def test_CR13_of_ones_own_hand_one_knows_what_others_know() -> None:
    m = known_to_anna(DIE)
    imagine(m.m.state, BENNO, rng.new(5))
    assert m.view(ANNA)["players"][BENNO]["known"] == [DIE]


def test_CR6_5_what_lies_face_down_is_any_of_the_hand() -> None:
    m = Royal(player(jokers=[BLANK, DIE]), player(1500, "Nice")).land("Nice").act("even", "add 50").throw(1).act("lay die")
    other, found, r = m.m.copy(), Counter[int](), rng.new(2)
    for _ in range(300):
        imagine(other.state, BENNO, r)
        assert other.state.hand[ANNA, other.state.laid] > 0
        found[int(other.state.laid)] += 1
    assert len(found) > 5
    imagine(other.state, ANNA, r)
    again = m.m.copy()
    imagine(again.state, ANNA, r)
    assert int(again.state.laid) == DIE
