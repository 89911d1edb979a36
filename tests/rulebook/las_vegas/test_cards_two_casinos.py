"""AC3: until your next turn every opponent who rolls two faces places two, on different casinos. Anna has played it, Benno rolls."""
from typing import Any

import pytest

from flambeur import IllegalAction, Match
from tests.helpers.action_cards import cards, do, may, offered, question, why_not
from tests.helpers.las_vegas import choices, finish_round, on, roll, roller


def against(benno: str = "", drawing: str = "", players: int = 3, **options: Any) -> Match:
    """Anna has played it and placed three dice on casino 6."""
    each = 2 if players < 6 else 1
    others = f"Anna played {'4 ' if each == 2 and '4' not in benno else '9 ' if each == 2 else ''}3"
    m = cards(f"{drawing} \n {others} \n {f'Benno holds {benno}' if benno else ''} \n to roll Benno \n had turn Anna", players, **options)
    m.state.action_cards.two = 1
    return m


def test_AC3_who_rolls_two_faces_places_two_all_dice_of_each() -> None:
    m = against()
    roll(m, "11123344")
    assert may(m) == ["1", "2", "3", "4"]
    do(m, "1")
    assert (m.view()["roll"]["own"], choices(m)) == ([2, 3, 3, 4, 4], ["2", "3", "4"])
    do(m, "3")
    assert (on(m, 1), on(m, 3), m.view()["players"][1]["dice"]) == ({"Benno": 3}, {"Benno": 2}, 3)
    assert (roller(m), m.view()["roll"]) == ("Carla", None)


def test_AC3_who_rolls_one_face_places_one() -> None:
    m = against()
    roll(m, "11111111")
    do(m, "1")
    assert roller(m) == "Carla"


def test_AC3_after_a_re_roll() -> None:
    m = against("2")
    roll(m, "11111112")
    do(m, "card 2", "reroll 2", "throw")
    roll(m, "1")
    do(m, "1")
    assert roller(m) == "Carla"


def test_AC3_it_does_not_hold_for_who_played_it_nor_after_the_seat_has_come_up() -> None:
    m = cards("Anna holds 3 4")
    roll(m, "11223344")
    do(m, "card 3", "1", "done")
    assert m.view()["two_casinos"] is True
    for _ in range(2):
        roll(m, "11223344")
        do(m, "1", "2")
    assert (roller(m), m.view()["two_casinos"]) == ("Anna", False)


def test_AC3_the_seat_comes_up_without_dice_too() -> None:
    m = cards("1: 60 | Anna 6 \n Anna holds 3 4", players=2)
    roll(m, "22")
    do(m, "card 3", "2", "done")
    roll(m, "11223344")
    do(m, "1", "2")
    assert (roller(m), m.view()["two_casinos"]) == ("Benno", False)


def test_AC3_or_the_round_ends() -> None:
    m = cards("1: 60 | Anna 7, Benno 8 \n Anna holds 3 4", players=2)
    roll(m, "2")
    do(m, "card 3", "2")
    if m.actors: do(m, "done")
    assert (m.view()["round"], m.view()["two_casinos"]) == (2, False)


def test_AC3_the_slot_machine_may_be_one_of_the_two() -> None:
    m = against(players=6, slot_machine=True)
    roll(m, "11223344")
    do(m, "slot 1")
    assert choices(m) == ["2", "3", "4"]
    m = against(players=6, slot_machine=True)
    roll(m, "11223344")
    do(m, "1")
    assert choices(m) == ["2", "3", "4", "slot 2", "slot 3", "slot 4"]


def test_AC3_the_first_placement_is_resolved_before_the_second() -> None:
    """Kickers and chips; but no card is played between the two."""
    m = against("10", "1: 60 pink | Anna 1 \n 2: 50 gold |", kickers=True, chips=True)
    roll(m, "112234", kickers="16")
    do(m, "1")
    assert m.view()["asking"] == "kickers"
    assert m.view()["roll"]["own"] == [2, 2, 3, 4]
    do(m, "kick 1")
    assert m.view()["taking"] == 1
    do(m, "pink")
    assert choices(m) == ["2", "3", "4", "6"]
    assert offered(m) == []
    do(m, "2")
    assert m.view()["taking"] == 2
    do(m, "gold")
    assert question(m) == "play"


def test_AC3_AC6_takes_back_from_both_casinos() -> None:
    m = against("6")
    roll(m, "11223344")
    do(m, "1", "2", "card 6")
    assert choices(m) == ["back 1", "back 2"]
    do(m, "back 1", "back 2", "done")
    assert (on(m, 1), on(m, 2)) == ({"Benno": 1}, {"Benno": 1})


def test_AC3_AC8_is_for_one_of_the_two() -> None:
    m = against("8")
    roll(m, "11223344")
    do(m, "2", "1", "card 8")
    assert (question(m), choices(m)) == ("early", ["at 1", "at 2"])
    with pytest.raises(IllegalAction, match="choose one of the two casinos"): do(m, "at 3")
    do(m, "at 2")
    assert m.view()["early"] == 2


def test_AC3_who_passes_is_not_affected() -> None:
    m = against("4 5")
    roll(m, "11223344")
    do(m, "card 4")
    assert roller(m) == "Carla"


def test_AC3_who_turns_dice_to_others_may_place_them_together_and_owes_no_second() -> None:
    """But may place one, if the joined dice come first."""
    m = against("5")
    roll(m, "11223344")
    do(m, "card 5", "turn 1 2", "2")
    assert choices(m) == ["3", "4", "done"]
    do(m, "done")
    assert (roller(m), m.view()["roll"], on(m, 2)) == ("Carla", None, {"Benno": 4})
    m = against("5")
    roll(m, "11223344")
    do(m, "card 5", "turn 1 2", "2", "3")
    assert (roller(m), on(m, 3)) == ("Carla", {"Benno": 2})


def test_AC3_if_other_dice_come_first_a_second_placement_is_owed() -> None:
    m = against("5")
    roll(m, "11223344")
    do(m, "card 5", "turn 1 2", "3")
    assert choices(m) == ["2", "4"]
    m = against("5")
    roll(m, "11223344")
    do(m, "card 5", "turn 1 6", "6")
    assert choices(m) == ["2", "3", "4"]


def test_AC3_two_faces_that_become_one_are_placed_once() -> None:
    m = against("5")
    roll(m, "11112222")
    do(m, "card 5", "turn 1 2", "2")
    assert roller(m) == "Carla"


def test_AC3_a_pair_is_one_of_the_two_and_not_on_the_casino_of_the_other() -> None:
    m = against("7")
    roll(m, "11222333")
    do(m, "card 7", "pair 1 2")
    assert choices(m) == ["3"]
    do(m, "3")
    assert (on(m, 2), on(m, 3), roller(m)) == ({"Benno": 2}, {"Benno": 3}, "Carla")


def test_AC3_of_two_pairs_one_may_be_placed_plainly_if_the_other_stays_for_the_card() -> None:
    m = against("7")
    roll(m, "11224444")
    do(m, "card 7")
    assert [choice for choice in choices(m) if " " not in choice] == ["1", "2", "4"]
    do(m, "1")
    assert choices(m) == [f"pair 2 {casino}" for casino in (2, 3, 4, 5, 6)]
    do(m, "pair 2 6")
    assert (on(m, 1), on(m, 6), roller(m)) == ({"Benno": 2}, {"Benno": 2}, "Carla")


def test_AC3_the_only_pair_cannot_be_placed_plainly_then() -> None:
    m = against("7")
    roll(m, "11222444")
    do(m, "card 7")
    assert [choice for choice in choices(m) if " " not in choice] == ["2", "4"]


def test_AC3_a_pair_to_the_only_other_face_is_not_legal() -> None:
    m = against("7")
    roll(m, "11222222")
    do(m, "card 7")
    assert choices(m) == ["2", *(f"pair 1 {casino}" for casino in (1, 3, 4, 5, 6))]


def test_AC3_it_is_if_the_slot_machine_is_open_to_the_other() -> None:
    m = against("7", players=6, slot_machine=True)
    roll(m, "11222222")
    do(m, "card 7", "pair 1 2")
    assert choices(m) == ["slot 2"]
    m = against("7", "slot: 50 | Anna 2", players=6, slot_machine=True)
    roll(m, "11222222")
    do(m, "card 7")
    assert "pair 1 2" not in choices(m)


ELSEWHERE = ("the second placement goes to another casino", "le second placement va dans un autre casino")


def test_AC3_the_second_placement_to_the_first_casino_is_refused() -> None:
    m = against(players=6, slot_machine=True)
    roll(m, "11222222")
    do(m, "slot 1")
    assert why_not(m, "slot 2") == ELSEWHERE
    assert why_not(m, "slot 3")[0] == "no die shows 3: choose one of the faces rolled"
    finish_round(m)


def test_AC3_a_pair_that_may_not_go_there_is_refused_and_why() -> None:
    m = against("7")
    roll(m, "11222222")
    do(m, "card 7")
    assert why_not(m, "pair 1 2") == ("place the pair on another casino, so that the rest can follow",
                                      "placez la paire dans un autre casino, pour que le reste suive")
    assert why_not(m, "1")[0] == "a pair is still to be placed with the card “Double trouble”"
    do(m, "2")
    assert why_not(m, "pair 1 2") == ELSEWHERE
