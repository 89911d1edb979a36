"""BV11: the casinos pay the colours as they pay players (LV7); you win with more than the seven together."""
import pytest

from tests.helpers.las_vegas_solo import fields, on, paid, sixes, stocked, table, ties, under, went_under, won

LAST = "1: 90 20 | red 3, violet 2"


def test_LV7a_colours_with_equally_many_dice_take_them_back() -> None:
    seen = sixes(table("2: 80 30 10 | red 5, green 3, violet 3, grey 1"))
    assert ties(seen, 2) == [(3, ["green", "violet"])]
    assert paid(seen, 2) == {"red": 80, "grey": 30}
    assert went_under(seen, 2) == [10]


def test_LV7a_two_groups_may_tie_while_another_wins() -> None:
    seen = sixes(table("1: 90 50 | red 3, blue 3, black 2, white 1, yellow 1"))
    assert ties(seen, 1) == [(3, ["red", "blue"]), (1, ["white", "yellow"])]
    assert paid(seen, 1) == {"black": 90}


def test_LV7a_eight_dice_tie_as_well() -> None:
    seen = sixes(table("3: 60 | red 8, violet 8, green 7"))
    assert ties(seen, 3) == [(8, ["red", "violet"])]
    assert paid(seen, 3) == {"green": 60}


def test_LV7b_most_dice_take_the_highest_note_and_so_on() -> None:
    seen = sixes(table("4: 40 30 20 10 | blue 1, violet 8, red 2, grey 3"))
    assert paid(seen, 4) == {"violet": 40, "grey": 30, "red": 20, "blue": 10}
    assert [one["dice"] for one in fields(seen, "paid")] == [8, 3, 2, 1]


def test_LV7c_more_colours_than_notes() -> None:
    seen = sixes(table("5: 70 20 | violet 4, red 2, grey 1"))
    assert paid(seen, 5) == {"violet": 70, "red": 20}


def test_LV7d_what_nobody_won_goes_under_the_pile_casino_by_casino_high_to_low() -> None:
    m = table("under 50 \n 1: 30 60 | red 2, violet 2 \n 3: 20 40 90 | red 1")
    seen = sixes(m)
    assert went_under(seen, 1) == [60, 30]
    assert under(m) == [50, 60, 30, 40, 20]
    assert won(m, "red") == [90]


def test_BV11_preplaced_dice_count_like_the_others() -> None:
    seen = sixes(table("2: 60 30 | violet 5, grey 4", preplaced=2))
    assert paid(seen, 2) == {"violet": 60, "grey": 30}


@pytest.mark.parametrize(("drawing", "winners", "yours", "theirs"), [
    ("1: 90 20 | red 3, violet 2", [0], 90_000, 20_000),
    ("1: 90 20 | red 3, violet 2 \n 2: 80 | grey 1", [], 90_000, 100_000),
    ("1: 50 30 20 | red 3, violet 2, grey 1", [], 50_000, 50_000),
    ("1: 20 | red 1", [0], 20_000, 0),
    ("1: 20 | red 1, green 1", [], 0, 0),
    ("1: 20 10 | red 1 \n 2: 30 | blue 2 \n 3: 20 | red 4", [0], 40_000, 30_000),
])
def test_BV11_you_win_with_more_than_the_seven_together_and_equal_is_lost(drawing: str, winners: list[int], yours: int,
                                                                         theirs: int) -> None:
    m = table(drawing)
    seen = sixes(m)
    assert m.over
    assert m.winners == winners
    assert m.scores == [yours]
    assert m.view()["theirs"] == theirs
    assert fields(seen, "game_end") == [{"winners": winners, "yours": yours, "theirs": theirs, "own_dice": 8}]


def test_BV11_one_round_by_default() -> None:
    m = table(LAST)
    assert m.view()["rounds"] == 1
    sixes(m)
    assert m.over


def test_BV11_another_round_begins_with_stocking_from_the_same_pile() -> None:
    m = table(f"{LAST} \n pile 60 70 80 90 50 100 30", rounds=2)
    seen = sixes(m)
    assert not m.over
    assert fields(seen, "round") == [{"round": 2}]
    assert fields(seen, "shuffled") == []
    assert stocked(m) == [[60], [70], [80], [90], [50], [100]]
    assert all(on(m, casino) == {} for casino in range(1, 7))
    assert m.view()["phase"] == "opening"
    assert sum(m.view()["left"]) == 28


def test_BV11_money_is_added_up_over_the_rounds_and_decided_after_the_last() -> None:
    m = table("round 2 \n red won 90 \n violet won 40 \n green won 30 \n 1: 50 | violet 1", rounds=3)
    sixes(m)
    assert not m.over
    assert (m.scores, m.view()["theirs"], m.winners) == ([90_000], 120_000, [])
    m = table("round 3 \n red won 90 \n violet won 40 \n green won 30 \n 1: 50 | violet 1 \n 2: 40 | red 2", rounds=3)
    sixes(m)
    assert m.over
    assert (m.scores, m.view()["theirs"], m.winners) == ([130_000], 120_000, [0])


def test_BV11_notes_of_the_seven_stay_with_them() -> None:
    m = table("1: 50 | violet 1", rounds=2)
    sixes(m)
    assert won(m, "violet") == [50]
    assert m.view()["theirs"] == 50_000


@pytest.mark.parametrize(("own", "en", "fr"), [
    (1, "Player 1 wins with a single die and is the master player: $90,000 against the $20,000 of the seven.",
     "Joueur 1 gagne avec un seul dé et devient Maître joueur\xa0: 90\u202f000\xa0$ contre 20\u202f000\xa0$ pour les sept autres."),
    (2, "Player 1 beats the seven: $90,000 against the $20,000 of the seven.", None),
])
def test_BV11_who_wins_with_one_die_is_the_master_player(own: int, en: str, fr: str | None) -> None:
    m = table("1: 90 | red 1 \n 2: 20 | violet 2", own_dice=own)
    told = sixes(m)[-1]
    assert m.winners == [0]
    assert told.text("en") == en
    if fr is not None: assert told.text("fr") == fr


def test_BV11_a_game_that_nobody_wins_is_told_as_such() -> None:
    m = table("1: 90 | violet 2")
    told = sixes(m)[-1]
    assert m.winners == []
    assert told.text("en") == "The game is lost, and nobody has won: $0 against the $90,000 of the seven."
    assert told.text("fr").startswith("La partie est perdue, personne n’a gagné")
