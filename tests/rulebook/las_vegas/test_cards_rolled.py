"""AC2, AC4, AC5, AC7: action cards that have to do with a roll."""
import pytest

from flambeur import IllegalAction
from tests.helpers.action_cards import cards, do, may, offered, question, why_not
from tests.helpers.las_vegas import choices, fields, finish_round, kinds, n_dice, on, roll, roller

# AC2: re-roll


def test_AC2_any_or_all_of_the_dice_may_be_rolled_again_in_this_turn_already() -> None:
    m = cards("Anna holds 2 4")
    roll(m, "11223344")
    assert may(m) == ["1", "2", "3", "4"]
    do(m, "card 2")
    assert may(m) == ["1", "2", "3", "4", "reroll 1", "reroll 2", "reroll 3", "reroll 4"]
    do(m, "reroll 1", "reroll 1", "reroll 4")
    assert choices(m) == ["reroll 2", "reroll 3", "reroll 4", "throw"]
    assert m.view()["marked"]["own"] == [1, 1, 4]
    assert m.view()["roll"]["own"] == [2, 2, 3, 3, 4]
    do(m, "throw")
    assert (roller(m), n_dice(m)) == ("Anna", 3)
    seen = roll(m, "666")
    assert fields(seen, "rolled_again") == [{"n": 3}]
    assert m.view()["roll"]["own"] == [2, 2, 3, 3, 4, 6, 6, 6]
    assert may(m) == ["2", "3", "4", "6"]


def test_AC2_all_dice_need_no_further_answer() -> None:
    m = cards("1: 60 | Anna 6 \n Anna holds 2 4")
    roll(m, "22")
    do(m, "card 2", "reroll 2", "reroll 2")
    assert n_dice(m) == 2


def test_AC2_white_and_big_dice_and_kickers_too() -> None:
    m = cards("Anna holds 2 4", players=2, neutral_dice=True, big_dice=True, kickers=True)
    roll(m, own="11111", white="2222", big="3", kickers="44")
    do(m, "card 2", "reroll white 2", "reroll big 3", "reroll kicker 4", "reroll 1", "throw")
    roll(m, own="6", white="5", big="4", kickers="3")
    assert m.view()["roll"] == {"own": [1, 1, 1, 1, 6], "white": [2, 2, 2, 5], "big": [4], "kickers": [3, 4]}


def test_AC2_it_holds_for_the_rest_of_the_round_once_per_turn() -> None:
    m = cards("1: 60 | Benno 8 \n Anna holds 2 4", players=2)
    for own in ("11223344", "223344"):
        roll(m, own)
        if own == "11223344": do(m, "card 2")
        do(m, f"reroll {own[0]}", "throw")
        roll(m, own[0])
        assert [choice for choice in choices(m) if choice.startswith("reroll")] == []
        do(m, own[0], "done")
    finish_round(m)
    while roller(m) != "Anna": finish_round(m)
    roll(m, "11223344")
    assert [choice for choice in choices(m) if choice.startswith("reroll")] == []


def test_AC2_before_any_die_is_turned() -> None:
    m = cards("Anna holds 2 5")
    roll(m, "11223344")
    do(m, "card 2", "card 5", "turn 1 2")
    assert choices(m) == ["2", "3", "4"]


def test_AC2_with_the_option_one_re_roll_in_the_whole_round() -> None:
    m = cards("1: 60 | Benno 8 \n Anna holds 2 4", players=2, reroll="round")
    roll(m, "11223344")
    do(m, "card 2", "reroll 1", "throw")
    roll(m, "1")
    do(m, "1", "done")
    roll(m, "223344")
    assert may(m) == ["2", "3", "4"]


# AC4: pass


def test_AC4_nothing_is_placed_all_dice_are_kept_and_the_turn_is_over() -> None:
    """Also for one who still holds another card."""
    m = cards("Anna holds 4 3")
    roll(m, "11223344")
    assert kinds(do(m, "card 4")) == ["card_played"]
    assert (roller(m), m.view()["roll"]) == ("Benno", None)
    assert m.view()["players"][0]["dice"] == 8


def test_AC4_the_last_player_with_dice_rolls_them_again() -> None:
    m = cards("1: 60 | Benno 8 \n Anna holds 4 3", players=2)
    roll(m, "11223344")
    do(m, "card 4")
    assert (roller(m), n_dice(m)) == ("Anna", 8)


# AC5: rotation


def test_AC5_all_dice_of_one_face_are_turned_to_another_rolled_or_not() -> None:
    m = cards("Anna holds 5 3")
    roll(m, "11122334")
    do(m, "card 5")
    assert (question(m), m.view()["roll"]["own"]) == ("turn", [1, 1, 1, 2, 2, 3, 3, 4])
    assert len(choices(m)) == 4 * 5
    assert not {"turn 5 1", "turn 1 1"} & set(choices(m))
    assert fields(do(m, "turn 1 6"), "turned") == [{"before": 1, "after": 6, "n": 3}]
    assert choices(m) == ["2", "3", "4", "6"]
    do(m, "2")
    assert on(m, 2) == {"Anna": 2}


def test_AC5_then_any_one_face_is_placed_joined_ones_together() -> None:
    m = cards("Anna holds 5 3")
    roll(m, "11122334")
    do(m, "card 5", "turn 1 2", "2")
    assert on(m, 2) == {"Anna": 5}


def test_AC5_white_and_big_dice_and_kickers_are_turned_too() -> None:
    m = cards("6: | Benno 1 \n Anna holds 5 3", players=2, neutral_dice=True, big_dice=True, kickers=True)
    roll(m, own="11122", white="1222", big="1", kickers="13")
    do(m, "card 5", "turn 1 6", "6")
    assert m.view()["casinos"][5]["white"] == 1
    assert m.view()["kick"] == {"casino": 6, "due": 1}


# AC7: double trouble


def test_AC7_a_pair_goes_to_any_casino_turned_to_its_face() -> None:
    m = cards("Anna holds 7 3")
    roll(m, "11122333")
    do(m, "card 7")
    assert choices(m) == [f"pair 2 {casino}" for casino in range(1, 7)]
    do(m, "pair 2 5")
    assert on(m, 5) == {"Anna": 2}
    assert m.view()["players"][0]["dice"] == 6


def test_AC7_exactly_two_dice_of_whatever_kind() -> None:
    m = cards("Anna holds 7 3", players=2, neutral_dice=True, big_dice=True, kickers=True)
    roll(m, own="11223", white="2444", big="3", kickers="56")
    do(m, "card 7")
    assert {choice[5] for choice in choices(m)} == {"1", "3"}
    do(m, "pair 3 6")
    assert on(m, 6) == {"Anna": 1, "Anna's big die": 1}


def test_AC7_a_kicker_in_it_acts_as_usual() -> None:
    m = cards("6: | Benno 2 \n Anna holds 7 3", kickers=True)
    roll(m, own="112344", kickers="35")
    do(m, "card 7", "pair 3 6")
    assert m.view()["kick"] == {"casino": 6, "due": 1}
    do(m, "kick 2")
    assert on(m, 6) == {"Anna": 1, "Benno": 1}


def test_AC7_without_a_pair_it_cannot_be_played() -> None:
    m = cards("Anna holds 7 3")
    roll(m, "11122233")
    assert offered(m) == [3, 7]
    m = cards("Anna holds 7 3")
    roll(m, "11122223")
    assert offered(m) == [3]
    with pytest.raises(IllegalAction, match="you rolled no pair"): do(m, "card 7")


def test_AC7_on_the_slot_machine_any_face_that_is_open_there() -> None:
    m = cards("slot: 60 | Benno 4 \n Anna holds 7", players=6, slot_machine=True)
    roll(m, "11122333")
    do(m, "card 7")
    assert choices(m) == [*(f"pair 2 {casino}" for casino in range(1, 7)), *(f"pair 2 slot {face}" for face in (1, 2, 3, 5, 6))]
    do(m, "pair 2 slot 6")
    assert m.view()["casinos"][6]["shows"][0] == [6, 6]
    assert m.view()["casinos"][6]["closed"] == [4, 6]


def test_AC7_the_pair_earns_a_chip() -> None:
    m = cards("6: pink | \n Anna holds 7 3", chips=True)
    roll(m, "11122333")
    do(m, "card 7", "pair 2 6")
    assert m.view()["taking"] == 6


def test_AC7_what_may_not_be_placed_is_refused_and_why() -> None:
    m = cards("slot: 60 | Benno 4 \n Anna holds 7", players=6, slot_machine=True)
    roll(m, "11122333")
    do(m, "card 7")
    pending = ("a pair is still to be placed with the card “Double trouble”",
               "il reste une paire à placer avec la carte « Coup double »")
    assert [why_not(m, move) for move in ("1", "2", "slot 3")] == [pending] * 3
    assert why_not(m, "pair 1 2") == ("there is no pair of 1s", "il n’y a pas de paire de 1")
    assert why_not(m, "pair 2 slot 4") == ("4s lie at the slot machine already", "il y a déjà des 4 à la machine à sous")
    assert why_not(m, "5")[0] == "no die shows 5: choose one of the faces rolled"
