"""AC1, AC9, AC10: action cards that have to do with notes."""
from collections import Counter
from typing import Any

import pytest

import flambeur
from flambeur import Event, IllegalAction, Match
from flambeur.games.las_vegas.game import GAME
from flambeur.kit import contract, rng
from flambeur.kit.structs import new as new_struct
from flambeur.kit.structs import put
from tests.helpers.action_cards import cards, do, offered, question, reasons, seat_asked
from tests.helpers.drawing import NAMES, thousands
from tests.helpers.las_vegas import choices, fields, finish_round, kinds, n_dice, on, paid, pile, roll, roller, ties, under, went_under, won

# AC1: tie won


def tied(drawing: str, last: str = "6", **options: Any) -> tuple[Match, list[Event]]:
    """Anna has played it; Benno places the last die."""
    m = cards(f"{drawing} \n Anna played 1 4 \n to roll Benno", players=2, **options)
    roll(m, last)
    seen = do(m, last)
    return m, seen


def test_AC1_only_in_the_first_turn_of_the_round() -> None:
    m = cards("1: 60 | Benno 8 \n Anna holds 1 10", players=2)
    roll(m, "11223344")
    assert offered(m) == [1, 10]
    do(m, "1")
    assert offered(m) == [1, 10]                 # still that turn
    do(m, "done")
    roll(m, "223344")
    assert reasons(m, "Anna") == {1: "first_turn", 10: "playable"}


def test_AC1_a_pass_was_a_turn() -> None:
    m = cards("1: 60 | Benno 8 \n Anna holds 1 4", players=2)
    roll(m, "11223344")
    do(m, "card 4")
    roll(m, "11223344")
    assert reasons(m, "Anna") == {1: "first_turn"}


def test_AC1_the_winner_of_a_tie_keeps_dice_and_rank_all_others_go() -> None:
    m, _ = tied("1: 60 40 | Anna 3, Benno 3 \n 6: | Anna 5, Benno 4")
    assert (seat_asked(m), question(m), choices(m)) == ("Anna", "tie", ["at 1", "done"])
    seen = do(m, "at 1")
    assert fields(seen, "tie_won") == [{"casino": 1, "dice": 3, "who": [1]}]
    assert (paid(seen, 1), ties(seen, 1)) == ({"Anna": 60}, [])
    assert went_under(seen, 1) == [(40, "nobody")]


def test_AC1_of_several_all_others_stay_tied() -> None:
    m = cards("1: 60 40 20 | Anna 3, Benno 3, Carla 3, Denny 1 \n 6: | Anna 5, Benno 4, Carla 5, Denny 7 \n Anna played 1 4 \n"
              "to roll Benno", players=4)
    roll(m, "6")
    do(m, "6")
    seen = do(m, "at 1")
    assert fields(seen, "tie_won")[0]["who"] == [1, 2]
    assert paid(seen, 1) == {"Anna": 60, "Denny": 40}


def test_AC1_white_may_be_among_them() -> None:
    m = cards("1: 60 40 | Anna 3, white 3 by Benno \n 6: | Anna 5, Benno 7, white 4 by Anna, white 1 by Benno \n Anna played 1 4 \n"
              "to roll Benno \n white left: Benno 0", players=2, neutral_dice=True)
    roll(m, "6")
    do(m, "6")
    seen = do(m, "at 1")
    assert fields(seen, "tie_won")[0]["who"] == ["white"]
    assert paid(seen, 1) == {"Anna": 60}


def test_AC1_one_casino_or_none_and_none_loses_the_card() -> None:
    m, _ = tied("1: 60 | Anna 3, Benno 3 \n 2: 50 | Anna 1, Benno 1 \n 6: | Anna 4, Benno 3")
    assert choices(m) == ["at 1", "at 2", "done"]
    with pytest.raises(IllegalAction, match="choose a casino with notes at which you are tied"): do(m, "at 3")
    seen = do(m, "done")
    assert kinds(seen)[0] == "tie_not_won"
    assert (ties(seen, 1), ties(seen, 2)) == ([(3, ["Anna", "Benno"])], [(1, ["Anna", "Benno"])])


def test_AC1_without_a_tie_nobody_is_asked() -> None:
    _, seen = tied("1: 60 | Anna 3, Benno 2 \n 6: | Anna 5, Benno 5")
    assert "round_end" in kinds(seen)


def test_AC1_only_casinos_with_a_note_are_offered() -> None:
    _, seen = tied("1: | Anna 3, Benno 3 \n 6: 50 | Anna 5, Benno 4", last="5")
    assert "round_end" in kinds(seen)


def test_AC1_with_a_big_die_the_tie_is_what_counts() -> None:
    m, _ = tied("1: 60 | Anna 1, Anna big, Benno 3 \n 6: | Anna 6, Benno 3, Benno big", big_dice=True)
    assert paid(do(m, "at 1"), 1) == {"Anna": 60}


def pays_early(benno: str, drawing: str = "1: 60 40 | Anna 2, Carla 2, Denny 1", **options: Any) -> Match:
    """Benno has played AC8 on casino 1, where he has as many dice as Anna, who has played AC1; it is about to pay."""
    m = cards(f"{drawing} \n Anna played 1 4 \n Benno holds 8 {benno} \n to roll Benno", players=4, **options)
    roll(m, "11222333")
    do(m, "1", "card 8", "done")
    for _ in range(3):
        roll(m, "6" * n_dice(m))
        seen = do(m, "6")
        if m.actors and question(m) == "play": seen = do(m, "done")
    assert kinds(seen)[-1] == "pays_early"
    return m


def test_AC1_may_be_spent_at_an_early_payout_of_anybody_in_whosever_turn_it_is() -> None:
    m = pays_early("5")
    assert (seat_asked(m), m.view()["to_move"], question(m), choices(m)) == ("Anna", 1, "tie", ["at 1", "done"])
    seen = do(m, "at 1")
    assert (paid(seen, 1), roller(m)) == ({"Anna": 60, "Denny": 40}, "Benno")
    assert m.view()["tie_spent"] is True


def test_AC1_none_at_an_early_payout_keeps_the_card() -> None:
    m = pays_early("5")
    seen = do(m, "done")
    assert (kinds(seen)[0], paid(seen, 1), "tie_spent" in m.view()) == ("tie_not_won", {"Denny": 60}, False)
    while not (m.actors and question(m) == "tie"):
        if m.actors: do(m, "done" if "done" in choices(m) else choices(m)[0])
        else: roll(m, "6" * n_dice(m))
    assert choices(m) == ["at 1", "done"]


def test_AC1_on_the_slot_machine_it_serves_only_against_white() -> None:
    drawing = "slot: 80 50 | Anna 5, white 5 by Anna, Benno 4 \n"
    m = cards(f"{drawing} 6: | Anna 7, Benno 6, Carla 8, Denny 8, Emil 8, white 1 by Anna, white 2 by Benno, white 2 by Carla, "
              "white 2 by Denny, white 2 by Emil \n white left: Anna 0, Benno 0, Carla 0, Denny 0, Emil 0 \n Anna played 1 4 \n"
              "to roll Benno \n Benno played 5 6 \n Carla played 7 9 \n Denny played 8 3 \n Emil played 10 2", players=5, slot_machine=True,
              neutral_dice=True)
    roll(m, "6")
    do(m, "6")
    assert choices(m) == ["at slot", "done"]
    standing = m.game.standing(m.cell)
    assert standing is not None
    assert standing["pays"][6] == [-1, 80_000, 0, 0, 0, -1]
    wins, none = m.game.outlooks(m.cell, m.options, 0, [action.id for action in m.legal(0)])
    assert wins == {"after": [{"casino": 7, "dice": [1, 1, 0, 0, 0, 1], "pays": [80_000, 50_000, 0, 0, 0, 0]}]}
    assert none == {"after": []}
    seen = do(m, "at slot")
    assert fields(seen, "tie_won") == [{"casino": 7, "dice": 1, "who": ["white"]}]
    assert (seat_asked(m), choices(m)) == ("Anna", ["take 50", "take 80"])
    seen = do(m, "take 80")
    assert paid(seen, 7) == {"Anna": 80, "Benno": 50}


def test_AC1_asked_about_one_casino_the_slot_machine_is_seen_to_pay_as_ever() -> None:
    """It is not its turn: nobody chooses among its notes yet."""
    m = cards("1: 60 40 | Anna 2 \n slot: 80 50 | Carla 4 \n Anna played 1 \n Benno holds 8 \n to roll Benno", players=6, slot_machine=True)
    roll(m, "11222333")
    do(m, "1", "card 8")
    while not m.actors:
        roll(m, "6" * n_dice(m))
        do(m, "6")
        if m.actors and question(m) == "play": do(m, "done")
    assert (seat_asked(m), question(m), choices(m)) == ("Anna", "tie", ["at 1", "done"])
    standing = m.game.standing(m.cell)
    assert standing is not None
    assert standing["pays"][6] == [0, 0, 80_000, 0, 0, 0]


# AC9: three notes


def three(top: str, drawing: str = "", **options: Any) -> tuple[Match, list[Event]]:
    m = cards(f"{drawing} \n pile {top} \n Anna holds 9 3", **options)
    roll(m, "11223344")
    return m, do(m, "card 9")


def test_AC9_the_middle_one_goes_to_the_casino_of_your_choice_the_others_under_the_pile() -> None:
    m, seen = three("50 90 20 10", "3: 60 30 |")
    assert fields(seen, "three_drawn") == [{"notes": [90_000, 50_000, 20_000], "middle": 50_000}]
    assert (question(m), choices(m), m.view(1)["drawn_note"]) == ("lay", [f"at {casino}" for casino in range(1, 7)], 50_000)
    with pytest.raises(IllegalAction, match="choose a casino for the note"): do(m, "at slot")
    seen = do(m, "at 3")
    assert fields(seen, "note_laid") == [{"casino": 3, "note": 50_000}]
    assert thousands(m.view()["casinos"][2]["notes"]) == [60, 50, 30]
    assert (under(m), pile(m)[0]) == ([90, 20], 10)          # the higher first, known to all
    assert choices(m)[:4] == ["1", "2", "3", "4"]            # the turn goes on


def test_AC9_of_50k_50k_80k_a_50k_is_the_middle_one() -> None:
    m, _ = three("50 80 50")
    do(m, "at 1")
    assert (thousands(m.view()["casinos"][0]["notes"]), under(m)) == ([50], [80, 50])


def test_AC9_all_rainbow_cards_on_the_table_are_replaced_first_and_others_redrawn() -> None:
    m, seen = three("10 20 50 rainbow 90 20 40", "1: rainbow | \n 6: 30 rainbow |", rainbow=True)
    assert [(one["casino"], one["note"] // 1000) for one in fields(seen, "rainbow")] == [(1, 10), (6, 20)]
    assert fields(seen, "three_drawn") == [{"notes": [90_000, 50_000, 20_000], "middle": 50_000}]
    assert m.view()["rainbow_out"] == 3


@pytest.mark.parametrize(("top", "middle", "left"), [("70 40", 40, [70]), ("70", 70, []), ("40 40", 40, [40])])
def test_AC9_of_two_the_lower_is_placed_and_a_single_one_is(top: str, middle: int, left: list[int]) -> None:
    m, seen = three(f"{top}", "Benno won the rest")
    assert fields(seen, "three_drawn")[0]["middle"] == 1000 * middle
    do(m, "at 2")
    assert (thousands(m.view()["casinos"][1]["notes"]), pile(m)) == ([middle], left)


def test_AC9_with_an_empty_pile_nothing_happens_but_that_rainbow_cards_go() -> None:
    m = cards("1: rainbow | \n Benno won the rest \n Anna holds 9 3", rainbow=True)
    roll(m, "11223344")
    seen = do(m, "card 9")
    assert kinds(seen) == ["card_played", "rainbow", "three_drawn"]
    assert (question(m), choices(m)[0], m.view()["casinos"][0]["rainbow"]) == ("", "1", 0)


def test_AC9_the_slot_machine_included_and_after_placing_if_there_are_dice() -> None:
    m = cards("pile 50 90 20 \n Anna holds 9", players=6, slot_machine=True)
    roll(m, "11223344")
    do(m, "1", "card 9")
    assert choices(m)[-1] == "at slot"
    do(m, "at slot")
    assert thousands(m.view()["casinos"][6]["notes"]) == [50]
    assert roller(m) == "Benno"


# AC10: swap a note


def swapping(top: str, drawing: str = "1: 60 | Anna 3 \n 2: 20 | Anna 1", more: str = "", **options: Any) -> Match:
    """Anna has played it, all casinos have paid."""
    m = cards(f"{drawing} \n 6: | Anna 4, Benno 7 \n pile {top} \n Anna played 10 4 \n to roll Benno \n {more}", players=2, **options)
    roll(m, "6")
    do(m, "6")
    return m


def test_AC10_a_note_received_this_round_goes_under_the_pile_for_the_top_one() -> None:
    m = swapping("90 80", more="Anna won 70")
    assert (seat_asked(m), question(m), choices(m)) == ("Anna", "swap", ["give 20", "give 60", "done"])
    with pytest.raises(IllegalAction, match="choose a note that you received this round"): do(m, "give 70")
    m.play(0, "give 20")
    assert won(m, "Anna") == [60, 70, 90]
    assert 20 in under(m)


def test_AC10_or_none() -> None:
    m = swapping("90 80")
    assert "not_swapped" in kinds(do(m, "done"))
    assert won(m, "Anna") == [20, 60]


def test_AC10_who_received_none_swaps_none() -> None:
    m = swapping("90", drawing="1: 60 | \n 5: | Anna 4", more="Anna won 70")
    assert m.view()["round"] == 2


def test_AC10_all_see_which_note_goes_back_nobody_else_the_new_one() -> None:
    m = swapping("90 80")
    m.play(0, "give 20")
    told = {seat: next(event for event in m.events(seat) if event.kind == "swapped") for seat in (None, 0, 1)}
    assert told[0].fields == {"under": 20_000, "note": 90_000}
    assert told[1].fields == told[None].fields == {"under": 20_000}
    assert (told[0].text(), told[1].text()) == ("Anna swaps $20,000 for $90,000.", "Anna swaps $20,000 for the top note of the pile.")
    assert thousands(m.view(0)["players"][0]["swapped"]) == [90]
    for seat in (None, 1):
        assert "swapped" not in m.view(seat)["players"][0]
        assert (m.view(seat)["players"][0]["unknown"], m.view(seat)["players"][0]["notes"]) == (1, 2)


def test_AC10_with_open_money_the_new_note_is_unknown_until_the_game_ends() -> None:
    m = swapping("90 80", open_money=True)
    m.play(0, "give 20")
    assert (m.view(1)["players"][0]["money"], m.view(0)["players"][0]["money"]) == (60_000, 150_000)
    assert m.scores[0] == 60_000
    m = swapping("90 80", more="round 4", open_money=True)
    m.play(0, "give 20")
    assert (m.over, m.view(1)["players"][0]["money"], m.scores[0]) == (True, 150_000, 150_000)
    assert m.finale is not None


def test_AC10_what_all_saw_going_under_the_pile_is_no_secret() -> None:
    m = cards("1: 60 | Anna 3 \n 6: | Anna 5, Benno 7 \n under 10 30 \n Benno won the rest \n Anna played 10 4 \n to roll Benno", players=2)
    roll(m, "6")
    do(m, "6")
    seen = m.play(0, "give 60")
    assert fields(seen, "swapped_openly") == [{"under": 60_000, "note": 10_000}]
    assert m.view(1)["players"][0]["unknown"] == 0


def test_AC10_if_the_pile_has_no_other_note_it_is_the_same_one_again() -> None:
    m = cards("1: 60 | Anna 3 \n 6: | Anna 5, Benno 7 \n Benno won the rest \n Anna played 10 4 \n to roll Benno", players=2)
    roll(m, "6")
    do(m, "6")
    m.play(0, "give 60")
    assert won(m, "Anna") == [60]


def test_AC10_rainbow_cards_are_redrawn_and_out_of_the_game() -> None:
    m = swapping("rainbow rainbow 90 80", rainbow=True)
    m.play(0, "give 20")
    assert (won(m, "Anna"), m.view()["rainbow_out"] >= 2) == ([60, 90], True)


def test_AC10_a_bonus_card_counts_the_note_received() -> None:
    m = swapping("90 80", bonus_cards=True, more="Anna bonus 20 50 \n Benno bonus 30 30")
    seen = m.play(0, "give 20")
    assert [(event.seat, event.fields["card"]) for event in seen if event.kind == "bonus"] == [(0, 20_000)]


def test_AC10_a_note_of_an_early_payout_was_received_this_round() -> None:
    m = swapping("90 80", drawing="5: | Anna 4", more="Anna won 70 30 \n Anna received 30")
    assert choices(m) == ["give 30", "done"]


def test_AC10_who_imagines_does_not_know_the_new_note() -> None:
    """Nobody but Anna: it is any of those that nobody has seen, and the pile has the others."""
    m = cards("Anna won 30 20 \n Benno won the rest \n pile 50 60 \n under 10 \n Anna played 10 4 \n Benno played 5 6", players=2)
    position = m.position()
    position["state"]["players"][0] |= {"swapped": [30_000], "unknown": 1}
    m = flambeur.from_position(position, names=NAMES[:2])
    r, worlds = rng.new(5), new_struct(GAME.State)
    seen = Counter[tuple[Any, ...]]()
    for _ in range(900):
        put(worlds, 0, m.state)
        contract.imagine(worlds[0], 1, r)
        s = worlds[0]
        assert s.won[0, 2] >= 1
        seen[tuple(int(s.pile.cards[k]) for k in range(3)), tuple(note for note in range(12) if s.action_cards.hidden[0, note])] += 1
    assert {note for _, (note,) in seen} == {3, 5, 6}
    assert all(lies[2] == 1 and sorted([*lies[:2], note]) == [3, 5, 6] for lies, (note,) in seen)
    assert len(seen) == 6
    assert all(abs(n / 900 - 1 / 6) < 0.05 for n in seen.values())
    before = m.digest
    put(worlds, 0, m.state)
    contract.imagine(worlds[0], 0, r)
    assert (worlds[0].won == m.state.won).all()
    assert m.digest == before


def test_AC10_the_turning_point_of_a_game_counts_the_swap() -> None:
    m = swapping("90 80", more="round 4")
    m.play(0, "give 20")
    assert m.finale is not None
    assert m.scores == [150_000, 0]
    finish_round(m)
    assert on(m, 1) == {}
