"""AC6, AC8: action cards right after placing."""
from typing import Any

import pytest

from flambeur import IllegalAction, Match
from tests.helpers.action_cards import cards, do, may, offered, question, reasons, seat_asked
from tests.helpers.drawing import thousands
from tests.helpers.las_vegas import choices, fields, finish_round, kinds, n_dice, on, paid, pile, roll, roller, under, went_under, won

# AC6: take back


def placed(drawing: str = "", own: str = "11122333", face: str = "1", players: int = 3, **options: Any) -> Match:
    m = cards(f"{drawing} \n Anna holds 6 3", players, **options)
    roll(m, own)
    do(m, face)
    return m


def test_AC6_some_of_the_dice_just_placed_come_back() -> None:
    m = placed("1: 60 | Anna 0, Benno 1")
    do(m, "card 6")
    assert (question(m), choices(m)) == ("back", ["back 1"])
    with pytest.raises(IllegalAction, match="take back a die that you have just placed, and at least one"): do(m, "done")
    do(m, "back 1")
    assert choices(m) == ["back 1", "done"]
    do(m, "done")
    assert (on(m, 1), m.view()["players"][0]["dice"]) == ({"Anna": 2, "Benno": 1}, 6)


def test_AC6_or_all_and_nothing_is_placed_again_this_turn() -> None:
    m = placed()
    assert kinds(do(m, "card 6", "back 1", "back 1", "back 1")) == ["card_played"] + ["taken_back"] * 3
    assert (on(m, 1), question(m), may(m)) == ({}, "play", ["done"])
    do(m, "done")
    assert (roller(m), m.view()["players"][0]["dice"]) == ("Benno", 8)


def test_AC6_older_dice_stay() -> None:
    m = cards("1: 60 | Anna 4 \n Anna holds 6 3")
    roll(m, "1122")
    do(m, "1", "card 6", "back 1", "back 1")
    assert on(m, 1) == {"Anna": 4}


def test_AC6_a_single_die_needs_no_question() -> None:
    m = cards("Anna holds 6 3")
    roll(m, "12222333")
    assert kinds(do(m, "1", "card 6"))[-1] == "taken_back"
    assert (on(m, 1), question(m)) == ({}, "play")


def test_AC6_white_and_big_dice_too() -> None:
    m = cards("Anna holds 6 3", players=2, neutral_dice=True, big_dice=True)
    roll(m, own="1112222", white="1123", big="1")
    do(m, "1", "card 6")
    assert choices(m) == ["back 1", "back big 1", "back white 1"]
    do(m, "back white 1", "back big 1", "done")
    assert on(m, 1) == {"Anna": 3, "white": 1}
    player = m.view()["players"][0]
    assert (player["white"], player["big"]) == (3, 1)


def test_AC6_used_kickers_stay_used_and_kicked_dice_stay_kicked() -> None:
    m = cards("1: 60 | Benno 2 \n Anna holds 6 3", kickers=True)
    roll(m, "112222", kickers="13")
    do(m, "1", "kick 2", "card 6", "back 1", "back 1")
    assert on(m, 1) == {"Benno": 1}
    assert (m.view()["players"][0]["kickers"], m.view()["players"][1]["dice"]) == (1, 5)


def test_AC6_only_what_still_lies_there_and_of_equal_dice_the_oldest_was_kicked() -> None:
    m = cards("1: 60 | Anna 2 \n Anna holds 6 3", kickers=True)
    roll(m, "1222", kickers="13")
    do(m, "1", "kick 1", "card 6")
    assert on(m, 1) == {"Anna": 1}          # of three the one just placed came back, an older one had been kicked
    m = cards("Anna holds 6 3", kickers=True)
    roll(m, "112222", kickers="13")
    do(m, "1", "kick 1", "card 6")
    assert on(m, 1) == {}


def test_AC6_is_not_playable_if_no_die_of_the_placement_lies_there() -> None:
    m = cards("Anna holds 6 3", kickers=True)
    roll(m, "122222", kickers="13")
    do(m, "1", "kick 1")
    assert reasons(m, "Anna") == {3: "playable", 6: "nothing_lies"}


def test_AC6_white_dice_of_the_placement_by_who_placed_them() -> None:
    """With kickers it is remembered, also after one was kicked."""
    m = cards("1: 60 | white 1 by Benno \n Anna holds 6 3", players=2, neutral_dice=True, kickers=True)
    roll(m, own="122222", white="1123", kickers="13")
    do(m, "1", "kick white 2", "card 6", "back white 1", "back white 1")
    assert choices(m) == ["back 1", "done"]
    do(m, "done")
    assert m.view()["casinos"][0]["white_by"] == [0, 0, 0]


def test_AC6_a_chip_taken_is_kept() -> None:
    m = cards("1: pink | \n Anna holds 6 3", chips=True)
    roll(m, "11222333")
    do(m, "1", "pink", "card 6", "back 1", "back 1")
    assert m.view()["players"][0]["chips"] == [1]


def test_AC6_the_slot_machine_is_open_again_to_a_face_of_which_every_die_came_back() -> None:
    m = cards("Anna holds 6", players=6, slot_machine=True)
    roll(m, "11222333")
    do(m, "slot 1", "card 6", "back slot")
    assert m.view()["casinos"][6]["closed"] == [1]
    do(m, "back slot")
    assert (m.view()["casinos"][6]["closed"], m.view()["casinos"][6]["shows"][0]) == ([], [])
    m = cards("Anna holds 6", players=6, slot_machine=True)
    roll(m, "11222333")
    do(m, "slot 1", "card 6", "back slot", "done")
    assert m.view()["casinos"][6]["closed"] == [1]


def test_AC6_dice_that_came_back_count_as_dice_in_the_hand_for_other_cards() -> None:
    m = cards("1: 60 | Anna 6 \n Anna holds 6 3")
    roll(m, "22")
    do(m, "2")
    assert offered(m) == [6]
    do(m, "card 6", "back 2", "done")
    assert offered(m) == [3]


# AC8: early payout


def around(m: Match) -> list[Any]:
    """The others place a die each on casino 6, until Anna comes up; what happened."""
    seen: list[Any] = []
    number = m.view()["round"]
    while not any(event.kind == "pays_early" for event in seen) and m.view()["round"] == number:
        seen += roll(m, "6" + "5" * (n_dice(m) - 1))
        seen += do(m, "6")
        if m.actors and question(m) == "play": seen += do(m, "done")
    return seen


def test_AC8_the_casino_pays_everyone_at_the_start_of_the_next_turn_and_no_die_moves() -> None:
    m = cards("1: 60 40 20 | Benno 1, Carla 1, Anna 1 \n Anna holds 8 4")
    roll(m, "1122233")
    do(m, "1", "card 8", "done")
    assert m.view()["early"] == 1
    seen = around(m)
    assert (paid(seen, 1), roller(m), m.view().get("early")) == ({"Anna": 60}, "Anna", None)
    assert on(m, 1) == {"Anna": 3, "Benno": 1, "Carla": 1}          # tied dice stay, winners' dice stay
    assert thousands(m.view()["casinos"][0]["notes"]) == [40, 20]   # notes not won stay there
    assert under(m) == []


def test_AC8_the_casino_pays_again_at_the_end_of_the_round_with_all_its_dice() -> None:
    m = cards("1: 60 40 | Anna 1, Benno 1 \n 6: | Anna 4, Benno 7 \n Anna holds 8 4", players=2)
    roll(m, "122")
    pays = do(m, "1", "card 8", "done") + finish_round(m)
    assert [(event.fields["note"] // 1000, event.seat) for event in pays if event.kind == "paid" and event.fields["casino"] == 1] \
        == [(60, 0), (40, 1)]


def test_AC8_also_when_the_seat_has_no_dice_then() -> None:
    m = cards("1: 60 | Anna 6 \n Anna holds 8 4")
    roll(m, "11")
    do(m, "1", "card 8", "done")
    seen = around(m)
    assert paid(seen, 1) == {"Anna": 60}
    assert roller(m) == "Benno"


def test_AC8_just_before_the_ordinary_payout_if_the_round_ends_before() -> None:
    m = cards("1: 60 40 | Anna 1 \n 2: 50 | Anna 1, Benno 8 \n 6: | Anna 5 \n Anna holds 8 4", players=2)
    roll(m, "1")
    seen = do(m, "1", "card 8")
    if m.actors and question(m) == "play": seen += do(m, "done")
    order = [(event.kind, event.fields.get("casino")) for event in seen if event.kind in ("pays_early", "paid", "under", "tie")]
    assert order[:2] == [("pays_early", 1), ("paid", 1)]
    assert [note["note"] // 1000 for note in fields(seen, "paid") if note["casino"] == 1] == [60, 40]


def test_AC8_rainbow_cards_there_are_replaced_first_only_there() -> None:
    m = cards("1: rainbow | \n 2: rainbow | \n pile 80 \n Anna holds 8 4", rainbow=True)
    roll(m, "11222333")
    do(m, "1", "card 8", "done")
    seen = around(m)
    assert fields(seen, "rainbow") == [{"casino": 1, "note": 80_000}]
    assert paid(seen, 1) == {"Anna": 80}
    assert m.view()["casinos"][1]["rainbow"] == 1


def test_AC8_a_note_that_white_wins_goes_under_the_pile_at_once() -> None:
    m = cards("1: 60 40 20 | white 3 by Anna \n white left: Anna 1 \n Anna holds 8 4", players=2, neutral_dice=True)
    roll(m, "12222333", white="5")
    do(m, "1", "card 8", "done")
    roll(m, "55555555", white="6666")
    seen = do(m, "5")
    assert went_under(seen, 1) == [(60, "white")]
    assert (paid(seen, 1), under(m), pile(m)[-1]) == ({"Anna": 40}, [60], 60)
    assert thousands(m.view()["casinos"][0]["notes"]) == [20]


def test_AC8_tied_dice_do_not_count() -> None:
    m = cards("1: 60 40 | Benno 3, Carla 1 \n Anna holds 8 4")
    roll(m, "11122233")
    do(m, "1", "card 8", "done")
    assert paid(around(m), 1) == {"Carla": 60}


def test_AC8_not_if_AC6_took_the_whole_placement_back() -> None:
    m = cards("Anna holds 6 8")
    roll(m, "11222333")
    do(m, "1", "card 6", "back 1", "back 1")
    assert reasons(m, "Anna") == {8: "all_taken"}


def test_AC8_a_placement_with_a_kicker_is_never_wholly_taken_back() -> None:
    m = cards("1: 60 | Benno 1 \n Anna holds 6 8", kickers=True)
    roll(m, "122222", kickers="13")
    do(m, "1", "kick 2", "card 6")
    assert offered(m) == [8]


def test_AC8_on_the_slot_machine_players_choose_and_the_rest_stays() -> None:
    m = cards("slot: 80 50 30 | Benno 6 6, Carla 2 \n Anna holds 8", players=6, slot_machine=True)
    roll(m, "11122333")
    do(m, "slot 1", "card 8")
    for own in ("555555", "4444444", "44444444", "44444444", "44444444"):
        roll(m, own)
        seen = do(m, own[0])
    assert (kinds(seen)[-1], seat_asked(m), m.view()["asking"], m.view()["to_move"]) == ("pays_early", "Anna", "slot_machine", 0)
    do(m, "take 50")
    assert seat_asked(m) == "Benno"
    seen = do(m, "take 80")
    assert (paid(seen, 7), roller(m)) == ({"Benno": 80, "Carla": 30}, "Anna")
    assert m.view()["casinos"][6]["notes"] == []
    assert m.view()["casinos"][6]["shows"][:3] == [[1, 1, 1], [6, 6], [2]]


def test_AC8_the_slot_machine_keeps_what_nobody_took() -> None:
    m = cards("slot: 80 50 30 | \n Anna holds 8", players=6, slot_machine=True)
    roll(m, "11122333")
    do(m, "slot 1", "card 8")
    for _ in range(5):
        roll(m, "44444444")
        do(m, "4")
    do(m, "take 80")
    assert (roller(m), thousands(m.view()["casinos"][6]["notes"]), won(m, "Anna")) == ("Anna", [50, 30], [80])
    assert under(m) == []


def test_AC8_white_at_the_slot_machine_gets_the_highest_note_which_goes_under_at_once() -> None:
    m = cards("slot: 80 50 30 | white 6 6 by Benno, Carla 2 \n Anna holds 8 \n Anna played 10 \n Benno played 4 5 \n Carla played 6 7 \n"
              "Denny played 9 3 \n Emil played 1 2", players=5, slot_machine=True, neutral_dice=True)
    roll(m, "11222333", white="45")
    do(m, "slot 1", "card 8")
    for white in ("", "44", "44", "44"):
        own = "4" * (n_dice(m) - len(white))
        roll(m, own, white=white)
        seen = do(m, "4")
    assert went_under(seen, 7) == [(80, "white")]
    assert (seat_asked(m), choices(m)) == ("Anna", ["take 30", "take 50"])
    assert thousands(m.view()["casinos"][6]["notes"]) == [50, 30]
