"""LV7: what a casino pays. All dice that are not drawn end on casino 6, which has no notes."""
from tests.helpers.las_vegas import finish_round, n_dice, on, paid, pile, table, ties, under, went_under, won


def test_example_benno_and_carla_tie_so_denny_takes_the_30k() -> None:
    m = table("round 4 \n 2: 80 30 10 | Anna 5, Benno 3, Carla 3, Denny 1")
    seen = finish_round(m)
    assert ties(seen, 2) == [(3, ["Benno", "Carla"])]
    assert paid(seen, 2) == {"Anna": 80, "Denny": 30}
    assert went_under(seen, 2) == [(10, "nobody")]


def test_example_two_pairs_tie_and_all_notes_go_under_the_pile() -> None:
    m = table("round 4 \n 1: 70 40 20 | Anna 2, Carla 2, Benno 1, Denny 1")
    seen = finish_round(m)
    assert ties(seen, 1) == [(2, ["Anna", "Carla"]), (1, ["Benno", "Denny"])]
    assert paid(seen, 1) == {}
    assert under(m) == [70, 40, 20]


def test_example_benno_alone_takes_the_40k_and_the_other_note_goes_under() -> None:
    m = table("round 4 \n 3: 20 40 | Anna 1, Benno 2, Carla 1")
    seen = finish_round(m)
    assert paid(seen, 3) == {"Benno": 40}
    assert went_under(seen, 3) == [(20, "nobody")]


def test_example_carla_before_benno_before_denny_with_two_notes() -> None:
    m = table("round 4 \n 5: 70 20 | Carla 4, Benno 2, Denny 1")
    seen = finish_round(m)
    assert paid(seen, 5) == {"Carla": 70, "Benno": 20}
    assert won(m, "Denny") == []
    assert went_under(seen, 5) == []


def test_LV7a_players_with_equally_many_dice_take_them_back() -> None:
    """However many they are, and even if they have the most."""
    m = table("round 4 \n 1: 60 10 | Anna 3, Benno 3, Carla 3, Denny 1")
    seen = finish_round(m)
    assert ties(seen, 1) == [(3, ["Anna", "Benno", "Carla"])]
    assert paid(seen, 1) == {"Denny": 60}


def test_LV7a_two_groups_may_tie_while_a_fifth_player_wins() -> None:
    m = table("round 4 \n 2: 90 50 | Anna 1, Benno 3, Carla 2, Denny 3, Emil 1", players=5)
    seen = finish_round(m)
    assert ties(seen, 2) == [(3, ["Benno", "Denny"]), (1, ["Anna", "Emil"])]
    assert paid(seen, 2) == {"Carla": 90}


def test_LV7a_players_without_dice_there_do_not_tie() -> None:
    m = table("round 4 \n 4: 60 | Anna 1")
    seen = finish_round(m)
    assert ties(seen, 4) == []
    assert paid(seen, 4) == {"Anna": 60}


def test_LV7a_a_tie_at_one_casino_means_nothing_at_another() -> None:
    m = table("round 4 \n 1: 60 | Anna 2, Benno 2 \n 2: 50 | Anna 2, Carla 1")
    seen = finish_round(m)
    assert ties(seen, 2) == []
    assert paid(seen, 2) == {"Anna": 50}


def test_LV7a_eight_dice_tie_as_well() -> None:
    m = table("round 4 \n 3: 60 | Anna 8, Benno 8, Carla 7, Denny 1 \n to roll Carla")
    seen = finish_round(m)
    assert ties(seen, 3) == [(8, ["Anna", "Benno"])]
    assert paid(seen, 3) == {"Carla": 60}


def test_LV7b_most_dice_take_the_highest_note_and_so_on() -> None:
    """One note each, in the order of the dice and not of the seats."""
    m = table("round 4 \n 4: 30 10 20 10 | Anna 1, Benno 4, Carla 2, Denny 3")
    seen = finish_round(m)
    assert paid(seen, 4) == {"Benno": 30, "Denny": 20, "Carla": 10, "Anna": 10}
    assert [event.seat for event in seen if event.kind == "paid"] == [1, 3, 2, 0]
    assert [event.fields["dice"] for event in seen if event.kind == "paid"] == [4, 3, 2, 1]
    assert won(m, "Benno") == [30]


def test_LV7b_won_notes_pile_up_with_those_of_earlier_rounds() -> None:
    m = table("round 4 \n Anna won 30 60 \n 1: 60 | Anna 1 \n 2: 50 | Anna 2")
    finish_round(m)
    assert won(m, "Anna") == [30, 50, 60, 60]
    assert m.scores[0] == 200_000


def test_LV7c_more_players_than_notes_and_the_rest_get_nothing() -> None:
    m = table("round 4 \n 5: 90 | Anna 1, Benno 2, Carla 3, Denny 4")
    seen = finish_round(m)
    assert paid(seen, 5) == {"Denny": 90}
    assert m.scores == [0, 0, 0, 90_000]


def test_LV7c_dice_that_won_nothing_return_to_their_owners_too() -> None:
    """Before the last round, for the next one; after it, no die lies on a casino."""
    m = table("round 3 \n 5: 90 | Anna 1, Denny 4")
    finish_round(m)
    assert on(m, 5) == {}
    assert n_dice(m) == 8
    end = table("round 4 \n 5: 90 | Anna 1, Denny 4")
    finish_round(end)
    assert on(end, 5) == {}


def test_LV7d_notes_nobody_won_go_under_the_pile_casino_by_casino_from_high_to_low() -> None:
    m = table("""
        round 4
        5: 30 40 20 |
        3: 10 60 | Anna 1
        2: 20 50 10 | Anna 2, Benno 2
        under 80
    """)
    before = pile(m)
    finish_round(m)
    assert under(m) == [80, 50, 20, 10, 10, 40, 30, 20]
    assert pile(m) == [*before, 50, 20, 10, 10, 40, 30, 20]


def test_LV7d_a_casino_is_done_before_the_next_one_pays() -> None:
    m = table("round 4 \n 1: 50 10 | Anna 1 \n 2: 60 | Benno 1")
    seen = finish_round(m)
    assert [event.kind for event in seen if event.kind in ("paid", "under")] == ["paid", "under", "paid"]


def test_LV7d_no_note_stays_on_a_casino() -> None:
    m = table("round 4 \n 1: 50 10 | Anna 1 \n 2: 60 |")
    finish_round(m)
    assert all(casino["notes"] == [] for casino in m.view()["casinos"])


def test_LV7_a_player_without_dice_never_gets_a_note() -> None:
    """Three notes, one player: two notes go under."""
    m = table("round 4 \n 2: 20 20 10 | Carla 1")
    seen = finish_round(m)
    assert paid(seen, 2) == {"Carla": 20}
    assert went_under(seen, 2) == [(20, "nobody"), (10, "nobody")]
    assert m.scores == [0, 0, 20_000, 0]


def test_LV7_casinos_1_and_6_pay_like_the_others() -> None:
    m = table("round 4 \n 1: 50 | Anna 2 \n 6: 90 40 | Benno 3, Carla 1")
    seen = finish_round(m, casino=3)
    assert (paid(seen, 1), paid(seen, 6)) == ({"Anna": 50}, {"Benno": 90, "Carla": 40})
