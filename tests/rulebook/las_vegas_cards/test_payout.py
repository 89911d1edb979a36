"""CG6, CG7: what a casino pays, the next round, the end. At the drawn casinos nobody lays a card any more."""
import pytest

from flambeur import Match
from flambeur.games.vegas import fortune
from tests.helpers.las_vegas_cards import (
    NAMES,
    box,
    boxed,
    fields,
    finish_round,
    kinds,
    last_turn,
    offered,
    paid,
    pile,
    player,
    stocked,
    table,
    ties,
    whole_player,
)


def test_example_casino_5_pays_nobody() -> None:
    """Leo 3 cards with 4 dice, Henri 4 with 4, Rebecca 1 with 2, Sandra 2 with 2."""
    seen = last_turn("5: 80 30 | Leo 5 5 55, Henri 5 5 5 5, Rebecca 55, Sandra 5 5")
    assert ties(seen, 5) == [(4, ["Leo", "Henri"]), (2, ["Rebecca", "Sandra"])]
    assert paid(seen, 5) == {}
    assert boxed(seen, 5) == [80, 30]


def test_CG6_the_most_dice_take_the_higher_note_and_the_second_most_the_lower() -> None:
    seen = last_turn("2: 30 90 | Leo 2, Henri 2 2 2 2, Rebecca 2 2")
    assert paid(seen, 2) == {"Henri": 90, "Rebecca": 30}
    assert boxed(seen, 2) == []


def test_CG6_dice_count_and_not_cards() -> None:
    """Three cards with four dice are more than three with three, and two with three are as many as those."""
    seen = last_turn("2: 90 40 | Leo 2 2 2, Henri 2 2 22, Rebecca 2 22, Sandra 2")
    assert ties(seen, 2) == [(3, ["Leo", "Rebecca"])]
    assert paid(seen, 2) == {"Henri": 90, "Sandra": 40}
    assert [(event["dice"], event["n"]) for event in fields(seen, "paid") if event["casino"] == 2] == [(4, 3), (1, 1)]


def test_CG6_a_double_card_counts_two() -> None:
    assert paid(last_turn("2: 90 40 | Leo 2, Henri 22"), 2) == {"Henri": 90, "Leo": 40}


def test_CG6_a_lone_player_takes_the_higher_note_only() -> None:
    seen = last_turn("3: 60 70 | Sandra 3")
    assert paid(seen, 3) == {"Sandra": 70}
    assert boxed(seen, 3) == [60]


def test_CG6_a_lone_player_beside_a_tie_takes_the_higher_note_only() -> None:
    seen = last_turn("3: 60 70 | Leo 3 3, Henri 33, Sandra 3")
    assert ties(seen, 3) == [(2, ["Leo", "Henri"])]
    assert paid(seen, 3) == {"Sandra": 70}
    assert boxed(seen, 3) == [60]


def test_CG6_others_get_nothing() -> None:
    seen = last_turn("1: 60 50 | Leo 1, Henri 1 1, Rebecca 1 1 1, Sandra 1 1 1 1", open_money=True)
    assert paid(seen, 1) == {"Sandra": 60, "Rebecca": 50}


def test_CG6_a_casino_without_cards_pays_nobody() -> None:
    seen = last_turn("4: 100 90")
    assert (ties(seen, 4), paid(seen, 4), boxed(seen, 4)) == ([], {}, [100, 90])


def test_CG6_three_may_tie_as_well() -> None:
    seen = last_turn("1: 60 50 | Leo 1 1, Henri 11, Rebecca 1 1, Sandra 1")
    assert ties(seen, 1) == [(2, ["Leo", "Henri", "Rebecca"])]
    assert paid(seen, 1) == {"Sandra": 60}


def test_CG6_two_groups_may_tie_while_a_fifth_player_wins() -> None:
    seen = last_turn("2: 90 50 | Leo 2, Henri 2 2 2, Rebecca 22, Sandra 2 22, Tom 2", players=5)
    assert ties(seen, 2) == [(3, ["Henri", "Sandra"]), (1, ["Leo", "Tom"])]
    assert paid(seen, 2) == {"Rebecca": 90}


def test_CG6_a_tie_between_the_first_and_the_last_is_passed_over() -> None:
    seen = last_turn("2: 90 50 | Leo 2 2 2 2 22, Henri 2 2, Rebecca 22, Sandra 2")
    assert paid(seen, 2) == {"Leo": 90, "Sandra": 50}


def test_CG6_all_cards_of_a_face_tie_too() -> None:
    seen = last_turn("2: 90 50 | Leo 2 2 2 2 22, Henri 2 2 2 2 22, Sandra 2")
    assert ties(seen, 2) == [(6, ["Leo", "Henri"])]
    assert paid(seen, 2) == {"Sandra": 90}


def test_CG6_ties_are_removed_everywhere_then_the_casinos_pay_from_1_to_6() -> None:
    seen = last_turn("1: 60 50 | Leo 1 1, Henri 11, Sandra 1 \n 6: 70 40 | Leo 6, Henri 6, Rebecca 66")
    told = [(event.kind, event.fields["casino"]) for event in seen if event.kind in ("tie", "paid", "boxed")]
    assert [one for one in told if one[1] in (1, 6)] == [("tie", 1), ("tie", 6), ("paid", 1), ("boxed", 1), ("paid", 6), ("boxed", 6)]
    assert [event.fields["casino"] for event in seen if event.kind in ("paid", "boxed")] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


def test_CG6_notes_left_go_to_the_box_and_stay_out_of_the_game() -> None:
    m = table("round 3 \n turn 6 \n box 30 40 \n 2: 100 90 | Leo 2 \n 3: 80 70 \n pile 50 50")
    before, waiting = box(m), pile(m)
    seen = finish_round(m)
    boxes = sorted(before + [note["note"] // 1000 for note in fields(seen, "boxed")])
    assert boxed(seen, 2) == [90]
    assert boxed(seen, 3) == [80, 70]
    assert box(m) == boxes
    assert sorted(offered(m)) == sorted(waiting)
    assert pile(m) == []


def test_CG6_no_note_stays_on_a_casino_after_the_last_round() -> None:
    m = table("round 4 \n turn 6 \n 2: 100 90 | Leo 2")
    finish_round(m)
    assert stocked(m) == [[]] * 6
    assert all(casino["cards"] == [[]] * 4 for casino in m.view()["casinos"])


# CG7

def test_CG7_everybody_shuffles_all_30_cards_for_the_next_round() -> None:
    m = table("turn 6 \n 2: 100 90 | Leo 2 2 22, Henri 2")
    seen = finish_round(m)
    assert kinds(seen).count("decks_shuffled") == 1
    for name in NAMES[:4]:
        assert (player(m, name)["cards"], player(m, name)["deck"], player(m, name)["glass"], player(m, name)["out"]) == (5, 25, 0, 0)
        cards = whole_player(m, name)
        assert sorted(cards["hand"] + cards["deck"]) == sorted([n for face in range(1, 7) for n in [face] * 4 + [11 * face]])
        assert (cards["away"], cards["chosen"]) == ([], None)
        assert cards["deck"] != sorted(cards["deck"], reverse=True)


def test_CG7_two_new_notes_come_to_each_casino_and_the_pile_lasts_four_rounds() -> None:
    m = table("turn 6 \n pile 30 100 50 60")
    assert m.view()["pile"] == 36
    finish_round(m)
    assert stocked(m)[:2] == [[100, 30], [60, 50]]
    for number, left in ((2, 24), (3, 12), (4, 0)):
        assert (m.view()["round"], m.view()["pile"]) == (number, left)
        assert [len(notes) for notes in stocked(m)] == [2] * 6
        finish_round(m)
    assert m.over


@pytest.mark.parametrize("number", [1, 2, 3])
def test_CG7_nobody_wins_before_the_end_of_round_4(number: int) -> None:
    m = table(f"round {number} \n turn 6")
    seen = finish_round(m)
    assert not m.over
    assert "game_end" not in kinds(seen)
    assert m.winners == m.view()["winners"] == []


def ended(drawing: str, players: int = 4, **options: bool) -> Match:
    """A game that is over: nothing was to be won in the last turn but what is drawn, since all tie at casino 6."""
    everyone = ", ".join(f"{name} 6 6 6 6 66" for name in NAMES[:players])
    m = table(f"round 4 \n turn 6 \n 6: 30 30 | {everyone} \n {drawing}", players, **options)
    for seat in m.actors:
        m.play(seat, "5")
    return m


def test_CG6_won_notes_join_those_in_the_safe() -> None:
    m = ended("Leo won 30 60 \n 1: 60 50 | Leo 1 \n 2: 90 40 | Leo 2, Henri 2 2")
    assert whole_player(m, "Leo")["won"] == [30_000, 40_000, 60_000, 60_000]
    assert m.scores == [190_000, 90_000, 0, 0]


def winners(drawing: str) -> list[str]:
    m = ended(drawing)
    assert fields(m.events(), "game_end") == [{"winners": m.winners}]
    assert m.view()["winners"] == m.winners
    return [NAMES[seat] for seat in m.winners]


def test_CG7_the_richest_wins_whatever_the_number_of_notes() -> None:
    assert winners("Leo won 30 30 30 \n Henri won 100 \n Rebecca won 60 30") == ["Henri"]


def test_CG7_a_little_richer_is_enough() -> None:
    assert winners("Leo won 30 30 40 40 50 50 50 \n Henri won 100 100 100") == ["Henri"]


def test_CG7_equally_rich_and_more_notes_wins() -> None:
    assert winners("Leo won 90 \n Henri won 50 40 \n Rebecca won 30 30 30") == ["Rebecca"]
    assert winners("Leo won 50 40 \n Henri won 90") == ["Leo"]


def test_CG7_still_tied_they_share_the_victory() -> None:
    assert winners("Henri won 60 30 \n Sandra won 50 40 \n Leo won 90") == ["Henri", "Sandra"]


def test_CG7_nobody_has_anything_and_all_share() -> None:
    assert winners("") == ["Leo", "Henri", "Rebecca", "Sandra"]


def test_CG7_the_last_payout_counts() -> None:
    m = ended("Leo won 70 \n 2: 80 30 | Henri 2")
    assert m.scores == [70_000, 80_000, 0, 0]
    assert m.winners == [1]


def test_CG7_the_notes_that_break_a_tie_are_those_won() -> None:
    m = table("round 2 \n Leo won 100 30 \n Henri won 40")
    assert [fortune.notes_won(m.state, p) for p in range(4)] == [2, 1, 0, 0]
    assert m.scores == [130_000, 40_000, 0, 0]
