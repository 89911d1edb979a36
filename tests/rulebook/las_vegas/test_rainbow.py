"""BV7: rainbow cards."""
import pytest

import flambeur
from flambeur import Match, PositionError
from flambeur.games.las_vegas import moments
from tests.helpers.las_vegas import fields, finish_round, new, paid, pile, stocked, table, turn
from tests.helpers.refusals import refused

LAST = "1: | Anna 8 \n 5: | Benno 7, Carla 8 \n to roll Benno"      # Benno has one die left


def test_BV7_six_cards_are_shuffled_into_the_note_pile() -> None:
    m = new(2, rainbow=True)
    assert m.events()[0].fields == {"notes": 60}
    lies = m.position()["state"]
    assert sum(casino["rainbow"] for casino in lies["casinos"]) + lies["pile"]["above"].count("rainbow") == 6


def test_BV7_while_stocking_one_counts_as_40k() -> None:
    """Casino 1: 10 and a rainbow card; 2: a rainbow card and 90; 3: two rainbow cards; 4: 50."""
    m = table(f"round 1 \n {LAST} \n pile 10 rainbow rainbow 90 rainbow rainbow 50 30 20 60", players=3, rainbow=True)
    turn(m, "6", place=6)
    assert stocked(m) == [[10], [90], [], [50], [30, 20], [60]]
    assert [casino["rainbow"] for casino in m.view()["casinos"]] == [1, 1, 2, 0, 0, 0]


def test_BV7_after_the_last_die_and_before_the_payout_each_is_replaced_by_the_next_note() -> None:
    m = table("1: 30 rainbow | Anna 8, Benno 7 \n 2: | Carla 8 \n to roll Benno \n pile 70", players=3, rainbow=True)
    assert paid(turn(m, "6", place=6), 1) == {"Anna": 70, "Benno": 30}


def test_BV7_it_is_not_replaced_before_the_last_die() -> None:
    m = table("1: 30 rainbow | Anna 8 \n to roll Benno \n pile 70", players=3, rainbow=True)
    assert fields(turn(m, "6 6 6 6 6 6 6 5", place=6), "rainbow") == []
    assert m.view()["casinos"][0]["rainbow"] == 1


def test_BV7_casino_1_to_6_in_order_and_the_new_note_stands_as_it_is() -> None:
    """No casino is topped up to the minimum."""
    m = table("1: 10 rainbow | Anna 8 \n 3: rainbow rainbow | \n 4: rainbow | \n 5: | Benno 7, Carla 8 \n to roll Benno \n"
              "pile 10 20 30 40 90", players=3, rainbow=True)
    told = fields(turn(m, "6", place=6), "rainbow")
    assert [(one["casino"], one["note"] // 1000) for one in told] == [(1, 10), (3, 20), (3, 30), (4, 40)]


def test_BV7_rainbow_cards_drawn_then_are_out_of_the_game_too() -> None:
    m = table("1: rainbow | Anna 8 \n 5: | Benno 7, Carla 8 \n to roll Benno \n pile rainbow rainbow 60 50 50 50 50 50 50", players=3,
              rainbow=True)
    assert paid(turn(m, "6", place=6), 1) == {"Anna": 60}
    assert m.view()["rainbow_out"] == 3
    assert m.position()["state"]["pile"]["above"].count("rainbow") == 3


def test_LV14_without_a_note_left_a_rainbow_card_is_replaced_by_none() -> None:
    m = table("round 4 \n 1: rainbow rainbow | Anna 8 \n 2: rainbow | \n 5: | Benno 7, Carla 8 \n to roll Benno \n pile 80 rainbow"
              "\n Anna won the rest", players=3, rainbow=True)
    seen = turn(m, "6", place=6)
    assert [(one["casino"], one["note"]) for one in fields(seen, "rainbow")] == [(1, 80_000), (1, 0), (2, 0)]
    assert paid(seen, 1) == {"Anna": 80}
    assert [event.text() for event in seen if event.kind == "rainbow"] == [
        "Golden Nugget: the rainbow card turns into $80,000.",
        "Golden Nugget: the pile is empty, and the rainbow card turns into nothing.",
        "Caesars Palace: the pile is empty, and the rainbow card turns into nothing."]


def test_BV7_a_note_that_all_saw_going_under_may_be_the_replacement() -> None:
    m = table("round 4 \n 1: rainbow | Anna 8 \n 5: | Benno 7, Carla 8 \n to roll Benno \n Benno won the rest \n under 50 40", players=3,
              rainbow=True)
    assert paid(turn(m, "6", place=6), 1) == {"Anna": 50}
    assert pile(m) == [40]


def test_BV7_nobody_knows_what_a_rainbow_card_will_be() -> None:
    """What would be paid is told, but where a rainbow card lies nobody can say how much."""
    m = table("1: 90 rainbow | Anna 2, Benno 1 \n 2: 30 | Carla 1", players=3, rainbow=True)
    standing = m.game.standing(m.cell)
    assert standing is not None
    assert [standing["pays"][casino] for casino in (0, 1)] == [[-2, -2, 0], [0, 0, 30_000]]


def test_BV7_a_glance_takes_a_rainbow_card_for_an_average_note() -> None:
    m = table("1: 90 50 20 rainbow rainbow |", players=3, rainbow=True)
    assert moments.prizes(m.state, 0) == 5
    assert [moments.prize(m.state, 0, k) for k in range(5)] == [9, 5, 5, 5, 2]
    m = table("1: rainbow |", players=3, rainbow=True)
    assert [moments.prize(m.state, 0, 0), moments.prizes(m.state, 0), moments.prizes(m.state, 1)] == [5, 1, 0]


def test_BV7_the_cards_are_told_with_the_notes() -> None:
    m = table(f"{LAST} \n pile 10 rainbow rainbow 90 rainbow rainbow 50 30 20 60", players=3, rainbow=True)
    told = [event for event in turn(m, "6", place=6) if event.kind == "stocked"]
    assert [event.text() for event in told[:3]] == [
        "Golden Nugget offers $10,000 and a rainbow card.", "Caesars Palace offers $90,000 and a rainbow card.",
        "The Mirage offers 2 rainbow cards."]
    assert told[2].text("fr") == "Le Mirage met en jeu 2 cartes arc-en-ciel."


def test_a_position_holds_six_rainbow_cards() -> None:
    m = table("1: 90 rainbow | \n rainbow out 2", players=3, rainbow=True)
    assert flambeur.from_position(m.position(), dice="manual").digest == m.digest
    position = m.position()
    position["state"]["rainbow_out"] = 6
    position["state"]["pile"]["above"] = None
    with refused(PositionError, "7 cards called rainbow lie about; the box has 6", "il y a 7 cartes nommées rainbow\xa0; la boîte en a 6"):
        flambeur.from_position(position)


def test_no_rainbow_card_lies_at_a_casino_once_the_round_is_settled() -> None:
    position = finished().position()
    position["state"]["casinos"][2]["rainbow"] = 1
    position["state"]["pile"]["above"] = None
    with refused(PositionError, "after the last die of a round no rainbow card lies at a casino",
                 "après le dernier dé d’une manche, il n’y a plus de carte arc-en-ciel aux casinos"):
        flambeur.from_position(position)


def finished() -> Match:
    m = table(f"round 4 \n {LAST}", players=3, rainbow=True)
    finish_round(m)
    return m


@pytest.mark.parametrize("players", [2, 5, 8])
def test_BV7_any_number_of_players_may_play_with_them(players: int) -> None:
    assert flambeur.new("las-vegas", players=players, rainbow=True).options.rainbow
