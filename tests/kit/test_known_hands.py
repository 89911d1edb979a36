"""What players know of each other's hands, told apart from what lies there."""
import numpy as np

from flambeur.kit import known_hands
from flambeur.kit.contract import NOBODY
from flambeur.kit.known_hands import SPECTATORS, known_cards, who_knows
from flambeur.kit.known_pile import EVERYONE
from flambeur.kit.structs import Ints

ANNA, BENNO, CARLA = range(3)
PLAYERS, CARDS = 3, 4


def hands() -> Ints:
    return np.zeros((PLAYERS, CARDS + 1), np.int64)


def test_who_knew_a_card_in_the_pile_knows_it_in_the_hand() -> None:
    told = hands()
    known_hands.learn(told, ANNA, 3, 1 << ANNA | 1 << BENNO, PLAYERS)
    assert known_cards(told, BENNO, ANNA) == [3]
    assert known_cards(told, CARLA, ANNA) == known_cards(told, None, ANNA) == []
    assert known_cards(told, ANNA, ANNA) == []      # one's own need no telling


def test_what_everyone_has_seen_spectators_know_too() -> None:
    told = hands()
    known_hands.learn(told, ANNA, 2, EVERYONE, PLAYERS)
    assert known_cards(told, None, ANNA) == known_cards(told, BENNO, ANNA) == known_cards(told, CARLA, ANNA) == [2]
    assert known_hands.knows(told, NOBODY, ANNA, 2) == 1
    assert told[ANNA, 2] == 1 << 2 * BENNO | 1 << 2 * CARLA | 1 << 2 * SPECTATORS       # nobody who is not there


def test_of_equal_cards_they_are_counted() -> None:
    told = hands()
    for _ in range(3): known_hands.learn(told, ANNA, 1, 1 << BENNO, PLAYERS)
    known_hands.learn(told, ANNA, 4, 1 << BENNO, PLAYERS)
    assert known_cards(told, BENNO, ANNA) == [1, 1, 1, 4]
    known_hands.on_shown(told, ANNA, 1)
    assert known_cards(told, BENNO, ANNA) == [1, 1, 4]


def test_a_card_that_is_shown_was_the_known_one_and_what_nobody_knew_stays_unknown() -> None:
    told = hands()
    known_hands.learn(told, ANNA, 3, 1 << BENNO, PLAYERS)
    known_hands.on_shown(told, ANNA, 3)
    known_hands.on_shown(told, ANNA, 3)
    assert not told.any()


def test_a_card_that_nobody_sees_leave_may_have_been_any() -> None:
    told = hands()
    known_hands.learn(told, ANNA, 3, 1 << BENNO, PLAYERS)
    known_hands.learn(told, CARLA, 3, 1 << BENNO, PLAYERS)
    known_hands.forget(told, ANNA)
    assert known_cards(told, BENNO, ANNA) == []
    assert known_cards(told, BENNO, CARLA) == [3]


def test_it_is_written_and_read_back() -> None:
    told, again = hands(), hands()
    known_hands.learn(told, BENNO, 2, EVERYONE, PLAYERS)
    known_hands.learn(told, BENNO, 2, 1 << CARLA, PLAYERS)
    known_hands.learn(told, BENNO, 4, 1 << ANNA, PLAYERS)
    written = who_knows(told, BENNO, PLAYERS)
    assert written == {"2": [ANNA, CARLA, CARLA, None], "4": [ANNA]}
    known_hands.lay(again, BENNO, written)
    assert np.array_equal(told, again)


def test_who_imagines_a_hand_keeps_how_much_others_know_of_it_and_not_what() -> None:
    for card in (1, 2):
        told = hands()
        known_hands.learn(told, ANNA, card, 1 << BENNO, PLAYERS)
        known_hands.learn(told, ANNA, 3, 1 << CARLA, PLAYERS)
        known_hands.veil(told, ANNA, CARLA, PLAYERS)
        assert (known_cards(told, BENNO, ANNA), known_cards(told, CARLA, ANNA)) == ([], [3])
        known_hands.imagined(told, ANNA, 4)
        known_hands.imagined(told, ANNA, 1)
        assert (known_cards(told, BENNO, ANNA), known_cards(told, CARLA, ANNA)) == ([4], [3])
        assert not told[:, 0].any()


def test_what_all_have_seen_stays_in_an_imagined_hand() -> None:
    told, before = hands(), hands()
    for one in (told, before): known_hands.learn(one, ANNA, 2, EVERYONE, PLAYERS)
    known_hands.learn(told, ANNA, 2, 1 << BENNO, PLAYERS)
    known_hands.veil(told, ANNA, NOBODY, PLAYERS)
    assert told[ANNA, 0] == 1 << 2 * BENNO
    told[ANNA, 0] = 0
    assert np.array_equal(told, before)
